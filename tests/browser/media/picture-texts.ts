import { readFileSync } from 'node:fs';
import type { PictureRecord } from '../../../art/draw.ts';

/** Smallest text of a picture that a visitor may see, in px. */
const SMALLEST = 11;
/** Tolerance for rounded measures. */
const SLACK = 0.05;
/** Cut of a letter that is not visible, in px. */
const HAIR = 1;

type Rectangle = { left: number; top: number; right: number; bottom: number };

/** A picture as a page shows it, in px of the page. */
interface Shown {
  file: string;
  content: Rectangle;
  /** Visible part, after all clipping. */
  seen: Rectangle;
  fit: string;
  position: string;
}

/** The generator's texts of each picture: art/svg/record-texts.ts. */
const records: Readonly<Record<string, PictureRecord>> = JSON.parse(readFileSync('app/art/texts.json', 'utf8'));

/** Runs in the page: every visible drawn picture, fetched and in the drawing for its column's width. */
export async function findShownPictures(): Promise<Shown[]> {
  const images = [...document.images].filter((image) => image.checkVisibility({ visibilityProperty: true }));
  const chosen = (image: HTMLImageElement) => {
    const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
    const source = sources.find(({ media }) => matchMedia(media).matches);
    return new URL(source?.srcset ?? image.src, location.href).href;
  };
  const isDrawn = (image: HTMLImageElement) => chosen(image).endsWith('.svg');
  const isCutBy = (style: CSSStyleDeclaration) => style.overflowX !== 'visible' || style.overflowY !== 'visible';
  const shown: Shown[] = [];
  for (const image of images.filter(isDrawn)) {
    image.loading = 'eager';
    const arrived = () => image.complete && image.currentSrc === chosen(image);
    while (!arrived()) await new Promise((next) => requestAnimationFrame(next));
    const box = image.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const style = getComputedStyle(image);
    const side = (name: string) =>
      Number.parseFloat(style.getPropertyValue(`padding-${name}`)) +
      Number.parseFloat(style.getPropertyValue(`border-${name}-width`));
    const content = {
      left: box.left + side('left'),
      top: box.top + side('top'),
      right: box.right - side('right'),
      bottom: box.bottom - side('bottom'),
    };
    const page = document.documentElement;
    const seen = { ...content, left: Math.max(content.left, 0), right: Math.min(content.right, page.clientWidth) };
    for (let frame = image.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
      if (!isCutBy(getComputedStyle(frame))) continue;
      const edge = frame.getBoundingClientRect();
      seen.left = Math.max(seen.left, edge.left);
      seen.top = Math.max(seen.top, edge.top);
      seen.right = Math.min(seen.right, edge.right);
      seen.bottom = Math.min(seen.bottom, edge.bottom);
    }
    shown.push({
      file: new URL(image.currentSrc).pathname,
      content,
      seen,
      fit: style.objectFit,
      position: style.objectPosition,
    });
  }
  return shown;
}

/** `/assets/phones-narrow-Bx3_4-9a.svg` and `/art/menu/phones.svg` -> the names in the list of pictures. */
const nameOf = (file: string): string =>
  file.replace(/^\/assets\/(.+)-.{8}\.svg$/, '$1').replace(/^\/art\/(.+)\.svg$/, '$1');

type Placement = { scale: number; x: number; y: number };

/** Places a box of a ratio in another, contained or covering. `at` is a share: 0 is left or top, 1 right or bottom. */
function place(
  width: number,
  height: number,
  room: Rectangle,
  covers: boolean,
  at: { x: number; y: number },
): Placement {
  const [across, down] = [(room.right - room.left) / width, (room.bottom - room.top) / height];
  const scale = covers ? Math.max(across, down) : Math.min(across, down);
  return {
    scale,
    x: room.left + (room.right - room.left - width * scale) * at.x,
    y: room.top + (room.bottom - room.top - height * scale) * at.y,
  };
}

const SHARES = { Min: 0, Mid: 0.5, Max: 1 } as const;

/** Scale of a picture's units and origin of its field: first the image in its box, then the drawing in the image. */
function placeDrawing({ content, fit, position }: Shown, record: PictureRecord): Placement {
  const [, , width = 0, height = 0] = record.viewBox.split(' ').map(Number);
  let image = content;
  if (fit === 'cover' || fit === 'contain') {
    const [x = 50, y = 50] = position.split(' ').map((share) => Number(share.replace('%', '')));
    const { scale, ...corner } = place(width, height, content, fit === 'cover', { x: x / 100, y: y / 100 });
    image = { left: corner.x, top: corner.y, right: corner.x + width * scale, bottom: corner.y + height * scale };
  } else if (fit !== 'fill') throw new Error(`object-fit: ${fit} is not measured`);
  const [, x = 'Mid', y = 'Mid', meets = 'meet'] =
    /^x(Min|Mid|Max)Y(Min|Mid|Max)(?: (meet|slice))?$/.exec(record.preserveAspectRatio ?? '') ?? [];
  const at = { x: SHARES[x as keyof typeof SHARES], y: SHARES[y as keyof typeof SHARES] };
  return place(width, height, image, meets === 'slice', at);
}

/** Every hard-to-read text of a shown picture, and the number of texts. */
export function judgeTexts(shown: Shown): { judged: number; faults: string[] } {
  const name = nameOf(shown.file);
  // Covers have no words. They are kept from build to build, without being drawn.
  if (name.startsWith('covers/')) return { judged: 0, faults: [] };
  const record = records[name];
  if (!record) return { judged: 0, faults: [`${shown.file} is not in the generator's record`] };
  const { scale, x, y } = placeDrawing(shown, record);
  const { seen } = shown;
  const faults: string[] = [];
  let judged = 0;
  for (const { words, size, box } of record.texts) {
    const [left, top, right, bottom] = box.map((at, index) => at * scale + (index % 2 ? y : x)) as typeof box;
    const isSeen =
      Math.min(right, seen.right) - Math.max(left, seen.left) > HAIR &&
      Math.min(bottom, seen.bottom) - Math.max(top, seen.top) > HAIR;
    if (!isSeen) continue;
    judged += 1;
    const beyond = Math.max(seen.left - left, right - seen.right, seen.top - top, bottom - seen.bottom);
    if (beyond > HAIR) faults.push(`${name}: "${words}" is cut by ${beyond.toFixed(1)} px`);
    if (size * scale < SMALLEST - SLACK) faults.push(`${name}: "${words}" has ${(size * scale).toFixed(1)} px`);
  }
  return { judged, faults };
}
