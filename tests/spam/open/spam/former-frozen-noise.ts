import type { Sample } from '../../sample.ts';

export const formerFrozenNoise: readonly Sample[] = [
  {
    label: 'spam',
    kind: 'gibberish',
    message: {
      name: 'XrUqKzPlWm',
      email: 'xruq92@inboxes.invalid',
      phone: '89123456789',
      company: 'HgTrWqPlk',
      message: 'kJhGfTrEwQzXcVb',
    },
  },
  {
    label: 'spam',
    kind: 'gibberish',
    message: {
      name: 'Test',
      email: 'test@test.test',
      phone: '111',
      company: 'test',
      message: 'sdkjfh skdjfh ksjdfh wieur',
    },
    fillMs: 850,
  },
  {
    label: 'spam',
    kind: 'gibberish',
    message: {
      name: 'wMQfTzKpR',
      email: 'o.ki.ve.1.1@inboxes.invalid',
      phone: '7462910385',
      company: 'wMQfTzKpR',
      message: 'Hbd hnwqojfewjfdjf jwdqkjdwqjdwkqf jkwefkwjefkwejf',
    },
  },
  {
    label: 'spam',
    kind: 'link-only',
    message: {
      name: 'Dana',
      email: 'dana@clk.test',
      phone: '555',
      company: '',
      message: 'check this https://clk.test/v/?utm=cf&id=77123',
    },
    fillMs: 1300,
  },
  {
    label: 'spam',
    kind: 'link-only',
    message: {
      name: 'Yuri',
      email: 'yuri@tlg.invalid',
      phone: '79000000000',
      company: 'Y',
      message: 't.me/invented_channel_8817',
    },
  },
  {
    label: 'spam',
    kind: 'markup',
    message: {
      name: 'Jamesrof',
      email: 'james@essayshop.invalid',
      phone: '84444444444',
      company: 'google',
      message:
        'Great post! <a href="https://essayshop.invalid">write my essay</a> I really enjoyed reading it and will bookmark your blog',
    },
  },
  {
    label: 'spam',
    kind: 'markup',
    message: {
      name: 'AndrewTow',
      email: 'at@proxy.invalid',
      phone: '87777777777',
      company: 'google',
      message: 'Fast private proxies [url]https://proxy.invalid[/url] socks5, residential, unlimited traffic',
    },
  },
];
