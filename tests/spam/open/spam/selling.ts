import type { Sample } from '../../sample.ts';

export const selling: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'social-growth',
    message: {
      name: 'Zoe',
      email: 'zoe@igboosters.example',
      phone: '555 0182',
      company: 'IG Boosters',
      message:
        'Grow your Instagram by 1,000+ real followers each month, all organic, no bots. Plans from $49. Start today: https://igboosters.example',
    },
    fillMs: 2600,
  },
  {
    label: 'spam',
    kind: 'social-growth',
    message: {
      name: 'Bella Marsh',
      email: 'bella@viralvideos.example',
      phone: '555 0183',
      company: 'Viral Videos',
      message:
        "Hi, I found your YouTube channel and the content is great but the views are low. I'm a YouTube promotion specialist and can bring your videos to the right audience. May I show you how?",
    },
  },
  {
    label: 'spam',
    kind: 'social-growth',
    message: {
      name: 'Vern',
      email: 'vern@linkedmagnet.example',
      phone: '555 0184',
      company: 'Linked Magnet',
      message:
        "You're invisible on LinkedIn. I ghostwrite for founders: 12 posts a month, 3x profile views or you don't pay. Worth a chat next week?",
    },
    fillMs: 8800,
  },
  {
    label: 'spam',
    kind: 'social-growth',
    message: {
      name: 'Verified Badge',
      email: 'vb@bluetick.invalid',
      phone: '555',
      company: 'Blue tick',
      message:
        'Get your page verified in 7 days with the blue badge, 100% guaranteed, pay after. Contact on telegram only',
    },
  },
  {
    label: 'spam',
    kind: 'ratings',
    message: {
      name: 'App Boost',
      email: 'boost@appreviews.example',
      phone: '555 0186',
      company: 'App Boost',
      message:
        'We deliver 5 star reviews for Android and iOS apps from real devices. Raise your rating from 3.2 to 4.7 in two weeks, drip feed, non drop. Which app shall we begin with?',
    },
  },
  {
    label: 'spam',
    kind: 'ratings',
    message: {
      name: 'Tess',
      email: 'tess@reviewscrub.example',
      phone: '555 0187',
      company: 'ReviewScrub',
      message:
        "One bad review can cost you 30 customers. We remove negative reviews permanently from all the major sites, and you only pay once they are gone. Any that you'd like taken down?",
    },
    fillMs: 10200,
  },
  {
    label: 'spam',
    kind: 'ratings',
    message: {
      name: 'Installs',
      email: 'mgr@cpi-installs.example',
      phone: '555',
      company: 'CPI Installs',
      message:
        'Keyword installs from $0.09, top 10 in the store within a week, retention available. Skype/Telegram: cpi_mgr',
    },
  },
  {
    label: 'spam',
    kind: 'ratings',
    message: {
      name: 'Listing desk',
      email: 'desk@topdevfirms.example',
      phone: '555 0189',
      company: 'Top Dev Firms',
      message:
        "We'd like to feature your company at number 1 in our ranking of the best app developers. Featured spots cost $600 a quarter and come with reviews written by our editors.",
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Nguyen Tran',
      email: 'nguyen@saigoncoders.example',
      phone: '84000001',
      company: 'Saigon Coders',
      message:
        'Dear CTO, we are an offshore development center with 200+ engineers in React, Node, .NET and Java. Hire dedicated developers from $15/hour with a one-week free trial. Can we schedule a short introduction call?',
    },
    fillMs: 12000,
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Oksana Bilyk',
      email: 'oksana@kyivtalent.example',
      phone: '380000000',
      company: 'Talent East',
      message:
        "Hope you're doing well. I'm reaching out because companies of your size often struggle to hire senior engineers. We augment teams from Eastern Europe in under two weeks, with rates 40% lower than local ones. Would Tuesday or Thursday suit for a call?",
    },
    fillMs: 15000,
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Sanjay',
      email: 'sanjay@cheapapps.example',
      phone: '9811111111',
      company: 'Cheap Apps',
      message:
        'we make mobile app like uber, whatsapp clone, food delivery clone ready script only $500 full source code. demo available contact skype live:cheapapps',
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Tariq Aziz Qureshi',
      email: 'tariq@callcentre.example',
      phone: '92000000',
      company: 'Voice Hub',
      message:
        'We are a BPO with 300 seats looking for outbound and inbound campaigns. We can start immediately. Please assign us a project, commission based also accepted.',
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Elena',
      email: 'elena@testlab.example',
      phone: '373000000',
      company: 'Test Lab',
      message:
        'Bugs in production hurt. Our QA engineers join your sprint as if they were your own people; a free test cycle of 10 hours lets you judge for yourself. Whom should I speak with on your side?',
    },
    fillMs: 7000,
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Brent Colby',
      email: 'brent@peopleops.example',
      phone: '555 0191',
      company: 'PeopleOps Recruiting',
      message:
        'We have 3 outstanding candidates for the roles you posted. Our fee is only 12% and you owe nothing unless you hire. Attached are blind CVs. When could you interview?',
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Translate Now',
      email: 'quotes@translatenow.example',
      phone: '555 0192',
      company: 'Translate Now',
      message:
        'Expand into new markets! Professional translation of your website into 60 languages at $0.04 per word. Get 500 words free as a trial.',
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Solar Sam',
      email: 'sam@solarsaver.example',
      phone: '555 0194',
      company: 'Solar Saver',
      message:
        'Homeowners and businesses in your area are cutting power bills by 70% thanks to a new program. See if you qualify in 30 seconds https://solarsaver.example/q',
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Alibadeals',
      email: 'deals@ledscreens.example',
      phone: '86000002',
      company: 'LED Screens Factory',
      message:
        'Good day! We supply LED display, power bank, USB cable with custom logo. Please kindly check attached catalogue and tell me which item interests you. Free sample.',
    },
  },
];
