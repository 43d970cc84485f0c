import type { Sample } from '../../sample.ts';

export const thirdLook: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Rowena Dale',
      email: 'rowena.dale@example.com',
      phone: '555 0100',
      company: 'Dale Ferries',
      message:
        'Our timetable lives in a Word file and is retyped for the web every season. Surely there is a better way. We sail from four piers.',
    },
    fillMs: 66000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Iker',
      email: 'iker@example.org',
      phone: '555 0101',
      company: '',
      message: 'hola, es para una app de reservas de pistas de pádel, cuánto tiempo lleva más o menos',
    },
    fillMs: 21000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Ambrose Teller',
      email: 'ambrose.teller@example.net',
      phone: '555 0102',
      company: 'Teller & Daughters',
      message:
        'Funeral directors, fourth generation. Families would like to leave condolences online and watch the service from abroad. Dignified, no adverts. Would you take that on?',
    },
    fillMs: 83000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Suki',
      email: 'suki@example.com',
      phone: '555 0103',
      company: 'Plantfolk',
      message: 'we grew from 20 to 300 orders a week & the spreadsheet has given up. stock, labels, courier. help',
    },
    fillMs: 38000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Gavin Stroud',
      email: 'gavin.stroud@example.org',
      phone: '555 0104',
      company: 'Stroud Roofing',
      message:
        "I've had three companies promise me the first page of Google and none delivered. Before I spend another penny: is our website itself the problem? It was built in 2016.",
    },
    fillMs: 44000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Lea Winter',
      email: 'lea.winter@example.net',
      phone: '555 0105',
      company: 'Fjellklær',
      message:
        'We sell outdoor clothing. Conversion dropped from 2.9 % to 1.4 % after we switched checkout providers; traffic is stable at 60,000 visitors. Who on your side could find out why?',
    },
    fillMs: 59000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Tom',
      email: 'tom@example.com',
      phone: '555 0106',
      company: "Tom's Tours",
      message:
        "looking for someone to set up google ads tracking and clean up our seo, plus new landing pages. 3 languages. what's your hourly",
    },
    fillMs: 31000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Dr. Vera Linden',
      email: 'dr.vera.linden@example.org',
      phone: '555 0107',
      company: 'Linden Klinik',
      message:
        'Private clinic for weight loss surgery. Patients should fill in the questionnaire before the first visit and see prices without calling us. Photos before and after must stay behind a login.',
    },
    fillMs: 71000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Kofi',
      email: 'kofi@example.net',
      phone: '555 0108',
      company: 'PayHarbor',
      message:
        'Licensed lender in Ghana, 40,000 borrowers. Our loan app rejects good customers because the scoring is from 2019. Want to rebuild it with your AI people. Budget agreed.',
    },
    fillMs: 52000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Nils Aune',
      email: 'nils.aune@example.com',
      phone: '555 0109',
      company: 'Aune Spill',
      message:
        'We run the national horse racing pools. Bets close at the start of the race and the countdown is 4 seconds late on older phones. Is that something you could look into under NDA?',
    },
    fillMs: 64000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Mireille',
      email: 'mireille@example.org',
      phone: '555 0110',
      company: 'Cave Mireille',
      message:
        "Vente de vin en ligne, il nous faut une vérification d'âge qui marche aussi pour l'Allemagne. Est-ce que vous avez déjà fait ça ?",
    },
    fillMs: 36000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Hank Moller',
      email: 'hank.moller@example.net',
      phone: '555 0111',
      company: 'Moller Gravel',
      message:
        'Is this one of yours? My bookkeeper almost paid it. It says: "Your domain registration is due, pay $288 within 48 hours to keep your website online." Logo looks like yours.',
    },
    fillMs: 41000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Priya',
      email: 'priya@example.com',
      phone: '555 0112',
      company: 'Sari House',
      message:
        'someone rang claiming to be solvane support and asked for the admin password. i hung up. thought you should know',
    },
    fillMs: 27000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Claus Berg',
      email: 'claus.berg@example.org',
      phone: '555 0113',
      company: 'Berg Möbel',
      message:
        'Diese Mail kam heute früh mit Ihrem Absender, ist die echt? "Ihr Postfach ist voll, bitte bestätigen Sie Ihr Passwort."',
    },
    fillMs: 48000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Dolly',
      email: 'dolly@example.net',
      phone: '555 0114',
      company: 'Dollys Diner',
      message:
        'card reader says no connection to the tablet again. third time since the update. lunch starts in 20 min',
    },
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Axel Thorn',
      email: 'axel.thorn@example.com',
      phone: '555 0115',
      company: 'Thorn Logistik',
      message:
        'Hallo Frau Meier, anbei wie besprochen die Zugangsdaten für das Testsystem. Bitte bis Mittwoch melden, ob es klappt. Gruß Axel',
    },
    fillMs: 57000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Bea',
      email: 'bea@example.org',
      phone: '555 0116',
      company: 'Ravel Opticians',
      message:
        'Please change the invoice address to our new premises, 14 Quay Street, and resend October. Our accountant closes the year next week.',
    },
    fillMs: 33000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Jo',
      email: 'jo@example.net',
      phone: '555 0117',
      company: "Jo's Yarn",
      message: 'password link expired before I could click it, can you send a new one',
    },
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Sanne',
      email: 'sanne@example.com',
      phone: '555 0118',
      company: '',
      message:
        'I finish my studies in interaction design in July and your case study on the ferry terminals is the reason I want to work in this field. Do you take on graduates? My work: https://sanne-portfolio.example',
    },
    fillMs: 62000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Oleg',
      email: 'oleg@example.org',
      phone: '555 0119',
      company: '',
      message:
        "Senior DevOps, 12 years, Kubernetes and Terraform, based in Tallinn. I'm not an agency. Looking for a permanent role, four days a week. CV on request.",
    },
    fillMs: 45000,
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Property Desk',
      email: 'property.desk@example.net',
      phone: '555 0120',
      company: 'Quayside Estates',
      message:
        'The lift in your building will be serviced on 4 December from 8:00. Deliveries through the rear entrance please.',
    },
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Marge',
      email: 'marge@example.com',
      phone: '555 0121',
      company: 'Northwind Coffee',
      message:
        'Your standing order of 6 kg is on its way but the decaf is sold out till Monday, shall I swap it for the Peru?',
    },
    fillMs: 29000,
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Accounts Receivable',
      email: 'accounts.receivable@example.org',
      phone: '555 0122',
      company: 'Hartwell Print',
      message:
        "Statement for November: invoice 55120, 340.00, was due on the 15th. If you've paid in the meantime, ignore this. Bank details unchanged.",
    },
    fillMs: 35000,
  },
  {
    label: 'genuine',
    kind: 'security',
    message: {
      name: 'Anouk',
      email: 'anouk@example.net',
      phone: '555 0123',
      company: '',
      message:
        'Your subdomain old-docs.solvane.example points to a storage bucket that no longer exists, so anybody could claim it. I have not done so. Whom do I tell?',
    },
    fillMs: 77000,
  },
  {
    label: 'genuine',
    kind: 'security',
    message: {
      name: 'R. Haas',
      email: 'r.haas@example.com',
      phone: '555 0124',
      company: 'CERT Nord',
      message:
        'We received indications that a host in your network takes part in scanning. Address and times are in the attached report, ticket 2026-4471. Please acknowledge.',
    },
  },
  {
    label: 'genuine',
    kind: 'press',
    message: {
      name: 'Liv Sand',
      email: 'liv.sand@example.org',
      phone: '555 0125',
      company: 'Kystradio',
      message:
        "We're doing a programme on small firms that refuse venture capital. Would one of your founders talk to us for ten minutes on air, Friday at 9?",
    },
    fillMs: 39000,
  },
  {
    label: 'genuine',
    kind: 'research',
    message: {
      name: 'Prof. Aldo Neri',
      email: 'prof.aldo.neri@example.net',
      phone: '555 0126',
      company: 'Politecnico',
      message:
        'For a study on pricing of software maintenance we are interviewing forty vendors. Anonymous, 25 minutes by phone, results shared. May I put you down for January?',
    },
    fillMs: 84000,
  },
  {
    label: 'genuine',
    kind: 'charity',
    message: {
      name: 'Bernice',
      email: 'bernice@example.com',
      phone: '555 0127',
      company: 'Harbour Choir',
      message:
        'Could we possibly use your meeting room one evening in May? Our hall is being painted and someone said you have a piano.',
    },
    fillMs: 46000,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Mr. Ennis',
      email: 'mr.ennis@example.org',
      phone: '555 0128',
      company: '',
      message:
        'The man who cycles to your office every morning jumps the red light at Mill Lane. Your company name is on his jacket. A child was nearly hit today.',
    },
    fillMs: 58000,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Grit',
      email: 'grit@example.net',
      phone: '555 0129',
      company: 'Grit Fitness',
      message: 'I cancelled in August and you still took 89 euros on the 1st. Refund please, and confirm in writing.',
    },
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: { name: 'Al', email: 'al@example.com', phone: '555 0130', company: '', message: 'can u do it by march' },
    fillMs: 9000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Mina',
      email: 'mina@example.org',
      phone: '555 0131',
      company: 'Mina Nails',
      message: 'website + booking how much',
    },
    fillMs: 12000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Theo',
      email: 'theo@example.net',
      phone: '555 0132',
      company: '',
      message: 'Is Lena in the office tomorrow?',
    },
    fillMs: 16000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: { name: 'Fay', email: 'fay@example.com', phone: '555 0133', company: '', message: 'Yes please go ahead' },
    fillMs: 8000,
  },
  {
    label: 'genuine',
    kind: 'partner',
    message: {
      name: 'Ruth Okoro',
      email: 'ruth.okoro@example.org',
      phone: '555 0134',
      company: 'Okoro Legal',
      message:
        "We're lawyers for start-ups and regularly get asked whom to trust with the build. Could we meet to see whether we can recommend you? No commission wanted.",
    },
    fillMs: 68000,
  },
  {
    label: 'genuine',
    kind: 'partner',
    message: {
      name: 'Eskil',
      email: 'eskil@example.net',
      phone: '555 0135',
      company: 'Nordlys Design',
      message:
        "Two-person design studio here. A client of ours, a museum, wants an audio guide by autumn. We'd do concept and visuals, you the app. Interested in hearing more? Budget is 80k.",
    },
    fillMs: 61000,
  },
  {
    label: 'genuine',
    kind: 'korean',
    message: {
      name: '박지훈',
      email: 'mail@example.com',
      phone: '555 0136',
      company: '바다펜션',
      message: '펜션 예약 페이지가 휴대폰에서 깨집니다. 고치는 데 얼마나 걸리고 비용은 어느 정도인가요?',
    },
    fillMs: 73000,
  },
  {
    label: 'genuine',
    kind: 'arabic',
    message: {
      name: 'ليلى',
      email: 'mail@example.org',
      phone: '555 0137',
      company: 'مخبز ليلى',
      message: 'السلام عليكم، لدينا مخبز ونريد موقعا لاستقبال الطلبات. هل تعملون مع عملاء من الأردن؟',
    },
    fillMs: 81000,
  },
  {
    label: 'genuine',
    kind: 'chinese',
    message: {
      name: '赵敏',
      email: 'mail@example.net',
      phone: '555 0138',
      company: '敏行教育',
      message: '你们好,我们学校想开发一个家长签到的小程序,大概300个学生,预算有限,可以先聊聊吗?',
    },
    fillMs: 90000,
  },
  {
    label: 'genuine',
    kind: 'polish',
    message: {
      name: 'Agata',
      email: 'agata@example.com',
      phone: '555 0139',
      company: 'Piekarnia Agata',
      message:
        'Dzień dobry, mamy trzy piekarnie i chcielibyśmy przyjmować zamówienia na torty przez internet. Jaki to koszt?',
    },
    fillMs: 55000,
  },
  {
    label: 'genuine',
    kind: 'turkish',
    message: {
      name: 'Emre',
      email: 'emre@example.org',
      phone: '555 0140',
      company: 'Emre Çiçek',
      message: 'Merhaba, çiçekçiyim, sipariş alabileceğim basit bir site lazım. Fiyat ve süre nedir?',
    },
    fillMs: 47000,
  },
  {
    label: 'genuine',
    kind: 'dutch',
    message: {
      name: 'Joost',
      email: 'joost@example.net',
      phone: '555 0141',
      company: 'Fietsenmaker Joost',
      message: 'Hoi, kunnen jullie een afsprakensysteem maken voor mijn fietsenwinkel? Liefst voor de zomer.',
    },
    fillMs: 36000,
  },
  {
    label: 'genuine',
    kind: 'russian',
    message: {
      name: 'Елена',
      email: 'mail@example.com',
      phone: '555 0142',
      company: 'Студия йоги',
      message:
        'Здравствуйте, у нас студия йоги, сайт перестал открываться после переезда на новый хостинг. Поможете? Платим сразу.',
    },
    fillMs: 69000,
  },
  {
    label: 'genuine',
    kind: 'japanese',
    message: {
      name: '高橋',
      email: 'mail@example.org',
      phone: '555 0143',
      company: '高橋酒造',
      message: '酒蔵見学の予約ページを作りたく、ご相談です。予算は50万円ほどを考えています。',
    },
    fillMs: 88000,
  },
  {
    label: 'genuine',
    kind: 'portuguese',
    message: {
      name: 'Inês',
      email: 'ine.s@example.net',
      phone: '555 0144',
      company: 'Quinta do Vale',
      message: 'Bom dia, temos uma quinta com alojamento e queríamos reservas no site sem pagar comissão. Fazem isso?',
    },
    fillMs: 51000,
  },
];
