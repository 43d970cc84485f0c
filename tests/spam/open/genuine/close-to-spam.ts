import type { Sample } from '../../sample.ts';

export const closeToSpam: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Dora',
      email: 'dora@example.com',
      phone: '555 0100',
      company: 'Bloom Skincare',
      message:
        'Paid ads bring 900 visitors a day, 4 of them buy. Bounce rate 71 percent on phones. Something is off on the product page. Name your price for a look.',
    },
    fillMs: 41000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Hal',
      email: 'hal@example.org',
      phone: '555 0101',
      company: 'Northside Gym',
      message:
        'more members in january is the goal. free trial week, referral bonus, push messages. app or website, you tell me',
    },
    fillMs: 26000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Ottavia',
      email: 'ottavia@example.net',
      phone: '555 0102',
      company: 'Teatro Lume',
      message:
        "Newsletter with 18,000 subscribers, Instagram with 40k followers, and still half empty on Tuesdays. We'd like last minute tickets at 50% off sent to people nearby.",
    },
    fillMs: 52000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Ned',
      email: 'ned@example.com',
      phone: '555 0103',
      company: "Ned's Auctions",
      message:
        'Our auction listings should show up when somebody googles the item. Right now the first result is a competitor quoting our own text.',
    },
    fillMs: 33000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Cleo',
      email: 'cleo@example.org',
      phone: '555 0104',
      company: 'Agency Cleo',
      message:
        'We place guest articles for clients and lose track of which links are live. Looking for a dashboard that checks 3,000 backlinks nightly.',
    },
    fillMs: 47000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Sam Ferro',
      email: 'sam.ferro@example.net',
      phone: '555 0105',
      company: 'LeadPilot',
      message:
        'Our product verifies email addresses in bulk. Queue backs up above 2 million records. Who on your team has done Kafka at that size?',
    },
    fillMs: 39000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Birte',
      email: 'birte@example.com',
      phone: '555 0106',
      company: 'Birtes Bilder',
      message:
        'Kann man sehen, woher Besucher kommen, ohne Cookies? Und bitte einmal durchschauen, warum wir bei Google so weit hinten stehen. Fotografin, kleines Budget.',
    },
    fillMs: 30000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Marius',
      email: 'marius@example.org',
      phone: '555 0107',
      company: 'Spielbank Nord',
      message:
        'Für unsere Spielbank suchen wir eine App mit Bonusprogramm, Alterskontrolle und Sperrdatei. Ausschreibung folgt im März.',
    },
    fillMs: 58000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Dean',
      email: 'dean@example.net',
      phone: '555 0108',
      company: 'Coin Cafe',
      message:
        'we accept bitcoin in 3 cafes. the till should show the rate and print it on the receipt. telegram or phone both fine',
    },
    fillMs: 28000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Nadja',
      email: 'nadja@example.com',
      phone: '555 0109',
      company: 'Helios Pharma Logistics',
      message:
        "Prescription medicines, overnight delivery to 900 pharmacies. Temperature has to be documented per box. We've outgrown paper and a very patient nurse.",
    },
    fillMs: 61000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Rick',
      email: 'rick@example.org',
      phone: '555 0110',
      company: "Rick's Pawn",
      message:
        'Pawnbroker. Cash loans against gold and watches. Need tickets with barcode, interest calculated monthly and police report export.',
    },
    fillMs: 35000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Estella',
      email: 'estella@example.net',
      phone: '555 0111',
      company: 'Amor Maduro',
      message:
        'App de citas para mayores de 60, 9.000 usuarios. Hay perfiles falsos que piden dinero. ¿Se puede detectar eso con IA?',
    },
    fillMs: 42000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Hunter',
      email: 'hunter@example.com',
      phone: '555 0112',
      company: 'Blue Ridge Vapes',
      message:
        'vape shop. card processors drop us, age verification is a joke, shipping rules change by state. u deal with that kind of business?',
    },
    fillMs: 24000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Yusra',
      email: 'yusra@example.org',
      phone: '555 0113',
      company: 'Hawala Digital',
      message:
        "We're applying for an e-money licence and the regulator wants to see our transaction monitoring. Three countries, 12,000 transfers monthly. Can you start this month?",
    },
    fillMs: 55000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Pieter',
      email: 'pieter@example.net',
      phone: '555 0114',
      company: 'Zaadhandel Pieter',
      message:
        'CBD-olie en hennepzaad, webshop met 400 producten. Betaalprovider stopt ermee. Kunnen jullie een andere koppelen?',
    },
    fillMs: 37000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Lola',
      email: 'lola@example.com',
      phone: '555 0115',
      company: 'Cam Collective',
      message:
        "Performers' cooperative, adult streaming, all verified and over 18. We pay 45% to a platform and would like our own. Do you work with adult businesses, and what about hosting?",
    },
    fillMs: 46000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Bishop Adeyemi',
      email: 'bishop.adeyemi@example.org',
      phone: '555 0116',
      company: 'Grace Assembly',
      message:
        'Greetings to you in the name of our Lord. We have 11,000 worshippers, two of our elders left a gift for technology. Kindly advise how an online giving platform is built and the cost implication.',
    },
    fillMs: 69000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Omid',
      email: 'omid@example.net',
      phone: '555 0117',
      company: 'TaxBack',
      message:
        'we claim tax credits for small companies, 15% fee. forms are pdf hell. want an intake wizard and e-signature. deadline is april',
    },
    fillMs: 31000,
  },
  {
    label: 'genuine',
    kind: 'phishing-report',
    message: {
      name: 'Greta Lind',
      email: 'greta.lind@example.com',
      phone: '555 0118',
      company: '',
      message:
        'A man with an Indian accent rang my mother saying he was from Solvane and that her computer sends errors. She gave him remote access. Is there a number for your security people?',
    },
    fillMs: 33000,
  },
  {
    label: 'genuine',
    kind: 'phishing-report',
    message: {
      name: 'Marc',
      email: 'marc@example.org',
      phone: '555 0119',
      company: '',
      message:
        'https://solvane-giveaway.example claims you give away 5000 USDT. Reported it to the registrar already, just so you know.',
    },
    fillMs: 22000,
  },
  {
    label: 'genuine',
    kind: 'phishing-report',
    message: {
      name: 'Zita',
      email: 'zita@example.net',
      phone: '555 0120',
      company: 'Zita Mode',
      message:
        'Bei uns ist eine Rechnung über 890 Euro für einen "Domain-Eintrag" von Solvane eingegangen. Wir haben bei Ihnen nichts bestellt. Bitte prüfen.',
    },
    fillMs: 40000,
  },
  {
    label: 'genuine',
    kind: 'phishing-report',
    message: {
      name: 'Ola',
      email: 'ola@example.com',
      phone: '555 0121',
      company: '',
      message: 'is solvane-careers on telegram legit? they offered me 300 a day for liking hotels',
    },
    fillMs: 18000,
  },
  {
    label: 'genuine',
    kind: 'phishing-report',
    message: {
      name: 'Hugh',
      email: 'hugh@example.org',
      phone: '555 0122',
      company: 'Hugh & Sons',
      message:
        'We paid an invoice and now see the IBAN was altered. The mail came from your domain, or looked like it. Please call me before I go to the police.',
    },
    fillMs: 36000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Mina',
      email: 'mina@example.net',
      phone: '555 0123',
      company: 'Mina Ceramics',
      message:
        'what do you think of this offer, worth it? "We will design your website for $199 with free hosting, SEO and 20% off if you order this week"',
    },
    fillMs: 35000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Edgar',
      email: 'edgar@example.com',
      phone: '555 0124',
      company: 'Edgar Tiles',
      message:
        'This landed in our form: hello dear we have 5 million email database for sale 70 dollars. How do I stop these without a captcha?',
    },
    fillMs: 29000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Paula',
      email: 'paula@example.org',
      phone: '555 0125',
      company: 'Paula Optik',
      message:
        'Fwd: Ihr Eintrag im Gewerberegister. Muss ich das bezahlen oder ist das Betrug? Mein Mann meint, Sie wüssten das.',
    },
    fillMs: 44000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Lou',
      email: 'lou@example.net',
      phone: '555 0126',
      company: 'Lou Legal',
      message:
        'see attached text, somebody threatens to publish our client list unless we send bitcoin. Was our site (which you host) really hacked??',
    },
    fillMs: 30000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Uta',
      email: 'uta@example.com',
      phone: '555 0127',
      company: 'Uta Moden',
      message: 'Guthaben für SMS ist leer, bitte 50 Euro aufladen und auf die nächste Rechnung setzen.',
    },
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Rashid',
      email: 'rashid@example.org',
      phone: '555 0128',
      company: 'Gulf Cargo',
      message:
        'Dear friend, hope you are well. Kindly share the login for the new dashboard and confirm go-live on Sunday. Regards',
    },
    fillMs: 37000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Cass',
      email: 'cass@example.net',
      phone: '555 0129',
      company: 'Cass & Co',
      message: 'can you resend the link to sign the contract, it expired yesterday. sorry!',
    },
    fillMs: 21000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Benno',
      email: 'benno@example.com',
      phone: '555 0130',
      company: 'Tierheim Benno',
      message: 'Spendenknopf geht seit heute früh nicht, Aktion läuft nur noch 3 Tage!!',
    },
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'V. Petrov',
      email: 'v.petrov@example.org',
      phone: '555 0131',
      company: 'Petrov Stahl',
      message: 'Payment of 12,400 EUR was sent today, reference 2026-311. Please release the second milestone.',
    },
    fillMs: 40000,
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Orla',
      email: 'orla@example.net',
      phone: '555 0132',
      company: 'Hostline',
      message:
        'Your reserved instance term ends on 31 December. Without your order the price changes to on-demand. Your contact person Mr. Adeyemi has the quote Q-7781.',
    },
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Weber',
      email: 'weber@example.com',
      phone: '555 0133',
      company: 'Weber Bürobedarf',
      message:
        'Die von Ihnen bestellten 4 Stühle sind da, Lieferung am Freitag zwischen 9 und 12? Bitte kurz bestätigen.',
    },
    fillMs: 32000,
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Ines',
      email: 'ines@example.org',
      phone: '555 0134',
      company: 'Domain Hub',
      message:
        'Transfer of client-shop.example to your account is pending. The auth code you entered on Tuesday was rejected. Please log in to your panel or call me, ticket 88120.',
    },
  },
  {
    label: 'genuine',
    kind: 'investor',
    message: {
      name: 'Ravi Menon',
      email: 'ravi.menon@example.net',
      phone: '555 0135',
      company: 'Banyan Capital',
      message:
        'We met at the demo night. The partners liked your traction and would like a second meeting with the product lead. Any day next week?',
    },
    fillMs: 51000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Ivo',
      email: 'ivo@example.com',
      phone: '555 0136',
      company: '',
      message:
        'Ten years of WordPress and Shopify freelancing, 60 shops built, tired of working alone. Would you consider me for the web team? Rates negotiable, notice two weeks.',
    },
    fillMs: 49000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Chinwe',
      email: 'chinwe@example.org',
      phone: '555 0137',
      company: '',
      message:
        'Dear Hiring Manager, I am a certified data engineer with 6+ years of experience in Python and Airflow. Please find my profile at https://chinwe-data.example. I am available immediately and willing to work remotely.',
    },
    fillMs: 57000,
  },
  {
    label: 'genuine',
    kind: 'researcher',
    message: {
      name: 'Prof. Lindt',
      email: 'prof.lindt@example.net',
      phone: '555 0138',
      company: 'Uni Alpen',
      message:
        'Wir untersuchen, wie Firmen auf Phishing reagieren, und suchen zehn Betriebe für einen Test mit simulierten Mails. Kostenlos, anonym. Hätten Sie Interesse?',
    },
    fillMs: 62000,
  },
  {
    label: 'genuine',
    kind: 'event',
    message: {
      name: 'Meetup',
      email: 'meetup@example.com',
      phone: '555 0139',
      company: 'JS Meetup Gent',
      message:
        'Hi! Would one of you give a talk at our meetup in May? 80 people, no fee, free beer. We can also put your logo on the page if you sponsor the pizza.',
    },
    fillMs: 31000,
  },
  {
    label: 'genuine',
    kind: 'charity',
    message: {
      name: 'Sr. Rosa',
      email: 'sr.rosa@example.org',
      phone: '555 0140',
      company: 'Casa Luz',
      message:
        "Dear friends, we teach girls to code in the favela. Is there a computer you don't need, or an hour of your time? May God reward you.",
    },
    fillMs: 45000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Kit',
      email: 'kit@example.net',
      phone: '555 0141',
      company: '',
      message: 'free consultation still on?',
    },
    fillMs: 8000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: { name: 'Mo', email: 'mo@example.com', phone: '555 0142', company: '', message: 'need seo' },
    fillMs: 12000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Zoe',
      email: 'zoe@example.org',
      phone: '555 0143',
      company: 'Zoe Cakes',
      message: 'Interested in the starter package. How do I order?',
    },
    fillMs: 17000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: { name: 'Bill', email: 'bill@example.net', phone: '555 0144', company: '', message: 'whats ur whatsapp' },
    fillMs: 9000,
  },
  {
    label: 'genuine',
    kind: 'partner',
    message: {
      name: 'Tuva',
      email: 'tuva@example.com',
      phone: '555 0145',
      company: 'Tuva Studio',
      message:
        'We do logos and branding, no code. Three of our clients need websites this year. Could we send them to you, and do you pay a commission or rather not?',
    },
    fillMs: 38000,
  },
  {
    label: 'genuine',
    kind: 'partner',
    message: {
      name: 'Andrej',
      email: 'andrej@example.org',
      phone: '555 0146',
      company: 'Kodelab',
      message:
        "We're a six person dev shop in Ljubljana and overbooked until autumn. A client of ours can't wait: insurance portal, Angular. May I introduce you?",
    },
    fillMs: 43000,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Hilde',
      email: 'hilde@example.net',
      phone: '555 0147',
      company: '',
      message: 'Your popup covers the unsubscribe button. Nice trick. Remove me.',
    },
    fillMs: 25000,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Stefan Roth',
      email: 'stefan.roth@example.com',
      phone: '555 0148',
      company: '',
      message:
        'Ihr Vertrieb hat mir eine Demo aufgeschwatzt, jetzt kommt jeden Tag Werbung. Abmelden funktioniert nicht.',
    },
    fillMs: 34000,
  },
];
