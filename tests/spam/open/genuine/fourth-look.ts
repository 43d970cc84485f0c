import type { Sample } from '../../sample.ts';

export const fourthLook: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Torsten',
      email: 'torsten@example.com',
      phone: '555 0100',
      company: 'Lorentz Orgelbau',
      message:
        'We restore church organs. Every pipe gets measured and photographed, at present in notebooks. Could one do this with a phone in a cold church without reception?',
    },
    fillMs: 64000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Mags',
      email: 'mags@example.org',
      phone: '555 0101',
      company: '',
      message: 'do ye do wordpress or only fancy stuff',
    },
    fillMs: 18000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Dr. Chiara Neri',
      email: 'dr.chiara.neri@example.net',
      phone: '555 0102',
      company: 'Neri Lab',
      message:
        'Our microscope produces 2 TB a week and the cluster admin retired. Storage, backups, a viewer in the browser. Grant money until 2028.',
    },
    fillMs: 92000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Quentin',
      email: 'quentin@example.com',
      phone: '555 0103',
      company: '',
      message:
        'How would you go about moving a Delphi program with Firebird to something a 30 year old would want to maintain?',
    },
    fillMs: 33000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Abdi',
      email: 'abdi@example.org',
      phone: '555 0104',
      company: 'Xawilaad',
      message:
        'Money transfer between Minneapolis and Hargeisa, 9 agents. Compliance reports by hand every night until 11. Please help us automate.',
    },
    fillMs: 47000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Sofie',
      email: 'sofie@example.net',
      phone: '555 0105',
      company: 'Kinderopvang Zon',
      message:
        "we would like parents to see photos of their kids but only theirs. GDPR. 3 locations. what's possible for 10k",
    },
    fillMs: 29000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Ms. Achieng',
      email: 'ms.achieng@example.com',
      phone: '555 0106',
      company: 'Lakeside SACCO',
      message:
        'Savings cooperative with 6,200 members seeks a vendor for mobile lending with M-Pesa. Terms of reference can be shared after a call. Closing date 14 March.',
    },
    fillMs: 71000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Jens Uwe',
      email: 'jens.uwe@example.org',
      phone: '555 0107',
      company: 'Bootsverleih Uwe',
      message: 'Moin, 14 Boote, Kalender auf Papier. Geht das auch online? Bin erst ab 18 Uhr am Telefon.',
    },
    fillMs: 26000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Polly',
      email: 'polly@example.net',
      phone: '555 0108',
      company: 'Pollys Preserves',
      message:
        'We were featured in a magazine and the shop fell over. 3,000 visitors in an hour, 12 sales. Next feature is in May, I want to be ready.',
    },
    fillMs: 35000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Ahmet',
      email: 'ahmet@example.com',
      phone: '555 0109',
      company: 'Kaya Dental',
      message:
        'My nephew says we need backlinks. Another company offers 500 backlinks for 200 euro. Is that good or will google punish us?',
    },
    fillMs: 41000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Sue',
      email: 'sue@example.org',
      phone: '555 0110',
      company: 'Hearing First',
      message:
        'How do we get more reviews from happy patients without breaking the rules? Could it be built into our appointment system?',
    },
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Lorenzo',
      email: 'lorenzo@example.net',
      phone: '555 0111',
      company: 'Scommesse Verdi',
      message:
        'Licensed bookmaker, 40 betting shops in Puglia. Terminals are Windows 7. Need a migration plan the regulator will accept.',
    },
    fillMs: 58000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Ana',
      email: 'ana@example.com',
      phone: '555 0112',
      company: 'Vida Natural',
      message:
        'We produce supplements and the new health claims rules mean every product page has to be checked. 900 pages. Could AI flag the sentences?',
    },
    fillMs: 44000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Piers',
      email: 'piers@example.org',
      phone: '555 0113',
      company: 'Hexham Capital',
      message:
        'Boutique fund, 70 investors. They should be able to download statements and capital calls securely. What would an investor portal cost and who hosts it?',
    },
    fillMs: 67000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Gloria',
      email: 'gloria@example.net',
      phone: '555 0114',
      company: 'Second Chance Loans',
      message:
        'we lend small sums to people coming out of prison, non profit. the spreadsheet has 400 loans. interest is zero. can you make it less scary',
    },
    fillMs: 39000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Walt',
      email: 'walt@example.com',
      phone: '555 0115',
      company: 'Walts Auto',
      message:
        'Got a letter from "Solvane Domain Services" wanting 175 dollars for my dot com. Y\'all don\'t do that do you?',
    },
    fillMs: 25000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Irmgard Voss',
      email: 'irmgard.voss@example.org',
      phone: '555 0116',
      company: 'Voss Floristik',
      message:
        'Guten Tag, mein Sohn sagt ich soll Sie fragen ob diese Nachricht von Ihnen stammt: "Ihr Google-Eintrag läuft aus, rufen Sie uns sofort an."',
    },
    fillMs: 37000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Deb',
      email: 'deb@example.net',
      phone: '555 0117',
      company: 'Oak & Ivy',
      message: 'please tell your sales guy to stop. he offers me seo every week and i already am your customer lol',
    },
    fillMs: 31000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Runa',
      email: 'runa@example.com',
      phone: '555 0118',
      company: 'Fjord Tannlege',
      message: 'Kalenderen er tom siden i går. Pasienter ringer. Haster!',
    },
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Cpt. Olsen',
      email: 'cpt.olsen@example.org',
      phone: '555 0119',
      company: 'Skerry Boats',
      message:
        'The invoice for hosting went up to 240. I was told 190 until the end of the contract. Please correct it before our bank pays on the 28th.',
    },
    fillMs: 49000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Pam',
      email: 'pam@example.net',
      phone: '555 0120',
      company: 'Hillside Vets',
      message: 'who do I speak to about adding a second domain? also what happened to Derek, he was brilliant',
    },
    fillMs: 22000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'IT',
      email: 'it@example.com',
      phone: '555 0121',
      company: 'Brandt Kliniken',
      message: 'Wartungsfenster am 12.: bitte Ihre Dienste ab 22 Uhr stoppen, Ansprechpartner Hr. Wolff.',
    },
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Ximena',
      email: 'ximena@example.org',
      phone: '555 0122',
      company: '',
      message:
        'Hi! I built a bird sound classifier for my degree and would like to do something with audio at a company that ships. Any openings for juniors in spring? github handle xim-birds',
    },
    fillMs: 53000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Rafael',
      email: 'rafael@example.net',
      phone: '555 0123',
      company: '',
      message:
        'Good afternoon, I sent my CV two weeks ago for the position in support, could you tell me if it arrived?',
    },
    fillMs: 46000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Mrs. Bell',
      email: 'mrs.bell@example.com',
      phone: '555 0124',
      company: '',
      message: 'my son is 16 and needs a week of work experience, he is good with computers, would you have him?',
    },
    fillMs: 38000,
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Kiran',
      email: 'kiran@example.org',
      phone: '555 0125',
      company: 'Cloudnine Telecom',
      message:
        'We need access to the server room on Thursday between 10 and 12 to replace the router. Please name somebody who will be on site.',
    },
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Bakkerij',
      email: 'bakkerij@example.net',
      phone: '555 0126',
      company: 'Bakkerij Smit',
      message: 'Your lunch order for Friday: 14 people, right? And how many vegetarian?',
    },
    fillMs: 16000,
  },
  {
    label: 'genuine',
    kind: 'landlord',
    message: {
      name: 'Hausverwaltung',
      email: 'hausverwaltung@example.com',
      phone: '555 0127',
      company: 'Immo Nord',
      message: 'Die Ablesung der Heizkörper erfolgt am 3. Dezember zwischen 8 und 10 Uhr. Bitte sorgen Sie für Zugang.',
    },
  },
  {
    label: 'genuine',
    kind: 'security',
    message: {
      name: 'Tomo',
      email: 'tomo@example.org',
      phone: '555 0128',
      company: '',
      message:
        "I can read other people's invoices by changing the number in the address of your customer portal. I stopped after two. How do you want the details?",
    },
    fillMs: 59000,
  },
  {
    label: 'genuine',
    kind: 'press',
    message: {
      name: 'Jack',
      email: 'jack@example.net',
      phone: '555 0129',
      company: 'Weekly Argus',
      message: 'on deadline - is it right your company lost the council contract? need a comment by 5pm',
    },
    fillMs: 24000,
  },
  {
    label: 'genuine',
    kind: 'research',
    message: {
      name: 'Noor',
      email: 'noor@example.com',
      phone: '555 0130',
      company: '',
      message:
        "I'm comparing how agencies estimate projects for my dissertation. Could I interview someone, half an hour, video is fine?",
    },
    fillMs: 43000,
  },
  {
    label: 'genuine',
    kind: 'charity',
    message: {
      name: 'Fr. Dominic',
      email: 'fr.dominic@example.org',
      phone: '555 0131',
      company: 'Shelter Box Trust',
      message:
        'We received 30 donated tablets and no idea how to lock them down. Would one of your people give us an afternoon? We can offer soup.',
    },
    fillMs: 51000,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Ylva',
      email: 'ylva@example.net',
      phone: '555 0132',
      company: '',
      message: 'You call me every week about a trial I never asked for. My number ends in 0144. Delete it.',
    },
    fillMs: 27000,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'R. Singh',
      email: 'r.singh@example.com',
      phone: '555 0133',
      company: 'Singh & Co',
      message:
        'Two developers, four project managers, eight months, and the login still fails on Safari. I want a meeting with your director.',
    },
    fillMs: 34000,
  },
  {
    label: 'genuine',
    kind: 'legal',
    message: {
      name: 'Notary Faber',
      email: 'notary.faber@example.org',
      phone: '555 0134',
      company: 'Faber & Partner',
      message:
        'In the estate of Mr. Anton Krol, a former employee of yours, we ask for confirmation of his last salary and any outstanding holiday pay.',
    },
  },
  {
    label: 'genuine',
    kind: 'legal',
    message: {
      name: 'District Court',
      email: 'district.court@example.net',
      phone: '555 0135',
      company: 'District Court',
      message: 'Summons by post follows. Please name the person authorised to accept service.',
    },
  },
  {
    label: 'genuine',
    kind: 'investor',
    message: {
      name: 'Greta Holm',
      email: 'greta.holm@example.com',
      phone: '555 0136',
      company: 'Holm Family Office',
      message:
        "We invest our own money in software companies with patient owners. If a sale or a minority stake is ever a topic I'd be glad to visit. No fund, no hurry.",
    },
    fillMs: 62000,
  },
  {
    label: 'genuine',
    kind: 'partner',
    message: {
      name: 'Vit',
      email: 'vit@example.org',
      phone: '555 0137',
      company: 'Agentura Lipa',
      message:
        'Jsme malá agentura z Brna, klient chce mobilní aplikaci. Děláte to i pod naší značkou? Kolik by to stálo?',
    },
    fillMs: 48000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: { name: 'Bo', email: 'bo@example.net', phone: '555 0138', company: '', message: 'any news?' },
    fillMs: 7000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: { name: 'Lia', email: 'lia@example.com', phone: '555 0139', company: '', message: 'wrong form sorry' },
    fillMs: 11000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: { name: 'Gus', email: 'gus@example.org', phone: '555 0140', company: '', message: 'Do you work weekends' },
    fillMs: 9000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Ida',
      email: 'ida@example.net',
      phone: '555 0141',
      company: 'Ida Textil',
      message: 'Katalog bitte',
    },
    fillMs: 14000,
  },
  {
    label: 'genuine',
    kind: 'autofill',
    message: {
      name: 'Priya Nair',
      email: 'priya.nair@example.com',
      phone: '555 0142',
      company: '12 Elm Road',
      message: 'Priya Nair 12 Elm Road need a shop for sarees',
    },
    fillMs: 15000,
  },
  {
    label: 'genuine',
    kind: 'wrong-company',
    message: {
      name: 'Ken',
      email: 'ken@example.org',
      phone: '555 0143',
      company: '',
      message: 'Do you still sell the 20 litre drums of the drain cleaner, and can I collect?',
    },
    fillMs: 21000,
  },
  {
    label: 'genuine',
    kind: 'event',
    message: {
      name: 'Library',
      email: 'library@example.net',
      phone: '555 0144',
      company: 'Westpark Library',
      message:
        'Thank you for agreeing to speak on the 9th! Do you need a projector, and shall we put your photo on the poster?',
    },
    fillMs: 36000,
  },
  {
    label: 'genuine',
    kind: 'partner',
    message: {
      name: 'Yolanda',
      email: 'yolanda@example.com',
      phone: '555 0145',
      company: 'Yo Events',
      message:
        "For our trade fair in May we'd hire your team to build the ticket scanner again like last year. Same conditions?",
    },
    fillMs: 40000,
  },
  {
    label: 'genuine',
    kind: 'swedish',
    message: {
      name: 'Lars',
      email: 'lars@example.org',
      phone: '555 0146',
      company: 'Fjällstugor',
      message: 'Hej! Vi hyr ut 12 stugor och vill kunna ta emot bokningar på vår egen sida. Vad skulle det kosta?',
    },
    fillMs: 44000,
  },
  {
    label: 'genuine',
    kind: 'hungarian',
    message: {
      name: 'Zsófia',
      email: 'zso.fia@example.net',
      phone: '555 0147',
      company: 'Virágbolt',
      message: 'Jó napot, egy webáruházat szeretnék a virágboltomnak. Mennyi idő és mennyibe kerül?',
    },
    fillMs: 39000,
  },
  {
    label: 'genuine',
    kind: 'greek',
    message: {
      name: 'Ελένη',
      email: 'mail@example.com',
      phone: '555 0148',
      company: 'Ελαιώνας',
      message:
        'Καλημέρα σας, έχουμε ελαιοτριβείο και θέλουμε ηλεκτρονικό κατάστημα στα αγγλικά και γερμανικά. Πόσο κοστίζει;',
    },
    fillMs: 52000,
  },
  {
    label: 'genuine',
    kind: 'arabic',
    message: {
      name: 'سامي',
      email: 'mail@example.org',
      phone: '555 0149',
      company: 'عيادة النور',
      message: 'مرحبا، نحتاج نظام مواعيد لعيادة أسنان مع رسائل تذكير. كم المدة المتوقعة؟',
    },
    fillMs: 61000,
  },
  {
    label: 'genuine',
    kind: 'chinese',
    message: {
      name: '吴磊',
      email: 'mail@example.net',
      phone: '555 0150',
      company: '蓝湾民宿',
      message: '我们有五家民宿,想要一个直接预订的网站,不想再付平台佣金。你们做过类似的吗?',
    },
    fillMs: 57000,
  },
  {
    label: 'genuine',
    kind: 'korean',
    message: {
      name: '이서연',
      email: 'mail@example.com',
      phone: '555 0151',
      company: '서연 플라워',
      message: '꽃집 주문 사이트를 만들고 싶은데 견적을 받을 수 있을까요?',
    },
    fillMs: 48000,
  },
  {
    label: 'genuine',
    kind: 'ukrainian',
    message: {
      name: 'Олена',
      email: 'mail@example.org',
      phone: '555 0152',
      company: 'Ферма Зоря',
      message: 'Доброго дня, у нас ферма на 200 корів, потрібен облік надоїв у телефоні. Чи працюєте з такими?',
    },
    fillMs: 50000,
  },
];
