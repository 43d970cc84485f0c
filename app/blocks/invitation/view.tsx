import type { OnPage } from '../../page/on-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { Props } from './schema.ts';

/** A claim and its reason, a button and a link. */
export default function Invitation({ heading, lead, action, link, id }: Props & OnPage) {
  return (
    <Section id={id} heading={heading} lead={lead} surface="sunken" spacing="tight">
      <div className="actions" data-reveal>
        <ButtonLink action={action} variant="solid" /> {link && <ArrowLink action={link} />}
      </div>
    </Section>
  );
}
