import { createAvatar, type Options } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import { people } from '../app/content/people/people.ts';
import { beton, leaf, shade, sol } from './palette.ts';

/** Grounds in fixed order: a grid of three never shows one beside itself. */
const GROUNDS = [sol(200), beton(200), shade(200), sol(500), leaf(100), beton(300), sol(300), shade(400)];

const SIDE = 1744;
/** Wider than high, so that a portrait fills a card; the person stands in the middle. */
const WIDTH = 2034;

type Face = Partial<notionists.Options>;
type Portrait = { slug: string; svg: () => string };

const glasses = (kind: 'variant03' | 'variant08'): Face => ({ glasses: [kind], glassesProbability: 100 });

/**
 * A face is a small set of named parts, so that it never changes by accident. A person without an entry gets a face from
 * their slug.
 */
const FACES: Record<string, Face> = {
  'asha-mehra': { hair: ['variant23'], lips: ['variant17'], body: ['variant08'] },
  'ravi-anand': {
    hair: ['variant61'],
    lips: ['variant03'],
    body: ['variant12'],
    beard: ['variant02'],
    beardProbability: 100,
  },
  'leela-varga': { hair: ['variant30'], lips: ['variant17'], body: ['variant03'] },
  'tomas-ferre': { hair: ['variant18'], lips: ['variant23'], body: ['variant17'], ...glasses('variant03') },
  'ines-duval': { hair: ['variant37'], lips: ['variant23'], body: ['variant22'] },
  'mina-sol': { hair: ['variant57'], lips: ['variant21'], body: ['variant05'], ...glasses('variant08') },
  'noor-haddad': { hair: ['variant63'], lips: ['variant17'], body: ['variant14'] },
  'kofi-mensah': { hair: ['variant33'], lips: ['variant03'], body: ['variant10'] },
};

/** One portrait per person, black line on a flat ground, from the parts of "Notionists" by Zoish (CC0 1.0). */
export const portraits: readonly Portrait[] = Object.keys(people).map((slug, index) => ({
  slug,
  svg: () => drawPortrait(slug, FACES[slug] ?? {}, GROUNDS[index % GROUNDS.length] ?? ''),
}));

function drawPortrait(slug: string, face: Face, ground: string): string {
  const options: Partial<Face & Options> = {
    seed: slug,
    gestureProbability: 0,
    bodyIconProbability: 0,
    beardProbability: 0,
    glassesProbability: 0,
    eyes: ['variant05'],
    brows: ['variant05'],
    scale: 118,
    translateY: 6,
    ...face,
  };
  const person = createAvatar(notionists, options)
    .toString()
    .replace(/<metadata[\s\S]*?<\/metadata>/, '')
    .replaceAll('viewboxMask', 'a-edge')
    .replace('<svg ', `<svg x="${(WIDTH - SIDE) / 2}" width="${SIDE}" height="${SIDE}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${SIDE}"><rect width="${WIDTH}" height="${SIDE}" fill="${ground}"/>${person}</svg>`;
}
