/** `npm run learn-spam`: trains the classifier on the training set, tests/spam/open, and writes its model. */
import { writeFileSync } from 'node:fs';
import { modelPath } from '../../server/intake/spam/classifier.ts';
import { packModel } from './pack-model.ts';
import { trainingSet } from './samples.ts';
import { train } from './train.ts';

writeFileSync(modelPath, packModel(train(trainingSet)));
console.log(`Learned from ${trainingSet.length} messages.`);
