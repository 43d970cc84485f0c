import { shadowFilter, svg } from '../shapes.ts';

/** What fills a plate of a whole row and may run out of its edges, 1280 wide. On a tablet half of that is shown: no letter below 20.4, unless it is dense. */
export const scene = (id: string, height: number, scale: number, body: string): string =>
  svg(
    1280,
    height,
    `<g transform="scale(${scale})">${body}</g>`,
    body.includes(`#${id}-f`) ? shadowFilter(id, 'near') : '',
  );
