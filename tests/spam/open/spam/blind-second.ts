import type { Sample } from '../../sample.ts';

export const spamSecond: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'explainer-video',
    message: {
      name: 'Theo Grant',
      email: 'theo@motionkind.example',
      phone: 'none',
      company: 'Motionkind',
      message:
        "Ever notice how people land on a page about blockchain and leave after 8 seconds? A 60 second animated explainer fixes it. We've made them for 300+ tech brands, script, voice and animation included, $900 all in. Here's our reel: https://motionkind.example/reel",
    },
    fillMs: 1600,
  },
  {
    label: 'spam',
    kind: 'dating',
    message: {
      name: 'Linda',
      email: 'linda.k@example.com',
      phone: 'none',
      company: '',
      message:
        'Hello my dear friend, i hope this message meets you in good health. My name is Linda, i saw your contact today and became interested in you. Please write to me at my private email so i can tell you about myself and send my pictures. Age and distance does not matter.',
    },
  },
  {
    label: 'spam',
    kind: 'tradeshow-list',
    message: {
      name: 'Nicole Adams',
      email: 'nicole@eventcontacts.invalid',
      phone: 'none',
      company: '',
      message:
        'Did you get a chance to review my last email regarding the FinTech World attendee list? We can also include exhibitors. Let me know a good time, or simply reply "Price".',
    },
  },
  {
    label: 'spam',
    kind: 'software-cold',
    message: {
      name: 'Greg Tolland',
      email: 'greg@accesswidget.example',
      phone: '555 0621',
      company: 'AccessWidget',
      message:
        'Are you aware that your website may not be ADA compliant? Last year over 4,600 businesses were sued. With one line of code our AI overlay makes your site fully compliant in 48 hours. From $49/mo. Would you like a free scan report?',
    },
  },
  {
    label: 'spam',
    kind: 'spanish',
    message: {
      name: 'Abogada Marta Gil',
      email: 'marta.gil.abogada@example.com',
      phone: '555 0231',
      company: '',
      message:
        'Estimado señor, le escribo en relación con una herencia de 9,8 millones de euros sin reclamar en un banco de Madrid. El titular llevaba su mismo apellido. Necesito su colaboración confidencial para presentarle como beneficiario. Responda con su nombre completo y teléfono.',
    },
  },
  {
    label: 'spam',
    kind: 'virtual-assistant',
    message: {
      name: 'Helen',
      email: 'helen@remotehelp.invalid',
      phone: '555 0111',
      company: '',
      message:
        'Hi, we provide call answering, admin and customer support agents from the Philippines, English accent neutral, $5.50/hr, no setup fee. Want to hear voice samples?',
    },
  },
  {
    label: 'spam',
    kind: 'appointment-setting',
    message: {
      name: 'Austin Reeve',
      email: 'austin@inboxlane.example',
      phone: '555 0114',
      company: '',
      message:
        'Is it a terrible idea to send 30,000 personalised emails a month to companies who just raised money and need developers? We do the domains, the warm-up, the copy. You just take the calls. Guarantee: 15 sales calls in 60 days or we work for free.',
    },
  },
  {
    label: 'spam',
    kind: 'guest-post',
    message: {
      name: 'Emily Watson',
      email: 'emily.watson@example.net',
      phone: '555 0109',
      company: '',
      message:
        'Dear Sir,\n\nI hope you\'re having a great day! I am the content manager of an online betting comparison site and I\'d like to know if you publish sponsored articles. Our content is high quality and relevant to technology (e.g. "How AI changes sports predictions"). Kindly share your rates, and whether the sponsored tag is needed.',
    },
    fillMs: 29000,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Bruno',
      email: 'bruno@monkeyseo.invalid',
      phone: '555 0217',
      company: '',
      message: 'Increase DR of solvane.example to 60+ guaranteed in 20 days. Pay after results. Ahrefs and Moz. $79',
    },
  },
  {
    label: 'spam',
    kind: 'advance-fee',
    message: {
      name: 'Mrs Evelyn Ward',
      email: 'evelyn.ward@example.com',
      phone: '555 0246',
      company: '',
      message:
        "Greetings my beloved,\n\nI know this message will come to you as a surprise. Permit me to inform you of my desire of going into this with you. I am Mrs Evelyn Ward, 68 years old, a widow suffering from long time cancer of the oesophagus. From all indication my condition is really deteriorating, and my doctor have courageously told me that I may not live beyond the next two months due to the rapid growth.\n\nMy late husband was a merchant of cocoa and timber in Abidjan for nineteen years before he died. We were married without a child. When he was alive he deposited the sum of Eight Million Five Hundred Thousand Euros with one bank here. I do not want a situation where this money will be used in an ungodly manner by his relatives.\n\nI've therefore decided to donate this fund for the good work of God, to orphans, widows and the less privileged through you. You shall keep 40% for your time and expenses. As soon as I receive your reply I shall give you the contact of the bank and the authority letter. I can't speak on phone because of my health.\n\nHoping to hear from you. Remain blessed in the Lord.\n\nYour sister, Evelyn",
    },
    fillMs: 1800,
  },
  {
    label: 'spam',
    kind: 'app-outsourcing',
    message: {
      name: 'Mehedi Hasan',
      email: 'mehedi@example.org',
      phone: 'none',
      company: '',
      message:
        'respected sir, i am wordpress and shopify expert with 6 year experience from bangladesh. please sir give me one chance, i work first you pay after. my family depend on me',
    },
    fillMs: 66000,
  },
  {
    label: 'spam',
    kind: 'copyright-threat',
    message: {
      name: 'Melissa Vance',
      email: 'melissa.photo@example.net',
      phone: '555 0208',
      company: '',
      message:
        'Hello,\n\nYour website or a website that your company hosts is infringing on a copyright protected images owned by myself. Check out this document with the links to my images you used and my earlier publications to get the evidence of my copyrights.\n\nhttps://storage.invalid/doc/f8823?d=8812\n\nI do believe you willfully infringed my rights and could be liable for statutory damages of up to $140,000. I demand the removal of the infringing materials, otherwise I will file a lawsuit.\n\nMelissa Vance',
    },
  },
  {
    label: 'spam',
    kind: 'link-building',
    message: {
      name: 'Chloe Barnes',
      email: 'chloe@example.org',
      phone: '555 0255',
      company: '',
      message:
        'Hi there, quick heads-up that one of the links on your resources page goes to a dead page. We have an up to date guide on the same subject which would make a good replacement: https://devopsreads.example/guide-to-ci . Either way, keep up the great work!',
    },
    fillMs: 34000,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Daniel',
      email: 'daniel.k@example.com',
      phone: '555 0228',
      company: '',
      message:
        "Good day, I want to make an order. Do you accept credit card? Let me know so I'll send the details of what I need.",
    },
    fillMs: 27000,
  },
  {
    label: 'spam',
    kind: 'chinese',
    message: {
      name: '王经理',
      email: 'wang@example.com',
      phone: '13855500625',
      company: '',
      message: '您好,本公司长期代开各类发票,增值税、普通发票,税点低,可先验证后付款。联系人王经理,微信同号。',
    },
  },
  {
    label: 'spam',
    kind: 'app-outsourcing',
    message: {
      name: 'Rohan Gupta',
      email: 'rohan@appcanvas-tech.example',
      phone: '+91 120 555 0804',
      company: 'AppCanvas',
      message:
        'Good Day,\n\nWe can develop clone apps of any popular app: taxi booking, food delivery, dating, video streaming, crypto exchange, fantasy sports. Ready-made source code with full ownership, launch in 7 days, starts at $1,999. Could you let me know your idea so we may send a demo? We sign NDA.',
    },
  },
  {
    label: 'spam',
    kind: 'lead-list',
    message: {
      name: 'Kate Wilson',
      email: 'kate.wilson@example.net',
      phone: 'none',
      company: '',
      message:
        'Hi, hope you are well. We have recently updated our Healthcare & Hospital decision makers list - 418,000 records. Is that something you could use for your upcoming campaigns? If yes, I shall send you cost & counts. Kate',
    },
    fillMs: 1500,
  },
  {
    label: 'spam',
    kind: 'fake-invoice',
    message: {
      name: 'Company Registry Publications',
      email: 'office@firmenregister-online.invalid',
      phone: '555 0135',
      company: '',
      message:
        'Eintragungsofferte: Ihre Firmendaten wurden zur Veröffentlichung im Online-Register vorbereitet. Bitte überweisen Sie 588,00 EUR binnen 10 Tagen unter Angabe des Aktenzeichens HR-7712. Zahlungsformular: https://firmenregister-online.invalid/hr7712',
    },
    fillMs: 18000,
  },
  {
    label: 'spam',
    kind: 'event-sponsorship',
    message: {
      name: 'Omar Reed',
      email: 'omar@globalaisummit.example',
      phone: '555 0285',
      company: 'Global AI Summit',
      message:
        "Dear Solvane, as one of the leading AI companies we'd like to invite you to speak at the Global AI Summit Dubai, 5,000+ delegates. Speaking slots are offered with our Silver package (USD 12,000): 15 min keynote, booth 3x3, 10 VIP passes. Reserve within this week to get 20% off.",
    },
    fillMs: 43000,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Marcus Webb',
      email: 'marcus@webbpartners.example',
      phone: '555 0262',
      company: 'Webb Partners',
      message:
        "Hope your week's going well. I work with a small group of buyers who're actively acquiring software services firms between 2 and 15 million in revenue. Solvane matched several of their criteria. I appreciate that you may not be thinking about an exit, but founders often find it useful to know what their company is worth. Would a confidential, no-cost valuation be of interest?",
    },
    fillMs: 31000,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Peter Langford',
      email: 'peter@example.com',
      phone: '555 0106',
      company: '',
      message:
        "AI search is replacing Google. Ask ChatGPT to recommend a blockchain development firm and you will see that you're not mentioned. We do GEO / AEO (generative engine optimisation) so that AI assistants recommend YOU. I've prepared a visibility report for solvane.example; can I send it?",
    },
    fillMs: 36000,
  },
  {
    label: 'spam',
    kind: 'health',
    message: {
      name: 'Dr. Slim',
      email: 'news@ketoburn.invalid',
      phone: '555 0240',
      company: '',
      message:
        'Doctors are stunned! This weird kitchen trick melts 2 pounds of belly fat per day. Watch before it gets removed: http://ketoburn.invalid/video',
    },
  },
  {
    label: 'spam',
    kind: 'traffic',
    message: {
      name: 'adnet',
      email: 'adnet@popclicks.invalid',
      phone: 'none',
      company: '',
      message:
        'We offer popunder, push and native traffic, all GEO, from $0.0001 per visit. Adult, sweepstakes, dating, nutra all OK. https://popclicks.invalid',
    },
    fillMs: 400,
  },
  {
    label: 'spam',
    kind: 'chinese',
    message: {
      name: 'Ada 黄',
      email: 'ada@huanqiu-logistics.invalid',
      phone: '+86 755 5550 0917',
      company: '环球国际货代',
      message:
        '您好!我司专做欧美海运、空运、铁路双清包税到门,价格比同行低15%,时效稳定。贵司如有出货计划,欢迎随时询价,首单免服务费。',
    },
    fillMs: 24000,
  },
  {
    label: 'spam',
    kind: 'dating',
    message: {
      name: 'Olga M',
      email: 'olga.m@example.org',
      phone: '555 0277',
      company: '',
      message:
        "Dear man, I am Olga, 34, I am looking for a serious relationship with a kind man from abroad. I like nature, cooking and travel. If you want to know me better look at my photo and write me a letter, I'll wait. http://slavic-hearts.invalid/olga34",
    },
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Julian Mertens',
      email: 'julian@deepscribe-agency.example',
      phone: '555 0264',
      company: 'DeepScribe',
      message:
        'Hello! While researching thought leaders in the AI services space, your name came up more than once. I ghostwrite LinkedIn content for CTOs; my last three clients gained between 4,000 and 11,000 followers in a quarter and closed deals from it. I drafted a sample post in your voice, drawing on your piece about batching. Want me to paste it here?',
    },
    fillMs: 1400,
  },
  {
    label: 'spam',
    kind: 'recovery-scam',
    message: {
      name: 'Dr Margaret',
      email: 'margaret.o@example.org',
      phone: 'none',
      company: '',
      message:
        "My name is Margaret, widow from Ohio. I want to use this medium to appreciate Engineer Walter who helped me to get back my stolen USDT. I was depressed. He's also good in phone hack, cheating spouse, credit score repair. reach him on engr.walter@hackhelp.invalid, tell him it's me that send you.",
    },
    fillMs: 1000,
  },
  {
    label: 'spam',
    kind: 'polish',
    message: {
      name: 'Kamil',
      email: 'kamil@pozycja1.invalid',
      phone: '+48 22 555 0716',
      company: '',
      message:
        'Dzień dobry, Państwa strona nie jest widoczna w Google na kluczowe frazy. Oferujemy skuteczne pozycjonowanie od 399 zł miesięcznie, płatność za efekt. Czy mogę przesłać bezpłatny audyt?',
    },
    fillMs: 800,
  },
  {
    label: 'spam',
    kind: 'german',
    message: {
      name: 'Jonas Feldmann',
      email: 'feldmann@leadwerk-nord.example',
      phone: '+49 40 555 0626',
      company: 'Leadwerk Nord',
      message:
        'Guten Tag,\n\nwürden Ihnen 10 bis 15 zusätzliche Kundenanfragen pro Monat weiterhelfen? Wir betreuen bereits mehrere IT-Dienstleister aus Ihrer Region und haben aktuell noch zwei Plätze frei. In einem kostenlosen Erstgespräch zeigen wir Ihnen, wie das auch für Sie planbar funktioniert.\n\nWann passt es Ihnen am besten?\n\nBeste Grüße\nJonas Feldmann',
    },
    fillMs: 30000,
  },
  {
    label: 'spam',
    kind: 'web-design',
    message: {
      name: 'Sam',
      email: 'sam.webfix@example.org',
      phone: '555 0220',
      company: '',
      message: 'Hello, i found some errors on your website, can i send you screenshot?',
    },
    fillMs: 17000,
  },
  {
    label: 'spam',
    kind: 'local-seo',
    message: {
      name: 'Maps Support',
      email: 'support@gmap-verify.invalid',
      phone: '555 0802',
      company: 'Maps Listing Support',
      message:
        'Your Google Business listing is currently unverified and will be marked as permanently closed. Customers will not find you in voice search. Verify your listing by calling our listing specialist today.',
    },
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Ashley Turner',
      email: 'ashleyturner.mkt@example.com',
      phone: '555 0701',
      company: '',
      message:
        "Hi Team,\nHope this email finds you well. I'm Ashley, Online Marketing Manager. After analysing your site in depth I found that it has great potential but some technical issues hold it back:\n1. Low number of quality inbound links\n2. Keywords not optimised\n3. Content not updated\n4. Social profiles inactive\nWe can fix all of this at a very reasonable price. Can I forward the full analysis and our packages?",
    },
    fillMs: 1700,
  },
  {
    label: 'spam',
    kind: 'french',
    message: {
      name: 'Sandrine Colas',
      email: 'sandrine.colas@example.net',
      phone: 'none',
      company: '',
      message:
        "Bonjour, je suis une particulière et j'octroie des prêts allant de 5 000 à 900 000 € à toute personne sérieuse, au taux de 2 %. Réponse en 72 h, aucun frais à l'avance. Contactez moi par mail pour votre demande.",
    },
  },
  {
    label: 'spam',
    kind: 'factory-products',
    message: {
      name: 'Kevin Liu',
      email: 'sales8@yuda-packaging.example',
      phone: '+86 20 5550 0711',
      company: 'Yuda Packaging',
      message:
        "Hi friend, glad to know you are in the market of gift box and paper bags. We're factory in Guangzhou more than 20 years. Custom logo, MOQ 500 pcs, fast delivery. Catalogue: https://yuda-packaging.example/cat. Any question feel free to contact me on WeChat.",
    },
    fillMs: 900,
  },
  {
    label: 'spam',
    kind: 'pharma',
    message: {
      name: 'Rx Direct',
      email: 'orders@rxdirect.invalid',
      phone: 'none',
      company: '',
      message:
        'Buy generic Cialis, Levitra, Tramadol, Modafinil online without prescription. Cheap price, discreet packaging, worldwide shipping 7-14 days. http://rxdirect.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'advance-fee',
    message: {
      name: 'Sgt. Monica Hale',
      email: 'sgt.monica@example.net',
      phone: 'none',
      company: 'US Army',
      message:
        "Hello, I am Sergeant Monica serving in Syria. We found some funds, and I need a trusted partner to receive a consignment box worth 6.5M USD on my behalf. You will get 30%. I can't talk by phone because of security reasons. Please get back to me.",
    },
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Hugo Bellamy',
      email: 'hugo@narrativelift.example',
      phone: '555 0216',
      company: '',
      message:
        'Came across Solvane while researching agencies that do both AI and mobile well, which is a short list. One thing stood out: your "How we work" page buries the strongest proof you have, three screens down. I rewrite pages like that for a living. If I sent you a two minute Loom with the changes I\'d make, would you watch it?',
    },
    fillMs: 47000,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Komal',
      email: 'komal.seo@example.org',
      phone: 'none',
      company: '',
      message:
        "Hi,\nJust checking if you're looking for SEO service / Google top ranking? Reply me with yes and your website url, i will send price.\nKomal",
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Patricia',
      email: 'patricia.l@example.net',
      phone: '555 0707',
      company: '',
      message: 'Hi, could you please give me the email of your marketing manager',
    },
  },
  {
    label: 'spam',
    kind: 'web-design',
    message: {
      name: 'Anjali Mehta',
      email: 'anjali.webdev@example.net',
      phone: '555 0606',
      company: '',
      message:
        "Hi,\nWe are a leading web design & development company from India having 12+ years of experience. Services: WordPress, Shopify, Magento, PHP, Laravel, Mobile Apps, SEO, SMO, PPC. We've a team of 150+ professionals.\nCan I send you quote & portfolio? Note: we charge very affordable, starting $10/hour.\nThanks\nAnjali",
    },
    sameText: 9,
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: 'Liam O. Price',
      email: 'liam@topdevrank.example',
      phone: '555 0271',
      company: 'TopDevRank',
      message:
        'Hi Team Solvane! We are delighted to feature you among "Top 20 Blockchain Developers of 2025" on TopDevRank. Currently you\'re at position 18. For a position in the top 5 including backlink, badge, and buyer leads, our yearly plan costs $1,200. Please let me know which position you\'d prefer.',
    },
    fillMs: 32000,
  },
  {
    label: 'spam',
    kind: 'portuguese',
    message: {
      name: 'Cassino',
      email: 'bonus@tigrinho.invalid',
      phone: '555 0141',
      company: '',
      message:
        'Tigrinho pagando muito hoje 🐯💰 cadastre e ganhe R$20 grátis pra jogar, saque no pix na hora https://tigrinho.invalid',
    },
    fillMs: 400,
  },
  {
    label: 'spam',
    kind: 'recruiting-service',
    message: {
      name: 'Graham Tull',
      email: 'graham@executivefindr.example',
      phone: '555 0705',
      company: 'ExecutiveFindr',
      message:
        "I'm representing an exceptional VP of Sales who has grown two software houses from 3M to 20M ARR and is confidentially looking for her next move. She mentioned Solvane as a company she would consider. Our fee is 20% only on success. When could we speak?",
    },
    fillMs: 43000,
  },
  {
    label: 'spam',
    kind: 'appointment-setting',
    message: {
      name: 'Caleb Monroe',
      email: 'caleb@meetbooked.example',
      phone: '555 0706',
      company: 'MeetBooked',
      message:
        "I'll be direct. We send cold email so you don't have to. 40k inboxes, own infrastructure, 3% reply rate. You get meetings with manufacturers and logistics firms looking for custom software. You pay $250 per meeting held. If I brought you two this month for free would you let me?",
    },
    fillMs: 35000,
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: 'Charlotte Ames',
      email: 'nominations@globalbizexcellence.example',
      phone: '555 0614',
      company: 'Global Business Excellence Awards',
      message:
        'Dear Solvane,\n\nCongratulations! Following internal research by our judging panel, your company has been shortlisted as "Most Innovative Software Solutions Provider 2025". To accept the title and have it included in our digital edition, kindly choose from the enclosed winner packages (starting at £1,450 + VAT, includes crystal trophy, logo and double page feature).\n\nKindly confirm acceptance by Friday.',
    },
  },
  {
    label: 'spam',
    kind: 'investment-offer',
    message: {
      name: 'Ahmed Al Falasi',
      email: 'a.falasi@example.net',
      phone: '+971 4 555 0906',
      company: 'Falasi Private Office',
      message:
        "I'm a financial consultant to a politically exposed person who wishes to invest discreetly outside his country. The principal has a portfolio of 85 million euro for placement into established companies such as yours, on silent partnership for ten years with 4% ROI. Please indicate your interest, then I shall brief you about modalities.",
    },
    fillMs: 40000,
  },
  {
    label: 'spam',
    kind: 'german',
    message: {
      name: 'Sabrina',
      email: 'sabrina@firmenvideo24.invalid',
      phone: '555 0288',
      company: '',
      message:
        'Hallo, haben Sie schon mal über ein Erklärvideo nachgedacht? Bis zu 80 % mehr Anfragen! Nur diese Woche 499 € statt 1.490 €. Antworten Sie einfach mit JA.',
    },
  },
  {
    label: 'spam',
    kind: 'casino',
    message: {
      name: 'Affiliate manager Denis',
      email: 'denis@igaffiliates.example',
      phone: 'none',
      company: 'IG Affiliates',
      message:
        "Hi, I represent a top iGaming brand. We'd like to place a text link on your homepage or in an existing article. Anchor will be discreet. 12 months, we can pay 400 USD via PayPal/crypto. Please let me know if you'd accept gambling links and what would be the price.",
    },
    fillMs: 39000,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Camille Hart',
      email: 'camille@hartgifting.example',
      phone: '555 0117',
      company: 'Hart Gifting',
      message:
        "With the year drawing to a close I imagine you've begun to think about thanking your clients. We curate gift boxes that people actually keep. Branded, packed by hand, shipped to home addresses in 40 countries, and you don't need to collect a single address. Early orders before 15 Oct get free personalisation. May I mail you a sample box? Which address would be best?",
    },
    fillMs: 34000,
  },
  {
    label: 'spam',
    kind: 'recovery-scam',
    message: {
      name: 'Thomas Berger',
      email: 'thomas.berger@example.com',
      phone: '555 0616',
      company: '',
      message:
        "I lost 84,000 USD of Bitcoin to a fake investment platform and thought it was gone for good until a friend introduced me to RapidTrace Recovery Experts. Within 72 hours they've recovered 92% of my funds. If you have been a victim of any crypto scam, romance scam or forex fraud, I advise you to contact them: rapidtrace@recovery.invalid, WhatsApp +1 555 0617. They're honest and God fearing.",
    },
  },
  {
    label: 'spam',
    kind: 'link-noise',
    message: {
      name: 'DavidPreal',
      email: 'davidpreal@example.net',
      phone: '84555081599',
      company: 'google',
      message:
        'https://a1.invalid/kra33 https://a2.invalid/kra-at https://a3.invalid/kraken-link https://a4.invalid/ssilka',
    },
    fromAddress: 33,
  },
  {
    label: 'spam',
    kind: 'business-loan',
    message: {
      name: 'Tanya Blake',
      email: 'tanya@linecapital.invalid',
      phone: '555 0809',
      company: '',
      message:
        'Rates dropped this morning. I can do a revolving line 20k to 500k with interest only on what you draw. Need just: legal name, EIN, monthly revenue, time in business. No upfront fee. Text me back or call direct before 4pm EST.',
    },
    fillMs: 24000,
  },
  {
    label: 'spam',
    kind: 'appointment-setting',
    message: {
      name: 'Megan Rhodes',
      email: 'megan.rhodes@example.com',
      phone: '555 0610',
      company: 'OutboundIQ',
      message:
        "Hi Solvane team, most agencies I talk to rely on referrals and it's feast or famine. We built an AI SDR that researches prospects, writes the emails, handles the replies and books the meetings, while you sleep. First 5 meetings are on us. Calendar: https://cal.example/outboundiq/15min",
    },
  },
  {
    label: 'spam',
    kind: 'russian',
    message: {
      name: 'Светлана',
      email: 'svetlana@bazy-firm.invalid',
      phone: '555 0250',
      company: '',
      message:
        'Продаём базы предприятий России и СНГ 2025 года: телефоны, e-mail, директора. Более 2 млн контактов. Скидка 70% до конца недели. Также холодные звонки роботом. Ответьте на письмо - пришлём прайс.',
    },
  },
  {
    label: 'spam',
    kind: 'reviews',
    message: {
      name: 'Tanvir',
      email: 'tanvir.reviews@example.com',
      phone: '+880 2 555 0613',
      company: '',
      message:
        'Sir I can give you Google 5 star review, Trustpilot, Clutch also. Non drop, USA UK location, old gmail profile. 1 review 5$. First 2 free for testing. Contact me Whatsapp or Telegram @tanvir_rev',
    },
    fillMs: 44000,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Ravi Menon',
      email: 'ravi@proposalforge.example',
      phone: 'none',
      company: 'ProposalForge',
      message:
        'I noticed Solvane recently worked with the public sector. Winning tenders is a numbers game: we monitor 9,000 portals, score each tender against your capabilities and draft the first response. One customer went from 2 to 11 bids a month with the same team. Could I show you three open tenders that match you right now?',
    },
    fillMs: 1900,
  },
  {
    label: 'spam',
    kind: 'software-cold',
    message: {
      name: 'Rachel Kim',
      email: 'rachel@dealmint-crm.example',
      phone: '555 0814',
      company: 'DealMint',
      message:
        'How many leads slip through the cracks at your company every month? DealMint CRM brings emails, calls and WhatsApp in one place. 14-day free trial, no card. Teams switching from the big names save on average 62%. Could I show you around for ten minutes?',
    },
  },
  {
    label: 'spam',
    kind: 'german',
    message: {
      name: 'Dr. K. Winter',
      email: 'kwinter@example.com',
      phone: '555 0289',
      company: '',
      message:
        'Sehr geehrte Damen und Herren, verdienen Sie 9.700 € pro Monat mit automatisiertem Krypto-Handel, bekannt aus dem Fernsehen. Die Banken wollen das verbieten. Mindesteinlage 250 €. Jetzt kostenlos anmelden: https://reich-im-schlaf.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'staff-augmentation',
    message: {
      name: 'Andrei Popa',
      email: 'andrei@carpathiadev.example',
      phone: '+40 21 555 0903',
      company: 'Carpathia Dev',
      message:
        "Hi. 6 of our Go/Kubernetes engineers roll off a fintech project on the 30th and I'd rather find them a new home than have them idle. €36/h for the whole team, 10% less if you take all. Security clearances EU. Who on your side looks after resourcing?",
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'George',
      email: 'george.w@example.org',
      phone: '555 0807',
      company: '',
      message: 'I am interested in a long term business relation with your company. Kindly reply for details.',
    },
    fillMs: 16000,
  },
  {
    label: 'spam',
    kind: 'russian',
    message: {
      name: 'Ирина Соколова',
      email: 'irina@outstaff-it.invalid',
      phone: '+7 812 555 0909',
      company: 'АутстаффИТ',
      message:
        'Добрый день! Увидели, что ваша компания занимается разработкой. Готовы предоставить специалистов на аутстафф: Java, 1С, аналитики, тестировщики, от 1 400 руб/час. Резюме вышлем в течение дня. Кому можно направить презентацию?',
    },
    fillMs: 28000,
  },
  {
    label: 'spam',
    kind: 'web-design',
    message: {
      name: 'Ritu Verma',
      email: 'ritu@example.com',
      phone: 'none',
      company: '',
      message:
        "Are you interested to Re-design your website? We'd be happy to share our portfolio, quotation & samples. Kindly revert with your phone number and suitable time to call. Thanks & regards, Ritu (Web Consultant)",
    },
    sameText: 15,
  },
  {
    label: 'spam',
    kind: 'business-loan',
    message: {
      name: 'Chris Fielding',
      email: 'chris@swiftworkingcap.invalid',
      phone: '555 0615',
      company: '',
      message:
        'Good news! Your business has been pre-approved for up to $350,000 in working capital. No collateral, no hard credit check, funds in as little as 24 hours. See what you qualify for: https://swiftworkingcap.invalid/apply . To opt out reply stop.',
    },
    sameText: 12,
    fromAddress: 9,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Isabel Thorne',
      email: 'isabel@brightloop.example',
      phone: '555 0198',
      company: 'Brightloop',
      message:
        "I've been following Solvane for a while and was struck by your thoughtful approach to responsible AI. As someone who works with founders at a similar stage, I often see one recurring bottleneck: the leadership team becomes the sales team. I have put together a brief, tailored growth roadmap with three quick wins specific to Solvane. Shall I send it across?",
    },
  },
  {
    label: 'spam',
    kind: 'fake-invoice',
    message: {
      name: 'Trademark Publication Register',
      email: 'register@wtpr.invalid',
      phone: '555 0280',
      company: 'WTPR',
      message:
        'Re: publication of your trade mark application. Registration fee EUR 1,380.00 payable within 8 days to the account below with reference 018-4471. Non payment leads to non-entry of your mark into the international register. Bank: see https://wtpr.invalid/pay/018-4471',
    },
    fillMs: 19000,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Dylan Frost',
      email: 'dylan@frostops.example',
      phone: '555 0265',
      company: 'FrostOps',
      message:
        "Hi,\n\nOne thing I admired about your healthcare portal project is how it balanced compliance and usability. Not many firms achieve both.\n\nI'm curious: how are you currently handling proposals? Most agencies of 50+ spend 14 hours on each one. Our AI cuts that to 40 minutes, in your tone, with your past work. Happy to run one of your real RFPs through it at no cost so you can judge.\n\nWould Tuesday suit?\n\nDylan",
    },
    fillMs: 40000,
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'test',
      email: 'test@example.com',
      phone: '123456',
      company: 'test',
      message: 'test test test test',
    },
    fillMs: 200,
    sameText: 38,
    fromAddress: 55,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Caroline West',
      email: 'caroline.west@example.com',
      phone: '555 0192',
      company: '',
      message:
        "We've run a free audit of your homepage and found 17 errors which are stopping you from getting traffic: missing alt tags, slow load, toxic links and no schema. May I send over the report with screenshots? There is absolutely no obligation. What's the best number to reach you on?",
    },
    fillMs: 28000,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Kevin',
      email: 'kevin.h@example.com',
      phone: '555 0199',
      company: '',
      message: 'Hi, who handles your website?',
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'HR',
      email: 'hr@payroll-docs.invalid',
      phone: '555 0279',
      company: '',
      message:
        'Please review and sign the updated salary adjustment document shared with your staff: https://payroll-docs.invalid/sign?org=solvane . Document expires today.',
    },
  },
];
