import type { Sample } from '../../sample.ts';

export const genuineFour: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Coffee Crew',
      email: 'orders@coffeecrew.example',
      phone: '555 0185',
      company: 'Coffee Crew',
      message:
        "Your standing order of 6kg house blend: the roaster is shut next week so we'd deliver Fri instead of Tues. OK?",
    },
    fillMs: 22500,
  },
  {
    label: 'genuine',
    kind: 'wrong-company',
    message: {
      name: 'Jessica Tran',
      email: 'jessica.t@example.org',
      phone: '555 0173',
      company: '',
      message: 'hi i need to cancel my appointment with dr solvane tomorrow 9:15, my son has a fever. sorry',
    },
    fillMs: 17500,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Farhad Mohammadi',
      email: 'farhad@mohammadicarpets.example',
      phone: '+49 555 0171 4',
      company: 'Teppichhaus Mohammadi',
      message:
        'سلام وقت بخیر، ما در هامبورگ فروشگاه فرش داریم و می‌خواهیم یک سایت با امکان دیدن فرش در اتاق مشتری (واقعیت افزوده) داشته باشیم. به آلمانی هم می‌توانید جواب بدهید. هزینه تقریبی چقدر است؟',
    },
    fillMs: 74000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Graham Pell',
      email: 'g.pell@pellandsons.example',
      phone: 'none',
      company: 'Pell & Sons Agricultural Engineers',
      message:
        'We are a family firm repairing tractors and combines. What we\'d like is for our mechanics to be able to ask a question such as "torque for the rotor drive on a 2014 machine" and get the answer out of the 900-odd PDF manuals on our server instead of ringing old Dave who retires in June. My daughter says AI can do that now. Is she right and what would it cost us, ballpark? We don\'t want our manuals ending up on the internet.',
    },
    fillMs: 240000,
  },
  {
    label: 'genuine',
    kind: 'follow-up',
    message: {
      name: 'Geoff Lansley',
      email: 'geoff@lansleyprint.example',
      phone: '555 0155',
      company: 'Lansley Print',
      message:
        'Thanks for the call on Tuesday. As promised: we have 46 users, of whom about 12 at the same time, and the old system is FileMaker 13. Look forward to the quote',
    },
    fillMs: 37000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Hannah Weiss',
      email: 'hannah@mosskin.example',
      phone: '555 0170',
      company: 'Mosskin',
      message:
        "Hi! We're a tiny skincare brand on Shopify. We want a quiz that recommends a routine, saves it to the customer's account and sends a reminder email after 60 days. We've had 2 quotes that were wildly different (900 and 14,000) so I'm a bit lost. What would you say?",
    },
    fillMs: 58000,
    fromAddress: 4,
  },
  {
    label: 'genuine',
    kind: 'insurance-client',
    message: {
      name: 'Keith Abara',
      email: 'keith@abarabrokers.example',
      phone: '555 0118',
      company: 'Abara Brokers',
      message:
        'Looking for quote-and-bind website for taxi insurance. We have delegated authority from the insurer, rates are in a spreadsheet with macros. Can you send someone to look?',
    },
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Victor Alonge',
      email: 'v.alonge@example.net',
      phone: '555 0103',
      company: '',
      message:
        "I have my interview with you on Thursday at 10 but I've just tested positive for covid. Could we do it by video instead or move to next week? I don't have Martha's direct number",
    },
    fillMs: 29000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: '陈立伟',
      email: 'liwei.chen@hengtaimould.example',
      phone: '+86 555 0102 8876',
      company: '恒泰模具有限公司',
      message:
        '您好，我们是宁波的一家模具厂，想做一套面向海外客户的订单进度查询系统，客户登录后可以看到模具加工到哪一步、试模照片和报告，英文和德文界面。请问贵司有没有类似案例？大概需要多少预算？服务器希望放在欧洲。谢谢。',
    },
    fillMs: 133000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Linda Petrosyan',
      email: 'linda.petrosyan@araratmuseum.example',
      phone: '+374 555 0108',
      company: 'Ararat Textile Museum',
      message:
        "Dear colleagues, our museum has around 11,000 textile objects, half of them catalogued on index cards in Armenian from the 1960s. We have received a grant for digitisation (scanning is already contracted). We'd need the cards transcribed automatically, checked by our two curators and then published in an online catalogue in Armenian, English and French. Would handwriting recognition work for this? The grant requires a supplier to be named by 15 September.",
    },
    fillMs: 205000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Ayodele B.',
      email: 'ayo.b@example.org',
      phone: '555 0196',
      company: '',
      message:
        "Any internship for summer? I'm 2nd year computer science at Leeds, can do Java, some Rust, a lot of enthusiasm",
    },
    fillMs: 38000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Simon Achterberg',
      email: 'simon@achterberg-energie.example',
      phone: '+31 555 010 90',
      company: 'Achterberg Energie',
      message:
        "Hi,\n\nWe install home batteries and heat pumps in the Netherlands. Dynamic tariffs mean our customers keep asking whether their battery could charge when power is cheap. Manufacturers' apps do it badly or not at all. We'd like a small controller (we were thinking a Raspberry-type thing) plus cloud service that reads the day-ahead prices, weather, the P1 meter and steers the battery over Modbus. 150 installations in year one, maybe 1,000 later.\n\nIs it something you'd take on, incl. keeping it running? We have had one bad experience with a freelancer so ongoing support matters more to us than price.\n\nGroet, Simon\n\nSome technical details my colleague asked me to add: inverters are three brands (two speak SunSpec, one has its own register map and the documentation is in Chinese). Some houses have a heat pump with SG-Ready contacts, others with an open API. Grid operator may ask us to curtail feed-in from 2027 onwards, so that needs to be possible later. If the internet drops the battery has to go back to its own logic and may never be emptied under 10%.\n\nWe have an electrician who can program a bit and made a prototype with Home Assistant in his own house; it works well but his wife is not allowed to touch anything. That is roughly the opposite of what our customers expect.",
    },
    fillMs: 655000,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'tina',
      email: 'tina.bauer@example.net',
      phone: '-',
      company: '',
      message: 'Bietet ihr auch Schulungen an?',
    },
    fillMs: 17000,
  },
  {
    label: 'genuine',
    kind: 'authority',
    message: {
      name: 'Stadtwerke Vergabestelle',
      email: 'vergabe@stadtwerke-lohfeld.example',
      phone: '+49 555 0100',
      company: 'Stadtwerke Lohfeld',
      message:
        'Im Verfahren 24-0917 (Kundenportal) fehlt in Ihren Unterlagen die Eigenerklärung zu den Sanktionen (Formblatt 5k). Wir fordern Sie auf, diese bis 11.09., 12 Uhr über die Vergabeplattform nachzureichen.',
    },
    fillMs: 45000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Dr. Anneliese Wirth',
      email: 'wirth@praxis-wirth.example',
      phone: '+49 30 555 0177',
      company: 'Praxis Dr. Wirth',
      message:
        'Guten Tag, wir sind eine dermatologische Gemeinschaftspraxis mit vier Ärzten und suchen jemanden, der uns eine Online-Terminvergabe mit Anbindung an unsere Praxissoftware baut. Die fertigen Anbieter sind uns zu teuer und wir möchten die Daten nicht aus der Hand geben. Machen Sie so etwas auch für kleinere Kunden? Mit freundlichen Grüßen, A. Wirth',
    },
    fillMs: 187000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Kerstin Olofsson',
      email: 'kerstin@example.org',
      phone: '-',
      company: 'Föreningen Skogsmulle Väst',
      message:
        'Hej! Vår ideella förening har 1400 medlemmar i ett Excelark som mejlas runt. Vi behöver ett medlemsregister, helst något färdigt som ni kan sätta upp åt oss. GDPR gör styrelsen nervös. Har ni tid för ett litet uppdrag?',
    },
    fillMs: 86000,
  },
  {
    label: 'genuine',
    kind: 'gambling-client',
    message: {
      name: 'Sofia Danielsson',
      email: 'sofia@norrlandbingo.example',
      phone: '+46 555 01 3',
      company: 'Norrlands Bingoallians',
      message:
        'Hej, vi driver bingo för 60 idrottsföreningar och vill göra en mobil version av lotteriet, med tillstånd från Spelinspektionen såklart. Kan ni räkna på en förstudie?',
    },
    fillMs: 71000,
  },
  {
    label: 'genuine',
    kind: 'dating-client',
    message: {
      name: 'Shira Amsel',
      email: 'shira@secondspring.example',
      phone: '555 0140',
      company: 'Second Spring',
      message:
        "I want to start a dating app for widows and widowers over 55. I lost my husband four years ago and the existing apps are dreadful: fake profiles, scammers after money. So verification matters most, matching is secondary. I've some savings set aside. Could you tell me what a first version would cost and what I'm underestimating?\n\nI should say I'm not technical at all. I was a bookkeeper for 32 years so I do understand numbers and I don't like surprises with them. My nephew tells me I could have \"an MVP\" for two thousand dollars from someone overseas, my neighbour's son says nothing under two hundred thousand is serious. I'd like to hear from people who've actually done one.\n\nHow I picture it: a person can only join after a short video call with a volunteer, everyone has to use their real first name, nobody can send links or telephone numbers in the first two weeks, and if somebody mentions money a real human looks at it. A small monthly fee so that there are no advertisements. Only our area to begin with, perhaps 300 members. If it remains small, that's fine by me. I've talked with the bereavement group at our community center and eleven people said they'd try it, including two gentlemen, which I'm told is the difficult part.",
    },
    fillMs: 838000,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Raj S',
      email: 'raj.s@example.org',
      phone: '555 0145',
      company: '',
      message: 'what is your hourly rate for .NET',
    },
    fillMs: 19500,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Steve Mallory',
      email: 'steve@malloryroofing.example',
      phone: '555 0124',
      company: 'Mallory Roofing',
      message: 'Need new website. Ring after 4.',
    },
  },
  {
    label: 'genuine',
    kind: 'phishing-report',
    message: {
      name: 'Joseph Trembath',
      email: 'jt@trembathlegal.example',
      phone: '555 0133',
      company: 'Trembath Legal',
      message:
        'Please be advised that a page at solvane-login.invalid carries your branding and asks for Microsoft 365 credentials. One of our clerks received the link today in a message titled "Shared project file". We\'ve reported it to our IT people. You may wish to have it taken down.',
    },
    fillMs: 58000,
  },
  {
    label: 'genuine',
    kind: 'marketing-agency-client',
    message: {
      name: 'Chloé Baudin',
      email: 'chloe@baudinmedia.example',
      phone: '+32 555 010 5',
      company: 'Baudin Média',
      message:
        "Bonjour, agence marketing à Namur, nous avons besoin d'un développeur back pour connecter le CRM d'un de nos clients à Meta et Google Ads (conversions offline). Mission de 10 jours environ. Tarif ?",
    },
    fillMs: 67000,
  },
  {
    label: 'genuine',
    kind: 'client-access',
    message: {
      name: 'Lorna Jeffries',
      email: 'lorna@jeffriesandco.example',
      phone: '555 0111',
      company: 'Jeffries & Co',
      message:
        'Locked out of the admin again. It says too many attempts. I only tried twice! Can you reset it, I need to put the new price list up before lunch',
    },
    fillMs: 26000,
    fromAddress: 2,
  },
  {
    label: 'genuine',
    kind: 'follow-up',
    message: {
      name: 'Femi',
      email: 'femi@quickcart.example',
      phone: '555 010 777',
      company: 'QuickCart',
      message: 'sorry missed your call, was in a meeting. try me tomorow before 11',
    },
    fillMs: 16500,
    fromAddress: 2,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: '高橋 健一',
      email: 'k.takahashi@takahashi-seiki.example',
      phone: '03-5550-0142',
      company: '高橋精機株式会社',
      message:
        'お世話になります。高橋精機の高橋と申します。\n弊社では金属部品の検査を目視で行っておりますが、画像AIによる外観検査の導入を検討しております。まずは小規模なPoCから始めたいと考えておりますが、概算費用と期間をお教えいただけますでしょうか。サンプル画像は約3,000枚ございます。\nよろしくお願いいたします。',
    },
    fillMs: 233000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Bart Verhoeven',
      email: 'bart@verhoevenbloemen.example',
      phone: '+31 555 010 77',
      company: 'Verhoeven Bloemen BV',
      message:
        'Beste, wij zijn exporteur van snijbloemen in Aalsmeer. Onze webshop voor bloemisten is 8 jaar oud en traag, zeker op maandagochtend als iedereen tegelijk bestelt. We twijfelen tussen opnieuw bouwen of oplappen. Kunnen jullie daar eens naar kijken en advies geven? Koffie staat klaar.',
    },
  },
  {
    label: 'genuine',
    kind: 'crypto-client',
    message: {
      name: 'Aurélie Testard',
      email: 'aurelie@testardcustody.example',
      phone: '+33 555 010 4',
      company: 'Testard Custody',
      message:
        "Hello, we are a PSAN-registered crypto custodian preparing for MiCA authorisation. We need an external team for an HSM-backed signing service (Ethereum, Bitcoin, Solana staking) with four-eyes approval, written in Rust or Go, documentation good enough for the AMF. Do you have people who've done threshold signatures or key ceremonies before, not just smart contracts? Please no juniors.",
    },
    fillMs: 168000,
  },
  {
    label: 'genuine',
    kind: 'follow-up',
    message: {
      name: 'Karl-Heinz Obermayr',
      email: 'kh.obermayr@obermayr.example',
      phone: '+43 555 0150 1',
      company: 'Obermayr Metallbau',
      message:
        'Leider hat uns ein anderer Anbieter überzeugt, daher eine Absage von unserer Seite. Danke für die Mühe, das Angebot war sehr sauber gemacht. Vielleicht beim nächsten Mal.',
    },
  },
  {
    label: 'genuine',
    kind: 'pharma-client',
    message: {
      name: 'Dr. Emeka Obi',
      email: 'emeka.obi@obigenerics.example',
      phone: '+234 555 010 5',
      company: 'Obi Generics',
      message:
        "We manufacture generics (tablets, ORS, antimalarials) and need serialisation and a verification page where a patient can type or scan the code on the pack to see if it's fake. Counterfeit versions of our product are all over the markets. 6 million packs a year. Please share your approach and indicative pricing.",
    },
    fillMs: 114000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Ioana Stănescu',
      email: 'ioana@stanescuarhitectura.example',
      phone: '+40 555 010 339',
      company: 'Stănescu Arhitectură',
      message:
        'Bună ziua, am un birou de arhitectură și aș vrea un site de prezentare cu proiecte, simplu, alb, să se miște repede. Aveți pachete sau faceți ofertă individuală? Mulțumesc',
    },
    fillMs: 62000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Priyanka Venkataraman',
      email: 'priyanka.v@lumenlearn.example',
      phone: '+91 555 012 7741',
      company: 'LumenLearn',
      message:
        'Hello team, we have a Flutter app with around 40k monthly users (exam prep for nursing students). Our two devs left last month. Need a team to take over maintenance plus add a subscription. Repo is clean-ish, no tests. When can you start and do you work on monthly retainer?',
    },
    fillMs: 94000,
  },
  {
    label: 'genuine',
    kind: 'crypto-client',
    message: {
      name: 'Hiro Nakagawa',
      email: 'hiro@nakagawatax.example',
      phone: '+81 555 010 2',
      company: 'Nakagawa Tax',
      message:
        'We are tax accountants in Osaka. Clients bring CSV from many crypto exchanges and every one is different. Want tool to import, calculate gain by moving average method and output for tax return. How much for prototype? English ok.',
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Ewa Malinowska',
      email: 'e.malinowska@malinowska-bud.example',
      phone: '+48 555 010 223',
      company: 'Malinowska Bud',
      message:
        'Dzień dobry, prowadzimy hurtownię materiałów budowlanych (3 oddziały). Szukamy wykonawcy sklepu B2B z cenami indywidualnymi dla klientów, połączonego z Subiektem. Proszę o informację, czy realizują Państwo takie projekty i jaki jest orientacyjny koszt. Pozdrawiam, Ewa Malinowska',
    },
    fillMs: 117000,
  },
  {
    label: 'genuine',
    kind: 'lawyer',
    message: {
      name: 'Rechtsanwältin Dr. Judith Kamp',
      email: 'kanzlei@kamp-recht.example',
      phone: '+49 555 0155 0',
      company: 'Kamp Rechtsanwälte',
      message:
        'Sehr geehrte Damen und Herren, wir vertreten die Interessen der Holm Fördertechnik GmbH. Unsere Mandantin macht Mängel an der am 14.02. abgenommenen Lagersoftware geltend (Schreiben vom 03.04., bislang unbeantwortet). Wir bitten um Benennung eines Ansprechpartners oder Ihrer anwaltlichen Vertretung bis zum 30.04. Eine ordnungsgemäße Vollmacht liegt vor und kann übersandt werden.',
    },
    fillMs: 153000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Carmen Ibáñez',
      email: 'carmen.ibanez@example.com',
      phone: '+34 555 016 6',
      company: '',
      message:
        'Buenos días, soy diseñadora UX con ocho años de experiencia en banca y busco un cambio. No he visto ninguna oferta abierta en su web, pero me gustan mucho sus proyectos de salud. ¿Puedo enviar mi portfolio por si surge algo?',
    },
    fillMs: 72000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Ursula Bächtold',
      email: 'u.baechtold@baechtold-treuhand.example',
      phone: '+41 55 555 01 22',
      company: 'Bächtold Treuhand AG',
      message:
        'Grüezi, wir suchen für unsere 12 Mitarbeitenden eine Lösung, mit der wir KI auf unseren Mandantendossiers nutzen können, ohne dass Daten die Schweiz verlassen. Es geht um Zusammenfassen, Suchen und Entwürfe für Standardbriefe. Bieten Sie so etwas an oder kennen Sie jemanden? Freundliche Grüsse',
    },
    fillMs: 148000,
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Parkview Facilities',
      email: 'reception@parkviewhouse.example',
      phone: '555 0110',
      company: 'Parkview House',
      message:
        'To all tenants, 3rd floor: the water will be turned off on Wed 14th between 8 and 11 am for valve replacement. We did email your office manager but got an out of office. Please make sure someone knows.',
    },
    fillMs: 35000,
    fromAddress: 3,
  },
  {
    label: 'genuine',
    kind: 'client-access',
    message: {
      name: 'Renate Vogel',
      email: 'r.vogel@vogel-immobilien.example',
      phone: '+49 555 0166 3',
      company: 'Vogel Immobilien',
      message:
        'Guten Morgen, unsere neue Kollegin Frau Petersen braucht einen Zugang zum Backend, gleiche Rechte wie ich. Und Herr Lutz bitte sperren, der ist seit 1. nicht mehr bei uns.',
    },
    fillMs: 39000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Yusuf Karaca',
      email: 'yusuf.karaca@karacatekstil.example',
      phone: '+90 555 010 4412',
      company: 'Karaca Tekstil',
      message:
        "Merhaba, Denizli'de havlu ve bornoz üretiyoruz. Yurt dışı müşterilerimiz için sipariş takip portalı yaptırmak istiyoruz, Logo ile entegre olması lazım. Daha önce Logo entegrasyonu yaptınız mı? Bir görüşme ayarlayabilirsek sevinirim.",
    },
    fillMs: 131000,
  },
  {
    label: 'genuine',
    kind: 'adult-client',
    message: {
      name: 'Mark E.',
      email: 'mark@lateshiftmedia.example',
      phone: '555 0152',
      company: 'Late Shift Media',
      message:
        'Creator subscription platform, adult content, 2257 record keeping and EU age verification required. Existing codebase in Laravel, buckling at 200k members. Looking for performance audit first. What do you charge for an audit?',
    },
    fillMs: 63000,
  },
  {
    label: 'genuine',
    kind: 'client-bug',
    message: {
      name: 'Prakash Iyer',
      email: 'prakash.iyer@iyerdiagnostics.example',
      phone: '+91 555 010 882',
      company: 'Iyer Diagnostics',
      message:
        'Dear support, the reports PDF are coming blank for patients having Tamil name since 2 days. English name is coming proper. Screenshot I have sent to the whatsapp group but no reply. Kindly look on priority as patients are standing.',
    },
    fillMs: 69000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'יעל כהן',
      email: 'yael@cohenphysio.example',
      phone: '+972 555 010 44',
      company: 'Cohen Physio',
      message:
        'שלום, אנחנו רשת של ארבע מרפאות פיזיותרפיה ומחפשים מערכת זימון תורים שמתחברת לקופות החולים. עבדתם פעם עם לקוחות בישראל? אשמח לשיחה ביום ראשון או שני.',
    },
    fillMs: 66000,
  },
  {
    label: 'genuine',
    kind: 'short',
    message: {
      name: 'Ali',
      email: 'ali@example.com',
      phone: '0555 010 220',
      company: '',
      message: 'how much ios app',
    },
    fillMs: 13500,
  },
  {
    label: 'genuine',
    kind: 'phishing-report',
    message: {
      name: 'Helen Achterman',
      email: 'helen.a@example.org',
      phone: '555 0157',
      company: '',
      message:
        "Hello, I got an email pretending to be from Solvane saying I'd been picked for a remote job and must buy a laptop from their supplier first (they'd \"reimburse\"). It came from hr@solvane-careers.test. I don't think it's you but thought you should know people are using your name. I nearly fell for it.",
    },
    fillMs: 49000,
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Meredith Osei',
      email: 'meredith@oseiaccountancy.example',
      phone: '555 0136',
      company: 'Osei Accountancy',
      message:
        'Hello both, I still need the bank statements for March and the mileage log before I can file the VAT return, deadline is the 7th. The upload link I sent has expired, a new one is in your inbox. Sorry to use the form, your mailbox bounces attachments at the minute.',
    },
  },
  {
    label: 'genuine',
    kind: 'wrong-company',
    message: {
      name: 'Doreen',
      email: 'doreen.p@example.net',
      phone: '01632 555 012',
      company: '',
      message:
        "Is that Solvene the cleaning products? I bought a bottle of your oven cleaner and the top is stuck. I don't want a refund I just want to know how it opens",
    },
    fillMs: 40000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Rob',
      email: 'rob.haddow@example.com',
      phone: '555 0137',
      company: '',
      message: 'how much for an app like uber but for dog walkers',
    },
    fillMs: 14500,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Joanne Fisk',
      email: 'joanne@fiskflorals.example',
      phone: '555 0159',
      company: 'Fisk Florals',
      message:
        "Google has dropped us off a cliff since you moved the site to the new host. We were first for wedding flowers in our town and now we're on page 3. Your guy said redirects would be set up. Were they?? That's my whole spring season.",
    },
    fillMs: 49000,
  },
  {
    label: 'genuine',
    kind: 'vulnerability',
    message: {
      name: 'Prem K',
      email: 'prem.k@example.com',
      phone: '555 0190',
      company: '',
      message:
        "Hello, password reset link in your client portal don't expire, I used one from March and it still worked yesterday (my own account). Also the token is in the referrer to the analytics host. Do you have bounty program? If not its ok, please fix.",
    },
    fillMs: 52000,
  },
  {
    label: 'genuine',
    kind: 'vulnerability',
    message: {
      name: 'Giorgos Maras',
      email: 'gmaras@example.org',
      phone: '+30 555 010',
      company: 'Univ. security lab',
      message:
        "Dear Solvane security team, in an automated study of JavaScript dependencies our lab found that the bundle served on your main site contains a version of a PDF library with a known XSS (fixed upstream in May). We're informing about 1,200 operators and will publish only aggregate numbers. No reply necessary. Details: the file is /assets/vendor-4f1.js.",
    },
    fillMs: 89000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Olivia Marchetti',
      email: 'olivia@marchettievents.example',
      phone: '(555) 010-7733',
      company: 'Marchetti Events',
      message:
        "We plan weddings, around 60 a year. Looking for a client portal: timeline, guest list, vendor contacts, payments. I've tried the off the shelf ones and they all look dated, my brides hate them. Do you do design as well or do I bring my own designer?",
    },
    fillMs: 65000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: '王淑芬',
      email: 'shufen.wang@greenleaftea.example',
      phone: '+886 555 010 6',
      company: '青葉茶行',
      message:
        '您好，我們是南投的茶行，想做一個可以賣到日本和美國的網站，也想讓客人掃包裝上的QR code看到茶園和採收日期。不知道你們有沒有做過類似的案子，費用大概多少？謝謝',
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Robert J. Callahan',
      email: 'rjcallahan@callahanfuel.example',
      phone: '(555) 010-2288',
      company: 'Callahan Fuel Oil',
      message:
        "Home heating oil dealer, 3200 accounts. We'd like customers to see their tank level, order, and pay online. Delivery trucks have meters w/ Bluetooth printers. Degree-day forecasting would be nice. Please have somebody call, ask for Bob not Bob Jr.",
    },
    fillMs: 98000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Jonas Petersen',
      email: 'jonas.p@example.net',
      phone: '+49 555 0188',
      company: '',
      message:
        'Moin, ich mache grad Abi und suche für ab August einen Ausbildungsplatz als Fachinformatiker Anwendungsentwicklung. Bildet ihr aus? Programmiere seit 3 Jahren Python und hab für unsern Handballverein die Seite gebaut. LG Jonas',
    },
    fillMs: 61000,
  },
  {
    label: 'genuine',
    kind: 'follow-up',
    message: {
      name: 'Paolo Greco',
      email: 'paolo@grecocaffe.example',
      phone: '+39 555 014 7',
      company: 'Greco Caffè',
      message:
        "Salve, ci siamo sentiti la settimana scorsa per l'app fedeltà. Avete novità sul preventivo? grazie, Paolo",
    },
    fillMs: 28000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Rahul Deshpande',
      email: 'rahul.d@deshpandeagro.example',
      phone: '+91 555 010 7720',
      company: 'Deshpande Agro Traders',
      message:
        'नमस्ते, हमारी नासिक में प्याज और अंगूर की ट्रेडिंग है। किसानों का हिसाब, मंडी का रेट और पेमेंट एक ऐप में चाहिए, मराठी और हिंदी दोनों में। कितना खर्च आएगा और कितने महीने लगेंगे? फ़ोन शाम 6 के बाद करें।',
    },
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Arjun Mehta',
      email: 'arjun@mehtacapital.example',
      phone: '+91 555 010 8120',
      company: 'Mehta Family Office',
      message:
        'Looking for a confidential discussion regarding portfolio reporting tool across 6 custodians. Currently 3 analysts do it in Excel every month. Must be self hosted. Please suggest time this week IST evening.',
    },
    fillMs: 102000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Marion Tisdale',
      email: 'marion@tisdalejoinery.example',
      phone: '01632 555 014',
      company: 'Tisdale Joinery',
      message:
        "Hi, we make bespoke staircases and currently quote everything by hand in Excel. Would like something where our two estimators can put in the measurements and get a price and a drawing for the customer. Not sure if that is a web thing or a program on the pc. Could someone ring me, mornings are best as I'm in the workshop after 1.",
    },
    fillMs: 142000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Nathaniel Brook',
      email: 'nbrook@brookandhale.example',
      phone: '+1 555 010 4456',
      company: 'Brook & Hale LLP',
      message:
        "We're a 22-attorney firm doing mostly commercial leases. I'd like to explore having incoming leases abstracted automatically - term, renewal options, CAM caps, that sort of thing - with a human review step. We get maybe 80-100 leases a month, 40 to 120 pages, plenty of them bad scans.\n\nQuestions: (1) can this be run inside our own Azure tenant, (2) do you have experience with legal documents, (3) what does a pilot look like and cost. Happy to sign an NDA first and share ten redacted samples.",
    },
    fillMs: 278000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'สมชาย วงศ์ดี',
      email: 'somchai@wongdeeresort.example',
      phone: '+66 555 010 334',
      company: 'Wongdee Resort',
      message:
        'สวัสดีครับ ผมมีรีสอร์ทเล็กๆ ที่เชียงราย 22 ห้อง อยากทำเว็บจองห้องพักตรงโดยไม่ต้องผ่าน OTA รับบัตรเครดิตและพร้อมเพย์ ราคาประมาณเท่าไหร่ครับ',
    },
    fillMs: 59000,
  },
  {
    label: 'genuine',
    kind: 'client-access',
    message: {
      name: 'Cheryl',
      email: 'cheryl@example.net',
      phone: '555 0126',
      company: 'Sandhu Dental',
      message: 'Password reset email never arrives. checked spam',
    },
  },
  {
    label: 'genuine',
    kind: 'client-change',
    message: {
      name: 'Duncan Frew',
      email: 'duncan.frew@frewdistillery.example',
      phone: '555 0168',
      company: 'Frew Distillery',
      message:
        'Could the age gate remember people for longer than a day? Folk on the tour desk tablet are tapping it 40 times a shift. Legal says 30 days is ok.',
    },
    fillMs: 41000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Louise Hartnell',
      email: 'louise.hartnell@hartnellshoes.example',
      phone: '555 0106',
      company: 'Hartnell Shoes',
      message:
        'Hi, is this anything to do with you or should I bin it?\n\n---------- Forwarded message ---------\nFrom: Web Support <renewal@domain-notice.example>\nSubject: FINAL NOTICE hartnellshoes.example expires in 24h\n\nDear customer, your domain registration SEO service is about to expire. Failure to complete payment of $289.00 by today will result in cancellation of your search engine listing. Click here to secure payment: https://domain-notice.example/pay?id=88213',
    },
    fillMs: 14000,
  },
  {
    label: 'genuine',
    kind: 'inquiry',
    message: {
      name: 'Hugo Salgado',
      email: 'hugo@salgadorent.example',
      phone: '+351 555 010 66',
      company: 'Salgado Rent-a-Car',
      message:
        'Boa tarde. Temos 140 viaturas no Algarve. O cliente chega, assina papel, tiramos fotos ao carro com o telemóvel pessoal do funcionário... Queremos uma app para o check-in/check-out com fotos e assinatura, e que detete riscos novos se possível. Pode ser faseado. Digam-me se faz sentido e com que orçamento devemos contar.',
    },
    fillMs: 91000,
  },
  {
    label: 'genuine',
    kind: 'follow-up',
    message: {
      name: 'Samir Haddad',
      email: 'samir@haddadmotors.example',
      phone: '+961 555 010',
      company: 'Haddad Motors',
      message:
        'Dear Mr. Jonas, please find below our answers to the 3 questions from your email: 1) yes, 2) around 900 cars in stock, 3) Arabic and English, French not needed. When can we expect the timeline?',
    },
    fillMs: 40500,
  },
];
