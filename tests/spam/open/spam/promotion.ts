import type { Sample } from '../../sample.ts';

export const promotion: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Marcus Delling',
      email: 'marcus@rankwell.example',
      phone: '+1 555 0101',
      company: 'Rankwell',
      message:
        'Hello, I was going through your site and noticed it does not show up on Google for most of its main keywords. We can put you on the first page within 90 days. May I send over a free audit with pricing?',
    },
    fillMs: 4100,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Priyanka',
      email: 'priyanka.seo@webgrow.example',
      phone: '0000000000',
      company: 'WebGrow',
      message:
        'Hi Sir/Mam, We are India based SEO company having 12+ years experience. On-page, off-page, technical SEO, all at $99 per month only. Kindly revert back with your phone number and best time to call so we discuss the scope.',
    },
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Daniela F.',
      email: 'df@organicboost.test',
      phone: '12345678',
      company: 'none',
      message:
        'Do you want 10,000 real visitors a day? Targeted organic visitors from any country, cheapest price on the market. Order here https://organicboost.test/order?aff=331',
    },
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Growth Team',
      email: 'growth@keyword-lab.example',
      phone: '+44 20 7946 0111',
      company: 'Keyword Lab',
      message:
        'We reviewed solvane and found 37 missing meta descriptions, slow mobile score and low authority. These errors cost you customers every day. Reply YES and our analyst will send the full report free of cost.',
    },
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Anna Merrow',
      email: 'anna.merrow@contentpilot.example',
      phone: '555 0190',
      company: 'ContentPilot AI',
      message:
        'Hi team! Search is changing: people now ask chatbots instead of typing keywords. Is your brand mentioned in those answers? Our GEO/AEO package makes sure that ChatGPT and Gemini recommend you. Happy to run a complimentary visibility scan, just hit reply.',
    },
    fillMs: 12000,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Dev Kumar',
      email: 'devkumar@seo-packages.example',
      phone: '9999999999',
      company: 'Seo Packages',
      message:
        'Gold plan $149: 20 keywords, 40 directory submissions, 15 article submissions, 30 social bookmarking, monthly report. Silver plan $89: half of it. Which plan suits your business?',
    },
  },
  {
    label: 'spam',
    kind: 'backlinks',
    message: {
      name: 'LinkVault',
      email: 'sales@linkvault.example',
      phone: '1111111111',
      company: 'LinkVault',
      message:
        '500 DA50+ backlinks for $75. Permanent dofollow, indexed in 7 days. See list: https://linkvault.example/list',
    },
  },
  {
    label: 'spam',
    kind: 'backlinks',
    message: {
      name: 'Mira Stone',
      email: 'mira@outreachly.test',
      phone: '555 0161',
      company: 'Outreachly',
      message:
        'I manage a portfolio of 2,300 sites in tech, finance and health niches. If you need do-follow placements I can share the sheet with DR, traffic and price for every domain. Bulk orders get a discount.',
    },
    fillMs: 7000,
  },
  {
    label: 'spam',
    kind: 'backlinks',
    message: {
      name: 'Helena',
      email: 'helena@linkswap.example',
      phone: '555-0120',
      company: 'Link Swap Club',
      message:
        "Hey! I'd love to do a link exchange. I'll add your site to our blog (DR 61) and you place ours in one of your articles. Three-way exchange is fine too. Let me know which page I should point to.",
    },
    fillMs: 15500,
  },
  {
    label: 'spam',
    kind: 'backlinks',
    message: {
      name: 'Backlink Robot',
      email: 'no-reply@xlinks.test',
      phone: '123456',
      company: 'x',
      message:
        'buy backlinks cheap https://xlinks.test buy edu links https://xlinks.test/edu buy gov links https://xlinks.test/gov',
    },
    fillMs: 600,
  },
  {
    label: 'spam',
    kind: 'guest-post',
    message: {
      name: 'Editor',
      email: 'editor@postplace.example',
      phone: '0',
      company: 'Post Place',
      message:
        'What is your price for a sponsored article? We have clients from casino, CBD and forex niche. We need permanent link, no sponsored tag. Send your best rate for 10 posts monthly.',
    },
  },
  {
    label: 'spam',
    kind: 'guest-post',
    message: {
      name: 'Tobias Wren',
      email: 'tobias.wren@wordcrate.test',
      phone: '5550104',
      company: 'Wordcrate',
      message:
        'I came across your website and think my article "7 ways remote teams save money in 2026" would be perfect for your readers. It is unique, passes plagiarism checks, and includes a link to our resource. Can you publish it this week?',
    },
  },
  {
    label: 'spam',
    kind: 'guest-post',
    message: {
      name: 'Gina Park',
      email: 'gina@mediapitch.example',
      phone: '555 0177',
      company: 'MediaPitch',
      message:
        'Do you accept paid content? Our advertiser has a budget for a text link inside an existing page of yours (no new article necessary). Please quote yearly and lifetime prices.',
    },
    fillMs: 11000,
  },
  {
    label: 'spam',
    kind: 'guest-post',
    message: {
      name: 'Lukas',
      email: 'lukas@infographix.example',
      phone: '555-0119',
      company: '',
      message:
        'we made an infographic about cloud cost that your audience will love. embed it on your blog and credit us with a link, and i will write a 300 word intro for free',
    },
  },
];
