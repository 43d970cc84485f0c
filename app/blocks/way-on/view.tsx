import type { OnPage } from '../../page/on-page.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** The end of a page without banner: one link, and its result. */
export default function WayOn({ text, action, size, id }: Props & OnPage) {
  const isLarge = size === 'large';
  return (
    <Section
      id={id}
      as="div"
      spacing={isLarge ? 'normal' : 'tight'}
      surface={isLarge ? 'sol' : 'sunken'}
      className="way-on"
    >
      <p className={isLarge ? 'said text-large' : 'said text-name'}>{text}</p>
      <ArrowLink action={action} />
    </Section>
  );
}
