import { type MailReceipt, referencePattern } from '../../../shared/contact-message.ts';
import { hoursToAnswer } from './hours-to-answer.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

/**
 * Replaces the form by the receipt; the emptied fields remain in the document.
 * @param sentAt time of the answer, in milliseconds since 1970
 * @param onAgain runs when the visitor wants to write another message
 */
export function showReceipt(form: HTMLFormElement, receipt: MailReceipt, sentAt: number, onAgain: () => void): void {
  const template = form.querySelector<HTMLTemplateElement>('[data-receipt]');
  const served = template?.content.querySelector('section');
  if (!template || !served) return;
  const section = document.importNode(served, true);
  const dueAt = new Date(sentAt + hoursToAnswer * hourMs);

  const reference = section.querySelector('.reference') as HTMLElement;
  if (referencePattern.test(receipt.reference)) reference.textContent = receipt.reference;
  else reference.parentElement?.remove();
  const due = document.createElement('time');
  due.dateTime = dueAt.toISOString();
  due.textContent = new Intl.DateTimeFormat(template.dataset.receipt, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(dueAt);
  section.querySelector('.due')?.append(due);

  const drawTime = () => drawTimeLeft(section.querySelector('.receipt-sun') as HTMLElement, dueAt);
  drawTime();
  const clock = setInterval(drawTime, minuteMs);
  section.querySelector('button')?.addEventListener('click', () => {
    clearInterval(clock);
    section.remove();
    form.hidden = false;
    onAgain();
  });
  form.after(section);
  form.hidden = true;
}

/** Runs after the notice was closed. */
export function focusReceipt(): void {
  document.querySelector<HTMLElement>('.receipt [tabindex]')?.focus();
}

function drawTimeLeft(sun: HTMLElement, dueAt: Date): void {
  const left = Math.min(hoursToAnswer, Math.max(0, (dueAt.getTime() - Date.now()) / hourMs));
  const begun = Math.ceil(left);
  const passed = 1 - left / hoursToAnswer;
  const words = sun.querySelector('p') as HTMLElement;
  const { hours = '', hour = '', over = '' } = words.dataset;
  words.textContent = begun === 0 ? over : begun === 1 ? hour : hours.replace('{hours}', String(begun));
  const circle = sun.querySelector('circle');
  circle?.setAttribute('cx', String(30 + passed * (hoursToAnswer * 10 - 60)));
  circle?.setAttribute('cy', String(30 + passed * 62));
}
