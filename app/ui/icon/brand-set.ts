import discord from 'simple-icons/icons/discord.svg?raw';
import facebook from 'simple-icons/icons/facebook.svg?raw';
import gmail from 'simple-icons/icons/gmail.svg?raw';
import instagram from 'simple-icons/icons/instagram.svg?raw';
import line from 'simple-icons/icons/line.svg?raw';
import messenger from 'simple-icons/icons/messenger.svg?raw';
import telegram from 'simple-icons/icons/telegram.svg?raw';
import viber from 'simple-icons/icons/viber.svg?raw';
import wechat from 'simple-icons/icons/wechat.svg?raw';
import whatsapp from 'simple-icons/icons/whatsapp.svg?raw';
import x from 'simple-icons/icons/x.svg?raw';

/** Of the file; the package's module is 5 MB to read in every build. */
const outline = (svg: string) => / d="([^"]+)"/.exec(svg)?.[1];

/** The marks of other companies, as one path on a field of 24 by 24. */
export const brandSet = {
  discord: outline(discord),
  facebook: outline(facebook),
  gmail: outline(gmail),
  instagram: outline(instagram),
  line: outline(line),
  messenger: outline(messenger),
  telegram: outline(telegram),
  viber: outline(viber),
  wechat: outline(wechat),
  whatsapp: outline(whatsapp),
  x: outline(x),
  // Not among the package's icons.
  linkedin:
    'M2.5 8.7h4.3V22H2.5zM4.65 2a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM9.6 8.7h4.1v1.82c.57-1.08 1.97-2.22 4.06-2.22 4.34 0 5.14 2.85 5.14 6.56V22h-4.28v-6.33c0-1.51-.03-3.45-2.1-3.45-2.11 0-2.43 1.64-2.43 3.34V22H9.6z',
};

export type BrandName = keyof typeof brandSet;
