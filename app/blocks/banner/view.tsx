import type { OnPage } from '../../page/on-page.ts';
import { ButtonExternalLink, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { isExternalAction } from '../../ui/link/action.ts';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/layout/stack.css';

/** A call before the end of the page, over the whole width on its strongest background. */
export default function Banner({ subtitle, heading, text, action, link, about, surface, id }: Props & OnPage) {
  return (
    <section
      id={id}
      className={`call call-${surface}`}
      data-surface={surface}
      data-about={about}
      data-enhance={about && 'about'}
    >
      <Picture name={`call-${surface}`} className="call-art" />
      <div className="container stack gap-m" data-reveal>
        <Heading className="text-section-title">{heading}</Heading>
        <div>
          {subtitle && <p className="call-subtitle">{subtitle}</p>}
          <p className="soft">{text}</p>
        </div>
        <div className="actions">
          <BannerButton action={action} /> {link && <ArrowLink action={link} />}
        </div>
      </div>
    </section>
  );
}

function BannerButton({ action }: Pick<Props, 'action'>) {
  if (isExternalAction(action)) return <ButtonExternalLink action={action} size="large" />;
  if (!action.to.startsWith('#')) return <ButtonLink action={action} size="large" />;
  return (
    // A plain link: the browser moves to the place, and the next Tab starts from there.
    <a className="button button-large" href={action.to}>
      <span>{action.label}</span>
      <i>
        <Icon name="arrow-down" />
      </i>
    </a>
  );
}
