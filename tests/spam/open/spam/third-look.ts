import type { Sample } from '../../sample.ts';

export const thirdLook: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Harvey Lunt',
      email: 'harvey.lunt@example.com',
      phone: '555 0100',
      company: '',
      message:
        'Your rivals are sitting above you in the search results and collecting the enquiries that should be yours. A small monthly plan gets you there too. Care to hear what we would change first?',
    },
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Ritu',
      email: 'ritu@example.org',
      phone: '555 0101',
      company: '',
      message:
        'Hello, are you the one who looks after the website? I ran it through our checker and a few things are holding it back in Google. I can mail you the findings, no cost involved.',
    },
    fillMs: 21000,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Gareth Pole',
      email: 'gareth.pole@example.net',
      phone: '555 0102',
      company: 'Pole & Reach',
      message:
        "Local companies come to us when their phone has gone quiet. Within a quarter they usually see twice as many enquiries. If you'd like the same, tell me three phrases you want to be found for.",
    },
    fillMs: 33000,
  },
  {
    label: 'spam',
    kind: 'web-design',
    message: {
      name: 'Naveen',
      email: 'naveen@example.com',
      phone: '555 0103',
      company: 'Brightstack',
      message:
        'Good morning, we make websites and apps for small companies at reasonable rates. Should you have any need in future, do keep us in mind. Our past work can be seen at brightstack.example',
    },
  },
  {
    label: 'spam',
    kind: 'web-design',
    message: {
      name: 'Corey',
      email: 'corey@example.org',
      phone: '555 0104',
      company: '',
      message:
        "I redid your home page over the weekend as an exercise and rather like the result. Can I mail you a link? If you want to use it, it's four hundred all in.",
    },
    fillMs: 48000,
  },
  {
    label: 'spam',
    kind: 'web-design',
    message: {
      name: 'Elin',
      email: 'elin@example.net',
      phone: '555 0105',
      company: 'Motionary',
      message:
        'A two-minute film about your product explains more than ten pages of text. Ours start at $350, script and voice included. What would you like people to understand about Solvane?',
    },
    fillMs: 37000,
  },
  {
    label: 'spam',
    kind: 'link-building',
    message: {
      name: 'Marta Vogt',
      email: 'marta.vogt@example.com',
      phone: '555 0106',
      company: 'Inkwell Media',
      message:
        'We place articles in around 600 online magazines, each with a link back to the customer. Pricing depends on the authority of the title. Shall I mail over the spreadsheet?',
    },
    fillMs: 29000,
  },
  {
    label: 'spam',
    kind: 'link-building',
    message: {
      name: 'Sean',
      email: 'sean@example.org',
      phone: '555 0107',
      company: '',
      message: 'hi do you sell links on your blog? we pay by paypal, long term, several clients',
    },
    fillMs: 15000,
  },
  {
    label: 'spam',
    kind: 'link-building',
    message: {
      name: 'Bianca',
      email: 'bianca@example.net',
      phone: '555 0108',
      company: 'Contentwise',
      message:
        'I write about software for a living and have a text lying here on "hidden costs of legacy systems". You may have it for nothing as long as the two references stay in. When could it go online?',
    },
    fillMs: 26000,
  },
  {
    label: 'spam',
    kind: 'lead-list',
    message: {
      name: 'Dennis Cole',
      email: 'dennis.cole@example.com',
      phone: '555 0109',
      company: 'Rolodata',
      message:
        "Which sectors do you sell to? We hold current details of people who sign off on software budgets in 38 countries and can filter by size and location. Tell me your ideal buyer and I'll come back with a figure.",
    },
  },
  {
    label: 'spam',
    kind: 'lead-list',
    message: {
      name: 'Irene',
      email: 'irene@example.org',
      phone: '555 0110',
      company: 'Prospectory',
      message:
        'Would a spreadsheet of all manufacturers in Ohio with the names of their IT managers be useful to you? Checked last month, delivered in Excel.',
    },
    fillMs: 24000,
  },
  {
    label: 'spam',
    kind: 'tradeshow-list',
    message: {
      name: 'Kate Morris',
      email: 'kate.morris@example.net',
      phone: '555 0111',
      company: '',
      message:
        "Hi, are you exhibiting at or visiting the Data World show this autumn? I have the pre-registered visitors with mail and mobile, 9,800 in all. Tell me and I'll quote.",
    },
    fillMs: 19000,
  },
  {
    label: 'spam',
    kind: 'appointment-setting',
    message: {
      name: 'Luke',
      email: 'luke@example.com',
      phone: '555 0112',
      company: 'Doorknock',
      message:
        "We ring your prospects so that you don't have to. Twelve conversations with people who are ready to buy, every month, or that month isn't charged. Is Thursday any good to go over it?",
    },
    fillMs: 34000,
  },
  {
    label: 'spam',
    kind: 'appointment-setting',
    message: {
      name: 'Mira',
      email: 'mira@example.org',
      phone: '555 0113',
      company: 'Outbound Ally',
      message:
        "What does a new customer cost you at the moment? Our partners pay around a third of what they used to, because our people write to decision takers personally instead of blasting. I'd gladly tell you more on the phone.",
    },
    fillMs: 31000,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Jonas Reed',
      email: 'jonas.reed@example.net',
      phone: '555 0114',
      company: 'Reedworks',
      message:
        'I read what you wrote on offline-first forms, and shared it with two friends. It struck me that hardly anybody will ever find it. We turn engineering posts into short videos that travel; eleven software houses let us do it for them. Want me to make one from yours, on the house?',
    },
    fillMs: 47000,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Alice Monroe',
      email: 'alice.monroe@example.com',
      phone: '555 0115',
      company: 'Signalpost',
      message:
        'Saw that you opened two positions this month, which usually means the pipeline is healthy but nobody has time to nurture it. Our assistant answers inbound mails in four minutes, day and night, in your tone. I could have one running on your own inbox by Friday, costs nothing to look.',
    },
    fillMs: 52000,
  },
  {
    label: 'spam',
    kind: 'ai-outreach',
    message: {
      name: 'Paul Brandt',
      email: 'paul.brandt@example.org',
      phone: '555 0116',
      company: 'Northbeam Growth',
      message:
        "Solvane keeps coming up when I talk to founders in logistics. Most firms at your stage plateau because referrals dry up. We've built a repeatable way around that. May I tell you about it over a coffee, virtual or real?",
    },
    fillMs: 41000,
  },
  {
    label: 'spam',
    kind: 'software-cold',
    message: {
      name: 'Rina',
      email: 'rina@example.net',
      phone: '555 0117',
      company: 'Timely HQ',
      message:
        'Still approving holidays by e-mail? Timely HQ takes that off your desk. Teams of up to 10 use it at no charge, larger ones from 2 euros a head. Here is a link to have a look around: https://timely-hq.example',
    },
    fillMs: 28000,
  },
  {
    label: 'spam',
    kind: 'software-cold',
    message: {
      name: 'Ed',
      email: 'ed@example.com',
      phone: '555 0118',
      company: 'Formguard',
      message:
        'You will have noticed that contact forms attract a lot of rubbish. Formguard filters it for nine dollars a month and takes a minute to put in. The first thirty days cost nothing.',
    },
  },
  {
    label: 'spam',
    kind: 'virtual-assistant',
    message: {
      name: 'Joy',
      email: 'joy@example.org',
      phone: '555 0119',
      company: '',
      message:
        'Hi! I am Joy from Cebu. I do admin work, lead research, calendar, customer chat. $5 hourly. I am hardworking and fast learner, you can try me one week.',
    },
    fillMs: 1800,
  },
  {
    label: 'spam',
    kind: 'staff-augmentation',
    message: {
      name: 'Pavlo Kushnir',
      email: 'pavlo.kushnir@example.net',
      phone: '555 0120',
      company: 'Codeharbor',
      message:
        'Our Java and Go people are free from the first of next month after a bank project ended. They cost between 30 and 45 an hour and speak good English. Do you have a gap somewhere that they could fill?',
    },
    fillMs: 39000,
  },
  {
    label: 'spam',
    kind: 'staff-augmentation',
    message: {
      name: 'Sunil Rao',
      email: 'sunil.rao@example.com',
      phone: '555 0121',
      company: 'Techvista',
      message:
        'Dear hiring team, we have immediate joiners for Salesforce, ServiceNow, SAP FICO on C2C and contract. Please share your open jobs, we will submit resumes same day.',
    },
  },
  {
    label: 'spam',
    kind: 'app-outsourcing',
    message: {
      name: 'Hassan',
      email: 'hassan@example.org',
      phone: '555 0122',
      company: 'Appnest',
      message:
        'Respected sir, we do android ios app development since 2012, 400 apps delivered. Your idea is safe with NDA. Give one project for trial, if you not like you not pay.',
    },
    fillMs: 27000,
  },
  {
    label: 'spam',
    kind: 'event-sponsorship',
    message: {
      name: 'Claudia Fenn',
      email: 'claudia.fenn@example.net',
      phone: '555 0123',
      company: 'Leaders Forum',
      message:
        'Eighty chief information officers are coming to our forum in Lisbon in March, and each of them has agreed to sit down with suppliers. We kept one table for a company of your profile. It costs 7,500 euros with hotel. Should I reserve it?',
    },
    fillMs: 44000,
  },
  {
    label: 'spam',
    kind: 'magazine-feature',
    message: {
      name: 'Trevor Ames',
      email: 'trevor.ames@example.com',
      phone: '555 0124',
      company: 'Innovators Digest',
      message:
        'Our readers voted and Solvane is to appear in the spring issue as one of the ten innovators of the year. We only need a photograph and the publication cost of $1,750. Please answer until Monday, the printer is waiting.',
    },
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: 'Jury Office',
      email: 'jury.office@example.org',
      phone: '555 0125',
      company: 'Continental Quality Prize',
      message:
        'It is our great pleasure to announce that your company was unanimously awarded the Continental Quality Prize in the category software. The ceremony is held in Geneva. A contribution of 3,200 CHF covers two guests, certificate and trophy.',
    },
    fillMs: 36000,
  },
  {
    label: 'spam',
    kind: 'social-followers',
    message: {
      name: 'Insta King',
      email: 'insta.king@example.net',
      phone: '555 0126',
      company: '',
      message: 'want 10k insta follower? cheap price fast start real people no drop refill 30 day. ask me price',
    },
    fillMs: 900,
  },
  {
    label: 'spam',
    kind: 'social-followers',
    message: {
      name: 'Rhea Hart',
      email: 'rhea.hart@example.com',
      phone: '555 0127',
      company: 'Hart Social',
      message:
        'Your last post on LinkedIn was in spring! We write, design and publish twelve posts a month in your name so that you stay visible. From 390 a month, no minimum term.',
    },
    fillMs: 23000,
  },
  {
    label: 'spam',
    kind: 'reviews',
    message: {
      name: 'Dan',
      email: 'dan@example.org',
      phone: '555 0128',
      company: 'Starlift',
      message:
        'People read reviews before they call. We get you twenty genuine-looking ones on the maps listing per month, written by locals, spread over time. Pay after they are live.',
    },
  },
  {
    label: 'spam',
    kind: 'factory-products',
    message: {
      name: 'Vivian Lin',
      email: 'vivian.lin@example.net',
      phone: '555 0129',
      company: 'Huaxing Plastics',
      message:
        'Dear Sir or Madam, glad to learn that you need plastic parts. We have 60 machines and deliver to Germany and USA since 2003. Send us drawing, we calculate for free.',
    },
  },
  {
    label: 'spam',
    kind: 'factory-products',
    message: {
      name: 'Mr. Khan',
      email: 'mr.khan@example.com',
      phone: '555 0130',
      company: 'Sialkot Sports',
      message:
        'We are makers of sports wear, gloves and football from Sialkot. Minimum 50 pieces, your own label possible. Sampling within a week. Kindly let us have your valued order.',
    },
    fillMs: 22000,
  },
  {
    label: 'spam',
    kind: 'factory-products',
    message: {
      name: 'Emma',
      email: 'emma@example.org',
      phone: '555 0131',
      company: 'Brightpack',
      message:
        'Hello, Emma here from Brightpack China. Paper bags, gift box, mailer box, sticker, good price with fast sea freight. Could you tell me who buys packing for your company?',
    },
  },
  {
    label: 'spam',
    kind: 'business-loan',
    message: {
      name: 'Grant Wolfe',
      email: 'grant.wolfe@example.net',
      phone: '555 0132',
      company: 'Keystone Bridge',
      message:
        'If the bank says no, we say yes. Between 20 and 500 thousand for any purpose, paid out the next working day, repayment from your turnover. Two questions are enough to find out: https://keystone-bridge.example',
    },
  },
  {
    label: 'spam',
    kind: 'business-loan',
    message: {
      name: 'Mr. Lopez',
      email: 'mr.lopez@example.com',
      phone: '555 0133',
      company: '',
      message: 'LOAN LOAN LOAN apply for 3% loan personal and company, we pay in 24h no documents, email us now',
    },
    fillMs: 600,
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'Stefan Gold',
      email: 'stefan.gold@example.org',
      phone: '555 0134',
      company: '',
      message:
        'My manager doubled what I sent her in nine days and I have already taken out my part. She only accepts ten new people. Her number is on this page https://gold-manager.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'crypto',
    message: {
      name: 'Arbit AI',
      email: 'arbit.ai@example.net',
      phone: '555 0135',
      company: 'Arbit',
      message:
        'Let the software buy and sell coins for you around the clock. Our 14,000 users make between 1 and 2 percent daily. Put in 100 and see for yourself https://arbit-ai.invalid/join',
    },
  },
  {
    label: 'spam',
    kind: 'recovery-scam',
    message: {
      name: 'Justice Desk',
      email: 'justice.desk@example.com',
      phone: '555 0136',
      company: '',
      message:
        'Did a broker keep your deposit? Our legal team traces coins on the chain and brings the money home, we work with police in 20 countries. Free case check.',
    },
  },
  {
    label: 'spam',
    kind: 'casino',
    message: {
      name: 'Riviera',
      email: 'riviera@example.org',
      phone: '555 0137',
      company: '',
      message:
        'Spin the wheel, your first hundred is doubled! Roulette with a live dealer, withdrawals in five minutes. https://riviera-club.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'casino',
    message: {
      name: 'Coach',
      email: 'coach@example.net',
      phone: '555 0138',
      company: 'Sharp Picks',
      message:
        "Our analysts called 9 of the last 10 derbies. Join the channel for tonight's two safe bets, the first week costs nothing.",
    },
  },
  {
    label: 'spam',
    kind: 'adult',
    message: {
      name: 'Mia',
      email: 'mia@example.com',
      phone: '555 0139',
      company: '',
      message: 'hey sexy, wanna see me? i just uploaded new vids, 18+ only http://mia-vids.invalid',
    },
    fillMs: 400,
  },
  {
    label: 'spam',
    kind: 'dating',
    message: {
      name: 'Svetlana',
      email: 'svetlana@example.org',
      phone: '555 0140',
      company: '',
      message:
        'Hello stranger. I am 31, teacher, divorced, I seek honest man for family. I found your contact and my heart tell me to write. Answer me to my mail and I will tell about me and send photo.',
    },
  },
  {
    label: 'spam',
    kind: 'pharma',
    message: {
      name: 'Vita Direct',
      email: 'vita.direct@example.net',
      phone: '555 0141',
      company: '',
      message:
        'Sleep better, weigh less, look ten years younger. One capsule a day, made from Japanese roots. Order three and only pay two: https://vita-direct.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'pharma',
    message: {
      name: 'Men Health',
      email: 'men.health@example.com',
      phone: '555 0142',
      company: '',
      message: 'generic sildenafil 100mg 0.80 per tablet, express delivery, no doctor needed',
    },
    fillMs: 800,
  },
  {
    label: 'spam',
    kind: 'advance-fee',
    message: {
      name: 'Mrs. Helena Ortiz',
      email: 'mrs.helena.ortiz@example.org',
      phone: '555 0143',
      company: '',
      message:
        'My dear, I write to you with tears. The doctors gave me three months and I have nobody. My husband left 6.5 million euro at a finance company, and I would like it to go to a person who will use it for orphans. May I trust you with it?',
    },
  },
  {
    label: 'spam',
    kind: 'advance-fee',
    message: {
      name: 'Mr. Osei Mensah',
      email: 'mr.osei.mensah@example.net',
      phone: '555 0144',
      company: '',
      message:
        'I work in the audit department of a bank in Accra. There is an account whose owner perished with his whole family in an air crash; nobody has claimed it. With your help it can be moved to your country and we share. Please be discreet and give me your phone number.',
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Docu Center',
      email: 'docu.center@example.com',
      phone: '555 0145',
      company: '',
      message: 'You have 1 new fax of 3 pages waiting. Press here to read: https://fax-view.invalid/x/991',
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Payroll',
      email: 'payroll@example.org',
      phone: '555 0146',
      company: '',
      message:
        'Payroll has changed to a new provider. All staff have to check their bank data in the portal by tonight or the salary will be delayed: https://payroll-portal.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Support',
      email: 'support@example.net',
      phone: '555 0147',
      company: 'Mail Team',
      message:
        'We noticed a sign-in to your webmail from Minsk. If this was not you, secure your account right away: https://webmail-safe.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'fake-invoice',
    message: {
      name: 'Accounts',
      email: 'accounts@example.com',
      phone: '555 0148',
      company: '',
      message:
        'Second reminder. Invoice 20993 over 486.20 is open since 30 days. See the copy here https://acc-copy.invalid/20993 and transfer today or we pass the matter to collection.',
    },
  },
  {
    label: 'spam',
    kind: 'domain-renewal',
    message: {
      name: 'Domain Office',
      email: 'domain.office@example.org',
      phone: '555 0149',
      company: 'Web Registry',
      message:
        'Your registration runs out this week. To keep the address and avoid that it goes to somebody else, complete the payment of 97.00 here: https://web-registry.invalid/keep',
    },
  },
  {
    label: 'spam',
    kind: 'domain-trademark',
    message: {
      name: 'Tony Wu',
      email: 'tony.wu@example.net',
      phone: '555 0150',
      company: 'Asia Net Centre',
      message:
        'We are the body that handles names on the internet for China. A firm called Ruida wishes to use "solvane" for its own domains. Did you permit this? If not, contact us soon since the name is given to whoever comes first.',
    },
  },
  {
    label: 'spam',
    kind: 'extortion',
    message: {
      name: 'hidden',
      email: 'hidden@example.com',
      phone: '555 0151',
      company: '',
      message:
        'I know your password and what you do at night. A program of mine filmed both you and the screen. 900 dollars to my wallet until Sunday, otherwise friends and family will get the clip.',
    },
  },
  {
    label: 'spam',
    kind: 'extortion',
    message: {
      name: 'Night Crew',
      email: 'night.crew@example.org',
      phone: '555 0152',
      company: '',
      message:
        'Your server goes offline on Monday. We showed this morning for five minutes that we can. 2 BTC and we forget about you, every day later costs one more.',
    },
    fillMs: 17000,
  },
  {
    label: 'spam',
    kind: 'copyright',
    message: {
      name: 'Attorney Blake',
      email: 'attorney.blake@example.net',
      phone: '555 0153',
      company: '',
      message:
        'My client is the owner of three pictures which you use on your pages without having asked. A settlement of 850 can still be agreed until the 15th. The proof is stored here: https://proof-desk.invalid/open',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Sam',
      email: 'sam@example.com',
      phone: '555 0154',
      company: '',
      message: 'Hi, is this the owner? I have something you might like',
    },
    fillMs: 1700,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Manager',
      email: 'manager@example.org',
      phone: '555 0155',
      company: '',
      message: 'Good day. May I have the WhatsApp number of your boss please, it is about a big order.',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Ann',
      email: 'ann@example.net',
      phone: '555 0156',
      company: '',
      message: 'Do you take credit card? I need 40 websites for my church and will be sending a shipper to you',
    },
    fillMs: 13000,
  },
  {
    label: 'spam',
    kind: 'noise',
    message: { name: 'dFgHjKlQ', email: 'dfghjklq@example.com', phone: '555 0157', company: '', message: 'PoIuYtReWq' },
    fillMs: 500,
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'qwqw',
      email: 'qwqw@example.org',
      phone: '555 0158',
      company: '',
      message: 'test test lkjlkj mnbmnb',
    },
  },
  {
    label: 'spam',
    kind: 'german',
    message: {
      name: 'Heiko Brand',
      email: 'heiko.brand@example.net',
      phone: '555 0159',
      company: 'Klickstark',
      message:
        'Moin, beim Surfen bin ich auf Ihre Seite gestoßen. Da geht noch was! Mit unserer Betreuung kommen mehr Anfragen rein, die ersten vier Wochen gehen auf uns. Wann darf ich kurz durchrufen?',
    },
  },
  {
    label: 'spam',
    kind: 'german',
    message: {
      name: 'Frau Sommer',
      email: 'frau.sommer@example.com',
      phone: '555 0160',
      company: 'Firmenfinanz',
      message:
        'Liquidität ab 10.000 Euro ohne Bank, Zusage in 24 Stunden, auch bei negativer Auskunft. Antrag unter https://firmenfinanz.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'french',
    message: {
      name: 'Luc Dorval',
      email: 'luc.dorval@example.org',
      phone: '555 0161',
      company: 'Visibio',
      message:
        'Bonjour, votre site mérite plus de visiteurs. Notre agence vous fait gagner des places sur Google dès le premier mois, 149 euros sans engagement. Je vous appelle quand ?',
    },
  },
  {
    label: 'spam',
    kind: 'french',
    message: {
      name: 'Madame Claire',
      email: 'madame.claire@example.net',
      phone: '555 0162',
      company: '',
      message:
        'Particulier honnête accorde crédit de 5000 à 300000 euros à toute personne sérieuse, remboursement facile. Contact par mail uniquement.',
    },
  },
  {
    label: 'spam',
    kind: 'spanish',
    message: {
      name: 'Raúl',
      email: 'rau.l@example.com',
      phone: '555 0163',
      company: 'Impulsa Web',
      message:
        'Buenas tardes, ayudamos a empresas como la suya a conseguir clientes por internet. Este mes regalamos la auditoría. ¿Hablamos cinco minutos el jueves?',
    },
  },
  {
    label: 'spam',
    kind: 'portuguese',
    message: {
      name: 'Bruna',
      email: 'bruna@example.org',
      phone: '555 0164',
      company: 'Midia Certa',
      message:
        'Olá, vi que sua empresa não aparece no Google Maps. Nós resolvemos isso por R$ 199. Posso mandar mais informações pelo WhatsApp?',
    },
  },
  {
    label: 'spam',
    kind: 'polish',
    message: {
      name: 'Kamil',
      email: 'kamil@example.net',
      phone: '555 0165',
      company: 'Leadmax',
      message:
        'Dzień dobry, pozyskujemy klientów dla firm IT, płacą Państwo tylko za efekt. Czy możemy porozmawiać w tym tygodniu?',
    },
  },
  {
    label: 'spam',
    kind: 'russian',
    message: {
      name: 'Игорь',
      email: 'mail@example.com',
      phone: '555 0166',
      company: '',
      message:
        'Добрый день! Делаем рекламные ролики и баннеры для бизнеса, портфолио на сайте. Сейчас скидка 30%. Напишите в ватсап.',
    },
  },
  {
    label: 'spam',
    kind: 'russian',
    message: {
      name: 'Финанс',
      email: 'mail@example.org',
      phone: '555 0167',
      company: '',
      message:
        'Хватит работать на дядю! Наш бот торгует за вас, первая прибыль через час. Регистрация тут https://bot-torg.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'chinese',
    message: {
      name: '张经理',
      email: 'mail@example.net',
      phone: '555 0168',
      company: '企业服务',
      message: '您好,打扰了。我们专做企业认证、商标注册、公司年审,办理快,收费低。有需要请回电。',
    },
  },
  {
    label: 'spam',
    kind: 'chinese',
    message: {
      name: '小李',
      email: 'mail@example.com',
      phone: '555 0169',
      company: '',
      message: '网店代运营,保证月销过万,先做后付款,添加微信了解详情',
    },
  },
  {
    label: 'spam',
    kind: 'japanese',
    message: {
      name: '鈴木',
      email: 'mail@example.org',
      phone: '555 0170',
      company: 'アポ獲得',
      message:
        '初めまして。新規開拓にお困りではございませんか。成果報酬型で商談をお届けします。詳細はこちら https://apo.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'korean',
    message: {
      name: '김대리',
      email: 'mail@example.net',
      phone: '555 0171',
      company: '광고천국',
      message: '안녕하세요 대표님, 네이버 상위 노출 책임지고 해드립니다. 첫 달 무료 체험 가능하니 연락 주세요.',
    },
  },
  {
    label: 'spam',
    kind: 'turkish',
    message: {
      name: 'Selin',
      email: 'selin@example.com',
      phone: '555 0172',
      company: 'Dijital Ajans',
      message:
        "Merhaba, sosyal medya hesaplarınızı biz yönetelim, siz işinize bakın. Aylık 1500 TL'den başlayan paketler. Detay için yazmanız yeterli.",
    },
  },
  {
    label: 'spam',
    kind: 'arabic',
    message: {
      name: 'شركة التسويق',
      email: 'mail@example.org',
      phone: '555 0173',
      company: '',
      message:
        'السلام عليكم، نساعد الشركات على زيادة المبيعات من خلال إعلانات جوجل وفيسبوك بأسعار تنافسية. للاستفسار راسلنا على الواتساب.',
    },
  },
  {
    label: 'spam',
    kind: 'indonesian',
    message: {
      name: 'Budi',
      email: 'budi@example.net',
      phone: '555 0174',
      company: '',
      message:
        'Butuh dana cepat? Cair hari ini tanpa jaminan, bunga ringan. Chat admin sekarang https://danacair.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'vietnamese',
    message: {
      name: 'Minh',
      email: 'minh@example.com',
      phone: '555 0175',
      company: '',
      message:
        'Công ty em nhận thiết kế website trọn gói giá chỉ từ 2 triệu, tặng tên miền. Anh chị quan tâm gọi em nhé.',
    },
  },
  {
    label: 'spam',
    kind: 'dutch',
    message: {
      name: 'Bram',
      email: 'bram@example.org',
      phone: '555 0176',
      company: 'Vindbaar',
      message:
        'Goedendag, ik zag dat uw site traag laadt. Wij maken hem binnen een week snel, voor een vaste prijs. Zal ik u bellen?',
    },
  },
  {
    label: 'spam',
    kind: 'hindi',
    message: {
      name: 'रवि',
      email: 'mail@example.net',
      phone: '555 0177',
      company: '',
      message: 'घर बैठे रोज 2000 रुपये कमाएं, कोई निवेश नहीं, अभी जुड़ें https://ghar-kamai.invalid',
    },
  },
  {
    label: 'spam',
    kind: 'bbcode',
    message: {
      name: 'Kevinbup',
      email: 'kevinbup@example.com',
      phone: '555 0178',
      company: 'google',
      message: 'Hi admin, very informative [url=https://slotbig.invalid]big wins[/url]',
    },
  },
];
