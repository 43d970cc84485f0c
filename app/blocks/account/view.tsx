import type { OnPage } from '../../page/on-page.ts';
import { FormNote } from '../../ui/form/form-note.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { InlineSvg } from '../../ui/media/inline-svg.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Rich } from '../../ui/text/rich-text.tsx';
import { AccountForm } from './account-form.tsx';
import { Providers } from './providers.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** A form about accounts beside a row of fins; on narrow screens its name is on a dark background above the sun. */
export default function Account(props: Props & OnPage) {
  const { heading, prompt, note, illustration, form, providers, recovery, id } = props;
  return (
    <section id={id} className="account">
      <div className="account-art" data-surface="night" data-hour={illustration}>
        <InlineSvg name={illustration} />
      </div>
      <div className="account-words">
        <Stack gap={3} className="account-head">
          <Heading usual={1} className="text-section-title">
            {heading}
          </Heading>
          <p className="soft">
            <Rich text={prompt} />
          </p>
        </Stack>
        <div className="account-rest">
          <FormNote text={note} />
          <AccountForm {...form} />
          {providers && <Providers {...providers} />}
          {recovery && <p className="field-hint">{recovery}</p>}
        </div>
      </div>
    </section>
  );
}
