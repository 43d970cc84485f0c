import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { appIcon, favicon } from './logo.ts';

/** Edges of the icons for home screens, in pixels; the mark keeps within the circle that a mask may leave. */
export const appIconSizes = [192, 512] as const;

const toPng = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();

/** Puts one PNG into an ICO file: a header of 6 bytes, a directory entry of 16. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Writes the mark as pixels, under the names by which browsers and phones ask for it. */
export async function writeIcons(client: string): Promise<void> {
  writeFileSync(join(client, 'favicon.ico'), toIco(await toPng(favicon(), 32), 32));
  writeFileSync(join(client, 'apple-touch-icon.png'), await toPng(appIcon(), 180));
  for (const size of appIconSizes) writeFileSync(join(client, `icon-${size}.png`), await toPng(appIcon(), size));
}
