import type { Sample } from '../../sample.ts';

export const genuineTwo: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'D. Marsh',
      email: 'dmarsh@example.com',
      phone: '555 0152',
      company: '',
      message: 'Is 15,000 enough for an app with login, map and chat? Yes/no is fine.',
    },
    fillMs: 28000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Hannelore K.',
      email: 'hk@kurzmann-moebel.example',
      phone: '+49 931 555 0326',
      company: 'Möbel Kurzmann',
      message:
        'Unsere Bewertungen bei Google wurden von einem Mitbewerber mit Fake-Rezensionen überschwemmt (47 x 1 Stern in 2 Tagen). Können Sie technisch nachweisen, dass das Bots sind?',
    },
    fillMs: 63000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Сергій',
      email: 'serhii@agrodim.example',
      phone: 'none',
      company: '',
      message: 'потрібен бот для телеграм, облік зерна і машин, скільки коштує',
    },
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Seamus Dolan',
      email: 'seamus@dolanbookmakers.example',
      phone: '555 0316',
      company: 'Dolan Bookmakers',
      message:
        'Family bookmakers, 12 shops, Galway & Mayo. Need the screens in the shops redone, prices + results + free bet promos. They crash on a Saturday, always a Saturday. Give us a shout',
    },
    fillMs: 57000,
  },
  {
    label: 'genuine',
    kind: 'wrong-company',
    message: {
      name: 'Debbie',
      email: 'debbie.r@example.com',
      phone: '555 0429',
      company: '',
      message: 'Where is my parcel. Tracking says out for delivery since tuesday. order 5581-22, two curtains',
    },
    fillMs: 34000,
  },
  {
    label: 'genuine',
    kind: 'landlord',
    message: {
      name: 'Hausverwaltung Pohl',
      email: 'pohl@hv-pohl.example',
      phone: '+49 30 555 0508',
      company: 'HV Pohl',
      message:
        'An alle Mieter der Etagen 3–5: Am Mittwoch wird von 9 bis ca. 13 Uhr das Wasser abgestellt (Strangsanierung). Bitte die Schlüssel für den Technikraum beim Hausmeister abgeben. Nebenkostenabrechnung geht Ihnen gesondert zu.',
    },
    fillMs: 31000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Bernd K',
      email: 'bernd@krane-brandt.example',
      phone: '0345 555 0526',
      company: 'Krane Brandt',
      message: 'Biete 1 Projekt: Kranvermietung, Kalender, Kunden sollen selber sehen was frei ist. Preis VB',
    },
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Karl-Heinz Böttcher',
      email: 'kh.boettcher@example.org',
      phone: '+49 30 555 0242',
      company: '',
      message:
        'Sehr geehrte Damen und Herren, Ihr Cookie-Banner lässt mir keine Möglichkeit zum Ablehnen auf der ersten Ebene. Das ist nach TTDSG unzulässig. Ich bitte um Abstellung binnen 14 Tagen, andernfalls wende ich mich an die Aufsichtsbehörde.',
    },
    fillMs: 119000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Dirk Vandamme',
      email: 'dirk@vandamme-logistiek.example',
      phone: '+32 9 555 0538',
      company: 'Vandamme Logistiek',
      message:
        'Credit card on file expires this month. Where do I update it? The billing page asks me to "verify your account", wanted to make sure that\'s really you before I type anything.',
    },
    fillMs: 37000,
  },
  {
    label: 'genuine',
    kind: 'bug-report',
    message: {
      name: 'Tala',
      email: 'tala.haddadin@example.com',
      phone: '555 0159',
      company: '',
      message:
        'The whitepaper download says "check your email" but nothing comes. I tried with 2 addresses. Title: Blockchain in the Supply Chain. Need it for tomorrow 🙏',
    },
    fillMs: 42000,
    fromAddress: 2,
    sameText: 1,
  },
  {
    label: 'genuine',
    kind: 'student',
    message: {
      name: 'Bao Nguyen',
      email: 'bao.nguyen@students.eastmere.example',
      phone: '555 0168',
      company: 'University of Eastmere',
      message:
        'Dear Sir/Madam, I am a master student in information systems. For my thesis I do a survey on adoption of AI coding assistants in agencies (12 questions, 6 minutes, anonymous): https://survey.eastmere.example/s/ai-agencies . It would help me enormously if two or three developers could answer. I can share the results. Thank you!!',
    },
    fillMs: 74000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Tonya Bright',
      email: 'tonya@brightpathrecruiting.example',
      phone: '555 0309',
      company: 'BrightPath Recruiting',
      message:
        'Hello! I\'m a recruiter but I am writing as a customer. Our candidate database (140k CVs) needs semantic search, "find me someone like this person". We use Bullhorn. Can you integrate with that and keep the data in the EU?',
    },
    fillMs: 75000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Hassan Al-Amin',
      email: 'hassan@goldsouk-trading.example',
      phone: '+971 4 555 0331',
      company: 'Gold Souk Trading',
      message:
        'We trade gold bars and coins. Need website with live gold price, buy and sell orders, customer wallet, delivery or storage in vault. License is DMCC. Also thinking of token backed by gold 1g = 1 token. Please send company profile and price.',
    },
    fillMs: 85000,
  },
  {
    label: 'genuine',
    kind: 'press',
    message: {
      name: 'Katja Bruhn',
      email: 'bruhn@wirtschaftsblatt-nord.example',
      phone: '+49 431 555 0402',
      company: 'Wirtschaftsblatt Nord',
      message:
        'Presseanfrage: Stimmt es, dass Sie 40 Stellen am Standort streichen? Bitte um Stellungnahme bis heute 16 Uhr.',
    },
    fillMs: 38000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Dr. Sabine Roth',
      email: 'roth@labor-roth.example',
      phone: '+49 89 555 0187',
      company: 'Labor Roth MVZ',
      message:
        'We are a medical laboratory and evaluate whether a language model can pre-sort incoming fax orders (yes, fax). Roughly 900 pages a day, handwriting on half of them. Data may not leave the EU, preferably not our building. Have you done on-premise OCR + classification? What hardware would that need?',
    },
    fillMs: 188000,
  },
  {
    label: 'genuine',
    kind: 'bug-report',
    message: {
      name: 'Louisa Penhaligon',
      email: 'louisa@penhaligon-gardens.example',
      phone: '555 0226',
      company: 'Penhaligon Gardens',
      message:
        'Hello, it\'s Louisa again. The "forgot password" mail from our shop arrives with a link to http://localhost:3000/reset?token=... so no customer can log in. I am sure it\'s a small thing but it is the day before our tulip sale.',
    },
    fillMs: 68000,
    fromAddress: 2,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Hannah Oduya',
      email: 'h.oduya@brightwell-dairy.example',
      phone: '555 0142',
      company: 'Brightwell Dairy',
      message:
        "Hello,\n\nWe run a milk collection network with around 140 farms and 11 trucks in two counties. Drivers still write volumes and temperatures on a paper docket, which then gets typed in by Moira in the office at night. Moira retires in April and has told us in plain terms that nobody should be asked to do this again.\n\nWhat we think we need:\n\n1. An Android app for the cab. It has to work with no signal, with gloves on, in rain. Farm is recognised by a tag on the tank. Driver enters dip reading and temperature, takes a sample number by scanning the barcode, done.\n2. Sync when the truck is back in coverage or in the yard.\n3. A simple web page for the office with corrections, a daily total per route and an export for payments (we use an old Sage).\n4. Farmers get a text with their volume. They have been promised this since 2016.\n\nWhat we don't need: route optimisation, \"insights\", dashboards for the board. We've been shown a lot of dashboards.\n\nTwo of the trucks belong to a contractor whose drivers use their own phones, so it should run on cheap devices too. The lab sends results as CSV by e-mail every morning; matching those to the sample numbers would be wonderful but can be second phase.\n\nIdeally live before spring flush (end of March). We've got about 55,000 set aside, and a field officer who is handy with computers and could test with you. Do you do this sort of thing and could someone ring me Thursday or Friday after 10? Mornings before that I'm in the parlour.\n\nHannah",
    },
    fillMs: 840000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Elif Karaca',
      email: 'elif@guzelyuz-klinik.example',
      phone: '+90 216 555 0317',
      company: 'Güzel Yüz Klinik',
      message:
        'Hello, we are hair transplant and botox clinic in Istanbul with patients from UK and Germany. We want patient app: before/after photos, aftercare plan, chat with nurse, travel details. GDPR is important as patients are EU. Price?',
    },
    fillMs: 69000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Kofi Mensah-Blay',
      email: 'kofi@blayandsons.example',
      phone: '555 0160',
      company: 'Blay & Sons Auctioneers',
      message:
        'Do you build live auction platforms? Video stream from the room, online bidders, sub-second. We do about 40 sales a year, livestock and machinery. Saw one you did for a wine merchant I think.',
    },
    fillMs: 65000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Hyacinth',
      email: 'hyacinth@stlucia-villas.example',
      phone: '+1 758 555 0529',
      company: 'St Lucia Villas',
      message:
        "Good day, I rent out 4 villas and the big portals are taking 18 percent. I'd like my own site with calendar that syncs to them so nothing is double booked, and guests paying deposit by card. Do you know if card processing works for St Lucia companies? The last man took my deposit and went.",
    },
    fillMs: 117000,
  },
  {
    label: 'genuine',
    kind: 'many-links',
    message: {
      name: 'Ramil Guevarra',
      email: 'ramil@tambay.example',
      phone: '+63 2 555 0184',
      company: 'Tambay App',
      message:
        'Hi team, taking over an app from another vendor. Repo https://git.example/tambay/mobile , backend https://git.example/tambay/api , play store https://play.example/store/apps/details?id=app.tambay , app store https://apps.example/ph/app/tambay/id15550199 , crash reports https://crash.example/tambay/issues?status=open . Can you look and tell if it is worth keeping or better rewrite? Will pay for the audit.',
    },
    fillMs: 73000,
  },
  {
    label: 'genuine',
    kind: 'press',
    message: {
      name: 'Dominic Sayer',
      email: 'd.sayer@tradeledger.example',
      phone: '555 0401',
      company: 'The Trade Ledger',
      message:
        "I'm writing a piece on why so many mid-market firms have quietly shut down their blockchain pilots. I'd value twenty minutes with someone on your side who has actually decommissioned one. On background is fine. Deadline Thursday 5pm.",
    },
    fillMs: 81000,
  },
  {
    label: 'genuine',
    kind: 'angry-customer',
    message: {
      name: 'Shane',
      email: 'shane@gullwingsurf.example',
      phone: '555 0521',
      company: 'Gullwing Surf',
      message: "mate the site's showing someone elses products. theres garden gnomes on my surf shop. GNOMES. fix it",
    },
    fillMs: 31000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Ron Abernathy',
      email: 'ron.abernathy@cedarcountywater.example',
      phone: '555 0116',
      company: 'Cedar County Water District',
      message:
        'Need help replacing our billing portal. 18k meters, Badger AMI, Tyler on the back end. Council meets the 3rd, I need a not-to-exceed number before then even if its soft.',
    },
    fillMs: 66000,
  },
  {
    label: 'genuine',
    kind: 'czech',
    message: {
      name: 'Zdeněk Malý',
      email: 'z.maly@pivovar-maly.example',
      phone: '+420 777 555 014',
      company: 'Pivovar Malý',
      message:
        'Dobrý den, máme minipivovar a potřebovali bychom evidenci sudů (asi 900 ks, pořád se ztrácejí). Děláte něco s čárovými kódy nebo NFC? Předem díky za odpověď',
    },
    fillMs: 70000,
  },
  {
    label: 'genuine',
    kind: 'gdpr',
    message: {
      name: 'Wiebke Thomsen',
      email: 'wiebke.thomsen@example.org',
      phone: '555 0175',
      company: '',
      message:
        'Auskunft nach Art. 15 DSGVO\n\nIch bitte um Auskunft, welche Daten Sie zu meiner Person gespeichert haben, woher sie stammen, an wen sie weitergegeben wurden und wie lange sie gespeichert bleiben. Frist: ein Monat. Anschließend verlange ich die Löschung nach Art. 17.',
    },
    fillMs: 19000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Stuart McAllan',
      email: 'smcallan@glenrinnes-distillery.example',
      phone: '555 0150',
      company: 'Glen Rinnes Distillery',
      message:
        'cask ownership register. 4200 casks, about 900 private owners, owners want to log in and see their cask, get regauge results, request samples. HMRC rules apply (WOWGR). Spreadsheet is at breaking point',
    },
    fillMs: 68000,
  },
  {
    label: 'genuine',
    kind: 'phishing-report',
    message: {
      name: 'IT Security, Lakemont Credit Union',
      email: 'soc@lakemontcu.example',
      phone: '555 0234',
      company: 'Lakemont Credit Union',
      message:
        'We observed a credential harvesting page impersonating your client portal.\n\nURL: hxxps://solvane-portal[.]invalid/login\nFirst seen: 02:11 UTC\nTarget: 3 of our employees\nLure: "You have (1) unpaid invoice, verify your account now"\n\nAlready reported to the hoster. Headers available on request. Please confirm receipt, ticket LCU-5518.',
    },
    fillMs: 34000,
  },
  {
    label: 'genuine',
    kind: 'vulnerability-report',
    message: {
      name: 'CERT coordination',
      email: 'coordination@cert-north.example',
      phone: '+358 9 555 0419',
      company: 'CERT North',
      message:
        "Ref CN-2024-3381. We've received credentials apparently belonging to 4 of your staff in an infostealer log (source: public Telegram channel). Passwords are in clear text. Please reply from a company mail address with a phone number so that we can hand over the list securely. TLP:AMBER.",
    },
    fillMs: 49000,
  },
  {
    label: 'genuine',
    kind: 'vietnamese',
    message: {
      name: 'Trần Minh Đức',
      email: 'duc.tran@bienxanh-seafood.example',
      phone: '+84 28 555 0130',
      company: 'Hải sản Biển Xanh',
      message:
        'Chào anh chị, bên em xuất khẩu tôm sang châu Âu, cần phần mềm truy xuất nguồn gốc theo yêu cầu của khách hàng Đức. Anh chị cho em xin báo giá và thời gian làm. Em gửi tài liệu yêu cầu qua email được không ạ?',
    },
    fillMs: 107000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Reid Callister',
      email: 'reid@callisterboats.example',
      phone: '555 0327',
      company: 'Callister Boats',
      message:
        'We\'re thinking of dropping our SEO guy, he wants $2,500/mo for "link building" and sends us a report full of sites like best-casino-links.invalid and topguestpost.invalid. Is he hurting us? Would pay for an independent look.',
    },
    fillMs: 77000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Mireille Okou',
      email: 'mireille.okou@cacao-akwa.example',
      phone: '+225 27 555 0162',
      company: 'Coopérative Akwa',
      message:
        'Hello, cooperative of 3 200 cocoa farmers. Buyers in Europe ask us GPS polygon for each farm. We have Garmin devices and ODK forms, the data is messy. We look for company to clean, store and give each buyer access only to his own lots. We have funding from a foundation, 75 000 EUR, decision in June.',
    },
    fillMs: 166000,
  },
  {
    label: 'genuine',
    kind: 'autofill',
    message: {
      name: 'anna@saum-atelier.example',
      email: 'anna@saum-atelier.example',
      phone: 'anna@saum-atelier.example',
      company: 'anna@saum-atelier.example',
      message: 'hallo ich bräuchte hilfe mit meinem onlineshop, bilder laden sehr langsam',
    },
    fillMs: 27000,
  },
  {
    label: 'genuine',
    kind: 'rfp',
    message: {
      name: 'Thomas Ekelund',
      email: 'upphandling@norrvik-kommun.example',
      phone: '+46 8 555 0133',
      company: 'Norrvik kommun',
      message:
        'Request for Information, ref. NK-2291-IT.\n\nThe municipality is preparing a tender for a case management portal (approx. 4 000 cases per year, integration with national e-ID, WCAG 2.1 AA). We invite suppliers to answer six questions by the 14th. The document is at https://tenders.norrvik-kommun.example/rfi/2291 and no registration is needed. Replies should be addressed to this e-mail, not to the portal.\n\nA response does not oblige you to take part in the later procedure.',
    },
    fillMs: 42000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Lucille Marchand',
      email: 'lucille@vitaverde-supplements.example',
      phone: '555 0314',
      company: 'VitaVerde',
      message:
        'Weight loss & vitamin supplements brand, subscription based, $4M/yr. Checkout conversion dropped from 3.1 to 1.9% after we moved to the new theme. Want somebody technical to find out why, not a growth guru. Happy to give GA4 access under NDA.',
    },
    fillMs: 83000,
  },
  {
    label: 'genuine',
    kind: 'public-authority',
    message: {
      name: 'Officer K. Dunmore',
      email: 'k.dunmore@countysheriff.example',
      phone: '555 0428',
      company: 'County Sheriff, Financial Crimes',
      message:
        "I'm investigating a fraud in which victims were shown a fake trading website. The source code has \"built by Solvane\" in a comment. I believe you're being impersonated but need to speak with somebody. Case 24-009813. You can verify me through the main switchboard, don't rely on this number.",
    },
    fillMs: 94000,
  },
  {
    label: 'genuine',
    kind: 'teacher',
    message: {
      name: 'Mrs. Rowena Tate',
      email: 'rtate@oakfield-school.example',
      phone: '555 0405',
      company: 'Oakfield School',
      message:
        'Would you host 24 Year 9 pupils for a morning in June? We had a wonderful visit two years ago (the robot dog is still talked about). Two teachers come along, all risk assessments from our side.',
    },
    fillMs: 77000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Bruna Teles',
      email: 'bruna@telescosmeticos.example',
      phone: '+55 21 5550 0328',
      company: 'Teles Cosméticos',
      message:
        'Oi! Queremos um site que venda de verdade: tráfego, conversão, remarketing, tudo integrado. Hoje gastamos 20 mil/mês em anúncios e o carrinho abandona 82%. Vocês fazem diagnóstico?',
    },
    fillMs: 64000,
  },
  {
    label: 'genuine',
    kind: 'arabic',
    message: {
      name: 'Rania',
      email: 'rania.s@example.net',
      phone: '555 0178',
      company: '',
      message: 'مرحبا هل تعملون تطبيقات للمدارس؟ عندنا ٨٠٠ طالب ونحتاج نظام رسوم وحضور',
    },
    fillMs: 55000,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Frank D',
      email: 'frankd@example.net',
      phone: '555 0255',
      company: 'neighbor',
      message:
        "Your delivery vans/guests keep parking in the spots of number 14. Third time I've asked. Next time I call the tow company.",
    },
    fillMs: 51000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Jasmine Okafor-Reid',
      email: 'jasmine@fieldnotes-research.example',
      phone: '555 0114',
      company: 'Field Notes Research',
      message:
        'We do qualitative market research: ~2,000 hours of interviews a year. I want transcription + speaker separation + theme tagging that my team can correct, in a tool that belongs to us rather than yet another per-seat subscription. Some of the interviews are about health so consent and deletion matter.\n\nThree questions:\n1) have you built with Whisper or similar in production\n2) could it run in our Azure tenant\n3) who would own the code\n\nBest, Jasmine',
    },
    fillMs: 264000,
  },
  {
    label: 'genuine',
    kind: 'voice-dictated',
    message: {
      name: 'Big Jim',
      email: 'jim@jimstowing.example',
      phone: '555 0433',
      company: 'Jims Towing',
      message:
        "hey how you doing um I'm looking for somebody that can make me an app for my tow trucks comma so when somebody breaks down they push a button and it shows where they are and which one of my guys is closest period new line I got nine trucks right now maybe twelve by summer call me back at this number or my wife's she does the books okay thanks bye",
    },
    fillMs: 66000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Anselm Weck',
      email: 'weck@inkasso-weck.example',
      phone: '+49 201 555 0312',
      company: 'Inkasso Weck',
      message:
        'Wir sind ein zugelassenes Inkassobüro und wollen Mahnschreiben, Ratenzahlung und Schuldnerportal digitalisieren. 80.000 offene Forderungen. Bitte um Angebot oder Terminvorschlag.',
    },
    fillMs: 59000,
  },
  {
    label: 'genuine',
    kind: 'vulnerability-report',
    message: {
      name: 'Joris',
      email: 'joris@hacklab-gent.example',
      phone: 'none',
      company: '',
      message:
        "IDOR: https://portal.solvane.example/invoices/10441.pdf -> change number, no login needed, I see other customers' invoices. Stopped after two. Contact me by PGP if possible, key at https://hacklab-gent.example/joris.asc",
    },
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Camila Rocha',
      email: 'camila.rocha@example.com',
      phone: '555 0157',
      company: '',
      message:
        'Fiz o teste técnico para a vaga de front-end há 6 semanas, gastei um fim de semana inteiro, e ninguém me deu retorno. Acho uma falta de respeito. Só queria um sim ou um não.',
    },
    fillMs: 72000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Ingrid Solheim',
      email: 'ingrid.solheim@fjordferries.example',
      phone: '+47 22 555 0119',
      company: 'Fjord Ferries AS',
      message:
        'Hi, our ticket app has 2.1 stars in the App Store, mostly because login fails when the phone switches from ship wifi to mobile. The supplier says it cannot be reproduced. We want a second opinion: code review of the iOS and Android apps (Swift / Kotlin, 60k lines) with a written report. Price and earliest start please.',
    },
    fillMs: 142000,
  },
  {
    label: 'genuine',
    kind: 'polish',
    message: {
      name: 'Agnieszka Wrona',
      email: 'a.wrona@wrona-transport.example',
      phone: '+48 22 555 0165',
      company: 'Wrona Transport',
      message:
        'Dzień dobry, szukamy wykonawcy integracji naszego TMS z giełdami ładunków oraz aplikacji dla kierowców (ok. 80 osób, część mówi tylko po ukraińsku). Proszę o informację, czy realizują Państwo takie projekty i jaki jest orientacyjny termin rozpoczęcia.',
    },
    fillMs: 136000,
  },
  {
    label: 'genuine',
    kind: 'courier',
    message: {
      name: 'Dispatch',
      email: 'dispatch@swiftwheel.example',
      phone: '555 0510',
      company: 'Swiftwheel Couriers',
      message: 'driver at your door w/ 3 boxes from rack & power nobody answers bell says solvane 4th fl pls call',
    },
    fillMs: 18000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Lorraine Whitcombe',
      email: 'lwhitcombe@hearthstonehospice.example',
      phone: '555 0188',
      company: 'Hearthstone Hospice',
      message:
        'Our volunteer rota is run from a whiteboard. 160 volunteers. Could you point us to something suitable, or would you consider building something at a charity rate? We have £9,000 from a legacy.',
    },
    fillMs: 83000,
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Anneke',
      email: 'anneke@eventzaal-dehaven.example',
      phone: '+31 10 555 0535',
      company: 'De Haven',
      message:
        "Hi Ines! Re your booking 14 Nov (65 pers). Final headcount + vegetarians by Friday pls. And the deposit hasn't come in yet, 50% as per contract. Groetjes",
    },
    fillMs: 42000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Obi',
      email: 'obi@lagosfitfam.example',
      phone: '+234 1 555 0325',
      company: 'Lagos FitFam',
      message:
        "Good evening. We have 210k followers on Instagram and want to move them to our own app, subscription N3000 monthly, workouts videos + meal plan to burn belly fat. What can you do for us and is 3 months possible? We've seen what you did for the yoga brand, very nice.",
    },
    fillMs: 91000,
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Darren',
      email: 'darren@cupandbean-office.example',
      phone: '555 0505',
      company: 'Cup & Bean Office Coffee',
      message:
        "Engineer's booked for your coffee machine Thurs 8-12, someone needs to let him in. Old one hasn't been descaled since Feb!! ref 7712",
    },
    fillMs: 41000,
  },
  {
    label: 'genuine',
    kind: 'all-caps',
    message: {
      name: 'DOLORES PINEDA',
      email: 'dpineda@pineda-customs.example',
      phone: '555 0112',
      company: 'PINEDA CUSTOMS BROKERS',
      message:
        'URGENT!!! OUR ENTRY FILING PROGRAM STOPPED AT 6 AM AND THE VENDOR IS CLOSED. WE WERE TOLD YOU CAN HELP WITH OLD VB6 SOFTWARE. 40 CONTAINERS ARE WAITING. CALL ME RIGHT NOW',
    },
    fillMs: 46000,
  },
  {
    label: 'genuine',
    kind: 'korean',
    message: {
      name: '박지훈',
      email: 'jihoon.park@hanbit-edu.example',
      phone: '+82 2 555 0174',
      company: '한빛에듀',
      message:
        '안녕하세요. 온라인 수학 교육 회사입니다. 학생이 손으로 쓴 풀이를 사진으로 찍으면 AI가 채점해 주는 기능을 개발하려고 합니다. 비슷한 프로젝트 경험이 있으신지, 대략적인 비용과 기간이 궁금합니다.',
    },
    fillMs: 115000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Carlo Benedetti',
      email: 'carlo@benedetti-ascensori.example',
      phone: '+39 051 555 0416',
      company: 'Benedetti Ascensori',
      message:
        'Buonasera, il certificato della PEC è scaduto e le fatture non partono più verso lo SDI. Mi chiamate domattina presto? Grazie, Carlo',
    },
    fillMs: 46000,
  },
  {
    label: 'genuine',
    kind: 'press',
    message: {
      name: 'Editorial',
      email: 'redaktion@it-mittelstand-magazin.example',
      phone: '+49 89 555 0403',
      company: 'IT Mittelstand Magazin',
      message:
        'Vielen Dank für den Fachbeitrag. Zur Freigabe: https://redaktion.it-mittelstand-magazin.example/vorschau/88f1 (Passwort kommt per SMS). Bitte Korrekturen bis Dienstag, sonst geht er so in den Druck. Kosten entstehen Ihnen nicht.',
    },
  },
  {
    label: 'genuine',
    kind: 'partner',
    message: {
      name: 'Ricardo Paz',
      email: 'rpaz@pazcloud.example',
      phone: '+54 11 5550 0536',
      company: 'Paz Cloud',
      message:
        "Hi, we're the company taking over the infrastructure of Sampaio Corretora from you as of July. For handover we require: AWS account transfer, Route53 zones, Terraform state, and the break-glass passwords (via vault please, not mail). Rodrigo Sampaio is in copy of the earlier thread. When suits you?",
    },
  },
  {
    label: 'genuine',
    kind: 'bug-report',
    message: {
      name: 'Moses Tarawally',
      email: 'moses@kambia-radio.example',
      phone: '+232 22 555 0246',
      company: 'Kambia Community Radio',
      message:
        'The stream player of our website is redirecting to one betting site when listeners click play on their phone. On computer it is fine. We think it is hacked. The address it goes to is http://bet-lucky7.invalid/?r=221. Kindly assist, it is a community radio and children are listening.',
    },
    fillMs: 133000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Margaret Ilves',
      email: 'm.ilves@northshorelibraries.example',
      phone: '555 0128',
      company: 'North Shore Library Consortium',
      message:
        'Our consortium of 22 libraries would like a discovery layer on top of Koha. We have a grant that must be spent by the end of the fiscal year (September). Our board requires three written quotations. May I send you our two-page specification?',
    },
    fillMs: 103000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Helena Kovač',
      email: 'helena.kovac@dalma-insure.example',
      phone: '+385 1 555 0125',
      company: 'Dalma osiguranje',
      message:
        "We'd like to automate claims photos for motor damage. Before I can invite you to our vendor portal I need: company registration no., ISO 27001 certificate if any, number of employees, and a contact for data protection. Sorry for the bureaucracy.",
    },
    fillMs: 90000,
  },
];
