import { type ContactMessage, contactFields, fillMessage } from '../../../shared/contact-message.ts';
import { afterPaint } from '../../ui/form/after-paint.ts';
import { currentForm } from '../../ui/form/current-form.ts';
import { findFaults } from '../../ui/form/find-faults.ts';
import type { FormScript } from '../../ui/form/form-script.ts';
import { focusFirstFault, markFaults } from '../../ui/form/mark-faults.ts';
import { takeSaved } from '../../ui/form/save-for-next-page.ts';
import { showNotice } from '../../ui/form/show-notice.ts';
import { clearDraft, idempotencyKey, restoreDraft, saveDraft, savedAbout } from './draft.ts';
import { type SendFailure, sendMessage } from './send-message.ts';
import { focusReceipt, showReceipt } from './show-receipt.ts';
import { beginWay, forgetWay, sentWay } from './visitor-way.ts';

let about = '';
/** A second press can come before the button is shown as busy. */
let isSending = false;
let startedAt: number | undefined;

export const script: FormScript = {
  begin(form) {
    showAbout(form, takeSaved('about') || savedAbout());
    restoreDraft(form, takeSaved('email'));
    if (import.meta.env.STATS) beginWay(form);
    keepDraft(form);
    form.querySelector('.about-line button')?.addEventListener('click', () => {
      showAbout(currentForm(form), '');
      saveDraft(readMessage(currentForm(form)));
      focusStart(currentForm(form));
    });
    // Browsers and password managers fill fields in without an event.
    addEventListener('pagehide', () => keepDraft(currentForm(form)));
    document.addEventListener('visibilitychange', () => keepDraft(currentForm(form)));
  },

  input(form) {
    startedAt ??= performance.now();
    saveDraft(readMessage(form), about);
  },

  submit(form) {
    if (isSending) return;
    const message = readMessage(form);
    const faults = findFaults(form);
    if ([...faults.values()].includes('missing')) {
      // The button answers first; marks and notice are then drawn in one frame.
      afterPaint(() => {
        markFaults(form, faults);
        showNotice(form, 'missing', () => focusFirstFault(currentForm(form)));
      });
      return;
    }
    markFaults(form, faults);
    focusFirstFault(form);
    if (faults.size > 0) return;
    isSending = true;
    void send(form, message);
  },

  // Without its templates the form cannot show the result; the server's own pages can.
  isNative: (form) => !form.querySelector('template'),
};

async function send(held: HTMLFormElement, typed: ContactMessage): Promise<void> {
  setBusy(held, true);
  const message = about ? { ...typed, message: `${labelOfAbout(held)} ${about}\n\n${typed.message}` } : typed;
  const fillMs = startedAt === undefined ? undefined : performance.now() - startedAt;
  const sent = import.meta.env.STATS ? { ...message, ...sentWay() } : message;
  const result = await sendMessage(sent, idempotencyKey(message), fillMs);
  isSending = false;
  const form = currentForm(held);
  setBusy(form, false);
  showFailure(form, result.ok ? undefined : result.reason);
  if (!result.ok) return showNotice(form, 'failure', () => focusFirstFault(currentForm(form)));

  clearDraft();
  showAbout(form, '');
  if (import.meta.env.STATS) forgetWay(form);
  // Words typed during the sending belong to another message.
  if (contactFields.every((field) => readMessage(form)[field] === typed[field])) form.reset();
  else keepDraft(form);
  showReceipt(form, result.receipt, result.sentAt, () => focusStart(form));
  showNotice(form, 'success', focusReceipt);
}

function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  return fillMessage((name) => String(data.get(name) ?? ''));
}

/** Saves the form's content, also changes without an event. */
function keepDraft(form: HTMLFormElement): void {
  const message = readMessage(form);
  if (about || contactFields.some((field) => message[field] !== '')) saveDraft(message, about);
}

function showAbout(form: HTMLFormElement, text: string): void {
  about = text;
  const line = form.querySelector<HTMLElement>('.about-line');
  const button = line?.querySelector('button');
  if (!line || !button) return;
  line.hidden = text === '';
  (line.querySelector('b') as HTMLElement).textContent = text;
  button.ariaLabel = `${line.dataset.remove}: ${text}`;
}

/** The served label: the visible one may be translated. */
const labelOfAbout = (form: HTMLFormElement) => form.querySelector<HTMLElement>('.about-line')?.dataset.label ?? '';

function showFailure(form: HTMLFormElement, reason?: SendFailure): void {
  const note = form.querySelector<HTMLElement>('.send-failure');
  if (!note) return;
  note.hidden = reason === undefined;
  for (const words of note.querySelectorAll<HTMLElement>('[data-reason]'))
    words.hidden = words.dataset.reason !== reason;
}

function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  const button = form.querySelector<HTMLElement>('[type="submit"]');
  if (!button) return;
  button.ariaBusy = isBusy ? 'true' : null;
  button.ariaDisabled = isBusy ? 'true' : null;
}

function focusStart(form: HTMLFormElement): void {
  form.querySelector('input')?.focus();
}
