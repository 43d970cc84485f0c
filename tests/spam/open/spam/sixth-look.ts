import type { Sample } from '../../sample.ts';

export const sixthLook: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Patrick Boone',
      email: 'patrick.boone@example.com',
      phone: '555 0100',
      company: 'BooneRank',
      message:
        'Quick one: did you know that three of your direct rivals show up in ChatGPT answers while Solvane does not? We track this weekly for 60 software firms. Happy to share where you stand, no charge.',
    },
    fillMs: 31000,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Vikas',
      email: 'vikas@example.org',
      phone: '555 0101',
      company: '',
      message:
        'Hello Team, I have analysed your website and you have good design but poor traffic. Our SEO experts can increase your sales in 3 months. Let me know if you want to see plan and cost.',
    },
  },
  {
    label: 'spam',
    kind: 'web-design',
    message: {
      name: 'Dmitri V',
      email: 'dmitri.v@example.net',
      phone: '555 0102',
      company: '',
      message: 'Need cheap developer? I do html css php fix bugs any website. 10 dollar hour. contact me',
    },
    fillMs: 1200,
  },
  {
    label: 'spam',
    kind: 'web-design',
    message: {
      name: 'Alison Gray',
      email: 'alison.gray@example.com',
      phone: '555 0103',
      company: 'Grayscale Studio',
      message:
        'I specialise in brand refreshes for tech consultancies. Yours has outgrown its current logo, in my humble opinion. Could I put three directions in front of you next week, at no obligation?',
    },
    fillMs: 47000,
  },
  {
    label: 'spam',
    kind: 'link-building',
    message: {
      name: 'Maria S',
      email: 'maria.s@example.org',
      phone: '555 0104',
      company: '',
      message:
        'Hi, we manage outreach for several SaaS brands. Do you offer sponsored posts or link insertions? Please share your price list for both.',
    },
    fillMs: 22000,
  },
  {
    label: 'spam',
    kind: 'lead-list',
    message: {
      name: 'Jason',
      email: 'jason@example.net',
      phone: '555 0105',
      company: 'DataBridge',
      message:
        'I can provide you the contact details of companies that are currently searching for AI development services. This includes name, email, phone, budget. First 20 leads are free. Interested?',
    },
  },
  {
    label: 'spam',
    kind: 'tradeshow-list',
    message: {
      name: 'Rachel',
      email: 'rachel@example.com',
      phone: '555 0106',
      company: '',
      message:
        "Hi, I hope you're the right contact for this. We've just released the post-show list of the Berlin Cloud Summit. Let me know if you would like the price.",
    },
    fillMs: 18000,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Harvey Moss',
      email: 'harvey.moss@example.org',
      phone: '555 0107',
      company: 'Moss & Partners',
      message:
        "I noticed your team grew by eleven people since spring, which is no small thing. Growth like that tends to outpace operations. We act as a fractional COO for agencies your size and usually free up a day a week for the founders. If I'm off the mark, just say so. Otherwise, coffee?",
    },
    fillMs: 55000,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Bella Ross',
      email: 'bella.ross@example.net',
      phone: '555 0108',
      company: 'Voicecraft',
      message:
        "Loved the ferry project write-up! One idea: turn it into a 90-second customer story film. We did this for Northwind and it closed them two deals. I've sketched a storyboard for yours, may I send it across?",
    },
    fillMs: 43000,
  },
  {
    label: 'spam',
    kind: 'software-cold',
    message: {
      name: 'Colin',
      email: 'colin@example.com',
      phone: '555 0109',
      company: 'StackWatch',
      message:
        'Your competitors are already monitoring their cloud costs with StackWatch, saving 28% on average. Setup takes five minutes and you can cancel anytime. Want me to set up a free account for Solvane?',
    },
    fillMs: 35000,
  },
  {
    label: 'spam',
    kind: 'software-cold',
    message: {
      name: 'Mei',
      email: 'mei@example.org',
      phone: '555 0110',
      company: 'HireSift',
      message:
        'HireSift reads CVs for you and ranks applicants in seconds. First 50 CVs free. Check it out: https://hiresift.example',
    },
  },
  {
    label: 'spam',
    kind: 'appointment-setting',
    message: {
      name: 'Carl',
      email: 'carl@example.net',
      phone: '555 0111',
      company: 'PipeFill',
      message:
        "What if you had 15 extra calls with ideal prospects next month without lifting a finger? That's what we do. Let me know a good time to chat.",
    },
    fillMs: 27000,
  },
  {
    label: 'spam',
    kind: 'staff-augmentation',
    message: {
      name: 'Anjali',
      email: 'anjali@example.com',
      phone: '555 0112',
      company: 'Zentek',
      message:
        'We are a leading IT staffing company providing skilled resources on contract basis in Java, .NET, React, QA. Kindly let us know your current requirements and we will share suitable profiles.',
    },
  },
  {
    label: 'spam',
    kind: 'recruiting-service',
    message: {
      name: 'Robert Hale',
      email: 'robert.hale@example.org',
      phone: '555 0113',
      company: 'Hale Search',
      message:
        "Finding good Rust engineers isn't easy. I have two candidates who match your stack and are open to moving. No fee unless you hire. Shall I send over their CVs?",
    },
    fillMs: 38000,
  },
  {
    label: 'spam',
    kind: 'app-outsourcing',
    message: {
      name: 'Linh',
      email: 'linh@example.net',
      phone: '555 0114',
      company: 'VietSoft',
      message:
        'Hi, we are an outsourcing company in Vietnam with 10 years experience. Our rate is from $15/h. Do you have any projects that we could support?',
    },
  },
  {
    label: 'spam',
    kind: 'virtual-assistant',
    message: {
      name: 'Ana P',
      email: 'ana.p@example.com',
      phone: '555 0115',
      company: '',
      message:
        'Hi there! Drowning in emails? I can manage your inbox and calendar for $7 an hour. Try me for free for 3 hours.',
    },
  },
  {
    label: 'spam',
    kind: 'event-sponsorship',
    message: {
      name: 'Kim',
      email: 'kim@example.org',
      phone: '555 0116',
      company: 'GovTech Forum',
      message:
        'Last chance to sponsor GovTech Forum 2026. Reach 400 public sector decision makers. Packages from EUR 3,500. Shall I send the brochure?',
    },
  },
  {
    label: 'spam',
    kind: 'magazine-feature',
    message: {
      name: 'Elaine',
      email: 'elaine@example.net',
      phone: '555 0117',
      company: 'CIO Spotlight',
      message:
        'We would like to feature Solvane in our upcoming edition "Top AI Innovators". The cost is $1,800 including a two-page profile and a digital badge. Please confirm your interest by Friday.',
    },
    fillMs: 26000,
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: 'Secretary',
      email: 'secretary@example.com',
      phone: '555 0118',
      company: 'World Business Awards',
      message:
        'Dear Sir, we are pleased to inform you that your company has won the World Business Award in the category Technology. The award package costs 1,500 EUR. Please send your confirmation.',
    },
  },
  {
    label: 'spam',
    kind: 'social-followers',
    message: {
      name: 'BoostMe',
      email: 'boostme@example.org',
      phone: '555 0119',
      company: '',
      message:
        'Real instagram followers from USA. 1000 for 9$. Fast delivery, no password needed. https://boostme.invalid',
    },
    fillMs: 300,
  },
  {
    label: 'spam',
    kind: 'reviews',
    message: {
      name: 'Jake',
      email: 'jake@example.net',
      phone: '555 0120',
      company: '',
      message:
        'We can provide positive Google reviews for your business. 5 stars, non drop, $8 each. Contact me on whatsapp',
    },
  },
  {
    label: 'spam',
    kind: 'factory-products',
    message: {
      name: 'Sunny Li',
      email: 'sunny.li@example.com',
      phone: '555 0121',
      company: 'Shenzhen Tops',
      message:
        'Dear manager, this is Sunny from Shenzhen Tops. We produce promotional gifts such as mugs, pens, power banks with your logo. Very competitive price. Can I send you our catalogue?',
    },
  },
  {
    label: 'spam',
    kind: 'factory-products',
    message: {
      name: 'Ahmed',
      email: 'ahmed@example.org',
      phone: '555 0122',
      company: 'Cairo Textiles',
      message:
        'We are exporter of cotton towels and bed linen. We are looking for distributors in your country. Please send us your inquiry.',
    },
    fillMs: 20000,
  },
  {
    label: 'spam',
    kind: 'business-loan',
    message: {
      name: 'Emily Grant',
      email: 'emily.grant@example.net',
      phone: '555 0123',
      company: '',
      message:
        'Your business has been pre-approved for a line of credit up to $150,000. No credit check. Apply now, funds in 24 hours https://fund-line.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'investment-offer',
    message: {
      name: 'Sheikh Hamad',
      email: 'sheikh.hamad@example.com',
      phone: '555 0124',
      company: '',
      message:
        'I represent a group of investors from Dubai who wish to invest in profitable companies in your country. If you have a viable project, please send your business plan.',
    },
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'Trader Jo',
      email: 'trader.jo@example.org',
      phone: '555 0125',
      company: '',
      message:
        'Earn 5% daily profit with our automated crypto trading platform. Withdraw anytime. Start with only $100 https://autoprofit.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'recovery-scam',
    message: {
      name: 'Grace',
      email: 'grace@example.net',
      phone: '555 0126',
      company: '',
      message:
        'I was a victim of a bitcoin scam and lost all my savings. Thanks to Mr. Allen I got everything back. Contact him at allen@recover.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'casino',
    message: {
      name: 'Lucky7',
      email: 'lucky@example.com',
      phone: '555 0127',
      company: '',
      message: 'Play the hottest slots and win real money. 100 free spins for new players https://lucky7.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'adult',
    message: {
      name: 'Nina',
      email: 'nina@example.org',
      phone: '555 0128',
      company: '',
      message: 'Hot singles in your area are waiting to chat. Join free https://hotchat.invalid',
    },
    fillMs: 500,
  },
  {
    label: 'spam',
    kind: 'dating',
    message: {
      name: 'Elena',
      email: 'elena@example.net',
      phone: '555 0129',
      company: '',
      message:
        'Hello, my name is Elena from Ukraine. I am looking for a serious man for marriage. Write to my email and I will send you photos.',
    },
  },
  {
    label: 'spam',
    kind: 'pharma',
    message: {
      name: 'SlimFast Pro',
      email: 'slimfast.pro@example.com',
      phone: '555 0130',
      company: '',
      message:
        'Lose 10 kg in 30 days with our natural slimming pills. No diet, no exercise. Buy 2 get 1 free https://slimpro.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'advance-fee',
    message: {
      name: 'Mrs. Rita Adams',
      email: 'mrs.rita.adams@example.org',
      phone: '555 0131',
      company: '',
      message:
        'Dear beloved, I am suffering from cancer and want to donate my fortune of $7.2 million to charity through you. Please contact me for more details.',
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Bank Security',
      email: 'bank.security@example.net',
      phone: '555 0132',
      company: '',
      message:
        'We detected unusual activity on your account. Verify your identity immediately or your access will be blocked: https://bank-verify.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'DHL Notice',
      email: 'dhl.notice@example.com',
      phone: '555 0133',
      company: '',
      message:
        'Your parcel is waiting for delivery. Please pay the customs fee of 1.99 EUR: https://parcel-fee.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'fake-invoice',
    message: {
      name: 'Finance',
      email: 'finance@example.org',
      phone: '555 0134',
      company: '',
      message:
        "Please find attached the unpaid invoice for your Google business listing. If we don't receive the payment within 48 hours your listing will be removed.",
    },
  },
  {
    label: 'spam',
    kind: 'domain-trademark',
    message: {
      name: 'Wang Lei',
      email: 'wang.lei@example.net',
      phone: '555 0135',
      company: 'Asia Registry',
      message:
        'We received an application from a company to register "solvane" as domain and brand in China. Please let us know whether you authorised this, otherwise we will proceed.',
    },
  },
  {
    label: 'spam',
    kind: 'extortion',
    message: {
      name: 'Anonymous',
      email: 'anonymous@example.com',
      phone: '555 0136',
      company: '',
      message:
        'Pay 1500 USD in bitcoin or we will start a DDoS attack on your website tomorrow. Our address: bc1qexample. You have 48 hours.',
    },
  },
  {
    label: 'spam',
    kind: 'copyright',
    message: {
      name: 'Legal Team',
      email: 'legal.team@example.org',
      phone: '555 0137',
      company: '',
      message:
        'We represent the photographer of an image used on your site. You have no licence. Pay the settlement of 480 EUR within 7 days or we start legal proceedings. Details: https://image-claim.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Jim',
      email: 'jim@example.net',
      phone: '555 0138',
      company: '',
      message: 'Hi, is this still the right email to reach you about a business opportunity?',
    },
    fillMs: 1900,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Tina',
      email: 'tina@example.com',
      phone: '555 0139',
      company: '',
      message: 'Hello dear, how are you today? I have important information for you. Please reply.',
    },
  },
  {
    label: 'spam',
    kind: 'noise',
    message: { name: 'lkjh', email: 'lkjh@example.org', phone: '555 0140', company: '', message: 'hjkl asdf qwer' },
  },
  {
    label: 'spam',
    kind: 'german',
    message: {
      name: 'Markus',
      email: 'markus@example.net',
      phone: '555 0141',
      company: 'SEO Profi',
      message:
        'Hallo, ich habe gesehen, dass Ihre Website bei Google nicht auf der ersten Seite steht. Wir können das ändern. Soll ich Ihnen eine kostenlose Analyse schicken?',
    },
  },
  {
    label: 'spam',
    kind: 'french',
    message: {
      name: 'Pierre',
      email: 'pierre@example.com',
      phone: '555 0142',
      company: '',
      message:
        "Bonjour, besoin d'un financement ? Nous accordons des prêts rapides sans justificatif, taux 2%. Contactez-nous par WhatsApp.",
    },
  },
  {
    label: 'spam',
    kind: 'spanish',
    message: {
      name: 'Carmen',
      email: 'carmen@example.org',
      phone: '555 0143',
      company: 'Datos B2B',
      message:
        'Hola, disponemos de una base de datos de 500.000 empresas con email. Oferta especial esta semana: 99 euros. ¿Desea más información?',
    },
  },
  {
    label: 'spam',
    kind: 'italian',
    message: {
      name: 'Paolo',
      email: 'paolo@example.net',
      phone: '555 0144',
      company: 'Backlink Italia',
      message:
        'Ciao, ti interessa pubblicare articoli con link sul nostro network di 200 siti? Prezzi a partire da 30 euro.',
    },
  },
  {
    label: 'spam',
    kind: 'russian',
    message: {
      name: 'Ольга',
      email: 'mail@example.com',
      phone: '555 0145',
      company: '',
      message:
        'Здравствуйте! Создаём сайты и интернет-магазины под ключ. Скидка 20% до конца месяца. Хотите получить расчёт стоимости?',
    },
  },
  {
    label: 'spam',
    kind: 'chinese',
    message: {
      name: '刘先生',
      email: 'mail@example.org',
      phone: '555 0146',
      company: '',
      message: '您好,我们提供企业贷款,无抵押,利息低,当天放款。需要请联系微信。',
    },
  },
  {
    label: 'spam',
    kind: 'arabic',
    message: {
      name: 'خدمات',
      email: 'mail@example.net',
      phone: '555 0147',
      company: '',
      message: 'نقدم خدمات تصميم المواقع والتسويق الإلكتروني بأفضل الأسعار. تواصل معنا عبر الواتساب.',
    },
  },
];
