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
  svg: () => drawPortrait(slug, GROUNDS[index % GROUNDS.length] ?? ''),
}));

/** The person alone, without a ground, in a square of SIDE. */
function drawPerson(slug: string): string {
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
    ...FACES[slug],
  };
  return createAvatar(notionists, options)
    .toString()
    .replace(/<metadata[\s\S]*?<\/metadata>/, '')
    .replaceAll('viewboxMask', 'a-edge');
}

/** @param at where the square stands */
const placed = (person: string, at: { x: number; y: number; side: number }): string =>
  person.replace('<svg ', `<svg x="${at.x}" y="${at.y}" width="${at.side}" height="${at.side}" `);

function drawPortrait(slug: string, ground: string): string {
  const person = placed(drawPerson(slug), { x: (WIDTH - SIDE) / 2, y: 0, side: SIDE });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${SIDE}"><rect width="${WIDTH}" height="${SIDE}" fill="${ground}"/>${person}</svg>`;
}

/** Who stands behind is a little taller, and seen to the shoulders between two who stand in front. */
const GROUP = { most: 8, step: 1040, rise: 430, taller: 1.08, toLeft: 130 } as const;

/** The first of the people together, without a ground: they stand in the opening of the team page. */
export function drawGroup(): string {
  const { most, step, rise, taller, toLeft } = GROUP;
  const slugs = Object.keys(people).slice(0, most);
  const behind = Math.floor((slugs.length - 1) / 2);
  const isBehind = (index: number) => index % 2 === 1 && index < 2 * behind;
  const row = (members: string[], x: number, y: number, side: number) =>
    members.map((slug, index) => placed(drawPerson(slug), { x: x + index * step, y, side })).join('');
  const back = row(
    slugs.filter((_, index) => isBehind(index)),
    step / 2 - toLeft,
    0,
    SIDE * taller,
  );
  const front = row(
    slugs.filter((_, index) => !isBehind(index)),
    0,
    rise,
    SIDE,
  );
  const width = SIDE + step * (slugs.length - behind - 1);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${SIDE + rise}">${back}${front}</svg>`;
}
