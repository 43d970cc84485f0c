import type { Sample } from '../../sample.ts';

export const genuineOne: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Sandro',
      email: 'sandro@officina-nove.example',
      phone: '555 0133',
      company: 'Officina Nove',
      message: 'more info please',
    },
    fillMs: 17000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Joy Salcedo',
      email: 'joy@salcedo-events.example',
      phone: '555 0232',
      company: 'Salcedo Events',
      message:
        "Fwd: EXCLUSIVE OFFER for our partners 🚀🚀\n\n*** Forwarded, see my question at the bottom ***\n\n🔥 LIMITED TIME 🔥 Get your AI chatbot for only $19/mo!!! Click here >>> http://solvane-ai-deals.example/claim <<< Offer ends TONIGHT. No credit card. 10,000+ happy businesses. Unsubscribe\n\n--\nMy question: we've got 2 events sites with you. Is that offer real, and would it work with our ticket system? Joy",
    },
    fillMs: 49000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Xiomara',
      email: 'xiomara@example.com',
      phone: '555 0525',
      company: '',
      message:
        'my ex has access to my business website and keeps changing the phone number to his. your company made it in 2021 (xiobeautybar.example). can u lock him out? i am the owner i have papers',
    },
    fillMs: 68000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Denise Halloran',
      email: 'dhalloran@halloranbail.example',
      phone: '555 0335',
      company: 'Halloran Bail Bonds',
      message:
        'Bail bonds, open 24/7. Want people to be able to apply and pay from phone at 3am. Current site looks like 1998 because it is. Call anytime, and I do mean anytime',
    },
    fillMs: 48000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Gerhard Lanz',
      email: 'lanz@lanz-versicherungsmakler.example',
      phone: '+43 662 555 0308',
      company: 'Lanz Versicherungsmakler',
      message:
        'Vergleichsrechner für Kfz- und Lebensversicherungen gesucht, Anbindung an 11 Versicherer, Leads sollen direkt ins CRM laufen. Was kostet so etwas ungefähr? DSGVO-konform ist klar.',
    },
    fillMs: 66000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Odette',
      email: 'odette@labelle-fleur.example',
      phone: '555 0250',
      company: 'La Belle Fleur',
      message:
        'FW: FW: RE: invoice 20931\n\nThis came with a .html attachment and says its from you. We did have an invoice open. Amount is different though (yours was 640, this says 1,904.00). "Please find attached your overdue invoice, pay by end of day to avoid collection". Real?',
    },
    fillMs: 45000,
    fromAddress: 2,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Gail Pomeroy',
      email: 'gail@pomeroyequine.example',
      phone: '555 0144',
      company: 'Pomeroy Equine Vets',
      message:
        'Filling this in from the practice phone between calls so forgive typos. We want a system for xrays, dicom, from the portable machine straight to owner and to the buyers vet, with a link that expires. Insurance ppl keep asking us to email 200mb files. Anyone there who undersands dicom?',
    },
    fillMs: 133000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Viola Restrepo',
      email: 'viola@restrepoflores.example',
      phone: '+57 1 555 0541',
      company: 'Restrepo Flores',
      message:
        'Exportamos rosas a Miami. Para San Valentín necesitamos que el sistema aguante 20 veces más pedidos, el año pasado se cayó el 10 de febrero y perdimos una fortuna. ¿Pueden hacer pruebas de carga y pasarnos a la nube antes de enero? Presupuesto aprobado.',
    },
  },
  {
    label: 'genuine',
    kind: 'accountant',
    message: {
      name: 'Leon (auditor)',
      email: 'leon@auditnorth.example',
      phone: '555 0513',
      company: 'Audit North',
      message:
        "Could you confirm in writing the balance owed to you by Ridgefield Mills at 31 December? Their ledger says USD 24,920.00. We're their auditors; the signed authorisation was posted to you on the 4th.",
    },
    fillMs: 60000,
  },
  {
    label: 'genuine',
    kind: 'bug-report',
    message: {
      name: 'Ari',
      email: 'ari.k@example.net',
      phone: 'none',
      company: '',
      message:
        'Your pricing page on firefox android: the slider jumps back to zero when you let go. also "Get in tuoch" in the footer',
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Amir Haddad',
      email: 'amir@dunesolar.example',
      phone: '+971 4 555 0113',
      company: 'Dune Solar FZE',
      message:
        'We sell solar systems to villas. Want an AI tool: customer uploads roof photo or address, tool estimates panels, kWh, price, payback. Integrated in our website + CRM (Zoho). We need POC in 5 weeks for an exhibition. Please share similar work and quotation.',
    },
    fillMs: 109000,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Prof. em. Adalbert Quist',
      email: 'quist@example.org',
      phone: '555 0156',
      company: '',
      message:
        'Sir or Madam, on your page about blockchain you state that data stored there "can never be falsified". This is not correct, and a firm of your standing should not say so. Garbage written to an immutable ledger remains garbage, only immutably. I enclose no link, any textbook will do. Yours faithfully',
    },
    fillMs: 245000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Vera Antunes',
      email: 'vera@antunes-adv.example',
      phone: '+351 21 555 0237',
      company: 'Antunes Advogados',
      message:
        'Olá, recebemos este e-mail e pedimos a vossa opinião:\n>> We hacked your website and extracted your databases. Pay 0.3 BTC to bc1qexample0000000000 within 5 days or your data will be sold and your customers notified.\nO site está alojado convosco. Há sinais de intrusão? Devemos avisar a CNPD?',
    },
    fillMs: 77000,
  },
  {
    label: 'genuine',
    kind: 'partner',
    message: {
      name: 'Amara Nwosu',
      email: 'amara@nwosustudio.example',
      phone: '555 0421',
      company: 'Nwosu Studio',
      message:
        "We're a 5-person brand studio. Client of ours (a museum, tender 24-118, you may have seen it) needs build capacity we don't have. Would you go in with us as subcontractor? Bid due in 3 weeks, they want one lead contractor with named developers. Happy to split the writing.",
    },
    fillMs: 86000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Derek Strand',
      email: 'derek@strandroofing.example',
      phone: '555 0169',
      company: 'Strand Roofing',
      message:
        'looking for quote for app where my guys take pics of roof and it makes the estimate for the insurance company. xactimate import would be huge. thx',
    },
    fillMs: 47000,
  },
  {
    label: 'genuine',
    kind: 'greek',
    message: {
      name: 'Ελένη Δημητρίου',
      email: 'eleni@xenonas-elia.example',
      phone: '+30 2310 555 0117',
      company: 'Ξενώνας Ελιά',
      message:
        'Καλησπέρα σας, έχουμε έναν ξενώνα στη Χαλκιδική με 14 δωμάτια και θέλουμε ιστοσελίδα με κρατήσεις χωρίς προμήθεια. Πόσο κοστίζει περίπου; Ευχαριστώ πολύ',
    },
    fillMs: 76000,
  },
  {
    label: 'genuine',
    kind: 'german',
    message: {
      name: 'Uwe',
      email: 'uwe.stahnke@example.org',
      phone: '0171 555 0139',
      company: 'Tischlerei Stahnke',
      message: 'moin, brauche ne homepage, nix grosses, was kostet das bei euch und wie lange dauert das? gruß uwe',
    },
    fillMs: 44000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Birgit Kessler',
      email: 'b.kessler@kessler-anlagenbau.example',
      phone: '+49 203 555 0411',
      company: 'Kessler Anlagenbau',
      message:
        'Ihre Rechnung 10-3391 ist bei uns nicht eingegangen, wir haben aber eine Mahnung erhalten. Bitte senden Sie die Rechnung als XRechnung an rechnung@kessler-anlagenbau.example. Unsere Bestellnummer muss drauf: 4500118823.',
    },
    fillMs: 71000,
  },
  {
    label: 'genuine',
    kind: 'press',
    message: {
      name: 'Lou Park',
      email: 'lou@devhoursradio.example',
      phone: 'none',
      company: 'Dev Hours Radio',
      message:
        "Hi there! I host a small podcast (about 3k downloads an ep) on unglamorous engineering. Loved the talk your Ms. Adair gave in Utrecht on decommissioning mainframes. Would she be up for a recording in October? No fee either way, it's just me and a microphone.",
    },
    fillMs: 69000,
  },
  {
    label: 'genuine',
    kind: 'angry-customer',
    message: {
      name: 'Gordon Pell',
      email: 'g.pell@pellmarine.example',
      phone: '555 0221',
      company: 'Pell Marine',
      message:
        'This is the THIRD time I am writing. The booking calendar you built lost eleven reservations over the bank holiday. Eleven. I have had people standing on the pontoon with bags and children, and I had to put two families up in a hotel at my own expense (£486, invoice to follow).\n\nFriday I rang support: voicemail. Saturday I rang support: voicemail, mailbox full. Sunday I got an automatic mail which thanked me for my patience. I have none. On Monday a young man told me it was "a known sync issue" and that I should have been on the newsletter where this was announced. I don\'t read newsletters, I run boats.\n\nWhat I want: the missing bookings restored from wherever you keep your backups, a written explanation, a named person with a mobile number, and the hotel bill paid. If I do not hear from a human being by noon I am stopping the direct debit and calling my solicitor, and then you can explain it to her.',
    },
    fillMs: 410000,
    fromAddress: 3,
    sameText: 1,
  },
  {
    label: 'genuine',
    kind: 'phishing-report',
    message: {
      name: 'Maja',
      email: 'maja.lund@example.org',
      phone: '555 0151',
      company: '',
      message: 'hi someone sends whatsapp messages with your company picture saying i won a gift card, just fyi',
    },
    fillMs: 33000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Sibylle',
      email: 'sibylle.zaugg@zaugg-uhren.example',
      phone: '+41 32 555 0534',
      company: 'Zaugg Uhren',
      message:
        'We sell pre-owned watches (Swiss luxury brands, 100% authentic, with papers). Counterfeit listings copy our photos. Could AI watermark or find copies automatically? Also each watch should get a certificate on chain. What does such thing cost',
    },
    fillMs: 72000,
  },
  {
    label: 'genuine',
    kind: 'rfp',
    message: {
      name: 'Procurement Office',
      email: 'procurement@universityofeastmere.example',
      phone: '555 0107',
      company: 'University of Eastmere',
      message:
        'INVITATION TO TENDER UE/24/0871 - Student Wellbeing App\n\nYou are invited to submit a tender for the design, build and three-year support of a student wellbeing application (iOS, Android). Estimated value: 180,000-240,000 excluding VAT. Clarification questions close on 9 May, 12:00. Tenders close on 23 May, 12:00. Late tenders will be rejected.\n\nDocuments: https://tenders.universityofeastmere.example/UE-24-0871\nPortal help desk: https://tenders.universityofeastmere.example/help\n\nPlease acknowledge receipt and state whether you intend to bid.',
    },
    fillMs: 15000,
  },
  {
    label: 'genuine',
    kind: 'many-links',
    message: {
      name: 'Leopold Ritter',
      email: 'leo@ritter-optik.example',
      phone: '+43 1 555 0122',
      company: 'Ritter Optik',
      message:
        'Vergleichbares gefällt uns hier: brillenwerk.example, sehzentrum-nord.example/termin, optikhaus.example/virtuelle-anprobe. Unsere Seite: ritter-optik.example (bitte nicht lachen). Was kostet so eine virtuelle Anprobe?',
    },
    fillMs: 69000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Ines Albrecht',
      email: 'ines@kinderbuch-albrecht.example',
      phone: 'none',
      company: 'Kinderbuch Albrecht',
      message:
        'Hallo, wir haben heute eine Mail von "Solvane Reviews" bekommen: "Kaufen Sie 50 echte 5-Sterne-Bewertungen für 149 €, lebenslange Garantie". Absender nicht bei Ihnen in der Domain. Nur zur Info, müssen Sie nicht antworten.',
    },
    fillMs: 61000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Aaliyah Stokes',
      email: 'aaliyah@stokestaxrelief.example',
      phone: '555 0344',
      company: 'Stokes Tax Relief',
      message:
        'Enrolled agents, we help folks who owe the IRS. 1,100 open cases. Need client portal w/ secure upload, 2848 e-sign, transcript pull. Deadline before January season. Budget approved $85k. You free for a call Wed?',
    },
    fillMs: 71000,
  },
  {
    label: 'genuine',
    kind: 'courier',
    message: {
      name: 'Customs team',
      email: 'clearance@aerofreight-handling.example',
      phone: '+31 20 555 0511',
      company: 'Aerofreight Handling',
      message:
        'Shipment AWB 555-01182234 from Shenzhen, 1 carton "LED sample boards", consignee Solvane, is held in Amsterdam. We need: commercial invoice, EORI number, confirmation of value (declared 12 USD, unlikely). Storage is charged from day 4. Reply with the reference.',
    },
    fillMs: 46000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Wes',
      email: 'wes@ironpeakgym.example',
      phone: '555 0186',
      company: 'Iron Peak Gym',
      message: '👋 gym app, members scan in, quote?',
    },
    fillMs: 23000,
  },
  {
    label: 'genuine',
    kind: 'german',
    message: {
      name: 'Katrin Ahlers',
      email: 'ahlers@ahlers-pflege.example',
      phone: '+49 40 555 0171',
      company: 'Ahlers Pflegedienst',
      message:
        'Guten Tag,\nwir sind ein ambulanter Pflegedienst mit 62 Mitarbeitenden und suchen eine Tourenplanung als App. Die Branchenlösungen kennen wir alle, keine kann unsere Wochenendregelung. Haben Sie Erfahrung im Pflegebereich (TI-Anbindung, KIM)? Über ein unverbindliches Gespräch würde ich mich freuen.\nMit freundlichen Grüßen\nKatrin Ahlers',
    },
    fillMs: 171000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Miroslav',
      email: 'miro@e-smoke-shop.example',
      phone: '+421 2 555 0336',
      company: 'E-Smoke',
      message:
        'vape eshop, need age verification (SK, CZ, PL), 900 products, prestashop 1.7 to something new. migration of orders too. quote pls',
    },
    fillMs: 39000,
  },
  {
    label: 'genuine',
    kind: 'landlord',
    message: {
      name: 'Vivienne Marsh',
      email: 'vivienne@marshproperties.example',
      phone: '555 0509',
      company: 'Marsh Properties',
      message:
        'Your lease on Suite 410 is up for renewal on 1 September. As discussed with Robert, we can do $31/sf for 5 yrs with 2 months free. I need to know by the 15th because another tenant wants the floor.',
    },
    fillMs: 57000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Wei Jun Tan',
      email: 'wj.tan@meridianx.example',
      phone: '+65 6555 0304',
      company: 'MeridianX Exchange',
      message:
        'MAS-licensed crypto exchange. Want external help on the withdrawal service: hot wallet/cold wallet split, HSM signing, travel rule. BTC, ETH, USDT on three chains. Approx 40M USD daily volume. Java 17, Kafka. Security clearance of individuals required. Are you able to commit 4 seniors?',
    },
    fillMs: 98000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'J. Horvat',
      email: 'jh@example.org',
      phone: 'none',
      company: '',
      message: 'Do you work with companies in Slovenia?',
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Priyanka Rao',
      email: 'priyanka.rao@lumenedu.example',
      phone: '555 0103',
      company: 'Lumen Edu',
      message:
        "We're a Series A ed-tech (32 people). Our React Native app's bundle is huge and cold start on cheap Androids is 9 seconds. Need two senior RN people for about 3 months, ideally overlapping 4 hrs with IST. Do you take on performance work like that, or only greenfield?",
    },
    fillMs: 113000,
  },
  {
    label: 'genuine',
    kind: 'newsletter-query',
    message: {
      name: 'Rosalind Achebe',
      email: 'rosalind@achebe-consult.example',
      phone: 'none',
      company: 'Achebe Consulting',
      message:
        'In your May newsletter you wrote "boost conversions by 47% with AI, risk free, 100% guaranteed results". I used to work in advertising standards and honestly winced. Is there a study behind the number? I\'d be glad to see it; if not, you may want to rephrase.',
    },
    fillMs: 101000,
  },
  {
    label: 'genuine',
    kind: 'researcher',
    message: {
      name: 'Dr. Paolo Neri',
      email: 'p.neri@istituto-dati.example',
      phone: 'none',
      company: 'Istituto Dati',
      message:
        'We are assembling a Horizon consortium on trustworthy AI for SMEs (call closes 19 November). We need an industrial partner from software services, approx. 310 k€ funding for your part over 36 months, 70% rate. Two-page summary attached in our cloud: https://cloud.istituto-dati.example/s/TAI-SME . Would you be interested in principle? A letter of intent would suffice for now.',
    },
    fillMs: 103000,
  },
  {
    label: 'genuine',
    kind: 'italian',
    message: {
      name: 'Geom. Fabio Lucchesi',
      email: 'f.lucchesi@studiolucchesi.example',
      phone: '+39 055 555 0137',
      company: 'Studio Lucchesi',
      message:
        'Buongiorno, avremmo bisogno di un gestionale per pratiche catastali e perizie, con firma digitale e PEC. Siamo in 8. Potete mandarmi un preventivo di massima? Grazie e buon lavoro.',
    },
    fillMs: 93000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Fiona',
      email: 'fiona@kilbridearts.example',
      phone: '555 0174',
      company: 'Kilbride Arts Centre',
      message:
        "Help, locked out. I've typed the wrong password too often and the reset goes to Declan who left in August. Username is kilbride_admin. Can you verify me by phone? You've got our number on file. We go on sale at 9 tomorrow.",
    },
    fillMs: 57000,
    fromAddress: 2,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Ludovica Ferri',
      email: 'ludovica@ferri-eredita.example',
      phone: '+39 06 555 0343',
      company: 'Ferri Ricerche Ereditarie',
      message:
        'Buongiorno, siamo genealogisti: rintracciamo eredi di patrimoni non reclamati (sì, davvero). Cerchiamo un software che incroci registri parrocchiali e anagrafici digitalizzati con IA. Possiamo fissare una call?',
    },
    fillMs: 88000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Tobias Fehr',
      email: 'tfehr@alpentour.example',
      phone: '+41 44 555 0126',
      company: 'Alpentour AG',
      message:
        "Guten Tag / hello. Chatbot für unsere Website, 4 Sprachen, soll Buchungen ändern können (nicht nur FAQ). Reservation system: Protel. Approximately 30'000 requests per season. What is a realistic price range for this and what are the monthly costs for the model?",
    },
    fillMs: 99000,
  },
  {
    label: 'genuine',
    kind: 'wrong-company',
    message: {
      name: 'Enrique',
      email: 'enrique.sol@example.com',
      phone: '555 0431',
      company: '',
      message:
        "I want to withdraw my money from the Solvane wallet. I deposited 2300 USDT in August with help from my adviser Sofia and the account shows 9,417 now. When I press withdraw it says account under review, and yesterday support told me to pay 10% tax first, to be sent in USDT. I've asked them to take it from the balance and they say it is not allowed by law. Sofia doesn't answer since monday. I looked for the company and found this page with your address and telephone, so please release my money or tell me who is the person that can. My ID is SW-77120. My wife doesn't know. Please answer today.",
    },
    fillMs: 330000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Philippe Garnier',
      email: 'p.garnier@garnier-menuiserie.example',
      phone: '+33 4 55 50 02 35',
      company: 'Garnier Menuiserie',
      message:
        "Bonjour, est-ce bien vous qui m'avez envoyé ceci ? Je ne clique pas avant votre réponse.\n\n« Cher client, votre nom de domaine a été suspendu suite à un défaut de paiement. Régularisez votre situation (6,99 €) sous 48h : http://regul-domaine.example/fr »",
    },
    fillMs: 62000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Owen Prichard',
      email: 'owen@prichardplant.example',
      phone: '07700 555 0190',
      company: 'Prichard Plant Hire',
      message:
        'Want telematics data off 3 makes of digger in one screen. They all have APIs supposedly. Rang two firms already and both tried to sell me their own tracker boxes. I dont want boxes. Just the software.',
    },
    fillMs: 73000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Cathal',
      email: 'cathal@bogwoodgin.example',
      phone: '555 0523',
      company: 'Bogwood Gin',
      message:
        "Would you ever have time for a small job? Age gate on our site is blocking Google and half our customers. 1 day's work I reckon. We pay in euros or gin",
    },
    fillMs: 43000,
  },
  {
    label: 'genuine',
    kind: 'french',
    message: {
      name: 'Aurélie Perrot',
      email: 'aurelie.perrot@maison-perrot.example',
      phone: '+33 1 55 50 01 24',
      company: 'Maison Perrot',
      message:
        "Bonjour, nous sommes un négociant en vins (Beaune) et souhaitons refaire notre espace professionnel : tarifs par client, allocations, commandes en primeur. L'ERP est Sage 100. Travaillez-vous en français ? Si oui, merci de me proposer un créneau la semaine du 12. Cordialement, A. Perrot",
    },
    fillMs: 143000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Anja Willems',
      email: 'anja@willems-notaris.example',
      phone: '+32 2 555 0248',
      company: 'Notariskantoor Willems',
      message:
        'Beste, kreeg dit via LinkedIn van iemand die zegt bij jullie te werken (Daniel Forbes, "Growth Partner"):\n\n"Hi Anja, loved your recent post! We help notaries like you book 20-30 qualified appointments per month on autopilot using AI. Open to a quick 15-min chat this week? Here\'s my calendar: https://cal.example/daniel-growth"\n\nWerkt die persoon bij jullie? Komt niet erg serieus over.',
    },
    fillMs: 88000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Sam Whitlock',
      email: 'sam@pixelbarn.example',
      phone: 'none',
      company: 'Pixel Barn Games',
      message:
        "Indie studio here. Need backend help, matchmaking + leaderboards + anti-cheat-ish server validation for a 4 player co-op game. Currently on a hosted service that's sunsetting in Oct. Go or Elixir preferred but not religious about it. Rough ballpark? Peak 6k CCU",
    },
    fillMs: 78000,
  },
  {
    label: 'genuine',
    kind: 'arabic',
    message: {
      name: 'خالد المنصوري',
      email: 'k.mansouri@qasr-furniture.example',
      phone: '+971 2 555 0115',
      company: 'قصر للأثاث',
      message:
        'السلام عليكم، لدينا خمسة معارض أثاث ونرغب في متجر إلكتروني مع تطبيق واقع معزز ليرى العميل القطعة في غرفته. كم التكلفة التقريبية وكم يستغرق التنفيذ؟ نفضل التواصل عبر الواتساب أو الهاتف بعد العصر.',
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Dr. Leila Farzan',
      email: 'l.farzan@cityfertility.example',
      phone: '555 0527',
      company: 'City Fertility',
      message:
        "Confidential, please.\n\nWe'd like to discuss a patient-facing app for IVF cycles: medication reminders (injections, hormones, timing to the half hour), results, secure messaging with the nurses, consent forms for egg and sperm storage. About 1,400 cycles a year, mostly couples, some single women, some donors who must never be shown the other party's name.\n\nWe have been burnt by a vendor who, without telling us, left a US analytics SDK in the build. The regulator was not amused and neither were the patients. So before I send any documents: who is your most senior person for health data, and has he or she ever said no to a client?\n\nOther questions for the first call: do you do usability tests with real (distressed) people, can texts be changed by us without a release, and what happens at two in the morning when a reminder doesn't go out?",
    },
    fillMs: 290000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Kenji Arata',
      email: 'k.arata@nftgallery-hikari.example',
      phone: 'none',
      company: 'Hikari',
      message:
        'NFT gallery for 6 living Japanese painters. Mint on Ethereum L2, certificate + physical work shipped. Smart contract audit needed by Nov 20 (launch at art fair). Contracts are 400 lines Solidity, repo on request. Fixed price possible?',
    },
    fillMs: 58000,
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Dr. Heike Sommer',
      email: 'sommer@marien-apotheke.example',
      phone: '+49 251 555 0302',
      company: 'Marien-Apotheke',
      message:
        'Wir sind eine Versandapotheke und möchten E-Rezepte in unserer App einlösen lassen. Sortiment u.a. Viagra/Sildenafil, Abnehmspritzen (Ozempic, Wegovy) auf Rezept, also alles, was Spamfilter lieben. Deswegen schreibe ich lieber hier als per Mail, die kam letzte Woche wohl nicht an. Rückruf bitte vormittags.',
    },
  },
  {
    label: 'genuine',
    kind: 'phishing-report',
    message: {
      name: 'abuse desk',
      email: 'abuse@nordhost.example',
      phone: 'none',
      company: 'Nordhost',
      message:
        'Abuse report #77120-A. A host under your control (app-14.solvane-cloud.test) sent approx. 6,300 unsolicited messages between 01:00 and 03:30 UTC with subject "Verify your wallet". Sample attached below. Please investigate within 24h or we null-route.\n\nReceived: from app-14.solvane-cloud.test\nSubject: Verify your wallet\nYour wallet will be locked. Confirm your 12 word phrase at https://walletverify.invalid',
    },
  },
  {
    label: 'genuine',
    kind: 'ukrainian',
    message: {
      name: 'Олексій Гринько',
      email: 'o.hrynko@teplodim.example',
      phone: '+380 44 555 0151',
      company: 'Теплодім',
      message:
        'Добрий день. Виробляємо теплові насоси, хочемо мобільний застосунок для керування (iOS/Android) і хмару для телеметрії. Протокол Modbus, плата з ESP32 вже є. Чи можна зідзвонитись наступного тижня? Англійською теж можемо.',
    },
    fillMs: 118000,
  },
  {
    label: 'genuine',
    kind: 'public-authority',
    message: {
      name: 'Statistical Office',
      email: 'erhebung@landesamt-statistik.example',
      phone: '+49 611 555 0427',
      company: 'Landesamt für Statistik',
      message:
        'Erinnerung: Strukturerhebung im Dienstleistungsbereich, Berichtsjahr 2023. Für Ihr Unternehmen (Identnummer 06 4431 9) liegt noch keine Meldung vor. Es besteht Auskunftspflicht. Online-Meldung: https://idev.landesamt-statistik.example . Bei Nichtabgabe kann ein Zwangsgeld festgesetzt werden.',
    },
  },
  {
    label: 'genuine',
    kind: 'pasted-mail',
    message: {
      name: 'Nakato Grace',
      email: 'grace.nakato@pearl-health.example',
      phone: '+256 41 555 0520',
      company: 'Pearl Health Initiative',
      message:
        'Terms of Reference (extract)\n\n3.1 The consultant shall develop a DHIS2-based tracker for antenatal visits in 42 health centres.\n3.2 The consultant shall train 90 midwives.\n3.3 All source code becomes property of the Ministry.\n4. Payment: 20% inception report, 40% pilot, 40% final.\n\nExpression of interest, max 3 pages, to grace.nakato@pearl-health.example not later than 30th. International firms must name a local partner. Kindly acknowledge.',
    },
    fillMs: 12500,
  },
  {
    label: 'genuine',
    kind: 'press',
    message: {
      name: 'Adaeze',
      email: 'adaeze@lagostechweekly.example',
      phone: '555 0189',
      company: 'Lagos Tech Weekly',
      message:
        "Hi, we'd like to list Solvane in our (free, editorial) overview of agencies working in West Africa. Please check: founded 2011? 120 staff? Projects in Nigeria: Harmattan Foods. Correct by Wed or we print as is.",
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Aoife Brannigan',
      email: 'aoife.brannigan@tidalgrid.example',
      phone: 'none',
      company: 'Tidal Grid Ltd',
      message:
        "We're a small energy trading desk and want to move eleven Python cron jobs off a box under someone's desk (I wish I was joking) into something resilient. AWS preferred, we already have an org account. Terraform, secrets, alerting, a runbook. We'd want you for maybe 6–8 weeks and then a light retainer. Can you send day rates and tell me when your cloud people are next free?",
    },
    fillMs: 236000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Constance Adeyemi-Holt',
      email: 'constance@holtmuseum.example',
      phone: '555 0175',
      company: 'The Holt Museum of Textiles',
      message:
        "Good morning,\n\nI look after the digital collection of a small museum. We've digitised about 30,000 textile samples, from Huguenot silk to 1970s nylon, and would love visitors to search them by pattern: point a phone at your own curtain and find the nearest thing in our collection. A board member, who is in finance, thinks this could be done \"in a weekend with AI\". I suspect not.\n\nSome facts which may be relevant. The photographs are of uneven quality; around a third were taken by volunteers on a kitchen table. The catalogue is in a system called CollectionBase, and I can export XML. Roughly 2,000 items have rights restrictions (living designers), so these mustn't be shown larger than a thumbnail. There is wifi in the galleries but it doesn't reach the tapestry room.\n\nI'd want it to be fun for a child and still useful to a scholar. If that is contradictory I'd rather be told now. Would it be wiser to begin with a few hundred pieces? Could it live on our website instead of an app, since nobody downloads museum apps? And what would it cost each month once you have gone home?\n\nWe'd have to apply to a heritage fund. Their deadline is 30 September and they require an indicative budget on letterhead, split into development, content and running costs for three years, as well as a sentence on carbon. I realise that is a lot to ask for free. If you charge for it, please tell me, I've a small sum.\n\nWith kind regards\nConstance Adeyemi-Holt",
    },
    fillMs: 960000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Abigail',
      email: 'abi.nortey@example.com',
      phone: '555 0101',
      company: '',
      message: 'do you have whatsapp',
    },
  },
  {
    label: 'genuine',
    kind: 'regulated-business',
    message: {
      name: 'Sheila Boateng',
      email: 'sboateng@calltrust.example',
      phone: '555 0307',
      company: 'CallTrust Contact Centres',
      message:
        "Outbound call centre, 220 seats. We'd like AI call scoring and automatic do-not-call checking. At the moment supervisors listen to 2% of the calls. Dialler is on Asterisk/Vicidial. Could you do a pilot with 20 agents?",
    },
  },
];
