import type { Sample } from '../../sample.ts';

export const formerFrozenTechnicalAndOrdinary: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'code-snippets',
    message: {
      name: 'Keef',
      email: 'keef@pedalboard.example',
      phone: '07700 900112',
      company: 'Pedalboard',
      message:
        "Console says: Uncaught TypeError: Cannot read properties of undefined (reading 'cart') at checkout.js:118:24. started after your deploy on friday",
    },
    fillMs: 82000,
  },
  {
    label: 'genuine',
    kind: 'code-snippets',
    message: {
      name: 'Tess V.',
      email: 'tess@sensornet.example',
      phone: '555 0249',
      company: 'Sensornet',
      message:
        'payload is eyJkZXZpY2UiOiJwdW1wLTciLCJ0ZW1wIjo2MS4yfQ== (base64) and we need an endpoint that takes 5k of these a second',
    },
    fillMs: 68000,
  },
  {
    label: 'genuine',
    kind: 'long',
    message: {
      name: 'Pawan Gill',
      email: 'pawan@gilltransport.example',
      phone: '555 0252',
      company: 'Gill Transport',
      message:
        'Sir, I am having 22 trucks and 30 drivers. Drivers are sending photos of bills on WhatsApp, my son is entering in Excel. Problem 1: fuel bills missing. Problem 2: detention time nobody is noting so broker is not paying. Problem 3: e-log device is giving data but nobody is looking. I want one app, simple, in Punjabi and English both, big buttons. Driver takes photo, app reads amount by itself. Office sees each truck profit per month. I asked one company, they told 80,000 dollar, I think it is too much, please tell your guarantee and your price also. Our money is hard earned. You can call any time, I am awake.',
    },
    fillMs: 480000,
  },
  {
    label: 'genuine',
    kind: 'long',
    message: {
      name: 'Brigadier Nair (retd)',
      email: 'nair@heritagewalks.example',
      phone: '+91 00 000 0003',
      company: 'Heritage Walks',
      message:
        'We conduct heritage walks in six cities. Bookings come through phone, and guides are assigned over tea. I should like: a calendar for each city; a list of guides with languages; automatic mail to the guest the evening before, mentioning the meeting point and the weather; a page per walk which search engines find; payments by card and UPI; and a cancellation policy that is applied without argument. We receive about 900 guests a month in season. Kindly let me know the process, the people, the period and the price, in that order.',
    },
    fillMs: 410000,
  },
  {
    label: 'genuine',
    kind: 'project-inquiries',
    message: {
      name: 'Sinead',
      email: 'sinead@peatbogtours.example',
      phone: '07700 900113',
      company: 'Peatbog Tours',
      message: "Website in Irish and English with a booking calendar. Budget is tight: 3-4k. Tell me if that's silly.",
    },
    fillMs: 46000,
  },
  {
    label: 'genuine',
    kind: 'project-inquiries',
    message: {
      name: 'Frederik',
      email: 'frederik@tandem-insure.example',
      phone: '+45 33 55 01 04',
      company: 'Tandem Insure',
      message:
        'Insurance broker. Interested in smart contracts that pay out automatically when a flight is late. Is that feasible on a public chain without crypto for the customer?',
    },
    fillMs: 157000,
  },
  {
    label: 'genuine',
    kind: 'project-inquiries',
    message: {
      name: 'Catalina',
      email: 'catalina@cafemapa.example',
      phone: '+57 0 000 0001',
      company: 'Café Mapa',
      message:
        "Our traceability app for coffee farmers must work on cheap Android phones and offline. Is Flutter what you would use? We've followed your talks.",
    },
    fillMs: 74000,
  },
  {
    label: 'genuine',
    kind: 'project-inquiries',
    message: {
      name: 'Tamsin',
      email: 'tamsin@tidalpool.example',
      phone: '07700 900115',
      company: 'Tidal Pool',
      message:
        'I got your name from Astrid at Holm & Hare. Sauna by the sea, online vouchers, gift cards, capacity 12 per hour. Free next Tuesday?',
    },
    fillMs: 55000,
  },
  {
    label: 'genuine',
    kind: 'project-inquiries',
    message: {
      name: 'Rory',
      email: 'rory@highlandwool.example',
      phone: '07700 900116',
      company: 'Highland Wool',
      message:
        'Could you have a look at https://highlandwool.example and give me a price for adding wholesale accounts? No rush.',
    },
    fillMs: 58000,
  },
  {
    label: 'genuine',
    kind: 'project-inquiries',
    message: {
      name: 'Estelle',
      email: 'estelle@estelleevents.example',
      phone: '+33 1 99 00 01 04',
      company: 'Estelle Events',
      message:
        'Guest lists, seating plans, QR check-in. 100% of our events have bad wifi, so offline please. I need it before the May season!',
    },
    fillMs: 71000,
  },
  {
    label: 'genuine',
    kind: 'project-inquiries',
    message: {
      name: 'Ingrid',
      email: 'ingrid@growthgarden.example',
      phone: '+46 8 550 0105',
      company: 'Growth Garden',
      message:
        "We help nurseries sell plants. Instagram shop works, our own doesn't: 12,000 followers, 40 orders. Where is the leak?",
    },
    fillMs: 67000,
  },
  {
    label: 'genuine',
    kind: 'partners-and-law',
    message: {
      name: 'Building manager',
      email: 'facility@millquarter.example',
      phone: '555 0259',
      company: 'Mill Quarter',
      message: 'Water will be off in your office building on Thursday between 7 and 9. Please tell your colleagues.',
    },
    fillMs: 33000,
  },
  {
    label: 'genuine',
    kind: 'partners-and-law',
    message: {
      name: 'Ombudsman',
      email: 'post@ombud.example',
      phone: '555 0261',
      company: 'Ombudsman',
      message:
        'A resident has told us that the booking portal you operate for the city cannot be used with a keyboard. Please comment within four weeks.',
    },
    fillMs: 125000,
  },
];
