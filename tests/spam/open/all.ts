import type { Sample } from '../sample.ts';
import { complaintsAndLinks } from './genuine/complaints-and-links.ts';
import { people } from './genuine/people.ts';
import { regulatedAndMarketing } from './genuine/regulated-and-marketing.ts';
import { secondLook as secondLookGenuine } from './genuine/second-look.ts';
import { short } from './genuine/short.ts';
import { technicalAndOrdinary } from './genuine/technical-and-ordinary.ts';
import { tongues } from './genuine/tongues.ts';
import { fraud } from './spam/fraud.ts';
import { languages } from './spam/languages.ts';
import { moneyAndAdult } from './spam/money-and-adult.ts';
import { noise } from './spam/noise.ts';
import { pressure } from './spam/pressure.ts';
import { promotion } from './spam/promotion.ts';
import { secondLook as secondLookSpam } from './spam/second-look.ts';
import { selling } from './spam/selling.ts';
import { webAndData } from './spam/web-and-data.ts';

export const open: readonly Sample[] = [
  ...promotion,
  ...webAndData,
  ...moneyAndAdult,
  ...fraud,
  ...noise,
  ...languages,
  ...selling,
  ...pressure,
  ...secondLookSpam,
  ...short,
  ...complaintsAndLinks,
  ...tongues,
  ...regulatedAndMarketing,
  ...people,
  ...technicalAndOrdinary,
  ...secondLookGenuine,
];
