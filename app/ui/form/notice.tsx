import { Check, CircleAlert } from 'lucide-react';
import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { noticeButtons } from '../text/ui-texts.ts';
import { afterPaint } from './after-paint.ts';

export interface NoticeContent {
  kind: 'success' | 'error';
  /** Shown above the text. Without one the text stands alone, and `name` is what assistive technology calls the dialog. */
  title?: string;
  name?: string;
  text: string;
}

interface NoticeProps {
  notice: NoticeContent;
  /** After OK, Escape or a click outside. Focus is back where it was by then, and may be moved on. */
  onClose: () => void;
  /** Offers a second button; without it there is only OK. */
  onCancel?: () => void;
}

/**
 * A message that must be seen: a modal dialog that stays until it is dismissed. The native element traps focus, makes the
 * page inert and gives focus back.
 */
export function Notice({ notice, onClose, onCancel }: NoticeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // In the frame that draws it: what is drawn with it, such as a receipt, needs no layout of its own before.
  useLayoutEffect(() => {
    const element = dialog.current;
    // The browser's own attribute: React's would ask for a focus before the dialog is open, and a style for the whole page.
    element?.querySelector('.actions > :last-child')?.setAttribute('autofocus', '');
    element?.showModal();
    return () => element?.close();
  }, []);

  // Out of sight at once; to close it makes the whole page active again, which takes the browser longer.
  const leave = () => {
    dialog.current?.setAttribute('data-leaving', '');
    afterPaint(() => dialog.current?.close());
  };
  // The panel fills the dialog, so a click whose target is the dialog itself was made on the backdrop.
  const leaveOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) leave();
  };

  const Icon = notice.kind === 'success' ? Check : CircleAlert;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which the element handles
    <dialog
      ref={dialog}
      className="notice"
      role="alertdialog"
      data-kind={notice.kind}
      data-surface="paper"
      aria-label={notice.title ? undefined : notice.name}
      aria-labelledby={notice.title ? `${id}-title` : undefined}
      aria-describedby={`${id}-text`}
      onClose={onClose}
      onClick={leaveOutside}
    >
      <div className="notice-panel">
        <div className="notice-fins" aria-hidden />
        <div className="notice-body">
          <span className="notice-icon">
            <Icon className="icon" aria-hidden />
          </span>
          {notice.title && (
            <h2 id={`${id}-title`} className="text-small-title">
              {notice.title}
            </h2>
          )}
          <p id={`${id}-text`} className={notice.title ? undefined : 'text-card-title'}>
            {notice.text}
          </p>
          <div className="actions">
            {onCancel && (
              <Button variant="line" arrow="none" onClick={onCancel}>
                {noticeButtons.cancel}
              </Button>
            )}
            <Button variant="solid" arrow="none" onClick={leave}>
              {noticeButtons.ok}
            </Button>
          </div>
        </div>
      </div>
    </dialog>
  );
}
