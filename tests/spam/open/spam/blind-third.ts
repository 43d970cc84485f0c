import type { Sample } from '../../sample.ts';

export const spamThird: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'factory-zh',
    message: {
      name: '李经理',
      email: 'sales@huafengpcb.example',
      phone: '+86 555 010 61',
      company: '华丰电路',
      message:
        '您好！我司专业生产PCB/PCBA十五年，打样24小时出货，四层板低至48元，SMT免开机费。如贵公司有硬件项目欢迎发文件询价，微信同号。',
    },
    fillMs: 27500,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Harold Pemberton',
      email: 'harold@pembertoncapital.example',
      phone: '555 0195',
      company: 'Pemberton Capital',
      message:
        "Good day, I represent a lender that specialises in funding for agencies with milestone billing. From the nature of your work (long projects, staged payments) I'd imagine there's often a gap between paying developers and being paid. We can advance up to 85% of approved milestones within 48 hours, with no personal guarantee. If the topic isn't current, I'd be grateful if you passed this to your finance lead.",
    },
    fillMs: 52000,
  },
  {
    label: 'spam',
    kind: 'funding-ar',
    message: {
      name: 'الشيخ عبد الرحمن',
      email: 'abdulrahman.fund@example.com',
      phone: '+971 555 010 2',
      company: '',
      message:
        'تحية طيبة، نحن مجموعة استثمارية في الخليج نبحث عن شركاء لتوظيف رأس مال قدره ٣٥ مليون دولار في شركات التقنية بفائدة ٣٪ ومن دون ضمانات. يرجى إرسال خطة العمل ورقم الجواز للبدء في الإجراءات.',
    },
    fillMs: 31000,
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'Martin',
      email: 'martin@example.net',
      phone: '555 0198',
      company: '',
      message: 'What is your budget for marketing this year?',
    },
    fillMs: 16500,
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'Mike',
      email: 'mike@example.org',
      phone: 'none',
      company: '',
      message: 'Hi can I send you a proposal?',
    },
    fillMs: 17000,
  },
  {
    label: 'spam',
    kind: 'gambling-zh',
    message: {
      name: '娱乐城',
      email: 'yule@bet888.example',
      phone: '-',
      company: '',
      message: '澳门新葡京 注册送88 首存100%返利 真人百家乐 bet888.example 提款秒到账',
    },
    fillMs: 300,
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'Jennifer',
      email: 'jennifer.m@example.com',
      phone: '555 0151',
      company: '',
      message: 'Just following up on my previous message. Did you get a chance to look at it?',
    },
    fillMs: 2800,
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'HeatherNag',
      email: 'heather@example.invalid',
      phone: '88005553',
      company: 'HN',
      message:
        'Wow thanks for this great post, i really enjoy it. Here is my blog too <a href="https://tile-cleaner.example">tile cleaner near me</a>',
    },
  },
  {
    label: 'spam',
    kind: 'job-scam',
    message: {
      name: 'HR Amazon Partner',
      email: 'hr.remote@example.net',
      phone: '555 0124',
      company: '',
      message:
        "We're hiring! Work from your phone 60-90 minutes a day and earn 150-480 EUR. Like products, rate hotels. Age 23+. Paid daily in USDT. Contact manager Lily on WhatsApp +44 555 010 9.",
    },
  },
  {
    label: 'spam',
    kind: 'link-building',
    message: {
      name: 'Veronica Plate',
      email: 'veronica@outreachpost.example',
      phone: 'none',
      company: '',
      message:
        "Hi,\n\nWe have 3,200 sites that accept guest posts, DR 30 to 85, real traffic, tech and business niche available. Do-follow permanent links. Prices start at $20. Casino and CBD accepted on most of them.\n\nLet me know if you'd like the sheet.\n\nVeronica",
    },
    fromAddress: 35,
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'Crypto Signals',
      email: 'vip@moonsignals.example',
      phone: 'none',
      company: '',
      message:
        'BTC is about to explode and 92% of our members were in BEFORE the last pump. Free VIP signals for the next 50 people. Telegram: @moonsignals_vip',
    },
    sameText: 28,
  },
  {
    label: 'spam',
    kind: 'seo-zh',
    message: {
      name: '谷歌优化',
      email: 'seo@gugeyouhua.example',
      phone: '+86 555 010 9',
      company: '',
      message:
        '贵司网站在Google没有排名？我们提供外贸独立站SEO，三个月上首页，不上首页退款。另有海外社媒代运营、询盘保证。回复获取免费诊断报告。',
    },
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'Emily',
      email: 'emily.rose@example.net',
      phone: 'none',
      company: '',
      message: 'Are you the owner?',
    },
    sameText: 3,
  },
  {
    label: 'spam',
    kind: 'trading',
    message: {
      name: 'fx_master',
      email: 'fx@pipsdaily.example',
      phone: '555 0111',
      company: '',
      message:
        'Passive income with forex robot. 97.4% win rate verified. Deposit $200 get $200 bonus. pipsdaily.example/start',
    },
  },
  {
    label: 'spam',
    kind: 'extortion',
    message: {
      name: 'Team Phantom',
      email: 'ph4ntom@example.test',
      phone: '-',
      company: '',
      message:
        'solvane.example will be under DDoS starting Monday 06:00 UTC. We are not kids, see the small demo on your blog tonight. 3000 USD in XMR stops it, 10000 after start.',
    },
    fillMs: 1300,
  },
  {
    label: 'spam',
    kind: 'fake-invoice-nl',
    message: {
      name: 'Incasso Nederland',
      email: 'dossier@incasso-centrum.test',
      phone: 'none',
      company: 'Incasso Centrum',
      message:
        'Laatste herinnering: uw openstaande factuur van € 286,40 is ondanks eerdere aanmaningen niet voldaan. Betaal vandaag via https://incasso-centrum.test/betaal om beslaglegging te voorkomen.',
    },
  },
  {
    label: 'spam',
    kind: 'extortion',
    message: {
      name: 'anonymous',
      email: 'darkpanda@example.invalid',
      phone: '000',
      company: '',
      message:
        "Your site has been hacked. We extracted your database using a vulnerability and your customers' data is on our offshore server. Pay 0.2 BTC in the next 72 hours or we email all your customers and sell the data. Wallet: bc1qexampleexampleexample0000. Don't reply, don't go to police.",
    },
  },
  {
    label: 'spam',
    kind: 'advance-fee',
    message: {
      name: 'Mrs. Eva Lindholm',
      email: 'eva.lindholm77@example.com',
      phone: 'none',
      company: '',
      message:
        "Beloved, I'm a widow of 71 suffering from cancer of the oesophagus and my doctors tell me that I have few months. My late husband deposited 6.2 million euro which I've decided to give to an honest person who'll use it for orphans and technology education. When I saw your company I felt peace in my heart. Please reply so I can instruct the bank. Remain blessed.\n\nI don't want this money to go to my husband's relatives because they aren't believers and they've already shared his houses and cars among them while he was still on his sick bed. I'm writing from the hospital with the help of a nurse, so please excuse mistakes. I've prayed about whom to trust for eleven nights. You'll take 35 percent for your own time and effort and the rest goes to the less privileged in your country and to train young people in computers, because my husband loved computers very much. I don't need any telephone conversation as my relatives are always around. As soon as I receive your reply I shall give you the contact of the bank and issue a letter of authority that makes you the beneficiary. Any delay will give me room to look for another person for this purpose. Please assure me that you'll act accordingly as I stated herein.",
    },
    fillMs: 57000,
  },
  {
    label: 'spam',
    kind: 'copyright',
    message: {
      name: 'Melissa Hart',
      email: 'melissa.hart@example.com',
      phone: '555 0186',
      company: '',
      message:
        "Hello! This is Melissa and I'm a licensed photographer. I was baffled to see my images at your web-site. If you use a copyrighted image without permission you must know that you could be sued. See the links to my photos and my previous publications as evidence of ownership here: https://photo-evidence.test/download/dl.php?id=51. You have 5 days.",
    },
    fromAddress: 11,
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'bfhjdk',
      email: 'bfhjdk@example.test',
      phone: '0000000',
      company: '',
      message: "1 waitfor delay '0:0:15' --",
    },
    fromAddress: 17,
  },
  {
    label: 'spam',
    kind: 'directory',
    message: {
      name: 'Listing Dept',
      email: 'listing@worldtradeindex.example',
      phone: 'none',
      company: 'World Trade Index',
      message:
        'Your free company entry "Solvane" is ready for publication in the World Trade Index. Please check the data and confirm with signature: https://worldtradeindex.example/confirm?c=5512. Premium placement (EUR 947 p.a., 3 years) is activated with the confirmation unless you opt out.',
    },
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Harry',
      email: 'harry.j@example.net',
      phone: '555 0101',
      company: '',
      message:
        'hi there, i do seo since 2011, white hat only, no contracts. $149/mo for 10 keywords. i checked your site and you have missing alt tags, thin content on the blockchain page and 41 broken backlinks. shall i fix?',
    },
    fillMs: 31000,
  },
  {
    label: 'spam',
    kind: 'outreach-ja',
    message: {
      name: '佐藤 美咲',
      email: 'm.sato@appo-daiko.example',
      phone: '03-5550-0188',
      company: 'アポ代行センター',
      message:
        '突然のご連絡失礼いたします。アポ代行センターの佐藤と申します。\n貴社のホームページを拝見し、AI開発のご実績に大変興味を持ちました。弊社では完全成果報酬型で、決裁者様との商談を1件1.5万円からご提供しております。\nオンラインにて15分ほどご説明のお時間を頂戴できませんでしょうか。来週のご都合をお聞かせいただけますと幸いです。',
    },
    fillMs: 39500,
  },
  {
    label: 'spam',
    kind: 'casino',
    message: {
      name: 'Rikard Bo',
      email: 'rikard@affiliatelane.example',
      phone: 'none',
      company: 'Affiliate Lane',
      message:
        "Hi, I manage partnerships for several casino and betting brands (Curaçao). We'd like to rent a subfolder or subdomain of solvane.example for our review content, completely maintained by us. 600 to 1,200 EUR monthly in advance depending on your metrics. Is that possible?",
    },
    fillMs: 26000,
  },
  {
    label: 'spam',
    kind: 'outsourcing-cs',
    message: {
      name: 'Pavel',
      email: 'pavel@levneweby.example',
      phone: '+420 555 010 1',
      company: 'Levné Weby',
      message:
        'Dobrý den, tvoříme weby a e-shopy na klíč od 4 990 Kč, hotovo do týdne. Máte zájem o nezávaznou nabídku? Stačí odpovědět na tuto zprávu.',
    },
    fillMs: 2200,
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Karen Mills',
      email: 'karen.mills@sharedoc.test',
      phone: '555 0151',
      company: 'Mills Procurement',
      message:
        "Good morning, we'd like to invite Solvane to bid for the software development of our group. The RFP documents with drawings and NDA are too large for this form, kindly download from our secure portal and log in using your business email to view: https://sharedoc.test/rfp-2291. Deadline for expression of interest is tomorrow 17:00.",
    },
    fillMs: 28500,
  },
  {
    label: 'spam',
    kind: 'copyright',
    message: {
      name: 'PicRights Claims',
      email: 'claims@imageclaims.test',
      phone: '555 0167',
      company: 'Image Claims Unit',
      message:
        "Reference 5520-1184. On behalf of our client, a press photo agency, we've found one image used on your website without a valid licence. To settle the matter amicably we request payment of 650 EUR within 14 days plus removal. Settlement portal and evidence: https://imageclaims.test/case/5520-1184. Continued silence will lead to escalation to our attorneys.",
    },
    fillMs: 33500,
  },
  {
    label: 'spam',
    kind: 'loan-ro',
    message: {
      name: 'Credit Rapid',
      email: 'credit@example.net',
      phone: '0700 000 000',
      company: '',
      message:
        'Ofer împrumut rapid între 2.000 și 300.000 euro, dobândă 2%, fără acte de venit. Contact doar pe email sau whatsapp.',
    },
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'xKqWzrTbnLp',
      email: 'qwzrt8831@example.test',
      phone: '83648291',
      company: '',
      message: 'ZpLkQwNvTy xUjRmBdGhS oEaWcVfK',
    },
    fillMs: 200,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Olga Belmont',
      email: 'olga@belmontevents.example',
      phone: '555 0158',
      company: 'Belmont Events',
      message:
        "Dear Solvane Team, we're curating 30 technology leaders for an invitation-only roundtable on applied AI in manufacturing, held in a historic venue with a chef's dinner. Based on your profile, our committee thought one of your directors would add a valuable perspective. Seats for solution providers are limited to four and involve a contribution toward the costs. May I hold one for you until Friday?",
    },
  },
  {
    label: 'spam',
    kind: 'health',
    message: {
      name: 'Diane',
      email: 'diane@nerveease.example',
      phone: '555 0115',
      company: '',
      message:
        'Do your feet tingle at night? A retired doctor from Ohio discovered that one kitchen spice shuts down nerve pain in 8 seconds. Big Pharma wants this video deleted: https://nerveease.example/v',
    },
    sameText: 15,
  },
  {
    label: 'spam',
    kind: 'web-redesign-it',
    message: {
      name: 'Studio Web Facile',
      email: 'info@webfacile.example',
      phone: '+39 555 010 3',
      company: 'Web Facile',
      message:
        'Salve, abbiamo analizzato il vostro sito: punteggio velocità 38/100. Per le aziende che ci contattano entro venerdì il restyling completo costa 490 € anziché 1.200 €. Rispondete a questa email per il preventivo gratuito.',
    },
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'Daisy',
      email: 'daisy@example.net',
      phone: '555 0120',
      company: '',
      message: 'Hello, we need a reliable partner in your country. Interested? Reply and I will explain the details',
    },
    fillMs: 19500,
  },
  {
    label: 'spam',
    kind: 'domain',
    message: {
      name: 'Domain Services',
      email: 'notice@webdomain-register.test',
      phone: 'none',
      company: 'Web Domain Register',
      message:
        'Domain: solvane.example. NOTICE OF EXPIRATION. This is your final notification to renew the search engine registration of your domain. Term: 1 year, $86.00. Pay by card or bank transfer: https://webdomain-register.test/pay/solvane',
    },
    sameText: 10,
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'test',
      email: 'test@example.test',
      phone: '1',
      company: '',
      message: 'test message please ignore 123',
    },
    fillMs: 700,
    sameText: 33,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Monica Gale',
      email: 'monica@rankriver.example',
      phone: '555 0140',
      company: 'RankRiver',
      message:
        "Your competitors are getting the calls that should be yours. We offer a 90 day local SEO plan with guarantee: top 3 in the map pack or you don't pay. Audit is free, normally $499 → https://rankriver.example/audit",
    },
    fillMs: 1600,
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'asdf',
      email: 'asdf@example.com',
      phone: '123456',
      company: '',
      message: 'asdf asdf asdf',
    },
  },
  {
    label: 'spam',
    kind: 'casino-ko',
    message: {
      name: '토토',
      email: 'toto@example.test',
      phone: '-',
      company: '',
      message: '안전놀이터 첫충 30% 매충 15% 무제재 환전 5분 컷 가입코드 7979 toto-safe.example',
    },
    sameText: 16,
  },
  {
    label: 'spam',
    kind: 'subsidy-ja',
    message: {
      name: '補助金サポート',
      email: 'info@hojokin-support.example',
      phone: '0120-555-010',
      company: '補助金サポート窓口',
      message:
        '【最大450万円】IT導入補助金の申請期限が迫っております。ホームページ制作・ECサイト構築が実質負担1/4で可能です。無料診断はこちら https://hojokin-support.example/check',
    },
  },
  {
    label: 'spam',
    kind: 'accounting-ai',
    message: {
      name: 'Bryce',
      email: 'bryce@autotaxcredit.example',
      phone: '555 0185',
      company: 'AutoTaxCredit',
      message:
        'Software firms are leaving R&D tax credit money on the table - on average 61k per year. We only charge a percentage of what you get back. Takes two 30 min calls. Are you already claiming?',
    },
  },
  {
    label: 'spam',
    kind: 'funding',
    message: {
      name: 'Christopher Lane',
      email: 'c.lane@lanewood-invest.example',
      phone: '555 0145',
      company: 'Lanewood Invest',
      message:
        "Dear Director, we're a private investment office presently extending non-recourse project finance to viable companies in technology, real estate and energy, 5 to 300 million, at 4% with a two-year moratorium. Intermediaries are protected with 1% commission. Should you have a project requiring funds please send your executive summary to enable our analysts to advise further.",
    },
    fillMs: 48000,
  },
  {
    label: 'spam',
    kind: 'gdpr-scare-de',
    message: {
      name: 'Datenschutz Kontrolle',
      email: 'pruefung@dsgvo-kontrolle.test',
      phone: 'none',
      company: 'DSGVO Kontrollstelle',
      message:
        'Bei einer automatischen Prüfung Ihrer Internetseite wurden Verstöße gegen die DSGVO (Google Fonts, Cookie-Banner) festgestellt. Zur Vermeidung einer Abmahnung können Sie eine Vergleichszahlung von 170,00 EUR leisten. Aktenzeichen 24/1187-G, Frist 7 Tage.',
    },
    fromAddress: 9,
  },
  {
    label: 'spam',
    kind: 'app-outsourcing',
    message: {
      name: 'Vikram Soni',
      email: 'vikram@sonitechnolabs.example',
      phone: '+91 555 010 2290',
      company: 'Soni Technolabs',
      message:
        "Dear Sir/Madam,\n\nGreetings from Soni Technolabs!! We are an ISO 9001:2015 certified IT company with 250+ developers. Our services:\n\n- Mobile app (iOS, Android, Flutter)\n- Web (PHP, Laravel, MERN)\n- AI/ML, blockchain, metaverse\n- Dedicated resources @ $12/hour\n\nWe're looking for long term partners who outsource their projects. Kindly let us know your requirement so that we can share relevant case studies.",
    },
    fillMs: 39000,
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'Linda Carter',
      email: 'linda.c@example.net',
      phone: '555 0135',
      company: '',
      message: 'Quick question about your website, who is the best person to talk to?',
    },
  },
  {
    label: 'spam',
    kind: 'translation-offer',
    message: {
      name: 'Yelena',
      email: 'yelena@transword.example',
      phone: 'none',
      company: 'TransWord',
      message:
        'Hello, we are translation agency with 3000 linguists, 120 languages, rate from 0.04 USD per word, ISO 17100. Please add us in your vendor database. Test translation for free.',
    },
    fillMs: 2900,
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'Kevin L',
      email: 'kevinl@example.com',
      phone: '555 0130',
      company: '',
      message: 'I can get you 500 leads this week. Yes or no?',
    },
    fillMs: 1100,
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'Brian S.',
      email: 'brian.s@example.com',
      phone: '555 0156',
      company: '',
      message: 'can we publish an article on your blog? how much do you charge per post?',
    },
    fromAddress: 22,
  },
  {
    label: 'spam',
    kind: 'staff-augmentation',
    message: {
      name: 'Elena Kovac',
      email: 'elena@talentdock.example',
      phone: '+381 555 010 1',
      company: 'Talentdock',
      message:
        'Hello, do you need senior .NET, Python or DevOps engineers? Available immediately from our Belgrade hub: 3 × Sr .NET (avg 9 yrs), 2 × AI engineer (LangChain, RAG), 1 × DevOps (k8s). Monthly contracts, 5-day replacement guarantee, 3,900 € per month. CVs can be sent today.',
    },
    fillMs: 2200,
    fromAddress: 8,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Therese Malloy',
      email: 'therese@malloygifts.example',
      phone: '555 0154',
      company: 'Malloy Gifting',
      message:
        "Hello! With your team and clients in different countries, year-end gifts must be quite a puzzle. We pack and ship branded boxes to 60+ countries with customs sorted, from 29 per box, and you simply send a link for people to fill in their address. I'd be pleased to post you a sample box so you can see the quality. Which address may I use?",
    },
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'Marta',
      email: 'marta@example.net',
      phone: '555 0197',
      company: '',
      message: 'Hi, your business is missing from a key listing. Want me to fix that?',
    },
    fillMs: 2400,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Sabrina Keel',
      email: 'sabrina@keelcompliance.example',
      phone: '555 0193',
      company: 'Keel Compliance',
      message:
        "Dear Sir or Madam, as you offer AI solutions to business customers, parts of the EU AI Act will apply to Solvane as provider or deployer. Many agencies haven't yet updated their contracts nor documented their risk classes. Keel has a ready set of documents and a four-week programme designed for firms of your size. Could I send the outline with pricing to you or to whoever handles compliance?",
    },
    fillMs: 33000,
  },
  {
    label: 'spam',
    kind: 'lead-list',
    message: {
      name: 'Josh Tully',
      email: 'josh@datacrate.example',
      phone: '555 0117',
      company: 'DataCrate',
      message:
        'Companies using outdated ERP in DACH, Benelux and Nordics: 14,280 contacts with verified mobile. 0.11 per record, min order 500. Want 25 as a free sample?',
    },
    fillMs: 1300,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Yuki Arden',
      email: 'yuki@localiseflow.example',
      phone: 'none',
      company: 'LocaliseFlow',
      message:
        "Hello, noticed your site is in English and a few other languages but the blog isn't translated. Companies selling software in DACH get 2.4x the enquiries once the articles are localised. We combine AI and native editors. I took the liberty of translating your latest post into German as a sample, shall I share it?",
    },
    fillMs: 19000,
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: 'Priscilla Dean',
      email: 'priscilla@ceo-vista.example',
      phone: 'none',
      company: 'CEO Vista Magazine',
      message:
        'Hi, we\'re featuring "10 Most Trusted AI Companies to Watch" in our upcoming print & digital edition and have chosen Solvane for the cover story. The story would include an interview with your CEO plus 1,000 reprint rights. There\'s a nominal sponsorship of $2,500. Shall I share the questionnaire?',
    },
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Colin Baird',
      email: 'colin@bairdtelemetry.example',
      phone: '-',
      company: 'Baird Telemetry',
      message:
        'Hi, when one of your client apps goes down at 2am, who finds out first - you or the client? We give agencies a white-label status page and on-call for 3 euro per site. Happy to import your whole portfolio for you. Reply "yes" and I\'ll set up a trial.',
    },
    fillMs: 1200,
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'Paul Vance',
      email: 'pvance@example.com',
      phone: '555 0184',
      company: '',
      message:
        'Can you do a website for my company? Do you accept credit cards? Let me know asap, I have consultant who has the content and logo',
    },
  },
  {
    label: 'spam',
    kind: 'crypto-uk',
    message: {
      name: 'Андрій',
      email: 'andriy.inv@example.com',
      phone: '555 010',
      company: '',
      message:
        'Доброго дня, маю перевірену платформу для інвестицій, 12% на місяць, виплати щодня, сам заробив уже на машину. Можу показати, якщо цікаво',
    },
    fillMs: 1900,
  },
  {
    label: 'spam',
    kind: 'fake-invoice-zh',
    message: {
      name: '代开发票',
      email: 'fapiao@example.test',
      phone: '138 0000 0000',
      company: '',
      message: '各行业增值税发票代开，点数优惠，先验后付，可查验，长期有效。联系人：陈小姐 微信 fp8866',
    },
    sameText: 19,
  },
  {
    label: 'spam',
    kind: 'casino-ru',
    message: {
      name: 'Vulkan',
      email: 'vulkan@example.test',
      phone: '-',
      company: '',
      message:
        'Казино онлайн на реальные деньги! Бонус 150% + 70 фриспинов новым игрокам. Рабочее зеркало: vulkan-zerkalo.example',
    },
  },
  {
    label: 'spam',
    kind: 'marketing-ko',
    message: {
      name: '박지훈',
      email: 'jihoon@viralad.example',
      phone: '010-5550-0101',
      company: '바이럴애드',
      message:
        '안녕하세요 대표님, 홈페이지 보고 연락드립니다. 네이버 플레이스 상위노출과 블로그 체험단 마케팅 전문 업체입니다. 첫 달 50% 할인 중이니 상담만이라도 받아보시겠어요? 업종별 성공사례 보내드리겠습니다.',
    },
    fillMs: 25500,
  },
  {
    label: 'spam',
    kind: 'trade-show-list',
    message: {
      name: 'Donna Reyes',
      email: 'donna.reyes@example.org',
      phone: '555 0146',
      company: '',
      message:
        'Hi,\n\nI\'m reaching out to see if you\'d be interested in the Attendees/Visitors List of Web & Cloud Expo 2025. Counts: 18,412 with company, name, title, phone, opt-in emails.\n\nKindly reply "Send Counts and Pricing".\n\nTo unsubscribe reply "No".',
    },
    sameText: 21,
  },
  {
    label: 'spam',
    kind: 'pharma',
    message: {
      name: 'Canadian Meds',
      email: 'order@rx-discount.example',
      phone: 'none',
      company: '',
      message:
        'Buy V1agra, C!alis, Levitra from $0.79/pill. No prescription needed. Discreet worldwide shipping, 4 free pills w/ every order. rx-discount.example',
    },
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: '1',
      email: 'sample@email.example',
      phone: '555-666-0606',
      company: '',
      message: '1\'"()&%<acx><ScRiPt >prompt(9415)</ScRiPt>',
    },
    fillMs: 400,
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'Robert King',
      email: 'rking@example.com',
      phone: '555 0149',
      company: '',
      message: 'Please confirm this is the correct email to reach the owner.',
    },
  },
  {
    label: 'spam',
    kind: 'pharma',
    message: {
      name: 'Dr Susan',
      email: 'susan@slimshots.example',
      phone: '555 0182',
      company: '',
      message:
        'Semaglutide & tirzepatide delivered to your door without the waiting list. Online doctor approves in 5 minutes. Average member loses 14 kg in 12 weeks. See if you qualify today.',
    },
    fillMs: 2000,
  },
  {
    label: 'spam',
    kind: 'followers',
    message: {
      name: 'Jade',
      email: 'jade@growthpetal.example',
      phone: '555 0126',
      company: 'Growth Petal',
      message:
        "Hiya, I manage social accounts for small tech companies and grow them organically (no bots!). I had a peek at yours and you're getting about 12 likes a post, which is a shame because the content's great. My clients typically gain 300-500 followers a month. 199/month, cancel whenever. Can I send a little plan?",
    },
    fillMs: 26000,
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'Kelly',
      email: 'kelly.d@example.com',
      phone: '555 0175',
      company: '',
      message: 'I found some errors on your website. Can I send you the screenshot?',
    },
    fillMs: 1400,
  },
  {
    label: 'spam',
    kind: 'casino',
    message: {
      name: 'SpinLux',
      email: 'bonus@spinlux.example',
      phone: '-',
      company: '',
      message:
        '250 FREE SPINS no deposit!! SpinLux Casino - instant payout, 4000+ slots. Play now >> spinlux.example/?b=250',
    },
    fillMs: 300,
    fromAddress: 45,
  },
  {
    label: 'spam',
    kind: 'trade-show-list',
    message: {
      name: 'Nina Walters',
      email: 'nina.w@example.net',
      phone: 'none',
      company: '',
      message:
        "Are you exhibiting at the Smart Factory fair this year? We've the pre-registered visitor database with verified emails at 65% early discount. Interested for price? - Nina",
    },
    fillMs: 1700,
  },
  {
    label: 'spam',
    kind: 'tools-ai',
    message: {
      name: 'Zed',
      email: 'zed@promptfactory.example',
      phone: 'none',
      company: '',
      message:
        '1,000+ ChatGPT prompts for agencies. Write proposals, code and ads in seconds. Lifetime access $27 → promptfactory.example/agency',
    },
    fillMs: 1000,
    fromAddress: 60,
  },
  {
    label: 'spam',
    kind: 'loan',
    message: {
      name: 'Mr. Anthony Grey',
      email: 'anthonygrey.loans@example.net',
      phone: '555 0169',
      company: '',
      message:
        'Do you need an urgent loan to start up business, pay bills or consolidate debts? We offer all kinds of loan at 3% interest rate yearly, from 5,000 to 50 million Euro, duration 1-30 years. Contact us with: Full name, Country, Amount needed, Duration, Phone number.',
    },
    fromAddress: 14,
  },
  {
    label: 'spam',
    kind: 'recovery',
    message: {
      name: 'Asset Recovery Unit',
      email: 'help@fundsreclaim.example',
      phone: '555 0194',
      company: 'Funds Reclaim',
      message:
        'Have you lost money to a crypto or binary options scam? Our certified blockchain investigators have recovered over $82 million. No upfront payment. Send the amount lost, platform name and date for free case evaluation.',
    },
  },
  {
    label: 'spam',
    kind: 'outreach-es',
    message: {
      name: 'Javier Montalvo',
      email: 'javier@ventasb2b.example',
      phone: '+34 555 018 3',
      company: 'Ventas B2B Pro',
      message:
        'Hola equipo de Solvane:\n\nVi vuestra web y me llamó la atención el proyecto de la cooperativa, se nota que os importa el cliente final. Os escribo porque ayudamos a empresas de software a conseguir entre 6 y 10 reuniones al mes con directores de operaciones, a éxito.\n\n¿Os vendría bien una llamada de 15 minutos esta semana para ver si encaja?\n\nUn saludo,\nJavier',
    },
    fillMs: 33500,
  },
  {
    label: 'spam',
    kind: 'guest-post',
    message: {
      name: 'Lily Harmon',
      email: 'lily@contentmeadow.example',
      phone: 'none',
      company: 'Content Meadow',
      message:
        "Hello, how much do you charge for a sponsored article with a permanent link on solvane.example? We've budget for 6 posts a month with various clients. Text provided by us, it doesn't need to be on the homepage. Paypal payment within 24 hours of publication.",
    },
    fillMs: 18500,
  },
  {
    label: 'spam',
    kind: 'cpf-fr',
    message: {
      name: 'Formation Pro',
      email: 'contact@formapro.example',
      phone: '01 55 50 10 00',
      company: '',
      message:
        'Vos salariés ont droit à une formation anglais / IA 100 % financée par votre OPCO, tablette offerte. Il reste peu de places ce mois-ci, répondez OUI pour être rappelé.',
    },
  },
  {
    label: 'spam',
    kind: 'loan-de',
    message: {
      name: 'Kreditvergabe Herr Wolf',
      email: 'wolf.finanz@example.net',
      phone: '+49 555 010',
      company: '',
      message:
        'Brauchen Sie dringend einen Kredit ohne Schufa? Privatdarlehen 5.000 bis 2.000.000 Euro zu 2,5 % Zinsen, Auszahlung in 48 Stunden. Antworten Sie mit Betrag und Laufzeit.',
    },
  },
  {
    label: 'spam',
    kind: 'insurance-sales',
    message: {
      name: 'Denise',
      email: 'denise@coverquick.example',
      phone: '555 0118',
      company: 'CoverQuick',
      message:
        "Hi there, I specialise in professional indemnity and cyber cover for IT contractors and agencies. Premiums have come down by about 20% this year so it's a good moment to get a second quote. I just need turnover, headcount and renewal date. Shall I get the ball rolling for you?",
    },
    fillMs: 36500,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Priya Nair',
      email: 'priya@nairassist.example',
      phone: '+91 555 010 22',
      company: 'NairAssist',
      message:
        'Hello, hope your week is going great! I can see that Solvane serves clients in several countries, which typically means inboxes, scheduling and invoices piling up on senior people. Our executive assistants are trained with software companies, work in European hours and start from 7 EUR per hour. May I ask who takes care of admin at your side at the moment?',
    },
  },
  {
    label: 'spam',
    kind: 'training-sales',
    message: {
      name: 'Agile Academy',
      email: 'courses@agileacademy.example',
      phone: '-',
      company: 'Agile Academy',
      message:
        'Certified Scrum Master - last seats! 2 days live online, exam included, 395 instead of 895. Group of 5 pay for 4. agileacademy.example/csm',
    },
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'TokenLaunch',
      email: 'list@tokenlaunchpad.example',
      phone: '-',
      company: 'TokenLaunchPad',
      message:
        'List your token on 12 exchanges, market making + 50k holders + KOL package. From 4 ETH. DM @tlp_listing',
    },
    fillMs: 600,
  },
  {
    label: 'spam',
    kind: 'lead-list',
    message: {
      name: 'Brenda Mills',
      email: 'brenda.mills@example.com',
      phone: 'none',
      company: '',
      message:
        "Hi,\n\nWould you be interested in acquiring an updated email list of Decision Makers from IT, Manufacturing, Healthcare and Retail? We provide: Names, Title, Email, Phone, Company size, Revenue.\n\nLet me know your target criteria and I'll get back with counts, samples and cost.\n\nRegards,\nBrenda Mills\nDemand Generation",
    },
    sameText: 9,
  },
  {
    label: 'spam',
    kind: 'sponsorship',
    message: {
      name: 'Coach Terry',
      email: 'terry@juniorracing.example',
      phone: '555 0104',
      company: 'Junior Racing Team',
      message:
        'Hi, we are a young motorsport team with a talented 13 year old driver and we are writing to companies in the region for sponsorship. Your logo on the car from 500 up to 5000 for the bonnet. Reach is 40k on social media. Shall I send the brochure?',
    },
    fillMs: 25000,
  },
  {
    label: 'spam',
    kind: 'software-sales',
    message: {
      name: 'Ingrid P',
      email: 'ingrid@voipnest.example',
      phone: 'none',
      company: 'VoipNest',
      message:
        "Hello, we compared your phone provider's business tariffs and think you could save up to 48%. Cloud telephony with AI receptionist, keeps your number, free handsets with 24 month contract. May one of our advisers ring you tomorrow?",
    },
    fillMs: 2600,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Ibrahim Sule',
      email: 'ibrahim@suleanalytics.example',
      phone: '555 010 3399',
      company: '',
      message:
        "Good afternoon Solvane. While researching digital agencies in your market I noticed you rank for your own name but not for \"custom software development company\", which gets over 1,900 searches monthly. I don't sell packages; I only work with one firm per region and prepare a custom plan. If you'd like, I will send you the gap analysis I've already done.",
    },
    fillMs: 24000,
    fromAddress: 9,
  },
  {
    label: 'spam',
    kind: 'web-redesign',
    message: {
      name: 'Deepak',
      email: 'deepak.web@example.com',
      phone: '+91 555 010 5',
      company: '',
      message:
        "Hi, I'm Deepak, web designer. I saw your website, it looks old and not mobile friendly. We can redesign it in WordPress/ Shopify/ Wix for $299 only with free hosting one year. Please give your phone number and good time to discuss.",
    },
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'Mr Chen',
      email: 'chen88@example.org',
      phone: '+86 555 010',
      company: '',
      message: 'Hello friend, do you buy wholesale?',
    },
  },
  {
    label: 'spam',
    kind: 'print-merch',
    message: {
      name: 'Wilma',
      email: 'wilma@printgiant.example',
      phone: '555 0112',
      company: 'PrintGiant',
      message:
        'Business cards 1000 pcs 12.90, roll-ups 39.-, mugs with logo from 2.10. Free design! Ask for the new catalogue or use code WELCOME15.',
    },
  },
  {
    label: 'spam',
    kind: 'outreach-tool',
    message: {
      name: 'Wendy',
      email: 'wendy@formblaster.example',
      phone: '555 0188',
      company: 'FormBlaster',
      message:
        'You are reading this message because it was sent through your contact form. Now imagine your offer reaching millions of business owners the same way. We send your message to 2 million website forms for $99. Guaranteed delivery, cannot be filtered. Reply or visit formblaster.example',
    },
    sameText: 40,
  },
  {
    label: 'spam',
    kind: 'virtual-assistant',
    message: {
      name: 'Grace Villanueva',
      email: 'grace.va@example.com',
      phone: '+63 555 010 3',
      company: '',
      message:
        "Good day Sir/Ma'am! I am Grace, virtual assistant from the Philippines with 5 years experience in email management, data entry, social media, Canva, bookkeeping and customer support. I can work your time zone. Rate is only $5 per hour and I can do one week free trial. I'm hoping for your positive response. God bless!",
    },
    fillMs: 28000,
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: 'Global Excellence Committee',
      email: 'nominations@techexcellence-awards.example',
      phone: '555 0123',
      company: 'Tech Excellence Awards',
      message:
        'Dear Solvane,\n\nCongratulations! Following a careful review by our research panel, your company has been shortlisted as "Most Innovative Custom Software Provider" in the Tech Excellence Awards.\n\nAs a nominee you are entitled to the winner\'s package, comprising a crystal trophy, a digital logo and a two-page feature for a one-off administrative charge of GBP 1,195. A complimentary mention is also available.\n\nPlease confirm acceptance of your nomination by return.',
    },
    fillMs: 35000,
  },
];
