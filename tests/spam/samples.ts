import { readSamples, type Sample } from './read-samples.ts';

export type { Sample };
export const trainingSet = readSamples(new URL('open/', import.meta.url));
export const testSet = readSamples(new URL('frozen/', import.meta.url));
