import type { Sample } from '../../sample.ts';

export const people: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'students',
    message: {
      name: 'Ibrahim',
      email: 'ibrahim@students.uni-port.example',
      phone: '555 0238',
      company: 'University',
      message:
        "I'm a third year student writing about how small software firms use AI. Could one of your engineers answer ten questions by mail?",
    },
    fillMs: 93000,
  },
  {
    label: 'genuine',
    kind: 'students',
    message: {
      name: 'Lucas',
      email: 'lucas14@school.example',
      phone: '555 0239',
      company: '8th grade',
      message:
        'hi i am 14 and for school i have to interview a company about there job. do you code all day or also have meetings. thank you',
    },
    fillMs: 81000,
  },
  {
    label: 'genuine',
    kind: 'students',
    message: {
      name: 'Shirin',
      email: 'shirin@thesis.example',
      phone: '555 0240',
      company: 'TU',
      message:
        "For my master's thesis I compare prerendered and client-rendered sites. Yours seems to be prerendered. May I cite it, and could you tell me how you treat forms without JavaScript? Survey (5 minutes): https://survey.thesis.example/7",
    },
    fillMs: 140000,
  },
  {
    label: 'genuine',
    kind: 'applicants',
    message: {
      name: 'Beatriz Lemos',
      email: 'beatriz@lemos-dev.example',
      phone: '+351 21 055 0102',
      company: '',
      message:
        "I'd like to apply as a front-end engineer. Seven years with React, lately accessibility work for a railway. CV: https://lemos-dev.example/cv.pdf, code: https://code.lemos-dev.example",
    },
    fillMs: 155000,
  },
  {
    label: 'genuine',
    kind: 'applicants',
    message: {
      name: 'Yusuf',
      email: 'yusuf@yusufcodes.example',
      phone: '555 0242',
      company: 'none at the moment',
      message:
        "Are you hiring juniors? I finished a bootcamp in June and built an inventory app for my uncle's shop. I can start immediately.",
    },
    fillMs: 72000,
  },
  {
    label: 'genuine',
    kind: 'applicants',
    message: {
      name: 'Paolo R.',
      email: 'paolo@paolor.example',
      phone: '+39 06 5550 104',
      company: 'freelance',
      message:
        'Freelance Flutter developer here, free from February. I saw you build mobile apps and sometimes need extra hands. Happy to do a paid trial task.',
    },
    fillMs: 64000,
  },
  {
    label: 'genuine',
    kind: 'applicants',
    message: {
      name: 'Marlene',
      email: 'marlene@marlene-ux.example',
      phone: '+49 30 23125 110',
      company: '',
      message:
        'Hi! Careers page says to use this form. Application for UX designer, portfolio password is "lighthouse": https://marlene-ux.example/work',
    },
    fillMs: 79000,
  },
  {
    label: 'genuine',
    kind: 'journalists',
    message: {
      name: 'Hedda Blum',
      email: 'h.blum@dailyledger.example',
      phone: '+49 30 23125 111',
      company: 'The Daily Ledger',
      message:
        'I write about AI in medium-sized firms and would like to quote you. Deadline is tomorrow at noon. Is anyone free for fifteen minutes?',
    },
    fillMs: 85000,
  },
  {
    label: 'genuine',
    kind: 'journalists',
    message: {
      name: 'Radio 5 desk',
      email: 'desk@radio5.example',
      phone: '555 0244',
      company: 'Radio 5',
      message: 'we do a segment on apps for the elderly this friday, live at 8:10, could your designer join by phone',
    },
    fillMs: 53000,
  },
  {
    label: 'genuine',
    kind: 'journalists',
    message: {
      name: 'Podcast',
      email: 'hello@slowsoftware.example',
      phone: '555 0245',
      company: 'Slow Software',
      message:
        "We'd love to have your CTO on our podcast about software that lasts. No fee in either direction, recording takes an hour, 9,000 listeners.",
    },
    fillMs: 94000,
  },
  {
    label: 'genuine',
    kind: 'ngo-and-public',
    message: {
      name: 'Mary-Ann Teo',
      email: 'mary-ann@foodshare.example',
      phone: '555 0246',
      company: 'Foodshare',
      message:
        "We're a charity that rescues food from supermarkets. Volunteers coordinate in a chat group and it's chaos. Is there a reduced rate for non-profits?",
    },
    fillMs: 119000,
  },
  {
    label: 'genuine',
    kind: 'ngo-and-public',
    message: {
      name: 'Village Clerk',
      email: 'clerk@littlemarsh.example',
      phone: '07700 900111',
      company: 'Little Marsh Parish Council',
      message:
        'The council approved £4,500 for a new website with minutes, planning notices and a hall booking calendar. Must satisfy public-sector accessibility rules. May we have a quotation by the 14th?',
    },
    fillMs: 99000,
  },
  {
    label: 'genuine',
    kind: 'ngo-and-public',
    message: {
      name: 'Amadou',
      email: 'amadou@puits.example',
      phone: '+221 00 000 0001',
      company: 'Puits',
      message:
        'Nous creusons des puits. Il nous faut une carte des 300 puits avec leur état, alimentée par SMS. Nous cherchons aussi un don ou un tarif solidaire.',
    },
    fillMs: 123000,
  },
];
