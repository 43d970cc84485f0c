import { describe, expect, it } from 'vitest';
import { goodFields } from '../../../tests/support/contact-message.ts';
import { judgeSpam } from './judge-spam.ts';
import { readEvidence } from './reading.ts';
import { holdReasons } from './words.ts';

const evidence = (message: string, name = 'Ada Kern') => ({
  message: { ...goodFields, name, message },
  sameText: 0,
  fromAddress: 1,
});

const fillTo = (text: string, size: number) => text.repeat(Math.ceil(size / text.length)).slice(0, size);

describe('A held message', () => {
  it('comes with its reasons, strongest first', () => {
    const reasons = judgeSpam({ ...evidence('[url=https://pills.test]cheap pills[/url]'), fillMs: 300 });
    expect(reasons?.indexOf(`${holdReasons.markup}, `)).toBe(0);
    expect(reasons).toContain(holdReasons.tooFast);
  });

  it('is reported with the words that it shares with known spam', () => {
    const reasons = judgeSpam(
      evidence(
        'We offer SEO services and backlinks. Get your website on the first page of Google, guaranteed traffic.',
      ),
    );
    expect(reasons?.replace(/“[^”]+”/g, '“”')).toBe(`${holdReasons.known} (“”, “”, “”)`);
  });

  it('has no reason in favor of the sender', () => {
    const customer = 'We need an app for our drivers. Could you call me back?';
    const link = { ...evidence(customer, 'See https://kern.test'), sameText: 3 };
    expect(judgeSpam(link)).not.toContain(holdReasons.known);
  });
});

describe('What is read', () => {
  it.each([
    ['a quoted mail', 'See below.\n> increase your website traffic\n> first page of google'],
    ['a forwarded head', 'See below.\nFrom: SEO Team\nSubject: first page of google'],
    ['a mail that is answered', 'Yes.\nOn Tue, 10 Nov 2026 Sam wrote:\nbuy backlinks'],
    ['a signature', 'Yes.\n-- \nKern, makers of backlinks'],
    ['a forwarded mail', 'Yours? -------- Forwarded message -------- buy backlinks'],
    ['a quotation', 'Is this true? "your website does not appear on the first page of google"'],
    ['code', 'Why?\n```\nseo(backlinks)\n```'],
  ])('leaves out %s', (_what, text) => {
    expect(readEvidence(evidence(text)).words).not.toMatch(/google|backlinks/);
  });

  it('keeps what is named in quotation marks', () => {
    expect(
      readEvidence(evidence('We sell "Kern oil" and write "your website does not appear on google" on it')).words,
    ).toBe('we sell "kern oil" and write on it');
  });

  it('takes no word from a number in hexadecimal', () => {
    expect(judgeSpam(evidence('message 36d665f6-297a-4ce7-babe-2f4aa04f909b'))).toBeUndefined();
  });

  it('reads letters that only look different', () => {
    expect(readEvidence(evidence('𝐅𝐫𝐞𝐞 ｃａｓｉｎｏ you’ve')).words).toBe("free casino you've");
  });
});

it.each([
  ...['a', 'a-', '1,', '$1 ', '"', '„', '> ', '\n-', '<a ', '```a', 'a.b/', 'http://a ', 'free ', 'your website '],
  ...['we are a ', 'million dollars ', 'our our ', 'won a ', 'ж', '𝐅', 'ﷺ', '\n', 'aA', '[url'],
])('1 MiB of %j is judged within 50 ms of computing', (text) => {
  const long = evidence(fillTo(text, 1024 * 1024), fillTo(text, 1024 * 1024));
  // The best of three: the first one also compiles the rules.
  const times = [1, 2, 3].map(() => {
    const start = process.threadCpuUsage();
    judgeSpam(long);
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});
