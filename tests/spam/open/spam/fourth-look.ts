import type { Sample } from '../../sample.ts';

export const fourthLook: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Marlon Fry',
      email: 'marlon.fry@example.com',
      phone: '555 0100',
      company: '',
      message:
        'Type your main service plus your town into a search. See the three names on top? None of them is you. I make that happen for a living, results by Christmas or your money stays with you.',
    },
    fillMs: 20000,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Anita Desai',
      email: 'anita.desai@example.org',
      phone: '555 0101',
      company: 'Clickwave',
      message:
        'Respected Sir, your site have many technical problem so Google not giving importance. We correct all and you get business. Kindly share mobile number for discuss.',
    },
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Olivia',
      email: 'olivia@example.net',
      phone: '555 0102',
      company: '',
      message:
        'Following our audit of 200 software sites, yours landed in the bottom third for discoverability. Reply and I will forward the scorecard.',
    },
  },
  {
    label: 'spam',
    kind: 'local-seo',
    message: {
      name: 'Greg',
      email: 'greg@example.com',
      phone: '555 0103',
      company: 'MapsFirst',
      message:
        'Your map pin is in the wrong place and two of your photos were uploaded by strangers. We tidy this up for a one-off 120 and post weekly updates afterwards.',
    },
    fillMs: 15000,
  },
  {
    label: 'spam',
    kind: 'web-design',
    message: {
      name: 'Chen',
      email: 'chen@example.org',
      phone: '555 0104',
      company: 'PixelPapa',
      message:
        'We are web agency from Pune. Low budget, quick delivery, any CMS. New site, revamp, maintenance. Please mail your whatsapp.',
    },
  },
  {
    label: 'spam',
    kind: 'web-design',
    message: {
      name: 'Harriet Cole',
      email: 'harriet.cole@example.net',
      phone: '555 0105',
      company: '',
      message:
        "Honest opinion? Your case studies are great and the design around them is holding them back. I'm a freelance designer with two free weeks in May and would love to have a go at it. My day rate is 380.",
    },
    fillMs: 52000,
  },
  {
    label: 'spam',
    kind: 'accessibility',
    message: {
      name: 'Rob',
      email: 'rob@example.com',
      phone: '555 0106',
      company: 'Accessly',
      message:
        'Since June new legislation applies to websites such as yours. Fines reach 50,000 per violation. Our plug-in makes you conform in one afternoon, from 39 monthly.',
    },
  },
  {
    label: 'spam',
    kind: 'link-building',
    message: {
      name: 'Ivy Hall',
      email: 'ivy.hall@example.org',
      phone: '555 0107',
      company: 'Hall Outreach',
      message:
        'One of your articles mentions container security but links to a source from 2017. Ours is newer and has better charts. A swap would help your readers and, I admit, us too.',
    },
    fillMs: 31000,
  },
  {
    label: 'spam',
    kind: 'link-building',
    message: {
      name: 'Tomasz',
      email: 'tomasz@example.net',
      phone: '555 0108',
      company: '',
      message: 'price for dofollow guest post on your site? budget 50-80 usd, fast payment, regular orders',
    },
  },
  {
    label: 'spam',
    kind: 'tradeshow-list',
    message: {
      name: 'Sophie Allen',
      email: 'sophie.allen@example.com',
      phone: '555 0109',
      company: '',
      message:
        "Hi, I thought you may want to reach the folks who went to Embedded Expo in Nuremberg. Full registration data, 12k rows. What's your budget?",
    },
    fillMs: 23000,
  },
  {
    label: 'spam',
    kind: 'lead-list',
    message: {
      name: 'Nina',
      email: 'nina@example.org',
      phone: '555 0110',
      company: 'Techstack Radar',
      message:
        "We know which firms in your area run outdated ERP software and when their contracts end. Worth knowing, isn't it? Trial access for a week is yours if you say the word.",
    },
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Callum Price',
      email: 'callum.price@example.net',
      phone: '555 0111',
      company: 'Priceworks',
      message:
        "Two things I liked on your site: the plain language, and that prices are on it. One I didn't: there is no reason to come back. We fix that with a fortnightly letter to your clients, written by former journalists. Ten agencies, none has left. Can I draft the first one for you?",
    },
    fillMs: 45000,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Yara Simmons',
      email: 'yara.simmons@example.com',
      phone: '555 0112',
      company: 'Brandwell',
      message:
        "Your founder's story deserves a wider stage. In the past quarter we got clients onto four national stages and into two bestseller lists. Let's explore if there is a fit, I have time on the 8th or 9th.",
    },
    fillMs: 38000,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Felix Orme',
      email: 'felix.orme@example.org',
      phone: '555 0113',
      company: '',
      message:
        "Don't worry, not another agency pitch :) I run a small community where owners of software houses swap what works. Membership is 99 a month and you'd be among peers. Shall I put your name down for the open evening?",
    },
    fillMs: 29000,
  },
  {
    label: 'spam',
    kind: 'software-cold',
    message: {
      name: 'Hugo',
      email: 'hugo@example.net',
      phone: '555 0114',
      company: 'Ledgerly',
      message:
        "Chasing late payers is nobody's favourite job. Ledgerly reminds them politely and automatically; on average our customers are paid eleven days sooner. See it in a quarter of an hour?",
    },
  },
  {
    label: 'spam',
    kind: 'software-cold',
    message: {
      name: 'Petra',
      email: 'petra@example.com',
      phone: '555 0115',
      company: 'Shieldnet',
      message:
        'Last month every third company of up to 100 people was the target of a phishing attack. We train staff with harmless fake mails. Would a test run with ten of your people be of use?',
    },
    fillMs: 41000,
  },
  {
    label: 'spam',
    kind: 'appointment-setting',
    message: {
      name: 'Neil',
      email: 'neil@example.org',
      phone: '555 0116',
      company: 'Callcraft',
      message:
        'Our lads in Leeds make 300 dials a day on behalf of tech businesses. You get a diary full of people who asked for a call back. Month to month, stop when you wish.',
    },
  },
  {
    label: 'spam',
    kind: 'virtual-assistant',
    message: {
      name: 'Maricel',
      email: 'maricel@example.net',
      phone: '555 0117',
      company: '',
      message:
        "Good day Ma'am/Sir! Are you needing help in emails, booking, social media or bookkeeping? I offer my service at very affordable rate and can start now. God bless.",
    },
  },
  {
    label: 'spam',
    kind: 'staff-augmentation',
    message: {
      name: 'Irina Volkova',
      email: 'irina.volkova@example.com',
      phone: '555 0118',
      company: 'Devmost',
      message:
        "Do deadlines slip because two people are missing? Ours join on Monday. Eight years of experience on average, monthly notice, English at C1. Let me have your stack and I'll propose names.",
    },
    fillMs: 36000,
  },
  {
    label: 'spam',
    kind: 'recruiting-service',
    message: {
      name: 'Mark Tully',
      email: 'mark.tully@example.org',
      phone: '555 0119',
      company: 'Tully Search',
      message:
        'I see you have been looking for a machine learning lead for three months now. I know two who would move, both interviewed by me. Terms are 18 percent of the first salary, payable after probation.',
    },
    fillMs: 33000,
  },
  {
    label: 'spam',
    kind: 'app-outsourcing',
    message: {
      name: 'Bao',
      email: 'bao@example.net',
      phone: '555 0120',
      company: 'Mekong Soft',
      message:
        'We are software house in Da Nang looking for partner in Europe who outsource project. Price 18 euro hour. Quality is our honor. We wait your positive feedback.',
    },
  },
  {
    label: 'spam',
    kind: 'event-sponsorship',
    message: {
      name: 'Lara',
      email: 'lara@example.com',
      phone: '555 0121',
      company: 'Summit Circle',
      message:
        'Final call for partners of the AI in Industry dinner on 3 June: thirty plant managers, a keynote of ten minutes for you, and introductions afterwards. 4,900 plus VAT. Are you in?',
    },
    fillMs: 40000,
  },
  {
    label: 'spam',
    kind: 'magazine-feature',
    message: {
      name: 'Dominic',
      email: 'dominic@example.org',
      phone: '555 0122',
      company: 'Business Pioneer',
      message:
        "I'm putting together the cover of our July issue on people who shape the cloud and would like to interview your chief executive. Production is shared, your part comes to 2,100 dollars.",
    },
  },
  {
    label: 'spam',
    kind: 'podcast',
    message: {
      name: 'Kelsey',
      email: 'kelsey@example.net',
      phone: '555 0123',
      company: 'The Scale Show',
      message:
        "We'd be thrilled to have you on The Scale Show, 40k downloads. Guests cover the editing costs of $450 and receive six clips. Pick a date: https://scale-show.example/book",
    },
    fillMs: 34000,
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: 'Bureau',
      email: 'bureau@example.com',
      phone: '555 0124',
      company: 'Golden Code Awards',
      message:
        'You made the shortlist! To be present on the night please book your table for eight (3,600) before the 20th. Winners receive a statuette and the right to use our seal for a year.',
    },
  },
  {
    label: 'spam',
    kind: 'social-followers',
    message: {
      name: 'Boost',
      email: 'boost@example.org',
      phone: '555 0125',
      company: '',
      message: 'instagram facebook tiktok real and active fans delivery 1h best panel since 2016 wholesale rate',
    },
    fillMs: 700,
  },
  {
    label: 'spam',
    kind: 'reviews',
    message: {
      name: 'Eve',
      email: 'eve@example.net',
      phone: '555 0126',
      company: '',
      message:
        "Somebody left a one star rating on your profile. We can have it taken away legally, you owe us nothing until it's gone.",
    },
  },
  {
    label: 'spam',
    kind: 'factory-products',
    message: {
      name: 'Judy',
      email: 'judy@example.com',
      phone: '555 0127',
      company: 'Sunrise Electronics',
      message:
        'Dear manager, good day! This is Judy from Sunrise, maker of tablets, kiosk and POS hardware since 2009. Our clients are big supermarkets. Sample can be offered. Any interest, pls contact freely.',
    },
  },
  {
    label: 'spam',
    kind: 'factory-products',
    message: {
      name: 'Export Dept',
      email: 'export.dept@example.org',
      phone: '555 0128',
      company: 'Anatolia Stone',
      message:
        'We would like to supply you natural stone, marble and travertine directly from our quarry. Please inform us your monthly need so that we make you our best offer CIF.',
    },
    fillMs: 22000,
  },
  {
    label: 'spam',
    kind: 'office-supplies',
    message: {
      name: 'Carol',
      email: 'carol@example.net',
      phone: '555 0129',
      company: 'Paperplus',
      message:
        "When did you last check what you pay for toner? Most offices could save a fifth. Send me your last bill and I'll beat it.",
    },
  },
  {
    label: 'spam',
    kind: 'cleaning',
    message: {
      name: 'Stan',
      email: 'stan@example.com',
      phone: '555 0130',
      company: 'Brightclean',
      message:
        'Hello neighbours, we took over the cleaning for two firms in your street and have an evening free. First clean at no charge so that you see the difference.',
    },
    fillMs: 19000,
  },
  {
    label: 'spam',
    kind: 'energy',
    message: {
      name: 'Phil',
      email: 'phil@example.org',
      phone: '555 0131',
      company: 'Volt Brokers',
      message:
        'Your electricity contract is probably up for renewal soon. As independent brokers we compare 24 suppliers without charge. Just forward a recent bill.',
    },
  },
  {
    label: 'spam',
    kind: 'merchant',
    message: {
      name: 'Dee',
      email: 'dee@example.net',
      phone: '555 0132',
      company: 'Paywise',
      message:
        "How many percent do you lose on every card payment? If it's above 0.9 we should talk. New terminal included.",
    },
  },
  {
    label: 'spam',
    kind: 'insurance',
    message: {
      name: 'Walter',
      email: 'walter@example.com',
      phone: '555 0133',
      company: 'Guardwell',
      message:
        'Are your developers insured against errors in their code? A single mistake can ruin a firm. I compare fourteen insurers for you, a call of ten minutes is enough.',
    },
    fillMs: 26000,
  },
  {
    label: 'spam',
    kind: 'business-loan',
    message: {
      name: 'Ken',
      email: 'ken@example.org',
      phone: '555 0134',
      company: 'Swiftbridge',
      message:
        'Growing but cash is tied up in unpaid invoices? We advance 90 percent of them within a day. No security asked, application takes minutes.',
    },
  },
  {
    label: 'spam',
    kind: 'business-loan',
    message: {
      name: 'Omar Al Farsi',
      email: 'omar.al.farsi@example.net',
      phone: '555 0135',
      company: '',
      message:
        'Our principals are ready to invest in your project with soft loan 2 percent yearly, tenor 10 years, minimum 2 million. Intermediaries are welcome and rewarded. Send summary of project.',
    },
  },
  {
    label: 'spam',
    kind: 'grant',
    message: {
      name: 'Funding Desk',
      email: 'funding.desk@example.com',
      phone: '555 0136',
      company: '',
      message:
        'There is state money for digital projects that nobody picks up. We fill in the forms and take 10 percent if it works. Is your head office in this state?',
    },
    fillMs: 14000,
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'Lena W',
      email: 'lena.w@example.org',
      phone: '555 0137',
      company: '',
      message:
        'I was broke in March. Today I trade from the beach. The group that taught me is open again for 48 hours: https://beach-trade.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'Coin Desk',
      email: 'coin.desk@example.net',
      phone: '555 0138',
      company: '',
      message: 'new coin launch tonight 9pm dont sleep on this one 50x easy telegram @example_moon',
    },
    fillMs: 500,
  },
  {
    label: 'spam',
    kind: 'recovery-scam',
    message: {
      name: 'Rita',
      email: 'rita@example.com',
      phone: '555 0139',
      company: '',
      message:
        'After losing my savings to a fake trading page I nearly gave up. A specialist called Vincent traced it and everything was returned within a week. I recommend him to anyone: vincent@trace.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'casino',
    message: {
      name: 'Nova',
      email: 'nova@example.org',
      phone: '555 0140',
      company: '',
      message: 'Claim 80 spins on the house. Deposit nothing, keep what you win. Today 18+ https://nova-spin.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'adult',
    message: {
      name: 'Kitty',
      email: 'kitty@example.net',
      phone: '555 0141',
      company: '',
      message:
        'Bored husband? Discreet ladies near you reply within minutes. No names, no bills. https://discreet-ladies.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'dating',
    message: {
      name: 'Wei Lin',
      email: 'wei.lin@example.com',
      phone: '555 0142',
      company: '',
      message:
        'Hello, I think we met at the airport lounge? If you are not him, maybe it is fate :) I am Wei Lin, I do fashion business in Singapore. Add my whatsapp we can be friend.',
    },
  },
  {
    label: 'spam',
    kind: 'pharma',
    message: {
      name: 'Joint Ease',
      email: 'joint.ease@example.org',
      phone: '555 0143',
      company: '',
      message:
        'Doctors are amazed: joint stiffness gone in 14 days with a plant from the Andes. Risk free for 60 days, only while stock lasts https://joint-ease.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'pharma',
    message: {
      name: 'rx24',
      email: 'rx@example.net',
      phone: '555 0144',
      company: '',
      message: 'ozempic semaglutide no script ship usa uk discreet pack pay crypto',
    },
    fillMs: 300,
  },
  {
    label: 'spam',
    kind: 'diploma',
    message: {
      name: 'Academic Service',
      email: 'academic.service@example.com',
      phone: '555 0145',
      company: '',
      message:
        'Get a university degree without attending. Registered and verifiable, all countries. Also IELTS and driving licence. Write us.',
    },
  },
  {
    label: 'spam',
    kind: 'essay',
    message: {
      name: 'Study Aid',
      email: 'study.aid@example.org',
      phone: '555 0146',
      company: '',
      message:
        'Too many assignments? Our writers with PhD do your essay, dissertation or homework in 6 hours, plagiarism free, from $9 a page.',
    },
  },
  {
    label: 'spam',
    kind: 'advance-fee',
    message: {
      name: 'Capt. Roy Stevens',
      email: 'capt.roy.stevens@example.net',
      phone: '555 0147',
      company: '',
      message:
        'I am an officer with the peacekeeping forces. We came into possession of some boxes which I cannot take along. I look for someone reliable to keep them until I return; thirty percent would be yours.',
    },
  },
  {
    label: 'spam',
    kind: 'advance-fee',
    message: {
      name: 'Lottery Board',
      email: 'lottery.board@example.com',
      phone: '555 0148',
      company: '',
      message:
        'Good news! Your e-mail was drawn in the anniversary sweepstake of a well known soft drink brand and takes 1,000,000 pounds. File your claim with our agent by sending name, address and occupation.',
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Cloud Drive',
      email: 'cloud.drive@example.org',
      phone: '555 0149',
      company: '',
      message:
        'Marcus shared "Q3 salaries.xlsx" with you. Open it with your work account before the link closes: https://drive-open.invalid/q3',
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Postal Service',
      email: 'postal.service@example.net',
      phone: '555 0150',
      company: '',
      message:
        'Your package could not be handed over because the house number is missing. Correct it here within 24 hours: https://post-fix.invalid/u/12',
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Ads Support',
      email: 'ads.support@example.com',
      phone: '555 0151',
      company: '',
      message:
        'Your advertising account will be switched off for breach of policy. Appeal form: https://ads-appeal.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'IT Desk',
      email: 'it.desk@example.org',
      phone: '555 0152',
      company: '',
      message:
        'All staff: the mail system moves to the new version tonight. Sign in once at https://mail-upgrade.invalid so that no messages go missing.',
    },
  },
  {
    label: 'spam',
    kind: 'fake-invoice',
    message: {
      name: 'Directory Services',
      email: 'directory.services@example.net',
      phone: '555 0153',
      company: 'Trade Index',
      message:
        'Please check the entry of your company in the Trade Index and return the form signed. Corrections are free, the entry is 980 per annum.',
    },
  },
  {
    label: 'spam',
    kind: 'fake-invoice',
    message: {
      name: 'M. Lang',
      email: 'm.lang@example.com',
      phone: '555 0154',
      company: '',
      message:
        'Hi, our bank account has changed. Kindly settle the open balance to the new IBAN in the attached letter today and confirm.',
    },
  },
  {
    label: 'spam',
    kind: 'ceo-fraud',
    message: {
      name: 'David (CEO)',
      email: 'david.ceo@example.org',
      phone: '555 0155',
      company: '',
      message:
        "I'm boarding a plane. Please buy six gift cards of 100 each for a client and send me the codes. Will refund tonight. Keep it between us.",
    },
  },
  {
    label: 'spam',
    kind: 'domain-renewal',
    message: {
      name: 'Notice',
      email: 'notice@example.net',
      phone: '555 0156',
      company: '',
      message:
        'Important: hosting for your web presence ends in 2 days. All data will be erased. Extend: https://extend-host.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'domain-trademark',
    message: {
      name: 'Brand Watch',
      email: 'brand.watch@example.com',
      phone: '555 0157',
      company: '',
      message:
        'Somebody in Hong Kong has filed for the brand name of your firm. As the first owner you have the right to object within a week; our agency handles the paperwork.',
    },
  },
  {
    label: 'spam',
    kind: 'domain-sale',
    message: {
      name: 'Domain Broker',
      email: 'domain.broker@example.org',
      phone: '555 0158',
      company: '',
      message:
        'I own a shorter version of your domain and am open to offers. It gets 300 type-in visits a month. Make me an offer before it goes to auction on Friday.',
    },
  },
  {
    label: 'spam',
    kind: 'extortion',
    message: {
      name: 'anonymous',
      email: 'anonymous@example.net',
      phone: '555 0159',
      company: '',
      message:
        'You store customer data badly and we have a copy. Journalists pay well for that. Or you do: 5000 in Monero, instructions follow when you answer.',
    },
  },
  {
    label: 'spam',
    kind: 'copyright',
    message: {
      name: 'Studio Lex',
      email: 'studio.lex@example.com',
      phone: '555 0160',
      company: '',
      message:
        'Our software detected a photograph by our member on your page. Licence fee for the past use: 640. Payment link and evidence: https://studio-lex.invalid/case/7',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Rose',
      email: 'rose@example.org',
      phone: '555 0161',
      company: '',
      message: 'Kindly confirm if you got my former mail',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Peter',
      email: 'peter@example.net',
      phone: '555 0162',
      company: '',
      message: 'do you do business with overseas clients? i have a proposal, reply for details',
    },
    fillMs: 2100,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Jane',
      email: 'jane@example.com',
      phone: '555 0163',
      company: '',
      message: 'Hello, do you ship to Guam and what payments do you accept?',
    },
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'Ykqzv',
      email: 'ykqzv@example.org',
      phone: '555 0164',
      company: '',
      message: 'Trxwq plmkn zzxcv',
    },
  },
  {
    label: 'spam',
    kind: 'german',
    message: {
      name: 'Nadine',
      email: 'nadine@example.net',
      phone: '555 0165',
      company: 'Social Kick',
      message:
        'Ihr letzter Beitrag auf LinkedIn ist drei Monate her, schade eigentlich! Wir posten für Sie, damit Sie wieder wahrgenommen werden. Ab 290 im Monat, monatlich kündbar. Lust auf ein kurzes Gespräch?',
    },
  },
  {
    label: 'spam',
    kind: 'german',
    message: {
      name: 'Personal24',
      email: 'personal@example.com',
      phone: '555 0166',
      company: '',
      message:
        'Sie suchen Entwickler? Wir haben sie. Festanstellung, Probezeit bezahlen Sie erst am Ende. Profile sende ich Ihnen gern zu.',
    },
  },
  {
    label: 'spam',
    kind: 'french',
    message: {
      name: 'Inès',
      email: 'ine.s@example.org',
      phone: '555 0167',
      company: 'Data Prospect',
      message:
        'Bonjour, nous mettons à disposition un fichier de 40 000 décideurs informatiques avec courriel direct. Tarif dégressif. Souhaitez-vous un échantillon ?',
    },
  },
  {
    label: 'spam',
    kind: 'spanish',
    message: {
      name: 'Diego',
      email: 'diego@example.net',
      phone: '555 0168',
      company: 'App Factoría',
      message:
        'Hola, desarrollamos aplicaciones a medida desde Colombia por la mitad de lo que se cobra en Europa. ¿Tienen algún proyecto pendiente? Quedo atento.',
    },
  },
  {
    label: 'spam',
    kind: 'italian',
    message: {
      name: 'Marco',
      email: 'marco@example.com',
      phone: '555 0169',
      company: 'Media Sì',
      message:
        'Salve, la vostra azienda merita più visibilità. Gestiamo Instagram e Facebook da 150 euro al mese, primo mese gratuito. Le va una chiamata?',
    },
  },
  {
    label: 'spam',
    kind: 'portuguese',
    message: {
      name: 'Crédito Já',
      email: 'cre.dito.ja@example.org',
      phone: '555 0170',
      company: '',
      message:
        'Precisa de dinheiro hoje? Liberamos até 50 mil sem consulta, juros baixos. Simule agora https://credito-ja.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'polish',
    message: {
      name: 'Druk24',
      email: 'druk@example.net',
      phone: '555 0171',
      company: '',
      message:
        'Witam, produkujemy odzież reklamową, kubki i długopisy z logo Państwa firmy. Minimalne zamówienie 50 sztuk. Wyceny w ciągu godziny.',
    },
  },
  {
    label: 'spam',
    kind: 'russian',
    message: {
      name: 'Анна',
      email: 'mail@example.com',
      phone: '555 0172',
      company: 'Call Market',
      message:
        'Здравствуйте! Наши операторы обзвонят ваших потенциальных клиентов и назначат встречи. Оплата за результат. Расскажу подробнее по телефону?',
    },
  },
  {
    label: 'spam',
    kind: 'russian',
    message: {
      name: 'Дилер',
      email: 'mail@example.org',
      phone: '555 0173',
      company: '',
      message:
        'Лицензионные ключи Windows и Office со скидкой 70%, моментальная доставка на почту https://keys.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'chinese',
    message: {
      name: '深圳货代',
      email: 'mail@example.net',
      phone: '555 0174',
      company: '顺达物流',
      message: '您好,我司为货运代理,深圳到欧洲空运海运铁路,双清包税,价格好。有货出请联系。',
    },
  },
  {
    label: 'spam',
    kind: 'chinese',
    message: {
      name: '王经理',
      email: 'mail@example.com',
      phone: '555 0175',
      company: '',
      message: '需要股票内部消息的老板请进群,昨日推荐三只全部涨停 https://gupiao.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'japanese',
    message: {
      name: '佐々木',
      email: 'mail@example.org',
      phone: '555 0176',
      company: 'ウェブ集客社',
      message:
        '御社のホームページを拝見しました。アクセスを倍にする方法を無料でご説明いたします。15分だけお時間いただけますか。',
    },
  },
  {
    label: 'spam',
    kind: 'turkish',
    message: {
      name: 'Ofis Market',
      email: 'ofis.market@example.net',
      phone: '555 0177',
      company: '',
      message:
        'Kırtasiye ve temizlik malzemelerinde toptan fiyatlar. Aynı gün teslimat. Sipariş için WhatsApp hattımız açık.',
    },
  },
  {
    label: 'spam',
    kind: 'arabic',
    message: {
      name: 'مصنع الخليج',
      email: 'mail@example.com',
      phone: '555 0178',
      company: '',
      message:
        'نحن مصنع للأثاث المكتبي في دبي ونرغب في تزويد شركتكم بمنتجاتنا بأسعار الجملة. الكتالوج متوفر عند الطلب.',
    },
  },
  {
    label: 'spam',
    kind: 'dutch',
    message: {
      name: 'Kees',
      email: 'kees@example.org',
      phone: '555 0179',
      company: 'Energie Wijzer',
      message:
        'Betaalt u ook te veel voor stroom? Wij vergelijken gratis 30 leveranciers. Stuur uw laatste rekening en u hoort vandaag nog wat u bespaart.',
    },
  },
  {
    label: 'spam',
    kind: 'vietnamese',
    message: {
      name: 'Tài chính',
      email: 'ta.i.chi.nh@example.net',
      phone: '555 0180',
      company: '',
      message: 'Cho vay tín chấp theo lương, duyệt trong 15 phút, không gọi người thân. Nhắn tin Zalo để được hỗ trợ.',
    },
  },
  {
    label: 'spam',
    kind: 'indonesian',
    message: {
      name: 'Jasa',
      email: 'jasa@example.com',
      phone: '555 0181',
      company: '',
      message: 'Jasa pembuatan website toko online mulai 500 ribu, gratis domain dan hosting 1 tahun. Order sekarang.',
    },
  },
];
