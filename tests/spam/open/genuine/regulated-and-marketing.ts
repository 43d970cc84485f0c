import type { Sample } from '../../sample.ts';

export const regulatedAndMarketing: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'finance-and-crypto',
    message: {
      name: 'Jonas Reuter',
      email: 'jonas@custodia.example',
      phone: '+41 44 555 01 02',
      company: 'Custodia',
      message:
        'Our company runs a bitcoin custody service under a FINMA-type licence. We need a self-service portal where clients connect a wallet, see balances in BTC, ETH and USDT and download tax reports.',
    },
    fillMs: 160000,
  },
  {
    label: 'genuine',
    kind: 'finance-and-crypto',
    message: {
      name: 'Abena',
      email: 'abena@minttoken.example',
      phone: '+233 00 000 0001',
      company: 'Mint Token',
      message:
        'Looking for an ERC-20 token with vesting and a presale page. Audit is paid by us. Timeline: eight weeks. Can you quote?',
    },
    fillMs: 115000,
  },
  {
    label: 'genuine',
    kind: 'finance-and-crypto',
    message: {
      name: 'Kwame',
      email: 'kwame@remitwell.example',
      phone: '555 0224',
      company: 'RemitWell',
      message:
        'Money transfer startup, licensed in two states. Need KYC, wallets, payouts to mobile money, USDT rails later. Who is your fintech lead?',
    },
    fillMs: 101000,
  },
  {
    label: 'genuine',
    kind: 'finance-and-crypto',
    message: {
      name: 'Ilse',
      email: 'ilse@creditunion-nord.example',
      phone: '+45 33 55 01 02',
      company: 'Credit Union Nord',
      message:
        'Members complain that the loan calculator shows wrong interest rates on phones. Could you repair only that part, or do you need the whole app?',
    },
    fillMs: 97000,
  },
  {
    label: 'genuine',
    kind: 'finance-and-crypto',
    message: {
      name: 'Noemi',
      email: 'noemi@heirfinder.example',
      phone: '+36 1 555 0101',
      company: 'Heirfinder',
      message:
        'We are genealogists who look for heirs: next of kin, unclaimed inheritance, that sort of thing. We want a case management system instead of spreadsheets.',
    },
    fillMs: 118000,
  },
  {
    label: 'genuine',
    kind: 'gambling-pharmacy-dating',
    message: {
      name: 'Declan Foy',
      email: 'declan@greenbaize.example',
      phone: '07700 900106',
      company: 'Green Baize Gaming',
      message:
        'We hold a remote gambling licence and operate an online casino with 400 slots. Our lobby needs a rebuild for WCAG and safer-gambling limits. Do you work with the sector at all?',
    },
    fillMs: 175000,
  },
  {
    label: 'genuine',
    kind: 'gambling-pharmacy-dating',
    message: {
      name: 'Apotheker Lang',
      email: 'lang@sonnen-apotheke.example',
      phone: '+49 30 23125 108',
      company: 'Sonnen-Apotheke',
      message:
        'Guten Tag, wir sind eine Apotheke und möchten rezeptpflichtige Medikamente per E-Rezept vorbestellen lassen. Machen Sie so etwas?',
    },
    fillMs: 94000,
  },
  {
    label: 'genuine',
    kind: 'gambling-pharmacy-dating',
    message: {
      name: 'Rosa Hightower',
      email: 'rosa@hightowerpharmacy.example',
      phone: '555 0226',
      company: 'Hightower Pharmacy',
      message:
        'Family pharmacy, three branches. Refill reminders by text, delivery slots, and an age check for things like viagra that the pharmacist must approve.',
    },
    fillMs: 122000,
  },
  {
    label: 'genuine',
    kind: 'gambling-pharmacy-dating',
    message: {
      name: 'Bex',
      email: 'bex@velvetshop.example',
      phone: '07700 900107',
      company: 'Velvet',
      message:
        "I run an adult toy shop (legal, boring, VAT registered). Most agencies ghost me. Do you take such work? It's just a webshop.",
    },
    fillMs: 67000,
  },
  {
    label: 'genuine',
    kind: 'gambling-pharmacy-dating',
    message: {
      name: 'Dr. Iyer',
      email: 'iyer@weightclinic.example',
      phone: '555 0228',
      company: 'Iyer Clinic',
      message:
        'weight loss clinic here. patients log meals by photo, AI estimates calories, dietitian corrects. possible?',
    },
    fillMs: 79000,
  },
  {
    label: 'genuine',
    kind: 'gambling-pharmacy-dating',
    message: {
      name: 'Hempfield Growers',
      email: 'office@hempfield.example',
      phone: '555 0230',
      company: 'Hempfield',
      message:
        "CBD oil producers' co-op, 22 farms. We want traceability from seed to bottle, maybe on a blockchain, maybe not. Convince us either way.",
    },
    fillMs: 112000,
  },
  {
    label: 'genuine',
    kind: 'seo-relaunch',
    message: {
      name: 'Constance Ebbing',
      email: 'constance@ebbingtravel.example',
      phone: '555 0231',
      company: 'Ebbing Travel',
      message:
        'We relaunch in spring and are scared of losing our Google rankings. Does your offer include SEO: redirects, structured data, sitemap? We get 40,000 organic visitors a month today.',
    },
    fillMs: 143000,
  },
  {
    label: 'genuine',
    kind: 'seo-relaunch',
    message: {
      name: 'Joyce',
      email: 'joyce@joycebakes.example',
      phone: '555 0232',
      company: 'Joyce Bakes',
      message:
        'i want to be on the first page of google for wedding cakes in my town, is that something you do or only the website',
    },
    fillMs: 54000,
  },
  {
    label: 'genuine',
    kind: 'seo-relaunch',
    message: {
      name: 'Emeka',
      email: 'emeka@jobsfield.example',
      phone: '+234 00 000 0001',
      company: 'Jobsfield',
      message:
        "Our job board has 80k pages and half aren't indexed. Need a technical person, not a marketing one. Backlinks are fine, crawling isn't.",
    },
    fillMs: 92000,
  },
  {
    label: 'genuine',
    kind: 'seo-relaunch',
    message: {
      name: 'Col',
      email: 'col@colsroofs.example',
      phone: '07700 900108',
      company: 'Cols Roofs',
      message:
        'Paid a bloke 600 quid for backlinks and now google hates me. Can you rebuild the site clean? www.colsroofs.example',
    },
    fillMs: 43000,
  },
  {
    label: 'genuine',
    kind: 'seo-relaunch',
    message: {
      name: 'Wren',
      email: 'wren@wrenfolio.example',
      phone: '555 0233',
      company: 'Wren',
      message:
        'Portfolio site, fast, accessible, good for search engine optimization, no trackers. I have the texts and the pictures. What do you need from me?',
    },
    fillMs: 59000,
  },
  {
    label: 'genuine',
    kind: 'white-label',
    message: {
      name: 'Astrid Holm',
      email: 'astrid@holmandhare.example',
      phone: '+46 8 550 0103',
      company: 'Holm & Hare',
      message:
        "We're a branding agency of eight without developers. Would you build websites for our clients under our name? Two or three a quarter, we do design and copy.",
    },
    fillMs: 137000,
  },
  {
    label: 'genuine',
    kind: 'white-label',
    message: {
      name: 'Marco',
      email: 'marco@studiomarco.example',
      phone: '+39 06 5550 103',
      company: 'Studio Marco',
      message:
        "Hi, our agency has a client who needs an iOS app and we don't do native. Do you work white-label? What are your day rates?",
    },
    fillMs: 88000,
  },
  {
    label: 'genuine',
    kind: 'white-label',
    message: {
      name: 'Gil',
      email: 'gil@gilprint.example',
      phone: '555 0236',
      company: 'Gil Print',
      message: 'print shop here, my customers ask me for websites all the time. could I resell yours? commission?',
    },
    fillMs: 62000,
  },
  {
    label: 'genuine',
    kind: 'white-label',
    message: {
      name: 'Henrike',
      email: 'henrike@kommunalberatung.example',
      phone: '+49 30 23125 109',
      company: 'Kommunalberatung',
      message:
        'We advise small towns and would like a partner for their sites. We bring the customers, you the technology. May I introduce the idea on a call next week?',
    },
    fillMs: 126000,
  },
  {
    label: 'genuine',
    kind: 'white-label',
    message: {
      name: 'Tove',
      email: 'tove@ljudbok.example',
      phone: '+46 8 550 0104',
      company: 'Ljudbok',
      message:
        'Who owns the source code at the end if we go white label with you? And may we put your engineers in front of the client?',
    },
    fillMs: 56000,
  },
];
