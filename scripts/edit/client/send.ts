export interface Answer {
  /** Objection; undefined on success. */
  objection?: string;
  /** Set if the act can also remove all mentions of the part. */
  isOffer?: boolean;
  /** Address of the next page, if it changes, or the answer to a question. */
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
    return { objection: words, isOffer: answer.headers.get('edit-offer') === 'remove-mentions' };
  } catch {
    return { objection: 'Nothing answers. Is `npm run edit` still running?' };
  }
}

const kept = 'edit-structure';

/** Shows the changed page, with the panel open at the same place. */
export function showChangedPage(path: string | undefined, button: string): void {
  sessionStorage.setItem(kept, JSON.stringify({ button, top: scrollY }));
  if (path) location.assign(path);
  else location.reload();
}

/** Takes the name of the button that was pressed before a reload, once. */
export function takePressedButton(): string | undefined {
  const { button, top } = JSON.parse(sessionStorage.getItem(kept) ?? '{}') as { button?: string; top?: number };
  sessionStorage.removeItem(kept);
  if (top) scrollTo({ top, behavior: 'instant' });
  return button;
}
