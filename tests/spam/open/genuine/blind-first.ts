import type { Sample } from '../../sample.ts';

export const genuineFirst: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Antoine Sciberras',
      email: 'antoine@vallettagaming.example',
      phone: '+356 2555 0301',
      company: 'Valletta Gaming Ltd',
      message:
        "We operate two licensed online casinos (MGA B2C) and one sportsbook. We need a responsible-gambling dashboard: deposit limits, reality checks, self-exclusion register, affordability flags. About 90k active players. Have you worked under MGA or UKGC technical standards? Slots and live casino come from third party providers through an aggregator, so that's not your concern.",
    },
    fillMs: 153000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Matthias Orth',
      email: 'm.orth@orth-sanitaer.example',
      phone: '+49 221 555 0323',
      company: 'Orth Sanitär',
      message:
        'Wir wollen bei Google auf Seite 1, für "Bad sanieren Köln". Machen Sie auch SEO oder nur Programmierung? Falls nein, wen empfehlen Sie?',
    },
    fillMs: 41000,
  },
  {
    label: 'genuine',
    kind: 'charity',
    message: {
      name: 'Mustafa Osman',
      email: 'mustafa@newroots-refugees.example',
      phone: '555 0180',
      company: 'New Roots',
      message:
        "Salaam and hello, we run coding classes for refugees, 16 students now. Do you have old laptops you'd throw away? Also 2 of them are really good and look for a traineeship. I come and pick up everything.",
    },
    fillMs: 79000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Matti Laine',
      email: 'matti.laine@sahkovoima.example',
      phone: '+358 9 555 0528',
      company: 'Sähkövoima Oy',
      message:
        'Need: 1 Kubernetes expert, 3 weeks, Helsinki or remote. GitOps broken. ArgoCD. Nobody here understands. When?',
    },
    fillMs: 30000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Raj Dhillon',
      email: 'raj@cascadefx.example',
      phone: '555 0313',
      company: 'Cascade FX',
      message:
        "Forex broker regulated in Cyprus. Want a copy trading module for MT5 and a client cabinet: KYC, deposits, withdrawals, IB commissions. Existing vendor's white label costs us a fortune. Timeline 6 months. Can you share whether you have fintech references in FX/CFD",
    },
    fillMs: 79000,
  },
  {
    label: 'genuine',
    kind: 'hindi',
    message: {
      name: 'राजेश त्यागी',
      email: 'rajesh@tyagi-dairy.example',
      phone: '+91 11 555 0159',
      company: 'त्यागी डेयरी',
      message:
        'नमस्ते, हमारी डेयरी में 300 किसान दूध देते हैं। हमें एक ऐप चाहिए जिसमें रोज़ का दूध, फैट और भुगतान दिखे। हिंदी में होना चाहिए। कृपया खर्च बताइए।',
    },
    fillMs: 108000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Bianca',
      email: 'bianca@velvetmodels.example',
      phone: '555 0162',
      company: 'Velvet Models',
      message:
        'Hi we manage 18 content creators (18+). need a CRM for fan messages, scheduling posts, revenue split reports. discreet please, invoice under our holding name. is that ok with your company policy?',
    },
    fillMs: 62000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Marek Duda',
      email: 'marek.duda@example.com',
      phone: '+48 12 555 0406',
      company: '',
      message:
        'Hello, I\'m a senior backend developer with 9 years of experience (Java, Kotlin, Kafka, AWS). I would like to apply for your opening "Senior Backend Engineer". CV: https://cv.example/marek-duda.pdf LinkedIn: https://network.example/in/marekduda GitHub: https://git.example/mduda . Notice period one month, salary expectation in the CV. Looking forward to hearing from you.',
    },
    fillMs: 44000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Noémie Charrier',
      email: 'noemie@charrier-traduction.example',
      phone: '555 0184',
      company: 'Charrier Traduction',
      message:
        "I'm a translator. My agency clients expect machine translation post-editing now, I'd like my own private engine trained on my 15 years of translation memories (TMX, 2.1 million segments). Is this feasible for a freelancer's purse or does one need a bank's? An honest \"no\" is welcome.",
    },
    fillMs: 98000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Estelle Moran',
      email: 'estelle@moran-interiors.example',
      phone: '555 0228',
      company: 'Moran Interiors',
      message:
        'Hi, is this from you? It came to our info@ this morning and has your logo.\n\n> From: Solvane Support <billing@solvane-renewals.example>\n> Subject: FINAL NOTICE - Your hosting will be suspended\n>\n> Dear customer,\n> your hosting package expires in 24 hours. To avoid loss of your website and e-mails, renew now:\n> https://solvane-renewals.example/pay?id=88213\n> Amount due: $289.00\n> Failure to pay will result in deletion.',
    },
    fillMs: 41000,
  },
  {
    label: 'genuine',
    kind: 'vulnerability-report',
    message: {
      name: 'Vikram S',
      email: 'vikram.sec@example.net',
      phone: '555 0178',
      company: '',
      message:
        "Hi team, I found an exposed .git directory on staging.solvane-client.test, includes database password for what looks like a production DB (first chars: pg_pr...). I did not connect. Do you have a bug bounty or safe harbor policy? Please fix fast, it's indexed in search engines.",
    },
    fillMs: 61000,
  },
  {
    label: 'genuine',
    kind: 'bug-report',
    message: {
      name: 'Priit Tamm',
      email: 'priit@tamm-saed.example',
      phone: '+372 555 0253',
      company: 'Tamm Saed OÜ',
      message:
        '<div class="error">Uncaught TypeError: Cannot read properties of undefined (reading \'map\')</div>\nat OrderList.tsx:88. after login, every user. since 14:05',
    },
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Linnea',
      email: 'linnea.berg@example.net',
      phone: 'none',
      company: '',
      message: "When will I hear back about the interview on the 12th? Position: scrum master. It's been 3 weeks",
    },
  },
  {
    label: 'genuine',
    kind: 'bug-report',
    message: {
      name: 'Ignatius Rowe',
      email: 'irowe@rowe-shipping.example',
      phone: '555 0245',
      company: 'Rowe Shipping',
      message:
        'OTP codes not arriving since 4am for any user with a +44 number. +353 ok. Status page says all green. We have 60 drivers who cannot start the day.',
    },
    fillMs: 32000,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Marta Zielony',
      email: 'm.zielony@zielony-foto.example',
      phone: '+48 61 555 0224',
      company: 'Zielony Foto',
      message:
        "Photo used on your page about cloud services (the one with the red cables) is mine. I do not remember any licence given to you. Perhaps you've bought it from a stock portal in good faith, then please tell me which one, because it was not me who uploaded it. I am not asking money at this point, only to know.",
    },
    fillMs: 138000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Rosa Iglesias',
      email: 'rosa.iglesias@example.org',
      phone: '+34 95 555 0408',
      company: '',
      message:
        'Buenos días, he visto en la web la oferta de administrativa para Sevilla pero el enlace da error. Tengo 51 años y 20 de experiencia en facturación. ¿A qué correo puedo mandar el currículum?',
    },
    fillMs: 66000,
  },
  {
    label: 'genuine',
    kind: 'follow-up',
    message: {
      name: 'Pat',
      email: 'pat.g@example.org',
      phone: '555 0183',
      company: '',
      message: 'Sorry wrong email address in my message just now. it is pat.g@ not pat@.',
    },
    fillMs: 20000,
    fromAddress: 2,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Father Anselm Kubiak',
      email: 'office@stbrendan-parish.example',
      phone: '555 0120',
      company: 'St Brendan Parish',
      message:
        'We would like to stream the Mass and also have somewhere people can light a candle online and leave a donation. I am told this is simple. Is it?',
    },
    fillMs: 58000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Mindaugas',
      email: 'mindaugas@baltbet.example',
      phone: '+370 5 555 0310',
      company: 'BaltBet UAB',
      message:
        'Betting company from Vilnius, licensed since 2016. Odds feed latency problem. .NET 8, RabbitMQ, we lose 2-3 s at peak. Need performance engineer for 1 month, start asap, on site possible.',
    },
    fillMs: 54000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Patricia Nolan',
      email: 'pnolan@ashgrovecouncil.example',
      phone: '555 0135',
      company: 'Ashgrove District Council',
      message:
        'Could you confirm whether Solvane is on G-Cloud 14 or the DOS framework? We have a small discovery (12 weeks, up to £120k) on bin collection data and can only buy through a framework.',
    },
    fillMs: 79000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Terence Blythe',
      email: 'tblythe@example.com',
      phone: '555 0233',
      company: '',
      message:
        'A person calling himself "Solvane recruitment" offered my daughter remote work on Telegram and wants 200 USDT for training. Text was: "Congratulations, you\'ve been selected! Earn $150-$400 per day by optimizing apps. Deposit is refunded after 40 tasks. Contact manager @solvane_hr_lucy." I assume this is nothing to do with you, but you ought to know your name is being used.',
    },
    fillMs: 157000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Bert Callahan',
      email: 'bert@callahantires.example',
      phone: '555 0229',
      company: 'Callahan Tires',
      message:
        'Did you guys write this?? -------- Forwarded message -------- From: Jessica, Solvane Growth Team. Subject: Re: your Google ranking. "Hi there, I was just on your website and noticed you\'re not on page 1 of Google for your main keywords. We can get you 300 high DA backlinks for just $99. Reply YES and I\'ll send our packages. 100% white hat, money back guarantee."  I already pay you for hosting so I thought I better ask',
    },
    fillMs: 58000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Naomi Castle',
      email: 'naomi@castleandrook.example',
      phone: '555 0415',
      company: 'Castle & Rook',
      message:
        "Hey, quick one. Our investor is doing due diligence and asks who owns the IP on the code you wrote in 2022. I can't find the signed version of the contract, only a Word draft. Could legal send a PDF by tomorrow? The round (1.5M) hangs on silly things like this.",
    },
    fillMs: 88000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Shreya Kulkarni',
      email: 'shreya.k@example.net',
      phone: '+91 20 555 0407',
      company: '',
      message:
        'Respected HR team, myself Shreya, QA engineer with 4.5 years in manual + automation (Selenium, Cypress, Playwright, JMeter). Currently on bench in my project so immediate joiner. Please find my resume https://drive.example/file/d/1x8SK/view and consider me for any suitable opening. I am ready to relocate.',
    },
    fillMs: 37000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Rev. Josiah Mbeki-Lowe',
      email: 'josiah@harvesttabernacle.example',
      phone: '555 0333',
      company: 'Harvest Tabernacle',
      message:
        'Greetings in the name of the Lord. Our ministry of 4,000 souls wishes to have an application for tithes and offerings, prayer requests and sermons. A beloved brother left a legacy of 60,000 US dollars for this purpose. Please reply with how we shall proceed. Remain blessed.',
    },
    fillMs: 183000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Stefan Ruiz',
      email: 'sruiz@ruizseeds.example',
      phone: '555 0239',
      company: 'Ruiz Seeds',
      message:
        'Begin forwarded message:\n\nFrom: "Web Listing Dept." <notice@dnlisting.example>\nSubject: Domain Notification: RUIZSEEDS This is your Final Notice of Domain Listing\nDate: 3 Feb\n\nAttention: Important Notice, DOMAIN SERVICE NOTICE. Expiration: Feb 9. Secure Online Payment: https://dnlisting.example/secure . Failure to complete your search engine registration may result in the cancellation of this offer.\n\n-- \nPay or ignore? Stefan',
    },
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Shanelle',
      email: 'shanelle@crownwigs.example',
      phone: '555 0332',
      company: 'Crown Wigs',
      message:
        'Hey loves 💕 I sell luxury wigs & lashes on IG, 3k orders a month through DMs 😩 I need a REAL website w/ klarna, try-on filter, preorder. money is there. who do i talk to??',
    },
    fillMs: 58000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Florian Tausch',
      email: 'florian@kreditblick.example',
      phone: '+49 69 555 0334',
      company: 'Kreditblick GmbH',
      message:
        'Kreditvergleich ohne Schufa-Abfrage (Konditionsanfrage). Wir suchen Verstärkung im Frontend, Vue 3, für den Antragsprozess. 2 Personen, 4 Monate, remote. Tagessätze?',
    },
    fillMs: 50000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Norman Fitch',
      email: 'nfitch@fitchdebtadvice.example',
      phone: '555 0318',
      company: 'Fitch Debt Advice CIC',
      message:
        'Not-for-profit debt advice. We help people with bad credit, payday loans, bailiffs. Need an anonymous webchat with file upload where someone can start on a phone and carry on later without an account. Small budget (grant, £22k).',
    },
    fillMs: 106000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Yaw',
      email: 'yaw@example.org',
      phone: '555 0104',
      company: '',
      message: 'How much is a chatbot like the one on your page',
    },
    fillMs: 25000,
  },
  {
    label: 'genuine',
    kind: 'voice-dictated',
    message: {
      name: 'teresa',
      email: 'teresa.amato@example.net',
      phone: '555 0434',
      company: '',
      message:
        "good morning I had spoken to a gentleman last week about the web sight for my bakery and he was going to send me a coat but I haven't received the coat could you please look into that and also I wanted to ask if the online orders can print directly in the kitchen thank you so much",
    },
    fillMs: 48000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Alicia Renner',
      email: 'alicia.renner@hofmeister-kitchens.example',
      phone: '555 0320',
      company: 'Hofmeister Kitchens',
      message:
        'I\'m head of marketing at Hofmeister. We\'ve lost 60% of organic traffic after the relaunch (by a different agency!). I suspect redirects and lost backlinks. Can your web team do a technical SEO audit, fix the redirects and help us get back our rankings for "handleless kitchen" and around 40 other keywords? Our domain authority used to be 52.',
    },
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Fatima Z.',
      email: 'fatima.z@zahra-textiles.example',
      phone: '+212 522 555 0106',
      company: 'Zahra Textiles',
      message: 'price for app?',
    },
    fillMs: 19000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Denise',
      email: 'denise@quillandco.example',
      phone: '555 0167',
      company: 'Quill & Co',
      message: 'Hi can someone ring me about a website please',
    },
    fillMs: 26000,
  },
  {
    label: 'genuine',
    kind: 'romanian',
    message: {
      name: 'Ioana Munteanu',
      email: 'ioana.munteanu@clinica-armonia.example',
      phone: '+40 21 555 0161',
      company: 'Clinica Armonia',
      message:
        'Buna ziua, avem nevoie de o aplicatie pentru programari si de integrare cu casa de asigurari. Ati mai lucrat cu clinici din Romania? Astept un raspuns, multumesc.',
    },
    fillMs: 67000,
  },
  {
    label: 'genuine',
    kind: 'wrong-company',
    message: {
      name: 'Gerald Simms',
      email: 'gsimms@example.org',
      phone: '555 0430',
      company: '',
      message:
        'Is this the Solvane that makes the drain cleaner? My dog has licked some of the floor. What is in it please, quickly',
    },
    fillMs: 29000,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Peter Okonjo',
      email: 'pokonjo@example.org',
      phone: '555 0148',
      company: '',
      message:
        'To whom it may concern. One of your salespeople (first name Daniel, no surname) has emailed my work address four times this month. The subject lines were "Quick question", "Re: Quick question", "Did this get buried?" and "Should I close your file?". There had been no first conversation for it to be a Re: of. I asked to be removed after the first one, politely, and got an automatic out of office.\n\nI have never signed up to anything of yours. I did attend a library software fair in March, where badges were scanned, and I assume that is where the address comes from. My badge said in so many words that I\'m press.\n\nPlease do three things: take me off ALL lists, tell me where you got my details, and tell Daniel that writing "no worries if not!" at the bottom of a message does not make it welcome. I write about this sort of thing for a living and had rather liked your company until now.\n\nNo need for a call. A written answer will do.',
    },
    fillMs: 380000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Théo Lambert',
      email: 'theo@theolambert.example',
      phone: '555 0171',
      company: '',
      message:
        "Product designer, ex fintech. Portfolio → https://theolambert.example (pw: otter). Freelance from Feb, 550/day. If you don't need anyone no need to reply :)",
    },
    fillMs: 32000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Dan Ostrow',
      email: 'dan@ostrowplumbing.example',
      phone: '555 0236',
      company: 'Ostrow Plumbing',
      message:
        'hey got this thru the form you made for us, is it legit or can i delete\n\n"Hello, my name is Mel and I\'m a certified photographer. I was baffled, frankly speaking, when I came across my images on your website. If you use a copyrighted image without the owner\'s consent you could be sued. Download the evidence here https://storage.example/d/copyright-proof.zip"',
    },
    fillMs: 35000,
  },
  {
    label: 'genuine',
    kind: 'newsletter-query',
    message: {
      name: 'Tricia Mott',
      email: 'tricia@mottandmore.example',
      phone: '555 0241',
      company: 'Mott & More',
      message:
        'I signed up for the webinar on Thursday ("Generative AI for mid-size manufacturers") but never got the link. Checked junk. Could you resend? Also will there be a recording',
    },
    fillMs: 48000,
  },
  {
    label: 'genuine',
    kind: 'investor',
    message: {
      name: 'Edmund Achterberg',
      email: 'ea@achterberg-beteiligungen.example',
      phone: '+49 69 555 0424',
      company: 'Achterberg Beteiligungen',
      message:
        'We hold 60% of Waldner Holzwerke and are looking at the EUDR tool you are building for them as a possible spin-out. Mr. Brandt knows that I write. Would the founders be open to a conversation on licensing or a joint company? No mandate, no adviser, no fee; only us.',
    },
    fillMs: 84000,
  },
  {
    label: 'genuine',
    kind: 'chinese',
    message: {
      name: '林志远',
      email: 'lin.zy@haiyue-logistics.example',
      phone: '+86 21 5550 0132',
      company: '海岳物流',
      message:
        '您好,我们是上海的一家冷链物流公司,想在欧洲仓库上一套温度监控系统,需要对接我们国内的平台。请问贵公司有没有类似案例?可以用英文沟通,希望下个月能开始。',
    },
    fillMs: 101000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Svenja Iversen',
      email: 'svenja@iversen-pr.example',
      phone: '555 0165',
      company: 'Iversen PR',
      message:
        "Hello, for a client (you'd know the name) we're planning a influencer campaign with a microsite, AR filter and a prize game. 500k impressions expected in first 48 hours. Free entry, instant win. Technical partner needed who won't fall over under load. Brief attached in our share: https://share.iversen-pr.example/b/221x (pw on phone).",
    },
    fillMs: 82000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Tereza',
      email: 'tereza@astro-tereza.example',
      phone: '555 0166',
      company: 'Astro Tereza',
      message:
        'I do tarot and astrology readings by phone and chat, pay per minute. Need a site where clients load credit and I go online/offline. Like the big portals but only me and 5 colleagues.',
    },
    fillMs: 61000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Chuck Dressler',
      email: 'chuck@dresslerhvac.example',
      phone: '555 0249',
      company: 'Dressler HVAC',
      message:
        'I get about 5 of these a week, could you build me something that blocks it:\n"We have funds available for your business today!! Up to $250,000 in 24 hrs, bad credit OK, no collateral. Apply: fastcapital.invalid". Emails and texts both',
    },
    fillMs: 53000,
  },
  {
    label: 'genuine',
    kind: 'legal-notice',
    message: {
      name: 'Clerk',
      email: 'filings@kentongrove-court.example',
      phone: '555 0503',
      company: 'Kenton Grove Small Claims',
      message:
        "Case SC-24-1180, Palermo v. Callister. You were listed as a witness (website logs). Hearing moved to 11/14 at 1:30 pm, room 2. If you can't attend call the clerk's office, do not answer by e-mail.",
    },
  },
  {
    label: 'genuine',
    kind: 'spanish',
    message: {
      name: 'nico',
      email: 'nico.bravo@example.com',
      phone: '555 0163',
      company: '',
      message: 'hola q tal, tengo una idea de app para canchas de futbol, me pueden hacer un presupuesto? gracias!!',
    },
    fillMs: 38000,
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Ming Zhao',
      email: 'ming@stickerworks.example',
      phone: 'none',
      company: 'Stickerworks',
      message:
        'Hi, about your PO 5519 (2,000 die cut stickers, logo). The file has RGB colors and the small text is below 4pt. Proof here https://proofs.stickerworks.example/5519 please approve or send new file, otherwise we miss the ship date.',
    },
    fillMs: 48000,
  },
  {
    label: 'genuine',
    kind: 'autofill',
    message: {
      name: 'Johnathan Reyes',
      email: 'j.reyes@example.com',
      phone: '555 0432',
      company: '1420 Larkspur Ave',
      message: 'Johnathan Reyes\n1420 Larkspur Ave\nApt 3\n\nlooking for someone to build a booking site for my tours',
    },
    fillMs: 16000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Dev',
      email: 'dev.patel@example.net',
      phone: '555 0531',
      company: 'stealth',
      message:
        "Building a wallet for stablecoin payroll (USDC, contractors in LATAM). Need smart contract + custodial backend, audits, KYC vendor integration. We've raised $1.2M pre-seed. Looking for crypto-native team that can ship an MVP in 10 weeks. Telegram @devp_pay if easier. Not a token project, no airdrop, no presale.",
    },
    fillMs: 70000,
  },
  {
    label: 'genuine',
    kind: 'vulnerability-report',
    message: {
      name: 'Sec researcher',
      email: 'nightowl@bugreports.example',
      phone: '555 0177',
      company: '',
      message:
        'Reflected XSS on https://www.solvane.example/search?q=\n\nPoC: /search?q=%22%3E%3Csvg/onload=alert(document.domain)%3E\n\nThe q parameter is echoed into an attribute without encoding. Tested Chrome 124 and Firefox 125. Please tell me where to send details, you have no security.txt. I follow 90 days disclosure. Not asking for money.',
    },
    fillMs: 55000,
  },
  {
    label: 'genuine',
    kind: 'pasted-mail',
    message: {
      name: 'Roger T. Blount',
      email: 'rblount@blountforest.example',
      phone: '555 0519',
      company: 'Blount Forest Products',
      message:
        "Gents,\n\nSee requirements:\n\n- Scale tickets  - tablet at the scale house\n- Timber security / settlements to landowners weekly\n- QB Desktop (no we aren't moving to online)\n- 3 mills, 1 has no internet half the day\n\nWhat's your price and don't tell me \"it depends\"\n\nRoger T. Blount\nPresident\nBlount Forest Products, Inc.\nwww.blountforest.example\nCONFIDENTIALITY NOTICE: This message and any attachments are intended only for the use of the addressee and may contain information that is privileged. If you received this in error please delete it.",
    },
    fillMs: 13000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Kwan',
      email: 'kwan@phuket-divers.example',
      phone: '+66 76 555 0532',
      company: 'Phuket Divers',
      message:
        'hello we do diving trip, customer sign waiver paper, want on tablet, and with photo of license. 2 boat. 40 customer per day. can you do cheap? thank you ka',
    },
    fillMs: 61000,
  },
  {
    label: 'genuine',
    kind: 'angry-customer',
    message: {
      name: 'Nadine',
      email: 'nadine.foucault@example.com',
      phone: '555 0222',
      company: '',
      message:
        'worst company ever!!!! you charged me TWICE and now you ignore me. I WANT MY MONEY BACK NOW or i tell everyone on every review site what kind of scam this is!!!!',
    },
    fillMs: 43000,
    fromAddress: 4,
  },
  {
    label: 'genuine',
    kind: 'many-links',
    message: {
      name: 'Oskar Nyman',
      email: 'oskar.nyman@example.com',
      phone: '555 0147',
      company: 'Klippan',
      message: 'https://figma.example/proto/KL-88/klippan?node-id=1-4\n\nWhat would this cost?',
    },
    fillMs: 16000,
  },
  {
    label: 'genuine',
    kind: 'angry-customer',
    message: {
      name: 'Maureen Tuck',
      email: 'maureen@tuckhaulage.example',
      phone: '555 0256',
      company: 'Tuck Haulage',
      message:
        "Unbelievable. You've just put our renewal up 38% with nine days notice and a cheery email with a rocket on it. Please have somebody with authority phone me. We've been with you six years.",
    },
    fillMs: 65000,
  },
  {
    label: 'genuine',
    kind: 'angry-customer',
    message: {
      name: 'Lynn Kowalczyk',
      email: 'lynn@kowalczykkennels.example',
      phone: '555 0244',
      company: 'Kowalczyk Kennels',
      message:
        'I paid for SEO as part of the package and we\'re not even on page 5 for dog boarding. Your colleague promised "top 3 in 90 days". That\'s 90 days ago today. Either refund the 1,200 or fix it. I have the email where he says that.',
    },
    fillMs: 86000,
  },
  {
    label: 'genuine',
    kind: 'russian',
    message: {
      name: 'Айгуль Сатпаева',
      email: 'a.satpaeva@altyn-dan.example',
      phone: '+7 727 555 0148',
      company: 'ТОО «Алтын Дән»',
      message:
        'Здравствуйте! Мы элеватор в Костанайской области. Нужна система учёта зерна: весовая, лаборатория, склад, выгрузка в 1С. Сейчас всё в тетради и Excel. Подскажите, пожалуйста, работаете ли вы с Казахстаном и сколько примерно стоит обследование?',
    },
    fillMs: 149000,
  },
  {
    label: 'genuine',
    kind: 'follow-up',
    message: {
      name: 'Carlos',
      email: 'carlos@mesarojo.example',
      phone: '555 0111',
      company: 'Mesa Rojo Tile',
      message: 'hi its carlos tile business again. nobody called yet. also can the website have spanish too',
    },
    fillMs: 36000,
    fromAddress: 2,
  },
  {
    label: 'genuine',
    kind: 'investor',
    message: {
      name: 'Sunita Mehra',
      email: 'sunita@bankside-dd.example',
      phone: '555 0425',
      company: 'Bankside Due Diligence',
      message:
        "We've been engaged to do technical due diligence on QuickHaul for a fund. They've named Solvane as development partner. May we have a one hour reference call with the tech lead? QuickHaul's consent letter: https://dataroom.bankside-dd.example/qh/consent.pdf",
    },
    fillMs: 47000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Harriet Lyle',
      email: 'harriet@lylesprings.example',
      phone: '555 0413',
      company: 'Lyle Springs Spa',
      message:
        "Our SSL certificate runs out on Sunday, I've had a warning. Is that renewed automatically by you or do I have to pay someone? And the domain lylesprings.example is up on the 30th, who holds that?",
    },
    fillMs: 62000,
  },
  {
    label: 'genuine',
    kind: 'researcher',
    message: {
      name: 'Marek Vondra',
      email: 'vondra@uni-olma.example',
      phone: 'none',
      company: 'Uni Olma',
      message:
        'Dear all, in your engineering blog ("How we cut inference costs") you report 71 % less latency with batching. We try to reproduce this for a paper and get 40 %. Could you tell which GPU and sequence length? Would cite you of course.',
    },
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Ewan',
      email: 'ewan@trailheadcrm.example',
      phone: '555 0338',
      company: 'Trailhead CRM',
      message:
        "Hi folks, we make a CRM (I'm not pitching, we're a customer of yours since 2021, contract under Trailhead Systems). We'd like a case study with quotes about the migration your cloud team did. Would your marketing person want to co-write? Can also swap logos/links on the partners page as agreed with Ines.",
    },
    fillMs: 94000,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Hilary Stroud',
      email: 'hstroud@marchbank-lettings.example',
      phone: '555 0223',
      company: 'Marchbank Lettings',
      message:
        "I'd like to raise a formal complaint about the conduct of your project manager in yesterday's call. I would rather not put details in a web form. Who is the right director to speak to?",
    },
    fillMs: 74000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Monique',
      email: 'monique@lepetitmarche.example',
      phone: '+1 514 555 0530',
      company: 'Le Petit Marché',
      message:
        "Bonjour hi, on a besoin d'un POS pour notre marché, bilingual obligatoire (loi 96). 3 caisses, balances, consigne. Vous faites-tu ça? Thanks/merci",
    },
    fillMs: 50000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Vince Palermo',
      email: 'vince@palermopest.example',
      phone: '555 0329',
      company: 'Palermo Pest Control',
      message:
        'how do i get more leads from my website. 100 visits a day nobody fills out the form. i think the form is broke to be honest. can you check palermopest.example',
    },
    fillMs: 52000,
  },
  {
    label: 'genuine',
    kind: 'hebrew',
    message: {
      name: 'דנה ברקוביץ',
      email: 'dana@gan-irrigation.example',
      phone: '+972 3 555 0143',
      company: 'גן השקיה',
      message:
        'שלום, אנחנו חברת השקיה קטנה ומחפשים מי שיבנה לנו ממשק ווב לבקרי השקיה קיימים (MQTT). יש לנו אפיון. אפשר לקבל הצעת מחיר ולדעת מתי אתם פנויים?',
    },
    fillMs: 97000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Lt. (ret.) Wanda Kriel',
      email: 'wanda@vetsfarming.example',
      phone: '555 0524',
      company: 'Vets Farming Trust',
      message:
        "We've been awarded a grant of R2,400,000 for a training platform and must appoint a service provider by the 28th. Three quotations, tax clearance, company profile, BEE or international equivalent. I know that the time is short; the department only told us on Friday. Could you quote on the outline at https://vetsfarming.example/outline.pdf ?",
    },
  },
  {
    label: 'genuine',
    kind: 'newsletter-query',
    message: {
      name: 'Kjell',
      email: 'kjell.aas@example.com',
      phone: '555 0153',
      company: '',
      message: 'unsubscribe me. the link in the mail gives 404',
    },
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Beth',
      email: 'beth.ingram@example.com',
      phone: '555 0195',
      company: 'Ingram Dental',
      message: "test, my last message didn't go through I think. Please call",
    },
    fillMs: 31000,
    fromAddress: 3,
  },
  {
    label: 'genuine',
    kind: 'many-links',
    message: {
      name: 'Cordelia Banks',
      email: 'cordelia@banksbotanics.example',
      phone: '555 0189',
      company: 'Banks Botanics',
      message:
        "Redesign of our shop. Material:\n\ncurrent site https://www.banksbotanics.example\nFigma https://figma.example/file/9sKd2/Banks-relaunch\nmoodboard https://boards.example/cordelia/banks-2025\ncompetitors we like: https://mossandfern.example https://thegreenshelf.example https://plantery.example/uk\nbrand book (pdf) https://files.banksbotanics.example/brand/BB_v4.pdf\n\nWe'd go with Shopify but open. Budget is in the Figma cover page. Quote by Friday if you can.",
    },
    fillMs: 87000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Ulrike Hoppe',
      email: 'hoppe@hoppe-steuer.example',
      phone: '+49 511 555 0230',
      company: 'Hoppe Steuerberatung',
      message:
        'Guten Morgen, kommt das von Ihnen oder kann das weg?\n\nVon: Domain Service Center\nGesendet: Montag, 08:14\nBetreff: Domainregistrierung hoppe-steuer - letzte Erinnerung\n\nSehr geehrter Domaininhaber,\nIhre Domain läuft in Kürze ab. Bitte überweisen Sie 189,00 EUR auf das unten angegebene Konto, um den Verlust zu vermeiden.\nJetzt bezahlen: http://dsc-zahlung.example/hoppe',
    },
    fillMs: 36000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Imran Qureshi',
      email: 'imran@quickhaul.example',
      phone: '+92 21 555 0149',
      company: 'QuickHaul',
      message:
        'Salam, we are freight matching startup. Want to hire your team for Flutter app + admin in Next.js. Scope doc ready 14 pages. Please share NDA and I will send. Also tell hourly rate and minimum engagement.',
    },
    fillMs: 81000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Beatriz Montalvo',
      email: 'bmontalvo@clinicadental-sol.example',
      phone: '+34 91 555 0136',
      company: 'Clínica Dental Sol',
      message:
        "We've 12 dental clinics in Spain. Patients call, nobody picks up. I would like a voice agent (AI) that answers in Spanish and Catalan and books in our agenda. Is this something you've done already? I don't want to be the guinea pig, or at least pay like a guinea pig.",
    },
    fillMs: 94000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Corinne Dufault',
      email: 'corinne@verdant-dispensary.example',
      phone: '555 0311',
      company: 'Verdant Dispensary',
      message:
        "We're a licensed cannabis dispensary, 4 stores in Oregon. Looking for an online menu with pickup orders (can't take card, cash only) and METRC sync. CBD, edibles, flower, vapes. Please tell me up front if your company doesn't take cannabis clients, I've wasted weeks with two agencies.",
    },
    fillMs: 93000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'A',
      email: 'a.lowe@example.net',
      phone: 'none',
      company: '',
      message: 'are you still taking new clients',
    },
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Nathan',
      email: 'nathan@rackandpower.example',
      phone: '555 0507',
      company: 'Rack & Power',
      message:
        'RMA approved for the 2 UPS units you ordered from us in March. Label attached to ticket. Need pallet or should we send one?',
    },
    fillMs: 33000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Jill Tanaka-Moore',
      email: 'jtm@ridgelineoutdoor.example',
      phone: '555 0183',
      company: 'Ridgeline Outdoor Co.',
      message:
        "Shopify Plus -> headless. We've outgrown our theme, 14k SKUs, 3 currencies, PIM is Akeneo. Looking for an agency that has actually shipped Hydrogen or Next commerce at this size. References please. RFP goes out in two weeks, want to know if you'd like to be on the list.",
    },
    fillMs: 96000,
  },
  {
    label: 'genuine',
    kind: 'many-links',
    message: {
      name: 'Idris Kamau',
      email: 'idris@wananchi-data.example',
      phone: '555 0187',
      company: 'Wananchi Data',
      message:
        "Open data scraper needed for these sources, daily, into one Postgres:\nhttps://assembly.example/bills\nhttps://gazette.example/notices?type=land\nhttps://courts.example/causelist\nhttp://tenders.example/awarded.aspx\nhttps://procurement.example/api/v0/ (undocumented)\nhttps://budget.example/downloads/*.xlsx\nAll public, we've checked the terms. Journalism grant, 14k USD. Code will be open source.",
    },
    fillMs: 63000,
  },
  {
    label: 'genuine',
    kind: 'angry-customer',
    message: {
      name: 'Юрий',
      email: 'yuri.v@stroymarket-ural.example',
      phone: '+7 343 555 0252',
      company: 'Строймаркет',
      message:
        'Третий день не работает выгрузка цен на сайт! Поддержка молчит. Договор 14/03, мы платим вовремя, а вы?? Срочно свяжитесь.',
    },
    fillMs: 55000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Viktor Hlavac',
      email: 'v.hlavac@moravia-glass.example',
      phone: '+420 2 555 0121',
      company: 'Moravia Glass a.s.',
      message:
        "Visual inspection of drinking glasses on the line, 120 pieces/min, defects: bubbles, scratches, chips. We have cameras (Basler) but the software we bought gives too many false rejects, around 7 %. Is it possible to train something better? We've 40 000 labelled pictures.",
    },
    fillMs: 117000,
  },
  {
    label: 'genuine',
    kind: 'charity',
    message: {
      name: 'Pippa Lansdowne',
      email: 'pippa@paws-and-claws-rescue.example',
      phone: '555 0426',
      company: 'Paws & Claws Rescue',
      message:
        'We\'re having a charity auction on 7 December and wondered whether Solvane would donate something - last year a firm gave "a day of a web developer" and it went for 900 pounds! All for the new kennels 🐾',
    },
    fillMs: 72000,
  },
  {
    label: 'genuine',
    kind: 'bug-report',
    message: {
      name: 'Kim',
      email: 'kim.l@example.org',
      phone: '555 0160',
      company: '',
      message:
        'asdf test test – sorry, was checking whether umlauts work after the fix: äöüß ÄÖÜ. They do now. Ticket 3381 can be closed. Kim',
    },
    fillMs: 29000,
  },
  {
    label: 'genuine',
    kind: 'thai',
    message: {
      name: 'สมชาย',
      email: 'somchai@rim-nam-resort.example',
      phone: '+66 2 555 0105',
      company: 'ริมน้ำรีสอร์ท',
      message: 'สวัสดีครับ อยากทำเว็บจองห้องพักของรีสอร์ท 22 ห้อง รับบัตรเครดิตและพร้อมเพย์ ราคาเท่าไหร่ครับ',
    },
    fillMs: 63000,
  },
  {
    label: 'genuine',
    kind: 'emoji',
    message: {
      name: 'Tunde',
      email: 'tunde@example.com',
      phone: '555 0515',
      company: '',
      message: '👍 ok send me the contract',
    },
    fillMs: 15000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Karan Bhasin',
      email: 'karan@rankforge-seo.example',
      phone: '+91 124 555 0306',
      company: 'RankForge',
      message:
        "Hi Solvane, we are an SEO agency with 45 people. No, I am not selling you SEO :) We want to build an internal tool: crawl client sites, track keyword rankings, backlinks index from 2 providers' APIs, white label PDF reports. Currently Looker + spreadsheets. Need a React/Python team of 3 for 5 months, spec is ready. What would you charge?",
    },
    fillMs: 147000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Petra',
      email: 'petra@roteszimmer.example',
      phone: 'none',
      company: 'Rotes Zimmer',
      message:
        'Hi! I run an online shop for adult toys and lingerie, run by women, Berlin. Payment providers keep throwing us out. Do you accept clients in adult, and do you know a payment integration that will not drop us? Shop is on Woo, 1200 products, about 300 orders a week.',
    },
    fillMs: 92000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Piet van Aarle',
      email: 'pva@aarle-techniek.example',
      phone: '+31 20 555 0170',
      company: 'Aarle Techniek BV',
      message:
        'We have a .NET Framework 4.6 desktop application (WinForms, SQL Server 2014) which must become a web application. Approx. 220 screens, 35 users. Could you give an idea of how you would do this, in phases, and what a first phase costs? I can show you the thing by screen share.',
    },
    fillMs: 161000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Emily Sørby',
      email: 'emily@sorbyceramics.example',
      phone: '555 0103',
      company: '',
      message:
        "I make ceramics and have a tiny Woo shop that gets hacked every few months. Is there some version of a shop that just... doesn't get hacked? I'm not technical. I can pay about 200 a month.",
    },
    fillMs: 92000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Bill Navarro',
      email: 'bnavarro@navarroarms.example',
      phone: '555 0337',
      company: 'Navarro Sporting Arms',
      message:
        "Federally licensed firearms dealer. We need inventory + bound book software connected to our web store, since every platform bans us. We're a third generation family shop, hunting rifles mostly. If that's a problem for you no hard feelings, just let me know.",
    },
    fillMs: 89000,
  },
];
