import type { Sample } from '../sample.ts';
import { genuineFour } from './genuine/four.ts';
import { genuineOne } from './genuine/one.ts';
import { genuineThree } from './genuine/three.ts';
import { genuineTwo } from './genuine/two.ts';
import { spamFour } from './spam/four.ts';
import { spamOne } from './spam/one.ts';
import { spamThree } from './spam/three.ts';
import { spamTwo } from './spam/two.ts';

export const frozen: readonly Sample[] = [
  ...spamOne,
  ...spamTwo,
  ...spamThree,
  ...spamFour,
  ...genuineOne,
  ...genuineTwo,
  ...genuineThree,
  ...genuineFour,
];
