import type { Sample } from '../../sample.ts';

export const genuineFourth: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Marianne Toft',
      email: 'm.toft@toftkeramik.example',
      phone: '+45 55 50 12 33',
      company: 'Toft Keramik ApS',
      message:
        'Hi, we make ceramic tiles in Jutland and our dealers still order by emailing a spreadsheet. My brother in law says you built something for a window maker he knows. Could you do a dealer login with live stock from our Visma? No idea what that costs. 40 dealers, maybe 6 orders a day.',
    },
    fillMs: 214854,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Des Halloran',
      email: 'des@hallorancrane.example',
      phone: '087 555 0192',
      company: 'Halloran Crane Hire',
      message: 'need an app for lads on site to sign lift plans, offline mostly. what would that set me back roughly',
    },
    fillMs: 61359,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Priyanka Rao',
      email: 'priyanka.rao@medilogix.example',
      phone: '+91 80 5550 1182',
      company: 'Medilogix Diagnostics Pvt Ltd',
      message:
        'Dear Solvane team,\n\nWe operate 34 pathology labs across Karnataka and are evaluating vendors for an AI pilot: automatic flagging of abnormal peripheral smear images prior to review by a pathologist. We hold approx. 110,000 labelled images. Budget sanctioned for the pilot phase is INR 45 lakh. We would need on-premise inference because of our data agreements.\n\nPlease advise whether you have experience with medical imaging and whether you could present to our committee in the second week of next month.\n\nRegards,\nDr. Priyanka Rao\nHead of Digital',
    },
    fillMs: 455355,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Tom',
      email: 'tomwex@mail.example',
      phone: '555 0147',
      company: '',
      message: 'Do you do Shopify? Or only bigger stuff',
    },
    fillMs: 19772,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Heike Brandl',
      email: 'brandl@sv-brandl.example',
      phone: '+49 89 555 0166',
      company: 'Sachverständigenbüro Brandl',
      message:
        'Good morning, I run an office of eleven court-appointed building experts. We dictate, a typist types, we correct, and a report of 60 pages takes 3 weeks. I would like to know if a language model can produce first drafts from our dictation and photos, without the data leaving Germany. I have read a lot of promises and would prefer an honest no to an expensive maybe.',
    },
    fillMs: 301368,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Kwame Asante',
      email: 'kwame@goldcoastcocoa.example',
      phone: '+233 20 555 0118',
      company: 'Gold Coast Cocoa Cooperative',
      message:
        'We are 2,300 farmers and our buyers in Europe now ask for plot geolocation for every sack (the deforestation rule). Someone told us blockchain is required, someone else told us it is nonsense. Can you tell us what we actually need? We have a small grant of 38,000 euro that must be committed before 30 June.',
    },
    fillMs: 388759,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Liesbeth van Houten',
      email: 'l.vanhouten@gemeente-dorstwijk.example',
      phone: '+31 20 555 0171',
      company: 'Gemeente Dorstwijk',
      message:
        'Referring to our tender notice 2024-118 (citizen portal, lot 2: mobile application). Question: are you considering submitting, and would you accept subcontracting under a lead contractor? The market consultation session takes place on the 14th at 10:00, registration by email to me until the 9th.',
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Jared Pickens',
      email: 'jaredp@pickensfeed.example',
      phone: '(555) 014-9921',
      company: 'Pickens Feed & Seed',
      message:
        'Our old developer vanished. Site is up but nobody has the passwords and the online ordering broke Tuesday. Can yall take over something you didnt build? Its PHP I think.',
    },
    fillMs: 83738,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Sofia Lindqvist',
      email: 'sofia.lindqvist@norrvag.example',
      phone: '+46 8 555 01 40',
      company: 'Norrvåg Logistik AB',
      message:
        'We are moving 14 on-prem VMs (mainly .NET services and two SQL Servers, about 3 TB) to Azure by end of Q3 when the colocation contract ends. Internal team of two, both swamped. Looking for a partner to plan and do the migration with us. Fixed price preferred, but we understand if discovery comes first. Can we speak this week? Thursday after 13 works best.',
    },
    fillMs: 266434,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Ibrahim Al Sayed',
      email: 'ibrahim@qasrproperties.example',
      phone: '+971 4 555 0133',
      company: 'Qasr Properties',
      message:
        'Salam, we want to tokenise a building in Sharjah, 18 units. Need smart contract + investor portal + KYC. Our lawyer already has structure ready. Who in your company handle this? Send me number to call please.',
    },
    fillMs: 142053,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Rowena Clegg',
      email: 'rowena@cleggandsons.example',
      phone: '01632 960188',
      company: 'Clegg & Sons Funeral Directors',
      message:
        "Hello there. Families increasingly want to arrange things online, out of hours, and what we have is a PDF to print. I'd like something gentle and very simple, that works on an older person's tablet. We are three branches. I would not want anything that looks like a shop. Would you be able to visit, we are near Skipton?",
    },
    fillMs: 247483,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Mateusz',
      email: 'm.wrona@wronatrans.example',
      phone: '+48 22 555 01 09',
      company: 'Wrona Trans',
      message:
        'Hello, I have transport company, 60 trucks. We need integration between our TMS and Webfleet and the client portals (Trans.eu, Timocom). Every dispatcher type same thing 3 times. Possible? How long? Regards Mateusz',
    },
    fillMs: 118433,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Eleanor Whitcombe',
      email: 'ewhitcombe@ardenschool.example',
      phone: '020 7946 0155',
      company: 'Arden House School',
      message:
        "A parent on our board, Mr Feld, suggested that I contact you. We need to replace the parents' evening booking system before the autumn term. About 640 pupils. It must talk to our MIS (iSAMS). Budget in the region of £12k, possibly a bit more with the Bursar's blessing.",
    },
    fillMs: 176383,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Chidi',
      email: 'chidi.okaf@mail.test',
      phone: '+234 803 555 0171',
      company: '',
      message:
        "I have an app idea that nobody has done yet in Nigeria, to do with generators. I can't say more here without NDA. Do you sign NDA first? And do you take equity or only cash",
    },
    fillMs: 97619,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Bettina Kurz',
      email: 'kurz@kurz-prothetik.example',
      phone: '+43 1 555 0128',
      company: 'Kurz Prothetik',
      message:
        'we scan stumps with an iPad and then redraw the socket by hand in CAD. an AI that proposes the first shape would save us an hour each. 900 scans available. interested in a feasibility study, nothing huge',
    },
    fillMs: 133513,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Luis Ferreira',
      email: 'luis.ferreira@vinhosdoalto.example',
      phone: '+351 21 555 0163',
      company: 'Vinhos do Alto',
      message:
        'Good afternoon. We sell wine to restaurants in Portugal and now also Belgium. Our webshop (Magento 1!!) is very old and our hosting company says they switch it off in November. 1,100 products, prices per customer, Primavera ERP. What would you recommend and how much should I ask my partners for?',
    },
    fillMs: 195720,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Gwen',
      email: 'gwen@littlesprouts.example',
      phone: '555 0182',
      company: 'Little Sprouts Nursery',
      message:
        'hi do you make apps for nurseries? parents want photos and what they ate for lunch etc. we used one but its £4 per child a month and getting silly',
    },
    fillMs: 72147,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Hans-Peter Oesch',
      email: 'hp.oesch@oesch-praezision.example',
      phone: '+41 44 555 01 77',
      company: 'Oesch Präzision AG',
      message:
        'We manufacture turned parts (Swiss-type lathes, 52 machines). Goal: machine data collection over OPC UA / MTConnect, dashboards, and predictive tool wear as a second stage. Existing: Proffix ERP, no MES. Please send references from manufacturing and your day rates.',
    },
    fillMs: 228763,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Naledi Mokoena',
      email: 'naledi@mokoenaattorneys.example',
      phone: '+27 11 555 0144',
      company: 'Mokoena Attorneys Inc',
      message:
        'Good day. Could you quote for a security review of our client portal? It was written by a freelancer in 2019 (Laravel) and one of our insurers now asks for an external pen test report before renewal on 1 March. Roughly 25 screens and an API.',
    },
    fillMs: 149274,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Oskar Nyman',
      email: 'oskar@fjallraft.example',
      phone: '+46 70 555 01 22',
      company: 'Fjällraft',
      message:
        'Third attempt at this, so bear with me. We paid two agencies for a booking engine for rafting trips. First one went bust, second one delivered something that double books guides. I have the repo (Node/React), I have the docs (few). What I need is someone to look at it for two days and say keep or bin. Paid of course.',
    },
    fillMs: 312046,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Anita Desrosiers',
      email: 'adesrosiers@clinique-rosemont.example',
      phone: '+1 514 555 0139',
      company: 'Clinique Rosemont',
      message:
        'Bonjour, hello! We are a bilingual physiotherapy clinic in Montréal. Looking for an AI phone receptionist in French and English which can book in GOrendezvous. Have you done something like this? I have tried two products off the shelf and the Québec accent defeats them.',
    },
    fillMs: 167139,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Paul R.',
      email: 'paulr@mail.example',
      phone: 'none',
      company: '',
      message: 'how much for a website',
    },
    fillMs: 13197,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Stephanie Okun',
      email: 'sokun@brightharbor.example',
      phone: '(555) 019-2045',
      company: 'Bright Harbor Credit Union',
      message:
        'Hello, we are issuing an RFP for a member-facing mobile app to replace our white-label product. Members: 41,000. Core: Symitar. Timeline: vendor selected by September, launch Q2. May I send you the RFP packet? I need a contact name and a signed NDA beforehand, our template is 2 pages.',
    },
    fillMs: 189461,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Dmitri Vasek',
      email: 'd.vasek@energovent.example',
      phone: '+420 222 555 019',
      company: 'Energovent s.r.o.',
      message:
        'We have 300 ventilation units at customers and each sends data by modem to old server in our cellar. Server is from 2011, who programmed it is retired. We want this in cloud with alarms to phone. Please tell your process, first step, price of first step.',
    },
    fillMs: 161657,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Fatou Ndiaye',
      email: 'fatou@teranga-pay.example',
      phone: '+221 33 555 01 10',
      company: 'Teranga Pay',
      message:
        "Hi Solvane, fatou here from Teranga Pay (mobile wallet, 90k monthly users, Senegal + Gambia). We need an independent audit of 4 Solidity contracts, around 1,900 lines, before mainnet. Commit is frozen from Monday. What's your earliest slot and do you provide a public report?",
    },
    fillMs: 124617,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Graham Tully',
      email: 'g.tully@tullyroofing.example',
      phone: '01632 960014',
      company: 'Tully Roofing',
      message:
        "Good evening, I've been told by my accountant to get off paper. We do about 20 quotes a week, measured on site. Something on a tablet that spits out the quote with photos and then becomes the invoice in Xero. I'm not good with computers so it has to be idiot proof, the idiot being me.",
    },
    fillMs: 256947,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Yuki Hamada',
      email: 'hamada@kitanofoods.example',
      phone: '+81 3 5550 0162',
      company: 'Kitano Foods Co., Ltd.',
      message:
        "Dear Sir or Madam,\nWe are a food trading company in Sapporo. We are looking for a development company which can make B2B ordering website in English for our customers in Singapore and Australia. We would like to know your company's experience, minimum order of project and support in Japan time.\nThank you in advance for your kind attention.\nHamada",
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Carla',
      email: 'carla@ninosbakery.example',
      phone: '+39 06 555 0121',
      company: "Nino's",
      message:
        'we lose so much bread. can AI say how many to bake tomorow? i have 4 years of till data in excel. 6 shops in Rome',
    },
    fillMs: 58860,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Benedict Achterberg',
      email: 'b.achterberg@polderverzekeringen.example',
      phone: '+31 10 555 0184',
      company: 'Polder Verzekeringen',
      message:
        "Our claims department receives about 700 emails a day with attachments. We'd like a proof of concept that classifies and extracts policy number, date of loss and type of damage. Requirements: EU hosting, no training on our data, DPIA support. Internal deadline for choosing a PoC partner is the 28th. Are you available for an intake of 45 minutes?",
    },
    fillMs: 203042,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Ash Devlin',
      email: 'ash@gritclimbing.example',
      phone: '555 0160',
      company: 'Grit Climbing',
      message:
        "Heya! Two climbing gyms, third opening in spring. Membership system is RockGymPro and we want our own app on top - entry QR, class booking, belay test status. Does it have an API you could use? we don't know. Budget 25-30k all in. Cheers",
    },
    fillMs: 94608,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Rosalind Achebe',
      email: 'rosalind.achebe@wellspringtrust.example',
      phone: '020 7946 0021',
      company: 'Wellspring Trust',
      message:
        "We're a charity providing water points in Malawi and Zambia. The monitoring system (ODK forms into a database somebody's nephew wrote) has become unusable. A funder has agreed to cover a rebuild up to USD 60,000, provided the code is open source. Is open source something you would do?",
    },
    fillMs: 179046,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Niko',
      email: 'niko.p@helmistudio.example',
      phone: '+358 40 555 0131',
      company: 'Helmi Studio',
      message:
        "Hi, design studio from Tampere here. We have a client who needs a configurator for saunas (3D, web) and we can't do the dev side. Would you work behind us, or with us? Client is fine with either. Deadline is a trade fair on 5 October, hard.",
    },
    fillMs: 136024,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Margaret Illingworth',
      email: 'margaret@illingworth-antiques.example',
      phone: '01632 960477',
      company: '',
      message:
        'Dear Solvane, I wonder whether you are the right people. I have some nine thousand catalogue cards, handwritten, of silver marks collected by my late husband, and a publisher interested in an online edition. Can such cards be read by machine nowadays? I should be glad of a telephone call, mornings are best.',
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Vikram S',
      email: 'vikram@cargoloop.example',
      phone: '+65 5550 0194',
      company: 'CargoLoop Pte',
      message:
        'need 1 week of someone senior to untangle our k8s costs. AWS bill went 9k -> 31k in 3 months and the guy who set it up left. can you start monday',
    },
    fillMs: 66918,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Tamsin Reyes',
      email: 'treyes@palmettopools.example',
      phone: '(555) 013-8801',
      company: 'Palmetto Pools & Spas',
      message:
        "Looking for someone to connect our ServiceTitan to QuickBooks Enterprise in a way that doesnt duplicate customers. We've already paid a consultant $7,500 and it still creates dupes. Read-only access can be given. We're in South Carolina, remote ok.",
    },
    fillMs: 122427,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Joost Meerman',
      email: 'joost@meerman-interieurs.example',
      phone: '+31 30 555 0107',
      company: 'Meerman Interieurs',
      message:
        "Hi, we spoke on Tuesday about the configurator. You were going to send the offer by Friday, I haven't seen it, also not in spam. Could you resend? Management meeting is Monday 9:00.",
    },
    fillMs: 54159,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Accounts Payable',
      email: 'ap@ridgefordplastics.example',
      phone: '020 7946 0180',
      company: 'Ridgeford Plastics Ltd',
      message:
        'Your invoice 20417 does not carry our PO number (4500078812) and cannot be processed. Please reissue with the PO and send to this address. Payment terms run from the corrected invoice.',
    },
    fillMs: 47143,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Silvia Grandi',
      email: 'silvia.grandi@otticagrandi.example',
      phone: '+39 02 555 0199',
      company: 'Ottica Grandi',
      message:
        'Since the update of last night the appointment page shows white on iPhone. On my Samsung it works. Customers are calling us. Please urgent!!',
    },
    fillMs: 33572,
    fromAddress: 2,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Rob Eastlake',
      email: 'r.eastlake@eastlakevets.example',
      phone: '01632 960233',
      company: 'Eastlake Veterinary Group',
      message:
        'Morning, can you remove Kirsty Farr from the admin panel please, she left on Friday. And add Imogen Bell, imogen.bell@eastlakevets.example, same rights. Thanks, Rob',
    },
    fillMs: 39431,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Lena Hofstätter',
      email: 'lena@almkraeuter.example',
      phone: '+43 662 555 014',
      company: 'Almkräuter',
      message:
        "Hello, our maintenance contract ends on 31.12. and I can't find what happens if we do nothing. Does it renew by itself? We would like to continue but with fewer hours.",
    },
    fillMs: 77518,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Marcus Bell',
      email: 'mbell@tritonmarine.example',
      phone: '(555) 017-3320',
      company: 'Triton Marine Supply',
      message:
        "We've decided to end the hosting and support agreement per clause 9.2, effective end of next month. Please confirm receipt, and tell me how we get a full database export plus the repo transferred to our GitHub org. No hard feelings, new parent company has its own team.",
    },
    fillMs: 131938,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Ewa',
      email: 'ewa.k@mail.example',
      phone: '+48 555 012 331',
      company: '',
      message: 'Please call me back about AI chatbot. After 3pm',
    },
    fillMs: 16889,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'J. Morrow',
      email: 'jmorrow@morrowlegal.example',
      phone: '555 0135',
      company: 'Morrow Legal',
      message: 'Are you taking new clients this quarter?',
    },
    fillMs: 14694,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Ali',
      email: 'ali@kebabplus.example',
      phone: '+44 1632 960099',
      company: '',
      message: 'app for 3 restaurants price?',
    },
    fillMs: 13729,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Francesca',
      email: 'francesca@studionove.example',
      phone: '+39 011 555 0150',
      company: 'Studio Nove',
      message: 'Do you work with Odoo?',
    },
    fillMs: 15728,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Bram',
      email: 'bram@vlietmakelaars.example',
      phone: '+31 555 0166',
      company: '',
      message: 'Hi there! Brochure or rates available?',
    },
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Dana W',
      email: 'dana@mail.test',
      phone: '-',
      company: '',
      message: 'wrong link on your careers page, 404',
    },
    fillMs: 13554,
  },
  {
    label: 'genuine',
    kind: 'spam-trade',
    message: {
      name: 'Petra Malik',
      email: 'petra@rankwell.example',
      phone: '+421 2 555 0122',
      company: 'Rankwell SEO',
      message:
        "Hi, we're a small SEO agency (9 people) and I'm not here to sell you links, promise. We built our rank tracker in-house in Python and it falls over above 200k keywords a day. Looking for a team to re-architect the crawler and queue part. Proxies and legal side are ours. Can you tell me what a two-week assessment costs?",
    },
    fillMs: 158106,
  },
  {
    label: 'genuine',
    kind: 'spam-trade',
    message: {
      name: 'Jonas Kivi',
      email: 'jonas@lootbay-casino.example',
      phone: '+356 2155 0133',
      company: 'Kivi Gaming Ltd',
      message:
        "We hold an MGA licence and operate two online casinos. We need a responsible gambling module: deposit limits, session reminders, affordability checks with an external data provider, all audited. Do you accept gaming clients? Many agencies don't, so I ask first.",
    },
    fillMs: 111254,
  },
  {
    label: 'genuine',
    kind: 'spam-trade',
    message: {
      name: 'Dr. Amrit Gill',
      email: 'amrit@gillpharmacy.example',
      phone: '020 7946 0138',
      company: 'Gill Pharmacy Group',
      message:
        'We are a registered online pharmacy (incl. erectile dysfunction and weight loss treatments) and need to rebuild the prescriber questionnaire flow, as the regulator changed its guidance. Currently WooCommerce plus a plugin. Five pharmacies, 1,300 consultations a month. Would you be able to start before April?',
    },
    fillMs: 172883,
  },
  {
    label: 'genuine',
    kind: 'spam-trade',
    message: {
      name: 'Corey Blanchet',
      email: 'corey@blanchetleads.example',
      phone: '(555) 011-2290',
      company: 'Blanchet Lead Systems',
      message:
        'We sell solar leads to installers and our distribution software is a mess of Zapier. Want a real ping/post system, consent records stored for TCPA, reporting for buyers. Volume 4-6k leads/day. Ballpark?',
    },
    fillMs: 99487,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Hilde Maes',
      email: 'hilde.maes@mail.example',
      phone: '+32 2 555 0182',
      company: '',
      message:
        'Your company has sent me three newsletters although I unsubscribed each time. Please delete my address and confirm in writing. I do not know where you obtained it.',
    },
    fillMs: 64636,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Ruben Salgado',
      email: 'ruben@salgadofotos.example',
      phone: '+34 91 555 0140',
      company: 'Salgado Fotos',
      message:
        "I believe a photo of mine is on your blog, article about cloud costs, the server room with blue cable. I didn't license it to you. Maybe you bought it from a stock site in good faith. Please tell me where from, so I can look into it with them.",
    },
    fillMs: 143422,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Ulrike Sander',
      email: 'u.sander@stadtwerke-lindau.example',
      phone: '+49 8382 555 014',
      company: 'Stadtwerke Lindenau',
      message:
        "Hello, our customer portal supplier raised the yearly fee by 70 percent, so we're looking at alternatives. Meter readings, contract changes, SEPA mandate, later dynamic tariffs. About 21,000 customers, billing is Schleupen. We're obliged to do a simplified tender, but an informal talk beforehand is allowed and would help us write sensible requirements.",
    },
    fillMs: 244164,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Moses Kiptoo',
      email: 'moses@riftdairy.example',
      phone: '+254 20 555 0143',
      company: 'Rift Dairy Ltd',
      message:
        'hello we collect milk from 5000 farmers by motorbike. riders write on paper then office types. we want phone app for riders with small printer and mpesa payment to farmers. must work without network. how do we start?',
    },
    fillMs: 102191,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Caroline Aubert',
      email: 'c.aubert@aubert-assurances.example',
      phone: '+33 4 55 50 01 29',
      company: 'Aubert & Fils',
      message:
        "Dear all, one of your former colleagues, Jens, gave me your name when we met at a wedding. I have a brokerage of 22 people near Lyon. Everyone uses ChatGPT privately and I am nervous about it. I'd like (1) a policy, (2) an internal assistant which knows our insurers' conditions, around 400 PDFs. Could you give me an order of magnitude for (2)?",
    },
    fillMs: 281703,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Trey Boudreaux',
      email: 'trey@bayoucharters.example',
      phone: '(555) 018-4471',
      company: 'Bayou Charters',
      message:
        'Need a website for fishing charters w/ deposit payments and weather cancellations. Had Wix. Hate Wix. 2 boats. Whats your smallest job you take',
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Agnieszka Dudek',
      email: 'a.dudek@lumeno.example',
      phone: '+48 61 555 0137',
      company: 'Lumeno Lighting Sp. z o.o.',
      message:
        'Good morning, please quote for the following:\n1. Product configurator for track lighting, export to PDF and DIALux\n2. Languages PL, EN, DE, CZ\n3. Integration Comarch ERP XL (stock, price lists)\n4. 24 months maintenance\nOffers are collected until the 20th, decision 10 days later. Questions by email only please.',
    },
    fillMs: 163339,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Sunil',
      email: 'sunil@patelconvenience.example',
      phone: '020 7946 0192',
      company: '',
      message:
        "I own 4 convenience shops and want something like the big supermarkets' loyalty card but small. Points, on the phone, works with our EPOS which is called ShopMate I think. Is it crazy money?",
    },
    fillMs: 81266,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Erika Holm',
      email: 'erika.holm@skovlundmuseum.example',
      phone: '+45 33 55 01 18',
      company: 'Skovlund Museum',
      message:
        "Hello! We have funding for an audio guide app and the curator insists on indoor positioning, which I've been warned about. I'd like an outside opinion before we write it in the application. Could we hire you for half a day? We're 25 minutes from Aarhus station.",
    },
    fillMs: 126273,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Gonzalo Prieto',
      email: 'gprieto@frutasprieto.example',
      phone: '+34 968 55 50 17',
      company: 'Frutas Prieto',
      message:
        'We export lemons and broccoli. Every supermarket has its own platform for the certificates and quality reports, we have four girls copying data all day. Is there an intelligent way? I have seen something named RPA. Please propose a visit or video.',
    },
    fillMs: 147652,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Linda Strand',
      email: 'linda@strandoglarsen.example',
      phone: '+47 22 55 01 74',
      company: 'Strand & Larsen Arkitekter',
      message:
        "Would you be able to help with a plugin for Revit? It should check our models against the Norwegian accessibility rules and write a report. We're 30 architects and 4 of us would pilot. Nothing similar seems to exist, which may mean it's a bad idea!",
    },
    fillMs: 109049,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Femke',
      email: 'femke@fietskoerier.example',
      phone: '+31 6 555 0119',
      company: 'Fietskoerier Noord',
      message:
        "hey, we do bike courier stuff in groningen, 35 riders. route planning is in the head of one person and he's going on paternity leave in 7 weeks lol. panic. can software do this by then or should we just suffer",
    },
    fillMs: 73276,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Terrence Boyd',
      email: 'tboyd@harlanforge.example',
      phone: '(555) 010-6634',
      company: 'Harlan Forge & Machine',
      message:
        "We're a second tier defense supplier, need to hit CMMC level 2. Our quoting system is an Access database from 2004 and the assessor laughed. Want it rebuilt and hosted in GovCloud. US persons only would have to touch it - is that something you can staff? If not, who can?",
    },
    fillMs: 155607,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Aoife Brennan',
      email: 'aoife@kindlycounselling.example',
      phone: '085 555 0133',
      company: 'Kindly Counselling',
      message:
        "Hi, we are 16 therapists sharing a practice. Want clients to be matched to a therapist through a short questionnaire. I'm wary of AI in this, it needs to be explainable and we can't have notes going to America. Is it daft to ask for this at around €8,000?",
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Rashid Karimov',
      email: 'r.karimov@silkwaygrain.example',
      phone: '+998 71 555 0140',
      company: 'Silkway Grain',
      message:
        'Dear Sirs, our company trades grain between Kazakhstan, Uzbekistan and Afghanistan. We are thinking about electronic warehouse receipts on blockchain so that the banks give credit. Central bank has sandbox. We ask for consultation, paid. English or Russian.',
    },
    fillMs: 171097,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Polly',
      email: 'polly@thewoolbarn.example',
      phone: '01632 960350',
      company: 'The Wool Barn',
      message:
        "Hello, I've a shop selling yarn and my website (someone's daughter made it, in 2016) keeps selling things I don't have. I use a till called Vend now Lightspeed. Can the two be made to talk? If it costs more than a thousand I'll probably just keep apologising to customers.",
    },
    fillMs: 119772,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Georgios Pappas',
      email: 'gpappas@aegeanferries-it.example',
      phone: '+30 210 555 0155',
      company: 'Aegean Island Ferries',
      message:
        "Request for information: load testing and performance tuning of our ticketing platform before the summer season. Last August 15 the site went down for 5 hours. Java/Spring, Oracle, on-prem with Cloudflare in front. Peak approx. 9,000 concurrent sessions. We'd need results no later than 15 May.",
    },
    fillMs: 187880,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Mel Sato',
      email: 'mel@satostudio.example',
      phone: '555 0168',
      company: 'Sato Pilates',
      message:
        "My members keep asking for an app. Mindbody has one but it's ugly and shows other studios. What do people usually do?",
    },
    fillMs: 46434,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Wolfgang Ebner',
      email: 'ebner@ebner-seilbahn.example',
      phone: '+43 5522 555 018',
      company: 'Ebner Seilbahntechnik',
      message:
        'We inspect ropeways. 40 pages checklist per installation, paper, signature of three persons, archived 10 years. We look for a tablet solution with qualified electronic signature (Austrian ID). Offline absolutely necessary, in the mountain station there is no reception. Please name a contact person.',
    },
    fillMs: 192392,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Jasmin Kaur',
      email: 'jasmin@kaurcatering.example',
      phone: '+44 1632 960171',
      company: 'Kaur Catering',
      message:
        'Can you build a quote calculator for weddings? guests x menu x distance x staff, then PDF. I do it in excel at midnight with a baby on my arm. Need it before wedding season so feb',
    },
    fillMs: 68227,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Ernesto Villalobos',
      email: 'e.villalobos@minera-altiplano.example',
      phone: '+56 2 5550 0181',
      company: 'Minera Altiplano',
      message:
        "Our company operates two lithium sites. We're searching for a partner for computer vision on conveyor belts (oversize detection). There's a camera system by a German vendor but the model is bad at night. We own 14 months of footage. A paid proof of concept of 8 weeks would be our preference. Is your team willing to travel to site, altitude 3,900 m?",
    },
    fillMs: 219454,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Harriet Noble',
      email: 'hnoble@nobleestates.example',
      phone: '020 7946 0109',
      company: 'Noble Estates',
      message:
        "We let about 350 flats in Leeds. Tenants report repairs by WhatsApp to whichever of us they know. I'd like one number, an assistant that asks the right questions and gets photos, and logs a job in Fixflo. Have you done WhatsApp Business integrations? A rough price and how long, please.",
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Olumide',
      email: 'olu@mail.test',
      phone: '+234 1 555 0126',
      company: 'Stealth',
      message:
        "Hi. Two founders, pre-seed closed (180k USD). MVP needed for cross-border payroll. We've got Figma and a spec, 38 pages. Looking for a team rather than freelancers. Can you share: team composition, weekly burn, how you handle IP, and one founder we could call? Thanks",
    },
    fillMs: 131164,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Klara Novotná',
      email: 'klara.novotna@pivovar-jelen.example',
      phone: '+420 377 555 01',
      company: 'Pivovar Jelen',
      message:
        "Hello from a brewery! Our returnable kegs disappear, about 8% a year. We'd like tracking, either RFID or QR, whatever is cheaper. 6,200 kegs. Have you done this or is it hardware and not for you?",
    },
    fillMs: 78944,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Simon Achterman',
      email: 's.achterman@kestrelaero.example',
      phone: '01632 960822',
      company: 'Kestrel Aero Parts',
      message:
        'Please could someone get in touch regarding part traceability. Our customer is pushing a consortium ledger (Hyperledger based) and we must connect by January or lose approved supplier status. API docs exist and are dreadful. We run Epicor 10. I have authority up to 40k.',
    },
    fillMs: 105663,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Nadia Haddad',
      email: 'nadia@haddadpress.example',
      phone: '+961 1 555 019',
      company: 'Haddad Press',
      message:
        'Our publishing house wants to sell e-books directly in Arabic, with right to left reader in the browser and some protection against copying. Is there something ready which you would adapt? We have 800 titles, EPUB half, PDF half.',
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Keith',
      email: 'keithd@mail.example',
      phone: '01632 960555',
      company: '',
      message:
        'I have invented a device for checking gutters and I need an app to go with it. Bluetooth. The device works, ive made six. A firm in Leeds quoted me 85 thousand and I nearly fell off the chair. Is that normal',
    },
    fillMs: 127441,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Birgit Aas',
      email: 'birgit.aas@fjordliaklinikken.example',
      phone: '+47 55 55 01 63',
      company: 'Fjordliaklinikken',
      message:
        "Our web agency is closing in March. We need somebody to take over the hosting and the maintenance of a WordPress site with a patient form (encrypted, goes to Helsenett). Not exciting work, I know. Are you interested, and what's a normal monthly fee?",
    },
    fillMs: 98015,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Andile',
      email: 'andile@kasi-solar.example',
      phone: '+27 21 555 0180',
      company: 'Kasi Solar',
      message:
        'we instal solar geysers and panels, customers pay off over 36 months by debit order. need a small system to see who paid and switch off if not (the inverter has api). fair way of course with warnings. can u help',
    },
    fillMs: 93792,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Philippa Grange',
      email: 'p.grange@hollowaycouncil.example',
      phone: '020 7946 0160',
      company: 'Holloway Borough Council',
      message:
        "I'm the programme lead for adult social care. We're seeking expressions of interest for a discovery phase (8 weeks, outside IR35, up to £75,000) into the use of AI for transcribing and summarising assessments. Suppliers should be on G-Cloud 14 or be willing to subcontract. EOI form available on request. Closing noon on the 22nd.",
    },
    fillMs: 201066,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Zsófia Balogh',
      email: 'zsofia@baloghkert.example',
      phone: '+36 1 555 0144',
      company: 'Balogh Kertészet',
      message:
        "Hi, garden center in Győr. Wish: customer takes a photo of sick plant and the app says what it is and which product we have for it. My son says it's easy now. Is he right?",
    },
    fillMs: 52641,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Ray Kowalczyk',
      email: 'ray@kowalczykelectric.example',
      phone: '(555) 016-7788',
      company: 'Kowalczyk Electric',
      message:
        "Got burned by an offshore shop. $46k in, app is 70% done they say, crashes at login. I own the code, its on GitHub. Would you look at it and give me a straight answer if it's salvageable. Dont sugarcoat.",
    },
    fillMs: 76150,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Lotte Bakker',
      email: 'lotte@wijkverpleging-oost.example',
      phone: '+31 24 555 0112',
      company: 'Wijkverpleging Oost',
      message:
        'We have 90 district nurses. They dictate in the car. Is there a possibility to let speech go straight into our ECD (Nedap Ons)? We tried one supplier: dialect was a problem. ISO 27001 / NEN 7510 certification is mandatory. Are you certified?',
    },
    fillMs: 112530,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Hiroko',
      email: 'hiroko@tablefor2.example',
      phone: '+81 6 5550 0138',
      company: '',
      message:
        "Hello. I would like to make a reservation app for chef's table, eight seats only, Osaka and Kyoto. Foreigners book and don't come, so prepayment is important. How much and how many weeks? Sorry for my English",
    },
    fillMs: 84778,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Declan Shortt',
      email: 'declan@shorttplant.example',
      phone: '086 555 0171',
      company: 'Shortt Plant Sales',
      message:
        "Used diggers. 400 machines listed on ours plus Mascus, Machinery Trader, DoneDeal. Every ad typed by hand 4 times. Want one place. Feed specs available for some of them. Ring me, I don't do emails much.",
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Valentina Russo',
      email: 'v.russo@tessuti-russo.example',
      phone: '+39 0574 55 50 12',
      company: 'Tessuti Russo S.p.A.',
      message:
        "Good morning, in view of the digital product passport for textiles we'd like to be ready one year before it's required. We have 12,000 article codes on AS/400 and suppliers who answer by fax. Who can present your approach in Prato, or online? There are three other companies from the district who might join.",
    },
    fillMs: 168296,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Bob Tranter',
      email: 'bob@trantercoaches.example',
      phone: '01632 960712',
      company: 'Tranter Coaches',
      message:
        'Afternoon. 28 coaches, school runs and private hire. Parents want to see where the bus is. We have trackers (Samsara). Do you reckon a simple web page with a code would do or does it have to be an app? School has already asked twice, so the sooner the better',
    },
    fillMs: 87762,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Ingrid Solheim',
      email: 'ingrid@solheim-revisjon.example',
      phone: '+47 51 55 01 90',
      company: 'Solheim Revisjon',
      message:
        "We'd like a second opinion on an offer from another supplier (approx NOK 2.4 million for a document management system). I can share it with names removed. Do you do reviews of that kind on hourly basis?",
    },
    fillMs: 91247,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Marco',
      email: 'marco@gelato-lab.example',
      phone: '555 0129',
      company: 'Gelato Lab',
      message:
        'ciao, we have 11 freezers vans, temp sensor in each with sim. Want alarm in Telegram when > -14. The sensor company closed their cloud. data come by MQTT. small job maybe 2 days?',
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Abigail Thornton',
      email: 'abigail@thorntonandhale.example',
      phone: '020 7946 0147',
      company: 'Thornton Hale LLP',
      message:
        "We're a law firm acting for a client in a dispute over a failed software delivery. We require an independent expert able to assess a codebase (C#/Angular, c. 400k lines) against a contractual specification and give evidence if needed. Do you undertake expert work? Please don't send conflicts-relevant details yet; I'll forward the party names first.",
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Thabo',
      email: 'thabo@mail.example',
      phone: '+27 31 555 0102',
      company: 'Shoprite-side Spaza Net',
      message:
        "Is your company doing ussd? Many of our shop owners don't have smart phones. We want stock ordering by ussd and later app.",
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Signe Lauritsen',
      email: 'signe@havbioenergi.example',
      phone: '+45 97 55 01 26',
      company: 'Hav Bioenergi',
      message:
        "We'd like to predict gas yield from feedstock mix. 3 years of SCADA data, 1-minute values, in a PI server. One of our investors wants 'AI' on the slides by the general meeting in May, I want something that actually helps the shift operators. Coffee?",
    },
    fillMs: 103167,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Ferdinand Okeke',
      email: 'f.okeke@okekelogistics.example',
      phone: '+234 1 555 0188',
      company: 'Okeke Logistics',
      message:
        "Kindly furnish us with your company profile, evidence of similar jobs (fleet and fuel management) and a proforma invoice for the assessment phase. Our procurement needs these three before I'm allowed to invite you. The project itself is 140 tankers, fuel theft is the issue.",
    },
    fillMs: 120313,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Rebekah',
      email: 'rebekah@stannesfoodbank.example',
      phone: '01632 960066',
      company: "St Anne's Food Bank",
      message:
        "Hello, we've £2,500 left of a grant and need volunteers' rota + stock in something better than a google sheet. I realise that's tiny for you. If it's too small, could you point us to someone? Thank you x",
    },
    fillMs: 71650,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Yannick Vogel',
      email: 'y.vogel@vogel-messebau.example',
      phone: '+41 31 555 01 54',
      company: 'Vogel Messebau',
      message:
        "We need 3 senior developers for 6 months inside our team (Angular, Spring Boot), start 1 February. You're a project house, but maybe you also lend people? Please with day rate and profiles.",
    },
    fillMs: 69421,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Cheryl Ann',
      email: 'cheryl@cascadebridal.example',
      phone: '(555) 012-0903',
      company: 'Cascade Bridal',
      message:
        'I want to rank better and have brides find us!! our site is slow and the seo guy says its the theme. Can you rebuild it faster? He will do the seo part himself.',
    },
    fillMs: 63596,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Ludvik Hansson',
      email: 'ludvik@hansson-fonster.example',
      phone: '+46 31 555 01 81',
      company: 'Hanssons Fönster',
      message:
        "We tested an AI for reading order emails (another company) and reached 71% right, they promised 95. Still believe in the idea. Could you have a look at 200 sample emails and tell us what's realistic? 4 pages report is enough, fixed sum.",
    },
    fillMs: 94893,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Denise',
      email: 'denise@martlocksmiths.example',
      phone: '01632 960419',
      company: 'Mart Locksmiths',
      message:
        "Hi it's Denise from Mart, can't log in since you changed to the code thing on the phone, I've got a new phone. Help!",
    },
    fillMs: 31673,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Henrik Dahl',
      email: 'henrik.dahl@dahlbyg.example',
      phone: '+45 86 55 01 35',
      company: 'Dahl Byg',
      message:
        "Ticket 4471 has been 'waiting for supplier' for nine days. Who is the supplier and what are we waiting for? Our site managers can't upload photos in the meantime.",
    },
    fillMs: 52241,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Paola Conti',
      email: 'amministrazione@contimarmi.example',
      phone: '+39 0585 555 01',
      company: 'Conti Marmi',
      message:
        'Good morning, your invoice of September was paid twice by mistake (4 and 11 October). Please confirm that you see both payments and if you prefer to refund or to deduct from the next. Regards, Paola',
    },
    fillMs: 74912,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Jim Ferris',
      email: 'jim@ferrisgolf.example',
      phone: '(555) 015-2112',
      company: 'Ferris Golf',
      message:
        'SSL certificate warning on the tee time page since this morning. Members think we got hacked. please look asap',
    },
    fillMs: 23731,
    fromAddress: 3,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Nora Keane',
      email: 'nora.keane@keanewealth.example',
      phone: '01 555 0144',
      company: 'Keane Wealth',
      message:
        'Thanks for the workshop on Wednesday, very useful. Two things: can we get the slides, and Conor would like to go with option B but without the mobile part for now. Could you revise the estimate?',
    },
    fillMs: 81722,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Stefan Lutz',
      email: 'lutz@lutz-galvanik.example',
      phone: '+49 7141 555 016',
      company: 'Lutz Galvanik',
      message:
        "Please send us the signed data processing agreement (Art. 28 GDPR) for the support contract. Our auditor comes on the 17th and it's the only one missing. I have written to support@ twice, no answer.",
    },
    fillMs: 66791,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Tanya',
      email: 'tanya@lakesideboats.example',
      phone: '555 0177',
      company: 'Lakeside Boat Hire',
      message: "Can you push the go live back a week? Our card machine contract isn't signed. Sorry!!",
    },
    fillMs: 29509,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Amaka Eze',
      email: 'amaka.eze@ezehospitals.example',
      phone: '+234 9 555 0136',
      company: 'Eze Hospitals',
      message:
        'Compliments. We wish to renew the maintenance for another 24 months but expect a discount given the two outages in July. Kindly revert with your best offer so that I can put it to the board on Thursday.',
    },
    fillMs: 87805,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Willem',
      email: 'willem@bloemenexport-dv.example',
      phone: '+31 297 555 018',
      company: 'De Vries Bloemen',
      message:
        'export to excel gives wrong euro amounts since friday. 1.250,00 becomes 1,25. only in the english version',
    },
    fillMs: 37526,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'HR Castellan',
      email: 'hr@castellanfoods.example',
      phone: '020 7946 0116',
      company: 'Castellan Foods',
      message:
        "Your consultant Peter left his badge and laptop charger at our reception on Monday. We'll hold them until collected. He also still has visitor parking key no. 7, which we would like back.",
    },
    fillMs: 48787,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Mirela Popa',
      email: 'mirela.popa@popa-textil.example',
      phone: '+40 21 555 0162',
      company: 'Popa Textil',
      message:
        "Hello, I am new responsible for IT, my predecessor Andrei left. Which contracts do we have with you, who is my contact and where's the documentation of the B2B portal? Nobody here knows anything.",
    },
    fillMs: 79336,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Colin Baxter',
      email: 'colin@baxterpumps.example',
      phone: '01632 960641',
      company: 'Baxter Pumps',
      message:
        "Happy to be a reference as you asked. Tell your prospect to ring me after 4, workshop's too noisy before.",
    },
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Ana Lucia',
      email: 'analucia@cafemontes.example',
      phone: '+57 1 5550 0177',
      company: 'Café Montes',
      message:
        "Hi! The test link you sent (staging) asks for a password and I don't have it. Also can the green be more green?",
    },
    fillMs: 28870,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Gerald Finch',
      email: 'gerald@finchauctions.example',
      phone: '020 7946 0198',
      company: 'Finch Auctions',
      message:
        "Last night's sale froze at lot 212 for four minutes. Bidders furious, consignor threatening. I want a written explanation by noon tomorrow and somebody senior on the phone before that.",
    },
    fillMs: 44470,
    fromAddress: 2,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Elif',
      email: 'elif@anadolutur.example',
      phone: '+90 212 555 0119',
      company: 'Anadolu Tur',
      message:
        'our bank changed 3d secure and payments fail with error 0051, about half of cards. you have access. pls check logs from 09:15',
    },
    fillMs: 41627,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Purchasing',
      email: 'purchasing@osterholm-paper.example',
      phone: '+358 9 555 0120',
      company: 'Österholm Paper Oy',
      message:
        "As part of our yearly supplier review please complete the attached self assessment... I notice your form doesn't take attachments. To which address may I send it? Deadline 30 November.",
    },
    fillMs: 62820,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Lee',
      email: 'lee@quaysidegym.example',
      phone: '555 0198',
      company: 'Quayside Gym',
      message: "want to cancel the app from january. members don't use it. what notice do i have to give",
    },
    fillMs: 26277,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Dr. Monika Seidl',
      email: 'praxis@seidl-derma.example',
      phone: '+43 316 555 01 2',
      company: 'Ordination Dr. Seidl',
      message:
        'The reminder SMS yesterday were sent in the night at 3:40. Several elderly patients were frightened. Please stop all SMS until it is solved.',
    },
    fillMs: 36783,
  },
  {
    label: 'genuine',
    kind: 'followup',
    message: {
      name: 'Per',
      email: 'per@nordkap-adventure.example',
      phone: '+47 78 55 01 21',
      company: 'Nordkap Adventure',
      message: "We got an email from 'Solvane billing' with a new bank account. Looks odd. Is it you? I haven't paid.",
    },
    fillMs: 32605,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Tuan',
      email: 'tuan@mail.example',
      phone: '+84 555 0129',
      company: '',
      message: 'you make pos system?',
    },
    fillMs: 12536,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Ellie Marsh',
      email: 'ellie@marshflorist.example',
      phone: '01632 960207',
      company: '',
      message: 'Need a website. Florist. When are you free?',
    },
    fillMs: 21867,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'G. Ortega',
      email: 'gortega@mail.test',
      phone: '+34 555 010 220',
      company: '',
      message: 'Do you have an office in Madrid?',
    },
    fillMs: 14899,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Hans',
      email: 'hans@werft-hm.example',
      phone: '+49 40 555 0111',
      company: 'HM Werft',
      message: 'Please send your terms for a framework contract.',
    },
    fillMs: 18477,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Kim',
      email: 'kim@dogdays.example',
      phone: '555 0124',
      company: 'Dog Days',
      message: 'app for dog walkers, ballpark??',
    },
    fillMs: 16972,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Renee',
      email: 'renee.b@mail.example',
      phone: '(555) 013-4410',
      company: '',
      message: 'Is your AI course open to individuals or just companies?',
    },
    fillMs: 22327,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Abdul',
      email: 'abdul@mail.test',
      phone: '+92 555 0140',
      company: '',
      message: 'internship possible? CS student final year',
    },
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'M. Duval',
      email: 'duval@duval-notaires.example',
      phone: '+33 5 55 50 01 44',
      company: 'Duval Notaires',
      message: 'Call me back please, subject: electronic archive.',
    },
    fillMs: 20363,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Iva',
      email: 'iva@bistrica.example',
      phone: '+359 2 555 018',
      company: '',
      message: 'what languages do you support customers in?',
    },
    fillMs: 15746,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Pat',
      email: 'pat@patsplumbing.example',
      phone: '555 0103',
      company: "Pat's Plumbing",
      message: 'website down who do i call',
    },
    fillMs: 13286,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Lars K',
      email: 'lars@mail.example',
      phone: '+45 55 50 11 00',
      company: '',
      message: 'NDA first, then details. ok?',
    },
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Oyin',
      email: 'oyin@oyinfoods.example',
      phone: '+234 555 0151',
      company: 'Oyin Foods',
      message: 'Good morning. Price of ecommerce site with delivery?',
    },
    fillMs: 20339,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Cath',
      email: 'cath@mail.example',
      phone: '01632 960311',
      company: '',
      message: 'Do you take over Drupal 7 sites',
    },
    fillMs: 14351,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Reza',
      email: 'reza@parsalab.example',
      phone: '+971 555 0190',
      company: 'Parsa Lab',
      message: 'solidity audit, 600 lines. next week?',
    },
  },
  {
    label: 'genuine',
    kind: 'spam-trade',
    message: {
      name: 'Gina Marchetti',
      email: 'gina@linkfolio.example',
      phone: '+39 055 555 0140',
      company: 'Linkfolio',
      message:
        "We run a marketplace where bloggers and advertisers agree on sponsored posts (40k users). I'm aware what you may think of that! Our problem is a monolith in PHP 7.2 and payouts that take a night to run. Looking for somebody to plan the way to PHP 8 and queues. Do you take it on, and at what day rate?",
    },
    fillMs: 152898,
  },
  {
    label: 'genuine',
    kind: 'spam-trade',
    message: {
      name: 'Trevor',
      email: 'trevor@printandpromo.example',
      phone: '01632 960528',
      company: 'Print & Promo (Derby)',
      message:
        'Hi we print mugs, pens, hi-vis, all that. Need an online designer where customer drops a logo and sees it on the mug, then it goes to our RIP software as a proper PDF. Seen one called Zakeke but fees are steep. What would our own cost',
    },
    fillMs: 85757,
  },
  {
    label: 'genuine',
    kind: 'spam-trade',
    message: {
      name: 'Ilse Vermeulen',
      email: 'ilse@bellijn.example',
      phone: '+32 3 555 0117',
      company: 'Bellijn Callcenter',
      message:
        'We are a call centre of 120 seats doing appointment setting for energy companies. We want AI quality control: transcribe calls (Flemish and French), check the mandatory sentences, score. Currently supervisors hear 2% of the calls. Which engine do you use for Flemish?',
    },
    fillMs: 121254,
  },
  {
    label: 'genuine',
    kind: 'spam-trade',
    message: {
      name: 'Maxim Orlov',
      email: 'maxim@orlov-dating.example',
      phone: '+357 25 555 018',
      company: 'Orlov Social Apps',
      message:
        'We own a dating app, 300k MAU, and drown in fake profiles and romance scammers. Looking for ML help: image reuse detection, text patterns, device signals. Existing data is labelled by moderators. Can we have a technical call, not a sales one?',
    },
  },
  {
    label: 'genuine',
    kind: 'spam-trade',
    message: {
      name: 'Helena Brandt',
      email: 'hb@brandt-inkasso.example',
      phone: '+49 511 555 0190',
      company: 'Brandt Inkasso GmbH',
      message:
        'We are a licensed debt collection company. Debtors should be able to see their file online, agree instalments and pay. Important: tone and legal texts, BaFin-like documentation, and accessibility. Around 60,000 open files. Could you name similar projects?',
    },
    fillMs: 134538,
  },
  {
    label: 'genuine',
    kind: 'spam-trade',
    message: {
      name: 'Shayla',
      email: 'shayla@glowpeptide.example',
      phone: '(555) 014-6060',
      company: 'Glow Supplement Co',
      message:
        'We sell supplements (legit ones, third party tested) and Shopify Payments dropped us with 5 days notice. Need a move to WooCommerce or something headless with a high-risk processor, subscriptions must carry over. 2,800 active subs. How fast could you go?',
    },
    fillMs: 88593,
  },
  {
    label: 'genuine',
    kind: 'spam-trade',
    message: {
      name: 'Nikhil Rao',
      email: 'nikhil@outreachly.example',
      phone: '+91 80 5550 0115',
      company: 'Outreachly',
      message:
        "Full disclosure, our product is cold email software. We're a paying customer kind of inquiry, not pitching: our sending infrastructure on AWS SES needs an MTA of our own (KumoMTA probably) and someone who's done it before. 3 month engagement. Interested or conflict of values?",
    },
    fillMs: 106850,
  },
  {
    label: 'genuine',
    kind: 'spam-trade',
    message: {
      name: 'Victoria Ellery',
      email: 'victoria@ellerycoins.example',
      phone: '020 7946 0170',
      company: 'Ellery Bullion',
      message:
        "We deal in gold and lately accept bitcoin. We need a checkout that fixes the price for 10 minutes and hedges through our exchange's API. FCA registered. Please advise on approximate budget.",
    },
    fillMs: 76526,
  },
  {
    label: 'genuine',
    kind: 'spam-trade',
    message: {
      name: 'Ondřej',
      email: 'ondrej@vpn-hory.example',
      phone: '+420 5 555 0133',
      company: 'Hory VPN',
      message:
        'hi, small vpn provider, need ios app rewrite (wireguard, swift). apple rejected us twice for something in the network extension. can you fix + maintain?',
    },
    fillMs: 54842,
  },
  {
    label: 'genuine',
    kind: 'spam-trade',
    message: {
      name: 'Regina Falk',
      email: 'regina@falk-personal.example',
      phone: '+49 69 555 0127',
      company: 'Falk Personal',
      message:
        "We're a recruitment agency (IT and engineering). Not offering you candidates :) We'd like our own matching tool, CVs against job ads, with the EU AI Act in mind as it seems to count as high risk. Could you advise us on that first? 2-3 hours consulting to begin.",
    },
    fillMs: 117099,
  },
  {
    label: 'genuine',
    kind: 'spam-trade',
    message: {
      name: 'Jamal',
      email: 'jamal@fastcashloan.example',
      phone: '+254 555 0128',
      company: 'FastCash Microloans',
      message:
        'we give small loans by phone. default is 19%. we want better scoring from mpesa statements. also want fair and legal, the data commissioner fined our competitor. tell me your experience',
    },
    fillMs: 82548,
  },
  {
    label: 'genuine',
    kind: 'spam-trade',
    message: {
      name: 'Lucy Hart',
      email: 'lucy@hartseo.example',
      phone: '01632 960744',
      company: 'Hart SEO',
      message:
        "Hello, I do SEO for local firms and three of my clients need sites rebuilt because Core Web Vitals are awful. I'd be the client, they'd not see you. Do you do white label, and is there a minimum per site?",
    },
    fillMs: 72426,
  },
  {
    label: 'genuine',
    kind: 'spam-trade',
    message: {
      name: 'Samir',
      email: 'samir@tradefloor-signals.example',
      phone: '+971 4 555 0107',
      company: 'Tradefloor',
      message:
        'I want to build trading bot for my own account, binance futures. strategy is in pine script, works in backtest. You convert to python and run in cloud? I pay hourly. no guarantee needed i know risk',
    },
    fillMs: 64242,
  },
  {
    label: 'genuine',
    kind: 'spam-trade',
    message: {
      name: 'Noreen Walsh',
      email: 'noreen@walshgrants.example',
      phone: '01 555 0122',
      company: 'Walsh Grants',
      message:
        "We fill in grant and R&D tax applications for SMEs. I'd like a drafting assistant trained on our own 600 successful applications. Client confidentiality is the sticking point. Would you explain, in plain English, how that's kept separate?",
    },
    fillMs: 93014,
  },
  {
    label: 'genuine',
    kind: 'spam-trade',
    message: {
      name: 'Beto',
      email: 'beto@apuestasol.example',
      phone: '+52 33 5550 0166',
      company: 'ApuestaSol',
      message:
        'Hello, sportsbook in Mexico with permit from SEGOB. Odds feed integration (Betradar) is slow in our app, delay 6-8 s. Need experts in websockets and scaling. Who can look at it this month?',
    },
    fillMs: 60839,
  },
  {
    label: 'genuine',
    kind: 'spam-trade',
    message: {
      name: 'Annika',
      email: 'annika@webhostel.example',
      phone: '+46 8 555 01 99',
      company: 'Webhostel',
      message:
        "We're a hosting company with 9,000 customers and a control panel from the stone age. Would like to replace billing (WHMCS) by something own or Open source. Before I write a spec: do you know this world at all?",
    },
    fillMs: 68001,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Christine Yates',
      email: 'cyates@mail.example',
      phone: '01632 960133',
      company: '',
      message:
        "One of your salespeople rang my mobile at 8.10 this morning. I'm on the TPS. I'd like to know where my number came from and for it not to happen again.",
    },
    fillMs: 58189,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Goran',
      email: 'goran.p@mail.test',
      phone: '+385 1 555 0123',
      company: '',
      message:
        'your cookie banner has no reject button on mobile, only accept. maybe not on purpose but you should know. iPhone 13 safari',
    },
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Theodora Blythe',
      email: 't.blythe@blythelaw.example',
      phone: '020 7946 0126',
      company: 'Blythe Law',
      message:
        'Dear Sirs, we act for Mr A. Penhale, a former contractor of yours, concerning unpaid invoices of £6,240. Please provide the postal and email address for service of correspondence and the name of the person dealing. No response is being sought on the substance through this form.',
    },
    fillMs: 105155,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Ola',
      email: 'ola@mail.example',
      phone: '+47 555 01 822',
      company: '',
      message:
        'Applied for the backend job in June, had two interviews, then silence. Not even a no. Rather disappointing considering how your site talks about people.',
    },
    fillMs: 61276,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Frank Dunmore',
      email: 'frank@dunmorejoinery.example',
      phone: '01632 960404',
      company: 'Dunmore Joinery',
      message:
        "I've waited 11 days for a call back that was promised 'tomorrow'. Is anyone in there? I wanted to give you work, not chase you.",
    },
    fillMs: 40193,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Security desk',
      email: 'security@hafenlogistik-nord.example',
      phone: '+49 421 555 0101',
      company: 'Hafenlogistik Nord',
      message:
        'Please be informed that a server in your address range has been trying logins on our VPN since 02:14 UTC today, approx. 3,000 attempts. Possibly a compromised test machine. Logs can be sent to your abuse contact, we found none published.',
    },
    fillMs: 89814,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Nisha',
      email: 'nisha.rt@mail.example',
      phone: '555 0191',
      company: '',
      message:
        'hello I use a screen reader (NVDA) and cannot get past the phone field in your form, it says invalid whatever I type. My husband typed this one for me. Could you repair it?',
    },
    fillMs: 112168,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Mr P. Haverkamp',
      email: 'haverkamp@mail.example',
      phone: '+31 555 0187',
      company: '',
      message:
        "In the app you made for our housing association the font is unreadably small, and I am 78. The association says ask you, so I'm asking you.",
    },
    fillMs: 98136,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Rita',
      email: 'rita@mail.test',
      phone: '+351 555 0110',
      company: '',
      message:
        "There's someone on LinkedIn pretending to be HR of Solvane, offering me remote job and asking 90 euro for equipment. I think it's scam. Do you know it?",
    },
    fillMs: 67962,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Edgar Lindt',
      email: 'edgar.lindt@mail.example',
      phone: '+41 555 01 200',
      company: '',
      message:
        'Subject access request under Article 15 GDPR: please tell me which personal data you hold on me, the purposes, recipients and storage period. I attended your webinar last year under this address. One month from today, as you know.',
    },
    fillMs: 84043,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Bronagh',
      email: 'bronagh@corrib-kayaks.example',
      phone: '091 555 014',
      company: 'Corrib Kayaks',
      message:
        'the price in your calculator said from 4,900 and the offer i got was 17,300. bit of a jump. could someone explain before i say something rude in a review',
    },
    fillMs: 53036,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Igor Šimić',
      email: 'igor@simicsec.example',
      phone: '+385 555 0177',
      company: '',
      message:
        "Hi, I noticed your staging site is indexed by search engines, and shows customer names in a demo table (looks like real ones). I haven't touched anything and want nothing for it. Just search your name plus 'staging'. Please take it down.",
    },
    fillMs: 79061,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Vera',
      email: 'vera.m@mail.example',
      phone: '+7 555 0134',
      company: '',
      message: 'I bought nothing from you but there is charge SOLVANE 49.00 on my card. Who are you?',
    },
    fillMs: 38046,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Sabine Kessel',
      email: 'kessel@kessel-orgelbau.example',
      phone: '+49 6131 555 012',
      company: 'Kessel Orgelbau',
      message:
        "Good day, we build and tune church organs. 480 maintenance contracts, all in a card index and in my father's memory. He is 74. I'd like something for phone and office before it's too late. No cloud if possible, or is that an outdated wish?",
    },
    fillMs: 139143,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Darnell Hughes',
      email: 'darnell@hughesbailbonds.example',
      phone: '(555) 017-5001',
      company: 'Hughes Bail Bonds',
      message:
        'need clients to check in by selfie + gps from there phones and alert us if they miss. texas. what do u charge and is it monthly',
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Katrin Loos',
      email: 'k.loos@loos-pharmahandel.example',
      phone: '+41 61 555 01 30',
      company: 'Loos Pharmahandel',
      message:
        'We need validation (GxP, CSV) for a custom temperature monitoring system that another firm wrote. Do you do validation documentation for software not written by you? IQ/OQ/PQ, approx. 120 requirements. Inspection is in May.',
    },
    fillMs: 75789,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Emeka',
      email: 'emeka@mail.example',
      phone: '555 0142',
      company: '',
      message:
        'Good day sir/ma. I need a mobile app like Uber but for tricycles in Enugu. I have 200 drivers in my union. How much and how long. I can pay in parts.',
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Joanna Blythe-Reed',
      email: 'jbr@greenfieldcare.example',
      phone: '020 7946 0164',
      company: 'Greenfield Care Homes',
      message:
        "We run seven care homes. Our group's CQC feedback was that incident reports aren't analysed for patterns. All of them are free text in Nourish. Could AI find, say, that falls cluster at handover? I've no defined budget but a sympathetic finance director. Happy to sign whatever to share anonymised records.",
    },
    fillMs: 124822,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Tiago',
      email: 'tiago@surfhostelpeniche.example',
      phone: '+351 262 555 01',
      company: 'Surf Hostel Peniche',
      message:
        'Hi guys! 3 surf hostels, booking via Cloudbeds, lessons via whatsapp chaos. want 1 page where guest books lesson + board + wetsuit size. we could pay part with surf lessons haha. seriously 3-4k',
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Marit Eikeland',
      email: 'marit.eikeland@eikeland-shipping.example',
      phone: '+47 52 55 01 14',
      company: 'Eikeland Shipping AS',
      message:
        'Could you provide a proposal for a data platform for 11 vessels (noon reports, engine sensors, weather), with EU MRV and FuelEU reporting? We currently have spreadsheets plus a consultant. Hosting Azure Norway East preferred. Kindly include assumptions. A technical annex of 14 pages can be sent under NDA.',
    },
    fillMs: 162957,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Pete',
      email: 'pete@mail.example',
      phone: '01632 960588',
      company: '',
      message:
        "Not sure if this is something you do but our village hall wants online booking and heating that comes on when it's booked. Heating is Hive. Committee has £600. Don't laugh",
    },
    fillMs: 56890,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Asha Menon',
      email: 'asha@menonspices.example',
      phone: '+91 484 555 0121',
      company: 'Menon Spices Exports',
      message:
        "Saw your talk at the Kochi trade event (the one about lot traceability). We'd like the same for cardamom, from estate to container. Our buyer in Hamburg would co-fund. Can we have a call with whoever was speaking? I think his name was Anders.",
    },
    fillMs: 88478,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Jean-Marc Pelletier',
      email: 'jmp@pelletier-usinage.example',
      phone: '+1 418 555 0138',
      company: 'Pelletier Usinage',
      message:
        "We want to go out of Salesforce, 22 users, it's 58k a year and we use maybe 10%. Replace by something custom or by open source CRM adapted? Please be frank if it's silly.",
    },
    fillMs: 51665,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Wiktoria',
      email: 'wiktoria@logopeda-plus.example',
      phone: '+48 12 555 0190',
      company: 'Logopeda Plus',
      message:
        "Hello! I'm speech therapist. I'd like app with exercises for children, recording of voice, and maybe AI saying if 'r' was good. I have all the exercises drawn (140). EU grant from labour office, must be spent until December. Would you help also with description for application?",
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Stuart McAllister',
      email: 'stuart@mcallisterdistillery.example',
      phone: '+44 1632 960707',
      company: 'McAllister Distillery',
      message:
        'Cask ownership. People buy a cask, we hold it 12 years, they sell it to a cousin by email. We want a proper register, certificates, transfers. My partner says NFT, I say over my dead body. Could you moderate this argument with some facts and then build whichever wins?',
    },
    fillMs: 93195,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Renata Silva',
      email: 'renata.silva@construtora-lagoa.example',
      phone: '+55 11 5550 0170',
      company: 'Construtora Lagoa',
      message:
        "Hello, I look for company to develop BIM viewer in web with comments from the works (IFC files up to 2 GB). Our team did prototype in Three.js and it dies with big models. What's your experience? We have budget approved USD 90k for this year.",
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Nell',
      email: 'nell@secondpage.example',
      phone: '555 0131',
      company: 'Second Page Books',
      message:
        'used bookshop, 30k books no barcodes. phone pic of the spine -> title + price suggestion -> listed on our site. doable??',
    },
    fillMs: 38287,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Arno Steyn',
      email: 'arno@steyn-agri.example',
      phone: '+27 51 555 0109',
      company: 'Steyn Agri',
      message:
        "Good afternoon, drone photos of maize, 4,000 ha, we want weeds and missing plants counted. The drone firm wants R180 per hectare per flight for it. Can a model be made which belongs to us? We've pictures of two seasons, about 2 TB on disks.",
    },
    fillMs: 83963,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Lorraine Pettit',
      email: 'lorraine.pettit@pettitlogistics.example',
      phone: '(555) 011-7766',
      company: 'Pettit Logistics',
      message:
        'Our EDI provider (204/210/214) was bought and the new owner tripled prices. We have 26 trading partners. Could you build or host an alternative, and how would you handle cutover without missing loads? I need a plan by month end to show the owner.',
    },
    fillMs: 90518,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Hamid',
      email: 'hamid@rugsofshiraz.example',
      phone: '+49 211 555 0129',
      company: 'Teppich Shiraz',
      message:
        'I want customer see carpet in own living room with phone camera. I have 700 carpets with good photo. Shop is Shopware 6. How much is it and can I pay after success?',
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Miriam Katz',
      email: 'miriam@katz-translations.example',
      phone: '+972 3 555 0118',
      company: 'Katz Translations',
      message:
        "Agency of 15 translators here, and yes, AI is eating our lunch. I'd like to offer clients a secure portal where machine draft + human revision are tracked segment by segment, with terminology. Don't want to reinvent memoQ. What'd be sensible to build and what to buy? I'd pay for a workshop day.",
    },
    fillMs: 101921,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Fergus',
      email: 'fergus@isleferryfreight.example',
      phone: '01632 960818',
      company: 'Isle Freight',
      message:
        "we have a whiteboard. we take a photo of the whiteboard. that's the system. 3 boats 2 lorries 1 fork lift. help",
    },
    fillMs: 42018,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Dr. Lukas Brenner',
      email: 'l.brenner@uniklinik-auen.example',
      phone: '+49 721 555 0180',
      company: 'Universitätsklinikum Auen',
      message:
        "As part of a funded research project (BMBF, 3 years) we need an industrial partner for the implementation of a federated learning platform between four hospitals. The partner's own share is 40%, the remainder funded. Project outline must be submitted by the 31st. Would there be any interest, and may I send you the draft of 9 pages?",
    },
    fillMs: 142834,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Tess',
      email: 'tess@parkrunpram.example',
      phone: '0412 555 013',
      company: 'Pram Club',
      message:
        "Hi, running a mums fitness franchise in Aus, 48 trainers. Each takes money differently and head office gets its cut whenever. Need billing + class app. We looked at Glofox, doesn't do franchise split. Can you do Stripe Connect? Launch by Feb school return would be amazing.",
    },
    fillMs: 65800,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Ljiljana Kos',
      email: 'ljiljana.kos@kos-knjigovodstvo.example',
      phone: '+385 1 555 0119',
      company: 'Kos Knjigovodstvo',
      message:
        "Hello, accounting office with 210 clients. From January e-invoicing is mandatory and our program doesn't support Fiskalizacija 2.0. Producer doesn't answer phone. Can you make bridge (XML in/out) to an access point? Very short deadline, I know.",
    },
    fillMs: 77362,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Alan',
      email: 'alan@mail.example',
      phone: '07700 900155',
      company: '',
      message:
        'Evening. Retired copper here, I run a lost dogs register for three counties, all volunteers. Website was hacked last week and shows adverts for handbags. 1,900 dogs in it. Could someone clean it and what would you charge a charity',
    },
    fillMs: 95878,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Mai Linh Pham',
      email: 'linh.pham@lotusfurniture.example',
      phone: '+84 274 5550 0114',
      company: 'Lotus Furniture',
      message:
        'Dear Solvane team, we are furniture manufacturer exporting to the EU (FSC certified). Our customer IKOVA recommended that we contact you to build the same supplier portal you made for them, or connect to it. Please advise who to talk with and the cost for supplier side.',
    },
    fillMs: 73622,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Rory',
      email: 'rory@badgerbrewtours.example',
      phone: '555 0107',
      company: 'Badger Brew Tours',
      message: 'Can you build me a site I can update myself? Last guys charged £45 every time I changed a price.',
    },
    fillMs: 28979,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Simone Achard',
      email: 's.achard@achard-joaillerie.example',
      phone: '+41 22 555 01 15',
      company: 'Achard Joaillerie',
      message:
        "We consider certificates of authenticity on chain for pieces above CHF 20,000. Discretion is essential: no owner's name may ever be derivable. Which architecture would you recommend, and could I get a memo (paid) before any development?",
    },
    fillMs: 86124,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Bo',
      email: 'bo@bosautorepair.example',
      phone: '(555) 018-2020',
      company: "Bo's Auto",
      message:
        'i want people text us a pic of the dash light and get an answer at night what it probaly is. then book. shop uses tekmetric',
    },
    fillMs: 35536,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Orsolya Varga',
      email: 'orsolya.varga@tiszavolgyi-viz.example',
      phone: '+36 25 555 016',
      company: 'Tiszavölgyi Vízmű',
      message:
        'Good morning. Regional water utility, 160 pumping stations, leakage 23%. We received an offer for AI leak detection from a large supplier (confidential amount, high). Would you do an independent proof on a single district with data from 2021-2024 so we can compare? Procurement threshold without tender is 15 million HUF.',
    },
    fillMs: 117792,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Clive Aspinall',
      email: 'clive@aspinallbutchers.example',
      phone: '01632 960279',
      company: 'Aspinall Butchers',
      message:
        'christmas orders. every year same disaster, 1,400 turkeys on paper slips. its september so is there time or do I wait till next year',
    },
    fillMs: 44239,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Hye-jin Park',
      email: 'hyejin@moonjarbeauty.example',
      phone: '+82 2 5550 0125',
      company: 'Moonjar Beauty',
      message:
        "Hello, we're entering Europe and we need website, skin diagnosis by selfie (AI, we own the model already, ONNX) and compliance with EU medical device question, is it cosmetic or medical? Who on your side can advise? We would like to launch in Germany and France in spring.",
    },
    fillMs: 81964,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Theo',
      email: 'theo@mail.example',
      phone: '555 0175',
      company: '',
      message:
        "My dad's company does lift maintenance and he's asked me (19) to find someone who can digitise it. I don't know what to ask. What do you need to know from us?",
    },
    fillMs: 48079,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Wanjiru Kamau',
      email: 'wanjiru@maraconservancy.example',
      phone: '+254 700 555 012',
      company: 'Mara Thorn Conservancy',
      message:
        "We have 60 camera traps & rangers sort 400,000 pictures by eye, mostly grass. Existing open models confuse hyena with wild dog, which matters a lot to us. Seeking someone for fine-tuning, plus easy tool for the rangers' laptop with no internet. Donor report due Aug.",
    },
    fillMs: 85138,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Jacqueline Moreau',
      email: 'jmoreau@moreau-traiteur.example',
      phone: '+32 2 555 0174',
      company: 'Moreau Traiteur',
      message:
        "Bonjour, could you call me about Peppol? Our accountant says from January we can't send PDF invoices to companies in Belgium any more. We have own software made by a student in 2012 (FileMaker).",
    },
    fillMs: 47126,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Gustav Ek',
      email: 'gustav.ek@ekpadel.example',
      phone: '+46 40 555 01 27',
      company: 'Ek Padel',
      message:
        'Doors, lights, cameras and booking in one app for 5 halls. Matchi takes too much. Is there anyone in your team who plays padel and understands? :)',
    },
    fillMs: 33487,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Anthea Cole',
      email: 'anthea.cole@coleriskpartners.example',
      phone: '020 7946 0137',
      company: 'Cole Risk Partners',
      message:
        "As discussed with my colleague Ben Sharma at the insurance breakfast, please find our interest in a pilot: bordereaux cleaning with an LLM. Sample files: 40, formats: terrible. Success criterion: under 2% manual correction. Max spend without board: £20k. Can you confirm feasibility and say who'd be on the team?",
    },
    fillMs: 92360,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Kev',
      email: 'kev@mail.example',
      phone: '07700 900321',
      company: '',
      message:
        'alright, mate of mine said youse sorted his booking thing (Danny, Tyneside Skips). need same. 14 skip wagons',
    },
    fillMs: 30953,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Nuria Camps',
      email: 'nuria@campsfarmacia.example',
      phone: '+34 93 555 0128',
      company: 'Farmacia Camps',
      message:
        'Good afternoon, is your company able to evaluate if our website and booking are accessible for blind persons? Regional government asked for it as we receive subsidy. We prefer an evaluation by persons rather than a widget.',
    },
    fillMs: 58061,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Evert Jansma',
      email: 'e.jansma@jansma-zuivel.example',
      phone: '+31 58 555 0140',
      company: 'Jansma Zuivel',
      message:
        'Our Kubernetes was set up by a contractor who has stopped. Certificates expire on the 3rd, and nobody dares to touch. Needed: someone this week, then monthly support, and a description that a normal person understands.',
    },
    fillMs: 40232,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Padma',
      email: 'padma@yogasutra-online.example',
      phone: '+91 98 5550 0143',
      company: '',
      message:
        'Namaste, I teach yoga on zoom to 300 ladies in 9 countries. I want own platform for recording + live + payment in rupees and dollars. Kajabi is costly for me. What is your suggestion please',
    },
    fillMs: 61260,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Lowell Grant',
      email: 'lgrant@grantgravel.example',
      phone: '(555) 019-6161',
      company: 'Grant Gravel Co',
      message:
        "Scale house software. Trucks weigh in/out, ticket prints, goes to billing by hand. Old vendor dead (literally, he passed in August, good man). Source is in Delphi on his widow's PC and she's willing. Can you take it from here?",
    },
    fillMs: 70225,
  },
];
