import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Heading } from '../text/heading.tsx';
import { noticeButtons } from '../text/ui-texts.ts';
import './notice.css';
import { usePageId } from '../id/use-page-id.ts';

export interface NoticeContent {
  kind: 'success' | 'error';
  /** Shown above the text. Without a title, `name` is the dialog's name for assistive technology. */
  title?: string;
  name?: string;
  text: string;
}

interface NoticeProps {
  /** Name for show-notice.ts. */
  name: string;
  notice: NoticeContent;
  /** Adds a Cancel button. */
  isCancellable?: boolean;
}

/**
 * Template of a message that must be seen: a modal dialog that stays until it is dismissed. The native element traps
 * focus, makes the page inert and gives focus back.
 */
export function Notice({ name, notice, isCancellable }: NoticeProps) {
  const id = usePageId();
  return (
    <template data-notice={name}>
      <dialog
        className="notice"
        role="alertdialog"
        data-kind={notice.kind}
        data-surface="paper"
        aria-label={notice.title ? undefined : notice.name}
        aria-labelledby={notice.title ? `${id}-title` : undefined}
        aria-describedby={`${id}-text`}
      >
        <div className="notice-panel">
          <div className="notice-fins" aria-hidden />
          <div className="notice-body">
            <span className="notice-icon">
              <Icon name={notice.kind === 'success' ? 'check' : 'circle-alert'} />
            </span>
            {notice.title && (
              <Heading usual={1} below={1} id={`${id}-title`} className="text-small-title">
                {notice.title}
              </Heading>
            )}
            <p id={`${id}-text`} className={notice.title ? undefined : 'text-card-title'}>
              {notice.text}
            </p>
            <div className="actions">
              {isCancellable && (
                <Button variant="line" arrow="none">
                  {noticeButtons.cancel}
                </Button>
              )}
              <Button variant="solid" arrow="none">
                {noticeButtons.ok}
              </Button>
            </div>
          </div>
        </div>
      </dialog>
    </template>
  );
}
