import type { Sample } from '../../sample.ts';

export const pressure: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'job-links',
    message: {
      name: 'Nina Holt',
      email: 'nina@remotejobs.invalid',
      phone: '555 0196',
      company: 'Remote Jobs Group',
      message:
        'Work from home and earn $35-$60 per hour! No experience needed, just a phone. Only 14 seats left. Apply at https://remotejobs.invalid/start',
    },
  },
  {
    label: 'spam',
    kind: 'job-links',
    message: {
      name: 'Applicant',
      email: 'applicant8812@docs-share.invalid',
      phone: '0',
      company: '',
      message:
        'Dear hiring manager, please see my CV and portfolio in the archive: https://docs-share.invalid/cv_2026.zip enable macros to view it properly',
    },
    fillMs: 1400,
  },
  {
    label: 'spam',
    kind: 'job-links',
    message: {
      name: 'Ivan K.',
      email: 'ivan.k@gitpack.invalid',
      phone: '79000000007',
      company: '',
      message:
        'Test assignment done!! run installer from https://gitpack.invalid/setup.msi to see it. regards candidate',
    },
  },
  {
    label: 'spam',
    kind: 'copyright',
    message: {
      name: 'Legal Dept',
      email: 'legal@imagerights.invalid',
      phone: '555 0198',
      company: 'Image Rights Agency',
      message:
        'Your website uses images owned by our client without licence. This is copyright infringement. Download the evidence and remove them now or we file a lawsuit: https://imagerights.invalid/evidence/DMCA-7712.zip',
    },
  },
  {
    label: 'spam',
    kind: 'copyright',
    message: {
      name: 'Brand Protection',
      email: 'bp@chinadomain.example',
      phone: '86000003',
      company: 'Domain Registry Asia',
      message:
        'We are a registrar in Shanghai. A company named Huatong has applied to register your name as their internet keyword and domains (.cn .asia). If you do not object within 7 days we will approve it. Urgent, forward to your CEO.',
    },
  },
  {
    label: 'spam',
    kind: 'copyright',
    message: {
      name: 'Compliance',
      email: 'case@dmca-desk.invalid',
      phone: '555',
      company: 'DMCA Desk',
      message:
        'Second warning. Stolen content detected on your domain. Hosting suspension is scheduled in 24 hours unless you open the attached complaint and respond. https://dmca-desk.invalid/complaint',
    },
  },
  {
    label: 'spam',
    kind: 'link-name',
    message: {
      name: 'Get free bitcoin https://freebtc.invalid/go',
      email: 'x1@freebtc.invalid',
      phone: '555',
      company: '',
      message: 'Hi',
    },
  },
  {
    label: 'spam',
    kind: 'link-name',
    message: {
      name: 'Anna sent you 3 photos www.photodrop.invalid',
      email: 'anna@photodrop.invalid',
      phone: '123123',
      company: 'Anna',
      message: 'hello',
    },
  },
  {
    label: 'spam',
    kind: 'link-name',
    message: {
      name: 'Tim',
      email: 'tim@promo.invalid',
      phone: '555',
      company: 'https://promo.invalid/deal?src=form',
      message: 'please call back',
    },
  },
  {
    label: 'spam',
    kind: 'link-name',
    message: {
      name: '🔥 You won a phone! Open: https://gift.invalid/7',
      email: 'gift@gift.invalid',
      phone: '1',
      company: '',
      message: 'gggg',
    },
  },
  {
    label: 'spam',
    kind: 'same-text',
    message: {
      name: 'Omar',
      email: 'omar1@massmail.invalid',
      phone: '555',
      company: '',
      message: 'Your partner programme application is waiting. See what others think and join the community.',
    },
    sameText: 4,
  },
  {
    label: 'spam',
    kind: 'same-text',
    message: {
      name: 'Lucy P',
      email: 'lucy.p@massmail.invalid',
      phone: '555',
      company: 'Pinegrove',
      message: 'Hello. I have an interesting proposal for your company. Tell me where I could write to in more detail.',
    },
    sameText: 6,
    fromAddress: 9,
  },
  {
    label: 'spam',
    kind: 'same-text',
    message: {
      name: 'Ana Lima',
      email: 'ana@bulkpost.invalid',
      phone: '555',
      company: 'Lima',
      message: 'What is the best address for a business offer?',
    },
    sameText: 3,
    fromAddress: 14,
  },
  {
    label: 'spam',
    kind: 'same-text',
    message: {
      name: 'Terry',
      email: 'terry@bulkpost.invalid',
      phone: '555',
      company: 'Terry Ltd',
      message: 'Good afternoon, please advise on the person responsible for purchasing office supplies.',
    },
    fillMs: 800,
    sameText: 9,
  },
  {
    label: 'spam',
    kind: 'filled-fast',
    message: {
      name: 'Gavin',
      email: 'gavin@botnet.invalid',
      phone: '4412341234',
      company: 'G',
      message: 'Hello I want to tell you about a great opportunity to earn online',
    },
    fillMs: 750,
    fromAddress: 11,
  },
  {
    label: 'spam',
    kind: 'filled-fast',
    message: {
      name: 'Seo Bot',
      email: 'bot@autorank.invalid',
      phone: '555',
      company: 'AR',
      message: 'Hi, is your website losing customers? Our tool makes the top of google easy',
    },
    fillMs: 310,
  },
  {
    label: 'spam',
    kind: 'filled-fast',
    message: {
      name: 'nemo',
      email: 'nemo@autofill.invalid',
      phone: '999',
      company: 'n',
      message: 'hello admin good site',
    },
    fillMs: 90,
  },
];
