import type { Sample } from '../../sample.ts';

export const fifthLook: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Aaron Mills',
      email: 'aaron.mills@example.com',
      phone: '555 0100',
      company: 'RankHaven',
      message:
        "Hi, I was looking at solvane.example and saw you aren't ranking for \"custom AI development\". We've helped 40+ agencies triple their organic leads. Can I send you a short video explaining what I'd do?",
    },
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Kumar',
      email: 'kumar@example.org',
      phone: '555 0101',
      company: '',
      message:
        'SEO service at $199 monthly. Guaranteed page one in 90 days. We do on page, off page, link building, content. Reply for proposal.',
    },
    fillMs: 900,
  },
  {
    label: 'spam',
    kind: 'web-design',
    message: {
      name: 'Sunny',
      email: 'sunny@example.net',
      phone: '555 0102',
      company: '',
      message:
        'Hi, we can redesign your website in modern look with mobile friendly and fast loading. Cost is very low. Can I share portfolio and quotes?',
    },
  },
  {
    label: 'spam',
    kind: 'web-design',
    message: {
      name: 'Jenna Fox',
      email: 'jenna.fox@example.com',
      phone: '555 0103',
      company: 'Foxglove Web',
      message:
        "I'll be honest, your homepage took nine seconds to load for me and I nearly left. I fix exactly this for agencies and charge a flat fee. Want to see the before and after of the last one?",
    },
    fillMs: 42000,
  },
  {
    label: 'spam',
    kind: 'link-building',
    message: {
      name: 'Olena',
      email: 'olena@example.org',
      phone: '555 0104',
      company: '',
      message:
        "Hello! We're interested in publishing an article on your blog with one link to our client, topic is up to you. What would the fee be?",
    },
    fillMs: 19000,
  },
  {
    label: 'spam',
    kind: 'lead-list',
    message: {
      name: 'Brian Hall',
      email: 'brian.hall@example.net',
      phone: '555 0105',
      company: '',
      message:
        'Would you be interested in a verified list of CTOs and IT directors in the DACH region? 32,000 contacts with direct phone numbers. Happy to share a sample and pricing.',
    },
    fillMs: 26000,
  },
  {
    label: 'spam',
    kind: 'tradeshow-list',
    message: {
      name: 'Emily',
      email: 'emily@example.com',
      phone: '555 0106',
      company: '',
      message:
        'Hi, do you want the visitor list of the Smart Factory Fair 2026? 15,200 attendees with emails. The cost is $499. Please let me know your interest.',
    },
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Tom Ridley',
      email: 'tom.ridley@example.org',
      phone: '555 0107',
      company: 'Ridley Growth',
      message:
        "Your recent piece on agent evaluation was the clearest I've read all year. I help technical founders turn posts like that into speaking slots at conferences, and I have two organisers asking for exactly this topic. Would it be crazy to hop on a quick call on Monday?",
    },
    fillMs: 48000,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Sara Lind',
      email: 'sara.lind@example.net',
      phone: '555 0108',
      company: 'Hirewell',
      message:
        "Congrats on landing the transport authority project! Teams usually feel the strain around month three. We embed senior engineers within a week, no lock-in. Is that something you'd be open to hearing about?",
    },
    fillMs: 39000,
  },
  {
    label: 'spam',
    kind: 'software-cold',
    message: {
      name: 'Max',
      email: 'max@example.com',
      phone: '555 0109',
      company: 'Proposly',
      message:
        'How long does it take your team to write a proposal? Our customers cut it from two days to forty minutes. I recorded a three-minute demo with your branding: https://proposly.example/d/solvane',
    },
    fillMs: 33000,
  },
  {
    label: 'spam',
    kind: 'software-cold',
    message: {
      name: 'Ruth',
      email: 'ruth@example.org',
      phone: '555 0110',
      company: 'CarbonTally',
      message:
        'From next year your larger clients will ask you for a carbon report. CarbonTally produces it from your invoices in an hour. Plans start at 49 euros. Shall we set up a trial account?',
    },
  },
  {
    label: 'spam',
    kind: 'appointment-setting',
    message: {
      name: 'Drew',
      email: 'drew@example.net',
      phone: '555 0111',
      company: 'MeetFlow',
      message:
        "We guarantee 10 sales meetings a month with enterprise buyers or you don't pay a cent. Are you taking on new clients at the moment?",
    },
    fillMs: 29000,
  },
  {
    label: 'spam',
    kind: 'staff-augmentation',
    message: {
      name: 'Katya Orlova',
      email: 'katya.orlova@example.com',
      phone: '555 0112',
      company: 'Nordic Devs',
      message:
        'We have 4 senior Python developers available from Monday at 32 EUR per hour. Could you let me know whether you have any open requirements?',
    },
    fillMs: 37000,
  },
  {
    label: 'spam',
    kind: 'app-outsourcing',
    message: {
      name: 'Imtiaz',
      email: 'imtiaz@example.org',
      phone: '555 0113',
      company: 'SoftBD',
      message:
        'Dear Concern, we are a Bangladesh based software firm with 80 developers. We offer web, mobile, and AI development at $12/hour. We look forward to a long term business relation with your esteemed company.',
    },
  },
  {
    label: 'spam',
    kind: 'virtual-assistant',
    message: {
      name: 'Liza',
      email: 'liza@example.net',
      phone: '555 0114',
      company: '',
      message:
        "Hello, I'm a virtual assistant from Manila with 6 years experience in customer support and lead generation. My rate is $4/hr. I'm available for a trial this week.",
    },
  },
  {
    label: 'spam',
    kind: 'event-sponsorship',
    message: {
      name: 'Noah Grant',
      email: 'noah.grant@example.com',
      phone: '555 0115',
      company: 'CloudCon',
      message:
        "We're finalizing the exhibitors for CloudCon Berlin and there is one platinum package left. It includes a stage slot, the attendee list and a booth for 12,000 euros. Can I hold it for you till Friday?",
    },
    fillMs: 41000,
  },
  {
    label: 'spam',
    kind: 'magazine-feature',
    message: {
      name: 'Linda',
      email: 'linda@example.org',
      phone: '555 0116',
      company: 'Tech Visionary Magazine',
      message:
        "Congratulations! You've been chosen as one of the 20 most promising AI companies 2026 by our panel. The profile in our print edition costs $2,500. When can we schedule your interview?",
    },
  },
  {
    label: 'spam',
    kind: 'podcast',
    message: {
      name: 'Jared',
      email: 'jared@example.net',
      phone: '555 0117',
      company: 'Founder Stories',
      message:
        "I host the Founder Stories podcast and think your journey would resonate with our audience. There's a production fee of $300. Would you be available for recording next week?",
    },
    fillMs: 28000,
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: 'Committee',
      email: 'committee@example.com',
      phone: '555 0118',
      company: '',
      message:
        'Your company has been nominated for the International Quality Award 2026. To accept, please complete the form and pay the participation fee of 950 EUR.',
    },
  },
  {
    label: 'spam',
    kind: 'social-followers',
    message: {
      name: 'Likes4U',
      email: 'likes.u@example.org',
      phone: '555 0119',
      company: '',
      message:
        'Cheap instagram followers, youtube views, tiktok likes. Start in 5 minutes. 24/7 support https://likes4u.invalid',
    },
    fillMs: 500,
  },
  {
    label: 'spam',
    kind: 'factory-products',
    message: {
      name: 'Cindy',
      email: 'cindy@example.net',
      phone: '555 0120',
      company: 'Ningbo Bright',
      message:
        'Dear friend, glad to know your company deals in electronics. We are factory of power supply and charger in China over 15 years. Best price, OEM welcome. Please contact us for catalog.',
    },
  },
  {
    label: 'spam',
    kind: 'business-loan',
    message: {
      name: 'David Stone',
      email: 'david.stone@example.com',
      phone: '555 0121',
      company: 'Stone Capital',
      message:
        'Do you need funding for your business? We offer loans from $50,000 to $50 million at 3% interest. No collateral. Apply today.',
    },
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'Anna',
      email: 'anna@example.org',
      phone: '555 0122',
      company: '',
      message:
        'I made 12,000 dollars last month with this trading bot and you can too. Minimum deposit 200. Join our telegram group now',
    },
    fillMs: 800,
  },
  {
    label: 'spam',
    kind: 'recovery-scam',
    message: {
      name: 'Tracer',
      email: 'tracer@example.net',
      phone: '555 0123',
      company: '',
      message:
        'Lost your crypto to scammers? We recovered over $40 million for victims worldwide. Contact us today for a free consultation.',
    },
  },
  {
    label: 'spam',
    kind: 'casino',
    message: {
      name: 'VipBet',
      email: 'vipbet@example.com',
      phone: '555 0124',
      company: '',
      message:
        'Register today and get a 300% bonus on your first deposit. 5000 games, fast payouts https://vipbet.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'adult',
    message: {
      name: 'Sofia',
      email: 'sofia@example.org',
      phone: '555 0125',
      company: '',
      message:
        "Hi dear, I saw your photo and want to know you. I'm alone tonight, come chat with me https://sofia-chat.invalid",
    },
    fillMs: 600,
  },
  {
    label: 'spam',
    kind: 'pharma',
    message: {
      name: 'MedStore',
      email: 'medstore@example.net',
      phone: '555 0126',
      company: '',
      message:
        'Order Viagra and Cialis online, no prescription required, worldwide shipping. 20% off for new customers.',
    },
  },
  {
    label: 'spam',
    kind: 'advance-fee',
    message: {
      name: 'Mr. James Cole',
      email: 'mr.james.cole@example.com',
      phone: '555 0127',
      company: '',
      message:
        'I am a banker here in London. A deceased client left 18 million pounds with no next of kin. I want to present you as the beneficiary. Kindly reply to my private email for details.',
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Mail Admin',
      email: 'mail.admin@example.org',
      phone: '555 0128',
      company: '',
      message:
        'Your mailbox is almost full. Click here to upgrade your storage or your account will be deactivated: https://mailup.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Amy',
      email: 'amy@example.net',
      phone: '555 0129',
      company: '',
      message:
        "Hi, I've shared the signed contract with you. Please review and confirm: https://sharepoint-docs.invalid/contract",
    },
    fillMs: 24000,
  },
  {
    label: 'spam',
    kind: 'fake-invoice',
    message: {
      name: 'Accounts',
      email: 'accounts@example.com',
      phone: '555 0130',
      company: '',
      message:
        'Attached is the invoice 7781 for your annual listing. Amount due: 349 EUR. Please pay within 5 days to avoid extra charges.',
    },
  },
  {
    label: 'spam',
    kind: 'domain-renewal',
    message: {
      name: 'Domain Services',
      email: 'domain.services@example.org',
      phone: '555 0131',
      company: '',
      message:
        'Your domain solvane.example expires in 3 days. Renew now to avoid losing your website: https://renew-now.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'extortion',
    message: {
      name: 'Hacker',
      email: 'hacker@example.net',
      phone: '555 0132',
      company: '',
      message:
        'I have hacked your website and downloaded your customer database. Pay 0.5 BTC within 3 days or I will publish everything.',
    },
  },
  {
    label: 'spam',
    kind: 'copyright',
    message: {
      name: 'Sandra',
      email: 'sandra@example.com',
      phone: '555 0133',
      company: '',
      message:
        'You are using my photos on your website without permission. This is illegal. See the proof here: https://photo-proof.invalid/files and remove them or I will sue you.',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Mike',
      email: 'mike@example.org',
      phone: '555 0134',
      company: '',
      message: 'Hello, who is in charge of marketing in your company?',
    },
    fillMs: 2000,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Lee',
      email: 'lee@example.net',
      phone: '555 0135',
      company: '',
      message: 'Are you still accepting new projects? I have an urgent job. Reply with your phone number.',
    },
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'fGhJkLmNpQ',
      email: 'fghjklmnpq@example.com',
      phone: '555 0136',
      company: '',
      message: 'aSdFgHjKlZxC',
    },
    fillMs: 400,
  },
  {
    label: 'spam',
    kind: 'german',
    message: {
      name: 'Tobias',
      email: 'tobias@example.org',
      phone: '555 0137',
      company: 'LeadWerk',
      message:
        'Guten Tag, wir generieren für IT-Dienstleister planbar neue Kunden über LinkedIn. Haben Sie Interesse an einem kostenlosen Strategiegespräch?',
    },
  },
  {
    label: 'spam',
    kind: 'french',
    message: {
      name: 'Julie',
      email: 'julie@example.net',
      phone: '555 0138',
      company: 'Web Eclair',
      message:
        'Bonjour, je vous contacte car votre site internet pourrait être mieux positionné sur Google. Nous proposons un audit gratuit. Êtes-vous intéressé ?',
    },
  },
  {
    label: 'spam',
    kind: 'spanish',
    message: {
      name: 'Luis',
      email: 'luis@example.com',
      phone: '555 0139',
      company: '',
      message:
        'Buenos días, ofrecemos desarrollo web y apps a precios muy económicos. ¿Le gustaría recibir nuestro portafolio?',
    },
  },
  {
    label: 'spam',
    kind: 'russian',
    message: {
      name: 'Сергей',
      email: 'mail@example.org',
      phone: '555 0140',
      company: '',
      message:
        'Здравствуйте! Предлагаем базу контактов компаний для рассылки, 2 млн адресов. Цена 5000 рублей. Пишите на почту.',
    },
  },
  {
    label: 'spam',
    kind: 'chinese',
    message: {
      name: '李小姐',
      email: 'mail@example.net',
      phone: '555 0141',
      company: '',
      message: '您好,我们是专业的网站建设和SEO优化公司,价格优惠,欢迎咨询,微信同号。',
    },
  },
  {
    label: 'spam',
    kind: 'turkish',
    message: {
      name: 'Ece',
      email: 'ece@example.com',
      phone: '555 0142',
      company: '',
      message: "Merhaba, web sitenizi Google'da ilk sayfaya taşıyoruz. Ücretsiz analiz için bizimle iletişime geçin.",
    },
  },
  {
    label: 'spam',
    kind: 'portuguese',
    message: {
      name: 'Rafaela',
      email: 'rafaela@example.org',
      phone: '555 0143',
      company: '',
      message:
        'Olá, oferecemos gestão de tráfego pago e criação de sites a partir de R$ 299. Posso enviar uma proposta?',
    },
  },
];
