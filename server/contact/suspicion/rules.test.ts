import { expect, it } from 'vitest';
import { judgeSuspicion } from './judge-suspicion.ts';
import { type Evidence, readEvidence } from './reading.ts';
import { pointsFor } from './rules/rule.ts';
import { holdAt, rules } from './rules.ts';

type Known = Partial<Omit<Evidence, 'message'>> & { name?: string; company?: string };

const arrive = (text: string, { name = 'Ada Kern', company = '', ...known }: Known = {}): Evidence => ({
  message: { name, email: 'ada@kern.example', phone: '555 0100', company, message: text },
  sameText: 0,
  fromAddress: 1,
  ...known,
});

/** For each reason: a message it is made for, and one of a customer that comes close to it and is delivered. */
const examples: Record<string, { finds: Evidence; delivers: Evidence }> = {
  'offers to do something for others': {
    finds: arrive('We help firms grow. Our experts can bring you there.'),
    delivers: arrive('We offer guided trips and our clients book by phone. Could you build us a calendar?'),
  },
  'says what would be good for us': {
    finds: arrive('Improve your ranking and win more customers than your competitors'),
    delivers: arrive('Your website is down on my phone, the menu stays open. Thought you should know.'),
  },
  'has something ready to send': {
    finds: arrive('May I send you a free audit and our price list?'),
    delivers: arrive('Interested in your services. Please send your price list and references.'),
  },
  'asks for a talk nobody asked for': {
    finds: arrive('Worth a quick chat? Who is the right person?'),
    delivers: arrive('Could we talk on Tuesday? We need an app for our 12 drivers.'),
  },
  'a cold opening': {
    finds: arrive('Dear business owner, I came across your company and hope this finds you well.'),
    delivers: arrive(
      'Dear Sir, I came across your company at the fair. We need a portal for our dealers. May I send you our brief?',
    ),
  },
  'names its price': {
    finds: arrive('Packages from $49 a month, $5 per lead'),
    delivers: arrive('I want a shop with free shipping from $50 and discount codes. Can you build it?'),
  },
  'gifts and guarantees': {
    finds: arrive('20% off, money back guarantee, no obligation'),
    delivers: arrive('Do you give a discount to charities, and is the first call free?'),
  },
  'boasts of itself': {
    finds: arrive('Trusted, award-winning, 3x faster within 7 days'),
    delivers: arrive('Is your company certified? We need a reliable team within 2 weeks.'),
  },
  'presses for haste or a click': {
    finds: arrive('Limited time, click here'),
    delivers: arrive('URGENT! Our shop is down, every hour costs us $2,000. Call me immediately!'),
  },
  'offers to unsubscribe': {
    finds: arrive('To stop receiving these, unsubscribe here'),
    delivers: arrive('Our newsletter needs an opt-out page, the current one is broken. Can you mend it?'),
  },
  'tries out weaknesses of programs': {
    finds: arrive("1 waitfor delay '0:0:15' --"),
    delivers: arrive(
      'Our scanner found that the search field of our shop takes <script>alert(1)</script>. You built it two years ago: could you please have a look at it this week and tell us what it takes to close the hole?',
    ),
  },
  'reads like spam that is known': {
    finds: arrive('Get more leads with our proven outreach, our experts book calls with decision makers for you'),
    delivers: arrive('We get leads by phone and lose half of them. Can you build us a small tool for that?'),
  },
  'search-engine promotion': {
    finds: arrive('Backlinks and keywords for the first page of Google'),
    delivers: arrive('Our new site must not lose its Google rankings. Does your offer include SEO and redirects?'),
  },
  'articles with links on offer': {
    finds: arrive('A sponsored article for your readers with a permanent link to our client'),
    delivers: arrive('Our blog needs author pages for guest posts. How long would that take?'),
  },
  'web design or repairs for our own site': {
    finds: arrive('Your website looks outdated and has errors. We redesign it.'),
    delivers: arrive('My website is slow on phones and has errors in the checkout. What would a redesign cost?'),
  },
  'lists of contacts, customers or meetings on offer': {
    finds: arrive('18 million records with verified emails of decision makers'),
    delivers: arrive('We want to move our contact database of 70,000 members and its mailing lists.'),
  },
  'followers, reviews, awards or publicity for sale': {
    finds: arrive('Get 1,000 real followers and 5 star reviews from real people'),
    delivers: arrive('We have 3,000 followers and want to increase our shop traffic from Instagram.'),
  },
  'staff, calls or outsourced work on offer': {
    finds: arrive('Offshore team, 200+ engineers, hire our dedicated developers'),
    delivers: arrive('We won a contract and need 4 React developers as subcontractors. Day rates?'),
  },
  'goods from a factory on offer': {
    finds: arrive('We are a manufacturer of valves in Ningbo, MOQ 100'),
    delivers: arrive('We are a manufacturer of valves and want a catalogue with price lists for our dealers.'),
  },
  'quick money or crypto fraud': {
    finds: arrive('Guaranteed profit on autopilot, minimum deposit 250'),
    delivers: arrive('Our clients connect a wallet and see balances in BTC and USDT. Can you build the portal?'),
  },
  'gambling for players': {
    finds: arrive('Online casino with 50 free spins and no deposit bonus'),
    delivers: arrive('We operate a licensed online casino with 400 slots. Our lobby needs a rebuild.'),
  },
  'medicines, cures or forged goods': {
    finds: arrive('Buy cialis without prescription'),
    delivers: arrive('Family pharmacy: an age check for things like viagra, and refill reminders by text.'),
  },
  'loans or funding on offer': {
    finds: arrive('Urgent loan offer, bad credit accepted, no collateral'),
    delivers: arrive('We are a bank and plan a new business loan application. Do you have experience with scoring?'),
  },
  'adult content or dating': {
    finds: arrive('Hot girls on live sex cams'),
    delivers: arrive('We have a dating app for people over 50 and would love a UX review.'),
  },
  'a made-up claim on us': {
    finds: arrive('Final notice: your domain listing expires'),
    delivers: arrive(
      'One of the pictures on your page is mine and was never licensed. Please reply about the copyright.',
    ),
  },
  'asks for a login or a download': {
    finds: arrive('Verify your account, the mailbox is full'),
    delivers: arrive('Got a mail saying our mailbox is 98% full and to verify our account. Is that from you?'),
  },
  'a fortune from a stranger': {
    finds: arrive('I am a widow and want to leave the sum of 4 million to a god-fearing person'),
    delivers: arrive('We are genealogists who look for heirs and next of kin. We want a case management system.'),
  },
  'an offer in another language': {
    finds: arrive('Wir bieten Ihrem Unternehmen ein unverbindliches Angebot ab 99 Euro'),
    delivers: arrive('Wir bieten Yogakurse an und suchen jemanden, der uns eine Webseite baut.'),
  },
  'a spam topic in another language': {
    finds: arrive('Sofortkredit ohne Schufa'),
    delivers: arrive('Wir sind eine Bank und suchen Hilfe bei einem Rechner für Kredite. Was kostet das?'),
  },
  links: {
    finds: arrive('Some words that say a little more than nothing at all about https://a.test and https://b.test'),
    delivers: arrive(
      'Screens: https://a.kern.example, prototype: https://b.kern.example, tender: https://c.kern.example',
    ),
  },
  'hardly more than a link': {
    finds: arrive('https://snip.test/9Xa2'),
    delivers: arrive('www.kern.example please tell me what you would change'),
  },
  'a link to a program or an archive': {
    finds: arrive('See https://cv.test/resume.exe'),
    delivers: arrive('Our RFP is at https://files.kern.example/rfp.zip, offers until 12 December.'),
  },
  'markup of links': {
    finds: arrive('[url=https://pills.test]now[/url]'),
    delivers: arrive(
      'Copied from our wiki: <a href="https://kern.example">moodboard</a>. We start in January, budget 15k.',
    ),
  },
  'thanks for a post we never wrote': {
    finds: arrive('Great post, bookmarked'),
    delivers: arrive('Great article on forms. Could you do the same for our library?'),
  },
  'a link in the name, or more than a site as company': {
    finds: arrive('Hi', { name: 'You won https://gift.test/7' }),
    delivers: arrive('Hi', { name: 'W.W.W. Kern', company: 'https://www.kern.example/' }),
  },
  'random letters': {
    finds: arrive('kJhGfTrEwQzXcVb', { name: 'XrUqKzPlWm' }),
    delivers: arrive('Trebamo aplikaciju za evidenciju rada', {
      name: 'Hrvoje Krstulović-Žgrlj',
      company: 'McKxyz LLC',
    }),
  },
  'filled in faster than anybody types': {
    finds: arrive('Hello', { fillMs: 800 }),
    delivers: arrive('As promised, our brief in one line: an assistant for 400 product manuals.', { fillMs: 800 }),
  },
  'the same words from several senders': {
    finds: arrive('Hello', { sameText: 3 }),
    delivers: arrive('Sorry if this comes twice, the page hung.', { sameText: 2 }),
  },
  'many messages from one place': {
    finds: arrive('Hello', { fromAddress: 8 }),
    delivers: arrive('One of forty colleagues behind one address.', { fromAddress: 40 }),
  },
  'asks for nothing and tells nothing': {
    finds: arrive('The autumn catalogue has arrived and there is a surprise in every parcel.'),
    delivers: arrive('Blue notebook left behind in room 12 of the hotel.'),
  },
  'needs something': { finds: arrive('We are looking for a team to build an app.'), delivers: arrive('An app.') },
  'asks what we can do': {
    finds: arrive('Can you help? Is it possible to move?'),
    delivers: arrive('Help with a move.'),
  },
  'asks for a price or names a budget': {
    finds: arrive('How much is it? Our budget is small.'),
    delivers: arrive('Not too dear.'),
  },
  'speaks of a thing of their own': {
    finds: arrive('Our shop and my warehouse'),
    delivers: arrive('A shop and a warehouse'),
  },
  'names a project': { finds: arrive('A booking system with reminders'), delivers: arrive('A system') },
  'has dealings with us': {
    finds: arrive('Ticket 4471: your colleague promised it, you built it.'),
    delivers: arrive('It was promised.'),
  },
  'reports a fault': { finds: arrive('The login does not work, error 500'), delivers: arrive('It is odd today.') },
  "asks about somebody else's mail": {
    finds: arrive('Is this from you? I keep getting it.'),
    delivers: arrive('Another of those mails.'),
  },
  'applies, asks for a contribution, or writes officially': {
    finds: arrive('My CV for the vacancy'),
    delivers: arrive('My papers'),
  },
  'talks like a person about their day': {
    finds: arrive('Sorry, I am late, my boss was ill.'),
    delivers: arrive('Late.'),
  },
  'wants to be called': { finds: arrive('Please call me back.'), delivers: arrive('By phone.') },
  'asks for our work in another language': {
    finds: arrive('Wir suchen jemanden. Was kostet das?'),
    delivers: arrive('Eine neue Webseite.'),
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

it.each(rules)('Points for "$reason" are given to what it is made for', (rule) => {
  expect(pointsFor(rule, readEvidence(exampleOf(rule.reason).finds))).not.toBe(0);
});

it.each(rules)('"$reason" speaks either for the sender or against', ({ signs }) => {
  expect(new Set(signs.map(([points]) => Math.sign(points))).size).toBe(1);
});

it.each(rules)('"$reason" gives no more points than its limit', (rule) => {
  const everything = Object.values(examples).map(({ finds }) => finds.message.message);
  expect(Math.abs(pointsFor(rule, readEvidence(arrive(everything.join(' ')))))).toBeLessThanOrEqual(rule.most);
});

it.each(rules)('A customer who comes close to "$reason" is delivered', ({ reason }) => {
  expect(judgeSuspicion(exampleOf(reason).delivers)).toBeUndefined();
});

it.each(rules.map(({ reason }) => reason))(
  'A message is held at %s exactly when its points reach the limit',
  (reason) => {
    for (const evidence of Object.values(exampleOf(reason))) {
      const reading = readEvidence(evidence);
      const total = rules.reduce((sum, rule) => sum + pointsFor(rule, reading), 0);
      expect(judgeSuspicion(evidence) !== undefined).toBe(total >= holdAt);
    }
  },
);
