import type { Sample } from '../../sample.ts';

export const webAndData: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'cold-design',
    message: {
      name: 'Arjun Mehra',
      email: 'arjun@pixelcraft.example',
      phone: '+91 00000 00001',
      company: 'Pixelcraft',
      message:
        'Hello Business Owner, We design and develop websites in WordPress, Shopify, Magento at very affordable cost. If you are interested to redesign your website then please share your requirement. We will send you our portfolio and quote.',
    },
    fillMs: 5000,
  },
  {
    label: 'spam',
    kind: 'cold-design',
    message: {
      name: 'Kevin Strand',
      email: 'kevin@modernsites.test',
      phone: '555 0121',
      company: 'Modern Sites',
      message:
        'Your website looks outdated. Sorry to be blunt. We rebuild it for $399 in 5 days, with hosting. Want to see a free mockup of your new home page?',
    },
  },
  {
    label: 'spam',
    kind: 'cold-design',
    message: {
      name: 'Shawn B.',
      email: 'shawn@wpdoctors.example',
      phone: '5550109',
      company: 'WP Doctors',
      message:
        'Is your WordPress plugin out of date? Our monthly maintenance plan (updates, backup, malware removal) is $49. Sign up at https://wpdoctors.example/plans today and get 2 months free!',
    },
  },
  {
    label: 'spam',
    kind: 'cold-design',
    message: {
      name: 'Ravi',
      email: 'ravi.webdev@inboxes.invalid',
      phone: '7777777777',
      company: 'NA',
      message:
        'Dear sir, I am Ravi, business development manager of leading web design and development firm. We would be glad to assist you with mobile app, e-commerce, UI/UX. Can I share past work and price list?',
    },
  },
  {
    label: 'spam',
    kind: 'cold-design',
    message: {
      name: 'Chad',
      email: 'chad@speedyweb.example',
      phone: '555 0123',
      company: 'SpeedyWeb',
      message:
        'hey saw ur site on mobile and its kinda slow?? i fix core web vitals for small biz owners, usually takes me 2 days. $150 flat, pay after u see the score',
    },
  },
  {
    label: 'spam',
    kind: 'cold-design',
    message: {
      name: 'ADA Check Team',
      email: 'compliance@accessfix.example',
      phone: '555 0150',
      company: 'Access Fix',
      message:
        'URGENT: your website does not meet ADA requirements and you are exposed to lawsuits of up to $75,000. Our widget makes any website compliant in 48 hours. Book your free scan before it is too late.',
    },
  },
  {
    label: 'spam',
    kind: 'site-errors',
    message: {
      name: 'Sam',
      email: 'sam@quickaudit.test',
      phone: '1234567890',
      company: '',
      message:
        'I was visiting your website today and found several broken links and technical issues. If I can share the details and the cost to fix, please reply with your number.',
    },
    fillMs: 2100,
  },
  {
    label: 'spam',
    kind: 'site-errors',
    message: {
      name: 'Vikram Rao',
      email: 'vikram@websolutionz.example',
      phone: '0987654321',
      company: 'Web Solutionz',
      message:
        "While browsing the internet I happened upon your website. It is good but there are a few issues in coding and design which affects user experience. I'm a web consultant and can fix those in affordable price. Shall I send proposal?",
    },
  },
  {
    label: 'spam',
    kind: 'site-errors',
    message: {
      name: 'security researcher',
      email: 'bounty.hunter@vulnreport.example',
      phone: '000',
      company: 'independent',
      message:
        'Hello team, I am a security researcher and I found vulnerability in your website (missing DMARC / clickjacking). I can send the proof of concept. Do you offer a bounty reward for responsible disclosure? Waiting for kind reply.',
    },
  },
  {
    label: 'spam',
    kind: 'site-errors',
    message: {
      name: 'Mark',
      email: 'mark@hostwatch.example',
      phone: '555-0127',
      company: 'HostWatch',
      message:
        "Our scanner detected that your site was DOWN for 3 hours last week. Don't lose another client. Start monitoring for $5: https://hostwatch.example/start",
    },
  },
  {
    label: 'spam',
    kind: 'lead-list',
    message: {
      name: 'DataMart',
      email: 'hello@datamart.test',
      phone: '555',
      company: 'DataMart',
      message:
        'USA Business Email Database 2026 - 18 million records - $49 - instant download https://datamart.test/usa',
    },
  },
  {
    label: 'spam',
    kind: 'lead-list',
    message: {
      name: 'Paul Ness',
      email: 'p.ness@leadhose.example',
      phone: '555 0134',
      company: 'Leadhose',
      message:
        'Who is the right person to talk to about sales at your company? We book 10-15 qualified meetings a month for software houses and you pay per meeting shown. I have two slots left in your region.',
    },
    fillMs: 13000,
  },
  {
    label: 'spam',
    kind: 'lead-list',
    message: {
      name: 'Milo',
      email: 'milo@contactformblast.example',
      phone: '5550136',
      company: 'Form Blaster',
      message:
        'You just read this message, right? So will your customers. We send your ad to 5 million contact forms exactly like this one for $99. Contact: blast@contactformblast.example',
    },
  },
  {
    label: 'spam',
    kind: 'lead-list',
    message: {
      name: 'R. Osei',
      email: 'r.osei@cleanmails.example',
      phone: '555 0137',
      company: 'CleanMails',
      message:
        'Dirty mailing lists ruin sender reputation. We verify and append missing emails for your CRM: send 100 records, get them back free within a day.',
    },
  },
];
