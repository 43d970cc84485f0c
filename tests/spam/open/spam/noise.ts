import type { Sample } from '../../sample.ts';

export const noise: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'gibberish',
    message: {
      name: 'qoDmbTnLsYv',
      email: 'r.a.h.u.6.2@mailbox.invalid',
      phone: '3219876540',
      company: '',
      message: 'oXfQzNwBtRkLpSa',
    },
  },
  {
    label: 'spam',
    kind: 'gibberish',
    message: {
      name: 'asdf',
      email: 'asdf@asdf.test',
      phone: '123',
      company: 'asdf',
      message: 'asdfasdf asdf asdfghjkl',
    },
  },
  {
    label: 'spam',
    kind: 'gibberish',
    message: {
      name: 'vZKNoUXqdYbM',
      email: 'vzknouxq@relay.invalid',
      phone: '5193846720',
      company: 'TqwPLmVZc',
      message: 'RtYvBnMkLpOiUzXq wEdFrGtHyJuK',
    },
  },
  {
    label: 'spam',
    kind: 'gibberish',
    message: {
      name: 'hgjkhgj',
      email: 'hgj@kkk.invalid',
      phone: '9',
      company: 'ghj',
      message: 'ghjghj hjgjhg jhgjhghj',
    },
  },
  {
    label: 'spam',
    kind: 'gibberish',
    message: {
      name: 'lUyGfCeDsXz',
      email: 'lugf@post.invalid',
      phone: '2018374655',
      company: '',
      message: 'QwNzTfLbKcRm',
    },
  },
  {
    label: 'spam',
    kind: 'link-only',
    message: {
      name: 'Nick',
      email: 'nick@snip.invalid',
      phone: '5',
      company: 'n',
      message: 'https://snip.invalid/9Xa2',
    },
  },
  {
    label: 'spam',
    kind: 'link-only',
    message: {
      name: 'Rob',
      email: 'rob@goto.invalid',
      phone: '333333',
      company: 'Rob',
      message: 'https://goto.invalid/a https://goto.invalid/b https://goto.invalid/c',
    },
  },
  {
    label: 'spam',
    kind: 'link-only',
    message: {
      name: 'Guest',
      email: 'guest@win.invalid',
      phone: '5555',
      company: '',
      message: 'Here! -> www.win.invalid/prize',
    },
  },
  {
    label: 'spam',
    kind: 'link-only',
    message: {
      name: 'Sue',
      email: 'sue@vids.test',
      phone: '555 0181',
      company: '',
      message: 'is this you in the video?? https://vids.test/watch/aa81',
    },
  },
  {
    label: 'spam',
    kind: 'markup',
    message: {
      name: 'Edwardhef',
      email: 'edward@pills-forum.invalid',
      phone: '83333333333',
      company: 'google',
      message: '[url=https://pills-forum.invalid/a]buy now[/url] thanks for the article, very useful',
    },
  },
  {
    label: 'spam',
    kind: 'markup',
    message: {
      name: 'Williamknolo',
      email: 'will@tyres.invalid',
      phone: '85555555555',
      company: 'yandex',
      message: '[b]Hello[/b] [link=https://tyres.invalid]winter tyres[/link]',
    },
  },
  {
    label: 'spam',
    kind: 'markup',
    message: {
      name: 'Michaelgaw',
      email: 'mg@watches.invalid',
      phone: '86666666666',
      company: '',
      message:
        "<a href='https://watches.invalid/replica'>replica watches</a>, <a href='https://watches.invalid/bags'>replica bags</a>",
    },
    fillMs: 500,
  },
  {
    label: 'spam',
    kind: 'markup',
    message: {
      name: 'Rosalind',
      email: 'rosa@kitchen.invalid',
      phone: '88888888888',
      company: '',
      message:
        'Thank you for sharing, [kitchen cabinets](https://kitchen.invalid) is what I was looking for. [cheap sinks](https://kitchen.invalid/sinks)',
    },
  },
];
