import type { Sample } from '../../sample.ts';

export const short: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'one-liners',
    message: {
      name: 'Petra Lindqvist',
      email: 'petra@lindqvist-forge.example',
      phone: '+46 8 550 0101',
      company: 'Lindqvist Forge',
      message: 'call me',
    },
    fillMs: 14000,
  },
  {
    label: 'genuine',
    kind: 'one-liners',
    message: {
      name: 'T. Adeyemi',
      email: 't.adeyemi@portside.example',
      phone: '555-0110',
      company: 'Portside',
      message: 'Do you build for tablets too?',
    },
    fillMs: 9000,
  },
  {
    label: 'genuine',
    kind: 'one-liners',
    message: {
      name: 'Greta Vos',
      email: 'greta.vos@waterschap.example',
      phone: '+31 20 555 0101',
      company: '',
      message: 'Who can I talk to about an accessibility audit?',
    },
    fillMs: 17000,
  },
  {
    label: 'genuine',
    kind: 'one-liners',
    message: {
      name: 'Hank',
      email: 'hank@ranchline.example',
      phone: '555 0122',
      company: 'Ranchline',
      message: 'need website asap thx',
    },
    fillMs: 8000,
  },
  {
    label: 'genuine',
    kind: 'one-liners',
    message: {
      name: 'Lee',
      email: 'lee@harbourtools.example',
      phone: '555 0125',
      company: 'Harbour Tools',
      message: 'Hi',
    },
    fillMs: 6500,
  },
  {
    label: 'genuine',
    kind: 'one-liners',
    message: {
      name: 'Bram',
      email: 'bram@kaasboer.example',
      phone: '+31 6 0000 0001',
      company: 'Kaasboer',
      message: 'are you taking on new clients this quarter',
    },
    fillMs: 15000,
  },
  {
    label: 'genuine',
    kind: 'one-liners',
    message: {
      name: 'Stu',
      email: 'stu@stusgarage.example',
      phone: '07700 900102',
      company: 'Stus Garage',
      message: 'my mate Kofi said you sorted his booking system, want the same',
    },
    fillMs: 19000,
  },
  {
    label: 'genuine',
    kind: 'phone-only',
    message: {
      name: 'Farid',
      email: 'farid@farid-transport.example',
      phone: '555 0130',
      company: 'Farid Transport',
      message: '+1 555 0130',
    },
    fillMs: 4800,
  },
  {
    label: 'genuine',
    kind: 'phone-only',
    message: {
      name: 'Rune',
      email: 'rune@fjordbaat.example',
      phone: '+47 55 50 01 01',
      company: 'Fjordbåt',
      message: '(+47) 55 50 01 01 / (+47) 55 50 01 02',
    },
    fillMs: 3900,
  },
  {
    label: 'genuine',
    kind: 'phone-only',
    message: {
      name: 'K.J.',
      email: 'kj@kjmetal.example',
      phone: '5550146',
      company: 'KJ Metal',
      message: '5550146',
    },
  },
  {
    label: 'genuine',
    kind: 'shouting',
    message: {
      name: 'WALTER BRIGGS',
      email: 'WALTER@BRIGGSHARDWARE.EXAMPLE',
      phone: '555 0147',
      company: 'BRIGGS HARDWARE',
      message:
        'I NEED A NEW WEBSITE FOR MY HARDWARE STORE. THE OLD ONE WAS MADE BY MY NEPHEW. PLEASE CALL ME I DONT DO EMAIL MUCH',
    },
    fillMs: 95000,
  },
  {
    label: 'genuine',
    kind: 'shouting',
    message: {
      name: 'SANDRA',
      email: 'SANDRA@TENNISVALE.EXAMPLE',
      phone: '555 0148',
      company: 'VALE TENNIS CLUB',
      message: 'CAN YOU MAKE A BOOKING APP FOR 6 COURTS? MEMBERS PAY ONLINE. HOW LONG WOULD IT TAKE?',
    },
    fillMs: 60000,
  },
  {
    label: 'genuine',
    kind: 'shouting',
    message: {
      name: 'JUNE',
      email: 'june@junebugtoys.example',
      phone: '555 0149',
      company: 'JUNEBUG TOYS',
      message:
        'URGENT!!! OUR SHOP HAS BEEN DOWN SINCE 6AM AND YOUR SUPPORT LINE GOES TO VOICEMAIL. EVERY HOUR COSTS US $2,000. CALL NOW',
    },
  },
  {
    label: 'genuine',
    kind: 'shouting',
    message: {
      name: 'CAPT. RAO',
      email: 'rao@coastferries.example',
      phone: '555 0151',
      company: 'COAST FERRIES',
      message: 'REQUIRE QUOTATION FOR TIMETABLE DISPLAY SYSTEM. 14 SCREENS, 3 PIERS. TENDER CLOSES 30 NOV.',
    },
    fillMs: 72000,
  },
  {
    label: 'genuine',
    kind: 'names',
    message: {
      name: 'O',
      email: 'o@o-gallery.example',
      phone: '555 0163',
      company: 'O',
      message: "We are a gallery called O. We'd like an archive of our exhibitions since 1994, about 2,000 pictures.",
    },
    fillMs: 25000,
  },
  {
    label: 'genuine',
    kind: 'names',
    message: {
      name: 'Ng',
      email: 'ng.yh@tofuhouse.example',
      phone: '555 0164',
      company: 'Tofu House',
      message: 'Could you integrate a self-order kiosk with our till?',
    },
    fillMs: 28000,
  },
  {
    label: 'genuine',
    kind: 'names',
    message: {
      name: 'DeShawn McIntyreWilliamsJr',
      email: 'dmw@brotherhoodcuts.example',
      phone: '555 0165',
      company: 'BrotherhoodCuts',
      message: 'three barbershops one calendar. walk ins too. what would that run me',
    },
    fillMs: 38000,
  },
  {
    label: 'genuine',
    kind: 'names',
    message: {
      name: 'Srinivasaraghavan Venkatanarasimhan',
      email: 'sv@rasamfoods.example',
      phone: '555 0166',
      company: 'Rasam Foods',
      message:
        'We distribute to 300 grocers and still take orders by phone and WhatsApp. Looking for an ordering portal with credit limits per grocer.',
    },
    fillMs: 66000,
  },
  {
    label: 'genuine',
    kind: 'names',
    message: {
      name: 'Null Nullsen',
      email: 'null@nullsen.example',
      phone: '+47 55 50 01 03',
      company: 'Nullsen AS',
      message:
        'Half the forms on the web refuse my name. If yours works, I have a project for you: a customs declaration tool.',
    },
    fillMs: 26000,
  },
  {
    label: 'genuine',
    kind: 'names',
    message: {
      name: 'McKxyz LLC',
      email: 'ops@mckxyz.example',
      phone: '555 0167',
      company: 'McKxyz LLC',
      message: 'Our ops team needs a dashboard over three warehouses. Who does scoping on your side?',
    },
    fillMs: 51000,
  },
  {
    label: 'genuine',
    kind: 'repeated',
    message: {
      name: 'Armand',
      email: 'armand@caviste.example',
      phone: '+33 1 99 00 01 01',
      company: 'Le Caviste',
      message:
        'Bonjour, je voudrais un devis pour une boutique de vin en ligne. Bonjour, je voudrais un devis pour une boutique de vin en ligne.',
    },
    fillMs: 6000,
    sameText: 2,
    fromAddress: 3,
  },
  {
    label: 'genuine',
    kind: 'repeated',
    message: {
      name: 'Tilly',
      email: 'tilly@tillyknits.example',
      phone: '07700 900103',
      company: 'Tilly Knits',
      message: "Sorry if this comes twice, the page hung. I'd like help with patterns people can buy and download.",
    },
    fillMs: 2600,
    sameText: 2,
    fromAddress: 4,
  },
  {
    label: 'genuine',
    kind: 'pasted-fast',
    message: {
      name: 'Roland Meyer',
      email: 'r.meyer@meyer-pumpen.example',
      phone: '+49 30 23125 102',
      company: 'Meyer Pumpen',
      message:
        'Dear team, our maintenance crew of 12 notes repairs on paper. We would like them to use a tablet, also without network, and to see the history of each pump. Could we talk in the second week of December? Kind regards, Roland Meyer',
    },
    fillMs: 1450,
  },
  {
    label: 'genuine',
    kind: 'pasted-fast',
    message: {
      name: 'Kim Ha-eun',
      email: 'haeun@papercrane.example',
      phone: '555 0175',
      company: 'Paper Crane',
      message:
        'We spoke at the fair in Ulm. As promised, here is our brief in one line: an AI assistant that answers questions about our 400 product manuals.',
    },
    fillMs: 900,
  },
  {
    label: 'genuine',
    kind: 'pasted-fast',
    message: {
      name: 'Piet',
      email: 'piet@fietskoerier.example',
      phone: '+31 6 0000 0002',
      company: 'Fietskoerier',
      message:
        'Route planning app for 25 bike couriers, MVP in March, budget 40k. Interested? Our current plan is at https://fietskoerier.example/plan',
    },
    fillMs: 1380,
  },
  {
    label: 'genuine',
    kind: 'pasted-fast',
    message: {
      name: 'Owen Tully',
      email: 'owen@tullybrew.example',
      phone: '555 0178',
      company: 'Tully Brewing',
      message:
        "Password managers fill everything in for me, so if this looks like a robot: it isn't. I want a tap list that updates itself on our site.",
    },
    fillMs: 700,
  },
  {
    label: 'genuine',
    kind: 'no-script',
    message: {
      name: 'Text Browser User',
      email: 'user@lynxfan.example',
      phone: '555 0200',
      company: 'none',
      message:
        'I use a browser without JavaScript and your form worked. Rare. Do you also consult on making an existing government portal usable like that?',
    },
  },
  {
    label: 'genuine',
    kind: 'no-script',
    message: {
      name: 'Ewa',
      email: 'ewa@slusarz.example',
      phone: '+48 22 555 01 02',
      company: '',
      message:
        "Sent from our library's old computer. We need a simple page with opening hours that my colleagues can change themselves.",
    },
  },
  {
    label: 'genuine',
    kind: 'no-script',
    message: {
      name: 'Nuno',
      email: 'nuno@surfponto.example',
      phone: '+351 21 055 0101',
      company: 'Ponto Surf',
      message: 'We rent boards on four beaches. Need: stock per beach, deposit by card, waiver signed on phone.',
    },
  },
  {
    label: 'genuine',
    kind: 'no-script',
    message: {
      name: 'Security Desk',
      email: 'desk@ministry-it.example',
      phone: '555 0201',
      company: '',
      message:
        'Our browsers block scripts by policy. Please send us your security questionnaire answers, if you have them ready, to this address.',
    },
  },
];
