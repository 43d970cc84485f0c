import { describe, expect, it } from 'vitest';
import { judgeDkim, judgeDmarc, judgeMx, judgeSpf, type Verdict } from './judge-domain.ts';
import { judgeSender } from './judge-sender.ts';
import type { Answer, LookUp } from './look-up.ts';

const found = (...records: string[]): Answer<string> => ({ records });
const kindOf = ({ kind }: Verdict) => kind;

it.each<[Answer<string>, string, string]>([
  [found('mx.company.com'), 'good', 'goes to mx.company.com'],
  [found(), 'poor', 'cannot be answered'],
  [found(''), 'bad', 'takes no mail'],
  ['no such name', 'bad', 'there is no domain company.com'],
  [undefined, 'unknown', 'could not be looked up'],
])('MX %j is %s', (answer, kind, words) => {
  expect(judgeMx('company.com', answer)).toEqual({ kind, text: expect.stringContaining(words) });
});

describe('SPF', () => {
  const judge = (answer: Answer<string>, host = 'mail.company.com') => judgeSpf('company.com', host, answer);

  it.each<[Answer<string>, string, string]>([
    [found('v=spf1 ip4:192.0.2.1 -all'), 'good', 'lists the servers that may send'],
    [found('google-site-verification=x', 'V=SPF1 mx ~all'), 'good', 'lists the servers'],
    [found('v=spf10 -all', 'text about v=spf1'), 'poor', 'does not say'],
    [found(), 'poor', 'does not say'],
    ['no such name', 'poor', 'does not say'],
    [found('v=spf1 mx -all', 'v=spf1 a -all'), 'bad', '2 records'],
    [found('v=spf1 mx +all'), 'poor', 'lets everybody send'],
    [found('v=spf1 all'), 'poor', 'lets everybody send'],
    [found(`v=spf1 ${'include:x.test '.repeat(10)}-all`), 'good', 'lists the servers'],
    [found(`v=spf1 ${'include:x.test '.repeat(9)}a mx/24 -all`), 'bad', '11 look-ups'],
    [found(`v=spf1 ${'ip4:192.0.2.1 '.repeat(30)}-all`), 'good', 'lists the servers'],
    [undefined, 'unknown', 'could not be looked up'],
  ])('%j is %s', (answer, kind, words) => {
    expect(judge(answer)).toEqual({ kind, text: expect.stringContaining(words) });
  });

  it.each([
    ['smtp.office365.com', 'include:spf.protection.outlook.com'],
    ['smtp.gmail.com', 'include:_spf.google.com'],
    ['smtp-relay.gmail.com', 'include:_spf.google.com'],
    ['smtp.fastmail.com', 'include:spf.messagingengine.com'],
  ])('has to name the servers behind %s', (host, include) => {
    expect(judge(found('v=spf1 mx -all'), host)).toEqual({ kind: 'bad', text: expect.stringContaining(include) });
    expect(kindOf(judge(found(`v=spf1 ${include} ~all`), host))).toBe('good');
    expect(kindOf(judge(found('v=spf1 redirect=spf.company.com'), host))).toBe('good');
    expect(kindOf(judge(found('v=spf1 mx -all'), `not-${host}.company.com`))).toBe('good');
  });
});

it.each<[string | undefined, Answer<string>, string, string]>([
  ['s1', found('v=DKIM1; k=rsa; p=MIGf'), 'good', 's1._domainkey.company.com'],
  ['s1', found('p=MIGf'), 'good', 'is there'],
  ['s1', found('v=DKIM1; p='), 'bad', 'withdrawn'],
  ['s1', found(), 'bad', 'no key'],
  ['s1', 'no such name', 'bad', 'no key'],
  ['s1', undefined, 'unknown', 'could not be looked up'],
  [undefined, undefined, 'unknown', 'set DKIM_SELECTOR'],
])('DKIM with selector %s and %j is %s', (selector, answer, kind, words) => {
  expect(judgeDkim('company.com', selector, answer)).toEqual({ kind, text: expect.stringContaining(words) });
});

it.each<[Answer<string>, Answer<string>, string, string]>([
  [found('v=DMARC1; p=none'), undefined, 'good', 'only watches'],
  [found('v=DMARC1; p=reject; rua=mailto:x@company.com'), undefined, 'good', 'asks to reject'],
  [found('v=DMARC1;p=Quarantine'), undefined, 'good', 'asks to quarantine'],
  ['no such name', found('v=DMARC1; p=reject'), 'good', 'asks to reject'],
  [found('other text'), found(), 'poor', 'has no record'],
  [found('v=DMARC1; sp=none'), undefined, 'bad', 'no policy'],
  [found('v=DMARC1; p=maybe'), undefined, 'bad', 'no policy'],
  [found('v=DMARC1; p=none', 'v=DMARC1; p=reject'), undefined, 'bad', '2 records'],
  [undefined, undefined, 'unknown', 'could not be looked up'],
])('DMARC %j, above it %j, is %s', (own, inherited, kind, words) => {
  expect(judgeDmarc('company.com', own, inherited)).toEqual({ kind, text: expect.stringContaining(words) });
});

describe('A sender', () => {
  /** Name servers with these records. */
  const knows = (names: Record<string, string[]>): LookUp => {
    const ask = async (name: string): Promise<Answer<string>> =>
      names[name] ? { records: names[name] } : 'no such name';
    return { mx: (name) => ask(`mx ${name}`), txt: ask };
  };

  it('is judged by all four, of its own domain and the one above', async () => {
    const lookUp = knows({
      'mx web.company.com': ['mx.company.com'],
      'web.company.com': ['v=spf1 mx -all'],
      's1._domainkey.web.company.com': ['p=MIGf'],
      '_dmarc.company.com': ['v=DMARC1; p=none'],
    });
    const sender = { from: 'site@Web.Company.com', host: 'mail.company.com', dkimSelector: 's1' };
    expect((await judgeSender(sender, lookUp)).map(kindOf)).toEqual(['good', 'good', 'good', 'good']);
  });

  it('without an answer of a name server gets one sentence, and a name of a private network none', async () => {
    const deaf: LookUp = { mx: async () => undefined, txt: async () => undefined };
    expect(await judgeSender({ from: 'a@company.com', host: 'x' }, deaf)).toEqual([
      { kind: 'unknown', text: expect.stringContaining('no name server answered') },
    ]);
    expect(await judgeSender({ from: 'a@mail.company.test', host: 'x' }, deaf)).toEqual([]);
  });
});
