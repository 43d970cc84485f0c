import type { Sample } from '../../sample.ts';

export const fraud: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'invoice',
    message: {
      name: 'Accounts Receivable',
      email: 'billing@domainrenewals.example',
      phone: '555 0171',
      company: 'Domain Registry Services',
      message:
        'FINAL NOTICE. Your domain listing expires in 3 days. Invoice #DN-20931, amount due $289.00. Failure to pay will result in cancellation of your search engine registration. Pay: https://domainrenewals.example/pay/20931',
    },
  },
  {
    label: 'spam',
    kind: 'invoice',
    message: {
      name: 'Karen Whitby',
      email: 'karen.whitby@ledgerdesk.invalid',
      phone: '555 0172',
      company: 'Ledger Desk',
      message:
        'Please find the overdue invoice in the link below. We have not received payment for INV-88120 and our records show 45 days late. Kindly process today to avoid interest https://ledgerdesk.invalid/INV-88120.zip',
    },
  },
  {
    label: 'spam',
    kind: 'invoice',
    message: {
      name: 'CEO Office',
      email: 'ceo.private@execmail.invalid',
      phone: '555 0173',
      company: '',
      message:
        "Are you available? I need you to handle a payment to a new vendor discreetly before noon. I'm in a meeting so no calls, just send me your personal number and I'll text bank details.",
    },
  },
  {
    label: 'spam',
    kind: 'invoice',
    message: {
      name: 'Antivirus Renewal',
      email: 'renew@pcshieldbilling.example',
      phone: '1 888 555 0174',
      company: 'PC Shield',
      message:
        'Thank you for your order! $399.99 has been charged for 3 years of PC Shield. If you did not authorise this charge call our cancellation department immediately at 1 888 555 0174.',
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Hosting Support',
      email: 'support@cpanel-notice.test',
      phone: '555',
      company: 'Hosting',
      message:
        'Dear customer, your hosting account has been suspended because of unusual activity. Confirm your password here to restore service https://cpanel-notice.test/login',
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Meta Business',
      email: 'appeal@page-review.invalid',
      phone: '555',
      company: 'Page Review Team',
      message:
        'Your Facebook page violates our community standards and will be permanently deleted. If you think this is a mistake submit an appeal within 12 hours: https://page-review.invalid/case/100238',
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'Security Team',
      email: 'no-reply@wallet-verify.invalid',
      phone: '555',
      company: 'Wallet Security',
      message:
        'Important: all wallets must be re-validated due to the network upgrade. Enter your 12 word recovery phrase at https://wallet-verify.invalid to avoid losing your assets.',
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'HR Dept',
      email: 'hr@benefits-update.example',
      phone: '555',
      company: 'HR',
      message:
        'Dear employee, the new salary structure and bonus list for 2026 is available. Log in with your office email to view the document. https://benefits-update.example/doc',
    },
  },
  {
    label: 'spam',
    kind: 'phishing',
    message: {
      name: 'DocShare',
      email: 'share@docu-sign-here.test',
      phone: '555',
      company: 'DocShare',
      message: 'You received a secure document to review and sign. View document: https://docu-sign-here.test/d/9f2a',
    },
  },
  {
    label: 'spam',
    kind: 'inheritance',
    message: {
      name: 'Barr. James Oduya',
      email: 'barr.james@lawchambers.invalid',
      phone: '234000000',
      company: 'Oduya Chambers',
      message:
        'Dearest friend, I am the attorney of a late client who died with his family and left the sum of 10.5 million dollars. You share the same surname so I present you as next of kin. We split 50/50. Treat as confidential.',
    },
  },
  {
    label: 'spam',
    kind: 'inheritance',
    message: {
      name: 'Sgt. Linda Moss',
      email: 'sgt.moss@armymail.invalid',
      phone: '555',
      company: 'US Army',
      message:
        'I am a female soldier presently serving overseas. We discovered two trunk boxes containing cash and I need a trustworthy person to receive them on my behalf. You will keep 30%.',
    },
  },
  {
    label: 'spam',
    kind: 'inheritance',
    message: {
      name: 'UN Compensation',
      email: 'payout@un-compensation.invalid',
      phone: '555',
      company: 'Payment Office',
      message:
        'Your ATM card worth $2.8M has been approved as part of the scam victims compensation. To release it send full name, address, occupation, copy of ID, and the courier fee of $150.',
    },
  },
  {
    label: 'spam',
    kind: 'inheritance',
    message: {
      name: 'Lotto',
      email: 'claims@euro-lotto.invalid',
      phone: '555',
      company: 'Euro Lotto',
      message:
        'Your email address won 850,000 GBP in our annual draw. Ref EL/2026/771. Contact the claims agent with your name, age, and phone number.',
    },
  },
  {
    label: 'spam',
    kind: 'inheritance',
    message: {
      name: 'Prince A.',
      email: 'prince@royaltrust.invalid',
      phone: '555',
      company: 'Royal Trust',
      message:
        "Good day to you. Permit me to inform you of my desire of going into business relationship with you. I need a foreign partner to move my late father's deposit out of the country and invest it under your control.",
    },
    fillMs: 20000,
  },
];
