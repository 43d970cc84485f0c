import type { Sample } from '../../sample.ts';

export const formerFrozenSelling: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'social-growth',
    message: {
      name: 'LikeShop',
      email: 'shop@likeshop.test',
      phone: '555',
      company: 'LikeShop',
      message:
        'tiktok likes 2$ / 1000, youtube views 3$, twitter followers 4$. SMM panel API available. resellers welcome',
    },
  },
  {
    label: 'spam',
    kind: 'social-growth',
    message: {
      name: 'Talia',
      email: 'talia@influenster.example',
      phone: '555 0185',
      company: 'Influ',
      message:
        'Do you work with influencers? We have 8,000 creators ready to promote your products for as low as $15 a post. Reply "LIST" for our catalogue.',
    },
  },
  {
    label: 'spam',
    kind: 'ratings',
    message: {
      name: 'Noor',
      email: 'noor@fivestars.test',
      phone: '880000000',
      company: 'Five Stars',
      message:
        'I can give you 100 google review with 5 star. all are real profile and never delete. per review 5 dollar. you want sample?',
    },
  },
  {
    label: 'spam',
    kind: 'ratings',
    message: {
      name: 'Award Committee',
      email: 'awards@softwareawards.example',
      phone: '555 0188',
      company: 'Global Software Awards',
      message:
        'Congratulations! Your firm has been shortlisted as one of the Top 10 Software Companies of the Year. To secure your place on the list, plus the trophy, the profile page and digital badge, the fee is $1,900.',
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Harpreet',
      email: 'harpreet@codebench.example',
      phone: '9800000000',
      company: 'CodeBench',
      message:
        'Hi, Do you have any requirement for developers? We have resources on bench available immediately: 3 PHP, 2 Flutter, 4 QA. Please let me know your requirement so I can share profiles.',
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Virtual Assist',
      email: 'info@vasisters.example',
      phone: '63000000',
      company: 'VA Sisters',
      message:
        'Tired of admin tasks? Our virtual assistants from the Philippines handle data entry, customer chat and bookkeeping from $6 an hour. First 5 hours free!',
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Freelancer Pro',
      email: 'pro.dev@gigs.invalid',
      phone: '880111111',
      company: 'Freelancer',
      message:
        'hello dear i am full stack developer with 6 years exprience, i work on wordpress laravel react. i do any work for you low price. give me one chance sir',
    },
  },
  {
    label: 'spam',
    kind: 'outsourcing',
    message: {
      name: 'Office Coffee',
      email: 'beans@officecoffee.example',
      phone: '555 0193',
      company: 'Office Coffee',
      message:
        'Our subscription brings freshly roasted beans to your team each month. Offices like yours save 20% with code DESK20. Unsubscribe any time.',
    },
  },
];
