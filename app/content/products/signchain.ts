import { site } from '../../../shared/site.ts';
import type { BannerProps } from '../../blocks/banner/view.tsx';
import type { FaqProps } from '../../blocks/faq/view.tsx';
import type { FeatureCardsProps } from '../../blocks/feature-cards/view.tsx';
import type { IllustratedHeroProps } from '../../blocks/illustrated-hero/view.tsx';
import type { NamedListProps } from '../../blocks/named-list/view.tsx';
import type { StoryProps } from '../../blocks/story/view.tsx';
import type { FiguresProps } from '../../sections/figures/figures.tsx';
import type { ApproachProps } from '../../sections/product/approach.tsx';
import type { StatementProps } from '../../sections/product/statement.tsx';
import type { ExternalAction } from '../../ui/link/action.ts';

const explore = { label: 'Explore Signchain', to: site.products.signing } as const satisfies ExternalAction;

/** /signchain */
export const signchain = {
  hero: {
    heading: 'Contracts that can prove themselves',
    lead: 'Signchain is where agreements are sent, signed and managed, with a fingerprint of each recorded on a blockchain. A copy can be checked whenever it is doubted.',
    action: explore,
    illustration: 'hero-signchain',
    shot: {
      name: 'signchain-contract',
      alt: 'A signed services agreement with its signature trail and a verification seal',
      kind: 'paper',
    },
  } satisfies IllustratedHeroProps,
  features: {
    heading: 'Signing, checking and acting on contracts',
    lead: 'Blockchain-based document signing and contract management in a single product.',
    items: [
      {
        title: 'Secure signing',
        icon: 'signature',
        text: 'Documents are encrypted, access is limited to the parties, and signatures follow the order you have set.',
        points: ['Signing order for each document', 'Access for named parties only', 'Views and signatures logged'],
        action: explore,
        tone: 'accent',
      },
      {
        title: 'Validation on demand',
        icon: 'badge-check',
        text: 'Compare any copy with the recorded fingerprint and see whether it is the version that was signed.',
        points: ['Available whenever doubt arises', 'Altered copies recognized', 'Result shows date and signers'],
        action: explore,
        tone: 'accent',
      },
      {
        title: 'Gasless transactions',
        icon: 'circle-off',
        text: 'Network fees are handled for the signers, who need neither a wallet nor a coin to take part.',
        points: ['No wallet to install', 'No cryptocurrency to buy', 'No blockchain terms to learn'],
        action: explore,
        tone: 'accent',
      },
    ],
  } satisfies FeatureCardsProps,
  stories: [
    {
      heading: 'Check a copy when it matters',
      text: 'Disputes start when somebody holds a different version. Signchain calculates a fingerprint of the document and records that, not the text, on the chain. Present a copy later, and its fingerprint either matches or does not. A single changed comma is enough to fail the check.',
      action: explore,
      image: {
        name: 'validation',
        alt: 'A validation result: the uploaded agreement matches the recorded fingerprint, with signers and date',
      },
    },
    {
      heading: 'Notifications and triggers that move work',
      text: 'Parties are told when it is their turn, when a deadline approaches and when the last signature is in. A trigger then starts what the contract promised: an invoice, an approval, access, or a message to another system. You define both before the document goes out.',
      action: explore,
      image: {
        name: 'trigger',
        alt: 'A trigger: when all parties have signed, the first payment is released, and finance and the client are notified',
      },
    },
    {
      heading: 'Managed after the signature, too',
      text: 'Signing takes a moment; the contract may run for years. Signchain keeps an agreement with its annexes and its history, shows who is party to it and which date comes next, and spares you the search through mailboxes when someone asks for the signed version.',
      action: explore,
      image: {
        name: 'contract-list',
        alt: 'A contract list with the parties, the status and the next date of each agreement',
      },
    },
  ] satisfies [StoryProps, StoryProps, StoryProps],
  fields: {
    heading: 'Where proof is part of work',
    lead: 'Six fields with something in common: sooner or later, somebody asks for evidence.',
    items: [
      {
        title: 'Legal',
        text: 'Engagement letters, settlements and undertakings with a record of every version and every signature.',
      },
      {
        title: 'Real Estate',
        text: 'Offers, leases and closing papers signed at a distance, with conditions that release the next step.',
      },
      {
        title: 'Financial Services',
        text: 'Account openings, credit agreements and mandates that an auditor can verify without asking the signer.',
      },
      {
        title: 'Healthcare',
        text: 'Consent and supplier agreements, dated and checkable, while medical details stay off the chain.',
      },
      {
        title: 'Human Resources',
        text: 'Offers, policies and confidentiality agreements signed on a phone, with reminders for those who forget.',
      },
      {
        title: 'Government',
        text: 'Permits, tenders and grants whose published text can be compared with what was signed.',
      },
    ],
  } satisfies NamedListProps,
  why: {
    heading: 'Why Signchain',
    lead: 'Many signing tools keep their evidence in their own database and ask you to believe it. Signchain records the fingerprint on a blockchain, where neither we nor you nor the other side can change it afterwards.',
  } satisfies StatementProps,
  approach: {
    heading: 'Our Approach',
    lead: 'How a paper process becomes a signed, checkable one.',
    items: [
      { title: 'List', text: 'You name the contracts you send most and the people who must sign them.' },
      { title: 'Prepare', text: 'Standard clauses become templates, with fields, signing order and deadlines.' },
      {
        title: 'Connect',
        text: 'Notifications and triggers are linked to your systems and tried with test documents.',
      },
      {
        title: 'Sign',
        text: 'The first real contract is signed, recorded, and validated by someone who was not involved.',
      },
    ],
  } satisfies ApproachProps,
  statistics: {
    name: 'Signchain in figures',
    items: [
      { figure: '150+', label: 'Active Users', sample: true },
      { figure: '2500', label: 'Signatures Done', sample: true },
      { figure: '100%', label: 'Client Satisfaction', sample: true },
      { figure: '10k', label: 'Workload Hours Reduced', sample: true },
    ],
  } satisfies FiguresProps,
  faq: {
    sample: true,
    heading: 'Questions about Signchain',
    lead: 'From lawyers, signers and the person who has to file it all.',
    items: [
      {
        question: 'Is a signature made with Signchain valid?',
        answer:
          'Many countries accept electronic signatures when you can show who signed, that they meant to, and that the text stayed the same. Signchain keeps evidence on these points. Some documents, such as wills, demand another form; your lawyer can say which rules apply to yours.',
      },
      {
        question: 'Do our clients need a crypto wallet?',
        answer:
          'No. Transactions are gasless for the signer: the network fee is taken care of, and nobody has to buy a coin or install a wallet. Your client opens the document, reads it and signs, much as with any other electronic signature.',
      },
      {
        question: 'What is written to the blockchain?',
        answer:
          "The document's fingerprint and the record that it was signed, not the document itself. A fingerprint cannot be turned back into text. Names, amounts and clauses are kept in Signchain, off the chain, where access can be limited and retention rules applied.",
      },
      {
        question: 'How does validation work?',
        answer:
          'Signchain computes the fingerprint of the copy you present and compares it with the recorded one. A match means the copy is identical to the signed version; a mismatch means that something differs, if only because the file was saved again. What differs is for the parties to find out.',
      },
      {
        question: 'Which systems can a trigger reach?',
        answer:
          "Triggers are meant for whatever must happen next: an approval, an invoice, access or a message. Which connections exist today is shown on the product's own site. If yours is missing, describe it on the contact page, and our engineers will say whether it can be built.",
      },
      {
        question: 'Can we leave and keep our records?',
        answer:
          'Yes. Download the signed documents with their signing history before you close the account. The fingerprints remain on the chain whether you are a customer or not, and since fingerprint methods are public, an expert can verify a copy later without our help.',
      },
    ],
  } satisfies FaqProps,
  closing: {
    heading: 'Send your next contract with proof',
    text: 'See the product on its own site, or ask us how it would fit your contracts.',
    action: explore,
    link: { label: 'Contact Us', to: '/contact' },
    about: 'Signchain',
  } satisfies BannerProps,
};
