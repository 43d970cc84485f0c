import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findPoorContrasts } from './contrast.ts';

const tokens = readFileSync(new URL('../../../app/styles/tokens.css', import.meta.url), 'utf8');

it('words can be read in every hue that a brand may have', () => {
  const faults = Array.from({ length: 72 }, (_, index) => findPoorContrasts(tokens, { hue: index * 5 }));
  expect(faults.flat()).toEqual([]);
});

it('a ramp of one’s own is told which words cannot be read in it, and what to do', () => {
  const ramp = { 50: '#eee', 100: '#ddd', 200: '#ccc', 300: '#bbb', 400: '#aaa', 500: '#333', 600: '#222' };
  const [first, ...others] = findPoorContrasts(tokens, {
    hue: 250,
    ramp: { ...ramp, 700: '#111', 800: '#000', 900: '#000' },
  });
  expect(first).toMatch(
    /^On "paper", --on-accent \(oklch\([^)]+\)\) on --accent \(#333\) has a contrast of 1\.\d+; 4.5 is needed\./,
  );
  expect(first).toContain('brand.ramp in content/site.yaml');
  expect(others.join('\n')).toContain('On "sol", --fg ');
});
