import { describe, expect, it } from 'vitest';
import { createClassifier, readModel } from './classifier.ts';
import { readFeatures } from './features.ts';

const { scoreOf } = createClassifier(readModel());

describe('The score of a message', () => {
  it('is above zero for the words of a seller, and below for those of a customer', () => {
    expect(scoreOf('we can get you on the first page of google, interested?')).toBeGreaterThan(0);
    expect(scoreOf('we need an app for our drivers, can you give us an estimate?')).toBeLessThan(0);
  });

  it('does not change with the numbers in a text', () => {
    expect(readFeatures('order 17 of 2026')).toEqual(readFeatures('order 4 of 9'));
  });

  it('reads words of scripts without blanks, and letters with their marks', () => {
    expect([...readFeatures('请问').words]).toEqual(expect.arrayContaining(['请', '问', '请 问']));
    expect([...readFeatures('कीमत बताइए').words]).toEqual(expect.arrayContaining(['कीमत', 'कीमत बताइए']));
    expect([...readFeatures('app开发').words]).toEqual(expect.arrayContaining(['app', 'app 开']));
  });

  it('reads a limited number of words', () => {
    expect(readFeatures(`${'word '.repeat(400)}and more`)).toEqual(readFeatures('word '.repeat(400)));
  });

  it('adds up the weights of letters, words and pairs of words, each feature once', () => {
    const model = { bias: -0.5, letters: { ' seo': 1 }, words: { seo: 2, 'seo agency': 3, ' … agency': 4 } };
    const { letters, words } = readFeatures('seo agency seo');
    const expected = -0.5 + 0.7 / Math.sqrt(letters.size) + (2 + 3 + 4) / Math.sqrt(words.size);
    expect(createClassifier(model).scoreOf('seo agency seo')).toBeCloseTo(expected, 10);
  });

  it('is the bias for a text without known features, and for none', () => {
    const nothing = { bias: -0.5, letters: {}, words: {} };
    expect(createClassifier(nothing).scoreOf('anything')).toBe(-0.5);
    expect(createClassifier(nothing).scoreOf('')).toBe(-0.5);
  });

  it('does not take a word of a text for a part of the program', () => {
    expect(createClassifier({ bias: 0, letters: {}, words: {} }).scoreOf('constructor __proto__ tostring')).toBe(0);
  });
});

describe('The shown features of a message', () => {
  const words = {
    seo: 1,
    'seo agency': 3,
    agency: 2,
    rank: 1.5,
    'page one': 1,
    thanks: -2,
    'rank … on': 5,
    ', we': 9,
  };
  const { tellingFeatures } = createClassifier({ bias: 0, letters: {}, words });

  it('are the words with most weight for spam, none of them part of another', () => {
    expect(tellingFeatures('seo agency, we rank you on page one, thanks')).toEqual(['seo agency', 'rank', 'page one']);
  });

  it('are none when no word has weight for spam', () => {
    expect(tellingFeatures('thanks a lot')).toEqual([]);
  });
});
