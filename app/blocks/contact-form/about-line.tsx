import { Icon } from '../../ui/icon/icon.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/button/button.css';

/**
 * Subject of the message, such as the plan that the visitor chose: its first line, unless the visitor removes it. Hidden as
 * long as there is none; contact-form-script.ts fills it in.
 */
export function AboutLine({ label, remove }: Props['form']['about']) {
  return (
    <p className="about-line" hidden data-label={label} data-remove={remove}>
      <RemovableText label={label} remove={remove} />
    </p>
  );
}

/** The page and the source that led to the form, sent unless the visitor removes them: visitor-way.ts. */
export function WayLine({ label, remove }: Props['form']['way']) {
  return (
    <p className="about-line" hidden data-way="">
      <RemovableText label={label} remove={remove} />
    </p>
  );
}

function RemovableText({ label, remove }: Props['form']['about']) {
  return (
    <>
      <span>
        {label} <b />
      </span>
      <button type="button" aria-label={remove}>
        <Icon name="x" />
      </button>
    </>
  );
}
