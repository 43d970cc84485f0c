import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawIcons } from './icons.ts';

it('the mark exists in every size that browsers and phones request', async () => {
  const files = await drawIcons();
  for (const [file, size] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ] as const)
    expect(await sharp(files[file]).metadata()).toMatchObject({ width: size, height: size, format: 'png' });
  const ico = files['favicon.ico'] as Buffer;
  expect(ico.readUInt16LE(2)).toBe(1);
  expect(ico.readUInt32LE(14)).toBe(ico.length - 22);
  expect(await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).toMatchObject({ width: 32, height: 32 });
});
