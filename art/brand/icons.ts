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

/**
 * Draws the mark as pixels.
 * @returns the files by the names by which browsers and phones ask for them
 */
export async function drawIcons(): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {
    'favicon.ico': toIco(await toPng(favicon(), 32), 32),
    'apple-touch-icon.png': await toPng(appIcon(), 180),
  };
  for (const size of appIconSizes) files[`icon-${size}.png`] = await toPng(appIcon(), size);
  return files;
}
