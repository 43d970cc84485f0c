import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goodFields as message } from '../../../tests/support/contact-message.ts';
import { clearDraft, idempotencyKey, saveDraft } from './draft.ts';

const other = { ...message, message: 'Hello again' };
const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
});

afterEach(() => void vi.unstubAllGlobals());

describe('the key of a message', () => {
  it('stays the same while the same words are sent again, also after a reload', () => {
    const key = idempotencyKey(message);
    saveDraft(message);
    expect(idempotencyKey(message)).toBe(key);
  });

  it('is another one for other words', () => {
    const key = idempotencyKey(message);
    expect(idempotencyKey(other)).not.toBe(key);
  });

  it('is another one after a success, so that the same words can be sent as a new message', () => {
    const key = idempotencyKey(message);
    clearDraft();
    expect(idempotencyKey(message)).not.toBe(key);
  });

  it('is made even where the browser forbids storage', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied');
      },
    });
    expect(idempotencyKey(message)).toMatch(/^[0-9a-f]{32}$/);
  });
});
