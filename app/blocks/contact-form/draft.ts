import { type ContactMessage, contactFields } from '../../../shared/contact-message.ts';

/**
 * Words that a visitor has typed, kept in this tab until they are sent: they survive a reload and a lost connection.
 * They include the key of the last attempt, so that the server recognises the same message after a reload.
 */
interface Draft {
  message: ContactMessage;
  /** Subject of the message, such as the chosen plan. */
  about?: string;
  attempt?: { key: string; body: string };
}

/** Sites below paths of one host share the tab's storage. */
const storageKey = `contact-draft${import.meta.env.BASE_PATH}`;

/** Storage may be full or forbidden; the form then works all the same, without a draft. */
function attemptStorage<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function readDraft(): Draft | undefined {
  return attemptStorage(() => JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Draft | null) ?? undefined;
}

function writeDraft(draft: Draft) {
  attemptStorage(() => sessionStorage.setItem(storageKey, JSON.stringify(draft)));
}

export function saveDraft(message: ContactMessage, about = '') {
  const attempt = readDraft()?.attempt;
  writeDraft({ message, about, ...(attempt && { attempt }) });
}

export const savedAbout = () => readDraft()?.about ?? '';

export function clearDraft() {
  attemptStorage(() => sessionStorage.removeItem(storageKey));
}

/**
 * Puts a saved draft into the form; words already typed there are newer and stay.
 * @param email carried here from another page, if any: newer than the draft
 */
export function restoreDraft(form: HTMLFormElement, email = '') {
  const message: Partial<ContactMessage> = { ...readDraft()?.message, ...(email && { email }) };
  for (const name of contactFields) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
    if (field?.value === '' && typeof message[name] === 'string') field.value = message[name];
  }
}

/** The key under which this very message is sent: the same for the same words, a new one for others. */
export function idempotencyKey(message: ContactMessage): string {
  const body = JSON.stringify(message);
  const draft = readDraft();
  if (draft?.attempt?.body === body) return draft.attempt.key;
  const key = randomKey();
  writeDraft({ ...(draft ?? { message }), attempt: { key, body } });
  return key;
}

/** `crypto.randomUUID` exists on secure origins only; a preview over plain http must be able to send as well. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
