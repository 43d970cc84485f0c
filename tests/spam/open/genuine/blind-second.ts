import type { Sample } from '../../sample.ts';

export const genuineSecond: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Tom',
      email: 'tom@loftmakers.example',
      phone: '555 0154',
      company: 'Loftmakers',
      message: 'Website is down??',
    },
    fillMs: 12000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Preston Gale',
      email: 'preston@galegroupmedia.example',
      phone: '555 0342',
      company: 'Gale Group Media',
      message:
        'We publish 11 trade magazines and sell sponsored articles. I need a marketplace where advertisers book guest posts, native ads and newsletter slots themselves, with proper "sponsored" labelling and rel attributes. Stripe, editorial approval, invoicing. WordPress multisite now. Can you tell me whether to build on WP or separate?',
    },
    fillMs: 121000,
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Ilka Storm',
      email: 'storm@bueromoebel-storm.example',
      phone: '+49 441 555 0504',
      company: 'Büromöbel Storm',
      message:
        'Guten Tag Frau Adair, Ihre Bestellung vom 3.: die 12 Stehtische in Eiche sind erst in KW 41 lieferbar, in Esche sofort. Was ist Ihnen lieber? Per Mail habe ich keine Antwort bekommen, daher hier.',
    },
    fillMs: 64000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Dustin',
      email: 'dustin@northforkcoffee.example',
      phone: '555 0321',
      company: 'North Fork Coffee',
      message:
        'need help with klaviyo -> our own email list 85k subscribers, open rates tanked, dmarc something. also popups. who does deliverability at your place',
    },
    fillMs: 46000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Kwesi Appiah',
      email: 'kwesi@appiahlaw.example',
      phone: '555 0231',
      company: 'Appiah & Partners',
      message:
        'Please see below. My secretary nearly replied to it with our bank mandate. Can you confirm your bank details have NOT changed?\n\n| Dear Accounts,\n| Kindly note that due to an ongoing audit our usual account cannot receive funds.\n| All outstanding invoices must be remitted to our new beneficiary account with immediate effect.\n| Confirm once the transfer is done. Treat as urgent and confidential.\n| Regards, Finance Director, Solvane',
    },
    fillMs: 52000,
  },
  {
    label: 'genuine',
    kind: 'follow-up',
    message: {
      name: 'Alan Dray',
      email: 'alan.dray@drayanddaughters.example',
      phone: '555 0517',
      company: 'Dray & Daughters',
      message:
        "Just following up on my email below in case it got buried. We'd still like to go ahead with phase 2 and would need your signed SOW by Friday, otherwise our budget lapses.",
    },
    fillMs: 39000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Abdullah',
      email: 'abdullah@riyadh-autoparts.example',
      phone: '+966 11 555 0522',
      company: 'RAP',
      message:
        'we need 100 free visits report for our site and speed improve, magento, 60,000 skus, pages open in 9 sec. urgent before white friday',
    },
    fillMs: 52000,
  },
  {
    label: 'genuine',
    kind: 'gdpr',
    message: {
      name: 'Conor',
      email: 'conor.d@example.com',
      phone: 'none',
      company: '',
      message: 'Delete my account and everything you have about me. I applied for a job with you in 2020.',
    },
  },
  {
    label: 'genuine',
    kind: 'turkish',
    message: {
      name: 'Selin Aksoy',
      email: 'selin@aksoymobilya.example',
      phone: '+90 212 555 0168',
      company: 'Aksoy Mobilya',
      message:
        'Merhaba, bayilerimizin sipariş girebileceği bir B2B sistemine ihtiyacımız var. Logo muhasebe ile entegre olmalı. 120 bayi. Fiyat ve süre konusunda bilgi verebilir misiniz? Teşekkürler',
    },
    fillMs: 86000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Frederik Thorup',
      email: 'fth@nordvind-wind.example',
      phone: '+45 33 555 0129',
      company: 'Nordvind Service A/S',
      message:
        'Blade inspection drones produce 2 TB pr. week. We need a pipeline: ingest, tiling, defect annotation UI, report generator. We have 3 data scientists but no frontend and no devops. Looking for a team of 3-4 from September for a year. Please send profiles (anonymous is OK) and rates.',
    },
    fillMs: 124000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Joel Abrams',
      email: 'joel@merchantbridgecapital.example',
      phone: '555 0315',
      company: 'MerchantBridge Capital',
      message:
        "We do merchant cash advances. Underwriting is 6 people reading bank statements all day. Would like AI to parse PDF statements (2,000 banks' formats...), detect stacking, compute true revenue. Accuracy needs to be above what we've got today, I'd estimate 96%. We tried two APIs. Let's talk if you have done doc extraction at volume.",
    },
    fillMs: 124000,
  },
  {
    label: 'genuine',
    kind: 'phishing-report',
    message: {
      name: 'Olu',
      email: 'olu@adebayo-auto.example',
      phone: '555 0254',
      company: 'Adebayo Auto Parts',
      message:
        'There\'s a facebook page called "Solvane Crypto Invest" with your logo promising to double deposits in 48 hrs, my cousin sent them 400 dollars. Is there anything your company can do for him? I attach the page name again: Solvane Crypto Invest Official. He has receipts.',
    },
    fillMs: 104000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Jonas Lindqvist',
      email: 'jonas@lindqvist-arkitekter.example',
      phone: '555 0105',
      company: 'Lindqvist Arkitekter',
      message:
        'New site for an architecture practice. We have strong opinions about typography and will be annoying about it. Design is done by us; you would only build. Astro or similar, no CMS wanted, images must look good. July?',
    },
    fillMs: 74000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Rhona Baird',
      email: 'rhona@bairdtweed.example',
      phone: '555 0186',
      company: 'Baird Tweed Mill',
      message:
        "We were recommended you by the Glen Rinnes people. Weaving mill, 1920s looms and a stock system from about the same period. Order book to loom planning to dispatch. Would you come up and see us? There's a bed and a decent breakfast.",
    },
  },
  {
    label: 'genuine',
    kind: 'spanish',
    message: {
      name: 'Marisol Quintana',
      email: 'mquintana@aguacates-uruapan.example',
      phone: '+52 55 555 0182',
      company: 'Aguacates Uruapan',
      message:
        'Buenas tardes. Exportamos aguacate y necesitamos un sistema de trazabilidad desde la huerta hasta el contenedor. Hoy todo está en Excel. ¿Ustedes pueden venir a la empacadora a ver el proceso o trabajan solo a distancia? También quisiera saber si aceptan pago en pesos.',
    },
    fillMs: 129000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Uncle Lee',
      email: 'lee@leefamilymart.example',
      phone: '555 0540',
      company: '',
      message: 'computer guy come today or no',
    },
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Lars Mikkelsen',
      email: 'lars@mikkelsen-vvs.example',
      phone: '+45 86 555 0257',
      company: 'Mikkelsen VVS',
      message:
        'Er det her jer?\n\n> Kære kunde\n> Din e-mail-konto er næsten fuld (98%). Opgrader gratis for ikke at miste beskeder:\n> https://mail-kvote.example/opgrader\n> Webmail Team, Solvane',
    },
    fillMs: 37000,
  },
  {
    label: 'genuine',
    kind: 'gdpr',
    message: {
      name: 'Emmanuelle Roy',
      email: 'dpo@laboratoires-roy.example',
      phone: '+33 5 55 50 04 18',
      company: 'Laboratoires Roy',
      message:
        "Bonjour, en qualité de DPO je mets à jour notre registre. Merci de nous transmettre : liste des sous-traitants ultérieurs, localisation des données, mesures de sécurité (annexe II du contrat), date du dernier test d'intrusion.",
    },
    fillMs: 68000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Lukas Brandt',
      email: 'l.brandt@waldner-holz.example',
      phone: '+49 711 555 0102',
      company: 'Waldner Holzwerke',
      message:
        'Chain of custody for timber: we must prove the origin of every log (EUDR). Our association suggested blockchain. I am sceptical. Do you offer a consultation where you also tell us honestly if a normal database is enough?',
    },
    fillMs: 119000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Walter Finch',
      email: 'wfinch@example.net',
      phone: '555 0172',
      company: 'Finch Bees',
      message:
        "I keep 90 hives and I'm 71, so forgive the length, and email is better for me than zoom.\n\nI want a scale under each hive that sends the weight to my phone. I have built one with an ESP32, four load cells and a solar panel off a garden lamp, and it's been working since last May, apart from three weeks when a mouse lived in it. The readings go to a spreadsheet by way of something my grandson set up and which neither of us understands any more.\n\nFrom the weight you can tell when the nectar flow starts, when they're about to starve in February, and if you are lucky when a swarm leaves (it drops two kilos in ten minutes). I would like to have an alarm for the last one.\n\nWhat I'm after is someone to make the server part and an app, properly, and possibly sell it to other beekeepers. Our county association has 412 members and half of them asked me about it at the autumn meeting. I could do the hardware, I was an instrument maker for forty years. I can't do the rest.\n\nI have no idea what this costs. I'm able to put in about twelve thousand and my time. If that is a silly figure please say so kindly. I've drawings, the wiring diagram and a year of data if your people would like to look.\n\nWalter Finch",
    },
    fillMs: 1020000,
  },
  {
    label: 'genuine',
    kind: 'legal-notice',
    message: {
      name: 'Trademark Dept.',
      email: 'tm@solvanne-chemie.example',
      phone: '+32 2 555 0502',
      company: 'Solvanne Chemie NV',
      message:
        'Dear colleagues, we are owners of the EU trade mark SOLVANNE (classes 1, 3 and 42). Before involving counsel we would prefer to talk about coexistence. Your application in class 42 was published on 4 April, so our opposition period ends on 4 July. Who deals with this at your company?',
    },
    fillMs: 88000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Renee Castellano',
      email: 'renee@cordovaphysio.example',
      phone: '555 0177',
      company: 'Cordova Physiotherapy',
      message:
        'Good afternoon,\n\nWe operate 3 clinics and use a booking system that is being shut down by its vendor on 30 June. We need:\n- online booking\n- SMS reminders\n- intake forms (HIPAA)\n- migration of about 19,000 patient records\n\nIs the timeline at all possible? If it is not please just say so, so that I can look for something off the shelf.\n\nThanks\nRenee',
    },
    fillMs: 205000,
  },
  {
    label: 'genuine',
    kind: 'all-caps',
    message: {
      name: 'S RAMANATHAN',
      email: 'ramanathan.s@coastalspices.example',
      phone: '+91 44 555 0176',
      company: 'COASTAL SPICES EXPORTS',
      message:
        'DEAR SIR, KINDLY SEND YOUR QUOTATION FOR ERP SOFTWARE FOR SPICE EXPORT UNIT. MODULES: PURCHASE, GRADING, WAREHOUSE, SHIPPING DOCUMENTS, GST. 25 USERS. DEMO REQUIRED AT OUR KOCHI OFFICE. REGARDS',
    },
    fillMs: 138000,
  },
  {
    label: 'genuine',
    kind: 'all-caps',
    message: {
      name: 'GINO',
      email: 'gino@ginosbodyshop.example',
      phone: '555 0110',
      company: 'GINOS BODY SHOP',
      message: 'YOUR FORM DOESNT ACCEPT MY PHONE NUMBER WITH DASHES. ANYWAY HOW MUCH FOR A BOOKING PAGE',
    },
    fillMs: 51000,
    fromAddress: 2,
  },
  {
    label: 'genuine',
    kind: 'partner',
    message: {
      name: 'Helge Arnesen',
      email: 'helge@fjellkode.example',
      phone: '+47 55 555 0420',
      company: 'Fjellkode AS',
      message:
        "Hi, Fjord Ferries (our common customer) suggested I write. We make their crew scheduling, you've now got the ticket app. They want single sign-on across both. Could our architects meet before the 20th? We would do Keycloak on our side, 10-12 days subcontract to you or the other way round, we don't mind.",
    },
    fillMs: 97000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Ben',
      email: 'ben@tallpines.example',
      phone: '555 0199',
      company: 'Tall Pines Camp',
      message:
        'Summer camp, 300 kids. Registration, medical forms, bunk assignments, parents upload photos. Currently Google Forms + tears. What would something custom run us?',
    },
    fillMs: 54000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Ottilie Brandt',
      email: 'ottilie@brandt-hotels.example',
      phone: '+49 8022 555 0341',
      company: 'Brandt Hotels',
      message:
        "We get 400 newsletter sign-ups per night from bots since two weeks and our mail provider threatens to block us. Would you be able to put in double opt-in + some bot check this week? It's TYPO3 11.",
    },
    fillMs: 67000,
  },
  {
    label: 'genuine',
    kind: 'angry-customer',
    message: {
      name: 'R. Delacroix',
      email: 'rd@delacroix-traiteur.example',
      phone: '555 0243',
      company: 'Delacroix Traiteur',
      message: 'Inadmissible. Site en panne depuis samedi, 2 mariages perdus. RAPPELEZ MOI.',
    },
    fillMs: 27000,
  },
  {
    label: 'genuine',
    kind: 'bug-report',
    message: {
      name: 'Cheryl Vance',
      email: 'cvance@vance-optical.example',
      phone: '555 0225',
      company: 'Vance Optical',
      message:
        "Since the update this morning the app says \"SQLSTATE[23000]: Integrity constraint violation: 1062 Duplicate entry '0' for key 'PRIMARY'\" whenever I save a prescription. Happens in all three shops. Screenshot: https://files.vance-optical.example/err/0412.png . Can somebody look today, the optometrist is writing on paper.",
    },
    fillMs: 91000,
  },
  {
    label: 'genuine',
    kind: 'student',
    message: {
      name: 'Ahmed Sabry',
      email: 'ahmed.sabry@example.org',
      phone: '+20 2 555 0404',
      company: '',
      message:
        "Good evening, I study computer engineering in Alexandria, third year. I look for a summer internship, unpaid is also OK, remote. My GitHub is https://git.example/asabry . I've made a compiler for small language and a bus tracking app used by my faculty.",
    },
    fillMs: 91000,
  },
  {
    label: 'genuine',
    kind: 'rfp',
    message: {
      name: 'Elise Fontaine',
      email: 'e.fontaine@agence-mobilite-lac.example',
      phone: '+41 22 555 0108',
      company: 'Agence Mobilité du Lac',
      message:
        'Following our market consultation you are among five companies pre-selected for lot 2 (open data platform). Please confirm by return e-mail the name of the contact person, that your insurance covers CHF 5 million, and that no bankruptcy or criminal proceedings are pending. The specification follows only after confirmation.',
    },
    fillMs: 64000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Nils Aurich',
      email: 'aurich@prufstand24.example',
      phone: '555 0102',
      company: 'Prüfstand 24 GmbH',
      message:
        'Anforderung kurz auf Englisch, weil Ihre Seite englisch ist: we need predictive maintenance for 40 hydraulic test benches. Sensors exist, data in InfluxDB since 2019, 3 TB. We do not know if the data is good enough. Proposal for a 4-week feasibility study wanted. Deutsch geht natürlich auch.',
    },
    fillMs: 132000,
  },
  {
    label: 'genuine',
    kind: 'wrong-company',
    message: {
      name: 'Mme Girard',
      email: 'girard.m@example.net',
      phone: '555 0181',
      company: '',
      message: 'bonjour je voudrais un rendez vous pour une coloration samedi',
    },
  },
  {
    label: 'genuine',
    kind: 'portuguese',
    message: {
      name: 'Rodrigo Sampaio',
      email: 'rodrigo@sampaioseguros.example',
      phone: '+55 11 5550 0153',
      company: 'Sampaio Corretora',
      message:
        'Boa tarde! Somos corretora de seguros em Campinas, 9 mil clientes. Queremos um app para o cliente ver a apólice, abrir sinistro e falar com a gente pelo WhatsApp. Vocês atendem Brasil? Qual seria o investimento inicial e a mensalidade?',
    },
    fillMs: 104000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Delphine',
      email: 'delphine@coeurapres50.example',
      phone: '+33 1 55 50 03 05',
      company: 'Coeur Après 50',
      message:
        "Bonjour, site de rencontres pour les plus de 50 ans, 28 000 membres actifs. On a un énorme souci de faux profils (brouteurs) et on cherche une solution de modération par IA : photos, messages, demandes d'argent. Vous avez déjà fait ça ? Budget à discuter.",
    },
    fillMs: 101000,
  },
  {
    label: 'genuine',
    kind: 'pasted-mail',
    message: {
      name: 'Silke Jordan',
      email: 'silke.jordan@jordan-medtech.example',
      phone: '+49 7461 555 0518',
      company: 'Jordan Medtech',
      message:
        'Hallo zusammen,\n\nmeine Mail an sales@ kam mit "550 5.7.1 message rejected as spam" zurück, daher auf diesem Weg:\n\nWir benötigen eine Software nach IEC 62304 Klasse B für ein Handgerät (Bluetooth LE, iOS). Lastenheft 38 Seiten. Angebot bis Ende des Monats?\n\nViele Grüße\nSilke Jordan\n\n--\nJordan Medtech GmbH | Geschäftsführer: Dr. A. Jordan | HRB 555012\nDiese E-Mail ist vertraulich. Wenn Sie nicht der beabsichtigte Empfänger sind, informieren Sie bitte den Absender.',
    },
    fillMs: 14000,
  },
  {
    label: 'genuine',
    kind: 'bug-report',
    message: {
      name: 'Sunniva',
      email: 'sunniva@hytteutleie.example',
      phone: '555 0154',
      company: 'Hytteutleie Nord',
      message:
        'Hei/hi! our site suddenly shows viagra and casino text in google results, but when I open the page it\'s normal?? Title is "Cheap Cialis online – Hytteutleie". you host it. please help quickly, guests are asking',
    },
    fillMs: 64000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Yolanda Pruitt',
      email: 'yolanda@pruittrealty.example',
      phone: '555 0322',
      company: 'Pruitt Realty Group',
      message:
        "Hi! We buy leads from four portals and it's chaos. I want a landing page builder for my 30 agents, lead scoring, automatic text follow up within 5 min, and a dashboard showing cost per lead and ROI per channel. Can you guarantee go-live before the spring market? Would love a quick 15 minute call this week.",
    },
    fillMs: 95000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Rob Keane',
      email: 'rob@keanefabrication.example',
      phone: '555 0181',
      company: 'Keane Fabrication',
      message: 'As discussed on the phone, here are my details.',
    },
    fillMs: 21000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Grace Wambui',
      email: 'gwambui@mavuno-sacco.example',
      phone: '+254 20 555 0131',
      company: 'Mavuno SACCO',
      message:
        'Our savings cooperative has 12,400 members. At the moment members come in to the office to check balance or to ask for a loan. We need a mobile app and integration with mobile money. The regulator requires that data be hosted in the country. What would be your approach and do you have a local partner?',
    },
    fillMs: 176000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Svetlana Petkova',
      email: 's.petkova@rilapharma-log.example',
      phone: '+359 2 555 0147',
      company: 'Rila Pharma Logistics',
      message:
        "Dear Solvane team,\n\nwe are looking for a development partner for the serialisation software (EU FMD) in our two warehouses in Plovdiv and Ruse. Let me describe the situation openly, it is better that you know before than after.\n\nThe current solution is in-house C++ from 2012 on CentOS, about 110,000 lines. It was written by one colleague, who retires in November. The source code is available in SVN, documentation is not. It talks to label printers, four handheld scanner models, two conveyor PLCs (OPC UA since last year, before that something serial) and to the national verification system. It stops approximately once per week and is then restarted by the night shift, who have a printed sheet for this.\n\nWe would need somebody who does three things in this order: takes over while our colleague is still here, stabilises, and later rewrites step by step without a big bang. We cannot stop shipping, not for one day; hospitals depend on us.\n\nValidation (GAMP 5) is handled by our quality department but you would have to deliver test evidence.\n\nPlease tell us:\n- whether you've people with C++ on Linux, OPC UA and label printers\n- if someone could be on site in Plovdiv for the first four weeks\n- your rates, and how you handle on-call at night\n- one reference in pharma or food, with a telephone number\n\nAn NDA can be signed this week. Budget for the first year is foreseen and approved by the board.\n\nKind regards\nSvetlana Petkova\nHead of IT",
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Chiara Bellandi',
      email: 'c.bellandi@moda-verano.example',
      phone: '+39 02 555 0158',
      company: 'Moda Verano S.r.l.',
      message:
        "Hello! We're a fashion brand in Milan, we want to do digital product passports for our leather bags (NFC chip in each bag, ownership transfer when it's resold). 8.000 pieces/year. I've read your page on blockchain, can we have a call next week? Tuesday or Wednesday 15:00 CET would be perfect.",
    },
    fillMs: 127000,
  },
  {
    label: 'genuine',
    kind: 'emoji',
    message: {
      name: 'Zoë ✨',
      email: 'zoe@cloudnineyoga.example',
      phone: '555 0514',
      company: 'Cloud Nine Yoga',
      message:
        'Hiii 🧘‍♀️✨ need an app for my studio!! class booking 📅 memberships 💳 videos 🎥 and pls make it pretty 💖💖 budget 10k ish? 🙏🙏🙏',
    },
    fillMs: 44000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Ernestine Vogel',
      email: 'e.vogel@stadtarchiv-lohne.example',
      phone: '+49 4442 555 0533',
      company: 'Stadtarchiv Lohne',
      message: 'Kostenfreie Teststellung möglich? Handschriftenerkennung, Kurrent, ca. 200.000 Seiten Ratsprotokolle.',
    },
    fillMs: 35000,
  },
  {
    label: 'genuine',
    kind: 'legal-notice',
    message: {
      name: 'RAin Claudia Merz',
      email: 'merz@kanzlei-merz.example',
      phone: '+49 30 555 0501',
      company: 'Kanzlei Merz',
      message:
        'Unser Zeichen 112/24 M. In vorbezeichneter Angelegenheit zeige ich an, dass ich die Zielony Foto vertrete (Vollmacht wird anwaltlich versichert). Auf Ihrer Seite wird ein Lichtbild meiner Mandantin ohne Lizenz verwendet. Ich fordere Sie auf, die Nutzung bis zum 28. zu beenden und Auskunft über den Umfang zu erteilen. Schreiben folgt per Post.',
    },
    fillMs: 52000,
  },
  {
    label: 'genuine',
    kind: 'follow-up',
    message: {
      name: 'Ingeborg Maas',
      email: 'i.maas@maas-orgelbau.example',
      phone: '+49 228 555 0516',
      company: 'Maas Orgelbau',
      message: 'Nachtrag zu meiner Anfrage von eben: die Datenbank läuft auf FileMaker 14, nicht 16.',
    },
    fromAddress: 2,
  },
  {
    label: 'genuine',
    kind: 'japanese',
    message: {
      name: '佐久間 美穂',
      email: 'sakuma@aoba-seiki.example',
      phone: '+81 3 5550 0156',
      company: '青葉精機株式会社',
      message:
        'お世話になります。青葉精機の佐久間と申します。海外拠点向けの在庫管理システムの開発を検討しております。日本語での対応は可能でしょうか。まずは概算のお見積りと実績資料をいただければ幸いです。何卒よろしくお願いいたします。',
    },
    fillMs: 122000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: '高橋 涼',
      email: 'ryo.t@example.com',
      phone: '555 0172',
      company: '',
      message:
        'はじめまして。東京在住のエンジニアです。リモートでの採用は行っていますか。Go と Kubernetes を中心に7年の経験があります。職務経歴書はこちらです: https://resume.example/ryo-t',
    },
    fillMs: 54000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Lena Vogt',
      email: 'vogt@vogt-immo.example',
      phone: '-',
      company: '',
      message: 'Bitte um Rückruf ab 14 Uhr.',
    },
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Gwen Parry',
      email: 'gwen@parrywool.example',
      phone: '555 0238',
      company: 'Parry Wool',
      message:
        'Every day now through our contact form (the one you installed in March):\n\n1) "I can get you 10,000 real instagram followers"\n2) "Do you need a business loan up to $500k, no credit check"\n3) "Casino bonus 200% playnow.invalid"\n4) lots in Russian\n\nThis was supposed to be filtered. What can be done and does it cost extra?',
    },
    fillMs: 84000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Greg',
      email: 'greg@poolhallpoker.example',
      phone: '555 0340',
      company: 'Pool Hall Poker League',
      message:
        'amateur poker league, no money involved just points, 600 players in bars. want app for standings and tourney registration. apple rejected our last one as gambling',
    },
    fillMs: 55000,
  },
  {
    label: 'genuine',
    kind: 'all-caps',
    message: {
      name: 'EARL HUTCHINS',
      email: 'EARL@HUTCHINSFEED.EXAMPLE',
      phone: '555 0140',
      company: 'HUTCHINS FEED AND SEED',
      message:
        'GOOD MORNING. I NEED A WEB SITE WHERE FARMERS CAN ORDER FEED AND PAY WITH CARD. WE HAVE 2 STORES AND ONE TRUCK. PLEASE CALL AFTER 3 PM I DO NOT CHECK EMAIL MUCH. THANK YOU',
    },
    fillMs: 152000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Eleanor Voss',
      email: 'eleanor@vossfinancialplanning.example',
      phone: '555 0324',
      company: 'Voss Financial Planning',
      message:
        "Could you give us a proposal for a new website? What we want to convey: financial freedom, passive income in retirement, risk-free first consultation. (I know how that sounds, compliance has already approved the copy.) We'd need blog, calculators, appointment booking. 8-10 weeks.",
    },
    fillMs: 108000,
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Credit control',
      email: 'credit@metrofibre.example',
      phone: '555 0506',
      company: 'Metro Fibre',
      message:
        'Account 3300871. Your direct debit of 1,188.40 was returned unpaid by your bank on the 2nd. Service will be restricted on the 16th if the balance is not settled. You can pay in your customer portal as usual or call us. We never ask for card details by e-mail.',
    },
  },
  {
    label: 'genuine',
    kind: 'french',
    message: {
      name: 'Issa Traoré',
      email: 'issa@sahel-eau.example',
      phone: '+223 20 555 0100',
      company: 'ONG Sahel Eau',
      message:
        "bonjour je cherche une entreprise pour faire une application de suivi des forages (250 points d'eau), marche sans internet, avec photo et gps. le bailleur demande 3 devis avant vendredi, pouvez vous envoyer le votre meme approximatif. merci beaucoup",
    },
    fillMs: 112000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Tamsin Dale',
      email: 'tamsin@daleandcoaccounting.example',
      phone: '555 0138',
      company: 'Dale & Co',
      message:
        "Hi there. As an accountancy practice we'd like to give clients a portal for uploading receipts, with the data being read automatically and pushed into Xero. I know there are products for this but our partners want it white-labelled. Roughly 350 clients. Could I have a rough cost and what the running costs look like? No rush - we're planning for next tax year.",
    },
    fillMs: 158000,
  },
  {
    label: 'genuine',
    kind: 'many-links',
    message: {
      name: 'Yvette Marchetti',
      email: 'ymarchetti@regiontransit.example',
      phone: '555 0157',
      company: 'Region Transit Authority',
      message:
        'Public notice: solicitations currently open that match your vendor category.\n1. Rider alerts API - https://bids.regiontransit.example/2024-118 (closes 4/2)\n2. Fare app accessibility audit - https://bids.regiontransit.example/2024-121 (closes 4/9)\n3. GTFS data quality support - https://bids.regiontransit.example/2024-126 (closes 4/16)\nYou get this because you registered with us in January. To be taken off the list, answer this mail or write to vendors@regiontransit.example.',
    },
    fillMs: 18000,
  },
  {
    label: 'genuine',
    kind: 'partner',
    message: {
      name: 'Joanna Frost',
      email: 'jfrost@bidwellconsulting.example',
      phone: '555 0423',
      company: 'Bidwell Consulting',
      message:
        "We're prime on the Region Transit fare modernisation and one of our subs dropped out (mobile). Region suggested three names including yours. Minimum: 2 iOS, 2 Android, US based, background checked. NDA first. Interested?",
    },
    fillMs: 58000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Trent',
      email: 'trent@bayoubrewing.example',
      phone: '555 0412',
      company: 'Bayou Brewing',
      message:
        "payment link on the invoice says expired, can u send new one. also what's the wire info, my bank wants swift",
    },
    fillMs: 35000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Paula Ferreira',
      email: 'paula@ferreiravinhos.example',
      phone: 'call mail only',
      company: '',
      message: 'Interested. Pls contact.',
    },
  },
  {
    label: 'genuine',
    kind: 'chinese',
    message: {
      name: 'Mei Chow',
      email: 'mei@chowbakery.example',
      phone: '555 0146',
      company: 'Chow Bakery',
      message: '想做一個網店賣餅,可以嗎?預算大概三萬港幣。',
    },
    fillMs: 36000,
  },
  {
    label: 'genuine',
    kind: 'partner',
    message: {
      name: 'Tadeusz Lis',
      email: 't.lis@lissoft.example',
      phone: '+48 71 555 0422',
      company: 'LisSoft',
      message:
        'Hello Robert gave me your contact at the conference in Poznan, we spoke about the two React people for the Waldner project starting in May. Here the profiles as promised: https://lissoft.example/p/anna-k https://lissoft.example/p/michal-z . Rate as we agreed. Tadek',
    },
    fillMs: 51000,
  },
  {
    label: 'genuine',
    kind: 'angry-customer',
    message: {
      name: 'Sanjay Mistry',
      email: 'sanjay@mistrycabs.example',
      phone: '555 0251',
      company: 'Mistry Cabs',
      message:
        'what is going on with the driver app??? surge pricing charged a pensioner 240 pounds for 2 miles. local paper is calling me. I need someone senior on the phone in the next 30 minutes, NOT a ticket number',
    },
    fillMs: 48000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Accounts Payable',
      email: 'ap@ridgefieldmills.example',
      phone: '555 0410',
      company: 'Ridgefield Mills',
      message:
        "Invoice 2024-0871 for $12,460.00 was paid twice by mistake (3/1 and 3/8). Please confirm and advise whether you'll refund by wire or credit the next invoice. Remittance copies available. Attn: Accounts Receivable.",
    },
    fillMs: 59000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Rolf Zündel',
      email: 'r.zuendel@stadtwerke-auental.example',
      phone: '+49 621 555 0141',
      company: 'Stadtwerke Auental',
      message:
        'Migration of 70 VMs from VMware to something else. Licence costs have tripled. Interested in Proxmox, OpenShift Virtualization or cloud. We need an independent assessment, not a reseller. Please quote an assessment of max. 10 days.',
    },
    fillMs: 84000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Carlos',
      email: 'carlos@mesarojo.example',
      phone: '555 0111',
      company: '',
      message:
        'need a website for my tile business, 5 pages maybe 6, with photos. my nephew made the old one and now he moved to Chile. how much and how long',
    },
    fillMs: 61000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Patrick Oyelaran',
      email: 'patrick@remitnow.example',
      phone: '+44 20 5550 0319',
      company: 'RemitNow',
      message:
        'Money transfer operator, UK to Nigeria/Ghana/Kenya, FCA authorised. Instant transfer, wallet, western-style agent network. Fraud rules engine is home made and blocks too many of the good customers. Want an AI-assisted scoring service. Data: 3 yrs, 2.2M transactions, labelled fraud 0.4%.',
    },
    fillMs: 114000,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Bev',
      email: 'bev@example.com',
      phone: '555 0247',
      company: '',
      message:
        'your chatbot told me to contact a person here because it didnt understand my question 3 times. the question was do you do small jobs under 2000',
    },
    fillMs: 56000,
  },
  {
    label: 'genuine',
    kind: 'many-links',
    message: {
      name: 'Shira Feldman',
      email: 'shira@openlands.example',
      phone: '555 0127',
      company: 'OpenLands Foundation',
      message:
        "We'd like somebody to review three grantee sites for accessibility before we pay their final instalment: https://wetlandwatch.example , https://prairie-voices.example/home , http://creekkeepers.example (no https, I know). One page per site is plenty.",
    },
    fillMs: 82000,
  },
  {
    label: 'genuine',
    kind: 'student',
    message: {
      name: 'Kayla',
      email: 'kayla.m@example.com',
      phone: '555 0169',
      company: '',
      message:
        'hi im in 10th grade and i have to interview someone in a tech job for school its only 5 questions can someone answer by monday please',
    },
    fillMs: 52000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Ruth Abelson',
      email: 'ruth@abelsonarchive.example',
      phone: '555 0417',
      company: 'Abelson Family Archive',
      message:
        "The statement you mailed shows 90 days past due but your Mr. Kent agreed in writing to hold it until the search works. I attach nothing since this form can't. He'll know. Please correct before it goes to collections, I've never been past due in my life.",
    },
    fillMs: 112000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Clara Whitfield',
      email: 'clara@edgemontmba.example',
      phone: '555 0330',
      company: 'Edgemont Business School',
      message:
        "We send 1.2 million emails a year to prospective students and want an AI that personalises them. Our legal team is nervous. Would like a workshop of one day at our campus: what's possible, what isn't, what other schools do. Fee?",
    },
    fillMs: 73000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Dele Akintola',
      email: 'dele@harmattanfoods.example',
      phone: '+234 1 555 0155',
      company: 'Harmattan Foods',
      message:
        'Good day sir/ma. I am the operations head of Harmattan Foods, Ibadan. We distribute rice and oil to about 600 retailers. We want an application where the retailer orders from his phone and our sales men can see stock and debts. Many of the retailers have small phones so USSD or WhatsApp should be considered. Kindly advise on cost and how payment can be staged. Thank you and God bless.',
    },
    fillMs: 251000,
  },
  {
    label: 'genuine',
    kind: 'accountant',
    message: {
      name: 'Gisela Frank',
      email: 'frank@frank-stb.example',
      phone: '+49 6131 555 0512',
      company: 'Frank Steuerberatung',
      message:
        'Liebe Frau Adair, für den Jahresabschluss fehlen noch: Kontoauszüge Dezember, Reisekosten Q4, Beleg über 4.312,00 EUR (Kreditkarte, 17.11.). Bitte ins Portal hochladen, nicht mailen. Danke, G. Frank',
    },
    fillMs: 55000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'yusuf',
      email: 'yusuf.demirel@example.com',
      phone: '555 0164',
      company: 'student housing startup',
      message:
        'hey guys i have an idea for an app its like a matching thing but for roommates. i have 8k saved and a friend who does design. would you do an mvp for that or is it to small for you? can also give equity',
    },
    fillMs: 88000,
  },
  {
    label: 'genuine',
    kind: 'bug-report',
    message: {
      name: 'Hugo',
      email: 'hugo.lam@example.com',
      phone: '555 0227',
      company: '',
      message:
        'the captcha on your careers page never finishes loading, tried chrome and safari, so im using this form. is there a mail address for applications?',
    },
    fillMs: 47000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Sigrid',
      email: 'sigrid@spaelotteri.example',
      phone: '555 0163',
      company: 'Spael Lotteri',
      message:
        'Lottery for sports clubs in Norway. Prize draw must be provably fair, thought of blockchain / verifiable random. 50k tickets monthly. You have winners pages and such done before?',
    },
  },
  {
    label: 'genuine',
    kind: 'dutch',
    message: {
      name: 'Marloes Kuipers',
      email: 'marloes@kuipersbloemen.example',
      phone: '+31 71 555 0123',
      company: 'Kuipers Bloemen',
      message:
        'Hoi, wij zijn een bloemengroothandel en willen af van het inkopen via whatsapp. Kan er een ai-ding komen die de appjes leest en er orders van maakt? Klinkt gek maar onze klanten gaan echt niet op een portal inloggen.',
    },
    fillMs: 80000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'G. Papadakis',
      email: 'gp@aegean-marinas.example',
      phone: '+30 21 555 0145',
      company: 'Aegean Marinas',
      message:
        '7 marinas, berth reservation. Now by telephone. We want system like hotel booking but for boats (length, beam, draft, power). With payment. Please your offer.',
    },
    fillMs: 71000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Zsófia Balint',
      email: 'zsofia@balintvilla.example',
      phone: '+36 1 555 0339',
      company: 'Balint Timeshare Exit',
      message:
        'We help people get out of timeshare contracts and recover their money. A business with a bad neighbourhood, I know, full of scammers, which is why a serious portal with identity check of OUR staff matters to us. Could we have a first meeting online?',
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Meera Jain',
      email: 'meera@saffronkitchens.example',
      phone: '555 0109',
      company: 'Saffron Kitchens',
      message:
        'Hi! 6 restaurants in Leeds and Bradford. Looking for our own ordering app because the delivery platforms take 30%. Loyalty points, table ordering via QR, Apple/Google pay. Budget 40-60k. Is that realistic or am I dreaming',
    },
    fillMs: 97000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Mike',
      email: 'mike.t@example.com',
      phone: '555 0118',
      company: '',
      message: 'call me',
    },
    fillMs: 14000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Marcus Tidwell',
      email: 'mtidwell@bluecreeklending.example',
      phone: '555 0303',
      company: 'Blue Creek Lending',
      message:
        "We're a licensed consumer lender in 9 states. Need a rebuild of our online loan application: pre-qualification with soft pull, bank verification, e-sign, decision in under 2 minutes. Payday and installment loans up to $5,000. Compliance will want to see SOC 2. What's your availability in Q3?",
    },
    fillMs: 112000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Jamal Whitaker',
      email: 'jamal.w@example.com',
      phone: '555 0409',
      company: '',
      message:
        'yo i taught myself react during night shifts at the warehouse. no degree. heres 3 things i built: https://shiftswap.example https://jw-synth.example https://git.example/jamalw . u hire juniors?',
    },
    fillMs: 63000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Noor',
      email: 'noor.b@example.org',
      phone: '555 0191',
      company: 'tba',
      message:
        "Do you guys also do maintenance of existing Laravel apps? Our dev vanished. Literally, doesn't answer since May. I have the server password but not the repo.",
    },
    fillMs: 49000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Mags',
      email: 'mags@threeowlsnursery.example',
      phone: '555 0537',
      company: 'Three Owls Nursery',
      message:
        'hiya, parents app - can you take off the photo of little T. from tuesdays gallery ASAP, mum has not consented. i cant work out how to do it on my phone',
    },
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Otto Steiger',
      email: 'o.steiger@steigerlift.example',
      phone: '+41 31 555 0414',
      company: 'Steiger Lift AG',
      message:
        'Kündigung Wartungsvertrag 2019-77 fristgerecht per 31.12. Bestätigung bitte schriftlich. Daten der Applikation als SQL-Dump.',
    },
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Agatha Lim',
      email: 'agatha@limtea.example',
      phone: '+65 6555 0240',
      company: 'Lim Tea House',
      message:
        'My boss wants to buy this, can you tell him it is nonsense? He believes you more than me.\n\n=====\nDear CEO, we\'re a China domain authority. On Monday we received application from "Huabao Ltd" to register "limtea" as their net brand and .cn .asia domains. As you\'re the owner we need your confirmation in 7 workdays...\n=====',
    },
    fillMs: 59000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Jocelyn',
      email: 'jocelyn@staffwell.example',
      phone: '555 0539',
      company: 'StaffWell Nursing Agency',
      message:
        "We're a nurse staffing agency, looking to build shift-booking app. Nurses see open shifts, claim, get paid same day. Competitors: shiftkey type apps. 2,300 nurses. I need wireframes + price before board meeting on 21st. Could we do Zoom tmrw??",
    },
    fillMs: 56000,
  },
  {
    label: 'genuine',
    kind: 'bug-report',
    message: {
      name: 'dev@tambour',
      email: 'dev@tambour.example',
      phone: '555 0150',
      company: 'Tambour Audio',
      message:
        'POST /v2/exports returns 200 with an empty body when limit > 500.\n\ncurl -X POST https://api.solvane-client.test/v2/exports -H \'Authorization: Bearer ***\' -d \'{"limit": 501}\'\n\n< HTTP/2 200\n< content-length: 0\n\n<?php var_dump($res); // string(0) ""\n\n500 is fine. Docs say max is 1000.',
    },
    fillMs: 39000,
  },
];
