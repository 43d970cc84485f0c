import { phoneLink, site } from '../../../shared/site.ts';
import type { FaqProps } from '../../blocks/faq/view.tsx';
import type { IllustratedHeroProps } from '../../blocks/illustrated-hero/view.tsx';
import type { StoryProps } from '../../blocks/story/view.tsx';
import type { PictureColumnsProps } from '../../sections/cards/picture-columns.tsx';
import type { ChannelsProps } from '../../sections/chatbot/channels.tsx';
import type { LetsTalkProps } from '../../sections/chatbot/lets-talk.tsx';
import type { HandoverProps, TalkProps } from '../../sections/chatbot/talk.tsx';
import type { TestimonialsProps } from '../../sections/chatbot/testimonials.tsx';
import type { Action } from '../../ui/link/action.ts';

const tryIt: Action = { label: 'Try It Now', to: '/contact' };

/** /home-2: the landing page about chatbots. */
export const home2 = {
  hero: {
    heading: 'Enhance your communication skills with AI',
    lead: "A support chatbot that reads your documents, writes in your customers' languages, and calls a colleague when it would otherwise have to guess.",
    action: { label: 'Start Chatting for Free', to: '/contact' },
    note: 'The button opens the contact page, where you tell us what your bot should know.',
    illustration: 'hero-chatbot',
    shot: {
      kind: 'chat',
      name: 'chat-conversation',
      alt: 'Support conversation that switches from Spanish to English and keeps the order in context',
    },
  } satisfies IllustratedHeroProps,
  abilities: {
    heading: 'It listens, then it answers',
    lead: 'Three abilities decide whether a bot helps or is merely present.',
    items: [
      {
        title: 'Multilingual Support',
        image: 'ability-languages',
        text: 'Replies in the language of the question, and follows when a customer changes language halfway through the conversation.',
      },
      {
        title: 'Intent Recognition',
        image: 'ability-intent',
        text: 'Tells an order question from a complaint, shows how sure it is, and asks back when it is not.',
      },
      {
        title: 'Context Management',
        image: 'ability-context',
        text: 'Keeps names, orders and promises for the length of the conversation, so nobody has to explain twice.',
      },
    ],
  } satisfies PictureColumnsProps,

  attitude: {
    heading: 'Expression of like human attitude',
    text: 'Brief with a customer in a hurry, patient with one who is not. You set the tone in your own words, and the bot never hides that it is a bot.',
    action: tryIt,
  } satisfies StoryProps,
  apology: {
    alt: 'Chat in which an upset customer gets the answer first and one apology, and then, in a hurry, a single line',
    lines: [
      { by: 'customer', text: 'I have written before and nobody answers.' },
      { by: 'note', text: 'Tone: upset. Answer first, then apologize once.' },
      { by: 'bot', text: 'Your refund left today. I am sorry that you had to write again.' },
      { by: 'customer', text: 'All of it?' },
      { by: 'note', text: 'Tone: in a hurry. One line.' },
      { by: 'bot', text: 'Yes, all $84.' },
    ],
  } satisfies TalkProps,
  speed: {
    heading: 'Faster means of communication',
    text: 'Routine questions are answered while the customer is still on the page. The rest reach the right desk with a summary, so a colleague starts from the facts.',
    action: tryIt,
  } satisfies StoryProps,
  handover: {
    alt: 'Handover card that sums up a conversation for a colleague',
    title: 'Handover to dispatch',
    time: { seconds: 6, figure: '6 s', text: 'of the first minute' },
    rows: [
      { label: 'Question', text: 'Can the parcel go to the depot?' },
      { label: 'Already said', text: 'Order found, address is locked' },
      { label: 'Needed', text: 'A decision by dispatch' },
    ],
  } satisfies HandoverProps,
  sources: {
    heading: 'Always provide the best answer',
    text: 'Each reply names the page it came from. If no page supports a reply, the bot says so and passes the question to a person.',
    action: tryIt,
  } satisfies StoryProps,
  citation: {
    alt: 'Chat answer about a return, with the two pages it is based on',
    lines: [
      { by: 'customer', text: 'Can I return opened headphones?' },
      { by: 'bot', text: 'Yes, if the ear pads are unused.' },
      { by: 'source', text: 'Return policy, opened goods' },
      { by: 'source', text: 'Hygiene rules, audio' },
    ],
  } satisfies TalkProps,

  channels: {
    heading: 'Integrates your favorite channels',
    action: { label: 'Explore Integrations', to: '/contact' },
    pause: 'Pause the moving rows',
    items: [
      { name: 'WhatsApp', brand: 'whatsapp' },
      { name: 'Messenger', brand: 'messenger' },
      { name: 'Instagram', brand: 'instagram' },
      { name: 'Telegram', brand: 'telegram' },
      { name: 'Discord', brand: 'discord' },
      { name: 'LINE', brand: 'line' },
      { name: 'Viber', brand: 'viber' },
      { name: 'WeChat', brand: 'wechat' },
      { name: 'Gmail', brand: 'gmail' },
    ],
  } satisfies ChannelsProps,
  testimonials: {
    heading: 'What support teams tell us',
    previous: 'Previous testimonial',
    next: 'Next testimonial',
    items: [
      {
        sample: true,
        quote:
          'The bot says when it does not know. My team stopped rewriting its answers and started to fix the help pages it could not find.',
        author: 'Ilse Marwaha',
        role: 'Head of customer service, online furniture retailer',
      },
      {
        sample: true,
        quote:
          'Drivers write in whatever language they think in. We read one summary and answer the question, not the translation.',
        author: 'Teodor Banerji',
        role: 'Operations lead, freight forwarder',
      },
      {
        sample: true,
        quote:
          'Patients move appointments at night now. In the morning we see what was asked, what was promised and by which rule.',
        author: 'Yara Thistlewood',
        role: 'Practice manager, group of dental clinics',
      },
      {
        sample: true,
        quote:
          'We expected to argue about tone. We spent the effort on our sources instead, and that turned out to be the project.',
        author: 'Anselm Brar',
        role: 'Product owner, regional water utility',
      },
    ],
  } satisfies TestimonialsProps,
  faq: {
    sample: true,
    heading: 'Questions about the chatbot',
    lead: 'Five short answers, and what it does when it has none.',
    items: [
      {
        question: 'What does the bot answer from?',
        answer:
          'From the documents, pages and systems you connect. It is built to name its source, and to hand over when it finds none.',
      },
      {
        question: 'What does it cost to begin?',
        answer:
          'Writing to us costs nothing. An expert replies within 24 hours, and a price is agreed before any paid work begins.',
      },
      {
        question: 'Can it do things, such as issue a refund?',
        answer:
          "Yes, if you allow it. Actions run through your own systems with their ordinary permission checks, and you decide which of them need a person's approval.",
      },
      {
        question: 'What happens when it is wrong?',
        answer:
          'The conversation shows the source that was used, so the mistake can be traced to a document, to the search or to the model, and corrected there.',
      },
      {
        question: 'Which languages does it speak?',
        answer:
          'Those of the language model we choose together. Before release we test the languages your customers use, with questions they have really asked.',
      },
    ],
  } satisfies FaqProps,
  letsTalk: {
    heading: "Let's talk",
    lead: 'Tell us which questions your team answers most often. We say which of them a bot can take, and which it should leave alone.',
    email: { label: 'Email', value: site.email, href: `mailto:${site.email}` },
    phone: { label: 'Phone', value: site.phone, href: phoneLink(site.phone) },
    action: { label: 'Contact Us', to: '/contact' },
  } satisfies LetsTalkProps,
};
