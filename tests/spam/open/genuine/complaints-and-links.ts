import type { Sample } from '../../sample.ts';

export const complaintsAndLinks: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'angry',
    message: {
      name: 'Mag',
      email: 'mag@maggiesmenu.example',
      phone: '555 0203',
      company: 'Maggies Menu',
      message: 'your update broke the menu page AGAIN. second time this month!! what are we paying for',
    },
    fillMs: 64000,
  },
  {
    label: 'genuine',
    kind: 'angry',
    message: {
      name: 'Anneliese Pohl',
      email: 'a.pohl@stadtwerke-pohl.example',
      phone: '+49 30 23125 104',
      company: 'Stadtwerke',
      message:
        'Sehr geehrte Damen und Herren, die Zahlung der Rechnung 2026-118 verweigern wir, solange die Mängel nicht behoben sind. Bitte um Rückruf.',
    },
    fillMs: 185000,
  },
  {
    label: 'genuine',
    kind: 'angry',
    message: {
      name: 'Lorna',
      email: 'lorna@lornaphoto.example',
      phone: '07700 900104',
      company: 'Lorna Photo',
      message:
        "One of the pictures on your services page is mine and I never licensed it. I'm not after a fight, I want a credit line and a fair fee. Please have someone reply this week before I involve my solicitor about the copyright.",
    },
    fillMs: 130000,
  },
  {
    label: 'genuine',
    kind: 'angry',
    message: {
      name: 'Vik',
      email: 'vik@vikstays.example',
      phone: '555 0205',
      company: 'Vik Stays',
      message: 'the app you made for us has 2.1 stars. guests cant log in. fix it or refund',
    },
    fillMs: 48000,
  },
  {
    label: 'genuine',
    kind: 'existing-customers',
    message: {
      name: 'Jolene Archer',
      email: 'jolene@archerseeds.example',
      phone: '555 0206',
      company: 'Archer Seeds',
      message:
        'The password reset mail never reaches our users at one particular provider. Started Monday. Can you look at the SPF record?',
    },
    fillMs: 55000,
  },
  {
    label: 'genuine',
    kind: 'existing-customers',
    message: {
      name: 'Dmitri',
      email: 'dmitri@petrolpumpco.example',
      phone: '555 0207',
      company: 'Petrol Pump Co',
      message:
        "Hi, it's Dmitri from Petrol Pump Co. Please add Salma as an admin to our account and remove me, my last day is Friday. It was a pleasure.",
    },
    fillMs: 69000,
  },
  {
    label: 'genuine',
    kind: 'existing-customers',
    message: {
      name: 'Hugo',
      email: 'hugo@hugoprint.example',
      phone: '555 0209',
      company: 'Hugo Print',
      message:
        'search console says 404 on 37 urls since the relaunch, list: https://docs.hugoprint.example/404s - can you put redirects?',
    },
    fillMs: 58000,
  },
  {
    label: 'genuine',
    kind: 'existing-customers',
    message: {
      name: 'Marisol',
      email: 'marisol@costaclinic.example',
      phone: '555 0210',
      company: 'Costa Clinic',
      message:
        'Our domain expires on the 30th and I think you registered it for us. Will it renew by itself or do I have to pay someone?',
    },
    fillMs: 83000,
  },
  {
    label: 'genuine',
    kind: 'several-links',
    message: {
      name: 'Mirjam Kade',
      email: 'mirjam@kadedesign.example',
      phone: '+49 30 23125 105',
      company: 'Kade Design',
      message:
        'We have finished the design and look for someone to build it. Screens: https://figma.kadedesign.example/file/88 - prototype: https://proto.kadedesign.example/play - current site: https://www.kadedesign.example',
    },
    fillMs: 150000,
  },
  {
    label: 'genuine',
    kind: 'several-links',
    message: {
      name: 'Purchasing, City of Elmport',
      email: 'tenders@elmport.example',
      phone: '555 0212',
      company: 'City of Elmport',
      message:
        "You are invited to submit an offer for tender 26-114 (citizens' portal). Notice: https://tenders.elmport.example/26-114. Questions by 5 December through the portal only: https://tenders.elmport.example/26-114/questions",
    },
    fillMs: 320000,
  },
  {
    label: 'genuine',
    kind: 'several-links',
    message: {
      name: 'Chi',
      email: 'chi@riceandreel.example',
      phone: '555 0214',
      company: 'Rice & Reel',
      message:
        'Bug report video https://cast.riceandreel.example/1, screenshot https://cast.riceandreel.example/2, log https://cast.riceandreel.example/3, staging https://stage.riceandreel.example. Happens on iPhone only.',
    },
    fillMs: 103000,
  },
  {
    label: 'genuine',
    kind: 'several-links',
    message: {
      name: 'Soraya',
      email: 'soraya@bazaar-of-books.example',
      phone: '555 0215',
      company: 'bazaar-of-books.example',
      message:
        "I'd like to add audiobooks to https://bazaar-of-books.example/shop. The publisher's API is described at https://api.publisher.example/docs.",
    },
    fillMs: 74000,
  },
  {
    label: 'genuine',
    kind: 'several-links',
    message: {
      name: 'Pat',
      email: 'pat@patspickles.example',
      phone: '555 0216',
      company: 'patspickles.example',
      message: 'www.patspickles.example please tell me honestly what you would change',
    },
    fillMs: 22000,
  },
  {
    label: 'genuine',
    kind: 'several-links',
    message: {
      name: 'Ludo',
      email: 'ludo@escape-room.example',
      phone: '+32 2 555 01 01',
      company: 'Escape',
      message:
        'Reference for the look I want: <a href="https://mood.escape-room.example">moodboard</a> (sorry, pasted from our wiki). Budget about 15k, start in January.',
    },
    fillMs: 61000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Carla Benn',
      email: 'carla@bennarchitects.example',
      phone: '555 0218',
      company: 'Benn Architects',
      message: `Forwarding this as my colleague can't reach you.

From: Tom Benn <tom@bennarchitects.example>
Sent: Monday, 9 November 2026 10:12
To: Carla Benn <carla@bennarchitects.example>
Subject: Fwd: Portal for planning documents

> Carla, can you ask that software house whether they do document portals?
> Must be hosted in the EU. See https://intra.bennarchitects.example/portal`,
    },
    fillMs: 40000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Ulrich',
      email: 'ulrich@ulrichwein.example',
      phone: '+49 30 23125 106',
      company: 'Ulrich Wein',
      message: `-------- Weitergeleitete Nachricht --------
Betreff: Angebot Onlineshop
Von: Solvane
An: Ulrich

Guten Tag, ich nehme Ihr Angebot an. Bitte senden Sie den Vertrag. Ulrich`,
    },
    fillMs: 52000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Bo',
      email: 'bo@nordicsheds.example',
      phone: '+46 8 550 0102',
      company: 'Nordic Sheds',
      message: `see thread. yes to option B.

On Tue, Nov 10, 2026 at 4:01 PM Solvane wrote:
> Option A: rebuild, 12 weeks
> Option B: repair, 5 weeks
> Which shall we plan?`,
    },
    fillMs: 45000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Marisa Ong',
      email: 'marisa@ongtextiles.example',
      phone: '555 0220',
      company: 'Ong Textiles',
      message: `Hi, your estimate reply is great, approved by our CFO.
Marisa

--
Ong Textiles | www.ongtextiles.example | https://social.ongtextiles.example
To stop receiving mails from us, click unsubscribe. Please consider the environment before printing.`,
    },
    fillMs: 37000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Fiona',
      email: 'fiona@harpfestival.example',
      phone: '07700 900105',
      company: 'Harp Festival',
      message:
        'I was told by a marketing agency that (their words) "your website does not appear on the first page of Google and has 84 toxic backlinks". Is there anything in it, or can I bin it?',
    },
    fillMs: 57000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Gus',
      email: 'gus@gusmotors.example',
      phone: '555 0221',
      company: 'Gus Motors',
      message: `I keep getting these, can you filter them on our form?

"Dear sir, we can increase your website traffic, guaranteed first page of Google, opt out by replying STOP"`,
    },
    fillMs: 50000,
  },
];
