import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { findBlankRows } from './find-blank-rows.ts';

it('a row with a single pixel of another color is not blank, whatever the color of the others', () => {
  const picture = new PNG({ width: 4, height: 3 });
  picture.data.fill(255);
  picture.data.fill(40, 4 * 4, 8 * 4);
  expect(findBlankRows(picture)).toEqual([0, 1, 2]);
  picture.data[0] = 254;
  expect(findBlankRows(picture)).toEqual([1, 2]);
  picture.data[4 * 4 * 3 - 1] = 0;
  expect(findBlankRows(picture)).toEqual([1]);
});
