import { relative } from 'node:path';
import type { Difference } from './find-difference.ts';

/** A page with the pictures of each view that differs, side by side. */
export function renderReport(revision: string, views: number, differences: Difference[], folder: string): string {
  const rows = differences.map(({ view, what, pictures }) => {
    const images = pictures.map((path) => `<img loading="lazy" src="${relative(folder, path)}" alt="">`).join('');
    return `<h2>${view}</h2><p>${what}</p><div>${images}</div>`;
  });
  const summary = `${differences.length} of ${views} views differ from ${revision}: before, after, difference.`;
  return `<!doctype html><meta charset="utf-8"><title>Comparison</title>
<style>body{font:1rem system-ui;margin:2rem}div{display:flex;gap:1rem;align-items:start}img{max-width:32%;border:1px solid}</style>
<h1>${summary}</h1>
${rows.join('\n')}
`;
}
