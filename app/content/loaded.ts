import { type Content, readContent } from '../load/load.ts';

/**
 * What content/ says, for records that are still modules of this folder. What is wrong there is told by whoever loads it to build
 * or to show pages; where Vite bundles this module, that process passes on what it has loaded (scripts/build/pass-content.ts).
 */
export const content: Content = readContent(process.cwd(), { isDrawn: false }).content;
