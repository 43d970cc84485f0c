import { Icon } from '../icon/icon.tsx';
import { type Action, type ExternalAction, isExternalAction } from './action.ts';
import { ExternalLink } from './external-link.tsx';
import { isRendered, PageLink } from './page-link.tsx';
import './card-link.css';
import './link.css';

type CardLinkProps = {
  action: Action | ExternalAction;
  /** Color of the arrow: the brand's or that of the words. Use one color in a list, or one item seems to be chosen. */
  tone?: 'accent' | 'solid' | undefined;
} & (
  | {
      /** Id of the card's title. The name stays the visible one: all such links of a list lead to one place. */
      describedBy: string;
      about?: never;
    }
  | {
      /**
       * The card's title, if links of a list have equal words but different targets: part of the name, only read out.
       */
      about: string;
      describedBy?: never;
    }
);

/** The one link of a card: the whole card is its target. */
export function CardLink({ action, describedBy, about, tone = 'solid' }: CardLinkProps) {
  const shared = { className: 'link card-link', 'aria-describedby': describedBy, 'data-tone': tone };
  const words = (
    <span>
      {action.label}
      {about && (
        <>
          {' '}
          <span className="sr-only" data-record>
            {about}
          </span>
        </>
      )}
    </span>
  );
  if (isExternalAction(action))
    return (
      <ExternalLink to={action.to} {...shared}>
        {words}
        <Icon name="arrow-up-right" />
      </ExternalLink>
    );
  if (!isRendered(action.to)) return null;
  return (
    <PageLink to={action.to} {...shared}>
      {words}
      <Icon name="arrow-right" />
    </PageLink>
  );
}
