import type { Sample } from '../../sample.ts';

export const genuineThird: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'follow-up',
    message: {
      name: 'Warren Achebe',
      email: 'warren@achebeproperty.example',
      phone: '555 0161',
      company: 'Achebe Property',
      message:
        'Got your proposal. My partner wants to know if we can drop the tenant chat for now and do it in the autumn. Can you requote?',
    },
    fillMs: 25000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Dominic Earle',
      email: 'dominic@earlefinance.example',
      phone: '555 0127',
      company: 'Earle Finance',
      message:
        'Fw: Re: API keys\n\nCan somebody technical answer this for us please? From the bank\'s integration desk:\n\n"We have rotated the sandbox certificate. Clients must upload the new public key by 28/02 and move to the v3 token endpoint. Requests on v2 will get HTTP 410 afterwards."\n\nI have no idea what that means for our portal. Do we need to do something and does it cost?',
    },
    fillMs: 15000,
  },
  {
    label: 'genuine',
    kind: 'lending-client',
    message: {
      name: 'Mitch Garner',
      email: 'mitch@garnerlending.example',
      phone: '(555) 010-1199',
      company: 'Garner Lending',
      message:
        'Hard money lender in Phoenix, need a borrower portal + draw request workflow w/ inspection photos. ~140 active loans. Currently on LendingPad + Dropbox + prayer. Budget 50ish. Call me',
    },
    fillMs: 59000,
  },
  {
    label: 'genuine',
    kind: 'client-access',
    message: {
      name: 'Peter Nygaard',
      email: 'peter@nygaardboats.example',
      phone: '+47 555 01 33',
      company: 'Nygaard Boats',
      message:
        "I've got a new phone and the authenticator codes didn't move over, so I can't get in to the portal. Can you switch off two-factor for my user temporarily? You can ring me on the number you have on file to check it's me.",
    },
    fillMs: 48000,
  },
  {
    label: 'genuine',
    kind: 'pharma-client',
    message: {
      name: 'Helga Niemann',
      email: 'niemann@rosen-apotheke.example',
      phone: '+49 555 0139',
      company: 'Rosen-Apotheke',
      message:
        'Hallo, wir sind eine Apotheke mit Versandhandelserlaubnis und brauchen eine E-Rezept-Anbindung (CardLink) für unseren Shop. Machen Sie das?',
    },
    fillMs: 52000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Valentina Rossi',
      email: 'valentina@scuoladanzarossi.example',
      phone: '555 018 220',
      company: 'Scuola di Danza Rossi',
      message:
        'Ciao! Ho una scuola di danza a Bologna, 260 allievi. Mi serve un gestionale iscrizioni + pagamenti rateali + certificati medici in scadenza. Esiste già o va fatto su misura?',
    },
    fillMs: 43000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Mikhail Rudenko',
      email: 'm.rudenko@example.net',
      phone: '+995 555 010',
      company: '',
      message:
        'Hello, I applied for Senior Go Developer on 4 April and did a test task (about 9 hours). After that silence. I understand you are busy, but some feedback, even a no, would be fair.',
    },
    fillMs: 46000,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Mrs D Rowntree',
      email: 'd.rowntree@example.org',
      phone: '01632 555 066',
      company: '',
      message:
        'I have been trying to use the online repairs form your company made for my housing association. It asks for a mobile number and will not go on without one. I am 81 and do not have a mobile. I telephoned and was told to use the website. Somebody ought to think about this.',
    },
    fillMs: 103000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Grace Lim',
      email: 'grace.lim@brightbuds.example',
      phone: '+65 5550 1182',
      company: 'BrightBuds Preschool',
      message:
        'Hi, we run 5 preschools. Looking to replace our parent communication app (currently paying per child per month, it adds up to 31k a year). Features: daily updates with photos, attendance with temperature, fees. Would building our own make sense at our size? An honest view is appreciated.',
    },
    fillMs: 92000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Chris',
      email: 'chris.mcallan@example.com',
      phone: '555 0169',
      company: '',
      message:
        'looking for someone to finish an app. previous dev did about 70% (he says) then ghosted. react native + firebase. i have the code. can you look at it and tell me if its salvageable',
    },
    fillMs: 31000,
  },
  {
    label: 'genuine',
    kind: 'adult-client',
    message: {
      name: 'Vanessa Kroll',
      email: 'vanessa@velvetdrawer.example',
      phone: '+49 555 0128 1',
      company: 'Velvet Drawer',
      message:
        "Hi, we run an online shop for intimate toys and lingerie, 15k orders a year, perfectly legal and boring in daily operation. Our shop provider kicked us out over their adult policy, so we need to move to self hosted (Shopware or Medusa?) incl. age check and a payment provider that accepts us. Do you have any issue with the subject? If no, let's talk.",
    },
    fillMs: 76000,
  },
  {
    label: 'genuine',
    kind: 'partner',
    message: {
      name: 'Rupert Cheng',
      email: 'rupert@chengpay.example',
      phone: '555 0180',
      company: 'ChengPay',
      message:
        'You raised ticket 88120 with us about refunds for Quayside Hotels failing. Our engineer needs the full request id, the one in the ticket is cut off. Reply here or in the ticket, whichever.',
    },
    fillMs: 36000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Henrik Aasland',
      email: 'henrik.aasland@aaslandfisk.example',
      phone: '+47 555 01 882',
      company: 'Aasland Fisk AS',
      message:
        "We export salmon to eleven countries and our buyers increasingly ask for traceability from pen to plate. One of them mentioned blockchain, I am sceptical to be honest. I would like to talk to somebody who can tell me whether we really need that or whether an ordinary database with a web page would do the same job. If the answer is the second that's fine, we'd still need someone to build it.",
    },
    fillMs: 203000,
  },
  {
    label: 'genuine',
    kind: 'client-bug',
    message: {
      name: 'Harriet',
      email: 'harriet@tidewaterpottery.example',
      phone: '555 0109',
      company: 'Tidewater Pottery',
      message:
        "Checkout is broken for people in Northern Ireland, it tells them we don't deliver there but we do!! Two customers emailed today. Been like it since the postcode change maybe?",
    },
    fillMs: 43000,
  },
  {
    label: 'genuine',
    kind: 'call-centre-client',
    message: {
      name: 'Rowena Bautista',
      email: 'rowena@bautistacontact.example',
      phone: '+63 555 010 7',
      company: 'Bautista Contact Solutions',
      message:
        "Good day! We are a 250-seat call center in Cebu serving telco and travel accounts. We would like to have an AI tool that listens to 100% of calls and scores for QA instead of our sampling of 2%. English and Taglish. Is this within your expertise? We'd want to pilot with one account, around 4,000 calls per week.",
    },
    fillMs: 98000,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'J. Okonkwo',
      email: 'j.okonkwo@okonkwoassociates.example',
      phone: '555 0186',
      company: 'Okonkwo & Associates',
      message: 'Are you open between Christmas and New Year?',
    },
    fillMs: 15500,
  },
  {
    label: 'genuine',
    kind: 'recruiting-client',
    message: {
      name: 'Owen Strickland',
      email: 'owen@stricklandtalent.example',
      phone: '555 0148',
      company: 'Strickland Talent',
      message:
        'Hello, recruitment firm here, and no I am not offering you candidates! We want our own ATS since Bullhorn costs us a fortune. 16 recruiters, healthcare only, compliance docs with expiry dates is the main headache. Is a bespoke one sane?',
    },
    fillMs: 54000,
  },
  {
    label: 'genuine',
    kind: 'vulnerability',
    message: {
      name: 'Niklas Ehrenberg',
      email: 'niklas@ehrenberg-sec.example',
      phone: '-',
      company: '',
      message:
        "Hi, I'm a security researcher. While looking at one of your client demos (demo3.solvane.example) I noticed that the endpoint /api/v1/export?id= returns other accounts' data when the id is changed; the session isn't checked against the owner. I stopped after confirming with two ids that belonged to demo users and stored nothing.\n\nDo you have a PGP key or security contact? I couldn't find a security.txt. I'm not asking for payment. I'd suggest 90 days before I mention it anywhere.\n\nSteps: log in as the demo user from your own landing page, open the network tab, press \"export\", repeat the request with id+1. The response has name, mail and the free text notes. A quick way to contain it would be to put the demo behind basic auth until the ownership check is there. I'd also look at /api/v1/attachments, which has the same pattern, though I didn't try it because file names look like real customers there.\n\nFor the record: tested on the 9th between 20:10 and 20:35 UTC from a single address, user agent contains my handle, nine requests in total. Happy to retest when you've fixed it.",
    },
    fillMs: 371000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Yvonne Stadler',
      email: 'y.stadler@stadlerkeramik.example',
      phone: '+49 555 0140 9',
      company: 'Stadler Keramik',
      message:
        'Hallo Herr Jonas, das hier kam heute von einer Agentur. Stimmt das mit der Ladezeit oder ist das nur Angstmacherei?\n\n"Ihre Website lädt in 7,8 Sekunden und verliert dadurch bis zu 53 % der Besucher. Wir haben 14 kritische SEO-Fehler gefunden. Gerne senden wir Ihnen den kostenlosen Report."',
    },
    fillMs: 13500,
  },
  {
    label: 'genuine',
    kind: 'client-invoice',
    message: {
      name: 'Accounts Payable',
      email: 'ap@brightwellfoods.example',
      phone: '555 0132',
      company: 'Brightwell Foods',
      message:
        "Hello, invoice SOL-3381 shows VAT at 20% but we are registered in Ireland, should be reverse charge. Please cancel and reissue with our VAT number IE5550123X so I can get it in this Thursday's payment run.",
    },
    fillMs: 56000,
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Joana Reis',
      email: 'joana@reistraducoes.example',
      phone: '+351 555 010 4',
      company: 'Reis Traduções',
      message:
        'Hi, the German translation of the user manual (PO 4471) is finished, but your PO says 11,200 words and the final file has 13,950. May I invoice the actual count? Also the contact I had, Lise, seems to have left?',
    },
    fillMs: 42000,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Teun',
      email: 'teun@deboerfietsen.example',
      phone: '+31 555 010 43',
      company: 'De Boer Fietsen',
      message: 'Jullie nieuwsbrief blijft maar komen, ik heb me drie keer afgemeld. Haal me er nou eens af aub',
    },
    fillMs: 32000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Stefan Brandl',
      email: 's.brandl@brandl-holzbau.example',
      phone: '+43 555 0188 12',
      company: 'Brandl Holzbau GmbH',
      message:
        'Grüß Gott, wir haben in der Zimmerei 35 Leute und schreiben Stunden noch auf Zettel. Brauchen eine App wo die Leute auf der Baustelle Stunden, Fotos und Material eintragen können und das ganze soll dann in die BMD Lohnverrechnung. Offline muss es auch gehen weil am Berg kein Netz. Was kost sowas ungefähr? lg Stefan',
    },
    fillMs: 164000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Isabelle Roy',
      email: 'isabelle.roy@royassurances.example',
      phone: '+1 555 010 6611',
      company: 'Roy Assurances',
      message:
        "Bonjour, notre hébergeur nous a envoyé le courriel ci-dessous et je ne sais pas si c'est urgent, merci de me dire.\n\n« Votre version de PHP (7.4) ne sera plus prise en charge à compter du 1er novembre. Votre site pourrait cesser de fonctionner. Une option de support prolongé est disponible à 25 $/mois. »",
    },
    fillMs: 26500,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Derek Stannard',
      email: 'derek@stannardquarry.example',
      phone: '01632 555 077',
      company: 'Stannard Quarry Products Ltd',
      message:
        "Weighbridge software. Ours runs on Windows XP and the chap who wrote it has passed away. There's a serial cable from the indicator. We need tickets printed, account customers, and the aggregate levy return. I have the old database, it's Access I believe. If you don't do this kind of thing could you tell me who does?",
    },
    fillMs: 172000,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Marie-Claude',
      email: 'mc.lavoie@example.com',
      phone: '555 0178',
      company: '',
      message: 'Call me back',
    },
    fillMs: 13000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Philippa Grant',
      email: 'pgrant@grantmarine.example',
      phone: '+44 555 0101',
      company: 'Grant Marine Surveyors',
      message:
        "Our surveyors inspect yachts and small commercial vessels and write reports of 30 to 80 pages in Word. Each takes about a day to write up. I have been asked by my partners to look into:\n\na) a tablet app for capturing findings and photographs by area of the vessel;\nb) automatic generation of the draft report in our house style;\nc) some sort of library of standard wording, perhaps with AI suggestions, though our PI insurers will have views on that.\n\nThere are nine of us. We would want to own the code. Could you let me know your day rates, whether you work fixed price, and give me two references from clients of similar size? I'm collecting three quotes and will decide by the end of the quarter.",
    },
    fillMs: 382000,
  },
  {
    label: 'genuine',
    kind: 'partner',
    message: {
      name: 'Ellen Brandvold',
      email: 'ellen@brandvoldux.example',
      phone: '+47 555 01 65',
      company: 'Brandvold UX',
      message:
        "Hi, I'm the designer on the Aasland Fisk project, Henrik asked me to get in touch with you directly. The new Figma file has the label screens. Who on your side should I invite, and do you want tokens exported as JSON?",
    },
    fillMs: 57000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Mrs J Whitcombe',
      email: 'jwhitcombe@example.org',
      phone: '01632 555 090',
      company: "St Anne's PTA",
      message:
        "Hello, I'm writing on behalf of our school's parent association. We run a second-hand uniform shop once a month and wondered if a simple online version is possible so parents can reserve things. We have about £600 raised from the summer fair. Please don't laugh!",
    },
    fillMs: 77000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Ольга Сергеева',
      email: 'o.sergeeva@tkanidom.example',
      phone: '+7 555 010 22 41',
      company: 'ТканиДом',
      message:
        'Здравствуйте! У нас сеть из 4 магазинов тканей в Алматы, хотим интернет-магазин с остатками из 1С и чтобы можно было продавать на отрез (от 10 см). Подскажите порядок цен и сроки, и делаете ли вы дизайн сами. Удобнее писать на почту.',
    },
    fillMs: 96000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Georg',
      email: 'georg.p@example.org',
      phone: '-',
      company: '',
      message:
        "Servus, könnt's ihr a Webseitn mit Online-Reservierung für a Wirtshaus machen, so bis 3000 Euro? Danke, Georg",
    },
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'H. Sato',
      email: 'h.sato@example.org',
      phone: 'none',
      company: '',
      message: 'Do you have an office in Japan or only remote?',
    },
    fillMs: 21000,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Silvia Baumgartner',
      email: 's.baumgartner@baumgartner-optik.example',
      phone: '+43 555 0177',
      company: 'Optik Baumgartner',
      message:
        'Sehr geehrtes Team, ich muss mich leider beschweren. Die Übergabe war für den 2.5. zugesagt, dann für den 16.5., und heute höre ich, dass der zuständige Entwickler in Elternzeit ist. Das freut mich für ihn, hilft mir aber nicht. Ich erwarte bis Freitag einen verbindlichen Termin und einen Vorschlag, wie Sie die Mehrkosten für das alte System ausgleichen.\n\nZur Erinnerung, was vereinbart war: Kundenkartei mit Import aus dem Altsystem (rund 9.400 Datensätze), Terminkalender für drei Filialen, Erinnerungen per SMS, Abrechnung mit den Kassen. Geliefert wurde bisher nur der Kalender, und der zeigt bei Feiertagen falsche Öffnungszeiten. Beim Probeimport waren die Umlaute kaputt und bei etwa jedem zehnten Kunden fehlte die Sehstärke vom linken Auge, was bei einem Optiker nicht ganz unwichtig ist. Ich habe das alles am 28.4. in einer Liste geschickt (23 Punkte) und nur eine automatische Antwort bekommen.\n\nIch möchte betonen, dass die Zusammenarbeit am Anfang sehr angenehm war und ich weiterhin an einer gemeinsamen Lösung interessiert bin. Aber so geht es nicht weiter.',
    },
    fillMs: 589000,
  },
  {
    label: 'genuine',
    kind: 'follow-up',
    message: {
      name: 'Nadia Rahman',
      email: 'nadia@rahmantutors.example',
      phone: '555 0172',
      company: 'Rahman Tutors',
      message:
        "Hi, we spoke in January about the tutoring platform and I said the timing was wrong. It's right now! Can we pick it up where we left off? I think I was talking to a Daniel",
    },
    fillMs: 33000,
  },
  {
    label: 'genuine',
    kind: 'pharma-client',
    message: {
      name: 'Paula Mendes',
      email: 'paula@farmamendes.example',
      phone: '+55 555 010 41',
      company: 'Farmácia de Manipulação Mendes',
      message:
        'Olá, temos uma farmácia de manipulação e queremos receber receitas pelo WhatsApp, ler com IA e já gerar orçamento pro atendente conferir. Vocês têm algo pronto?',
    },
    fillMs: 39000,
  },
  {
    label: 'genuine',
    kind: 'client-change',
    message: {
      name: 'Ji-woo Han',
      email: 'jiwoo@seoulbeautylab.example',
      phone: '+82 555 010 4',
      company: 'Seoul Beauty Lab',
      message:
        'Hello, Please add Japanese language for product pages. Translation is ready in Google sheet, I share with Mina. How many days and is it extra cost?',
    },
    fillMs: 36000,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Monique',
      email: 'monique.dt@example.net',
      phone: '06 55 50 18 18',
      company: '',
      message: 'Bonjour, vous travaillez le samedi ?',
    },
    fillMs: 16000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Nomvula',
      email: 'nomvula@kidscornerdaycare.example',
      phone: 'none',
      company: 'Kids Corner Daycare',
      message:
        'good day i would like to know if you can make us a website for our daycare with pictures and fees. we are in durban',
    },
    fillMs: 38000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Mei Tan',
      email: 'mei@tanlogistics.example',
      phone: '+65 5550 0122',
      company: 'Tan Logistics',
      message:
        'Pls see below from our customer and advise\n\nFrom: Warehouse 3\n"scanner app log us out every 10 min since monday, driver queue until the gate. also label print blank if more than 20 carton"',
    },
    fillMs: 11500,
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Dirk (courier)',
      email: 'dispatch@schnellkurier.example',
      phone: '+49 555 0109',
      company: 'Schnellkurier',
      message:
        'Stehen mit 2 Paketen (Monitore) vor der Tür, Klingel geht nicht. Bitte um Rückruf, sonst gehen die zurück ins Depot.',
    },
    fillMs: 18000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Pete',
      email: 'pete@petesplumbing.example',
      phone: '0400 555 013',
      company: 'Petes Plumbing',
      message: "G'day, want my website to stop looking like 2009. also be able to take bookings. who do I talk to",
    },
    fillMs: 33000,
  },
  {
    label: 'genuine',
    kind: 'client-cancel',
    message: {
      name: 'Hector Ruano',
      email: 'hector.ruano@ruanogrupo.example',
      phone: '+34 555 011 90',
      company: 'Grupo Ruano',
      message:
        'Por la presente les comunico que no renovaremos el contrato de mantenimiento que vence el 31 de diciembre. Agradeceríamos que nos entregaran una copia de la base de datos, el código y los accesos al dominio antes de esa fecha. Quedo a la espera de su confirmación por escrito.',
    },
    fillMs: 82000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Thu Hà',
      email: 'thuha.le@example.org',
      phone: '+84 555 010 9',
      company: '',
      message:
        'Dear sir/madam, I am tester 5 years manual and automation (Playwright). Please tell me if the position QA Engineer is still open. Thank you so much',
    },
  },
  {
    label: 'genuine',
    kind: 'gambling-client',
    message: {
      name: 'Gavin Portelli',
      email: 'gavin@portelligaming.example',
      phone: '+356 555 0101',
      company: 'Portelli Gaming Ltd',
      message:
        "We hold an MGA B2C licence and operate two casino brands in Malta and Sweden. Looking for a team to rebuild our responsible gaming module: deposit limits, reality checks, Spelpaus integration, self exclusion across brands, audit log for the regulator. Roughly 4 devs for 6 months. NDA and due diligence pack available on request. Do you take gaming clients? Some agencies don't.",
    },
    fillMs: 188000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Alison Farrow',
      email: 'alison.farrow@farrowvets.example',
      phone: '0131 555 0166',
      company: 'Farrow Veterinary Group',
      message:
        "Hello. We've 7 branches and want pet owners to reorder prescriptions online without phoning. Needs a vet to approve each one. Our practice system has an API of sorts, documentation attached to nothing because your form doesn't take files! Can I email it to someone?",
    },
    fillMs: 128000,
  },
  {
    label: 'genuine',
    kind: 'teacher',
    message: {
      name: 'Mr A Bhattacharya',
      email: 'abhattacharya@hillside-academy.example',
      phone: '555 0114',
      company: 'Hillside Academy',
      message:
        "Dear Solvane, I teach computing at a comprehensive school and run a careers week in November. Would one of your developers, ideally one of your women developers, be willing to come in for an hour and talk to Year 9? We can't pay but lunch is on us and the kids are nice. Mostly.",
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Thandeka',
      email: 'thandeka@sunrisebakes.example',
      phone: '0555 010 443',
      company: 'Sunrise Bakes',
      message: 'Hello how much is a website with online shop for cakes? Thank you',
    },
    fillMs: 29000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'María José Quispe',
      email: 'mjquispe@alpacasur.example',
      phone: '+51 555 010 9',
      company: 'Alpaca Sur EIRL',
      message:
        'Buen día, exportamos prendas de alpaca y queremos una plataforma mayorista para boutiques de EEUU y Europa, con precios escondidos hasta que se aprueba al cliente. ¿Tienen experiencia con pagos internacionales desde Perú? Gracias.',
    },
    fillMs: 69000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Josh',
      email: 'joshtk@mail.example',
      phone: '5550143',
      company: '',
      message: 'hey can u guys build a discord bot with payments? its for a course community like 3k ppl',
    },
    fillMs: 22000,
  },
  {
    label: 'genuine',
    kind: 'lending-client',
    message: {
      name: 'Theresa Gill',
      email: 'theresa@unitycreditunion.example',
      phone: '555 0174',
      company: 'Unity Credit Union',
      message:
        'Credit union, 6,000 members. Members apply for loans on paper or a PDF. Want an online loan application with open banking affordability. Do you have FCA regulated clients?',
    },
    fillMs: 51000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Bev',
      email: 'bev.horsfall@example.net',
      phone: '555 0113',
      company: '',
      message: 'Do u do websites for holiday cottages? only one cottage. Ta Bev',
    },
  },
  {
    label: 'genuine',
    kind: 'wrong-company',
    message: {
      name: 'Klaus Hinrichs',
      email: 'k.hinrichs@example.net',
      phone: '+49 555 0117',
      company: '',
      message:
        'Ihr Fahrer hat heute beim Rückwärtsfahren meinen Zaun beschädigt, Kennzeichen habe ich notiert, auf dem Wagen stand Solvana oder Solvane. Bitte melden Sie sich wegen der Versicherung.',
    },
    fillMs: 48000,
    fromAddress: 2,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Nguyễn Thị Hoa',
      email: 'hoa.nguyen@cafehoa.example',
      phone: '+84 555 010 226',
      company: 'Cà phê Hoa',
      message:
        'Chào anh chị, bên em có chuỗi 6 quán cà phê ở Đà Nẵng, muốn làm app tích điểm và đặt món trước. Anh chị báo giá giúp em khoảng bao nhiêu và làm trong bao lâu ạ? Em cảm ơn.',
    },
    fillMs: 68000,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Leo',
      email: 'leo.k@mail.example',
      phone: '5550188',
      company: '',
      message: 'hi, anyone there?',
    },
    fillMs: 12000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Sipho Dlamini',
      email: 'sipho.dlamini@khanyawater.example',
      phone: '+27 555 010 337',
      company: 'Khanya Water Services',
      message:
        "Hi there. We read about 18 000 water meters for three municipalities. The readers take a photo, the photo gets typed in at night by temps, and roughly 4% are wrong which costs us dearly in disputes. I'd like to see if the digits can be read automatically from the picture with a confidence score so the temps only look at the doubtful ones. Phones are cheap Androids. I have about 600k labelled photos (photo + final reading). Is there someone technical I can have a chat with before we do the usual sales dance? Thanks, Sipho\n\nA bit more background so you can judge. The readers are contractors paid per meter, so anything that takes them longer than about six seconds per reading will simply not be used. They sometimes photograph the neighbour's meter, or last month's photo, which we only notice when the resident complains. Meter types: about 60% are the old drum counters with half-turned digits, the rest are newer with LCD, and there is a batch from 2011 where the glass has gone milky. Municipality B insists on an audit trail, so the original photo has to be kept seven years.\n\nWhat I don't want is a pilot that works on nice photos in an office and then dies in the field. I'd pay for two weeks of somebody looking at our data and telling me honestly what accuracy is possible before we talk about the whole thing. My own guess is 90% automatic would pay for itself in five months, but I've been wrong before.",
    },
    fillMs: 742000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Pekka Rantala',
      email: 'pekka.rantala@rantalasaha.example',
      phone: '+358 555 0144',
      company: 'Rantalan Saha Oy',
      message:
        'Hei, meillä on pieni saha ja halutaan mitata tukkien läpimitta kameralla ennen sahausta. Kone on jo, kamera ja ohjelmisto puuttuu. Onko teillä kokemusta konenäöstä? Voidaan puhua myös englanniksi.',
    },
  },
  {
    label: 'genuine',
    kind: 'lawyer',
    message: {
      name: 'Gareth Llewellyn',
      email: 'g.llewellyn@llewellynprobate.example',
      phone: '01632 555 055',
      company: 'Llewellyn Probate',
      message:
        'I act in the estate of the late Mr Ronald Ames, who traded as Ames Antiques and I understand had a website with you. Could you confirm what is owing, who holds the domain name, and how his widow can have the site taken down? I can send the grant of probate.',
    },
    fillMs: 62000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Jana Dvořáková',
      email: 'dvorakova@ucetnijd.example',
      phone: '+420 555 010 223',
      company: 'Účetní kancelář JD',
      message:
        'Dobrý den, jsme účetní kancelář s 8 zaměstnanci. Klienti nám posílají faktury mailem, foťákem, jak je napadne. Chtěli bychom portál, kam je nahrají a ono to samo přečte dodavatele, částku a DPH a pošle do Pohody. Kolik by to zhruba stálo? Děkuji',
    },
    fillMs: 79000,
  },
  {
    label: 'genuine',
    kind: 'wrong-company',
    message: {
      name: 'Fernando',
      email: 'fernando.g@example.com',
      phone: '+54 555 010',
      company: '',
      message:
        'Buenas, consulto por el pedido de pintura solvente 20 litros que iba a llegar el martes a Rosario. Sigue sin aparecer. Pedido 8841',
    },
    fillMs: 28000,
    sameText: 1,
  },
  {
    label: 'genuine',
    kind: 'seo-agency-client',
    message: {
      name: 'Agnieszka Lis',
      email: 'agnieszka@lismarketing.example',
      phone: '+48 555 010 61',
      company: 'Lis Marketing',
      message:
        'Dzień dobry, jesteśmy agencją SEO i szukamy podwykonawcy do sklepów na Shopify dla naszych klientów, ok. 2 projekty miesięcznie, pod naszą marką. Jaka stawka godzinowa?',
    },
    fillMs: 47000,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Craig',
      email: 'craig.n@mail.example',
      phone: '555 0131',
      company: 'Nethers Autos',
      message:
        '3rd time asking. nobody rings back. we paid 50% up front in november and all ive seen is a picture of a homepage. i want a meeting this week with whoever runs the place or my money back. not happy at all',
    },
    fillMs: 61000,
  },
  {
    label: 'genuine',
    kind: 'client-invoice',
    message: {
      name: 'Anouk Lemaire',
      email: 'compta@lemairetraiteur.example',
      phone: '+33 555 010 21',
      company: 'Lemaire Traiteur',
      message:
        "Bonjour, merci de nous envoyer votre nouveau RIB signé, nous avons changé de logiciel comptable et il manque dans la fiche fournisseur. La facture d'avril est bloquée à cause de ça.",
    },
    fillMs: 37500,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Dele Akinsanya',
      email: 'd.akinsanya@freightloop.example',
      phone: '+234 555 010 2231',
      company: 'Freightloop Logistics',
      message:
        'Good day,\n\nWe run about 70 trucks between Lagos, Ibadan and Cotonou. Drivers send us photos of waybills on WhatsApp and somebody retypes them. We need a driver app (Android only, must survive no network for hours) and a dispatch screen in the office. We have looked at ready-made products but none handles our customs paperwork.\n\nBudget approved by the board is USD 60-80k for the first phase. What would you need from us to give an estimate?\n\nRegards\nDele',
    },
    fillMs: 318400,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Marguerite Cole',
      email: 'm.cole@colehearing.example',
      phone: '555 0165',
      company: 'Cole Hearing Centres',
      message:
        'I\'m writing about the accessibility of the site you delivered in March. Several of our patients use screen readers, and the appointment calendar reads out as "button button button". We specified WCAG 2.2 AA in the contract, section 5. Please let me know who will be fixing this and confirm it will be under warranty and not charged.',
    },
    fillMs: 94000,
  },
  {
    label: 'genuine',
    kind: 'client-bug',
    message: {
      name: 'Beatriz',
      email: 'beatriz@floresdobairro.example',
      phone: '+351 555 010 8',
      company: 'Flores do Bairro',
      message:
        'O MB Way deixou de funcionar desde ontem à tarde, os clientes pagam e a encomenda fica pendente. Urgente pf, dia da mãe é domingo',
    },
    fillMs: 19500,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Anders',
      email: 'anders@example.org',
      phone: 'none',
      company: '',
      message: 'Prices please',
    },
    fillMs: 12500,
  },
  {
    label: 'genuine',
    kind: 'client-question',
    message: {
      name: 'Malcolm Reid',
      email: 'malcolm@reidhaulage.example',
      phone: '555 0176',
      company: 'Reid Haulage',
      message:
        'Quick one. Our insurer wants to know where the data of the driver app is hosted and when the last backup restore was tested. Is there something in writing I could forward to them? Renewal is the 30th.',
    },
    fillMs: 58000,
  },
  {
    label: 'genuine',
    kind: 'follow-up',
    message: {
      name: 'Marion Tisdale',
      email: 'marion@tisdalejoinery.example',
      phone: '01632 555 014',
      company: 'Tisdale Joinery',
      message:
        "Hello again, I filled this in about ten days ago about the staircase pricing tool and haven't heard. Did it get through? If you're too busy that's fine, just let me know so I can ask elsewhere.",
    },
    fillMs: 52000,
  },
  {
    label: 'genuine',
    kind: 'podcast',
    message: {
      name: 'Ruth Adler',
      email: 'ruth@slowsoftware.example',
      phone: 'none',
      company: 'Slow Software podcast',
      message:
        "Hi Solvane folks, I host a little podcast about boring software that lasts. One of my listeners works at a dairy you built for and says the thing has run for nine years. I'd love to hear that story from whoever wrote it. No fee either way, audience about 2,000, all nerds.",
    },
    fillMs: 68000,
  },
  {
    label: 'genuine',
    kind: 'vulnerability',
    message: {
      name: 'tara_v',
      email: 'tara.v@example.net',
      phone: 'none',
      company: '',
      message:
        'heads up: your .git folder is readable on the staging host (https://staging.solvane.example/.git/config). i could see the remote url, did not download more. please close it',
    },
    fillMs: 43000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Oskar N.',
      email: 'oskar@example.net',
      phone: '-',
      company: '',
      message:
        'moin, hab ne Idee für ein Spiel/App wo man im Stadtteil Sachen tauschen kann. Prototyp hab ich in Figma geklickt. Macht ihr auch Sachen mit Startups ohne viel Geld, also Beteiligung oder so? Sonst was kostet ein MVP',
    },
    fillMs: 52000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Ahmed Raza',
      email: 'ahmed.raza@razabuilders.example',
      phone: '+92 555 010 5567',
      company: 'Raza Builders',
      message:
        'AOA, we need an ERP for construction company, 4 sites, with petty cash, material requisition, labour attendance (face) and reports for owner on mobile. Please share your portfolio for similar and quotation. Our head office is in Lahore.',
    },
    fillMs: 56000,
  },
  {
    label: 'genuine',
    kind: 'client-bug',
    message: {
      name: 'Devon Clarke',
      email: 'devon.clarke@quaysidehotels.example',
      phone: '555 0104',
      company: 'Quayside Hotels',
      message:
        "Since last night's release the booking confirmation emails go out twice and the second one has the wrong date (a day earlier). Guests are calling reception. Ref from the log: QS-20931, QS-20934, QS-20940. This needs to be looked at today please, we're full for the bank holiday.",
    },
    fillMs: 77000,
    fromAddress: 3,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Ines Halvorsen',
      email: 'ines@fjordyoga.example',
      phone: 'none',
      company: 'Fjord Yoga',
      message:
        'Hi, saw your page about mobile apps. I only need a simple one, timetable + memberships. Is 5000 euro realistic or am I dreaming?',
    },
    fillMs: 36000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Ben Ashworth',
      email: 'ben.ashworth@ashworthcycles.example',
      phone: '07700 555 019',
      company: 'Ashworth Cycles',
      message:
        "Do you work with Lightspeed? We need our stock from 3 shops to show properly on the website, at the moment it oversells constantly and I'm the one who phones customers to apologise.",
    },
    fillMs: 48000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: '김민수',
      email: 'minsu.kim@hanbitfood.example',
      phone: '02-555-0117',
      company: '한빛푸드',
      message:
        '안녕하세요. 한빛푸드 김민수입니다. 급식 식자재 발주 시스템을 새로 개발하려고 합니다. 현재 거래처 120곳에서 카톡과 전화로 주문을 받고 있어 누락이 많습니다. 모바일 웹으로 주문받고 ERP(더존)와 연동이 필요합니다. 대략적인 견적과 일정 알려주시면 감사하겠습니다.',
    },
    fillMs: 109000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Divya Raman',
      email: 'divya.raman@example.com',
      phone: '+91 555 010 9934',
      company: '',
      message:
        "Dear Hiring Team, I saw the opening for Frontend Engineer on your careers page. I have 4 years with React and TypeScript, mostly on a logistics dashboard used by port operators. The upload button for the CV didn't react for me (Chrome/Windows), so may I mail it? I'd need visa sponsorship, or could work remote from Chennai. Best regards, Divya",
    },
    fillMs: 117000,
  },
  {
    label: 'genuine',
    kind: 'site-bug',
    message: {
      name: 'Dr K Mbeki',
      email: 'k.mbeki@example.org',
      phone: '555 0115',
      company: '',
      message:
        'The price calculator on your web development page returns NaN if one leaves the field for pages empty. I suspect you would want to know.',
    },
    fillMs: 27500,
  },
  {
    label: 'genuine',
    kind: 'partner',
    message: {
      name: 'Sanne Mulder',
      email: 'sanne@muldermarketing.example',
      phone: '+31 555 010 8',
      company: 'Mulder Marketing',
      message:
        "Hoi, wij doen de campagnes voor Verhoeven Bloemen, zij gaan volgens mij met jullie een nieuwe webshop bouwen. Kunnen wij even afstemmen over tracking en URL's voordat er dingen live gaan? Vorige keer waren we alle data kwijt.",
    },
    fillMs: 43000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Sam Whitlock',
      email: 'sam@whitlockfencing.example',
      phone: '555 0191',
      company: 'Whitlock Fencing',
      message:
        'Website down since the old developer stopped paying for it I think. Need someone to build a new one quick, just 5 pages, photos of fences, phone number. Can you do it before Easter?',
    },
  },
  {
    label: 'genuine',
    kind: 'follow-up',
    message: {
      name: 'Katarzyna Wrona',
      email: 'k.wrona@wronafit.example',
      phone: '+48 555 010 17',
      company: 'WronaFit',
      message:
        'Dzień dobry, dostałam ofertę z 12 marca, dziękuję. Mam pytanie do pozycji 4 (integracja płatności) - czy to jest z BLIK-iem czy bez? I czy cena jest netto?',
    },
    fillMs: 44000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: "Margaret O'Dowd",
      email: 'margaret@odowdfunerals.example',
      phone: '01 555 0128',
      company: "O'Dowd Funeral Directors",
      message:
        'Good morning. We would like a page on our site where families can put up a notice, share the arrangements and leave condolences, with somebody here approving each one before it is shown. Our present web man has moved to Portugal. We have the passwords, I think. Who would I speak to?',
    },
    fillMs: 126000,
  },
  {
    label: 'genuine',
    kind: 'follow-up',
    message: {
      name: 'Jo',
      email: 'jo@littlefernnursery.example',
      phone: '555 0199',
      company: 'Little Fern Nursery',
      message:
        "forgot to say in my last msg - we already own the domain, it's with the registrar my ex husband used, is that a problem",
    },
    fillMs: 20500,
  },
  {
    label: 'genuine',
    kind: 'client-question',
    message: {
      name: 'Ivana Horvat',
      email: 'ivana.horvat@adriakamp.example',
      phone: '+385 555 010 2',
      company: 'Adria Kamp',
      message:
        'Dobar dan, možemo li produžiti održavanje za još godinu dana po istoj cijeni? Ugovor nam istječe 30.6., a nitko nam se nije javio. Hvala',
    },
    fillMs: 53000,
  },
  {
    label: 'genuine',
    kind: 'authority',
    message: {
      name: 'Det. Sgt. Nora Whelan',
      email: 'n.whelan@police.example',
      phone: '555 0101',
      company: 'Cyber Crime Unit',
      message:
        "Good afternoon. We're investigating a fraud in which a server rented under the name of one of your clients appears to have been misused. Nobody at Solvane is suspected of anything. I need a point of contact for a data preservation request, formal paperwork to follow. Please call the station switchboard and ask for me if you'd like to verify who I am.",
    },
    fillMs: 70000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Priscilla Amponsah',
      email: 'priscilla@hairbyprissy.example',
      phone: '07700 555 022',
      company: 'Hair by Prissy',
      message:
        "I need a website for my salon so people stop dm'ing me at midnight lol. booking, deposits, price list. What do you charge please x",
    },
    fillMs: 24000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Bilal',
      email: 'bilal.h@example.com',
      phone: '0555 010 87',
      company: '',
      message:
        "bonjour je cherche un stage de 3eme d'une semaine en février, j'ai 14 ans et j'adore coder sur scratch et python. ma mère peut vous appeler",
    },
    fillMs: 33000,
  },
  {
    label: 'genuine',
    kind: 'crypto-client',
    message: {
      name: 'dan',
      email: 'dan@openbarn.example',
      phone: 'none',
      company: 'openbarn',
      message:
        'hey! small DAO of farmers (i know i know), 300 members, want a simple voting app with wallet login on base, gas sponsored so nobody needs eth. treasury is ~30k usdc. interested?',
    },
    fillMs: 35000,
  },
  {
    label: 'genuine',
    kind: 'landlord',
    message: {
      name: 'Piers Lockhart',
      email: 'p.lockhart@lockhartestates.example',
      phone: '020 5550 0190',
      company: 'Lockhart Estates',
      message:
        'The rent review under clause 7 of your lease falls on 29 September. I wrote in June and have had no reply. Could a director please contact me so that we can settle this without appointing a surveyor, which would only cost both sides.',
    },
    fillMs: 81000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Lucía Fernández Ortiz',
      email: 'lucia.fo@clinicadental-fo.example',
      phone: '555 014 220',
      company: 'Clínica Dental FO',
      message:
        'hola, necesito una web nueva para mi clínica dental en Gijón, con cita online. la actual me la hizo un amigo y ya no contesta. ¿me podéis decir precio aproximado?',
    },
    fillMs: 51000,
  },
];
