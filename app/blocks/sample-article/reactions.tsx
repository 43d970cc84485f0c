import { switches } from '../../../shared/site.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/button/button.css';
import '../../ui/button/chip.css';

/**
 * A reader's reactions to the article: see enhance-reactions.ts. Likes and saves end with the page: nothing is stored
 * or sent.
 */
export function Reactions({ like, comments, share, save, below }: Props['reactions'] & { below: string }) {
  return (
    <div className="reactions" data-enhance="reactions">
      <div className="joined">
        <button type="button" className="chip" aria-pressed={false} data-replay="" data-act="like">
          <Icon name="heart" />
          <span className="sr-only">{like.label}</span> <b className="figure">{like.count}</b>
        </button>{' '}
        {switches.comments && (
          <a href={`#${below}`} className="chip">
            <Icon name="message-circle" />
            <span className="sr-only">{comments.label}</span> <b className="figure">{comments.count}</b>
          </a>
        )}
      </div>{' '}
      <div className="joined">
        <button
          type="button"
          className="chip"
          data-replay=""
          data-act="share"
          data-done={share.done}
          data-failed={share.failed}
        >
          <Icon name="share-2" />
          {share.label}
        </button>{' '}
        <button
          type="button"
          className="chip"
          aria-pressed={false}
          data-replay=""
          data-act="save"
          data-done={save.note}
        >
          <Icon name="bookmark" />
          {save.label}
        </button>
      </div>
      <Toast />
    </div>
  );
}

/**
 * A short message about the last action, read out by screen readers. It needs no answer and disappears. The region
 * exists from the start: text that appears together with it is not read out.
 */
function Toast() {
  return (
    <div className="toast-place" role="status">
      <p className="toast small" data-surface="night" hidden>
        <Icon name="check" />
        <Icon name="circle-alert" />
        <span />
      </p>
    </div>
  );
}
