import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-reader.ts';
import { restoreGlyphs } from './glyf.ts';

// The tags that a WOFF2 directory names by number (WOFF2, section 4.2).
const KNOWN_TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'.match(
    /.{4} ?/g,
  ) ?? [];

/** A WOFF2 font as a plain TrueType font: fontkit varies the weight of those only. */
export function unpackWoff2(woff2: Buffer): Buffer {
  const reader = new ByteReader(woff2);
  if (reader.u32() !== 0x774f4632) throw new Error('Not a WOFF2 font');
  const flavor = reader.u32();
  reader.u32();
  const tableCount = reader.u16();
  reader.position = 48;
  const entries = Array.from({ length: tableCount }, () => {
    const flags = reader.u8();
    const known = KNOWN_TAGS[flags & 63]?.slice(0, 4);
    const tag = known ?? reader.bytes(4).toString('latin1');
    const length = reader.base128();
    // Outlines are transformed unless the version says 3; all other tables are as they were when it says 0.
    const outline = tag === 'glyf' || tag === 'loca';
    const transformed = outline ? flags >> 6 !== 3 : flags >> 6 !== 0;
    return { tag, transformed, size: transformed ? reader.base128() : length };
  });
  const data = new ByteReader(brotliDecompressSync(reader.rest()));
  const tables = new Map<string, Buffer>();
  for (const { tag, transformed, size } of entries) {
    const bytes = data.bytes(size);
    if (transformed && tag === 'glyf') {
      const { glyf, loca } = restoreGlyphs(bytes);
      tables.set('glyf', glyf).set('loca', loca);
    } else if (!transformed) {
      tables.set(tag, Buffer.from(bytes));
    } else if (tag !== 'loca') {
      throw new Error(`The table ${tag} is packed in a way that is not supported`);
    }
  }
  tables.get('head')?.writeInt16BE(1, 50); // long offsets in `loca`
  return assemble(flavor, tables);
}

function assemble(flavor: number, tables: Map<string, Buffer>): Buffer {
  const directory = Buffer.alloc(12 + 16 * tables.size);
  directory.writeUInt32BE(flavor, 0);
  directory.writeUInt16BE(tables.size, 4);
  const bodies: Buffer[] = [];
  let offset = directory.length;
  [...tables]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .forEach(([tag, bytes], index) => {
      const at = 12 + 16 * index;
      directory.write(tag, at, 'latin1');
      directory.writeUInt32BE(offset, at + 8);
      directory.writeUInt32BE(bytes.length, at + 12);
      const padded = 4 * Math.ceil(bytes.length / 4);
      bodies.push(bytes, Buffer.alloc(padded - bytes.length));
      offset += padded;
    });
  return Buffer.concat([directory, ...bodies]);
}
