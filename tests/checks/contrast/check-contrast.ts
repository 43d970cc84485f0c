/** Prints words or edges that have too little contrast in the brand's colors. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brand } from '../../../shared/site.ts';
import { findPoorContrasts } from './contrast.ts';

const tokens = readFileSync(resolve(import.meta.dirname, '../../../app/styles/tokens.css'), 'utf8');
const faults = findPoorContrasts(tokens, brand);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
