import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { favicon, logo } from './logo.ts';
import { optimize } from './svg/optimize.ts';

describe('the logo', () => {
  it('takes the color of the text around it', () => {
    expect(logo()).toContain('fill="currentColor"');
  });

  it('stands in the tab of the browser in the colors of the site', () => {
    const published = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8');
    expect(published).toBe(`${optimize(favicon(), { precision: 2, outlinePrefix: 'a' })}\n`);
  });
});
