import { describe, expect, test } from 'vitest';
import { isHeadingFor, startEdge, topEdge } from './safe-triangle.ts';

const panel = { left: 80, right: 1360, top: 116, bottom: 524 };

describe('a pointer that leaves a trigger', () => {
  const trigger = { x: 400, y: 78 };

  test('is heading for the panel while it goes down, however slanted', () => {
    expect(isHeadingFor(topEdge(panel), trigger, { x: 400, y: 110 })).toBe(true);
    expect(isHeadingFor(topEdge(panel), trigger, { x: 900, y: 105 })).toBe(true);
    expect(isHeadingFor(topEdge(panel), trigger, { x: 150, y: 112 })).toBe(true);
  });

  test('is not heading for the panel when it goes up or along the bar', () => {
    expect(isHeadingFor(topEdge(panel), trigger, { x: 400, y: 60 })).toBe(false);
    expect(isHeadingFor(topEdge(panel), trigger, { x: 560, y: 78 })).toBe(false);
  });
});

describe('a pointer that leaves an entry of the list', () => {
  const card = { left: 384, right: 1360, top: 116, bottom: 524 };
  const entry = { x: 200, y: 160 };

  test('is heading for the card while it crosses the entries below', () => {
    expect(isHeadingFor(startEdge(card, false), entry, { x: 260, y: 210 })).toBe(true);
    expect(isHeadingFor(startEdge(card, false), entry, { x: 386, y: 500 })).toBe(true);
  });

  test('is not heading for the card when it goes straight down the list', () => {
    expect(isHeadingFor(startEdge(card, false), entry, { x: 200, y: 214 })).toBe(false);
    expect(isHeadingFor(startEdge(card, false), entry, { x: 180, y: 300 })).toBe(false);
  });
});

test('where words run from right to left the card lies on the other side', () => {
  const card = { left: 80, right: 1056, top: 116, bottom: 524 };
  const entry = { x: 1240, y: 160 };
  expect(isHeadingFor(startEdge(card, true), entry, { x: 1054, y: 500 })).toBe(true);
  expect(isHeadingFor(startEdge(card, true), entry, { x: 1260, y: 300 })).toBe(false);
});

test('a pointer that has not moved is heading everywhere', () => {
  expect(isHeadingFor(topEdge(panel), { x: 400, y: 78 }, { x: 400, y: 78 })).toBe(true);
});
