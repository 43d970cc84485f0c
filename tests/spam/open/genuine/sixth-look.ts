import type { Sample } from '../../sample.ts';

export const sixthLook: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Heidi',
      email: 'heidi@example.com',
      phone: '555 0100',
      company: 'Alpenhof',
      message:
        'We have a small hotel and the booking platform takes 18 percent. We want direct bookings on our own site. Could you show us examples you have built?',
    },
    fillMs: 39000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Marcel',
      email: 'marcel@example.org',
      phone: '555 0101',
      company: 'Marcel Metall',
      message:
        'Angebotserstellung dauert bei uns zwei Tage, weil alles in Excel ist. Wir hätten gern ein Tool dafür. Wie läuft so ein Projekt bei Ihnen ab?',
    },
    fillMs: 51000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Tanya',
      email: 'tanya@example.net',
      phone: '555 0102',
      company: 'GreenRoute',
      message:
        "We're building a carbon tracking platform for logistics firms and our developers left. The code is in Node and React. Can you take over and what are your rates?",
    },
    fillMs: 62000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Gordon',
      email: 'gordon@example.com',
      phone: '555 0103',
      company: 'Clan Tours',
      message: 'Looking for a quote: website, booking, payment, English and German. About 30 tours. Start in February.',
    },
    fillMs: 27000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Li Na',
      email: 'li.na@example.org',
      phone: '555 0104',
      company: 'Jade Tea',
      message:
        'I sell tea on Instagram and want my own shop with subscriptions. How much would it cost and how long does it take?',
    },
    fillMs: 45000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Ross',
      email: 'ross@example.net',
      phone: '555 0105',
      company: 'Ross Plumbing',
      message: 'Can you get us higher on Google Maps? Or is that not your thing? We just want the phone to ring more.',
    },
    fillMs: 24000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Helga',
      email: 'helga@example.com',
      phone: '555 0106',
      company: 'Helga Mode',
      message:
        'We are running a Black Friday sale with 30% off and free shipping and need landing pages by next week. Is that possible?',
    },
    fillMs: 33000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Jess',
      email: 'jess@example.org',
      phone: '555 0107',
      company: 'Jess PR',
      message:
        "I'm a PR consultant and one of my clients needs a press portal with downloads and a contact list for journalists. Could we talk?",
    },
    fillMs: 41000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Viktor',
      email: 'viktor@example.net',
      phone: '555 0108',
      company: 'Nordic Bet',
      message:
        'We hold licences in Sweden and Denmark. Our sportsbook app has bad reviews because of slow loading. We need an audit and then a rebuild.',
    },
    fillMs: 58000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Amy',
      email: 'amy@example.com',
      phone: '555 0109',
      company: 'CashNow',
      message:
        "Payday lender, FCA regulated. Customers can't finish the application on mobile. Could you look at the funnel?",
    },
    fillMs: 36000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Dr. Sand',
      email: 'dr.sand@example.org',
      phone: '555 0110',
      company: 'Sand Ästhetik',
      message:
        'Für unsere Praxis (Botox, Haartransplantation) suchen wir eine neue Website mit Vorher-Nachher-Galerie und Terminbuchung.',
    },
    fillMs: 47000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Lars',
      email: 'lars@example.net',
      phone: '555 0111',
      company: 'Lars Elektro',
      message:
        'Vi fick det här mejlet, är det från er? "Ert webbhotell upphör imorgon, betala 89 euro nu för att undvika avstängning."',
    },
    fillMs: 29000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Joy',
      email: 'joy@example.com',
      phone: '555 0112',
      company: 'Joy Florist',
      message:
        'Someone keeps sending us offers for backlinks and followers through the contact form you built. Please add a spam filter.',
    },
    fillMs: 26000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Bill',
      email: 'bill@example.org',
      phone: '555 0113',
      company: 'Harbour Freight',
      message: "The weekly report email didn't arrive on Monday. Can you check?",
    },
    fillMs: 22000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Anke',
      email: 'anke@example.net',
      phone: '555 0114',
      company: 'Stadtbibliothek',
      message: 'Bitte die Öffnungszeiten über Weihnachten ändern: 24. bis 26. geschlossen. Danke!',
    },
    fillMs: 38000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Raj',
      email: 'raj@example.com',
      phone: '555 0115',
      company: 'Spice Route',
      message:
        'Our app was rejected by the App Store because of the login. Please advise what to do, launch is on Friday.',
    },
    fillMs: 20000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Noah',
      email: 'noah@example.org',
      phone: '555 0116',
      company: '',
      message:
        'Hi, I saw your opening for a DevOps engineer. I have 6 years of experience with AWS and Kubernetes. My CV: https://noah-cv.example',
    },
    fillMs: 42000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Leila',
      email: 'leila@example.net',
      phone: '555 0117',
      company: '',
      message: "I'd like to apply for the internship in design. When does it start and is it paid?",
    },
    fillMs: 33000,
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Jan',
      email: 'jan@example.com',
      phone: '555 0118',
      company: 'Datacenter West',
      message:
        'The invoice for November is still open. Could you tell me when we can expect the payment? Invoice 88124.',
    },
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Elena',
      email: 'elena@example.org',
      phone: '555 0119',
      company: 'Office Green',
      message: 'We water the plants in your office on Tuesdays. Next week we come on Wednesday because of the holiday.',
    },
    fillMs: 17000,
  },
  {
    label: 'genuine',
    kind: 'security',
    message: {
      name: 'Kai',
      email: 'kai@example.net',
      phone: '555 0120',
      company: '',
      message:
        "Your password reset accepts any token, I could log in to my own test account without it. Please contact me for details, I'm not asking for a reward.",
    },
    fillMs: 49000,
  },
  {
    label: 'genuine',
    kind: 'press',
    message: {
      name: 'Ruth',
      email: 'ruth@example.com',
      phone: '555 0121',
      company: 'Tech Radio',
      message: 'Could we interview your CEO about offline-first apps for our show on Sunday?',
    },
    fillMs: 28000,
  },
  {
    label: 'genuine',
    kind: 'investor',
    message: {
      name: 'Paul',
      email: 'paul@example.org',
      phone: '555 0122',
      company: 'Harbor Capital',
      message:
        'We are looking at acquiring one of your clients and would like to understand the software you built for them. They agreed to this call.',
    },
    fillMs: 40000,
  },
  {
    label: 'genuine',
    kind: 'partner',
    message: {
      name: 'Diana',
      email: 'diana@example.net',
      phone: '555 0123',
      company: 'Diana Consulting',
      message:
        'I advise hospitals on digitalisation and need a technical partner for a tender due in March. Are you interested?',
    },
    fillMs: 44000,
  },
  {
    label: 'genuine',
    kind: 'charity',
    message: {
      name: 'Tom',
      email: 'tom@example.com',
      phone: '555 0124',
      company: 'Youth Club',
      message: "Our youth club needs a simple website. We can't pay much, maybe 300 euros. Do you help charities?",
    },
    fillMs: 31000,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Eva',
      email: 'eva@example.org',
      phone: '555 0125',
      company: '',
      message: 'I have asked twice for an invoice copy and got no reply. Please send it today.',
    },
    fillMs: 23000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Nick',
      email: 'nick@example.net',
      phone: '555 0126',
      company: '',
      message: 'Do you have an office in London?',
    },
    fillMs: 9000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Ana',
      email: 'ana@example.com',
      phone: '555 0127',
      company: '',
      message: 'What are your prices?',
    },
    fillMs: 14000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Kurt',
      email: 'kurt@example.org',
      phone: '555 0128',
      company: 'Kurt Holz',
      message: 'Bitte Termin für Erstgespräch',
    },
    fillMs: 12000,
  },
  {
    label: 'genuine',
    kind: 'legal',
    message: {
      name: 'Anwalt Brehm',
      email: 'anwalt.brehm@example.net',
      phone: '555 0129',
      company: 'Kanzlei Brehm',
      message: 'Wir vertreten die Mieterin der Räume unter Ihnen wegen Lärmbelästigung und bitten um Rückruf.',
    },
  },
  {
    label: 'genuine',
    kind: 'russian',
    message: {
      name: 'Алексей',
      email: 'mail@example.com',
      phone: '555 0130',
      company: 'Стройдом',
      message: 'Здравствуйте, нам нужен сайт с каталогом домов и калькулятором. Сколько стоит и как быстро сделаете?',
    },
    fillMs: 55000,
  },
  {
    label: 'genuine',
    kind: 'french',
    message: {
      name: 'Sophie',
      email: 'sophie@example.org',
      phone: '555 0131',
      company: 'École Montessori',
      message:
        'Bonjour, notre école souhaite une plateforme pour les inscriptions. Pouvez-vous nous envoyer un devis ?',
    },
    fillMs: 46000,
  },
];
