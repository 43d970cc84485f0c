import { readDeclarations } from './declarations.ts';

/**
 * Parts with fixed coordinates in any writing direction: pictures, the sun, maps. File -> selectors, a part of each.
 * Parts that move with words are not listed.
 */
const pictures: Readonly<Record<string, readonly string[]>> = {
  // The art behind heroes, which is turned as a whole.
  'app/ui/section/hero-frame.css': ['.hero-art'],
  'app/blocks/breadcrumb-hero/style.css': ['.hero-art', '.team-hero'],
  'app/blocks/sun-hero/style.css': ['.hero-art'],
  'app/blocks/not-found/style.css': ['.hero-art'],
  'app/blocks/illustrated-hero/style.css': ['.hero-art'],
  'app/blocks/project/style.css': ['.project-window'],
  // The map and its markers.
  'app/blocks/office-map/style.css': ['.map-marker', '.map-pin', '.map-card'],
  // Suns and pictures, and their visible side.
  'app/blocks/team-grid/style.css': ['.join > img'],
  // A turning wheel, a drawn plus, a button in the middle.
  'app/ui/button/button.css': ['.spinner'],
  'app/ui/accordion/accordion.css': ['summary > i::'],
  'app/ui/lightbox/lightbox.css': ['.lightbox-full'],
};

const physicalName =
  /^(?:left|right|float|clear|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)*|border-(?:top|bottom)-(?:left|right)-radius)$/;
const fourSided = /^(?:margin|padding|inset|border-radius|border-width|border-style|border-color)$/;

/** Values of a shorthand; brackets hold one value. */
function divide(value: string): string[] {
  return value.replace(/\s*!important$/, '').match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}

function isPhysical(name: string, value: string): boolean {
  if (physicalName.test(name)) return true;
  if (/^(?:text-align|(?:object|background)-position)$/.test(name)) return /\b(?:left|right)\b/.test(value);
  if (!fourSided.test(name)) return false;
  const [first, second, third, fourth] = divide(value.split('/')[0] ?? '');
  if (fourth === undefined) return false;
  return name === 'border-radius' ? first !== second || third !== fourth : second !== fourth;
}

/** @returns a line for each declaration of a style sheet that says left or right and belongs to no picture */
export function findPhysical(file: string, css: string): string[] {
  return [...readDeclarations(css)]
    .filter(({ selector }) => !pictures[file]?.some((part) => selector.includes(part)))
    .filter(({ name, value }) => isPhysical(name, value))
    .map(({ name, value, line }) => `${file}:${line} ${name}: ${value}`);
}
