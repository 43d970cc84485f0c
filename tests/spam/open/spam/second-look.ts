import type { Sample } from '../../sample.ts';

export const secondLook: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Alma Abelson',
      email: 'alma@abelson.example',
      phone: '555 0301',
      company: 'Abelson Studio',
      message:
        'Good morning, are you happy with how many enquiries your site brings in? We look after the search visibility of over 200 firms and could do the same for you. No contract, cancel whenever.',
    },
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Bruno Hollis',
      email: 'bruno@hollis.example',
      phone: '555 0302',
      company: '',
      message:
        "Hi, noticed you're not running any Google Ads or local listing. We manage that for companies like yours starting at $250 monthly. Open to a chat?",
    },
  },
  {
    label: 'spam',
    kind: 'backlinks',
    message: {
      name: 'Celeste Oakes',
      email: 'celeste@oakes.example',
      phone: '555 0303',
      company: 'Oakes House',
      message: 'Sell link on your homepage? We pay $150 a year for one footer link. Send your price',
    },
  },
  {
    label: 'spam',
    kind: 'guest-post',
    message: {
      name: 'Dario Corvin',
      email: 'dario@corvin.example',
      phone: '555 0304',
      company: '',
      message:
        'Hi, do you accept guest contributions? My client in the travel niche pays well for articles with 2 links. Please share your guidelines and fee.',
    },
  },
  {
    label: 'spam',
    kind: 'cold-design',
    message: {
      name: 'Edda Jessop',
      email: 'edda@jessop.example',
      phone: '555 0305',
      company: 'Jessop Studio',
      message:
        'We make animated logos, brochures and pitch decks. 20% off this month for new clients. Have a look at our work https://decks.example/portfolio',
    },
  },
  {
    label: 'spam',
    kind: 'site-errors',
    message: {
      name: 'Florin Quill',
      email: 'florin@quill.example',
      phone: '555 0306',
      company: '',
      message:
        'hello there is a problem with your page speed score, google gives it 41. i can make 95 or you dont pay. regards',
    },
  },
  {
    label: 'spam',
    kind: 'lead-list',
    message: {
      name: 'Gwen Elswick',
      email: 'gwen@elswick.example',
      phone: '555 0307',
      company: 'Elswick House',
      message:
        'Our database covers 40 million companies worldwide. Filter by country and industry and export to Excel. 100 free credits to test: https://leadbase.example',
    },
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'Hal Lowry',
      email: 'hal@lowry.example',
      phone: '555 0308',
      company: '',
      message:
        'An amazing opportunity: our AI trades crypto 24/7 and pays out profits each evening. Over 90,000 members already. Register free https://aitrader.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'Iris Sorrel',
      email: 'iris@sorrel.example',
      phone: '555 0309',
      company: 'Sorrel Studio',
      message:
        'I was scammed last year and lost $43,000 until a friend introduced me to a hacker who got it all back. Contact him on gmail, he is legit.',
    },
  },
  {
    label: 'spam',
    kind: 'pharma',
    message: {
      name: 'Jarek Garrow',
      email: 'jarek@garrow.example',
      phone: '555 0310',
      company: '',
      message:
        'Natural supplement for prostate and blood sugar, approved by experts. Buy two bottles get one. https://sugarfix.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'loans',
    message: {
      name: 'Kaia Nettle',
      email: 'kaia@nettle.example',
      phone: '555 0311',
      company: 'Nettle House',
      message:
        'Need cash for your company? Up to 2 million, funds in your account tomorrow. Rates from 4.9%. Apply online https://cashline.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'adult',
    message: {
      name: 'Leif Brandvik',
      email: 'leif@brandvik.example',
      phone: '555 0312',
      company: '',
      message: 'hey babe im bored, wanna chat? my cam is on right now https://camgirl.invalid/me',
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Mona Ivers',
      email: 'mona@ivers.example',
      phone: '555 0313',
      company: 'Ivers Studio',
      message:
        'Your domain password expires today. Keep the same password by signing in here https://webmail-keep.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'inheritance',
    message: {
      name: 'Nestor Penrose',
      email: 'nestor@penrose.example',
      phone: '555 0314',
      company: '',
      message:
        'I am contacting you about the estate of a deceased customer who bears your family name. The fund is 8.7M and the bank wants to close the account. Answer me privately.',
    },
  },
  {
    label: 'spam',
    kind: 'russian',
    message: {
      name: 'Orla Dunmore',
      email: 'orla@dunmore.example',
      phone: '555 0315',
      company: 'Dunmore House',
      message: 'Ставки на спорт с лучшими коэффициентами, фрибет новым игрокам https://stavki.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'russian',
    message: {
      name: 'Pavel Kestrel',
      email: 'pavel@kestrel.example',
      phone: '555 0316',
      company: '',
      message:
        'Добрый день. Разрабатываем сайты под ключ от 15 000 рублей, настраиваем рекламу. Оставьте номер, перезвоним и рассчитаем стоимость.',
    },
  },
  {
    label: 'spam',
    kind: 'chinese',
    message: {
      name: 'Quinn Rusk',
      email: 'quinn@rusk.example',
      phone: '555 0317',
      company: 'Rusk Studio',
      message: '专业刷粉丝、点赞、评论，价格便宜，欢迎咨询微信',
    },
  },
  {
    label: 'spam',
    kind: 'spanish',
    message: {
      name: 'Rita Fenner',
      email: 'rita@fenner.example',
      phone: '555 0318',
      company: '',
      message:
        'Gane dinero desde casa, solo necesita su teléfono. Cupos limitados, regístrese aquí https://dinero.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'german',
    message: {
      name: 'Silas Marrable',
      email: 'silas@marrable.example',
      phone: '555 0319',
      company: 'Marrable House',
      message: 'Sofortkredit ohne Schufa, Auszahlung am selben Tag. Jetzt anfragen https://sofort.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'french',
    message: {
      name: 'Thora Abelson',
      email: 'thora@abelson.example',
      phone: '555 0320',
      company: '',
      message:
        'Bonjour, nous créons des sites internet à partir de 290 euros et assurons votre référencement. Puis-je vous appeler cette semaine ?',
    },
  },
  {
    label: 'spam',
    kind: 'german',
    message: {
      name: 'Umar Hollis',
      email: 'umar@hollis.example',
      phone: '555 0321',
      company: 'Hollis Studio',
      message:
        'Sehr geehrte Damen und Herren, wir sind eine Agentur für Social Media und möchten Ihnen unsere Leistungen vorstellen. Wann passt Ihnen ein Telefonat?',
    },
  },
  {
    label: 'spam',
    kind: 'social',
    message: {
      name: 'Vera Oakes',
      email: 'vera@oakes.example',
      phone: '555 0322',
      company: '',
      message: 'Want your music on big playlists? 50k streams for $60, real listeners only.',
    },
  },
  {
    label: 'spam',
    kind: 'ratings',
    message: {
      name: 'Wim Corvin',
      email: 'wim@corvin.example',
      phone: '555 0323',
      company: 'Corvin House',
      message: 'Buy positive reviews for trust sites. Aged accounts, different IPs. Bulk discount.',
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Xenia Jessop',
      email: 'xenia@jessop.example',
      phone: '555 0324',
      company: '',
      message:
        'Greetings, We are a team of certified Salesforce and SAP consultants in Pune. We would be happy to be your extended team. Shall we have a call this week?',
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Yara Quill',
      email: 'yara@quill.example',
      phone: '555 0325',
      company: 'Quill Studio',
      message:
        'Your cleaning company let you down? We clean offices in your area, insured and reliable, quote in one hour.',
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Zeno Elswick',
      email: 'zeno@elswick.example',
      phone: '555 0326',
      company: '',
      message:
        'My name is Dinesh and I represent an animation studio. We do 2D, 3D, game art for clients in USA and UK at 60% lower cost.',
    },
  },
  {
    label: 'spam',
    kind: 'invoice',
    message: {
      name: 'Alma Lowry',
      email: 'alma@lowry.example',
      phone: '555 0327',
      company: 'Lowry House',
      message: 'Attached is the invoice for your yearly business directory entry, 890 EUR payable within 7 days.',
    },
  },
  {
    label: 'spam',
    kind: 'copyright',
    message: {
      name: 'Bruno Sorrel',
      email: 'bruno@sorrel.example',
      phone: '555 0328',
      company: '',
      message:
        'Your company uses unlicensed fonts on its site. Settle now for 600 USD or our lawyers will take the matter further: https://fontclaims.invalid/c/12',
    },
  },
  {
    label: 'spam',
    kind: 'job',
    message: {
      name: 'Celeste Garrow',
      email: 'celeste@garrow.example',
      phone: '555 0329',
      company: 'Garrow Studio',
      message:
        'Earn extra income by liking videos! 20 tasks a day, paid daily to your bank. Message our manager on Telegram.',
    },
  },
  {
    label: 'spam',
    kind: 'supplies',
    message: {
      name: 'Dario Nettle',
      email: 'dario@nettle.example',
      phone: '555 0330',
      company: '',
      message:
        'Dear Sir, we export solar panel and inverter, good quality, MOQ 1 container. Hope to establish long term cooperation with your esteemed company.',
    },
  },
  {
    label: 'spam',
    kind: 'adult',
    message: {
      name: 'Edda Brandvik',
      email: 'edda@brandvik.example',
      phone: '555 0331',
      company: 'Brandvik House',
      message: 'Meet mature women for discreet dating. Registration is free https://maturedate.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'link',
    message: {
      name: 'Florin Ivers',
      email: 'florin@ivers.example',
      phone: '555 0332',
      company: '',
      message: 'lol look https://x1.invalid/q?a=1',
    },
  },
  {
    label: 'spam',
    kind: 'forms',
    message: {
      name: 'Gwen Penrose',
      email: 'gwen@penrose.example',
      phone: '555 0333',
      company: 'Penrose Studio',
      message:
        'We can post your message to 2 million websites through their contact page. Price: 55$. Details https://formsend.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Hal Dunmore',
      email: 'hal@dunmore.example',
      phone: '555 0334',
      company: '',
      message:
        'Hello! Ever wondered why your website gets visitors but no inquiries? Our conversion team can tell you in 24 hours. Free teardown video included.',
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Iris Kestrel',
      email: 'iris@kestrel.example',
      phone: '555 0335',
      company: 'Kestrel House',
      message:
        "I run an SEO agency for tech firms. We'd be able to double your leads in 6 months. Can I send a case study?",
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Jarek Rusk',
      email: 'jarek@rusk.example',
      phone: '555 0336',
      company: '',
      message: 'High quality PBN posts, DR 50+, 30$ each, fast turnaround, bulk orders welcome',
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Kaia Fenner',
      email: 'kaia@fenner.example',
      phone: '555 0337',
      company: 'Fenner Studio',
      message: 'Our client wants to buy a link in your article. How much do you charge? Casino allowed?',
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Leif Marrable',
      email: 'leif@marrable.example',
      phone: '555 0338',
      company: '',
      message: 'Need a website? Starting $199. Ecommerce $399. Pay in installments. Contact on WhatsApp +880000000',
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Mona Abelson',
      email: 'mona@abelson.example',
      phone: '555 0339',
      company: 'Abelson House',
      message:
        'Dear owner, your domain is not secured with SSL monitoring and hackers may steal your data. Get protection for 3 dollars: https://shield.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Nestor Hollis',
      email: 'nestor@hollis.example',
      phone: '555 0340',
      company: '',
      message: 'I have a list of 3,200 healthcare CIOs with direct dials. Would you like a sample?',
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Orla Oakes',
      email: 'orla@oakes.example',
      phone: '555 0341',
      company: 'Oakes Studio',
      message:
        "Binary options and forex: I turned 500 into 12,000 with Mrs. Maria's strategy. Message her on Instagram @maria_trades",
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Pavel Corvin',
      email: 'pavel@corvin.example',
      phone: '555 0342',
      company: '',
      message: 'Elon giveaway! Send 0.1 ETH and get 0.2 back. Only today https://give.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Quinn Jessop',
      email: 'quinn@jessop.example',
      phone: '555 0343',
      company: 'Jessop House',
      message: 'Best replica watches, handbags, sneakers. 70% OFF, ship worldwide https://replica.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Rita Quill',
      email: 'rita@quill.example',
      phone: '555 0344',
      company: '',
      message: 'Vegas slots bonus code WIN200, instant withdrawal https://vegas.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Silas Elswick',
      email: 'silas@elswick.example',
      phone: '555 0345',
      company: 'Elswick Studio',
      message: 'Detox tea melts belly fat in 10 days. Celebrities use it! https://tea.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Thora Lowry',
      email: 'thora@lowry.example',
      phone: '555 0346',
      company: '',
      message:
        'Financing available from $5k up to $2 million. Same day approval. No paperwork. Reply with your phone number.',
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Umar Sorrel',
      email: 'umar@sorrel.example',
      phone: '555 0347',
      company: 'Sorrel House',
      message: 'Single ladies from Asia want to chat with you https://ladies.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Vera Garrow',
      email: 'vera@garrow.example',
      phone: '555 0348',
      company: '',
      message: 'Your Microsoft 365 password expires in 24 hours. Keep current password: https://m365.invalid/keep',
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Wim Nettle',
      email: 'wim@nettle.example',
      phone: '555 0349',
      company: 'Nettle Studio',
      message:
        'My name is Engr. Paul, I work with an oil company. I have an investment proposal of $45M for you. Contact me on my private email for details.',
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Xenia Brandvik',
      email: 'xenia@brandvik.example',
      phone: '555 0350',
      company: '',
      message: 'Уважаемый руководитель! Поможем оформить лицензию СРО за 3 дня, дешево. Звоните.',
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Yara Ivers',
      email: 'yara@ivers.example',
      phone: '555 0351',
      company: 'Ivers House',
      message: '亲，需要做百度推广吗？排名保证前三，价格优惠，QQ联系',
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Zeno Penrose',
      email: 'zeno@penrose.example',
      phone: '555 0352',
      company: '',
      message: 'Hola, vendemos bases de datos de empresas actualizadas, correos y teléfonos. Pida su muestra gratis.',
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Alma Dunmore',
      email: 'alma@dunmore.example',
      phone: '555 0353',
      company: 'Dunmore Studio',
      message: 'Kaufen Sie Instagram Follower und Likes, sofortige Lieferung, ab 5 Euro',
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Bruno Kestrel',
      email: 'bruno@kestrel.example',
      phone: '555 0354',
      company: '',
      message:
        'Our experienced team of 50+ developers in Vietnam can build your next product at half the cost. Free 2-week trial.',
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Celeste Rusk',
      email: 'celeste@rusk.example',
      phone: '555 0355',
      company: 'Rusk House',
      message: 'Increase your app installs! Real users from USA, UK, India. $0.1 per install. Telegram @installpro',
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Dario Fenner',
      email: 'dario@fenner.example',
      phone: '555 0356',
      company: '',
      message:
        'This is to inform you that your company has been selected as Best IT Company 2026. Please pay the nomination fee of $499 to receive the trophy.',
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Edda Marrable',
      email: 'edda@marrable.example',
      phone: '555 0357',
      company: 'Marrable Studio',
      message: 'Hi, I am looking for a job, please check my profile https://cv.invalid/p.zip password 123',
    },
  },
  {
    label: 'spam',
    kind: 'second-look',
    message: {
      name: 'Florin Abelson',
      email: 'florin@abelson.example',
      phone: '555 0358',
      company: '',
      message:
        'We noticed your company is eligible for a government grant of up to $50,000. Spots are limited, claim yours now.',
    },
  },
];
