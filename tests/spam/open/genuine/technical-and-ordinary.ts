import type { Sample } from '../../sample.ts';

export const technicalAndOrdinary: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'code-snippets',
    message: {
      name: 'Fabian',
      email: 'fabian@heatpumpdata.example',
      phone: '+49 30 23125 112',
      company: 'Heatpump Data',
      message: `Your public API sample fails for me:

\`\`\`js
const res = await fetch('https://api.solvane.example/v1/estimate', { method: 'POST' });
// 415 Unsupported Media Type
\`\`\`

Which content type do you expect?`,
    },
    fillMs: 180000,
  },
  {
    label: 'genuine',
    kind: 'code-snippets',
    message: {
      name: 'Jo Ann',
      email: 'joann@sqlpoets.example',
      phone: '555 0248',
      company: 'SQL Poets',
      message:
        'SELECT customer, SUM(total) FROM orders WHERE paid = 0 GROUP BY customer; takes 40 seconds on our box. Could you tune it? 12M rows, no index on paid.',
    },
    fillMs: 146000,
  },
  {
    label: 'genuine',
    kind: 'code-snippets',
    message: {
      name: 'Ana-Maria',
      email: 'ana@carpati-gis.example',
      phone: '+40 21 555 0101',
      company: 'Carpati GIS',
      message:
        'We embed your map like this: <iframe src="https://map.solvane.example/e/88"></iframe> and <a href="https://map.solvane.example">open map</a>. On Safari it is blank. Ideas?',
    },
    fillMs: 101000,
  },
  {
    label: 'genuine',
    kind: 'code-snippets',
    message: {
      name: 'Quentin',
      email: 'quentin@ovenlogic.example',
      phone: '+32 2 555 01 02',
      company: 'OvenLogic',
      message: `error log, please help

2026-11-12T03:11:09Z ERROR pool exhausted (10/10) at db.ts:44
2026-11-12T03:11:10Z ERROR pool exhausted (10/10) at db.ts:44
2026-11-12T03:11:12Z FATAL OOMKilled`,
    },
    fillMs: 90000,
  },
  {
    label: 'genuine',
    kind: 'code-snippets',
    message: {
      name: 'hexa',
      email: 'hexa@tinyfirm.example',
      phone: '555 0250',
      company: 'Tiny Firm',
      message:
        'contract 0x00000000000000000000000000000000000000aa reverts on claim(). can someone on the blockchain team take a look before monday',
    },
    fillMs: 60000,
  },
  {
    label: 'genuine',
    kind: 'long',
    message: {
      name: 'Ruth Abernathy',
      email: 'ruth@abernathymills.example',
      phone: '555 0251',
      company: 'Abernathy Mills',
      message: `Good morning. We are a family textile mill in its fourth generation with 140 employees. Orders reach us by mail, fax (yes), telephone and through two sales representatives who keep their own spreadsheets.

Every order is typed three times: once into the accounts, once into the production plan and once on the label that goes with the roll. Mistakes happen at each step; last year they cost us about 60,000.

What we imagine: one place in which an order is entered once, by the customer where possible. The loom shed sees what comes next, the customer sees where the order is, accounts see what to bill. We do not want to replace the accounts program, which our auditor likes.

We had an offer for a big standard system and it frightened us. Could you say, after a visit, whether something smaller would do? We would pay for the visit.

With kind regards, Ruth Abernathy`,
    },
    fillMs: 620000,
  },
  {
    label: 'genuine',
    kind: 'long',
    message: {
      name: 'Dr. Helga Brandt',
      email: 'brandt@institut-brandt.example',
      phone: '+49 30 23125 113',
      company: 'Institut Brandt',
      message:
        'Dear Madam or Sir, our institute evaluates clinical questionnaires. 1. Data must stay in Germany. 2. Patients fill in on tablets that are offline for hours. 3. Some are blind, so the forms have to work with a screen reader, not only formally. 4. Results go to a statistics program by CSV. 5. The study begins in June and runs for five years; whoever builds this has to be around then. 6. Free text is to be coded with the help of a language model that we host ourselves. 7. We have 85,000 euros, all included. Please tell us frankly which of these you can do, which you cannot, and whom you would bring in for the rest. References in health research are welcome. We decide on 15 January.',
    },
    fillMs: 540000,
  },
  {
    label: 'genuine',
    kind: 'long',
    message: {
      name: 'Milena',
      email: 'milena@roommates.example',
      phone: '+48 22 555 01 04',
      company: 'Roommates',
      message:
        "Long story: my cofounder left with the repo. I have the domain, the App Store account and 11,000 users who love the thing, and no code later than last March. Server still runs, nobody dares touch it. Investors want a plan by the 1st. Could you (a) secure what's running, (b) see if the app can be rebuilt from the store build, (c) tell me honestly if it's cheaper to begin again? I can pay 20k now and more after the round closes in spring. I'm in Warsaw, can come over any day. Sorry for the wall of text.",
    },
    fillMs: 300000,
  },
  {
    label: 'genuine',
    kind: 'project-inquiries',
    message: {
      name: 'Leonie',
      email: 'leonie@stoffwechsel.example',
      phone: '+49 30 23125 114',
      company: 'Stoffwechsel',
      message:
        'Hello, we rent out costumes and want customers to see which are free on a date. About 1,500 pieces with barcode.',
    },
    fillMs: 69000,
  },
  {
    label: 'genuine',
    kind: 'project-inquiries',
    message: {
      name: 'Grant Pell',
      email: 'grant@pellvets.example',
      phone: '555 0253',
      company: 'Pell Vets',
      message:
        'Veterinary practice with two locations. Could your AI listen to the consultation and draft the notes? Recording consent is signed at reception.',
    },
    fillMs: 88000,
  },
  {
    label: 'genuine',
    kind: 'project-inquiries',
    message: {
      name: 'Omkar',
      email: 'omkar@gridwise.example',
      phone: '+91 00 000 0004',
      company: 'Gridwise',
      message:
        'We need to migrate 14 services from our own racks to the cloud with no more than ten minutes of downtime. Who could assess this, and what does an assessment cost?',
    },
    fillMs: 133000,
  },
  {
    label: 'genuine',
    kind: 'project-inquiries',
    message: {
      name: 'Jaya',
      email: 'jaya@dancejaya.example',
      phone: '555 0254',
      company: 'Dance Jaya',
      message:
        "Class passes, waitlists, and a livestream for those who are away. Existing tools charge me 6%, so I'd rather own it.",
    },
    fillMs: 51000,
  },
  {
    label: 'genuine',
    kind: 'project-inquiries',
    message: {
      name: 'Mrs. Dalloway-Ito',
      email: 'clara@itointeriors.example',
      phone: '555 0255',
      company: 'Ito Interiors',
      message: "May I have a brochure of your services and a rough price list? I'm comparing three companies.",
    },
    fillMs: 63000,
  },
  {
    label: 'genuine',
    kind: 'project-inquiries',
    message: {
      name: 'Zed',
      email: 'zed@zedrecords.example',
      phone: '07700 900114',
      company: 'Zed Records',
      message: 'record label, 40 artists. need royalties split automatically + statement pdf every quarter. u do that?',
    },
    fillMs: 38000,
  },
  {
    label: 'genuine',
    kind: 'project-inquiries',
    message: {
      name: 'Nils',
      email: 'nils@skilift.example',
      phone: '+41 44 555 01 04',
      company: 'Skilift AG',
      message:
        'Lift tickets on the phone, gate opens by QR code. Gates are from the nineties with an RS-485 bus. Have you done hardware?',
    },
    fillMs: 91000,
  },
  {
    label: 'genuine',
    kind: 'project-inquiries',
    message: {
      name: 'HR',
      email: 'people@brickworks.example',
      phone: '555 0256',
      company: 'Brickworks',
      message:
        'We have 250 shift workers without company mail. Looking for an intranet they can use on their own phones, with payslips. Please offer.',
    },
    fillMs: 47000,
  },
  {
    label: 'genuine',
    kind: 'project-inquiries',
    message: {
      name: 'Ephraim',
      email: 'ephraim@kosherkart.example',
      phone: '555 0257',
      company: 'Kosher Kart',
      message:
        "The shop must close automatically for Shabbat in the visitor's time zone. Your competitor said it cannot be done.",
    },
    fillMs: 79000,
  },
  {
    label: 'genuine',
    kind: 'project-inquiries',
    message: {
      name: 'Bianca',
      email: 'bianca@bilanz.example',
      phone: '+41 44 555 01 05',
      company: 'Bilanz Treuhand',
      message:
        "Accountants, 18 people. Receipts come in by mail; we'd like to have them read and posted by AI and only check exceptions. 6,000 a month. Free pilot possible?",
    },
    fillMs: 113000,
  },
  {
    label: 'genuine',
    kind: 'project-inquiries',
    message: {
      name: 'Thandi',
      email: 'thandi@thandisolar.example',
      phone: '+27 00 000 0001',
      company: 'Thandi Solar',
      message:
        'We install solar panels for homeowners. Want a calculator: address in, roof from satellite picture, saving per year out, then a lead in our CRM.',
    },
    fillMs: 96000,
  },
  {
    label: 'genuine',
    kind: 'project-inquiries',
    message: {
      name: 'Mikkel',
      email: 'mikkel@callcentral.example',
      phone: '+45 33 55 01 05',
      company: 'Call Central',
      message:
        'call centre with 120 seats. we want live transcription and hints to agents. data must not leave denmark. what can you offer',
    },
    fillMs: 87000,
  },
  {
    label: 'genuine',
    kind: 'project-inquiries',
    message: {
      name: 'Paz',
      email: 'paz@reviewhonest.example',
      phone: '555 0258',
      company: 'Review Honest',
      message:
        'We publish verified customer reviews of tradesmen and suffer from bought 5 star reviews. Could machine learning spot them? Sample of 50k reviews is available.',
    },
    fillMs: 84000,
  },
  {
    label: 'genuine',
    kind: 'project-inquiries',
    message: {
      name: 'Colm',
      email: 'colm@datacoop.example',
      phone: '07700 900117',
      company: 'Data Coop',
      message:
        'Our co-operative holds a contact database of 70,000 members in FoxPro (!). We want it in something from this century, with exports for mailing lists.',
    },
    fillMs: 92000,
  },
  {
    label: 'genuine',
    kind: 'partners-and-law',
    message: {
      name: 'Data Protection Officer',
      email: 'dpo@tessaro.example',
      phone: '+39 06 5550 105',
      company: 'Tessaro',
      message:
        'Under Article 15 GDPR I request a copy of the personal data you hold about me (this address). Please confirm receipt.',
    },
    fillMs: 104000,
  },
  {
    label: 'genuine',
    kind: 'partners-and-law',
    message: {
      name: 'Felix Arndt',
      email: 'f.arndt@arndt-kanzlei.example',
      phone: '+49 30 23125 115',
      company: 'Kanzlei Arndt',
      message:
        'We act for a former supplier of yours in the matter of the open invoice 2026-077 and ask to be told who in your company is responsible. Our letter follows by post.',
    },
    fillMs: 145000,
  },
  {
    label: 'genuine',
    kind: 'partners-and-law',
    message: {
      name: 'Hosting partner',
      email: 'partner@northrack.example',
      phone: '+46 8 550 0106',
      company: 'Northrack',
      message:
        'Planned maintenance of your two racks on 28 November, 02:00 to 04:00 UTC. Expect two interruptions of five minutes. Ticket NR-5512.',
    },
    fillMs: 78000,
  },
  {
    label: 'genuine',
    kind: 'partners-and-law',
    message: {
      name: 'Conference',
      email: 'program@buildconf.example',
      phone: '555 0260',
      company: 'Build Conf',
      message:
        'Your talk "Forms that never lose a message" is accepted! Please confirm by Friday and send a photo and a bio. Speaker page: https://buildconf.example/speakers/confirm/77',
    },
    fillMs: 83000,
  },
  {
    label: 'genuine',
    kind: 'partners-and-law',
    message: {
      name: 'Lost and found',
      email: 'reception@hotelanker.example',
      phone: '+49 30 23125 116',
      company: 'Hotel Anker',
      message: 'One of your colleagues left a laptop charger and a blue notebook in room 12. Shall we post them?',
    },
    fillMs: 29000,
  },
];
