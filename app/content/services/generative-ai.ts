import { pageTitle } from '../../../shared/fit-text.ts';
import { planTerms } from '../plan-terms.ts';
import type { Service } from '../service.ts';

/** /services/generative-ai */
export const service = {
  slug: 'generative-ai',
  order: 2,
  title: pageTitle('Generative AI development services'),
  description:
    'Assistants, agents and tuned models that cite sources, pass your evaluation set and call a person in doubt. Built around your data and your limits.',
  menu: {
    name: 'Generative AI',
    icon: 'sparkles',
    text: 'Assistants and agents that show their sources, keep to their limits and ask a person when they should.',
    features: [
      { title: 'Assistants', text: 'Replies with the source attached' },
      { title: 'Agents', text: 'Multi-step work, approved' },
      { title: 'Evaluation', text: 'Your cases as the test' },
      { title: 'Private models', text: 'Hosted where data may be' },
    ],
    action: 'See generative AI services',
    picture: { name: 'agent-graph-night', alt: "An agent's steps from request to answer, with a human review" },
  },
  footer: 'Generative AI',
  line: 'Answers that name their sources',
  hero: {
    here: 'Generative AI',
    heading: 'Generative AI that answers for its answers',
    lead: 'Assistants, agents and custom models that cite their sources, stay inside your rules and hand the case to a person when it matters.',
    illustration: 'hero-generative-ai',
    shot: {
      name: 'agent-graph-night',
      alt: 'An AI agent run: planner, retrieval, model, tools, guardrails and a human review, with its trace',
      kind: 'panel',
    },
  },
  features: {
    heading: 'Your data, your limits, your tests',
    lead: 'A baseline is measured first; a model ships when it beats that on cases it has not seen.',
    items: [
      {
        title: 'Assistants and chatbots',
        icon: 'message-square-quote',
        text: 'Answers drawn from your own documents, with the passage shown, so a reader can check before acting.',
        points: [
          'Retrieval with visible sources',
          'Access rights of each reader kept',
          'Handover with the full thread',
        ],
        action: { label: 'Get Started', to: '/contact' },
        tone: 'accent',
      },
      {
        title: 'Agents and automation',
        icon: 'workflow',
        text: 'Work in several steps across systems you already run, with limits on what may be sent or spent.',
        points: ['Tools from an allow-list', 'Approval before money or deletion', 'A trace for every run'],
        action: { label: 'Get Started', to: '/contact' },
        tone: 'accent',
      },
      {
        title: 'Custom models',
        icon: 'brain-circuit',
        text: 'Open or commercial models tuned on your examples and hosted where your data is allowed to be.',
        points: ['Evaluation set you own', 'Your cloud or your hardware', 'Retraining when quality drifts'],
        action: { label: 'Get Started', to: '/contact' },
        tone: 'accent',
      },
    ],
  },
  parts: {
    heading: 'Generative AI services',
    lead: [
      'Most projects need a mixture of these; any of them can also be ordered alone.',
      'All of them produce test results you keep.',
    ],
    items: [
      {
        title: 'Model selection',
        icon: 'list-checks',
        text: 'Candidates compared on your cases for accuracy, latency, price and license, with the losers documented too.',
      },
      {
        title: 'Retrieval and search',
        icon: 'file-search',
        text: 'Files, tickets and databases cleaned, split and indexed, so the model quotes instead of guessing.',
      },
      {
        title: 'Evaluation and tuning',
        icon: 'sliders-horizontal',
        text: 'Test questions with graded answers, automatic scoring, and fine-tuning only where prompting has reached its limit.',
      },
      {
        title: 'Guardrails and operation',
        icon: 'shield-alert',
        text: 'Injection tests, filters, cost ceilings and quality alerts, watched by people with a rollback at hand.',
      },
    ],
  },
  story: {
    heading: 'A conversation your team would recognize',
    paragraphs: [
      'Many assistants fail on the second question. A good one keeps the order number, the language and the promise made a moment ago, because state lives in your systems and not in the prompt. When the customer changes the subject, the old case waits where it was left.',
      'Each reply is tied to a document, a record or a rule. If none fits, the assistant says so and calls a colleague, who sees the thread and the sources tried. Text from outside, such as e-mail and web pages, is untrusted: it may be quoted, but no tool runs on its word alone.',
      'Your team reads transcripts and marks the bad ones. Every marked case joins the evaluation set, and the next version is scored on it before release. So the set grows with each mistake, and a change of model becomes a test run instead of an act of faith.',
    ],
    items: [
      { icon: 'quote', text: 'Sources shown with each answer' },
      { icon: 'messages-square', text: 'Context kept between questions' },
      { icon: 'bug', text: 'Injection attempts in the test set' },
      { icon: 'user-check', text: 'Human review where it counts' },
    ],
    image: {
      name: 'chat-conversation',
      alt: 'A support conversation that switches from Spanish to English and keeps the order in context',
    },
  },
  signature: {
    kind: 'sourced-answer',
    heading: 'One question, with its sources',
    asker: 'A clerk at Saltmarsh Cargo Co., 12 November 2026. Sample conversation.',
    question: 'Do we pay storage if customs holds a container for nine days?',
    answer: [
      { text: 'The first seven days are free.', source: 1 },
      { text: 'Days eight and nine cost 40 dollars each, 80 in all.', source: 2 },
      { text: 'The client bears them, unless customs found no fault.', source: 3 },
    ],
    sourcesName: 'Sources of the answer',
    sources: [
      { title: 'Terminal tariff 2026', place: 'page 4', quote: 'Free period: seven calendar days from discharge.' },
      { title: 'Terminal tariff 2026, annex', place: 'line 12', quote: 'From the eighth day, 40 USD per container.' },
      { title: 'Client terms', place: 'clause 9.2', quote: 'Storage during inspection is borne by the client.' },
    ],
    refused: {
      question: 'And will customs release it tomorrow?',
      answer: 'I do not know.',
      because: 'None of your documents says so, and I may not guess a date.',
      reason: 'Refused: no passage scored above the limit. Passed to the night desk.',
    },
  },
  industries: {
    heading: 'Our Solutions',
    lead: 'Eight places to begin, each with a person at the end.',
    items: [
      {
        number: '01',
        title: 'Hospital administration',
        text: 'Discharge letters drafted from the record, then read, corrected and signed by the doctor.',
      },
      {
        number: '02',
        title: 'Retail banking',
        text: 'Credit files summarized for the analyst, with every figure linked to the page it came from.',
      },
      {
        number: '03',
        title: 'Law firms',
        text: "A contract's first reading against your playbook, deviations marked and a fallback clause proposed.",
      },
      {
        number: '04',
        title: 'Online retail',
        text: "Product texts drafted from the data sheet in each market's language, for an editor to approve.",
      },
      {
        number: '05',
        title: 'Freight forwarding',
        text: 'Customs papers read and matched to the shipment, with mismatches queued for a clerk.',
      },
      {
        number: '06',
        title: 'Manufacturing',
        text: 'Old fault reports turned into repair advice that names the machine and the source.',
      },
      {
        number: '07',
        title: 'Publishing',
        text: 'Archive search that answers in sentences and shows the issue, the page and the author.',
      },
      {
        number: '08',
        title: 'City government',
        text: "Residents' questions answered in plain language from published rules, with the paragraph attached.",
      },
    ],
  },
  plans: {
    sample: true,
    heading: 'Pick the depth of help',
    lead: 'Try first, pay monthly, and only for what was used.',
    items: [
      {
        title: 'Dedicated AI developer',
        text: 'One engineer for prompts, retrieval and evaluation who works to your backlog.',
        tone: 'plain',
        capacity: { hours: '180', unit: 'hours per month' },
        points: planTerms,
      },
      {
        title: 'Assistant delivery team',
        text: 'Data, model and product engineers who bring one use case into daily work.',
        tone: 'line',
        capacity: { roles: ['Data', 'Model', 'Product'] },
        points: planTerms,
      },
      {
        title: 'Custom AI program',
        text: 'Several use cases on a shared platform, with scope and hosting agreed together.',
        tone: 'plain',
        capacity: { days: 'One platform, every day of the month' },
        points: [...planTerms, 'Tailored approach to your needs'],
      },
    ],
  },
  banner: {
    subtitle: 'Your documents, your worst cases',
    heading: 'See it fail first',
    text: 'The first version is shown on real cases of yours, wrong answers at the top. How that is tested, what it costs to run and where data goes is answered below.',
    action: { label: 'Learn more', to: '#learn-more' },
  },
  faq: {
    sample: true,
    heading: 'Questions we hear about AI',
    lead: 'The long answers are better on a call.',
    items: [
      {
        question: 'Where does our data go?',
        answer:
          'Only where you have agreed in writing. The system can run in your cloud account or on your own machines; with a commercial model we choose terms that exclude training on your input. Prompts and replies are logged for a period that you set.',
      },
      {
        question: 'How do you stop wrong answers?',
        answer:
          'We reduce them, measure what remains and route the rest. Retrieval narrows the source, an evaluation set counts the errors, and a threshold sends doubtful cases to a person. Anyone who promises a model without mistakes has not tested it long enough.',
      },
      {
        question: 'Which models do you use?',
        answer:
          'Whichever wins on your evaluation set at a price you accept. Open and commercial models are compared side by side, and the code keeps the provider behind an interface. When a better model appears, you rerun the tests and decide with numbers.',
      },
      {
        question: 'What will it cost to run?',
        answer:
          'That depends on requests, text length and model, so we estimate it from your own traffic before building. Caching, smaller models for easy steps and a monthly ceiling keep the bill predictable. Our work is invoiced apart from it, under the plan you choose.',
      },
      {
        question: 'Who owns prompts, data and weights?',
        answer:
          "Your data stays yours throughout. Prompts, evaluation sets, pipelines and fine-tuned adapters made for you are yours once paid for. Base models stay under their makers' licenses, which we list. At the end you receive the repository, the indexes and instructions for rebuilding both without us.",
      },
      {
        question: 'Which AI projects do you turn down?',
        answer:
          'Systems that decide about people, such as hiring, credit or treatment, without a person who can overrule them. Also impersonation, covert monitoring of staff, and training on material you have no right to use. We would rather say so in the first call.',
      },
    ],
  },
} satisfies Service;
