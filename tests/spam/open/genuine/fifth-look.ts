import type { Sample } from '../../sample.ts';

export const fifthLook: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Elsa Brandt',
      email: 'elsa.brandt@example.com',
      phone: '555 0100',
      company: 'Brandt Blumen',
      message:
        'Hello, we deliver flowers in three towns and take orders by phone. We would like a website where people choose a bouquet, a card and a delivery date. What does something like that cost?',
    },
    fillMs: 41000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Nikhil Rao',
      email: 'nikhil.rao@example.org',
      phone: '555 0101',
      company: 'MedTrack',
      message:
        "We're a health startup with a working prototype in Flutter and need a team to take it to production, including HIPAA compliance. Are you available from February?",
    },
    fillMs: 73000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Joan',
      email: 'joan@example.net',
      phone: '555 0102',
      company: 'Lakeside Camp',
      message:
        'Our camp registrations open in January and last year the site crashed. 600 families in ten minutes. Can you help?',
    },
    fillMs: 28000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Dirk Maas',
      email: 'dirk.maas@example.com',
      phone: '555 0103',
      company: 'Maas Logistiek',
      message:
        'We have 40 trucks with GPS from two different vendors. I want one map, and alerts when a truck is late. Who can I talk to?',
    },
    fillMs: 56000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Amira',
      email: 'amira@example.org',
      phone: '555 0104',
      company: 'Zaytoun Foods',
      message:
        'Looking to integrate our Shopify store with our ERP (Odoo). Orders are copied by hand, around 80 a day. Quote please.',
    },
    fillMs: 47000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Prof. Kessler',
      email: 'prof.kessler@example.net',
      phone: '555 0105',
      company: 'Hochschule Seeland',
      message:
        'Für ein Forschungsprojekt brauchen wir eine Web-App zur Annotation von Audiodaten, etwa 20 Nutzer. Könnten Sie uns ein Angebot machen?',
    },
    fillMs: 66000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Tim',
      email: 'tim@example.com',
      phone: '555 0106',
      company: '',
      message: 'I have an idea for an app but no budget yet. Do you do equity deals?',
    },
    fillMs: 15000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Rosa',
      email: 'rosa@example.org',
      phone: '555 0107',
      company: 'Rosa Catering',
      message:
        'Menus, allergens, quantities, all in my head. My daughter says I need software. Do you come to see the kitchen first?',
    },
    fillMs: 39000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Leo Hart',
      email: 'leo.hart@example.net',
      phone: '555 0108',
      company: 'Hart Bikes',
      message:
        'Our Google rankings dropped after you moved the shop to the new domain. Could you check the redirects and the sitemap?',
    },
    fillMs: 44000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Mira',
      email: 'mira@example.com',
      phone: '555 0109',
      company: 'Mira Yoga',
      message:
        'I want more people to find my studio online and to book directly. My current site gets about 200 visitors a month.',
    },
    fillMs: 31000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Owen',
      email: 'owen@example.org',
      phone: '555 0110',
      company: 'Owen & Sons',
      message:
        'We get a lot of leads from trade shows but they end up in a drawer. Can you build something that scans cards and feeds our CRM?',
    },
    fillMs: 52000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Fiona',
      email: 'fiona@example.net',
      phone: '555 0111',
      company: 'Glen Whisky',
      message:
        'Is it possible to see which newsletter subscribers actually buy? We send to 12,000 contacts and have no idea whether it works.',
    },
    fillMs: 38000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Marco Lenz',
      email: 'marco.lenz@example.com',
      phone: '555 0112',
      company: 'Lenz Finance',
      message:
        'We arrange business loans for craftsmen and need a portal where they upload bank statements securely. Must be hosted in Germany.',
    },
    fillMs: 61000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Dana',
      email: 'dana@example.org',
      phone: '555 0113',
      company: 'BetFair Play',
      message:
        "Responsible gambling charity here. We'd like a self-exclusion app that blocks casino sites on a phone. Is that technically possible?",
    },
    fillMs: 57000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Igor',
      email: 'igor@example.net',
      phone: '555 0114',
      company: 'ChainLedger',
      message:
        'Our crypto exchange needs a security audit of the withdrawal service before we go live in March. Do you do penetration tests?',
    },
    fillMs: 48000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Carla',
      email: 'carla@example.com',
      phone: '555 0115',
      company: 'Farmacia Carla',
      message:
        'Tenemos una farmacia y queremos vender productos sin receta en línea. ¿Ustedes hacen tiendas en línea con control de stock?',
    },
    fillMs: 36000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Steve',
      email: 'steve@example.org',
      phone: '555 0116',
      company: "Steve's Diner",
      message:
        'Hi, I got an email saying my domain expires in 3 days and I should pay $89. Is it real? You set up my website last year.',
    },
    fillMs: 22000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Monika',
      email: 'monika@example.net',
      phone: '555 0117',
      company: 'Praxis Monika',
      message: 'Wir bekommen über das Formular täglich Werbung für SEO und Backlinks. Kann man das abstellen?',
    },
    fillMs: 34000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Grant',
      email: 'grant@example.com',
      phone: '555 0118',
      company: 'Grant Legal',
      message:
        'One of our staff clicked a link in a mail that claimed to be from you and entered her password. What should we do now?',
    },
    fillMs: 40000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Nora',
      email: 'nora@example.org',
      phone: '555 0119',
      company: 'Nora Books',
      message: 'The checkout gives an error when I choose PayPal. It worked yesterday.',
    },
    fillMs: 25000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Phil',
      email: 'phil@example.net',
      phone: '555 0120',
      company: 'Apex Windows',
      message: 'invoice 2231 has the wrong VAT number, please send a new one',
    },
    fillMs: 19000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Zofia',
      email: 'zofia@example.com',
      phone: '555 0121',
      company: 'Zofia Design',
      message: 'Hi Martin, the client approved the mockups. Can we start development next week? Zofia',
    },
    fillMs: 33000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Hassan',
      email: 'hassan@example.org',
      phone: '555 0122',
      company: 'Noor Travel',
      message: 'We need two more user accounts for the dashboard and the training video you mentioned.',
    },
    fillMs: 27000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Elif',
      email: 'elif@example.net',
      phone: '555 0123',
      company: '',
      message:
        "I'm a UX researcher with five years of experience in health care and I'd love to join your team. Is the position in Hamburg still open?",
    },
    fillMs: 51000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Jonas',
      email: 'jonas@example.com',
      phone: '555 0124',
      company: '',
      message: 'Bewerbung als Werkstudent Backend, 20 Stunden pro Woche, ab April. Lebenslauf schicke ich gern zu.',
    },
    fillMs: 36000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Maya',
      email: 'maya@example.org',
      phone: '555 0125',
      company: '',
      message: 'do you take interns in the summer? I study computer science, second year',
    },
    fillMs: 29000,
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Energy Desk',
      email: 'energy.desk@example.net',
      phone: '555 0126',
      company: 'CityPower',
      message:
        'Your meter reading for the office at Mill Quarter is due. Please submit it by 30 November or we will estimate your usage.',
    },
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Paul',
      email: 'paul@example.com',
      phone: '555 0127',
      company: 'Print Pronto',
      message: 'Your business cards are ready for pickup, order 4410.',
    },
    fillMs: 18000,
  },
  {
    label: 'genuine',
    kind: 'security',
    message: {
      name: 'Lina',
      email: 'lina@example.org',
      phone: '555 0128',
      company: '',
      message:
        'I found that your careers page leaks applicant CVs through a predictable URL. I have not downloaded any. Who should I contact?',
    },
    fillMs: 58000,
  },
  {
    label: 'genuine',
    kind: 'press',
    message: {
      name: 'Amy Cho',
      email: 'amy.cho@example.net',
      phone: '555 0129',
      company: 'Metro Daily',
      message:
        "I'm writing a story on AI in local government and would like to speak with someone about your project for the city. Deadline Thursday.",
    },
    fillMs: 30000,
  },
  {
    label: 'genuine',
    kind: 'research',
    message: {
      name: 'Ben',
      email: 'ben@example.com',
      phone: '555 0130',
      company: '',
      message:
        "I'm doing a survey among software companies for my bachelor thesis. It takes 7 minutes: https://survey.uni-thesis.example/ai",
    },
    fillMs: 44000,
  },
  {
    label: 'genuine',
    kind: 'charity',
    message: {
      name: 'Karen',
      email: 'karen@example.org',
      phone: '555 0131',
      company: 'Food Bank North',
      message:
        "We're a food bank with 50 volunteers and schedule shifts on a whiteboard. Is there a discount for charities?",
    },
    fillMs: 37000,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Doug',
      email: 'doug@example.net',
      phone: '555 0132',
      company: '',
      message: "I've called three times and nobody calls back. This is not how you treat customers.",
    },
    fillMs: 26000,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Petra Klein',
      email: 'petra.klein@example.com',
      phone: '555 0133',
      company: 'Klein Optik',
      message:
        'Seit dem letzten Update fehlen die Kundendaten von drei Tagen. Das ist inakzeptabel, wir erwarten heute noch eine Antwort.',
    },
    fillMs: 45000,
  },
  {
    label: 'genuine',
    kind: 'legal',
    message: {
      name: 'Court Registry',
      email: 'court.registry@example.org',
      phone: '555 0134',
      company: '',
      message:
        'Your company is requested to provide the server logs for the period 1 to 14 May in case 22-1187. The order is sent by post.',
    },
  },
  {
    label: 'genuine',
    kind: 'investor',
    message: {
      name: 'Hannah Roth',
      email: 'hannah.roth@example.net',
      phone: '555 0135',
      company: 'Roth Ventures',
      message:
        'I read about your drone inspection tool. Do you plan to raise a round for it? We invest in industrial software.',
    },
    fillMs: 42000,
  },
  {
    label: 'genuine',
    kind: 'partner',
    message: {
      name: 'Luca',
      email: 'luca@example.com',
      phone: '555 0136',
      company: 'Studio Luca',
      message:
        "We're a design studio and often need developers for our clients' sites. Would you be interested in working with us on a regular basis?",
    },
    fillMs: 35000,
  },
  {
    label: 'genuine',
    kind: 'partner',
    message: {
      name: 'Ingrid',
      email: 'ingrid@example.org',
      phone: '555 0137',
      company: 'Nordic Cloud',
      message:
        'Your team and ours are both at the municipality project. Could we set up a call to agree on the interfaces?',
    },
    fillMs: 39000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Ray',
      email: 'ray@example.net',
      phone: '555 0138',
      company: '',
      message: 'how much for a logo and website',
    },
    fillMs: 10000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Sally',
      email: 'sally@example.com',
      phone: '555 0139',
      company: "Sally's Salon",
      message: 'Can you call me tomorrow morning?',
    },
    fillMs: 13000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Omar',
      email: 'omar@example.org',
      phone: '555 0140',
      company: '',
      message: 'Did you get my last email?',
    },
    fillMs: 11000,
  },
  {
    label: 'genuine',
    kind: 'wrong-company',
    message: {
      name: 'Gina',
      email: 'gina@example.net',
      phone: '555 0141',
      company: '',
      message: 'Is this where I book the driving test?',
    },
    fillMs: 17000,
  },
  {
    label: 'genuine',
    kind: 'spanish',
    message: {
      name: 'Pilar',
      email: 'pilar@example.com',
      phone: '555 0142',
      company: 'Hotel Mirador',
      message: 'Buenas, somos un hotel pequeño y necesitamos un motor de reservas. ¿Cuánto tiempo tardarían?',
    },
    fillMs: 43000,
  },
  {
    label: 'genuine',
    kind: 'french',
    message: {
      name: 'Benoît',
      email: 'benoi.t@example.org',
      phone: '555 0143',
      company: 'Garage Benoît',
      message:
        "Bonjour, je cherche quelqu'un pour refaire le site de mon garage, avec prise de rendez-vous. Merci de me rappeler.",
    },
    fillMs: 40000,
  },
  {
    label: 'genuine',
    kind: 'chinese',
    message: {
      name: '黄先生',
      email: 'mail@example.net',
      phone: '555 0144',
      company: '鼎盛餐饮',
      message: '你好,我们有三家餐厅,想做一个点餐系统,请问费用大概多少?',
    },
    fillMs: 62000,
  },
  {
    label: 'genuine',
    kind: 'russian',
    message: {
      name: 'Марина',
      email: 'mail@example.com',
      phone: '555 0145',
      company: 'Клиника Здоровье',
      message: 'Добрый день, нам нужна онлайн-запись к врачам. Сколько будет стоить и какие сроки?',
    },
    fillMs: 57000,
  },
  {
    label: 'genuine',
    kind: 'arabic',
    message: {
      name: 'محمود',
      email: 'mail@example.org',
      phone: '555 0146',
      company: 'مكتب محاماة',
      message: 'السلام عليكم، نريد نظاما لإدارة القضايا لمكتب محاماة من ١٢ شخصا. كم التكلفة؟',
    },
    fillMs: 66000,
  },
  {
    label: 'genuine',
    kind: 'turkish',
    message: {
      name: 'Hakan',
      email: 'hakan@example.net',
      phone: '555 0147',
      company: 'Hakan Mobilya',
      message: 'Merhaba, mobilya mağazamız için e-ticaret sitesi istiyoruz. Fiyat teklifi alabilir miyiz?',
    },
    fillMs: 45000,
  },
];
