import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../../server/http/answers/fill-page.ts';
import { formType, jsonType, readMailBody } from '../../../server/http/mail-body.ts';
import { fingerprintMessage, fingerprintText } from '../../../server/intake/fingerprint.ts';
import { judgeSpam } from '../../../server/intake/spam/judge-spam.ts';
import { validateMessage } from '../../../server/intake/validate-message.ts';
import { scrubAddresses } from '../../../server/mail/classify.ts';
import { composeMail } from '../../../server/mail/compose.ts';
import type { LeadRow } from '../../../server/store/tables.ts';
import { goodFields } from '../../support/contact-message.ts';

const longest = 64 * 1024;
const fill = (unit: string, bytes = longest - 1000) => unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));

function measure(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Work for a post on the thread that serves the pages. */
function receive(type: string, body: string): void {
  try {
    const { message } = validateMessage(readMailBody(type, Buffer.from(body)));
    fingerprintMessage(message);
    fingerprintText(message);
    judgeSpam({ message, sameText: 0, fromAddress: 1 });
  } catch {
    // Refusals cost as well.
  }
}

const json = (fields: Record<string, string>) => [jsonType, JSON.stringify({ ...goodFields, ...fields })] as const;

const [plainType, plainBody] = json({ message: fill('abcdefg ') });

/** Costly texts took up to twenty times as long before. */
const most = 5;
/** Turns without and with disturbance: a busy machine gives hardly one of them a whole slice of its time. */
const [fewTurns, manyTurns] = [8, 60];

/**
 * Measures the cost in units of 64 kB of plain words, which take less than a millisecond. Takes turns, and the shortest
 * time of each, which only the work itself can lengthen.
 */
function costOf(work: () => void): number {
  let [plain, own] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let turn = 0; turn < fewTurns || (turn < manyTurns && own / plain >= most); turn += 1) {
    plain = Math.min(
      plain,
      measure(() => receive(plainType, plainBody)),
    );
    own = Math.min(own, measure(work));
  }
  return own / plain;
}

describe('No post delays pages, not even the longest of', () => {
  it.each<[string, readonly [type: string, body: string]]>([
    ['keys', [jsonType, `{${Array.from({ length: 90_000 }, (_, at) => `"k${at}":1`)}}`.slice(0, longest)]],
    ['brackets', [jsonType, fill('[')]],
    ['fields of a form', [formType, fill('a&')]],
    ['blanks in a form', [formType, `message=${fill('+')}`]],
    ['percent signs in a form', [formType, `message=${fill('%')}`]],
    ['letters with percent signs', [formType, `message=${fill('%41', 2 * longest - 1000)}`]],
    ['words with dots', json({ message: fill('a.') })],
    ['dashes', json({ message: `x\n${fill('-')}` })],
    ['accents in changing order', json({ message: fill('\u0301\u0327\u0316') })],
    ['accents in a name', json({ name: fill('\u0301\u0327\u0316') })],
    ['opening quotation marks', json({ message: fill('«') })],
    ['low quotation marks', json({ message: fill('„') })],
    ['a domain in another script', json({ email: `a@${fill('ü')}.test` })],
  ])('%s', (_name, [type, body]) => {
    expect(costOf(() => receive(type, body))).toBeLessThan(most);
  });

  it('signs that a page has to escape', () => {
    expect(costOf(() => escapeHtml(fill('<')))).toBeLessThan(most);
  });

  it.each([
    ['letters', 'a'],
    ['accents', '\u0301'],
    ['composed signs', '👩\u200d👩\u200d👧'],
  ])('a name of %s when it is mailed', (_name, unit) => {
    const facts = { id: 'i', reference: 'SV-7Q4K-2M', received_at: 1, hold_reason: null };
    const lead = { ...goodFields, ...facts, name: fill(unit) } as LeadRow;
    const addresses = { from: 'web@company.test', to: 'owner@company.test' };
    expect(costOf(() => composeMail(lead, addresses))).toBeLessThan(most);
    expect(composeMail(lead, addresses).subject.length).toBeLessThan(400);
  });

  it('letters in a reply of the mail server', () => {
    expect(costOf(() => scrubAddresses(`550 ${fill('a')}`))).toBeLessThan(most);
  });
});
