import { expect, it } from 'vitest';
import { goodFields } from '../../../tests/support/contact-message.ts';
import { judgeSpam } from './judge-spam.ts';
import { type Evidence, readEvidence } from './reading.ts';
import { holdThreshold, rules } from './rules.ts';
import { holdReasons } from './words.ts';

type Known = Partial<Omit<Evidence, 'message'>> & { name?: string; company?: string };

const arrive = (text: string, { name = 'Ada Kern', company = '', ...known }: Known = {}): Evidence => ({
  message: { ...goodFields, name, company, message: text },
  sameText: 0,
  fromAddress: 1,
  ...known,
});

/** For each reason: a message that it holds, and a similar one of a customer that is delivered. */
const examples: Record<string, { finds: Evidence; delivers: Evidence }> = {
  [holdReasons.known]: {
    finds: arrive('Get more leads with our proven outreach, our experts book calls with decision makers for you'),
    delivers: arrive('We get leads by phone and lose half of them. Can you build us a small tool for that?'),
  },
  [holdReasons.links]: {
    finds: arrive('Some words that say a little more than nothing at all about https://a.test and https://b.test'),
    delivers: arrive(
      'Our screens: https://a.kern.example, the prototype: https://b.kern.example, and what we need: https://c.kern.example. Could you send us an estimate by Friday?',
    ),
  },
  [holdReasons.linkAlone]: {
    finds: arrive('https://snip.test/9Xa2'),
    delivers: arrive('www.kern.example please tell me what you would change'),
  },
  [holdReasons.program]: {
    finds: arrive('See https://cv.test/resume.exe'),
    delivers: arrive('Our RFP is at https://files.kern.example/rfp.zip, offers until 12 December.'),
  },
  [holdReasons.markup]: {
    finds: arrive('[url=https://pills.test]now[/url]'),
    delivers: arrive(
      'Copied from our wiki: <a href="https://kern.example">moodboard</a>. We start in January, budget 15k.',
    ),
  },
  [holdReasons.misplacedLink]: {
    finds: arrive('Hi', { name: 'You won https://gift.test/7' }),
    delivers: arrive('Hi', { name: 'W.W.W. Kern', company: 'https://www.kern.example/' }),
  },
  [holdReasons.probe]: {
    finds: arrive("1 waitfor delay '0:0:15' --"),
    delivers: arrive(
      'Our scanner found that the search field of our shop takes <script>alert(1)</script>. You built it two years ago: could you please have a look at it this week and tell us what it takes to close the hole?',
    ),
  },
  [holdReasons.randomLetters]: {
    finds: arrive('kJhGfTrEwQzXcVb', { name: 'XrUqKzPlWm' }),
    delivers: arrive('Trebamo aplikaciju za evidenciju rada', {
      name: 'Hrvoje Krstulović-Žgrlj',
      company: 'McKxyz LLC',
    }),
  },
  [holdReasons.tooFast]: {
    finds: arrive('Hello', { fillMs: 800 }),
    delivers: arrive('As promised, our brief in one line: an assistant for 400 product manuals.', { fillMs: 800 }),
  },
  [holdReasons.sameText]: {
    finds: arrive('Hello', { sameText: 3 }),
    delivers: arrive('Sorry if this comes twice, the page hung.', { sameText: 2 }),
  },
  [holdReasons.busy]: {
    finds: arrive('Hello', { fromAddress: 8 }),
    delivers: arrive('One of forty colleagues behind one address.', { fromAddress: 40 }),
  },
};

function exampleOf(reason: string) {
  const found = examples[reason];
  if (found === undefined) throw new Error(`no example for ${reason}`);
  return found;
}

it('Every rule has its examples', () => {
  expect(Object.keys(examples).sort()).toEqual(rules.map(({ reason }) => reason).sort());
});

it.each(rules)('Points for "$reason" are given to what it is made for', ({ reason, points }) => {
  expect(points(readEvidence(exampleOf(reason).finds))).toBeGreaterThan(0);
});

