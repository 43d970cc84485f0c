import type { Sample } from '../../sample.ts';

export const genuineThree: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'client-change',
    message: {
      name: 'Nia Pritchard',
      email: 'nia@pritchardcheese.example',
      phone: '555 0102',
      company: 'Pritchard Cheese',
      message:
        "The new labels are in, photo of the Caws Gwyn needs swapping. Also can we hide the Christmas hampers now please, it's February and somebody ordered one",
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Zoë Lindqvist-Barnes',
      email: 'zoe@smallhours.example',
      phone: '555 0150',
      company: 'Small Hours Theatre',
      message:
        "Hello! We're a fringe theatre with a box office system from approximately the Jurassic. Need: ticketing with pay-what-you-can tiers, seat map for 84 seats, no per-ticket fees eating us alive. Could you do a discounted rate for arts organisations? We can offer a very nice programme credit and terrible wine.",
    },
    fillMs: 71000,
  },
  {
    label: 'genuine',
    kind: 'student',
    message: {
      name: 'مريم العتيبي',
      email: 'maryam.o@uni.example',
      phone: '+966 555 010 2',
      company: '',
      message:
        'السلام عليكم، أنا طالبة هندسة برمجيات في السنة الأخيرة وأبحث عن جهة للتدريب التعاوني لمدة أربعة أشهر تبدأ في سبتمبر. هل تقبلون متدربين عن بعد؟ الجامعة تطلب خطاب قبول فقط.',
    },
    fillMs: 60000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'sarah',
      email: 'sarah.poole@mailbox.example',
      phone: '555 0182',
      company: '',
      message: 'do you do apps for small gyms? just booking and maybe payments. roughly how much',
    },
    fillMs: 41000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Tom B',
      email: 'tomb@example.net',
      phone: '07700 555 013',
      company: '',
      message: 'Need a quote for a website with a login for members. About 200 members. Thanks',
    },
    fillMs: 26500,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Volodymyr Hrytsenko',
      email: 'v.hrytsenko@agrostep.example',
      phone: '+380 555 010 71',
      company: 'АгроСтеп',
      message:
        'Добрий день. Ми агрохолдинг, 12 тис. га на Полтавщині. Потрібна система обліку пального і техніки з GPS-трекерами (трекери вже є, протокол Wialon). Чи маєте досвід і скільки приблизно коштує перша версія? Бажано розмова українською або англійською.',
    },
    fillMs: 138000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Kofi',
      email: 'kofi.mensah@example.org',
      phone: '0555 010 998',
      company: 'Mensah Cold Stores',
      message:
        'Please I want an app for my cold store business so customers can order fish and chicken and pay momo. How much will it cost me and how long. I am in Kumasi.',
    },
  },
  {
    label: 'genuine',
    kind: 'client-invoice',
    message: {
      name: 'Sandra Whitelaw',
      email: 'sandra.w@whitelawgroup.example',
      phone: '555 0147',
      company: 'Whitelaw Group',
      message:
        'Re: your reminder of 3 June. We paid SOL-3298 on 21 May, £4,260.00, reference as per invoice. Our bank confirms it left. Could it have been posted to the other Whitelaw company (Whitelaw Property)? It happened last year too. Remittance can be re-sent if you tell me where to.',
    },
    fillMs: 73000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Lena',
      email: 'lena.k@mail.example',
      phone: 'mail only',
      company: 'studio halbacht',
      message:
        'Hej hallo, wir sind ein kleines Designbüro und haben einen Kunden der eine React Seite mit Headless CMS braucht. Design ist fertig in Figma, ca. 12 Templates. Habt ihr im Mai/Juni Kapazität? Budget beim Kunden so um die 18k.',
    },
    fillMs: 45000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Beatrice Nalwanga',
      email: 'beatrice@nalwangaschools.example',
      phone: '+256 555 010 3',
      company: 'Nalwanga Schools',
      message:
        'Hello, we are having three primary schools in Mukono with 1,700 pupils. We need school fees to be followed up by SMS and mobile money, and reports cards printed. Teachers are not so good with computers. Kindly send us a quotation and tell us if you train people.',
    },
    sameText: 1,
    fromAddress: 2,
  },
  {
    label: 'genuine',
    kind: 'site-bug',
    message: {
      name: 'Rina Sharma',
      email: 'rina@example.com',
      phone: '555 0183',
      company: '',
      message: 'your phone number in the header is missing a digit i think, i get a voice saying not in service',
    },
    fillMs: 18000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Adaeze Nwosu',
      email: 'adaeze@nwosufoundation.example',
      phone: '+234 555 014 0090',
      company: 'Nwosu Foundation',
      message:
        "Good afternoon. We are a registered charity funding school fees for girls in Enugu State. At the moment sponsors send money by bank transfer and we send them an email with a report once a term. We'd like a website where a sponsor sees \"her\" pupil's progress (no full names, no photos of faces) and can set up a recurring donation. Our grant for this is fixed at 9,500 euro, including first-year hosting. I'd rather you tell me frankly if it's impossible for that.",
    },
    fillMs: 197000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Elias Hoffmeister',
      email: 'e.hoffmeister@hoffmeister-pumpen.example',
      phone: '+49 555 0142 30',
      company: 'Hoffmeister Pumpen GmbH & Co. KG',
      message:
        'Sehr geehrte Damen und Herren,\n\nwir sind Hersteller von Dosierpumpen mit ca. 180 Mitarbeitern. Unsere Servicetechniker benötigen künftig eine Lösung, mit der sie vor Ort Anlagendaten auslesen (Modbus TCP), dokumentieren und ein Serviceprotokoll vom Kunden digital unterschreiben lassen können. Die Daten sollen nach SAP (S/4, Modul PM) übertragen werden.\n\nBitte teilen Sie uns mit, ob Sie über entsprechende Referenzen verfügen und ob Sie an einer Ausschreibung im dritten Quartal teilnehmen möchten. Ein Lastenheft (Entwurf, 24 Seiten) kann nach Unterzeichnung einer Geheimhaltungsvereinbarung übersandt werden.\n\nMit freundlichen Grüßen\ni. A. Elias Hoffmeister',
    },
    fillMs: 352000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Catherine Beaumont',
      email: 'c.beaumont@beaumontnotaires.example',
      phone: '+33 5 55 50 01 12',
      company: 'Étude Beaumont',
      message:
        "Madame, Monsieur, notre étude notariale souhaite mettre en place un espace client sécurisé pour le dépôt de pièces justificatives (actuellement envoyées par courriel, ce qui nous pose problème au regard du RGPD). Nous traitons environ 900 dossiers par an. Pourriez-vous nous indiquer si vous intervenez dans ce domaine, vos conditions d'hébergement (France impérativement) et vos disponibilités pour un premier échange ?\nCordialement,\nCatherine Beaumont, notaire associée",
    },
    fillMs: 176000,
  },
  {
    label: 'genuine',
    kind: 'insurance-client',
    message: {
      name: 'Ingrid Solheim',
      email: 'ingrid.solheim@solheimforsikring.example',
      phone: '+47 555 01 90',
      company: 'Solheim Forsikring',
      message:
        "We're a small mutual insurer for fishing vessels. Claims are reported by phone from sea. We'd like a claims form that works via satellite (very small pages) and a handler view. Also need to migrate about 30 years of claims from AS/400. Which of these would you do?",
    },
    fillMs: 79000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Jean-Baptiste Kouassi',
      email: 'jb.kouassi@ivoirecacao.example',
      phone: '+225 555 010 12',
      company: 'Ivoire Cacao Export',
      message:
        'Bonjour Messieurs, dans le cadre du règlement européen sur la déforestation (RDUE), nous devons géolocaliser les parcelles de 2 700 planteurs et transmettre les déclarations à nos acheteurs. Nous cherchons un prestataire pour une application de collecte hors-ligne et une base de données. Un premier appel cette semaine serait possible ? Nos acheteurs exigent un système opérationnel avant la grande récolte.',
    },
    fillMs: 158000,
  },
  {
    label: 'genuine',
    kind: 'client-change',
    message: {
      name: 'Osman Yıldız',
      email: 'osman@yildizpide.example',
      phone: '+90 555 010 331',
      company: 'Yıldız Pide',
      message:
        'Merhaba menüdeki fiyatları güncelledim ama sitede hala eskisi görünüyor, telefonda da aynı. Bakabilir misiniz?',
    },
    fillMs: 21000,
  },
  {
    label: 'genuine',
    kind: 'student',
    message: {
      name: 'Tyler',
      email: 'tyler.w@school.example',
      phone: 'none',
      company: '',
      message:
        'hi im doing a project for school about what programmers do. can i ask you 5 questions by email? its due on friday',
    },
    fillMs: 25000,
  },
  {
    label: 'genuine',
    kind: 'client-question',
    message: {
      name: 'Florian Kessler',
      email: 'f.kessler@kesslerbau.example',
      phone: '+49 555 0108 2',
      company: 'Kessler Bau',
      message:
        'Hallo zusammen, uns hat ein "Herr Brenner von Solvane" angerufen und wollte per Fernwartung auf den Server. Ist das jemand von euch? Haben erstmal nein gesagt.',
    },
    fillMs: 46000,
  },
  {
    label: 'genuine',
    kind: 'student',
    message: {
      name: 'Emilia Sauer',
      email: 'emilia.sauer@uni.example',
      phone: 'none',
      company: 'TU student',
      message:
        'Hallo, ich schreibe meine Masterarbeit über die Einführung von KI-Assistenten in mittelständischen Unternehmen und suche Interviewpartner (30–40 min, anonymisiert). Hätte jemand aus Ihrer Beratung Zeit im Juni? Fragebogen kann ich vorab schicken.',
    },
    fillMs: 91000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Rachel Oyelaran-Smith',
      email: 'r.oyelaran@northgatehousing.example',
      phone: '0191 555 0146',
      company: 'Northgate Housing Association',
      message:
        "Dear Solvane,\n\nNorthgate manages 4,300 homes. We are preparing a tender for a tenant portal (repairs reporting, rent balance, documents) to be published in the spring and would like to hold short market conversations beforehand with four or five suppliers. These are informal, about 45 minutes over Teams, and do not form part of the evaluation.\n\nWould you be interested, and if so who should the invitation go to? It would help to know whether you've integrated with housing management systems before and whether you hold Cyber Essentials Plus.\n\nKind regards,\nRachel Oyelaran-Smith\nDigital Programme Manager\n\nSo you can decide whether it's worth your while: the present portal was delivered in 2017 and the supplier has withdrawn support. About 38% of tenants have registered, and only one in ten of those used it last month. Most still telephone, and Monday mornings we've queues of forty minutes. Tenants tell us that they can't see whether a repair has been booked, so they call to ask, which makes the queue longer.\n\nWe aren't wedded to any technology. We would like to hear what you'd leave out. Our own staff are split between those who want an app and those who say a decent mobile page is enough, and the board has a particular interest in tenants who don't use the internet at all and how they'd be treated fairly.\n\nIndicative value is between £180,000 and £260,000 over four years including support. Conversations are planned for the last two weeks of January.",
    },
    fillMs: 961000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Mikkel Thorup',
      email: 'mt@thorupvvs.example',
      phone: '+45 55 50 11 20',
      company: 'Thorup VVS',
      message:
        'Hej, vi er 14 VVS-montører og vil gerne af med papirsedlerne. Har I lavet noget til timeregistrering og materialer, der kan snakke sammen med e-conomic? Ring gerne.',
    },
    fillMs: 73000,
  },
  {
    label: 'genuine',
    kind: 'teacher',
    message: {
      name: 'Anneke Postma',
      email: 'a.postma@hogeschool.example',
      phone: '+31 555 010 6',
      company: 'Hogeschool Noordrand',
      message:
        'Goedemiddag, wij zoeken voor onze minor Applied AI opdrachtgevers met een echt probleem. Vier studenten werken 10 weken 3 dagen per week. Er zijn geen kosten, wel vragen we wekelijks een uurtje begeleiding. Is dat iets voor jullie?',
    },
    fillMs: 75000,
  },
  {
    label: 'genuine',
    kind: 'phishing-report',
    message: {
      name: 'Pilar Ochoa',
      email: 'pilar@ochoaviajes.example',
      phone: '+34 555 017 2',
      company: 'Ochoa Viajes',
      message:
        'Hola, me ha llegado un correo con vuestro nombre reclamando 1.890 € por "licencia de software". Nunca he trabajado con vosotros. Supongo que es una estafa, os aviso. Si queréis os lo reenvío.',
    },
    fillMs: 37000,
  },
  {
    label: 'genuine',
    kind: 'follow-up',
    message: {
      name: 'Birgit Sommer',
      email: 'b.sommer@sommer-spedition.example',
      phone: '+49 555 0120 8',
      company: 'Sommer Spedition',
      message:
        'Sehr geehrte Frau Lindner, vielen Dank für das Angebot Nr. 2024-118. Die Geschäftsführung hat zugestimmt, allerdings benötigen wir die Zahlungsbedingungen auf 30 Tage netto statt 14. Lässt sich das machen? Dann schicke ich die Bestellung noch diese Woche raus.',
    },
    fillMs: 67000,
    fromAddress: 2,
  },
  {
    label: 'genuine',
    kind: 'client-change',
    message: {
      name: 'Zanele Khumalo',
      email: 'zanele@khumaloattorneys.example',
      phone: '+27 555 010 42',
      company: 'Khumalo Attorneys',
      message:
        "Hi team, two of our partners have left the firm. Kindly remove Mr Botha and Ms Reddy from the People page, and from the practice area pages where they're listed as contact (Conveyancing, Labour). Replace by me for now. Photo of the new associate will follow by email to Lise.",
    },
    fillMs: 64000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Luis Carrasco',
      email: 'lcarrasco@aceitesdelsur.example',
      phone: '+34 555 019 334',
      company: 'Aceites del Sur S.Coop.',
      message:
        'Buenas tardes, somos una cooperativa de aceite con 340 socios. Queremos que cada socio pueda ver desde el móvil los kilos entregados, el rendimiento y las liquidaciones. Ahora mismo se manda todo en papel. ¿Podrían darnos una idea de precio y de plazos? La campaña empieza en octubre y sería bueno tener algo antes.',
    },
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Ricardo',
      email: 'ricardo@mail.example',
      phone: '+52 555 010 33',
      company: '',
      message: 'Hacen apps?',
    },
    fillMs: 14000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Danny',
      email: 'danny@dannysdetailing.example',
      phone: '555 0164',
      company: '',
      message: 'need a booking site for car detailing, 2 locations, deposits w stripe. whats ur price',
    },
  },
  {
    label: 'genuine',
    kind: 'vulnerability',
    message: {
      name: 'Anonymous',
      email: 'noreply.researcher@example.test',
      phone: 'none',
      company: '',
      message:
        'An S3 bucket named like your company plus "-backups" lists its content publicly. There are .sql.gz files from this year. I haven\'t opened any. Lock it down.',
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Morten Kjær',
      email: 'mk@kjaerconsult.example',
      phone: '+45 55 50 14 41',
      company: 'Kjær Consult',
      message:
        "Hi, I'm scoping a tool for ESG reporting for mid-size manufacturers (CSRD). Have done it for 6 clients in spreadsheets and can see the pattern. I know the domain, I need a technical partner, probably Next + Postgres but I don't care. I have ~€40k of my own money and two pilot customers who've signed letters of intent. Would like a frank conversation about what's achievable with that.",
    },
    fillMs: 119000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Gábor Tóth',
      email: 'toth.gabor@tothpince.example',
      phone: '+36 555 0122',
      company: 'Tóth Pince',
      message:
        'Jó napot, kis borászat vagyunk Tokajból, webshopot szeretnénk angol és német nyelven, jövedéki szabályokkal és klubtagsággal. Van ilyen referenciájuk? Köszönöm',
    },
    fillMs: 70000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Dewi Kartika',
      email: 'dewi@batiklestari.example',
      phone: '+62 555 010 8831',
      company: 'Batik Lestari',
      message:
        'Selamat siang, saya punya usaha batik di Pekalongan dan mau bikin website toko online yang bisa terima pembayaran dari luar negeri. Ongkos kirim otomatis. Kira-kira berapa ya biayanya, dan apakah bisa dicicil? Terima kasih',
    },
    fillMs: 57000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Sarah-Jane Doyle',
      email: 'sj.doyle@example.org',
      phone: '086 555 0171',
      company: '',
      message:
        "Hi there, I'm returning to work after 6 years at home with my kids and used to be a QA lead. Do you offer part time (25 hrs)? I'm happy to start at a more junior level. Could I have a chat with someone in HR?",
    },
    fillMs: 54000,
  },
  {
    label: 'genuine',
    kind: 'phishing-report',
    message: {
      name: 'Okan',
      email: 'okan@example.com',
      phone: 'none',
      company: '',
      message:
        'someone on telegram says he is "Solvane trading support" with your logo and wants 200 usdt to unlock my account. is that you? if not please warn people',
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'jenny',
      email: 'jennyw@mail.example',
      phone: '555 0119',
      company: '',
      message: "Hi can someone call me about an idea I have for an app? I don't want to write it all down here",
    },
    fillMs: 19000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Annika Ström',
      email: 'annika.strom@stromrehab.example',
      phone: '+46 555 01 77 20',
      company: 'Ström Rehab AB',
      message:
        'Hej! Vi är en fysioterapiklinik i Umeå som vill ha en app där patienter ser sina övningar på video och bockar av dem. Inloggning med BankID. Har ni gjort något liknande, och vad brukar ett sådant projekt landa på?',
    },
    fillMs: 99000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Claudio Ferri',
      email: 'c.ferri@ferrimarmi.example',
      phone: '+39 555 012 889',
      company: 'Ferri Marmi srl',
      message:
        "Buongiorno, siamo un'azienda di marmi a Carrara. Vorremmo un catalogo digitale delle lastre con foto ad alta risoluzione, dove il cliente estero può prenotare la lastra per 48 ore. I nostri agenti usano l'iPad. Potete farci un preventivo di massima? Resto a disposizione per una chiamata.",
    },
    fillMs: 121000,
  },
  {
    label: 'genuine',
    kind: 'lending-client',
    message: {
      name: 'Abel Tesfaye Worku',
      email: 'abel@habeshamicro.example',
      phone: '+251 555 010',
      company: 'Habesha Microfinance',
      message:
        "Greetings. We are a licensed microfinance institution with 23 branches giving loans to women's groups. Loan officers carry paper ledgers. We want a tablet application for loan application, group guarantee, repayment collection and sync with our core banking (Temenos). Interest calculations must follow the national bank directive. Please advise about your experience in financial inclusion and a rough cost.",
    },
    fillMs: 147000,
  },
  {
    label: 'genuine',
    kind: 'site-bug',
    message: {
      name: 'Amy Trent',
      email: 'amy.trent@example.com',
      phone: '-',
      company: '',
      message: 'Your careers page gives a 404 on the second job (backend). Just fyi',
    },
    fillMs: 21500,
  },
  {
    label: 'genuine',
    kind: 'journalist',
    message: {
      name: 'Fergus McNair',
      email: 'fergus@thecourierpost.example',
      phone: '555 0160',
      company: 'The Courier Post',
      message:
        "I'm writing a piece on councils' failed software projects and understand you took over the permits portal after the first supplier went bust. Could I speak with someone on the record, or on background, before Thursday noon? Happy to send questions.",
    },
    fillMs: 55000,
  },
  {
    label: 'genuine',
    kind: 'site-bug',
    message: {
      name: 'lukas',
      email: 'lukas.r@example.net',
      phone: 'none',
      company: '',
      message:
        "hi, on firefox android the menu on your homepage covers the cookie buttons, so you can't accept or refuse and the page is stuck. pixel 6, firefox 128",
    },
    fillMs: 34000,
  },
  {
    label: 'genuine',
    kind: 'client-invoice',
    message: {
      name: 'Tomasz Gil',
      email: 'tomasz.gil@gilmeble.example',
      phone: '+48 555 010 9',
      company: 'Gil Meble',
      message:
        'Dzień dobry, nie dostaliśmy faktury za serwis za luty. Księgowa prosi o wysłanie jeszcze raz na adres faktury@gilmeble.example. Dziękuję',
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Richard Kwan',
      email: 'rkwan@kwandiagnostics.example',
      phone: '+1 555 010 9021',
      company: 'Kwan Diagnostics',
      message:
        'We operate 3 imaging centers. Radiologists dictate, a transcription vendor types, and we have a 19 hour average turnaround. Would like to evaluate on-prem speech recognition w/ medical vocabulary, integrated with our RIS via HL7. HIPAA obviously, BAA required before any data. Do you have healthcare clients in the US? If not no hard feelings, please say so up front.',
    },
    fillMs: 215000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Marcus Oduya',
      email: 'm.oduya@oduyasecurity.example',
      phone: '020 5550 0155',
      company: 'Oduya Security Services',
      message:
        "We supply guards to construction sites. Looking for a patrol app - NFC tags on the checkpoints, guard scans, supervisor gets an alert if a round is missed. I know there are products for that, we've used two of them and both fell over when we passed 300 guards. Want our own now. What's the process with you lot?",
    },
    fillMs: 159000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Νίκος Παππάς',
      email: 'n.pappas@pappasboats.example',
      phone: '+30 555 010 778',
      company: 'Pappas Boats',
      message:
        'Καλησπέρα σας, νοικιάζουμε σκάφη στην Κέρκυρα (18 σκάφη). Θέλουμε σύστημα κρατήσεων που να ενημερώνει και τα κανάλια των πρακτόρων, γιατί πέρσι είχαμε διπλές κρατήσεις. Μπορείτε να μας πείτε ένα κόστος περίπου;',
    },
    fillMs: 84000,
  },
  {
    label: 'genuine',
    kind: 'client-bug',
    message: {
      name: 'Matteo',
      email: 'matteo@velomilano.example',
      phone: '+39 555 010 61',
      company: 'VeloMilano',
      message: 'app crasha su iphone 15 quando apro la mappa. ios aggiornato ieri. su android tutto ok',
    },
    fillMs: 22000,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Gwen Prosser',
      email: 'gwen@prosserlaw.example',
      phone: '029 5550 0133',
      company: 'Prosser Law',
      message: 'Could you send your brochure, please.',
    },
    fillMs: 18500,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Patrick Nkemelu',
      email: 'patrick@nkemelupharmacy.example',
      phone: '555 010 4470',
      company: 'Nkemelu Pharmacy',
      message:
        'We have 3 pharmacies and buy from 20 wholesalers who all send price lists as excel or pdf. I want a tool which tells my buyer where each product is cheapest today. Can it be done? Cost?',
    },
    fillMs: 61000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Ibrahim El-Sayed',
      email: 'ibrahim@nileoptics.example',
      phone: '+20 555 010 6654',
      company: 'Nile Optics',
      message:
        'السلام عليكم، لدينا سلسلة محلات نظارات في القاهرة والإسكندرية (٩ فروع) ونريد برنامج موحد للمخزون والمبيعات وكشف النظر، بدل البرنامج القديم الذي يعمل على كل جهاز لوحده. هل تعملون مع عملاء في مصر؟ وكم تستغرق مدة التنفيذ تقريبا؟',
    },
    fillMs: 112000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Mariana Couto',
      email: 'mariana@coutoimoveis.example',
      phone: '+55 555 0109 88',
      company: 'Couto Imóveis',
      message:
        'Olá, somos uma imobiliária em Florianópolis com 3 corretores. Queremos um site com busca por mapa e integração com os portais (XML). Também pensamos num chatbot no WhatsApp pra filtrar os curiosos. Vocês fazem? Qual o investimento médio? Obrigada',
    },
    fillMs: 105000,
  },
  {
    label: 'genuine',
    kind: 'client-change',
    message: {
      name: 'Anthea Morris',
      email: 'anthea@morrisblinds.example',
      phone: '01632 555 031',
      company: 'Morris Blinds',
      message:
        'Please change the opening hours on our site, Saturdays we now shut at 1pm. Footer and contact page both. Thanks Anthea',
    },
    fillMs: 31000,
  },
  {
    label: 'genuine',
    kind: 'authority',
    message: {
      name: 'K. Ahlgren',
      email: 'registrator@tillsyn.example',
      phone: '+46 555 01 00',
      company: 'Tillsynsmyndigheten',
      message:
        'Diarienr 2024-5512. Vi har mottagit ett klagomål som rör hanteringen av personuppgifter i en app som ert företag anges som leverantör av. Vi behöver kontaktuppgifter till ert dataskyddsombud. Vänligen svara senast den 20 maj med angivande av diarienumret.',
    },
    fillMs: 97000,
  },
  {
    label: 'genuine',
    kind: 'client-bug',
    message: {
      name: 'Graham T',
      email: 'graham@oaklandstheatre.example',
      phone: '555 0194',
      company: 'Oaklands Theatre',
      message: 'seat map upside down on my ipad. row A is at the back. funny but not for the customers',
    },
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Brendan Quill',
      email: 'brendan@quillorganics.example',
      phone: '087 555 0144',
      company: 'Quill Organics',
      message:
        'See below, my accountant says the bank details on the last invoice differ from the one before. Did you change banks?\n\n> From: billing@solvane-accounts.test\n> Please note that our bank details have changed with immediate effect. Kindly settle invoice SOL-3402 to the new IBAN stated on the attached.\n> Thank you for your cooperation',
    },
    fillMs: 12500,
  },
  {
    label: 'genuine',
    kind: 'partner',
    message: {
      name: 'Curtis Bohannon',
      email: 'curtis@bohannonit.example',
      phone: '(555) 010-4040',
      company: 'Bohannon IT',
      message:
        "We look after the network at Callahan Fuel. Bob says you're building the tank portal and need a VPN or something into the office. Give me a call and let's not open any ports to the internet please.",
    },
  },
  {
    label: 'genuine',
    kind: 'follow-up',
    message: {
      name: 'Trish Devlin',
      email: 'trish.devlin@devlincatering.example',
      phone: '087 555 0123',
      company: 'Devlin Catering',
      message:
        "The zoom link you sent for 2pm doesn't work, says the meeting has ended?? I'm sitting here waiting. Can you ring me instead",
    },
    fillMs: 30000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Camille Dufresne',
      email: 'c.dufresne@atelierdufresne.example',
      phone: '06 55 50 12 34',
      company: 'Atelier Dufresne',
      message:
        "Bonjour, je restaure des meubles anciens et j'aimerais un petit site avec une galerie et un formulaire de devis. Rien de compliqué. Est-ce que vous faites ça ou est-ce trop petit pour vous ? Merci d'avance",
    },
    fillMs: 88000,
  },
  {
    label: 'genuine',
    kind: 'journalist',
    message: {
      name: 'Léa Morvan',
      email: 'lea.morvan@hebdotech.example',
      phone: '+33 555 010 9',
      company: 'Hebdo Tech',
      message:
        "Bonjour, je prépare un dossier sur la traçabilité alimentaire par blockchain et cherche un retour d'expérience critique. Votre page parle d'un projet saumon, peut-on en discuter cette semaine ? Bouclage vendredi.",
    },
    fillMs: 47000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Tessa van Rooyen',
      email: 'tessa@karooadventures.example',
      phone: '+27 555 0109',
      company: 'Karoo Adventures',
      message:
        'Hi guys! Tour operator here. Our website is 11 yrs old & WordPress keeps getting hacked. Want a fresh start w/ itineraries, enquiry form, and maybe a trip planner thingy. Timeline: before peak season (Oct). Let me know next steps :)',
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Fatima Zahra Bennis',
      email: 'fz.bennis@bennistapis.example',
      phone: '+212 555 010 66',
      company: 'Bennis Tapis',
      message:
        "Bonjour, nous vendons des tapis berbères et voulons passer à l'international. Site en anglais/français/allemand, paiement par carte, calcul des frais de port DHL. On a déjà les photos. Merci de m'envoyer un devis approximatif.",
    },
    fillMs: 83000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'William Tanner',
      email: 'w.tanner@tannerbrewing.example',
      phone: '555 0121',
      company: 'Tanner Brewing Co',
      message:
        "Craft brewery, 12 staff. We've outgrown spreadsheets for batch tracking and duty returns. I've seen brewery software but the UK duty part is always wrong. Would you build something small on top of what we have (Xero + Square)? Ta",
    },
  },
  {
    label: 'genuine',
    kind: 'seo-agency-client',
    message: {
      name: 'Jordan Platt',
      email: 'jordan@plattsearch.example',
      phone: '555 0167',
      company: 'Platt Search',
      message:
        "We're an SEO agency (11 people) and need a custom rank + log file dashboard for our clients, pulling GSC, GA4 and server logs into BigQuery. Not selling you anything, promise. Who can I talk to about scope?",
    },
    fillMs: 57000,
  },
  {
    label: 'genuine',
    kind: 'follow-up',
    message: {
      name: 'Eleanor Vance-Whitby',
      email: 'evw@vancewhitby.example',
      phone: '020 5550 0177',
      company: 'Vance Whitby Interiors',
      message:
        "Following up on our meeting at the end of April. I've thought about it and I'd like to go with the smaller package, but I do want the room visualiser left in as an option at the price you mentioned (you said \"around four\", I assume thousand). Could you send the contract over? I'm away from the 12th.",
    },
    fillMs: 89000,
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Lars Egeland',
      email: 'lars@egelanddata.example',
      phone: '+47 555 01 2',
      company: 'Egeland Datasenter',
      message:
        'Hi, planned maintenance in hall B on Sunday 02:00-05:00 CET. Your rack B14 (contract 7719) will lose the A feed, B feed stays. One of your servers, label sv-bk-02, has just one PSU connected - you may want to fix that beforehand. Remote hands can do it on your ok.',
    },
    fillMs: 64000,
  },
];
