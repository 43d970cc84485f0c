import type { ComponentPropsWithoutRef } from 'react';
import { copyCode } from '../text/ui-texts.ts';
import './code.css';
import '../button/button.css';

/**
 * A block of code. It may be wider than the page, so keyboards can reach and scroll it; only script shows a button that
 * copies it: see enhance-copy-code.ts.
 */
export function CodeBlock(props: ComponentPropsWithoutRef<'pre'>) {
  return (
    <div className="code-block" data-surface="night" data-enhance="copy-code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} {...props} />
      <div className="code-copy small soft" hidden>
        <span role="status" data-done={copyCode.done} data-failed={copyCode.failed} />{' '}
        <button type="button">{copyCode.label}</button>
      </div>
    </div>
  );
}
