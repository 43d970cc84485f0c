import type { Sample } from '../../sample.ts';

export const formerFrozenMoneyAndAdult: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'crypto-fraud',
    message: {
      name: 'Lena',
      email: 'lena@passivebots.example',
      phone: '555 0142',
      company: 'Passive Bots',
      message:
        'My neighbour quit his job after installing this trading robot. It makes 3% every single day on autopilot, even while you sleep. Try with just 250 EUR >> https://passivebots.example',
    },
  },
  {
    label: 'spam',
    kind: 'crypto-fraud',
    message: {
      name: 'Harold',
      email: 'harold_invest@goldmail.invalid',
      phone: '2020202',
      company: 'Investor group',
      message:
        'Good day, we have a private investment program with guaranteed monthly return of 15 percent, principal protected. Looking for serious partners with minimum 5000 USD. Kindly indicate your interest for the prospectus.',
    },
    fillMs: 6000,
  },
  {
    label: 'spam',
    kind: 'casino',
    message: {
      name: 'Lucky Spin',
      email: 'promo@luckyspin.test',
      phone: '777777',
      company: 'Lucky Spin',
      message:
        'Play 500+ slots and claim a 200% welcome bonus plus 50 free spins. No deposit required https://luckyspin.test',
    },
  },
  {
    label: 'spam',
    kind: 'casino',
    message: {
      name: 'Victoria',
      email: 'victoria@affiliatebets.example',
      phone: '555 0152',
      company: 'Affiliate Bets',
      message:
        "Hi! We're an iGaming brand hiring affiliates. Put our banner on your homepage and earn 45% rev share for life from every player who deposits. Our best partners make 20k/month.",
    },
    fillMs: 7700,
  },
  {
    label: 'spam',
    kind: 'pharma',
    message: {
      name: 'MedsDirect',
      email: 'order@medsdirect.test',
      phone: '888888',
      company: 'Meds Direct',
      message: 'Buy Viagra, Cialis, Levitra without prescription. Discreet shipping worldwide https://medsdirect.test',
    },
  },
  {
    label: 'spam',
    kind: 'pharma',
    message: {
      name: 'pharmbot',
      email: 'a8dk2@rxnow.invalid',
      phone: '1231231',
      company: 'rx',
      message: 'tramadol online xanax cheap modafinil buy ozempic no rx overnight delivery',
    },
    fillMs: 420,
  },
  {
    label: 'spam',
    kind: 'loans',
    message: {
      name: 'Quick Capital',
      email: 'apply@quickcapital.example',
      phone: '555 0157',
      company: 'Quick Capital',
      message:
        'Get a business loan of $10k-$500k in 24 hours. Bad credit OK, no collateral. Apply in 2 minutes: https://quickcapital.example/apply',
    },
  },
  {
    label: 'spam',
    kind: 'loans',
    message: {
      name: 'Tracy',
      email: 'tracy@taxrebate.example',
      phone: '555 0159',
      company: 'ERC Help',
      message:
        "Your company may qualify for up to $26,000 per employee in tax credits! Most owners don't know. Takes 5 minutes to check, no upfront fee.",
    },
  },
  {
    label: 'spam',
    kind: 'adult',
    message: {
      name: 'Kristina',
      email: 'kristina_hot@datenow.invalid',
      phone: '696969',
      company: '',
      message:
        "Hi handsome, I'm Kristina, 23, alone tonight and live near you. My private photos are here https://datenow.invalid/kris",
    },
    fillMs: 900,
  },
  {
    label: 'spam',
    kind: 'adult',
    message: {
      name: 'Olga',
      email: 'olga.bride@heartpost.invalid',
      phone: '0000',
      company: '',
      message:
        'Hello my dear, I see your profile and I think you are kind man. I am lonely woman from small town looking for serious relation. Write me to my personal mail and i send you my picture',
    },
  },
  {
    label: 'spam',
    kind: 'adult',
    message: {
      name: 'Jake',
      email: 'jake@bigger.example',
      phone: '555 0169',
      company: '',
      message:
        'Want to last longer in bed and add 2 inches? My trick takes ten seconds and she will beg for more. Watch the video before they take it down',
    },
  },
];
