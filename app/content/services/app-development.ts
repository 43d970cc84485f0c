import { pageTitle } from '../../../shared/fit-text.ts';
import { queue } from '../live/queue.ts';
import { planTerms } from '../plan-terms.ts';
import type { Service } from '../service.ts';

/** /services/app-development */
export const service = {
  slug: 'app-development',
  order: 4,
  title: pageTitle('Mobile app development services'),
  description:
    'Mobile apps that work offline, go to store review prepared and report their own crashes. Native or cross-platform, published in your store accounts.',
  menu: {
    name: 'App development',
    icon: 'smartphone',
    text: 'Mobile apps for customers and field teams that keep working offline, from prototype to store review and upkeep.',
    features: [
      { title: 'Native', text: 'Swift and Kotlin' },
      { title: 'Cross-platform', text: 'Both stores, shared code' },
      { title: 'Offline sync', text: 'Queues and conflict rules' },
      { title: 'App upkeep', text: 'Updates and crash fixes' },
    ],
    action: 'See app development',
    picture: { name: 'phones', alt: 'A delivery app on a phone, with its way and a signature' },
  },
  footer: 'App development',
  line: 'Apps that people keep',
  hero: {
    here: 'App development',
    heading: 'App development for apps people keep',
    lead: 'We build iOS and Android apps that open quickly, work without a signal, reach store review prepared and report when something breaks in the field.',
    illustration: 'hero-app-development',
    shot: { name: 'phones', alt: 'Two phones: a fleet overview and a delivery with signature', kind: 'free' },
  },
  features: {
    heading: 'Made for pockets, not for demos',
    lead: 'Old phones, weak networks and gloves are part of the test plan.',
    items: [
      {
        title: 'Native apps',
        icon: 'smartphone',
        text: 'Swift and Kotlin where hardware, animation or background work decides whether the app is any good.',
        points: ['Camera, sensors and Bluetooth', 'Widgets and background tasks', 'Platform conventions respected'],
        action: { label: 'Get Started', to: '/contact' },
        tone: 'accent',
      },
      {
        title: 'Cross-platform apps',
        icon: 'tablet-smartphone',
        text: 'A shared codebase for both stores when your screens are mostly forms, lists, maps and payments.',
        points: ['React Native or Flutter', 'Native modules where needed', 'Tested on both systems'],
        action: { label: 'Get Started', to: '/contact' },
        tone: 'accent',
      },
      {
        title: 'Field and staff apps',
        icon: 'hard-hat',
        text: 'Tools for drivers, nurses and inspectors, managed on company devices and usable in a cellar.',
        points: [
          'Offline queue with conflict rules',
          'Rollout by device management',
          'Scanning, signature and photo capture',
        ],
        action: { label: 'Get Started', to: '/contact' },
        tone: 'accent',
      },
    ],
  },
  parts: {
    heading: 'App development services',
    lead: [
      'From the first prototype to version upkeep, ordered as a chain or link by link.',
      'Store accounts stay in your name throughout.',
    ],
    items: [
      {
        title: 'Prototype and testing',
        icon: 'mouse-pointer-click',
        text: 'Clickable screens tried by real users before anyone argues about the programming language.',
      },
      {
        title: 'Backend and sync',
        icon: 'refresh-cw',
        text: 'Interfaces, push messages and conflict handling designed together, so the phone never guesses who is right.',
      },
      {
        title: 'Store submission',
        icon: 'upload',
        text: 'Privacy labels, age ratings, screenshots and review notes prepared, and rejections answered with the rule quoted.',
      },
      {
        title: 'App rescue',
        icon: 'life-buoy',
        text: 'Crash reports, dependencies and build scripts of an existing app examined, then repaired in order of harm.',
      },
    ],
  },
  story: {
    heading: 'Offline is a normal state',
    paragraphs: [
      'Lifts, basements, trains and rural roads: a phone loses its network again and again. The app therefore writes to its own database first and shows the result at once. A queue sends changes when it can, in order, and survives a restart or an empty battery.',
      'When two people edit the same record, someone has to win. We settle that rule with you for each field: latest, highest role, merge, or ask. The rule stands in a table your staff can read, and tests replay the awkward cases on every build.',
      'After release the app is watched. Crash-free sessions, slow starts and failed syncs are reported by version and device model, without names. A staged rollout stops when the numbers worsen, and remote flags switch off a broken feature without waiting for the store.',
    ],
    items: [
      { icon: 'wifi-off', text: 'Local database, queued changes' },
      { icon: 'git-merge', text: 'Conflict rules per field' },
      { icon: 'activity', text: 'Crash-free sessions by version' },
      { icon: 'toggle-right', text: 'Features switched off remotely' },
    ],
    image: {
      name: 'conflict-rules',
      alt: 'Two edits of one stop, and the rule of each field that decides: latest, highest role, merge or ask',
    },
  },
  exhibitAfter: 'features',
  live: queue,
  industries: {
    heading: 'Our Solutions',
    lead: 'Eight jobs done standing up, away from a desk.',
    items: [
      {
        number: '01',
        title: 'Field service',
        text: 'Job lists, manuals and parts on a tablet, signed off at the door without coverage.',
      },
      {
        number: '02',
        title: 'Home healthcare',
        text: 'Visit plans and vital signs captured at the bedside, encrypted on the device and synchronized later.',
      },
      {
        number: '03',
        title: 'Food delivery',
        text: 'Courier routes, order status and proof of handover, easy to read in full sunlight.',
      },
      {
        number: '04',
        title: 'Fitness clubs',
        text: "Bookings, training plans and door access in an app that also reads the member's watch.",
      },
      {
        number: '05',
        title: 'Public transport',
        text: 'Tickets that open underground, departure times that admit uncertainty, and alerts for your own line only.',
      },
      {
        number: '06',
        title: 'Construction sites',
        text: 'Defects pinned to the plan with photo and trade, then followed until somebody closes them.',
      },
      {
        number: '07',
        title: 'Live events',
        text: 'Schedules, maps and entry codes that keep working when the whole hall shares a mast.',
      },
      {
        number: '08',
        title: 'Consumer finance',
        text: 'Sign-in by passkey, device binding and clear payment messages, reviewed against the OWASP mobile standard.',
      },
    ],
  },
  plans: {
    sample: true,
    heading: 'Hours, a team or upkeep',
    lead: 'Same terms for all: a trial, then monthly invoices for usage.',
    items: [
      {
        title: 'Dedicated app developer',
        text: 'One mobile engineer for iOS, Android or both, working from your backlog.',
        tone: 'plain',
        capacity: { hours: '150', unit: 'hours per month' },
        points: planTerms,
      },
      {
        title: 'App launch team',
        text: 'Design, mobile, backend and test people for a first release.',
        tone: 'line',
        capacity: { roles: ['Design', 'Mobile', 'Backend', 'Test'] },
        points: planTerms,
      },
      {
        title: 'App upkeep',
        text: 'System updates, store policy changes and crash fixes for an app already published.',
        tone: 'plain',
        capacity: { days: 'Each day that the app is in the stores' },
        points: planTerms,
      },
    ],
  },
  banner: {
    subtitle: 'Read what other buyers asked',
    heading: 'Before you brief an app',
    text: 'Store fees, rejections, old devices and the signing key: the answers below decide more about the budget than the number of screens does.',
    action: { label: 'Learn more', to: '#learn-more' },
  },
  faq: {
    sample: true,
    heading: 'What app buyers ask us',
    lead: 'Including the questions about store accounts nobody likes to ask.',
    items: [
      {
        question: 'Native or cross-platform?',
        answer:
          'Cross-platform suits most business apps, because screens and rules are written once. Native pays off with heavy graphics, Bluetooth devices or deep system features. We prototype the riskiest screen in the candidate technology and decide by how it behaves on the slowest phone you support.',
      },
      {
        question: 'What if the store rejects the app?',
        answer:
          'We check the guidelines on privacy, payments and content during design, since a rejection found there costs least. If a reviewer objects, we answer with the rule and the change, then resubmit. Review times are set by the stores; we plan around them and promise none.',
      },
      {
        question: 'In whose name is the app published?',
        answer:
          'Yours. Developer accounts, signing keys, push certificates and the repository are registered to your company, and we join as members. The code transfers to you with each paid invoice, so another team could build and submit the next version from your own pipeline.',
      },
      {
        question: 'How is app work billed?',
        answer:
          'Monthly and by usage on any plan, once the free trial is over. A first release with a settled feature list may instead get a fixed price. Store fees, test devices and paid services are listed apart, so you can see which costs are ours.',
      },
      {
        question: 'How do you protect data on the phone?',
        answer:
          'Secrets go into the platform keystore, local data is encrypted, and nothing sensitive enters logs or notifications. Sessions can be revoked from the server when a device is lost. Permissions are requested only where a screen can explain why it needs them.',
      },
      {
        question: 'Do you look after the app later?',
        answer:
          'Yes, under the upkeep plan: new system versions, policy deadlines, library updates and fixes found through crash reports. We will not publish fake reviews, hide a subscription behind confusing buttons, or collect contacts and location that the app does not need.',
      },
    ],
  },
} satisfies Service;
