import type { Sample } from '../sample.ts';
import { genuineFifth } from './genuine/blind-fifth.ts';
import { genuineFirst } from './genuine/blind-first.ts';
import { genuineFourth } from './genuine/blind-fourth.ts';
import { genuineSecond } from './genuine/blind-second.ts';
import { genuineThird } from './genuine/blind-third.ts';
import { closeToSpam } from './genuine/close-to-spam.ts';
import { complaintsAndLinks } from './genuine/complaints-and-links.ts';
import { fifthLook as fifthLookGenuine } from './genuine/fifth-look.ts';
import { formerFrozenComplaintsAndLinks } from './genuine/former-frozen-complaints-and-links.ts';
import { formerFrozenPeople } from './genuine/former-frozen-people.ts';
import { formerFrozenRegulatedAndMarketing } from './genuine/former-frozen-regulated-and-marketing.ts';
import { formerFrozenShort } from './genuine/former-frozen-short.ts';
import { formerFrozenTechnicalAndOrdinary } from './genuine/former-frozen-technical-and-ordinary.ts';
import { formerFrozenTongues } from './genuine/former-frozen-tongues.ts';
import { fourthLook as fourthLookGenuine } from './genuine/fourth-look.ts';
import { people } from './genuine/people.ts';
import { regulatedAndMarketing } from './genuine/regulated-and-marketing.ts';
import { secondLook as secondLookGenuine } from './genuine/second-look.ts';
import { seventhLook } from './genuine/seventh-look.ts';
import { short } from './genuine/short.ts';
import { sixthLook as sixthLookGenuine } from './genuine/sixth-look.ts';
import { technicalAndOrdinary } from './genuine/technical-and-ordinary.ts';
import { thirdLook as thirdLookGenuine } from './genuine/third-look.ts';
import { tongues } from './genuine/tongues.ts';
import { spamFifth } from './spam/blind-fifth.ts';
import { spamFirst } from './spam/blind-first.ts';
import { spamFourth } from './spam/blind-fourth.ts';
import { spamSecond } from './spam/blind-second.ts';
import { spamThird } from './spam/blind-third.ts';
import { fifthLook as fifthLookSpam } from './spam/fifth-look.ts';
import { formerFrozenFraud } from './spam/former-frozen-fraud.ts';
import { formerFrozenLanguages } from './spam/former-frozen-languages.ts';
import { formerFrozenMoneyAndAdult } from './spam/former-frozen-money-and-adult.ts';
import { formerFrozenNoise } from './spam/former-frozen-noise.ts';
import { formerFrozenPressure } from './spam/former-frozen-pressure.ts';
import { formerFrozenPromotion } from './spam/former-frozen-promotion.ts';
import { formerFrozenSelling } from './spam/former-frozen-selling.ts';
import { formerFrozenWebAndData } from './spam/former-frozen-web-and-data.ts';
import { fourthLook as fourthLookSpam } from './spam/fourth-look.ts';
import { fraud } from './spam/fraud.ts';
import { languages } from './spam/languages.ts';
import { moneyAndAdult } from './spam/money-and-adult.ts';
import { noise } from './spam/noise.ts';
import { pressure } from './spam/pressure.ts';
import { promotion } from './spam/promotion.ts';
import { secondLook as secondLookSpam } from './spam/second-look.ts';
import { selling } from './spam/selling.ts';
import { sixthLook as sixthLookSpam } from './spam/sixth-look.ts';
import { thirdLook as thirdLookSpam } from './spam/third-look.ts';
import { webAndData } from './spam/web-and-data.ts';

export const open: readonly Sample[] = [
  ...spamFirst,
  ...spamSecond,
  ...spamThird,
  ...spamFourth,
  ...spamFifth,
  ...fifthLookSpam,
  ...formerFrozenFraud,
  ...formerFrozenLanguages,
  ...formerFrozenMoneyAndAdult,
  ...formerFrozenNoise,
  ...formerFrozenPressure,
  ...formerFrozenPromotion,
  ...formerFrozenSelling,
  ...formerFrozenWebAndData,
  ...fourthLookSpam,
  ...fraud,
  ...languages,
  ...moneyAndAdult,
  ...noise,
  ...pressure,
  ...promotion,
  ...secondLookSpam,
  ...selling,
  ...sixthLookSpam,
  ...thirdLookSpam,
  ...webAndData,
  ...genuineFirst,
  ...genuineSecond,
  ...genuineThird,
  ...genuineFourth,
  ...genuineFifth,
  ...closeToSpam,
  ...complaintsAndLinks,
  ...fifthLookGenuine,
  ...formerFrozenComplaintsAndLinks,
  ...formerFrozenPeople,
  ...formerFrozenRegulatedAndMarketing,
  ...formerFrozenShort,
  ...formerFrozenTechnicalAndOrdinary,
  ...formerFrozenTongues,
  ...fourthLookGenuine,
  ...people,
  ...regulatedAndMarketing,
  ...secondLookGenuine,
  ...seventhLook,
  ...short,
  ...sixthLookGenuine,
  ...technicalAndOrdinary,
  ...thirdLookGenuine,
  ...tongues,
];
