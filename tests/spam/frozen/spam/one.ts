import type { Sample } from '../../sample.ts';

export const spamOne: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'bookkeeping',
    message: {
      name: 'CA Mohit Jain',
      email: 'mohit@accoutsource.example',
      phone: '555 0112',
      company: 'AccOutsource',
      message:
        'Greetings of the day! We offer outsourced accounting, payroll & tax return preparation for CPA firms and businesses. Save 60% of costs. Dedicated accountant $900 p.m. May I arrange a short meeting with your finance head?',
    },
    fillMs: 21000,
  },
  {
    label: 'spam',
    kind: 'explainer-video',
    message: {
      name: 'Joanna Riggs',
      email: 'joannariggs@videospark.example',
      phone: '555 0201',
      company: '',
      message:
        "Hi,\n\nI just visited your website and wondered if you'd ever considered an impactful video to advertise your business? Our videos can generate impressive results on both your website and across social media.\n\nOur prices start from just $195.\n\nLet me know if you're interested in seeing samples of our previous work.\n\nRegards,\nJoanna",
    },
    sameText: 31,
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'AutoTrader',
      email: 'hello@nexatrade-ai.invalid',
      phone: '555 0126',
      company: '',
      message:
        'NexaTrade AI: let a robot trade for you 24/7. Average 12% weekly. Members from 140 countries. Celebrities use it. Join free today & receive $50 trading bonus → nexatrade-ai.invalid/join',
    },
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'Sir Richard',
      email: 'richard.invest@example.com',
      phone: 'none',
      company: '',
      message:
        'Invest 500 get 5,000 in 5 days guaranteed. Registered company, no loss no risk. Bitcoin / ethereum / bank transfer. My manager is Mrs Linda, message her to start earning: @linda_fxmining',
    },
    fillMs: 500,
  },
  {
    label: 'spam',
    kind: 'portuguese',
    message: {
      name: 'Renato Lima',
      email: 'renato@trafego-total.invalid',
      phone: '+55 11 5550 0715',
      company: '',
      message:
        'Olá, tudo bem? Vi o site de vocês e percebi que dá pra aumentar muito as vendas com tráfego pago. Fazemos gestão de anúncios no Google e Instagram a partir de R$ 497. Posso te mandar uma proposta sem compromisso no WhatsApp?',
    },
    fillMs: 22000,
  },
  {
    label: 'spam',
    kind: 'french',
    message: {
      name: 'Thierry',
      email: 'thierry@cpf-formation.invalid',
      phone: '+33 9 55 50 08 17',
      company: '',
      message:
        "Bonjour, vos salariés disposent d'un budget formation non utilisé qui expire à la fin du mois. Anglais, bureautique, IA : 100 % financé, zéro reste à charge. Répondez avec votre numéro et un conseiller vous rappelle.",
    },
    fillMs: 23000,
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'Bitcoin account',
      email: 'noreply@btc-mining.invalid',
      phone: '555 0235',
      company: '',
      message:
        'You have 0.7495 BTC in your mining account, collected automatically during 364 days. Withdraw before your account is deleted: http://btc-mining.invalid/login?id=88219',
    },
    fromAddress: 18,
  },
  {
    label: 'spam',
    kind: 'app-outsourcing',
    message: {
      name: 'Usman Ali',
      email: 'usman@example.net',
      phone: '+92 42 555 0704',
      company: 'Techvista',
      message:
        'Hi I am full stack developer from Lahore. I can do website, app, AI chatbot, blockchain, NFT, game, any work in cheap price. My team have 25 expert. Please give me any project or work from your overload i will do with full satisfaction. Sample on request.',
    },
    fillMs: 62000,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Ben Archer',
      email: 'ben@archergtm.example',
      phone: '555 0226',
      company: '',
      message:
        "Saw you're hiring a second account manager, which usually means one of two things: either you're growing quicker than delivery can handle or churn is creeping up. Either way I've a playbook that helped a 60-person agency in Manchester add 400k in retained revenue without new logos. Happy to share it, no pitch. Interested?",
    },
    fillMs: 24000,
  },
  {
    label: 'spam',
    kind: 'spanish',
    message: {
      name: 'Javier Molina',
      email: 'javier@posicionate-ya.invalid',
      phone: '555 0211',
      company: '',
      message:
        'Hola, he revisado su página web y he visto que no aparece en la primera página de Google. Podemos conseguirle más clientes desde 99 € al mes, sin permanencia. ¿Le llamo mañana y se lo explico en 10 minutos?',
    },
    fillMs: 25000,
  },
  {
    label: 'spam',
    kind: 'guest-post',
    message: {
      name: 'Olivia Grant',
      email: 'olivia@contentbridge.example',
      phone: '555 0190',
      company: '',
      message:
        "Hey, do you accept guest articles on your blog? I've got a writer who'd do a unique 1000 word piece on any topic you like, with one dofollow link to our client. We can pay per post. Let me know your price.",
    },
    fillMs: 34000,
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'Aloha',
      email: 'aloha@example.com',
      phone: '85550910201',
      company: 'google',
      message: 'Hæ, ég vildi vita verð þitt.',
    },
    fillMs: 1700,
  },
  {
    label: 'spam',
    kind: 'casino',
    message: {
      name: 'Slot88',
      email: 'slot88@example.net',
      phone: 'none',
      company: '',
      message:
        'Situs slot gacor hari ini terpercaya, maxwin mudah, deposit pulsa tanpa potongan! Link alternatif: slot88-gacor.invalid daftar sekarang dapat bonus new member 100%',
    },
    sameText: 27,
    fromAddress: 40,
  },
  {
    label: 'spam',
    kind: 'lead-list',
    message: {
      name: 'Ali Raza',
      email: 'ali.leads@example.org',
      phone: 'none',
      company: '',
      message:
        'Targeted leads of any country any niche, scraped from google maps and linkedin. 1000 leads = 10$. 100% valid, bounce replace. Want free sample 50?',
    },
    fillMs: 20000,
  },
  {
    label: 'spam',
    kind: 'web-design',
    message: {
      name: 'Pooja Singh',
      email: 'pooja@webgranth.example',
      phone: '+91 22 555 0902',
      company: 'WebGranth',
      message:
        'Hello Solvane,\n\nThis is Pooja from WebGranth, Mumbai. I would like to discuss white label partnership. You focus on clients, we will handle all development at backend. Web | App | AI | Blockchain | Cloud. 250+ agencies trust us. Our clients retention is 97%.\n\nLet\'s connect? You may book here: https://webgranth.example/meet\n\nP.S. if you\'re not interested kindly reply "No" so I will not follow up.',
    },
    fillMs: 2700,
  },
  {
    label: 'spam',
    kind: 'software-cold',
    message: {
      name: 'Melanie Ortiz',
      email: 'melanie@voicehive.example',
      phone: '555 0907',
      company: 'VoiceHive',
      message:
        'I just called your main line and it rang out. An AI receptionist would have picked up in one ring, answered my questions and put me in your calendar. Call our demo on 555 0908 and try to trip it up. Plans from $79. Should I build one for Solvane so that you can hear it with your own name?',
    },
    fillMs: 44000,
  },
  {
    label: 'spam',
    kind: 'russian',
    message: {
      name: 'Артём',
      email: 'artem@example.com',
      phone: 'none',
      company: '',
      message:
        'Продам аккаунты, прокси, дедики. Обход капчи. Заработок на арбитраже от 5000 р в день без вложений, обучение бесплатно. Канал: t-me.invalid/arbitrag_pro',
    },
    fillMs: 20000,
  },
  {
    label: 'spam',
    kind: 'pharma',
    message: {
      name: 'Jessiewer',
      email: 'jessiewer@example.com',
      phone: '83555081044',
      company: 'google',
      message:
        'ivermectin for humans http://pillsbase.invalid/ivm buy ivermectin 12 mg, stromectol price, clomid without rx, amoxicillin 500 over the counter',
    },
  },
  {
    label: 'spam',
    kind: 'guest-post',
    message: {
      name: 'Hannah Beale',
      email: 'hannah.beale@example.net',
      phone: 'none',
      company: '',
      message:
        "Hello editor! I'm a freelance writer with a passion for technology and I'd love to contribute to your blog. A few ideas:\n- 7 Ways AI Is Changing Customer Support\n- Why Blockchain Matters for Logistics in 2025\n- Web vs Native: What Should You Choose?\nThe article would be free, well researched and 100% original. I would only ask for a contextual link back to one of my resources. Which one do you like best?",
    },
    fillMs: 55000,
  },
  {
    label: 'spam',
    kind: 'spanish',
    message: {
      name: 'Equipo Finanzas',
      email: 'creditos@dineroya.invalid',
      phone: 'none',
      company: '',
      message:
        'PRÉSTAMOS INMEDIATOS sin aval ni buró. Desde $10,000 hasta $500,000 depositados hoy mismo. Solo necesitas tu INE. Escríbenos por WhatsApp y un asesor te atiende.',
    },
  },
  {
    label: 'spam',
    kind: 'directory',
    message: {
      name: 'B2B Index',
      email: 'listing@b2bindex.example',
      phone: '555 0270',
      company: 'B2B Index',
      message:
        'Your company profile on B2B Index is 40% complete and was seen by 212 buyers this month. Upgrade to the Verified badge ($59/month) to see who they are and receive their requests for quotation directly. Your competitors in the category "AI Development" have already upgraded.',
    },
  },
  {
    label: 'spam',
    kind: 'bbcode',
    message: {
      name: 'WilliamSal',
      email: 'williamsal@example.org',
      phone: '88555071422',
      company: 'alibaba',
      message:
        'Thanks for the good writeup! [url=http://essay-writers.invalid]cheap essay writing service[/url] It is the little changes that make the largest changes. [url=http://essay-writers.invalid/buy]buy essay[/url]',
    },
  },
  {
    label: 'spam',
    kind: 'software-cold',
    message: {
      name: 'Hosting deals',
      email: 'deals@fasthost99.invalid',
      phone: '555 0286',
      company: '',
      message:
        'Unlimited hosting 0.99$/mo, free migration, DMCA ignored offshore servers, RDP, SMTP with inbox delivery. Order now fasthost99.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'link-building',
    message: {
      name: 'Oscar Lund',
      email: 'oscar@saaslinkswap.example',
      phone: '555 0219',
      company: 'SaaS Link Swap',
      message:
        'Hey! Noticed you mention "cloud cost calculator" in a post but don\'t link anywhere. We run one. Would you add a link? We can offer you $120 or a link from a DR70 SaaS blog, whichever you prefer.',
    },
    fillMs: 21000,
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'Listing Manager',
      email: 'listing@cexboost.invalid',
      phone: '555 0273',
      company: 'CEX Boost',
      message:
        'Dear project team, we saw you work with blockchain. We can help your token to get listed on 12 exchanges + market making + CMC/CG trending + KOL shilling. Packages from 3 ETH. Volume bot included. DM our TG @cexboost_bd.',
    },
    fillMs: 27000,
  },
  {
    label: 'spam',
    kind: 'guest-post',
    message: {
      name: 'David',
      email: 'david.outreach77@example.net',
      phone: '555 0603',
      company: '',
      message:
        'Dear Webmaster, I have 1500+ sites for guest posting DA 30-90, all niche: tech, finance, health, CBD, casino, crypto accepted. Price start $15. Do you want list? Bulk discount available.',
    },
    fillMs: 1200,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'James Whitford',
      email: 'jwhitford@example.net',
      phone: 'none',
      company: '',
      message: 'Are you the owner?',
    },
  },
  {
    label: 'spam',
    kind: 'french',
    message: {
      name: 'Julien Morel',
      email: 'julien@vitrine-web.invalid',
      phone: '+33 1 55 50 07 08',
      company: 'Vitrine Web',
      message:
        "Bonjour, en regardant votre site j'ai relevé plusieurs points bloquants pour le référencement. J'aide les agences à doubler leur trafic en 4 mois, sans publicité. Êtes-vous disponible jeudi pour un échange de 15 minutes ?",
    },
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Sarah Whitlow',
      email: 'sarah@claritycoach.example',
      phone: '555 0115',
      company: 'Clarity Coaching',
      message:
        "Hi, I'm writing to you personally as I can see how much passion you've put in building Solvane. Leaders like yourself often carry the weight alone. I offer a complimentary 45-minute clarity session for founders of technology companies who want to scale without burning out. There are 3 spaces left in this month. If it speaks to you, simply reply and I'll send the link. With warmth, Sarah",
    },
    fillMs: 46000,
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'Hello',
      email: 'hello123@example.org',
      phone: '000000',
      company: '',
      message: 'Hi, i am writing about price for reselling',
    },
    sameText: 20,
  },
  {
    label: 'spam',
    kind: 'lead-list',
    message: {
      name: 'Grayson',
      email: 'grayson@example.net',
      phone: '555 0609',
      company: '',
      message:
        '300 MILLION B2B contacts with verified emails and mobile phones. One time payment $197, lifetime updates. Download instantly: https://b2bleads-vault.invalid/get',
    },
    fillMs: 700,
    fromAddress: 30,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Steve P',
      email: 'stevep@rankdoctor.invalid',
      phone: '555 0605',
      company: '',
      message:
        'your site is on page 4 for "custom software development". i can get it on page 1 in 45 days or you dont pay. reply with SEO and ill send you the plan',
    },
  },
  {
    label: 'spam',
    kind: 'pharma',
    message: {
      name: 'MedSupply',
      email: 'info@pepsource.invalid',
      phone: '555 0276',
      company: '',
      message:
        'Semaglutide, tirzepatide, retatrutide, HGH, BPC-157 wholesale. 99% purity, COA provided. Ship from US warehouse in 3 days. Whatsapp for price list. Resellers welcome',
    },
    fillMs: 25000,
  },
  {
    label: 'spam',
    kind: 'business-loan',
    message: {
      name: 'Funding Desk',
      email: 'desk@erc-credits.invalid',
      phone: '555 0808',
      company: '',
      message:
        "Did you have employees in 2020 or 2021? You may be owed up to $26,000 per employee from the government. This is not a loan. Most business owners we speak with were told by their CPA they don't qualify, and they did. 2 minute check at erc-credits.invalid",
    },
  },
  {
    label: 'spam',
    kind: 'chinese',
    message: {
      name: '跨境小李',
      email: 'xiaoli@example.org',
      phone: 'none',
      company: '',
      message:
        '专业谷歌SEO、外贸建站、海外推广,首页排名,不达标退款!还有全球邮箱数据、WhatsApp群发软件。需要的老板加微信详谈。',
    },
    fillMs: 900,
  },
  {
    label: 'spam',
    kind: 'app-outsourcing',
    message: {
      name: 'Katarzyna Nowicka',
      email: 'katarzyna@softlane-partners.example',
      phone: '555 0259',
      company: 'Softlane Partners',
      message:
        'Good morning. Many agencies we speak with had projects slip this quarter since two people left at once. Softlane keeps a pool of 70 engineers who can join your sprint within five working days, under your brand and your NDA, with monthly exit. We do not compete for your customers. If I send a rate card and three anonymised CVs, would someone on your side glance at them?',
    },
    fillMs: 48000,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Neha Sharma',
      email: 'neha.seoconsult@example.com',
      phone: '555 0601',
      company: '',
      message:
        "Hello,\n\nI was going through your website and noticed that despite having a good design it is not ranking on any of the search engines (Google, Yahoo and Bing) for most of the keywords relating to your business.\n\nWe can place your website on Google's 1st page. If you are interested, I can send you our past work details, price list and proposal.\n\nKind regards,\nNeha Sharma\nBusiness Development Executive",
    },
  },
  {
    label: 'spam',
    kind: 'turkish',
    message: {
      name: 'Emre',
      email: 'emre@bahis-dunyasi.invalid',
      phone: '555 0249',
      company: '',
      message:
        'Yüksek oranlar, canlı bahis, 1000 TL deneme bonusu yatırım şartsız! Güncel giriş adresimiz: bahis-dunyasi.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'software-cold',
    message: {
      name: 'Olaf',
      email: 'olaf@cyberpolicy-now.example',
      phone: '555 0713',
      company: 'CyberPolicy Now',
      message:
        '43% of cyber attacks target small business and 60% of those close within six months. Get cyber liability coverage from $37/month. Instant quote, no paperwork. cyberpolicy-now.example/quote',
    },
    fillMs: 2000,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Nina',
      email: 'nina.s@example.com',
      phone: '555 0268',
      company: '',
      message: "hey, found you online, got an interesting offer for you. what's your whatsapp?",
    },
  },
];
