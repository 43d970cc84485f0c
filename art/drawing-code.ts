import { brand, fonts, site } from '../shared/site.ts';
import { hashOfCode } from './kept-files.ts';

/** Hashes all that a drawing depends on beside its key: code and colors. */
export const hashOfDrawingCode = (): string =>
  hashOfCode(['art/**/*.{ts,json}', 'app/styles/tokens.css'], { brand, fonts, name: site.name });
