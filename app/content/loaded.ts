import { type Content, loadContent } from '../load/load.ts';

/** What content/ says, for records that are still modules of this folder. Where Vite bundles it, the process passes it on. */
export const content: Content = loadContent(process.cwd());
