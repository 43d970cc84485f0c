/**
 * `npm run learn-spam`: learns from the labelled messages in tests/spam/open how spam and customers word things, and keeps
 * it beside the rules.
 */
import { writeFileSync } from 'node:fs';
import { learnedPath } from '../server/contact/suspicion/likeness/likeness.ts';
import { learn } from '../tests/spam/learn.ts';
import { open } from '../tests/spam/samples.ts';

writeFileSync(learnedPath, `${JSON.stringify(learn(open), null, 2)}\n`);
console.log(`Learned from ${open.length} messages.`);
