import { readSamples, type Sample } from './read-samples.ts';

export type { Sample };
export const open = readSamples(new URL('open/', import.meta.url));
export const frozen = readSamples(new URL('frozen/', import.meta.url));
