import type { Sample } from '../sample.ts';
import { genuineOne } from './genuine/one.ts';
import { genuineTwo } from './genuine/two.ts';
import { spamOne } from './spam/one.ts';
import { spamTwo } from './spam/two.ts';

export const frozen: readonly Sample[] = [...spamOne, ...spamTwo, ...genuineOne, ...genuineTwo];
