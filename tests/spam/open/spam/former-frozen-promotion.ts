import type { Sample } from '../../sample.ts';

export const formerFrozenPromotion: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Olly Trent',
      email: 'olly@serpmates.example',
      phone: '555-0144',
      company: 'Serp Mates',
      message:
        'Quick one: your competitors are outranking you for "custom software development" and I can show you exactly why. 15 minutes, no charge. When works?',
    },
    fillMs: 9000,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Steven',
      email: 'steven1987x@mailbox.invalid',
      phone: '87654321',
      company: 'Steven SEO',
      message: 'Increase your website traffic now!!! rank #1 guaranteed or money back. whatsapp me',
    },
    fillMs: 1900,
  },
  {
    label: 'spam',
    kind: 'seo',
    message: {
      name: 'Jo',
      email: 'jo@localpack.example',
      phone: '555-0117',
      company: 'Local Pack Pros',
      message:
        'Most local businesses never claim their map listing properly. We fix yours so the phone starts ringing. First month is on us.',
    },
  },
  {
    label: 'spam',
    kind: 'backlinks',
    message: {
      name: 'Robert Kane',
      email: 'rk@nicheedits.example',
      phone: '5550102',
      company: '',
      message:
        'Niche edits from aged posts, $20 each. No PBN, no spam. Paypal accepted. What URL and anchor text do you want?',
    },
  },
  {
    label: 'spam',
    kind: 'guest-post',
    message: {
      name: 'Claire Hobson',
      email: 'claire@bloggeroutreach.example',
      phone: '555 0133',
      company: 'Freelance',
      message:
        "Hi there, I'm a freelance writer and a big fan of your blog. I would love to contribute a guest post of 1,000 words on a topic of your choice, completely free. All I ask is one do-follow link to my client. Shall I send some titles?",
    },
    fillMs: 8200,
  },
  {
    label: 'spam',
    kind: 'guest-post',
    message: {
      name: 'Sadia',
      email: 'sadia@pressrelease.example',
      phone: '03000000000',
      company: 'PR Hub',
      message:
        'Get published on 300+ news sites, Forbes-style magazines included. Packages begin at 120 usd. As-seen-on badge for your home page. Interested??',
    },
  },
  {
    label: 'spam',
    kind: 'guest-post',
    message: {
      name: 'Nadine C',
      email: 'nadine.c@blogwritersguild.example',
      phone: '555 0180',
      company: 'Blog Writers Guild',
      message:
        "Following up on my previous email about contributing content to your blog. I haven't heard back! My piece is ready, original, and with two contextual links. Just tell me where to submit.",
    },
  },
];
