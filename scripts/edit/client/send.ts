export interface Answer {
  /** Objection; undefined: it was done. */
  objection?: string;
  /** The same can be done with all that names what is removed. */
  isOffer?: boolean;
  /** Address to go on, if it is another page, or the answer to a question. */
  said?: string;
}

/** Sends an act to the tools. */
export async function send(address: string, act?: object | File): Promise<Answer> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: act instanceof File ? act : act ? JSON.stringify(act) : null,
    });
    const words = await answer.text();
    if (answer.ok) return { said: words };
    return { objection: words, isOffer: answer.headers.get('edit-offer') === 'take-out' };
  } catch {
    return { objection: 'Nothing answers. Is `npm run edit` still running?' };
  }
}

const kept = 'edit-structure';

/** Shows the page as it is now, with the panel open and at the same place. */
export function goOn(path: string | undefined, button: string): void {
  sessionStorage.setItem(kept, JSON.stringify({ button, top: scrollY }));
  if (path) location.assign(path);
  else location.reload();
}

/** The name of the button that was pressed before the page came anew, once. */
export function takeKept(): string | undefined {
  const { button, top } = JSON.parse(sessionStorage.getItem(kept) ?? '{}') as { button?: string; top?: number };
  sessionStorage.removeItem(kept);
  if (top) scrollTo({ top, behavior: 'instant' });
  return button;
}
