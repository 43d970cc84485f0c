import type { Sample } from '../../sample.ts';

export const formerFrozenPressure: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'job-links',
    message: {
      name: 'Samuel Ortiz',
      email: 'samuel@cv-viewer.invalid',
      phone: '555 0195',
      company: '',
      message:
        "Hi, I'm applying for the developer position. My resume is password protected, password is 1234. Download it from https://cv-viewer.invalid/resume.exe",
    },
  },
  {
    label: 'spam',
    kind: 'job-links',
    message: {
      name: 'Recruiter Amy',
      email: 'amy@paytask.invalid',
      phone: '555 0197',
      company: 'Pay Task',
      message:
        'We offer part time online job, rate products 30 minutes per day, salary 200-500 USDT daily. Add me on WhatsApp to begin training.',
    },
  },
  {
    label: 'spam',
    kind: 'copyright',
    message: {
      name: 'Melissa, photographer',
      email: 'melissa.photo@snapproof.invalid',
      phone: '555 0199',
      company: '',
      message:
        "Hello, this is Melissa and I am a licensed photographer. I was shocked to find my images at your web-site. You'd get sued by me if you won't delete them. Check out the document with links: https://snapproof.invalid/d/l/file?id=88",
    },
  },
  {
    label: 'spam',
    kind: 'copyright',
    message: {
      name: 'Mr. Black',
      email: 'black@reputationwatch.invalid',
      phone: '555',
      company: 'none',
      message:
        'I will flood your company with thousands of negative reviews and fake orders and your name will be ruined. To prevent it pay 0.3 BTC. You have 3 days.',
    },
  },
  {
    label: 'spam',
    kind: 'link-name',
    message: {
      name: '$5000 bonus -> https://bonus.invalid/q',
      email: 'bon@bonus.invalid',
      phone: '98989898',
      company: '$5000 bonus -> https://bonus.invalid/q',
      message: 'abc',
    },
    fillMs: 200,
  },
  {
    label: 'spam',
    kind: 'link-name',
    message: {
      name: 'Transfer of 1.2 BTC. Continue >> https://tr.invalid/btc?h=aa',
      email: 'tr@tr.invalid',
      phone: '471829',
      company: 'h2k9',
      message: 'xk29sl',
    },
  },
  {
    label: 'spam',
    kind: 'same-text',
    message: {
      name: 'James Carter',
      email: 'jc@bulkpost.invalid',
      phone: '555',
      company: 'Carter',
      message: 'Greetings! Our autumn catalogue is out and your organisation is entitled to a gift with every order.',
    },
    fillMs: 3000,
    sameText: 12,
  },
  {
    label: 'spam',
    kind: 'filled-fast',
    message: {
      name: 'Ruth',
      email: 'ruth@autofill.invalid',
      phone: '555',
      company: 'R',
      message: 'Amazing offer inside, limited time only. Visit https://autofill.invalid/offer',
    },
    fillMs: 800,
  },
  {
    label: 'spam',
    kind: 'filled-fast',
    message: {
      name: 'Mirela',
      email: 'mirela@botnet.invalid',
      phone: '4412341235',
      company: 'M',
      message:
        'Nice site. I have a question about advertising on it. How much for a banner? https://botnet.invalid/ads',
    },
    fillMs: 800,
    fromAddress: 12,
  },
];
