import { ByteReader } from './byte-reader.ts';

const MORE_COMPONENTS = 0x20;
const HAS_INSTRUCTIONS = 0x100;

export type GlyphTables = { glyf: Buffer; loca: Buffer };

/** Puts WOFF2's transformed glyph outlines (seven streams) back into the tables `glyf` and `loca`. */
export function restoreGlyphs(table: Buffer): GlyphTables {
  const head = new ByteReader(table);
  head.u16();
  const optionFlags = head.u16();
  const glyphCount = head.u16();
  head.u16();
  const sizes = Array.from({ length: 7 }, () => head.u32());
  const [contours, points, flags, coordinates, composites, boxes, instructions] = sizes.map(
    (size) => new ByteReader(head.bytes(size)),
  );
  if (!contours || !points || !flags || !coordinates || !composites || !boxes || !instructions || optionFlags !== 0) {
    throw new Error('The font has outlines of an unknown kind');
  }
  const boxFlags = boxes.bytes(4 * Math.floor((glyphCount + 31) / 32));

  const parts: Buffer[] = [];
  const loca = Buffer.alloc(4 * (glyphCount + 1));
  let offset = 0;
  for (let glyph = 0; glyph < glyphCount; glyph++) {
    const hasBox = ((boxFlags[glyph >> 3] ?? 0) & (0x80 >> (glyph & 7))) !== 0;
    const count = contours.i16();
    const body = count > 0 ? simple(count) : count < 0 ? composite() : undefined;
    if (body) {
      const header = Buffer.alloc(10);
      header.writeInt16BE(count, 0);
      (hasBox ? boxes.bytes(8) : boundsOf(body.outline)).copy(header, 2);
      const bytes = Buffer.concat([header, body.bytes]);
      parts.push(bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4));
      offset += 4 * Math.ceil(bytes.length / 4);
    }
    loca.writeUInt32BE(offset, 4 * (glyph + 1));
  }
  return { glyf: Buffer.concat(parts), loca };

  function simple(contourCount: number): Glyph {
    const ends = Buffer.alloc(2 * contourCount);
    let total = 0;
    for (let contour = 0; contour < contourCount; contour++) {
      total += points?.short255() ?? 0;
      ends.writeUInt16BE(total - 1, 2 * contour);
    }
    const outline = Array.from({ length: total }, () => readPoint(flags as ByteReader, coordinates as ByteReader));
    const hints = readInstructions();
    // Whole words for every step: larger than a font file would have it, and never seen by anyone.
    const on = Buffer.from(outline.map((point) => (point.onCurve ? 1 : 0)));
    const steps = Buffer.alloc(4 * total);
    outline.forEach((point, index) => {
      steps.writeInt16BE(point.dx, 2 * index);
      steps.writeInt16BE(point.dy, 2 * (total + index));
    });
    return { outline, bytes: Buffer.concat([ends, hints, on, steps]) };
  }

  function composite(): Glyph {
    const reader = composites as ByteReader;
    const pieces: Buffer[] = [];
    let flag = MORE_COMPONENTS;
    let hinted = false;
    while (flag & MORE_COMPONENTS) {
      flag = reader.u16();
      hinted ||= (flag & HAS_INSTRUCTIONS) !== 0;
      reader.position -= 2;
      const scale = flag & 0x08 ? 2 : flag & 0x40 ? 4 : flag & 0x80 ? 8 : 0;
      pieces.push(reader.bytes(4 + (flag & 1 ? 4 : 2) + scale));
    }
    if (hinted) pieces.push(readInstructions());
    return { outline: [], bytes: Buffer.concat(pieces) };
  }

  function readInstructions(): Buffer {
    const length = coordinates?.short255() ?? 0;
    const size = Buffer.alloc(2);
    size.writeUInt16BE(length);
    return Buffer.concat([size, (instructions as ByteReader).bytes(length)]);
  }
}

type Point = { dx: number; dy: number; onCurve: boolean };
type Glyph = { outline: Point[]; bytes: Buffer };

/** One step of an outline: the flag says how many bits each direction takes, and its sign (WOFF2, section 5.2). */
function readPoint(flags: ByteReader, coordinates: ByteReader): Point {
  const code = flags.u8();
  const flag = code & 127;
  const signed = (negative: boolean, value: number): number => (negative ? -value : value);
  const xNegative = !(flag & 1);
  const yNegative = !(flag & 2);
  const onCurve = code < 128;
  if (flag < 10) return { dx: 0, dy: signed(xNegative, ((flag & 14) << 7) + coordinates.u8()), onCurve };
  if (flag < 20) return { dx: signed(xNegative, (((flag - 10) & 14) << 7) + coordinates.u8()), dy: 0, onCurve };
  if (flag < 84) {
    const index = flag - 20;
    const byte = coordinates.u8();
    const dx = 1 + (index & 0x30) + (byte >> 4);
    const dy = 1 + ((index & 0x0c) << 2) + (byte & 15);
    return { dx: signed(xNegative, dx), dy: signed(yNegative, dy), onCurve };
  }
  if (flag < 120) {
    const index = flag - 84;
    const dx = 1 + (Math.floor(index / 12) << 8) + coordinates.u8();
    const dy = 1 + (((index % 12) >> 2) << 8) + coordinates.u8();
    return { dx: signed(xNegative, dx), dy: signed(yNegative, dy), onCurve };
  }
  if (flag < 124) {
    const first = coordinates.u8();
    const second = coordinates.u8();
    const dx = (first << 4) + (second >> 4);
    const dy = ((second & 15) << 8) + coordinates.u8();
    return { dx: signed(xNegative, dx), dy: signed(yNegative, dy), onCurve };
  }
  return { dx: signed(xNegative, coordinates.u16()), dy: signed(yNegative, coordinates.u16()), onCurve };
}

function boundsOf(outline: Point[]): Buffer {
  const box = { left: 0, bottom: 0, right: 0, top: 0 };
  let x = 0;
  let y = 0;
  outline.forEach((point, index) => {
    x += point.dx;
    y += point.dy;
    if (index === 0) Object.assign(box, { left: x, right: x, bottom: y, top: y });
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.bottom = Math.min(box.bottom, y);
    box.top = Math.max(box.top, y);
  });
  const bytes = Buffer.alloc(8);
  for (const [index, value] of [box.left, box.bottom, box.right, box.top].entries())
    bytes.writeInt16BE(value, 2 * index);
  return bytes;
}
