import type { PNG } from 'pngjs';

/** How many rows of a picture have one color from edge to edge. */
export function countBlankRows({ width, height, data }: Pick<PNG, 'width' | 'height' | 'data'>): number {
  let blank = 0;
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width * 4, (y + 1) * width * 4);
    // A row that equals itself moved by one pixel has the same color everywhere.
    if (row.subarray(4).equals(row.subarray(0, -4))) blank++;
  }
  return blank;
}
