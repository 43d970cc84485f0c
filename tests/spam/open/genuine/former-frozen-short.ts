import type { Sample } from '../../sample.ts';

export const formerFrozenShort: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'one-liners',
    message: {
      name: 'Mo',
      email: 'mo@sunbakery.example',
      phone: '07700 900101',
      company: 'Sun Bakery',
      message: 'price for an app?',
    },
    fillMs: 21000,
  },
  {
    label: 'genuine',
    kind: 'one-liners',
    message: {
      name: 'Yasmin Noor',
      email: 'yasmin@noorclinic.example',
      phone: '555 0124',
      company: 'Noor Clinic',
      message: 'Please ring before 5.',
    },
    fillMs: 12000,
  },
  {
    label: 'genuine',
    kind: 'one-liners',
    message: {
      name: 'Ines',
      email: 'ines@atelierines.example',
      phone: '555 0129',
      company: 'Atelier Ines',
      message: '?',
    },
    fillMs: 5200,
  },
  {
    label: 'genuine',
    kind: 'phone-only',
    message: {
      name: 'Mrs Okafor',
      email: 'a.okafor@okaforhomes.example',
      phone: '555 0132',
      company: 'Okafor Homes',
      message: '555 0132 after six please, or 555 0140 at weekends',
    },
    fillMs: 11000,
  },
  {
    label: 'genuine',
    kind: 'phone-only',
    message: {
      name: 'Dolores',
      email: 'dolores@molino.example',
      phone: '+34 600 000 001',
      company: 'El Molino',
      message: 'tel. 600 000 001 :)',
    },
    fillMs: 7700,
  },
  {
    label: 'genuine',
    kind: 'shouting',
    message: {
      name: 'DR LEOPOLD ZIMMER',
      email: 'zimmer@praxis-zimmer.example',
      phone: '+49 30 23125 101',
      company: 'PRAXIS ZIMMER',
      message: 'YOUR FORM SAYS COMPANY IS NEEDED. I AM A DOCTOR NOT A COMPANY. I WANT ONLINE APPOINTMENTS!!!',
    },
    fillMs: 44000,
  },
  {
    label: 'genuine',
    kind: 'names',
    message: {
      name: 'Xzqwvbn Krk',
      email: 'xzqwvbn@krk-studio.example',
      phone: '555 0162',
      company: 'KRK',
      message:
        "Yes, that is my real name (it's a stage name by deed poll). I need a ticket shop for a tour of nine small venues.",
    },
    fillMs: 33000,
  },
  {
    label: 'genuine',
    kind: 'names',
    message: {
      name: 'Hrvoje Krstulović-Žgrlj',
      email: 'hrvoje@zgrlj.example',
      phone: '+385 1 5550 101',
      company: 'Žgrlj d.o.o.',
      message: 'Trebamo aplikaciju za evidenciju radnog vremena za 40 ljudi. Može i na engleskom.',
    },
    fillMs: 47000,
  },
  {
    label: 'genuine',
    kind: 'names',
    message: {
      name: 'www',
      email: 'w.w.wozniacki@stolarz.example',
      phone: '+48 22 555 01 01',
      company: 'Stolarz',
      message: 'Initials W.W.W., please no jokes. I want a configurator for kitchen fronts on my website.',
    },
    fillMs: 41000,
  },
  {
    label: 'genuine',
    kind: 'repeated',
    message: {
      name: 'Joan Pell',
      email: 'joan@pellflorist.example',
      phone: '555 0168',
      company: 'Pell Florist',
      message:
        "I sent this yesterday and don't know if it arrived: can you move our flower shop from one hosting company to another without losing the mail addresses?",
    },
    fillMs: 8000,
    sameText: 1,
  },
  {
    label: 'genuine',
    kind: 'repeated',
    message: {
      name: 'Office of Dr. Cho',
      email: 'desk@chodental.example',
      phone: '555 0170',
      company: 'Cho Dental',
      message: 'Please confirm our meeting on Thursday at 3. Please confirm our meeting on Thursday at 3.',
    },
    fillMs: 30000,
    sameText: 1,
    fromAddress: 2,
  },
  {
    label: 'genuine',
    kind: 'pasted-fast',
    message: {
      name: 'Della Rush',
      email: 'della@rushlegal.example',
      phone: '555 0176',
      company: 'Rush Legal',
      message:
        'Can your blockchain team review a smart contract before we deploy it? About 600 lines of Solidity, escrow logic.',
    },
    fillMs: 1200,
  },
  {
    label: 'genuine',
    kind: 'pasted-fast',
    message: {
      name: 'Sabrina',
      email: 'sabrina@cityarchive.example',
      phone: '555 0179',
      company: 'City Archive',
      message: 'Please send your standard terms and the name of your data protection officer.',
    },
    fillMs: 1490,
  },
  {
    label: 'genuine',
    kind: 'no-script',
    message: {
      name: 'Karl-Heinz',
      email: 'kh@modelleisenbahn.example',
      phone: '+49 30 23125 103',
      company: 'Modellbahn KH',
      message:
        'Hello, I collect and sell model trains. 3,000 articles in an old Access database. What would a shop cost with search by gauge?',
    },
  },
];
