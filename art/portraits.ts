import { createAvatar, type Options } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import { beton, shade, sol } from './palette.ts';

/** Backgrounds of the portraits; the full sun is for people with a page. No row shows equal neighbors. */
const [DAWN, CONCRETE, SHADE] = [sol(200), beton(200), shade(200)];
const GROUNDS = [DAWN, SHADE, CONCRETE, sol(500), CONCRETE, DAWN, SHADE, CONCRETE];

const SIDE = 1744;
/** Wider than high, so that a portrait fills a card; the person is in the middle. */
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

interface Crop {
  /** Scale of the person to the field. */
  zoom: number;
  /** From the top of the field to the person's square, in parts of the field: hair may be cut. */
  top: number;
  /** Looks to the left. */
  turned?: boolean;
}

/** Heads fill their fields, and not all from the same distance or to the same side. */
const CROPS: Record<string, Crop> = {
  'asha-mehra': { zoom: 1.42, top: -0.26 },
  'ravi-anand': { zoom: 1.26, top: -0.13, turned: true },
  'leela-varga': { zoom: 1.38, top: -0.15, turned: true },
  'tomas-ferre': { zoom: 1.4, top: -0.22 },
  'ines-duval': { zoom: 1.42, top: -0.24 },
  'mina-sol': { zoom: 1.3, top: -0.12, turned: true },
  'noor-haddad': { zoom: 1.5, top: -0.3 },
  'kofi-mensah': { zoom: 1.38, top: -0.16, turned: true },
};
const USUAL_CROP: Crop = { zoom: 1.35, top: -0.2 };

/** One portrait per person, black line on a flat background, from the parts of "Notionists" by Zoish (CC0 1.0). */
export const listPortraits = (people: readonly string[]): readonly Portrait[] =>
  people.map((slug, index) => ({
    slug,
    svg: () => drawPortrait(slug, GROUNDS[index % GROUNDS.length] ?? ''),
  }));

/** The person alone, without a background, in a square of SIDE. */
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

/** @param at place of the square */
const placed = (person: string, at: { x: number; y: number; side: number }): string =>
  person.replace('<svg ', `<svg x="${at.x}" y="${at.y}" width="${at.side}" height="${at.side}" `);

/** @param at x of the mirror line */
const mirrored = (drawn: string, at: number): string =>
  `<g transform="translate(${2 * at} 0) scale(-1 1)">${drawn}</g>`;

function drawPortrait(slug: string, ground: string): string {
  const { zoom, top, turned } = CROPS[slug] ?? USUAL_CROP;
  const side = SIDE * zoom;
  const drawn = placed(drawPerson(slug), { x: (WIDTH - side) / 2, y: SIDE * top, side });
  const person = turned ? mirrored(drawn, WIDTH / 2) : drawn;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${SIDE}"><rect width="${WIDTH}" height="${SIDE}" fill="${ground}"/>${person}</svg>`;
}

/** Every second person is behind, a little taller, between two in front, high enough that no face is covered. */
const GROUP = { most: 8, step: 1060, rise: 580, taller: 1.1, toLeft: 150 } as const;

/** White line around the people in front, to part them from those behind. */
const KEYLINE =
  '<filter id="a-line"><feMorphology in="SourceAlpha" operator="dilate" radius="18"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>';

/** The first people together, without a background, for the opening of the team page. */
export function drawGroup(people: readonly string[]): string {
  const { most, step, rise, taller, toLeft } = GROUP;
  const slugs = people.slice(0, most);
  const row = (rest: 0 | 1, x: number, y: number, side: number, look = '') =>
    slugs
      .filter((_, index) => index % 2 === rest)
      .map((slug, index, members) => {
        const left = x + index * step;
        const person = placed(drawPerson(slug), { x: left, y, side });
        // The last of each row look towards the others.
        return `<g${look}>${index === members.length - 1 ? mirrored(person, left + side / 2) : person}</g>`;
      })
      .join('');
  const width = SIDE + step * ((slugs.length - 1) / 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${Math.round(SIDE * taller)}">${KEYLINE}${row(1, step / 2 - toLeft, 0, SIDE * taller)}${row(0, 0, rise, SIDE, ' filter="url(#a-line)"')}</svg>`;
}
