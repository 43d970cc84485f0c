import type { Sample } from '../../sample.ts';

export const formerFrozenComplaintsAndLinks: readonly Sample[] = [
  {
    label: 'genuine',
    kind: 'angry',
    message: {
      name: 'Bernard Coyle',
      email: 'bernard@coylefreight.example',
      phone: '555 0202',
      company: 'Coyle Freight',
      message:
        'I am done waiting. Ticket 4471 has been open for three weeks, your project manager does not return my calls, and the invoice for October came anyway. Somebody senior calls me today or I talk to my lawyer.',
    },
    fillMs: 210000,
  },
  {
    label: 'genuine',
    kind: 'angry',
    message: {
      name: 'Curtis',
      email: 'curtis@curtisgym.example',
      phone: '555 0204',
      company: 'Curtis Gym',
      message:
        "Stop calling my staff to sell me support plans. I asked twice to be taken off your list. Unsubscribe me from the newsletter while you're at it.",
    },
    fillMs: 92000,
  },
  {
    label: 'genuine',
    kind: 'angry',
    message: {
      name: 'Prof. Amato',
      email: 'amato@filologia.example',
      phone: '+39 06 5550 101',
      company: 'Filologia',
      message: 'You charged my card twice for the workshop. Order 20931. Kindly return one of the two payments.',
    },
    fillMs: 77000,
  },
  {
    label: 'genuine',
    kind: 'existing-customers',
    message: {
      name: 'Billing at Grove',
      email: 'billing@grovehotel.example',
      phone: '555 0208',
      company: 'Grove Hotel',
      message:
        'We have not received the invoice for September, could you resend it as PDF? Our new billing address is Mill Lane 4.',
    },
    fillMs: 39000,
  },
  {
    label: 'genuine',
    kind: 'existing-customers',
    message: {
      name: 'Ted',
      email: 'ted@tedscranes.example',
      phone: '555 0211',
      company: 'Teds Cranes',
      message:
        "Got a mail saying our mailbox is 98% full and to verify our account. Is that from you or is it phishing?? I didn't click.",
    },
    fillMs: 47000,
  },
  {
    label: 'genuine',
    kind: 'several-links',
    message: {
      name: 'Alan',
      email: 'alan@alansboats.example',
      phone: '555 0213',
      company: 'Alans Boats',
      message:
        'my site is www.alansboats.example, i like how https://harbourtools.example does the filters and https://junebugtoys.example does checkout. want both',
    },
    fillMs: 86000,
  },
  {
    label: 'genuine',
    kind: 'several-links',
    message: {
      name: 'Elias',
      email: 'elias@climatemap.example',
      phone: '+41 44 555 01 01',
      company: 'Climate Map',
      message: 'https://climatemap.example is slow with 2 million points. Could you have a look?',
    },
    fillMs: 98000,
  },
  {
    label: 'genuine',
    kind: 'several-links',
    message: {
      name: 'Rhea',
      email: 'rhea@orbit-lab.example',
      phone: '555 0217',
      company: 'Orbit Lab',
      message:
        'RFP attached as links because your form has no upload: https://files.orbit-lab.example/rfp.pdf https://files.orbit-lab.example/annex-a.xlsx https://files.orbit-lab.example/nda.docx. NDA first, please.',
    },
    fillMs: 134000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Nadia',
      email: 'nadia@museumlab.example',
      phone: '555 0219',
      company: 'Museum Lab',
      message: `Is this newsletter really yours? Copy below.

Subject: What we learned this month
Read online: https://news.solvane.example/11
You receive this because you signed up. Unsubscribe: https://news.solvane.example/u/88`,
    },
    fillMs: 66000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Jens',
      email: 'jens@windpark.example',
      phone: '+45 33 55 01 01',
      company: 'Windpark',
      message: `FW: FW: RE: turbine data

We got the below from another supplier, can you match the price?
> 2 developers x 6 months = 148 000 EUR
> hosting 400 EUR/month`,
    },
    fillMs: 29000,
  },
  {
    label: 'genuine',
    kind: 'forwarded',
    message: {
      name: 'Ottilie',
      email: 'ottilie@choirbook.example',
      phone: '+43 1 555 0101',
      company: 'Choirbook',
      message: `Our monthly mailing to 2,000 singers lands in spam since the move. This is the footer, is it wrong?

You get this mail as a member. To unsubscribe, click here or write to the office.`,
    },
    fillMs: 63000,
  },
];
