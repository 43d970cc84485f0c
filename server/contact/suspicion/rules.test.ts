import { expect, it } from 'vitest';
import { judgeSuspicion } from './judge-suspicion.ts';
import { type Evidence, readEvidence } from './reading.ts';
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
  'search-engine promotion': {
    finds: arrive('Backlinks and keywords for the first page of Google'),
    delivers: arrive('Our new site must not lose its Google rankings. Does your offer include SEO and redirects?'),
  },
  'articles with links on offer': {
    finds: arrive('A guest post for your readers with a do-follow link to my client'),
    delivers: arrive('Our blog needs author pages for guest posts. How long would that take?'),
  },
  'web design or repairs for our own site': {
    finds: arrive('I visited your website and found several errors'),
    delivers: arrive('Your website is down on my phone, the menu stays open. Thought you should know.'),
  },
  'lists of contacts, or mass mail': {
    finds: arrive('18 million records with verified emails of decision makers'),
    delivers: arrive('We want to move our contact database of 70,000 members and its mailing lists.'),
  },
  'followers, reviews or awards for sale': {
    finds: arrive('Get 1,000 real followers'),
    delivers: arrive('We have 3,000 followers and want to increase our shop traffic from Instagram.'),
  },
  'staff, sales or supplies on offer': {
    finds: arrive('Offshore team, 200+ engineers, hire dedicated developers'),
    delivers: arrive('We won a contract and need 4 React developers as subcontractors. Day rates?'),
  },
  'quick money or crypto fraud': {
    finds: arrive('Guaranteed profit on autopilot, minimum deposit 250'),
    delivers: arrive('Our clients connect a wallet and see balances in BTC and USDT. Can you build the portal?'),
  },
  'gambling for players': {
    finds: arrive('Online casino with free spins and no deposit'),
    delivers: arrive('We operate a licensed online casino with 400 slots. Our lobby needs a rebuild.'),
  },
  'medicines or miracle cures': {
    finds: arrive('Buy cialis without prescription'),
    delivers: arrive('Family pharmacy: an age check for things like viagra, and refill reminders by text.'),
  },
  'loans or funding on offer': {
    finds: arrive('Urgent loan offer, bad credit accepted, no collateral'),
    delivers: arrive('We are a bank and plan a new business loan application. Do you have experience with scoring?'),
  },
  'adult content': {
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
    finds: arrive('Verify your account, the mailbox is 98% full'),
    delivers: arrive('Got a mail saying our mailbox is 98% full and to verify our account. Is that from you?'),
  },
  'a fortune from a stranger': {
    finds: arrive('I am a widow and want to donate 4 million dollars to a god-fearing person'),
    delivers: arrive('We are genealogists who look for heirs and next of kin. We want a case management system.'),
  },
  'offers false invoices': {
    finds: arrive('本公司可代开发票'),
    delivers: arrive('请问你们可以开正规发票吗？我们想做一个网站。'),
  },
  "a seller's voice": {
    finds: arrive('Hope you are well. We offer plans, may I send our price list?'),
    delivers: arrive('I came across your company at the fair. May I send you our brief?'),
  },
  'a price or a gift in every sentence': {
    finds: arrive('From $49 each, 20% off, guaranteed'),
    delivers: arrive('I want a shop with free shipping from $50 and discount codes. Can you build it?'),
  },
  'presses for haste or a click': {
    finds: arrive('Limited time, click here'),
    delivers: arrive('URGENT! Our shop is down, every hour costs us $2,000. Call me immediately!'),
  },
  'everyday words of advertising': {
    finds: arrive('Best deal for your business worldwide'),
    delivers: arrive('Your company was recommended by the best carpenter in town.'),
  },
  'offers to unsubscribe': {
    finds: arrive('Unsubscribe here'),
    delivers: arrive('The footer of our newsletter says "unsubscribe" twice. Can you mend it?'),
  },
  'asks for our work': {
    finds: arrive('We are looking for a team to build our app. What would it cost?'),
    delivers: arrive('We need an app.'),
  },
  'asks for nothing we do': {
    finds: arrive('The autumn catalogue has arrived and there is a surprise in every parcel.'),
    delivers: arrive('One of the colleagues left a blue notebook in room 12 of the hotel.'),
  },
  links: {
    finds: arrive('Some words that say a little more than nothing at all about https://a.test and https://b.test'),
    delivers: arrive(
      'Screens: https://a.kern.example, prototype: https://b.kern.example, tender: https://c.kern.example',
    ),
  },
  'nothing but a link': {
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
  const found = points(readEvidence(exampleOf(reason).finds));
  if (reason === 'asks for our work') expect(found).toBeLessThan(0);
  else expect(found).toBeGreaterThan(0);
});

it.each(rules)('A customer who comes close to "$reason" is delivered', ({ reason }) => {
  expect(judgeSuspicion(exampleOf(reason).delivers)).toBeUndefined();
});

it.each(rules.map(({ reason }) => reason))(
  'A message is held at %s exactly when its points reach the limit',
  (reason) => {
    for (const evidence of Object.values(exampleOf(reason))) {
      const reading = readEvidence(evidence);
      const total = rules.reduce((sum, { points }) => sum + points(reading), 0);
      expect(judgeSuspicion(evidence) !== undefined).toBe(total >= holdAt);
    }
  },
);
