import type { Sample } from '../../sample.ts';

export const formerFrozenWebAndData: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'cold-design',
    message: {
      name: 'Lily',
      email: 'lily@explainer.example',
      phone: '555 0139',
      company: 'Explain It Studio',
      message:
        'We create 60-second explainer videos that convert visitors into customers. Script, voice-over and animation included, from $197. Would you like to see samples in your industry?',
    },
    fillMs: 6100,
  },
  {
    label: 'spam',
    kind: 'cold-design',
    message: {
      name: 'Petra',
      email: 'petra@logohive.example',
      phone: '555 0106',
      company: 'Logo Hive',
      message:
        'Logo + business card + letterhead for 29 dollars. 300 designers, unlimited revisions, 24h delivery. This week only. Click logohive.example/start',
    },
    fillMs: 3200,
  },
  {
    label: 'spam',
    kind: 'site-errors',
    message: {
      name: 'Emily Watson',
      email: 'emily.w@sitecheckup.example',
      phone: '555 0112',
      company: '',
      message:
        'Hi, I saw your website and found some errors that stop it from ranking. Can I send you screenshots? Emily',
    },
  },
  {
    label: 'spam',
    kind: 'site-errors',
    message: {
      name: 'Hannah Bell',
      email: 'hannah@formtester.example',
      phone: '5550126',
      company: 'Form Tester',
      message:
        "Your contact form works, since you're reading this! But did you know 7 in 10 visitors leave without filling it in? We add a chat assistant that captures them. Live demo: https://formtester.example/demo",
    },
    fillMs: 9900,
  },
  {
    label: 'spam',
    kind: 'lead-list',
    message: {
      name: 'Jessica Lane',
      email: 'jessica@b2bcontacts.example',
      phone: '555 0131',
      company: 'B2B Contacts',
      message:
        'Would you be interested in acquiring the attendees list of the upcoming tech expo? It includes name, title, company, phone and verified email of 14,500 decision makers. Let me know so I can send counts and cost.',
    },
    fillMs: 8000,
  },
  {
    label: 'spam',
    kind: 'lead-list',
    message: {
      name: 'Angela',
      email: 'angela.t@techusers.example',
      phone: '5550135',
      company: 'Tech Users Info',
      message:
        "Hi, Hope all's well! Checking if you'd like to reach companies that use Salesforce, SAP, Oracle or AWS. We provide contact lists by technology, region and job title, 95% deliverability. Please share your target criteria for samples.",
    },
  },
  {
    label: 'spam',
    kind: 'lead-list',
    message: {
      name: 'Greta',
      email: 'greta@coldrocket.example',
      phone: '555-0138',
      company: 'Cold Rocket',
      message:
        'Imagine waking up to a calendar full of demos. Our AI SDR writes and sends 3,000 personalised cold emails a month on your behalf. Plans from $290. Grab a slot on my calendar: https://coldrocket.example/book/greta',
    },
    fillMs: 5400,
  },
];
