/** `npm run learn-spam`: trains the classifier on the labelled messages in tests/spam/open and keeps its model beside it. */
import { writeFileSync } from 'node:fs';
import { modelPath } from '../../server/intake/spam/classifier.ts';
import { learn } from '../../server/intake/spam/learn.ts';
import { open } from './samples.ts';

writeFileSync(modelPath, `${JSON.stringify(learn(open), null, 2)}\n`);
console.log(`Learned from ${open.length} messages.`);
