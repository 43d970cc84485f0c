import type { Sample } from '../../sample.ts';

export const secondLook: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Gwen Hollis',
      email: 'gwen@hollis.example',
      phone: '555 0359',
      company: 'Hollis House',
      message:
        'Dear Solvane, our bank needs a partner for an AI assistant in the loan department. Budget 200,000 EUR. Please send your portfolio and references.',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Hal Oakes',
      email: 'hal@oakes.example',
      phone: '555 0360',
      company: 'Oakes Works',
      message:
        'We are a startup in Lagos building a crypto wallet. Your blockchain services page says you audit contracts. What does it cost?',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Iris Corvin',
      email: 'iris@corvin.example',
      phone: '555 0361',
      company: 'Corvin Studio',
      message:
        'I saw your website and like the design. Could you do the same for our hotel? 45 rooms, booking in three languages.',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Jarek Jessop',
      email: 'jarek@jessop.example',
      phone: '555 0362',
      company: 'Jessop Group',
      message:
        "Hello there, I'm the owner of a small business selling candles on Instagram (8,000 followers). I'd like a real shop with free shipping over $50 and discount codes.",
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Kaia Quill',
      email: 'kaia@quill.example',
      phone: '555 0363',
      company: 'Quill House',
      message: "Your website doesn't work on my phone, the menu stays open. iPhone 12. Thought you'd like to know.",
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Leif Elswick',
      email: 'leif@elswick.example',
      phone: '555 0364',
      company: 'Elswick Works',
      message:
        'Good day, we are a logistics company with 200 trucks. We would be happy to meet your team this week. WhatsApp is best: +1 555 0300',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Mona Lowry',
      email: 'mona@lowry.example',
      phone: '555 0365',
      company: 'Lowry Studio',
      message:
        'We sell insurance online and want to increase organic traffic. Do you provide SEO services together with web development?',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Nestor Sorrel',
      email: 'nestor@sorrel.example',
      phone: '555 0366',
      company: 'Sorrel Group',
      message: 'URGENT: our app was removed from the store today, we have 24 hours to appeal. Please call immediately.',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Orla Garrow',
      email: 'orla@garrow.example',
      phone: '555 0367',
      company: 'Garrow House',
      message: 'Is your company certified (ISO 27001)? Our procurement needs a proposal by tomorrow.',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Pavel Nettle',
      email: 'pavel@nettle.example',
      phone: '555 0368',
      company: 'Nettle Works',
      message:
        "My company offers guided fishing trips. I have a website at https://trout.example made in WordPress and it's slow. What would you charge to rebuild it?",
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Quinn Brandvik',
      email: 'quinn@brandvik.example',
      phone: '555 0369',
      company: 'Brandvik Studio',
      message: 'Interested in your cloud package. Send price list.',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Rita Ivers',
      email: 'rita@ivers.example',
      phone: '555 0370',
      company: 'Ivers Group',
      message: 'We received your proposal, the price is fine, we accept the 10% discount. Contract please.',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Silas Penrose',
      email: 'silas@penrose.example',
      phone: '555 0371',
      company: 'Penrose House',
      message: 'Looking for a team of 3 developers, React and Node, 6 months, remote. Rates?',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Thora Dunmore',
      email: 'thora@dunmore.example',
      phone: '555 0372',
      company: 'Dunmore Works',
      message:
        'Casino operator here (Malta licence). Need a welcome bonus engine and free spins module, integrated with our platform.',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Umar Kestrel',
      email: 'umar@kestrel.example',
      phone: '555 0373',
      company: 'Kestrel Studio',
      message: 'Please find our RFP here: https://files.museum.example/rfp.zip Deadline 12 December.',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Vera Rusk',
      email: 'vera@rusk.example',
      phone: '555 0374',
      company: 'Rusk Group',
      message: "We'd love to feature your case study in our magazine. Free of charge. Who handles press?",
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Wim Fenner',
      email: 'wim@fenner.example',
      phone: '555 0375',
      company: 'Fenner House',
      message: 'Our newsletter needs an unsubscribe link and an opt-out page, the current one is broken. Can you fix?',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Xenia Marrable',
      email: 'xenia@marrable.example',
      phone: '555 0376',
      company: 'Marrable Works',
      message: 'hi we do dropshipping and want to build a shopify app that verifies emails. cost?',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Yara Abelson',
      email: 'yara@abelson.example',
      phone: '555 0377',
      company: 'Abelson Studio',
      message:
        'Guten Tag, wir sind eine Zahnarztpraxis und suchen jemanden für eine neue Webseite. Können Sie uns ein Angebot schicken?',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Zeno Hollis',
      email: 'zeno@hollis.example',
      phone: '555 0378',
      company: 'Hollis Group',
      message: 'Somos una inmobiliaria y queremos una página web con buscador. ¿Cuánto cuesta?',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Alma Oakes',
      email: 'alma@oakes.example',
      phone: '555 0379',
      company: 'Oakes House',
      message: 'Здравствуйте, мы продаём мебель и хотим интернет-магазин с доставкой. Напишите, пожалуйста, стоимость.',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Bruno Corvin',
      email: 'bruno@corvin.example',
      phone: '555 0380',
      company: 'Corvin Works',
      message: '您好，我们是一家外贸工厂，想做英文官网，需要SEO和在线询盘，多少钱？可加微信。',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Celeste Jessop',
      email: 'celeste@jessop.example',
      phone: '555 0381',
      company: 'Jessop Studio',
      message:
        'Our investors ask for a dashboard of ROI and daily profit per store. We have 12 stores. Tomorrow possible for a call?',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Dario Quill',
      email: 'dario@quill.example',
      phone: '555 0382',
      company: 'Quill Group',
      message:
        "I forgot the password for the admin page of my site and the reset mail doesn't come. Account: bakery-lou. Today is market day and I need it!",
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Edda Elswick',
      email: 'edda@elswick.example',
      phone: '555 0383',
      company: 'Elswick House',
      message: 'Our company was charged 99 dollars by you on 3 November. What is this for? We never ordered anything.',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Florin Lowry',
      email: 'florin@lowry.example',
      phone: '555 0384',
      company: 'Lowry Works',
      message: 'Attached link to our design brief, 20 pages. Reply when you have read it: https://brief.example/v2',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Gwen Sorrel',
      email: 'gwen@sorrel.example',
      phone: '555 0385',
      company: 'Sorrel Studio',
      message:
        'Hi, do you have experience with SEO for law firms? We get 300 visitors a month and want more leads. Budget $2,000 monthly.',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Hal Garrow',
      email: 'hal@garrow.example',
      phone: '555 0386',
      company: 'Garrow Group',
      message: "We're an agency in Oslo and offer design. Can we meet to see whether we could work together on a bid?",
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Iris Nettle',
      email: 'iris@nettle.example',
      phone: '555 0387',
      company: 'Nettle House',
      message:
        'My website https://www.trout.example was hacked and now redirects to a casino. HELP! Need it fixed today. How much?',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Jarek Brandvik',
      email: 'jarek@brandvik.example',
      phone: '555 0388',
      company: 'Brandvik Works',
      message:
        'The trading signals in our app arrive late. You built the backend in 2024. Please look at it today, our users lose money.',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Kaia Ivers',
      email: 'kaia@ivers.example',
      phone: '555 0389',
      company: 'Ivers Studio',
      message: "Free consultation: your site says the first call is free. I'd like one on Tuesday.",
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Leif Penrose',
      email: 'leif@penrose.example',
      phone: '555 0390',
      company: 'Penrose Group',
      message: 'Telegram bot for our crypto exchange with 50,000 users. Cost and timeline?',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Mona Dunmore',
      email: 'mona@dunmore.example',
      phone: '555 0391',
      company: 'Dunmore House',
      message: 'App for loan brokers. Offer needed within 7 days.',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Nestor Kestrel',
      email: 'nestor@kestrel.example',
      phone: '555 0392',
      company: 'Kestrel Works',
      message: 'Do you do white label SEO? We have 40 clients.',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Orla Rusk',
      email: 'orla@rusk.example',
      phone: '555 0393',
      company: 'Rusk Studio',
      message:
        'hi i am a fullstack developer, 5 years experience in laravel and react, looking for a job. are you hiring',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Pavel Fenner',
      email: 'pavel@fenner.example',
      phone: '555 0394',
      company: 'Fenner Group',
      message:
        'We make natural supplements and sell in 14 countries. Our Shopify store is slow and the checkout has errors. Looking for an agency.',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Quinn Marrable',
      email: 'quinn@marrable.example',
      phone: '555 0395',
      company: 'Marrable House',
      message: 'Buonasera, siamo una cantina e vogliamo vendere online. Quanto costa un sito?',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Rita Abelson',
      email: 'rita@abelson.example',
      phone: '555 0396',
      company: 'Abelson Works',
      message: 'We are an escort agency for oversized trucks (pilot cars!). Need a dispatch app.',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Silas Hollis',
      email: 'silas@hollis.example',
      phone: '555 0397',
      company: 'Hollis Studio',
      message: "Bitcoin donations on our NGO's website: can you add this before Christmas? We guarantee quick answers.",
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Thora Oakes',
      email: 'thora@oakes.example',
      phone: '555 0398',
      company: 'Oakes Group',
      message:
        'Is it possible to get a discount if we order the web site and the mobile app together? Your quote says $48,000.',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Umar Corvin',
      email: 'umar@corvin.example',
      phone: '555 0399',
      company: 'Corvin House',
      message: 'Please send me your bank details again, the accountant lost the invoice. Payment is overdue, sorry!',
    },
  },
  {
    label: 'genuine',
    kind: 'second-look',
    message: {
      name: 'Vera Jessop',
      email: 'vera@jessop.example',
      phone: '555 0400',
      company: 'Jessop Works',
      message: 'Good morning. Best wishes from our team. Your proposal for 12,500 EUR has been approved today.',
    },
  },
];
