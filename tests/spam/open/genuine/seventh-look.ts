import type { Sample } from '../../sample.ts';

export const seventhLook: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Gail',
      email: 'gail@example.com',
      phone: '555 0100',
      company: "Gail's Guesthouse",
      message:
        "Booking.com takes 17%, my own site gets 40 visitors a week. I'd pay for someone who makes it the other way round. No jargon please.",
    },
    fillMs: 31000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Jonny',
      email: 'jonny@example.org',
      phone: '555 0101',
      company: 'Vinyl Attic',
      message: 'instagram 22k, tiktok 9k, shop conversion 0.4%. what am i doing wrong. audit?',
    },
    fillMs: 26000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Sabine',
      email: 'sabine@example.net',
      phone: '555 0102',
      company: 'Kurhotel Sonne',
      message:
        'Unsere Agentur hat uns Platz 1 versprochen und 900 Euro im Monat kassiert. Können Sie prüfen, was da eigentlich gemacht wurde?',
    },
    fillMs: 44000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Trevor',
      email: 'trevor@example.com',
      phone: '555 0103',
      company: 'Growth Dairy',
      message:
        'We sell milk vending machines and need a landing page with a lead form, a calculator (profit per month) and a brochure download. Copy is ready.',
    },
    fillMs: 38000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Lin',
      email: 'lin@example.org',
      phone: '555 0104',
      company: 'Lin Cosmetics',
      message:
        'Can you integrate influencer discount codes in Shopify, track who sells what, and pay them monthly commission automatically?',
    },
    fillMs: 29000,
  },
  {
    label: 'genuine',
    kind: 'marketing-voice',
    message: {
      name: 'Marge Olsen',
      email: 'marge.olsen@example.net',
      phone: '555 0105',
      company: 'Olsen Travel',
      message:
        'Please quote for email automation: welcome series, abandoned booking, win back with 10% off. List of 34,000, all opted in.',
    },
    fillMs: 47000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Teddy',
      email: 'teddy@example.com',
      phone: '555 0106',
      company: 'LuckyStrike Bingo',
      message:
        'Online bingo for seaside pubs, prizes up to £500, licence from the council. Players join by QR code. Have you built real time games?',
    },
    fillMs: 33000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Ilya',
      email: 'ilya@example.org',
      phone: '555 0107',
      company: 'Mir Exchange',
      message:
        'OTC crypto desk, Tbilisi. Looking for devs: wallet service, USDT on Tron, AML checks, admin. We can start immediately and pay in EUR.',
    },
    fillMs: 52000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Wanda',
      email: 'wanda@example.net',
      phone: '555 0108',
      company: 'Bridal Loans',
      message:
        'We finance weddings, 0% for 12 months then 9.9%. The calculator on our homepage shows nonsense on iPhones. Fix it?',
    },
    fillMs: 36000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Dr. Patel',
      email: 'dr.patel@example.com',
      phone: '555 0109',
      company: 'NewHair Clinic',
      message:
        'Hair transplant clinic in Leicester. Before/after gallery, financing options, free consultation booking. Current site is WordPress and hacked twice.',
    },
    fillMs: 41000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Simone',
      email: 'simone@example.org',
      phone: '555 0110',
      company: 'Escape Lounge',
      message:
        'Swingers club, members only, 2,100 couples. Need age and ID verification, event tickets, discreet billing. Do you take on adult venues?',
    },
    fillMs: 28000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Felix',
      email: 'felix@example.net',
      phone: '555 0111',
      company: 'SupplementLab',
      message:
        'We manufacture supplements for other brands, MOQ 500 bottles. Clients should configure formula and label online and get a price. Who could scope this?',
    },
    fillMs: 45000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Olu',
      email: 'olu@example.com',
      phone: '555 0112',
      company: 'DiasporaSend',
      message:
        'Remittance app. Users complain transfers are stuck on "pending" and think it\'s a scam. We need senior backend help this week, day rate is fine.',
    },
    fillMs: 57000,
  },
  {
    label: 'genuine',
    kind: 'regulated',
    message: {
      name: 'Rabbi Stern',
      email: 'rabbi.stern@example.org',
      phone: '555 0113',
      company: 'Gemach Fund',
      message:
        "Our community fund gives interest free loans. Donors and borrowers in one ledger, confidential. At present it's a notebook in a safe.",
    },
    fillMs: 49000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Meg',
      email: 'meg@example.net',
      phone: '555 0114',
      company: "Meg's Cakes",
      message:
        'My hosting company (not you) says I owe 300 for "SSL renewal and SEO protection". You know about these things. Rip off?',
    },
    fillMs: 24000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Anders',
      email: 'anders@example.com',
      phone: '555 0115',
      company: 'Nordhav',
      message:
        'Fikk denne i dag, ser ut som dere: "Din konto er suspendert, klikk her for å bekrefte". Bare så dere vet det.',
    },
    fillMs: 37000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Cora',
      email: 'cora@example.org',
      phone: '555 0116',
      company: 'Cora Vets',
      message:
        'Got a call from "Google partner Solvane" saying our listing gets deleted unless we pay 199. I recorded it if you want it.',
    },
    fillMs: 32000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Mr. Abe',
      email: 'mr.abe@example.net',
      phone: '555 0117',
      company: '',
      message:
        'Someone offered me a job at your company through WhatsApp, salary 4,000 a week for rating videos, and asks for my passport. Please tell me this is fake.',
    },
    fillMs: 43000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Jola',
      email: 'jola@example.com',
      phone: '555 0118',
      company: 'Kwiaciarnia Jola',
      message: 'Dostałam maila o pozycjonowaniu z waszego adresu. To wasze? Bo chyba nie prosiłam.',
    },
    fillMs: 35000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Hank',
      email: 'hank@example.org',
      phone: '555 0119',
      company: 'Hank Rentals',
      message: "Domain renewal notice says 3 days. You handle that right? Don't want to lose the site.",
    },
    fillMs: 18000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Lucia',
      email: 'lucia@example.net',
      phone: '555 0120',
      company: 'Trattoria Lucia',
      message: 'il menu sul sito è ancora quello di natale, e il link del buono sconto non va. grazie!',
    },
    fillMs: 26000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Owen',
      email: 'owen@example.com',
      phone: '555 0121',
      company: 'Owen Fitness',
      message: 'The promo code SUMMER20 gives 20% off twice. We lost about 400 over the weekend. Stop it please.',
    },
    fillMs: 22000,
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Finance',
      email: 'finance@example.org',
      phone: '555 0122',
      company: 'Korund AG',
      message:
        'Your account statement shows a credit of 1,200. Please transfer it to the account below or set it off against invoice 20881.',
    },
  },
  {
    label: 'genuine',
    kind: 'existing-client',
    message: {
      name: 'Jill',
      email: 'jill@example.net',
      phone: '555 0123',
      company: 'Bramble PR',
      message:
        "Here's the press release we'd like on our news page by noon, plus three photos: https://share.bramblepr.example/release",
    },
    fillMs: 30000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Fatou',
      email: 'fatou@example.com',
      phone: '555 0124',
      company: '',
      message:
        'I am a hard working and experienced virtual assistant and would love to work in your company. Do you have any open position for remote admin?',
    },
    fillMs: 37000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Dev K',
      email: 'dev.k@example.org',
      phone: '555 0125',
      company: '',
      message:
        'Your job ad for a React developer says 5+ years. I have 3 but shipped two products with 10k users. Worth applying?',
    },
    fillMs: 42000,
  },
  {
    label: 'genuine',
    kind: 'applicant',
    message: {
      name: 'Sasha',
      email: 'sasha@example.net',
      phone: '555 0126',
      company: '',
      message:
        'Freelance video maker in your town. If you ever need someone to film an event, my reel: https://sasha-reel.example',
    },
    fillMs: 33000,
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Ed',
      email: 'ed@example.com',
      phone: '555 0127',
      company: "Ed's Signs",
      message:
        'The sign for your new entrance is finished. We can install on Monday or Tuesday, ladder needs half the pavement. Which suits?',
    },
    fillMs: 25000,
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Kowalski',
      email: 'kowalski@example.org',
      phone: '555 0128',
      company: 'Kowalski Coffee',
      message: 'Prices go up 6% from January, sorry, beans. Your weekly order stays as it is unless you tell me.',
    },
  },
  {
    label: 'genuine',
    kind: 'supplier',
    message: {
      name: 'Zendra',
      email: 'zendra@example.net',
      phone: '555 0129',
      company: 'Zendra Software',
      message:
        'Your 40 seats of Zendra Analytics end on 3 March. As agreed with Tom I attach the renewal quote at the old price. Questions to me, your account manager since 2021.',
    },
    fillMs: 39000,
  },
  {
    label: 'genuine',
    kind: 'security',
    message: {
      name: 'anon',
      email: 'anon@example.com',
      phone: '555 0130',
      company: '',
      message:
        'your mail server is an open relay, someone is sending casino spam through it right now. header: Received from mx2.solvane.example',
    },
    fillMs: 28000,
  },
  {
    label: 'genuine',
    kind: 'press',
    message: {
      name: 'Gus',
      email: 'gus@example.org',
      phone: '555 0131',
      company: 'Business Today TV',
      message:
        "We're preparing a programme about the most promising AI firms in the region and would like to film at your office. No cost, no ads. Who handles media?",
    },
    fillMs: 44000,
  },
  {
    label: 'genuine',
    kind: 'investor',
    message: {
      name: 'Mona',
      email: 'mona@example.net',
      phone: '555 0132',
      company: 'Mona Holdings',
      message:
        'I own 3% of a company you built the platform for. Before I sell I need to know who owns the code. Strictly confidential for now.',
    },
    fillMs: 51000,
  },
  {
    label: 'genuine',
    kind: 'event',
    message: {
      name: 'Chamber',
      email: 'chamber@example.com',
      phone: '555 0133',
      company: 'Chamber of Commerce',
      message:
        'Your company has been nominated by a member for our regional apprenticeship prize. There is no fee. Would you accept the nomination?',
    },
    fillMs: 34000,
  },
  {
    label: 'genuine',
    kind: 'event',
    message: {
      name: 'Uni Careers',
      email: 'uni.careers@example.org',
      phone: '555 0134',
      company: 'University of Westport',
      message: 'Booths for our careers fair on 9 May are 350 for companies under 100 staff. You asked to be reminded.',
    },
    fillMs: 40000,
  },
  {
    label: 'genuine',
    kind: 'partner',
    message: {
      name: 'Nils Berg',
      email: 'nils.berg@example.net',
      phone: '555 0135',
      company: 'Berg Hosting',
      message: 'We resell your monitoring tool to 14 clients. Is there a partner price list for 2027?',
    },
    fillMs: 36000,
  },
  {
    label: 'genuine',
    kind: 'partner',
    message: {
      name: 'Ada',
      email: 'ada@example.com',
      phone: '555 0136',
      company: 'Ada Translations',
      message:
        'You used us for the Polish site two years ago. If the German one still needs translating, we have time in June. Same rate.',
    },
    fillMs: 27000,
  },
  {
    label: 'genuine',
    kind: 'complaint',
    message: {
      name: 'Ken',
      email: 'ken@example.org',
      phone: '555 0137',
      company: '',
      message: 'I keep getting your newsletter after unsubscribing three times. This is illegal and you know it.',
    },
    fillMs: 21000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: { name: 'Flo', email: 'flo@example.net', phone: '555 0138', company: '', message: 'link expired' },
    fillMs: 8000,
  },
  {
    label: 'genuine',
    kind: 'one-liner',
    message: {
      name: 'Ugo',
      email: 'ugo@example.com',
      phone: '555 0139',
      company: 'Ugo Pizza',
      message: 'need more orders online',
    },
    fillMs: 12000,
  },
];