it.each(rules)('A customer who comes close to "$reason" is delivered', ({ reason }) => {
  expect(judgeSpam(exampleOf(reason).delivers)).toBeUndefined();
});

it.each(rules)('A message found by "$reason" is held exactly when all its points reach the limit', ({ reason }) => {
  for (const evidence of Object.values(exampleOf(reason))) {
    const reading = readEvidence(evidence);
    const total = rules.reduce((sum, rule) => sum + rule.points(reading), 0);
    expect(judgeSpam(evidence) !== undefined).toBe(total >= holdThreshold);
  }
});

it('Nothing that comes often or fast is held for that alone, but for the same words from several places', () => {
  const customer = 'Hello, we need a booking system for our clinic. Could you call me back about an estimate?';
  expect(judgeSpam(arrive(customer, { fillMs: 300, fromAddress: 40 }))).toBeUndefined();
  expect(judgeSpam(arrive('Hello', { sameText: 3 }))).toBe(holdReasons.sameText);
});

it.each(['Please call me back', 'Could you call me about the website?', '12 34 56'])(
  'A short text that several customers send is delivered: %s',
  (text) => {
    expect(judgeSpam(arrive(text, { sameText: 5 }))).toBeUndefined();
  },
);

it.each(['Ciao, vorrei sapere il prezzo.', 'Hej, jag ville veta ert pris.', 'Can I send you our prices?'])(
  'A short text of a campaign is held once it came from several places: %s',
  (text) => {
    expect(judgeSpam(arrive(text))).toBeUndefined();
    expect(judgeSpam(arrive(text, { sameText: 3 }))).toContain(holdReasons.sameText);
  },
);

it.each([
  'eve@mail.test',
  'eve@mail.test eve@mail.test',
  '<eve@mail.test>, 0175 000 00',
  'https://mail.test/a?b=c',
  'www.mail.test.',
])('A message of an address alone is held: %s', (text) => {
  expect(judgeSpam(arrive(text))).toContain(holdReasons.linkAlone);
});

it('A message that is the site given as its name is held, a name of a file is not', () => {
  expect(judgeSpam(arrive('cheap-watch.test', { name: 'Cheap-Watch.test' }))).toContain(holdReasons.linkAlone);
  expect(judgeSpam(arrive('offer.docx', { name: 'Ada Kern' }))).toBeUndefined();
});

it.each([
  'Please write to eve@mail.test',
  'eve@mail.test is my address, please send the estimate for the clinic there',
  '我的邮箱eve@mail.test',
  '你好.请问你们做网站吗',
  '0175 000 00',
])('A message with words beside an address is delivered: %s', (text) => {
  expect(judgeSpam(arrive(text))).toBeUndefined();
});

it.each([
  'Dear Sir, greetings of the day. We are having a bakery and require billing software. Kindly revert with your best price.',
  'Good day. I came across your website. We need an app for our farm records that works offline. God bless.',
  'Hello dear, we are factory of umbrellas and want a shop for Spain. How much is it? Best price please.',
  'お世話になります。突然のご連絡失礼いたします。豆腐店の注文を受け付けるアプリを作りたいのですが、費用はどのくらいでしょうか。',
  '尊敬的先生，您好！我们是一家陶瓷厂，想做一个展示产品的网站，请问大概需要多少费用？期待合作。',
  'Bonjour, j’ai visité votre site et vos services m’intéressent : il nous faut une billetterie pour le théâtre. Quel prix ?',
])('A customer is not held for a greeting: %s', (text) => {
  expect(judgeSpam(arrive(text))).toBeUndefined();
});

it.each(['Good morning, I have a question about your services.', 'Interested in your services', 'AI consulting'])(
  'One short sentence is not held for its words alone: %s',
  (text) => {
    expect(judgeSpam(arrive(text))).toBeUndefined();
  },
);
