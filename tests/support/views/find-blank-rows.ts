import type { PNG } from 'pngjs';

/** The rows of a picture, from 0 at its top, that have one color from edge to edge. */
export function findBlankRows({ width, height, data }: Pick<PNG, 'width' | 'height' | 'data'>): number[] {
  return Array.from({ length: height }, (_, y) => y).filter((y) => {
    const row = data.subarray(y * width * 4, (y + 1) * width * 4);
    // A row equal to itself moved by one pixel has one color.
    return row.subarray(4).equals(row.subarray(0, -4));
  });
}
