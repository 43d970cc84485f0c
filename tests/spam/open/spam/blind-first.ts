import type { Sample } from '../../sample.ts';

export const spamFirst: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'factory-products',
    message: {
      name: 'Amy Chen',
      email: 'amy@powerbank-oem.example',
      phone: '555 0283',
      company: '',
      message:
        'Hello purchasing manager, Christmas is coming! Power bank, bluetooth earphone, USB flash drive with your logo from $1.20. Do you want to try sample?',
    },
    fillMs: 1000,
  },
  {
    label: 'spam',
    kind: 'chinese',
    message: {
      name: '陈小姐',
      email: 'chen@mould-factory.example',
      phone: '+86 769 5550 0816',
      company: '东莞精模',
      message:
        '贵公司采购负责人您好:我们是东莞精密模具注塑工厂,有二十年出口经验,可来图定制,价格优惠,交期短。如有塑胶产品需求请发图纸报价。',
    },
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Elliot Grey',
      email: 'elliot@podreach.example',
      phone: 'none',
      company: '',
      message:
        "I was listening to the Dev Hours episode about mainframes and thought: the person behind that should be on ten more shows. We book founders onto relevant podcasts, 4 guaranteed per month, $1,600. I've got three hosts who already said they would love to have you. Shall I introduce you?",
    },
    fillMs: 52000,
  },
  {
    label: 'spam',
    kind: 'extortion',
    message: {
      name: 'noname',
      email: 'x9921@example.org',
      phone: 'none',
      company: '',
      message:
        "PLEASE FORWARD THIS EMAIL TO SOMEONE IN YOUR COMPANY WHO IS ALLOWED TO MAKE IMPORTANT DECISIONS!\n\nWe have hacked your website and extracted your databases.\n\nHow did this happen? Our team has found a vulnerability within your site that we were able to exploit. After finding the vulnerability we were able to get your database credentials and extract your entire database and move the information to an offshore server.\n\nWhat does this mean? We will systematically go through a series of steps of totally damaging your reputation. First your database will be leaked or sold to the highest bidder. Next if there are e-mails found they will be e-mailed that their information has been sold or leaked. Lastly any links that you have indexed in the search engines will be de-indexed based off of blackhat techniques that we used in the past.\n\nHow do I stop this? We are willing to refrain from destroying your site's reputation for a small fee. The current fee is $3000 in bitcoins. Send to this address: bc1qexampleq00v9dk2. Once you have paid we will automatically get informed that it was your payment. You've 5 days, after this we start. Don't reply, this mailbox is not read.",
    },
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Mike Dawson',
      email: 'mike@peakmetrics-digital.example',
      phone: '555 0602',
      company: 'PeakMetrics',
      message:
        'Hi there,\n\nI have just checked solvane.example for its SEO metrics and saw that your website could use a boost.\n\nWe will improve your ranks organically and safely, using only state of the art AI and whitehat methods, while providing monthly reports.\n\nMore info: https://peakmetrics-digital.example/unlimited-seo\n\nThanks and Regards\nMike',
    },
    sameText: 22,
    fromAddress: 14,
  },
  {
    label: 'spam',
    kind: 'magazine-feature',
    message: {
      name: 'Priscilla Dean',
      email: 'priscilla@ceotimesreview.example',
      phone: '555 0627',
      company: 'CEO Times Review',
      message:
        'Dear Sir/Madam, our editorial board is compiling "10 Most Trusted AI Companies to Watch" and your organisation made it to our list. The special edition reaches 124,000 C-level subscribers. There is a nominal sponsorship of $3,000 that covers a full profile, cover mention and reprint rights. Can we schedule a call with your CEO?',
    },
    fillMs: 29000,
  },
  {
    label: 'spam',
    kind: 'tradeshow-list',
    message: {
      name: 'Amanda Price',
      email: 'amanda.price@expolists.invalid',
      phone: '555 0210',
      company: '',
      message:
        "Hi, following up to see if you'd want the attendees list of Cloud & Infra Expo 2025? Count 21,440 contacts. Includes opt-in emails and phone numbers. Special price this week $899. Shall I share a few samples?",
    },
    fillMs: 22000,
  },
  {
    label: 'spam',
    kind: 'russian',
    message: {
      name: 'ООО Диплом',
      email: 'diplom@dokument.invalid',
      phone: '555 0138',
      company: '',
      message:
        'Купить диплом о высшем образовании с занесением в реестр. Гознак, доставка по РФ, оплата после получения https://dokument.invalid/diplom',
    },
  },
  {
    label: 'spam',
    kind: 'turkish',
    message: {
      name: 'Kripto Destek',
      email: 'destek@kriptokazan.invalid',
      phone: '555 0129',
      company: '',
      message:
        "Yapay zeka destekli robotumuzla günde %3 kazanç! Ünlülerin tercihi, devlet onaylı, para yatırma 2500 TL'den başlıyor. Hemen formu doldurun danışmanımız sizi arasın: kriptokazan.invalid",
    },
  },
  {
    label: 'spam',
    kind: 'advance-fee',
    message: {
      name: 'Hon. Peter Adjei',
      email: 'adjei.peter@example.net',
      phone: '+233 30 555 0812',
      company: 'Ministry',
      message:
        "Good day. I'm in charge of a contract for supply of software and computers to my Ministry worth 9.6 million dollars and I need a foreign company to front for us. There is no bidding, all is arranged. A registration fee applies to be put on the vendor list. If you are capable reply with your company profile and direct line for urgent discussion.",
    },
    fillMs: 72000,
  },
  {
    label: 'spam',
    kind: 'appointment-setting',
    message: {
      name: 'Zach Nolan',
      email: 'zach@dialready.example',
      phone: '555 0806',
      company: 'DialReady',
      message:
        'Hello, our US-based callers can call 1,000 of your dream clients a week. Dedicated appointment setter, script, CRM and data included for $997/month. That is cheaper than an intern, haha. Should I send a recording of a real call?',
    },
    fillMs: 28000,
  },
  {
    label: 'spam',
    kind: 'vietnamese',
    message: {
      name: 'Hương',
      email: 'huong@vaynhanh.invalid',
      phone: '555 0252',
      company: '',
      message:
        'Hỗ trợ vay vốn nhanh không thế chấp, lãi suất thấp, giải ngân trong ngày chỉ cần CCCD. Liên hệ Zalo để được tư vấn miễn phí.',
    },
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'kJhTrWqPzLmN',
      email: 'xoqw8812@example.com',
      phone: '555 0622',
      company: 'google',
      message: 'RtYbNmKjHgFdSaQwErTy',
    },
    fillMs: 300,
  },
  {
    label: 'spam',
    kind: 'software-cold',
    message: {
      name: 'Liam Hart',
      email: 'liam@chatnest.example',
      phone: 'none',
      company: 'ChatNest',
      message:
        'Noticed there is no live chat on your contact page. Businesses who add ChatNest see 3x more conversations in the first week. Installation takes 2 minutes and the first month costs $0. Can I set up a demo bot trained on your own website so that you see it in action?',
    },
    fillMs: 26000,
  },
  {
    label: 'spam',
    kind: 'web-design',
    message: {
      name: 'Deepak',
      email: 'deepak@example.org',
      phone: '555 0258',
      company: '',
      message: 'Do you need a wordpress website? 5 page only 99 dollar. ecommerce 199. free domain hosting 1 year.',
    },
    fillMs: 600,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Tessa Quinn',
      email: 'tessa@quinnprstudio.example',
      phone: 'none',
      company: '',
      message:
        "Congratulations on the new office! It is always great to see a team outgrow its space. When companies hit this stage, PR becomes the lever that makes hiring and sales both easier. We've placed founders in well-known business outlets, guaranteed in writing, or you get your money back. Shall I share which outlets would suit your story?",
    },
    fillMs: 2300,
  },
  {
    label: 'spam',
    kind: 'business-loan',
    message: {
      name: 'Sheikh Faisal Rahmani',
      email: 'faisal.rahmani@example.net',
      phone: 'none',
      company: 'Rahmani Capital Holdings',
      message:
        'Dear Sir/Madam,\n\nWe are a private investment group based in the Gulf with access to liquid funds for viable projects. We offer debt financing from USD 1 million to USD 5 billion at 3% interest rate p.a. for a duration of up to 15 years, including a 24 months grace period. Brokers are protected with 1% commission.\n\nKindly send your business plan/executive summary for review.',
    },
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Alex',
      email: 'alex@example.net',
      phone: 'none',
      company: '',
      message:
        'I noticed something on your site. Do you want more visitors? I have a way to send 10,000 real targeted visitors from Google for $39, works with any analytics. Try the 3 day free trial.',
    },
  },
  {
    label: 'spam',
    kind: 'link-building',
    message: {
      name: 'Sophie Lambert',
      email: 'sophie@linkrelations.example',
      phone: 'none',
      company: 'Link Relations',
      message:
        "I came across your article on cloud migration costs and really enjoyed the part about egress fees. We recently published a resource that would fit right in as a reference for your readers: https://cloudcost-guide.example/egress. In return I'd be more than glad to link to you from one of our partner sites (DR 61). Would that be of interest?",
    },
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Robert Miles',
      email: 'robert.miles@example.com',
      phone: '555 0253',
      company: '',
      message:
        "Greetings! A quick one, did you get my previous message about the issues on your website? I've not heard back, so I'm assuming you're busy. I am still holding the free SEO report for you. Should I send it or close your file?",
    },
    fillMs: 18000,
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Claire Duval',
      email: 'claire.duval@example.org',
      phone: '555 0243',
      company: 'Duval Projects',
      message:
        'Hello, please see the project brief and drawings we discussed for your quotation: https://docs-share.invalid/s/brief-2025 (login with your office account to open). Let me have your best price and delivery time. Regards, Claire Duval, Procurement',
    },
    fillMs: 58000,
  },
  {
    label: 'spam',
    kind: 'casino',
    message: {
      name: 'BetZone',
      email: 'vip@betzone.invalid',
      phone: '555 0238',
      company: '',
      message:
        'Hello player! Your VIP status was upgraded. Free bet €50 waiting for you, sport & live casino, register with code VIP50. betzone.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'adult',
    message: {
      name: 'Angela',
      email: 'angela@cams.invalid',
      phone: '555 0130',
      company: '',
      message: "i'm online now on my cam, come and tell me what to do 🔥 no registration https://cams.invalid/angela",
    },
    fillMs: 600,
  },
  {
    label: 'spam',
    kind: 'web-design',
    message: {
      name: 'Lisa Monroe',
      email: 'lisa.monroe@example.net',
      phone: '555 0803',
      company: '',
      message:
        "Hi, my name is Lisa and I'm a local web designer. I made a quick preview of what your new homepage could look like, hope you don't mind: https://preview.invalid/solvane-new . It includes hosting, SSL and 5 pages for $399 flat. If you like it, I can switch it live by the weekend!",
    },
    fillMs: 45000,
  },
  {
    label: 'spam',
    kind: 'lead-list',
    message: {
      name: 'Jennifer Wade',
      email: 'jennifer@intent-b2b.example',
      phone: 'none',
      company: 'Intent B2B',
      message:
        "Following companies visited your website anonymously last week and didn't convert. With our pixel you'd know who they are incl. name, work email and LinkedIn of the visitor. I pulled a sample of 12 for Solvane. Where do I send it?",
    },
    fillMs: 37000,
  },
  {
    label: 'spam',
    kind: 'web-design',
    message: {
      name: 'Matt R.',
      email: 'matt@example.com',
      phone: '555 0901',
      company: '',
      message:
        'Your site scored 41/100 on mobile speed. Visitors leave after 3 seconds. I can bring it to 95+ for $150, one-time fee, pay when you see the score. Let me know and I will start today',
    },
  },
  {
    label: 'spam',
    kind: 'extortion',
    message: {
      name: 'Anonymous',
      email: 'anon@example.net',
      phone: 'none',
      company: '',
      message:
        "I have full access to your device. While you watched adult videos I turned on your camera and made a recording. I have all your contacts. Transfer 1200$ in Bitcoin to bc1qexamplexx8810 in 48 hours and I delete everything. Don't try to find me.",
    },
    fillMs: 700,
  },
  {
    label: 'spam',
    kind: 'fake-invoice',
    message: {
      name: 'Billing Dept',
      email: 'billing@secure-docs.invalid',
      phone: 'none',
      company: '',
      message:
        'Attached is your outstanding invoice INV-48821 for $2,318.40 due today. View and pay: https://secure-docs.invalid/view/INV-48821. To avoid a late charge please process immediately.',
    },
  },
  {
    label: 'spam',
    kind: 'factory-products',
    message: {
      name: 'Lily',
      email: 'lily@ledscreen-pro.example',
      phone: '555 0247',
      company: '',
      message:
        'LED display, indoor P1.25 outdoor P4, direct manufacturer, 5 years warranty, CE RoHS FCC. What size do you need? Price list sent by return mail.',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Laura',
      email: 'laura.m@example.org',
      phone: '555 0611',
      company: '',
      message: 'Hello, is this contact form working? I tried to reach you earlier.',
    },
    fillMs: 1500,
    sameText: 4,
  },
  {
    label: 'spam',
    kind: 'event-sponsorship',
    message: {
      name: 'Rebecca Stone',
      email: 'rebecca@nextwave-summits.example',
      phone: '555 0712',
      company: 'NextWave Summits',
      message:
        "Hi, we have 2 vendor spots left for our CIO roundtable in Dallas on 14 May. You'd sit in front of 25 pre-qualified IT leaders with active budgets between $250K and $2M. Investment starts from $9,500. Can I send the delegate list under embargo?",
    },
    fillMs: 50000,
  },
  {
    label: 'spam',
    kind: 'staff-augmentation',
    message: {
      name: 'Lucía Ferreyra',
      email: 'lucia@nearshorely.example',
      phone: '555 0222',
      company: 'Nearshorely',
      message:
        'Hiring senior engineers is tough right now. We can have three matched candidates in your inbox in 72 hours: same time zone, fluent English, at about 45% less than a US hire. Just last month we placed a Staff ML engineer with a company very similar to yours. What role is the hardest for you to fill?',
    },
    fillMs: 1300,
  },
  {
    label: 'spam',
    kind: 'business-loan',
    message: {
      name: 'Kelly R',
      email: 'kelly@fundmatch.invalid',
      phone: '555 0709',
      company: '',
      message:
        'Hi, this is Kelly with FundMatch. I have an approval in my system for your company for 75k and just need your last 3 months bank statements to release it. Can you send today? It expires tonight.',
    },
  },
  {
    label: 'spam',
    kind: 'advance-fee',
    message: {
      name: 'Barrister Emmanuel Doh',
      email: 'barr.doh@example.com',
      phone: '+228 22 555 0619',
      company: '',
      message:
        'Dear friend, I am the personal attorney of a late client who bears the same family name as you and died intestate in a motor accident leaving the sum of $14.2 million with a bank here. I seek your consent to present you as next of kin so that the fund can be released. 60/40 sharing. Reply with your full name, address and direct telephone. Strictly confidential.',
    },
    fillMs: 52000,
  },
  {
    label: 'spam',
    kind: 'domain-renewal',
    message: {
      name: 'Renewal Desk',
      email: 'desk@ssl-renewal.invalid',
      phone: '555 0133',
      company: 'SSL Renewal Center',
      message:
        'URGENT: SSL certificate of solvane.example expires tomorrow. Visitors will see a security warning. Renew for 3 years at $129 — https://ssl-renewal.invalid/o/solvane',
    },
  },
  {
    label: 'spam',
    kind: 'app-outsourcing',
    message: {
      name: 'Vishal Tiwari',
      email: 'vishal@codecrest-infotech.example',
      phone: '+91 731 555 0607',
      company: 'CodeCrest Infotech',
      message:
        "Dear Business Owner,\n\nHope you are doing well and staying safe.\n\nDo you require mobile app (iOS/Android) for your business? We're a CMMI Level 3 & ISO 9001:2015 certified offshore company. You can hire our dedicated developers @ $1,200/month. 1 week risk free trial.\n\nMay we know your requirement and Skype ID so that we can discuss further?",
    },
  },
  {
    label: 'spam',
    kind: 'recovery-scam',
    message: {
      name: 'Cyber Hawk',
      email: 'hawk@example.org',
      phone: '555 0127',
      company: '',
      message:
        'Have you been scammed online? Lost access to your wallet or seed phrase? Our certified ethical hackers recover BTC, ETH, USDT 100%. No result no pay. We also recover hacked Instagram & Facebook. hawk-recovery.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'lead-list',
    message: {
      name: 'Sales',
      email: 'sales@emailmillions.invalid',
      phone: '555 0261',
      company: '',
      message:
        'EMAIL DATABASE USA 2025 - business owners 48M, homeowners 120M, doctors 1.2M, crypto investors 6M, casino players 3M. Everything in one pack for 149$. PayPal USDT. emailmillions.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Jordan Blake',
      email: 'jordan@investormatch.example',
      phone: '555 0118',
      company: 'InvestorMatch',
      message:
        "Great to see what you're building. We connect tech companies with 12,000+ active angel and VC investors. Our analysts believe Solvane fits the thesis of at least 37 of them. There is a one-off onboarding fee, after that we only earn when you raise. Could you share your deck?",
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Paul',
      email: 'paul.d@example.com',
      phone: '555 0120',
      company: '',
      message: 'Do you still offer website services? Need a quick answer',
    },
    sameText: 14,
  },
  {
    label: 'spam',
    kind: 'casino',
    message: {
      name: 'Luckyspin',
      email: 'promo@luckyspin.invalid',
      phone: '555 0205',
      company: '',
      message:
        'Welcome bonus 500% + 200 free spins! No deposit required. Over 3000 slots, instant withdrawals, crypto accepted. Play now https://luckyspin.invalid/?aff=2291',
    },
    fromAddress: 45,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Freya Lindholm',
      email: 'freya@hellofreya.example',
      phone: 'none',
      company: 'Freya & Co',
      message:
        'Your blog post on inference costs made the rounds in our Slack this morning, the batching diagram especially. We help engineering-led firms get that kind of writing in front of CTOs through sponsored placements in 40 developer newsletters. Typical result is 200-300 signups per placement. I could hold a December slot for you until Thursday. Thoughts?',
    },
  },
  {
    label: 'spam',
    kind: 'italian',
    message: {
      name: 'Signora Teresa',
      email: 'teresa.prestiti@example.org',
      phone: '555 0144',
      company: '',
      message:
        'Buongiorno, offro prestito tra privati da 3.000 a 500.000 euro, tasso 3%, senza busta paga. Persona seria e onesta. Contattatemi solo se interessati, rispondo subito su WhatsApp.',
    },
    fillMs: 1400,
  },
  {
    label: 'spam',
    kind: 'japanese',
    message: {
      name: '田中',
      email: 'tanaka@eigyo-daiko.invalid',
      phone: 'none',
      company: '営業代行ネット',
      message:
        '突然のご連絡失礼いたします。弊社ではお問い合わせフォームを利用した営業代行サービスを提供しております。1件3円から、1万社へ即日配信可能です。ご興味がございましたら下記URLより資料をご覧ください。https://eigyo-daiko.invalid/dl',
    },
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'ncfHbTzyVpQoRwx',
      email: 'nfh.bt.zyv@example.com',
      phone: '5552091044',
      company: 'hVdQpXkWzRtY',
      message: 'wKzXqPvTnLrMdYsB',
    },
  },
  {
    label: 'spam',
    kind: 'dating',
    message: {
      name: 'Anastasia',
      email: 'nastya_sun@example.com',
      phone: '555 0207',
      company: '',
      message:
        'hi i saw your profile and you look nice 😘 im 26 live near you and bored at home. write me here i send private photos http://meet-nastya.invalid/chat',
    },
    fillMs: 600,
  },
  {
    label: 'spam',
    kind: 'staff-augmentation',
    message: {
      name: 'Olena Marchuk',
      email: 'olena@devreach-teams.example',
      phone: 'none',
      company: 'DevReach',
      message:
        "Hello,\n\nI'm reaching out from DevReach. We help software companies like Solvane extend their engineering capacity with pre-vetted senior developers from Eastern Europe and LATAM. Our current bench:\n\n• 2 x Senior React (8+ yrs) – $38/h\n• 3 x Node.js – $35/h\n• 1 x DevOps AWS – $42/h\n• 4 x QA Automation – $28/h\n\nAvailable immediately, no recruitment fee, replacement in 5 days. Would you be open to a short intro call on Wednesday or Thursday?",
    },
    fillMs: 38000,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Victor Lang',
      email: 'victor.lang@example.net',
      phone: '555 0121',
      company: '',
      message:
        "Hello, I need a website design for my new business, I have hearing impairment so email only. I've a project consultant who has the content and logo. Do you accept credit card payments and are you the owner? I'll pay you extra and you help me pay the consultant as he does not have the facility to charge cards.",
    },
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'Marc',
      email: 'marc.arb@example.org',
      phone: '555 0274',
      company: '',
      message:
        'Flash USDT software available. Sends to any wallet, transferable, tradable, lasts 180 days. 10k flash for 400. Serious buyers only. test before pay no time wasters',
    },
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: 'Awards Secretariat',
      email: 'secretariat@eurobusiness-crown.example',
      phone: '555 0232',
      company: 'European Business Crown',
      message:
        'Distinguished Director, on behalf of the Socrates Assembly we have the honour to inform you that your enterprise is nominated for "Best Enterprise of Europe" and you personally for "Manager of the Year". The ceremony takes place in Vienna. Participation fee EUR 4,900 includes gala dinner, medal and certificate. Please confirm within ten days.',
    },
    fillMs: 46000,
  },
  {
    label: 'spam',
    kind: 'factory-products',
    message: {
      name: 'Mr. Patel',
      email: 'export@shreevalves.example',
      phone: '+91 79 555 0813',
      company: 'Shree Valves',
      message:
        'Dear Sir, We introduce ourselves as manufacturer & exporter of industrial ball valve, gate valve, flanges, pipe fitting in SS304/316. We supply to 30 countries. Kindly send your valuable enquiry.',
    },
    fillMs: 33000,
  },
  {
    label: 'spam',
    kind: 'bbcode',
    message: {
      name: 'Robertfug',
      email: 'robertfug@example.net',
      phone: '85552211456',
      company: 'google',
      message:
        '[url=https://best-replica.invalid/]replica watches[/url] [url=https://best-replica.invalid/bags]cheap designer bags[/url] [b]free shipping[/b] https://best-replica.invalid/ <a href="https://best-replica.invalid/">replica</a>',
    },
    fromAddress: 60,
  },
  {
    label: 'spam',
    kind: 'appointment-setting',
    message: {
      name: 'Tyler Brooks',
      email: 'tyler@pipelinefoundry.example',
      phone: '555 0196',
      company: 'Pipeline Foundry',
      message:
        'Quick question - if I could get 8-12 qualified decision makers on your calendar every month, and you only paid for the ones who show up, would you take them? We just did it for another dev shop your size. Worth a chat?',
    },
    fillMs: 26000,
  },
  {
    label: 'spam',
    kind: 'italian',
    message: {
      name: 'Alessio Conti',
      email: 'alessio@webvetrina.invalid',
      phone: '+39 02 555 0717',
      company: '',
      message:
        'Buongiorno, ho notato che il vostro sito non è ottimizzato per i motori di ricerca. Con soli 49 € al mese vi portiamo in prima pagina su Google. Posso chiamarvi per una consulenza gratuita?',
    },
  },
  {
    label: 'spam',
    kind: 'turkish',
    message: {
      name: 'Burak Yıldız',
      email: 'burak@yazilim-dis-kaynak.example',
      phone: '+90 312 555 0912',
      company: 'Yıldız Yazılım',
      message:
        'Merhaba, firmanıza özel kurumsal web sitesi, SEO ve Google reklam yönetimi hizmeti sunuyoruz. Bu aya özel %50 indirim. Teklif göndermemi ister misiniz?',
    },
  },
  {
    label: 'spam',
    kind: 'russian',
    message: {
      name: 'Дмитрий',
      email: 'dmitry.seo@example.org',
      phone: '+7 495 555 0623',
      company: '',
      message:
        'Здравствуйте! Прогон вашего сайта по базе 20 000 форумов и трастовых сайтов хрумером. Рост позиций и ИКС гарантирую. Цена 3000 руб. Пишите в телеграм @dm_progon',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Info',
      email: 'info@example.com',
      phone: '555 0123',
      company: '',
      message: 'May I know who is the right person to speak to about your business growth?',
    },
  },
  {
    label: 'spam',
    kind: 'virtual-assistant',
    message: {
      name: 'Grace Dela Cruz',
      email: 'grace@vahub-manila.example',
      phone: '555 0213',
      company: 'VA Hub',
      message:
        'Do you ever feel like there aren\'t enough hours in the day? Our virtual assistants can take care of your inbox, calendar, data entry, research and social media for only $6/hour. Full-time or part-time. Reply "INFO" and I\'ll send you three profiles.',
    },
    fillMs: 1900,
  },
  {
    label: 'spam',
    kind: 'domain-trademark',
    message: {
      name: 'Jack Zhao',
      email: 'jack@cn-registry.invalid',
      phone: '+86 21 5550 0710',
      company: 'CN Registry',
      message:
        '(Please forward this to your CEO, because this is urgent. If this email affects you, we are very sorry, please ignore this email. Thanks)\n\nDear CEO,\n\nThis is a formal email. We are the Domain Registration Service company in Shanghai, China. I have something to confirm with you. On September 12, we received an application from Haitong Ltd requested "solvane" as their internet keyword and China (CN) domain names (solvane-cn.example, solvane-com-cn.example, solvane-net-cn.example, solvane-org-cn.example).\n\nBut after checking it, we find this name conflict with your company name or trademark. In order to deal with this matter better, it\'s necessary to send email to you and confirm whether this company is your distributor or business partner in China?\n\nIf they are not your partner, please let us know within 7 working days so that we can protect the names for you. Out of this time limit we will unconditionally finish the registration for Haitong Ltd.\n\nBest Regards\nJack Zhao\nService & Operations Manager',
    },
    fillMs: 29000,
  },
  {
    label: 'spam',
    kind: 'business-loan',
    message: {
      name: 'Mr. Alan Greaves',
      email: 'alan.greaves@example.com',
      phone: 'none',
      company: 'Greaves Loan Firm',
      message:
        'Are you in need of urgent loan? business loan, personal loan, debt consolidation, mortgage. We give out loan at 2% interest rate with no credit check. Fill: Full name, Country, Amount needed, Duration, Phone number, Monthly income. Contact us now.',
    },
    fillMs: 500,
  },
  {
    label: 'spam',
    kind: 'social-followers',
    message: {
      name: 'Growth Team',
      email: 'team@instaboost.invalid',
      phone: '555 0202',
      company: '',
      message:
        'Get real & active Instagram followers every month! We grow your account organically with 300-500 followers p/m, no bots. Your competitors already use it. Try for 7 days at https://instaboost.invalid/trial',
    },
  },
  {
    label: 'spam',
    kind: 'lead-list',
    message: {
      name: 'Victoria Hale',
      email: 'vhale@techuserlists.invalid',
      phone: '555 0223',
      company: '',
      message:
        "Hello,\nI wanted to check if you'd be interested in companies using Salesforce, SAP, Oracle, AWS, Azure, HubSpot or Snowflake? We maintain a verified and permission based database of technology users. Just let me know which technology you target and I'll get back with counts.\nIf you're not the right person please forward this to the one who handles marketing.",
    },
  },
  {
    label: 'spam',
    kind: 'app-outsourcing',
    message: {
      name: 'Ngoc Pham',
      email: 'ngoc@saigonbyte.example',
      phone: '+84 28 555 0703',
      company: 'SaigonByte',
      message:
        "Dear Solvane,\n\nHope this message finds you well. I'm Ngoc, Business Development at SaigonByte, an offshore development center in Ho Chi Minh City with 180 engineers, established in 2013.\n\nI know you are also a software company, so I do not want to sell you software. We work as a silent white-label partner for many agencies in Europe, US, Australia and Japan. They keep the client, the brand and the architecture, while we supply capacity under their name.\n\nWhat we're good at:\n- Web: React, Vue, Angular, Node, .NET, Java, PHP\n- Mobile: Flutter, React Native, Swift, Kotlin\n- AI: RAG, chatbot, OCR, computer vision\n- Blockchain: Solidity, Rust, Hyperledger\n- Testing: manual and automation\n\nWhy our partners stay with us:\n1. Blended rate is 22 USD/hour, no hidden cost\n2. Low turnover (7% in 2024)\n3. ISO 27001 and ISO 9001 certified\n4. Two weeks free trial for the first developer\n5. Overlap of 4 hours with your working day\n\nMay I know if you have any overflow work or hard-to-fill positions at this moment? I would love to introduce our team in a 20-mins call at your convenience. Company profile is here: https://saigonbyte.example/profile.pdf\n\nIf you are not the right person, would you please kindly direct me to him/her? Looking forward to cooperating with you!\n\nThanks & best regards,\nNgoc Pham (Ms.)",
    },
    fillMs: 33000,
  },
  {
    label: 'spam',
    kind: 'link-building',
    message: {
      name: 'xrumer service',
      email: 'links@xblast.invalid',
      phone: '555 0108',
      company: '',
      message: '5000 forum profile backlinks + 300 edu gov + GSA tier 2 blast. $25. Order @ xblast.invalid',
    },
    fillMs: 400,
  },
  {
    label: 'spam',
    kind: 'russian',
    message: {
      name: 'Маркетинг',
      email: 'info@forms-rassylka.invalid',
      phone: '89995550624',
      company: '',
      message:
        'Это сообщение отправлено через форму обратной связи. Точно так же мы можем отправить ВАШЕ предложение на 500 000 сайтов. Рассылка по формам, стоимость от 4900 руб. Тест бесплатно. forms-rassylka.invalid',
    },
    fillMs: 1000,
    sameText: 18,
  },
  {
    label: 'spam',
    kind: 'social-followers',
    message: {
      name: 'Sonia',
      email: 'sonia@smmpanel.invalid',
      phone: 'none',
      company: '',
      message:
        'Cheapest SMM panel, 1000 youtube views $0.5, 1000 tiktok followers $1.2, telegram members, spotify plays. API for resellers. smmpanel.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Nathan Cole',
      email: 'nathan@scalewright.example',
      phone: 'none',
      company: 'Scalewright',
      message:
        "Hi there,\n\nI loved your case study on the ferry ticketing platform. The way your team handled offline validation was genuinely impressive, and it's rare to see an agency talk so candidly about trade-offs. I actually forwarded it to a colleague with the note \"this is how it's done\".\n\nIt got me thinking. With work of that quality, are you getting in front of as many of the right buyers as you'd like? In most of the conversations I have with technical founders, three patterns come up again and again:\n\n• Referrals are wonderful until, one quarter, they aren't.\n• The website speaks to other engineers rather than to the person who signs.\n• Nobody has the time to follow up on the warm conversations that already exist.\n\nAt Scalewright we've spent the past six years helping agencies between 20 and 200 people turn precisely this sort of delivery story into a predictable flow of inbound opportunities. We don't do spray-and-pray. Instead, we take one case study, build a small campaign around it, and place it in front of roughly 400 hand-picked decision makers. A recent partner, a 45-person firm in Rotterdam, closed two six-figure contracts inside the first ninety days.\n\nI have a hunch that your maritime work could travel well into logistics and public transport, and I'd be happy to sketch out what that might look like, without any commitment on your part.\n\nWould you be opposed to a 15-minute call next Tuesday or Wednesday? And if it's not a fit, no hard feelings at all; I'll keep reading your blog either way.\n\nWarmly,\nNathan",
    },
    fillMs: 34000,
  },
  {
    label: 'spam',
    kind: 'link-building',
    message: {
      name: 'Rahul V',
      email: 'rahulv@example.org',
      phone: '555 0604',
      company: '',
      message: 'Hi sir, link exchange? My site DA 45 traffic 20k. ABC exchange also possible.',
    },
    fillMs: 23000,
  },
  {
    label: 'spam',
    kind: 'extortion',
    message: {
      name: 'Ghost',
      email: 'ghost441@example.com',
      phone: '555 0244',
      company: '',
      message:
        "we will send 100000 spam messages from your domain and leave bad reviews everywhere if you dont pay 0.05 btc till friday. bc1qexample77ax0. no reply needed. we've already done this to your competitor ask them",
    },
    fillMs: 33000,
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'zxcvbn',
      email: 'zxcv@example.com',
      phone: '1',
      company: '',
      message: 'asdasd dfgdfg 123 fghfgh',
    },
  },
];
