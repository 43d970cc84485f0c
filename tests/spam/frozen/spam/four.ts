import type { Sample } from '../../sample.ts';

export const spamFour: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Kirsten Vale',
      email: 'kirsten@valeandco.example',
      phone: 'none',
      company: 'Vale & Co',
      message:
        "Hello! I'm a fractional CMO for B2B tech companies between 2 and 15 million revenue. I've looked at your website, your services page, and your last few posts and have a hunch the bottleneck isn't leads but positioning: five services compete for attention and none wins. I've a simple one-page framework that fixed this for an agency very like yours; they raised their day rate 30% in four months. Would you like me to walk you through it?\n\nFor context, I spent nine years in-house at two software companies before going out on my own, so I've sat on your side of the table and deleted hundreds of mails like this one. I only write when I see something specific. In your case it's the sentence in the middle of the AI page about telling clients not to build. That is your positioning. It's hidden in the fourth paragraph and your competitors would kill for it.\n\nIf you reply \"framework\" I'll send the page over with your example filled in, no call needed. If you think I'm wrong, tell me, I enjoy those replies even more. And if there is someone else who owns the website at Solvane, I'd be thankful for a name.",
    },
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Sven',
      email: 'sven@codeguardrail.example',
      phone: 'none',
      company: 'Guardrail',
      message:
        'Hey Solvane engineers, we built a tool that reviews pull requests for security problems before a human looks. Teams your size catch ~37 issues in the first week. Since you hand over code to clients I figure a clean report is worth something to you. Free trial for any size repo, want an invite?',
    },
    fillMs: 1900,
  },
  {
    label: 'spam',
    kind: 'staff-augmentation',
    message: {
      name: 'Manish',
      email: 'manish.bench@example.net',
      phone: '+91 555 010 6',
      company: '',
      message:
        'Hotlist of available consultants for this week:\nJava Full Stack - 10+ yrs - H1B - open to relocate\nSalesforce Dev - 8 yrs - GC EAD\nData Engineer - 12 yrs - USC\nPls let me know any C2C requirement and add my id to your distribution list',
    },
  },
  {
    label: 'spam',
    kind: 'web-redesign',
    message: {
      name: 'Caroline',
      email: 'caroline@pixelvine.example',
      phone: '555 0139',
      company: 'Pixelvine',
      message:
        "Hey! I put together a fresh mockup of your homepage because I thought the current one undersells you. It's modern, loads in under a second and keeps your colours. You can view it here: https://pixelvine.example/preview/solvane and if you like it, it's yours for 690 all in. If not, no worries at all.",
    },
    fillMs: 27000,
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'Jamesdom',
      email: 'jamesdom@example.test',
      phone: '81234567890',
      company: 'Jamesdom',
      message:
        'https://a1.example/x https://b2.example/y https://c3.example/z https://d4.example/q https://e5.example/w',
    },
  },
  {
    label: 'spam',
    kind: 'phone-energy-de',
    message: {
      name: 'Team Strompreis',
      email: 'team@firmenstrom.example',
      phone: '555 0174',
      company: '',
      message:
        'Sehr geehrte Damen und Herren, zahlen Sie auch noch über 22 Cent/kWh? Als Gewerbekunde steht Ihnen ein Sonderkontingent zu. Schicken Sie uns einfach Ihre letzte Jahresabrechnung, wir kümmern uns um den Rest.',
    },
  },
  {
    label: 'spam',
    kind: 'panel-solar-fr',
    message: {
      name: 'Éco Énergie',
      email: 'rdv@ecoenergie.example',
      phone: '555 010 41',
      company: 'Éco Énergie',
      message:
        "Bonjour, votre entreprise est éligible au remplacement de l'éclairage par du LED pris en charge à 100 % par les certificats d'économies d'énergie. Un technicien passe dans votre secteur mardi. On vous réserve un créneau ?",
    },
    fillMs: 1700,
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'Wallet Support',
      email: 'airdrop@claim-solv.test',
      phone: 'none',
      company: '',
      message:
        'Congratulations! Your address is eligible for 2,418 SOLV tokens (≈ $3,902). Claim window closes in 6 hours. Connect your wallet: https://claim-solv.test/airdrop',
    },
  },
  {
    label: 'spam',
    kind: 'factory-products',
    message: {
      name: 'Cindy Zhou',
      email: 'cindy@brightledfactory.example',
      phone: '+86 555 010 33',
      company: 'Brightled Factory',
      message:
        "Dear purchasing manager,\nGlad to know you're on the market for display. This is Cindy from Brightled, professional manufacturer of LED screen, 12 years, CE RoHS. P1.5 to P10, indoor outdoor, 5 years warranty. Special price this month $310/sqm FOB Shenzhen. Free sample module available. What size you need?",
    },
  },
  {
    label: 'spam',
    kind: 'dating',
    message: {
      name: 'Svetlana',
      email: 'sveta.heart@example.net',
      phone: '-',
      company: '',
      message:
        'Hello my dear stranger. My name is Svetlana, I am 34 and I work as a nurse. I got your contact from the internet and something told me to write to you. I am serious woman searching serious man for family. I will send my photos if you answer on my personal mail. I wait with hope.',
    },
    fillMs: 22000,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Hannelore Briggs',
      email: 'h.briggs@example.org',
      phone: '-',
      company: 'Trustmark Insights',
      message:
        'Good morning, I was impressed by the client quote on your homepage about the nine year old dairy system. Yet when I searched your company name I found just a handful of public reviews, which surprised me considering the quality of your work. We help firms gather verified testimonials from their existing clients on the platforms procurement teams check first. It takes about an hour of your time. Would you be the right person to discuss that with?',
    },
    fillMs: 44000,
  },
  {
    label: 'spam',
    kind: 'app-outsourcing',
    message: {
      name: 'Nguyen Bao',
      email: 'bao@saigoncode.example',
      phone: '+84 555 010 1',
      company: 'Saigon Code Lab',
      message:
        'Hi, we build apps for agencies in Europe & Australia. MVP from $4,900 fixed price in 6 weeks incl. design. If you have any project over capacity or low margin, send to us and keep the difference. We sign NDA first.',
    },
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'Oliver',
      email: 'oliver.p@example.org',
      phone: '555 0125',
      company: '',
      message: "I tried calling but nobody picked up. When's a good time to talk about your energy bill?",
    },
  },
  {
    label: 'spam',
    kind: 'funding',
    message: {
      name: 'Mona',
      email: 'mona@revbridge.example',
      phone: '555 0127',
      company: 'RevBridge',
      message:
        "Hi! Got $40k-$2M in recurring revenue? We turn it into cash today with no dilution. I looked at your site and I think you'd qualify. 2-min form, no credit check. Want the link?",
    },
  },
  {
    label: 'spam',
    kind: 'seo-de',
    message: {
      name: 'Thorsten Kühn',
      email: 't.kuehn@sichtbar-plus.example',
      phone: '+49 555 0191',
      company: 'SichtbarPlus',
      message:
        'Guten Tag, mir ist beim Googeln nach Softwareentwicklung in Ihrer Region aufgefallen, dass Ihre Mitbewerber vor Ihnen stehen. Das muss nicht sein. Wir bringen Sie mit drei Keywords garantiert auf Seite 1, sonst Geld zurück. Wann darf ich Sie kurz anrufen?',
    },
    fillMs: 29500,
  },
  {
    label: 'spam',
    kind: 'factory-products',
    message: {
      name: 'Leo Wang',
      email: 'leo@precisioncnc.example',
      phone: '+86 555 010 34',
      company: 'Precision CNC Parts',
      message:
        "Hi friend, we're CNC machining, sheet metal & 3D printing factory, prototype in 3 days, tolerance 0.005mm. Send your drawing get quote in 2 hours. Thanks Leo",
    },
  },
  {
    label: 'spam',
    kind: 'appointment-setting',
    message: {
      name: 'Owen Drake',
      email: 'owen.drake@example.net',
      phone: '555 0159',
      company: '',
      message:
        'Hey, what would 3 more signed projects a quarter mean to you? We run cold email + LinkedIn on autopilot for dev shops, all done for you incl. domains and warm up. 14 of our current clients are agencies of 10-60 ppl. Shall I send the numbers?',
    },
    fillMs: 22500,
  },
  {
    label: 'spam',
    kind: 'betting-tr',
    message: {
      name: 'bahis',
      email: 'bonus@superbahis.example',
      phone: '-',
      company: '',
      message: 'Deneme bonusu 500 TL yatırımsız! Güncel giriş adresi superbahis.example en yüksek oranlar anında çekim',
    },
    fillMs: 200,
    fromAddress: 25,
  },
  {
    label: 'spam',
    kind: 'domain',
    message: {
      name: 'Ken Liu',
      email: 'ken.liu@cn-registry.test',
      phone: '+86 555 010 21',
      company: 'CN Registry',
      message:
        'Dear CEO,\n\nWe are the department of Asian domain registration. On this Monday we received an application from Huatai Ltd which wants to register "solvane" as their internet keyword and solvane .cn .asia .hk domain names. After checking we find this name conflicts with your company. Please forward to your CEO, because this is urgent. If you have no relation with Huatai, reply within 7 days, otherwise we\'ll finish the registration for them.\n\nBest regards,\nKen Liu\nAuditing Manager',
    },
    fillMs: 29000,
  },
  {
    label: 'spam',
    kind: 'video',
    message: {
      name: 'Sanjay',
      email: 'sanjay@explainify.example',
      phone: '+91 555 010 12',
      company: 'Explainify',
      message:
        'Hello, we make 2D/3D explainer animated videos. 60 sec video with script, voice over, storyboard only $185. Videos increases conversion 80%. Check our samples https://explainify.example/work and tell me if you have any upcoming requirement.',
    },
  },
  {
    label: 'spam',
    kind: 'logo-design',
    message: {
      name: 'Logo Team',
      email: 'offers@logobarn.example',
      phone: '555 0110',
      company: 'Logo Barn',
      message:
        '80% OFF!! Custom logo + stationery + social media kit just $39. Unlimited revisions. 100% money back. Offer ends tonight. Call now or click https://logobarn.example/deal',
    },
    fillMs: 800,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Tobias Renner',
      email: 't.renner@example.net',
      phone: '555 0146',
      company: 'Cloudwise Savings',
      message:
        "Hi Solvane,\nas a company building cloud solutions you're certainly aware that most AWS accounts overspend by 25–40 %. What most partners don't know is that you can pass savings to your clients AND earn a recurring share from us. We do all the work, you make the intro. Interested in the partner sheet?\nTobias",
    },
    fillMs: 26000,
  },
  {
    label: 'spam',
    kind: 'directory-es',
    message: {
      name: 'Guía Empresas',
      email: 'altas@guiaempresas.example',
      phone: '555 010 14',
      company: 'Guía de Empresas 24',
      message:
        'Estimados señores, les informamos de que su ficha en la Guía de Empresas 24 caduca este mes. Para mantener su posicionamiento destacado (348 € + IVA/año) confirmen sus datos respondiendo a este mensaje.',
    },
  },
  {
    label: 'spam',
    kind: 'energy-broker',
    message: {
      name: 'Colin Ramsey',
      email: 'colin@brightwattbrokers.example',
      phone: '555 0149',
      company: 'Brightwatt Brokers',
      message:
        "Hello, I'm calling round businesses in your postcode as your electricity contract will be up for renewal and the prices go up on the 1st. We compare 24 suppliers free of charge. Just need a copy of a recent bill and the name of who signs for energy. Thanks Colin",
    },
    fillMs: 19000,
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Mail Administrator',
      email: 'admin@mailbox-quota.test',
      phone: 'none',
      company: 'IT Helpdesk',
      message:
        'Your mailbox storage info@solvane.example has reached 98%. Incoming messages (7) are on hold. To release your pending messages verify your account: https://mailbox-quota.test/verify?u=info',
    },
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Bianca Torres',
      email: 'bianca@torresoutbound.example',
      phone: '+52 555 010 8',
      company: 'Torres Outbound',
      message:
        'Hi Solvane,\n\nCongrats on the recent growth! Quick question: if I could introduce you to 5 decision makers looking for mobile app development in the next 30 days, and you paid only for the ones who show up, would you say no?\n\nBianca',
    },
    fillMs: 2300,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Lewis Hartigan',
      email: 'lewis@pipelinehouse.example',
      phone: '555 0107',
      company: 'Pipeline House',
      message:
        "Hi there,\n\nSaw that Solvane does custom software for logistics and food companies. We're currently in contact with 11 businesses in those sectors who told us they plan a software project this year. Since we don't build software ourselves, we're looking for one agency to pass them to.\n\nCould you take on more work from April?\n\nLewis",
    },
    fillMs: 29500,
    sameText: 4,
  },
  {
    label: 'spam',
    kind: 'bookkeeping-uk',
    message: {
      name: 'Оксана Мельник',
      email: 'o.melnyk@buhoutsource.example',
      phone: '+380 555 010 6',
      company: 'БухАутсорс',
      message:
        'Вітаю! Ведемо бухгалтерію ФОП та ТОВ дистанційно, від 1200 грн на місяць. Звітність, податкові накладні, Дія.City. Перший місяць безкоштовно. Чи актуально для вашої компанії?',
    },
    fillMs: 24000,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Megan Astley',
      email: 'megan@astleygrowth.example',
      phone: '555 0129',
      company: '',
      message:
        "Hey, love what you're doing for mid-sized manufacturers. I help software companies like yours get in front of ops directors who already have budget signed off. Last month one client booked 19 calls. Is taking on two or three extra clients this quarter something you'd be open to?",
    },
  },
  {
    label: 'spam',
    kind: 'software-sales',
    message: {
      name: 'Raymond',
      email: 'raymond@shieldmailer.example',
      phone: '555 0119',
      company: 'ShieldMailer',
      message:
        'Your domain is not protected by DMARC enforcement and anybody can send mail on your behalf. Our platform fixes this in 3 clicks. Free scan result for your domain is ready: https://shieldmailer.example/r/solvane . Plans start at 19/month.',
    },
  },
  {
    label: 'spam',
    kind: 'factory-de',
    message: {
      name: 'Hr. Lang',
      email: 'lang@werbeartikel-lang.example',
      phone: '+49 555 0133',
      company: 'Werbeartikel Lang',
      message:
        'Kugelschreiber mit Ihrem Logo ab 0,19 €, USB-Sticks ab 2,40 €, Powerbanks usw. Messe steht vor der Tür? Fordern Sie kostenlos unseren Katalog an!',
    },
    fillMs: 2600,
  },
  {
    label: 'spam',
    kind: 'phishing-es',
    message: {
      name: 'Correos Aviso',
      email: 'aviso@correos-entrega.test',
      phone: 'none',
      company: '',
      message:
        'Su paquete está retenido en aduana. Abone 2,99 € para programar la entrega: https://correos-entrega.test/pago',
    },
    fillMs: 1200,
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'Peter',
      email: 'p.m@example.org',
      phone: '555 0153',
      company: '',
      message: 'Good day, are you able to receive investment?',
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'DHL Parcel',
      email: 'service@parcel-redelivery.test',
      phone: '555 0100',
      company: '',
      message:
        'Your parcel 00340434 could not be delivered because of an unpaid customs fee (1.99). Please settle within 48h to avoid return to sender: https://parcel-redelivery.test/pay',
    },
    fillMs: 1800,
  },
  {
    label: 'spam',
    kind: 'casino',
    message: {
      name: 'slot online',
      email: 'slotgacor@example.test',
      phone: '-',
      company: '',
      message:
        'Situs slot gacor hari ini maxwin x1000 deposit 10k tanpa potongan <a href="https://gacor77.example">slot gacor</a> <a href="https://gacor77.example/rtp">rtp live</a>',
    },
  },
  {
    label: 'spam',
    kind: 'advance-fee',
    message: {
      name: 'UN Compensation',
      email: 'payment@un-comp.test',
      phone: '555 0199',
      company: 'United Compensation Panel',
      message:
        'Your name is listed among 150 beneficiaries to receive $850,000.00 ATM card as scam victim compensation. Send delivery fee of $95 and your address to the courier agent.',
    },
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'Gloria',
      email: 'gloria.b@example.net',
      phone: 'none',
      company: '',
      message:
        'Do you still sell your products to USA? We want to place an order, send us your terms and do you accept cheque',
    },
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'Anna',
      email: 'anna.sweet@example.org',
      phone: '-',
      company: '',
      message: 'hi how are you dear, i saw your profile and want to know you better',
    },
  },
  {
    label: 'spam',
    kind: 'followers-id',
    message: {
      name: 'Jasa Sosmed',
      email: 'jasa@followmurah.example',
      phone: '+62 555 010 7',
      company: '',
      message:
        'Jasa tambah followers IG, TikTok, subscriber YouTube murah bergaransi. 1000 followers cuma 25rb. Order via WA admin ya kak, proses cepat',
    },
    fillMs: 1300,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Clara Winfield',
      email: 'clara.winfield@brightfunnel.example',
      phone: 'none',
      company: 'Brightfunnel',
      message:
        "Hello there, your salmon traceability case study made me smile, it's one of the few blockchain stories I've seen with a real customer behind it. I run a small content studio and we turn stories like that into LinkedIn posts founders actually want to publish. I drafted two for you already (no strings). Where should I send them?",
    },
    fillMs: 28000,
  },
  {
    label: 'spam',
    kind: 'virtual-assistant',
    message: {
      name: 'RemoteHands',
      email: 'info@remotehandsva.example',
      phone: '555 0165',
      company: 'RemoteHands VA',
      message:
        'Hire a full time assistant for less than your coffee budget: $750/month, 160 hours, managed and replaceable. Lead research, CRM updates, inbox, invoices. See available assistants: https://remotehandsva.example/now',
    },
  },
  {
    label: 'spam',
    kind: 'reviews',
    message: {
      name: 'Maria',
      email: 'maria.rev@example.com',
      phone: '555 0137',
      company: '',
      message:
        "Somebody left a 1-star review about your company that's hurting you. We can have it deleted within 7 days, no win no fee. Let me know if I shall proceed.",
    },
  },
  {
    label: 'spam',
    kind: 'video',
    message: {
      name: 'Tamsin',
      email: 'tamsin@reelroom.example',
      phone: '555 0128',
      company: '',
      message:
        "hey, quick one - do you use video on your service pages? we've made over 300 for tech brands and I'd love to script one for you for free so you can see how we think. only pay if you want it produced",
    },
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Patrick Yeo',
      email: 'patrick@yeoventures.example',
      phone: '+65 5550 0199',
      company: 'Yeo Ventures',
      message:
        "Hi there, I've been an admirer of companies that combine AI with real engineering, and Solvane appears to be one of few. Our network includes family offices from Singapore and the Gulf who are deploying between 500k and 20m into profitable software firms or their spin-off products. I wonder if you have an internal product that could use growth capital? A one page teaser is enough to begin.",
    },
    fillMs: 46000,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Marek Dolny',
      email: 'marek@dolnysoft.example',
      phone: '+48 555 010 99',
      company: 'Dolnysoft',
      message:
        "Hi guys, fellow software house from Kraków here (45 people). We sometimes have free capacity, you sometimes have too much work, as every agency. I've been thinking a simple partnership could be good for both: white label, NDA, your brand in front. Our rates are 28-38 EUR/h. Our Flutter team frees up on the 1st. What do you say?",
    },
    fillMs: 27000,
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Meta Business',
      email: 'appeal@page-violation.test',
      phone: 'none',
      company: 'Page Integrity Team',
      message:
        'Your Facebook page is scheduled to be permanently disabled because of a trademark violation reported by another user. If you believe this is a mistake, request a review in the next 24 hours: https://page-violation.test/appeal/88213. Failing to do so your page will be deleted.',
    },
  },
  {
    label: 'spam',
    kind: 'accessibility-scare',
    message: {
      name: 'Compliance Desk',
      email: 'notice@ada-review.example',
      phone: '555 0177',
      company: 'Digital Access Review',
      message:
        'NOTICE: Your website was reviewed for conformance with the European Accessibility Act and ADA Title III. RESULT: FAILED (23 critical issues). Non-compliant businesses may face fines up to 100,000 EUR or legal action by private plaintiffs. Install our one-line widget to become compliant within 48 hours: https://ada-review.example/fix',
    },
    sameText: 5,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Jasper Lin',
      email: 'jasper@notebeam.example',
      phone: '-',
      company: 'Notebeam AI',
      message:
        'Hi team, most software houses we talk to lose around 6 hours per developer per week in meetings and note taking. Notebeam joins your calls, writes the tickets and drafts the client follow-up in your tone of voice. Given that you run cloud and mobile projects side by side, I imagine handovers are where things slip. Happy to set up a free workspace for five people so you can judge for yourselves. Does Thursday or Friday suit better?',
    },
  },
  {
    label: 'spam',
    kind: 'software-sales',
    message: {
      name: 'Beth Lindley',
      email: 'beth@crmorchard.example',
      phone: '555 0143',
      company: 'CRM Orchard',
      message:
        "Hi there! Are you still managing client communication in spreadsheets or a clunky CRM? CRM Orchard unites pipeline, invoicing and e-signature from 9 per user. Over 6,000 agencies have switched. If you start this week you'll get 40% off for life and free migration. Want me to set up your account?",
    },
    fillMs: 29000,
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'James',
      email: 'james.w@example.com',
      phone: '555 0142',
      company: '',
      message: 'Hello, are you taking on new clients at the moment?',
    },
  },
  {
    label: 'spam',
    kind: 'hosting',
    message: {
      name: 'Erik Lund',
      email: 'erik@frostrack.example',
      phone: '+46 555 01 7',
      company: 'Frostrack',
      message:
        "Hi Solvane, as you host solutions for clients I thought a comparison may be useful: for a typical 20-server setup we are about 40% below the hyperscalers, with support by phone in 60 seconds. We've a reseller programme with 25% margin. Could I get ten minutes with your head of infrastructure?",
    },
  },
  {
    label: 'spam',
    kind: 'advance-fee',
    message: {
      name: 'Barrister James Udo',
      email: 'barr.udo@example.org',
      phone: '555 0108',
      company: 'Udo Chambers',
      message:
        'Dear Friend, I am the attorney to my late client who died with his family in an auto crash leaving USD 18.5 million with a bank here. Since you bear the same last name I want to present you as next of kin. 40% for you. All legal documents will be provided. Treat as strictly confidential.',
    },
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'Laura Stein',
      email: 'laura.stein@example.com',
      phone: '555 0191',
      company: '',
      message:
        "Hello, I want to share how I recovered from debt during the pandemic. A friend introduced me to Mr. Bernard, an account manager who trades for you. I started with 500 and after one week my wallet showed 6,200. I was doubtful too but I've withdrawn 3 times already. If you'd like to be free financially write to him on WhatsApp +1 555 010 7788 and say Laura sent you.",
    },
    fillMs: 20500,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Nick Farraday',
      email: 'nick@farradaycreative.example',
      phone: '555 0116',
      company: '',
      message:
        "Hi! Your team page doesn't have any video and I think that's a missed chance, since people buy from people. We film 60-second founder stories for tech firms. I'm in your area in two weeks with a crew for another client so could do yours for half the usual. Worth a chat?",
    },
    fillMs: 25500,
  },
  {
    label: 'spam',
    kind: 'bookkeeping',
    message: {
      name: 'Arnold Fisk',
      email: 'arnold@ledgerly.example',
      phone: '555 0132',
      company: 'Ledgerly',
      message:
        'Dear business owner, is your bookkeeping up to date? Our team of certified accountants cleans up backlogs in 10 days and takes over monthly books, payroll and VAT from 149. Most owners save 11 hours a month. May I offer you a free review of your last quarter?',
    },
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Rohan Kapadia',
      email: 'rohan@devbridge-talent.example',
      phone: '+91 555 010 3378',
      company: 'DevBridge',
      message:
        "Hi,\n\nI noticed Solvane is hiring for frontend and QA roles. Many agencies in Northern Europe tell us the same thing: projects are there, people aren't.\n\nWe maintain a bench of 60 vetted engineers (React, Node, Flutter, Go) who work in your time zone, join your standups and can start within 5 days. You only pay if you're happy after the first two weeks.\n\nShall I send over three anonymised profiles that match your open positions?\n\nRegards,\nRohan",
    },
    fillMs: 41000,
  },
  {
    label: 'spam',
    kind: 'fake-invoice',
    message: {
      name: 'Renewals',
      email: 'renewals@secureav.test',
      phone: '555 0138',
      company: 'SecureAV',
      message:
        'Thank you for your order! Your 3 year protection plan has been renewed and $419.99 will be charged to your account today. If you did not authorise this, call our cancellation department +1 555 010 8000 right away.',
    },
  },
  {
    label: 'spam',
    kind: 'dating-ja',
    message: {
      name: 'ゆい',
      email: 'yui@example.test',
      phone: '-',
      company: '',
      message:
        '突然ごめんなさい。主人が海外赴任中で寂しくて…お礼はきちんとします。連絡ください https://deai-yui.example/p',
    },
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'David R',
      email: 'davidr@example.net',
      phone: '555 0138',
      company: '',
      message: 'Do you want more customers?',
    },
    sameText: 7,
  },
  {
    label: 'spam',
    kind: 'job-scam-uk',
    message: {
      name: 'Робота онлайн',
      email: 'robota@example.org',
      phone: '-',
      company: '',
      message:
        'Шукаємо людей для віддаленої роботи, 2-3 години в день, дохід від 25 000 грн на тиждень. Без досвіду, навчання безкоштовне. Пишіть в телеграм @robota_ez',
    },
  },
  {
    label: 'spam',
    kind: 'guest-post',
    message: {
      name: 'Ryan Cooper',
      email: 'ryan.cooper@example.org',
      phone: '-',
      company: '',
      message:
        "Dear webmaster,\n\nI'm a freelance writer and would love to contribute a well researched article for your blog free of charge. Suggested topics:\n1. How Blockchain Is Changing Online Entertainment\n2. 7 Ways AI Improves Player Experience\n3. The Future of Mobile Payments\n\nAll I ask is one do-follow link to my client. Which one do you prefer?",
    },
  },
  {
    label: 'spam',
    kind: 'adult',
    message: {
      name: 'VipModels',
      email: 'booking@vipmodels.example',
      phone: '555 0122',
      company: 'Vip Models',
      message:
        'High class escorts in your city, discreet for business travellers, incall and outcall 24/7. photos real. vipmodels.example',
    },
  },
  {
    label: 'spam',
    kind: 'sponsorship',
    message: {
      name: 'Hamish Boyd',
      email: 'hamish@citytechsummit.example',
      phone: '555 0155',
      company: 'City Tech Summit',
      message:
        "Hello, we're putting together the sponsors for City Tech Summit (1,500 attendees, 60% C-level). I immediately thought of Solvane for the AI stage. A Silver package starts from 6,900 and includes a 15 minute talk, a stand and the attendee data. Our Gold slot fell free yesterday as a partner had to withdraw, and I could let you have it at Silver price when confirmed by Wednesday.\n\nWhat's included: a 3x2 m stand with furniture, your logo on the website and lanyards, six passes for your clients, an interview in our newsletter (22,000 readers), and a matchmaking service in which we book at least ten 15-minute meetings with visitors who stated a software project in their registration. Last year's sponsors in your category reported an average of 14 opportunities. Past speakers came from large retailers, two ministries and a well-known car maker.\n\nI'd hate to see a competitor take the spot as you'd really suit the programme. Can you let me know by reply or give me a ring, even if it's a no?",
    },
    fillMs: 42000,
  },
  {
    label: 'spam',
    kind: 'short-bait',
    message: {
      name: 'Frank',
      email: 'frank@example.com',
      phone: '-',
      company: '',
      message: 'check your dm',
    },
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Ethan Marlowe',
      email: 'ethan@scalewright.example',
      phone: '555 0141',
      company: 'Scalewright',
      message:
        "Hi Solvane team,\n\nI was reading your page on AI consulting and liked that you tell prospects when they don't need a model at all. That kind of honesty is rare.\n\nQuick thought: agencies with your profile usually depend on referrals for 70-80% of new work, which makes planning hard. We've helped three similar firms add 4-6 qualified conversations a month without ads.\n\nWould it be unreasonable to show you how in 15 minutes next week?\n\nBest,\nEthan",
    },
    fillMs: 34000,
  },
];
