import { strToU8, Zip, ZipDeflate } from 'fflate';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const schemas = 'http://schemas.openxmlformats.org';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const link = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${schemas}/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
const links = (all: string) => `<Relationships xmlns="${schemas}/package/2006/relationships">${all}</Relationships>`;

const plain = 'numFmtId="0" fontId="0" fillId="0" borderId="0"';

/** All files but the sheet. The second format is text, so that edited cells become no formulas. */
const parts = {
  '[Content_Types].xml': `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': links(link('rId1', 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': `<workbook xmlns="${schemas}/spreadsheetml/2006/main" xmlns:r="${schemas}/officeDocument/2006/relationships"><sheets><sheet name="Messages" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': links(
    link('rId1', 'worksheet', 'worksheets/sheet1.xml') + link('rId2', 'styles', 'styles.xml'),
  ),
  'xl/styles.xml': `<styleSheet xmlns="${schemas}/spreadsheetml/2006/main"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf ${plain}/></cellStyleXfs><cellXfs count="2"><xf ${plain} xfId="0"/><xf ${plain.replace('"0"', '"49"')} xfId="0" applyNumberFormat="1" quotePrefix="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};

const beginning = `${head}<worksheet xmlns="${schemas}/spreadsheetml/2006/main"><sheetData>`;
const ending = '</sheetData></worksheet>';

/** UTF-16 units; with more, programs call the file damaged. */
const longestCell = 32_767;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** XML has no place for some characters, and programs read `_x0041_` as one. */
const escapeText = (text: string) =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the subject
    .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, '\ufffd')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

function cut(text: string): string[] {
  if (text.length <= longestCell) return [text];
  // Keeps both halves of a character together.
  const end = /[\ud800-\udbff]/.test(text[longestCell - 1] ?? '') ? longestCell - 1 : longestCell;
  return [text.slice(0, end), ...cut(text.slice(end))];
}

function writeRow(texts: readonly string[]): string {
  const cells = texts.map(cut);
  const inOrder = [...cells.map(([first = '']) => first), ...cells.flatMap(([, ...others]) => others)];
  const written = inOrder.map(
    (text) => `<c t="inlineStr" s="1"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`,
  );
  return `<row>${written.join('')}</row>`;
}

/**
 * A workbook for spreadsheets, of one sheet whose cells are all text; written row by row, since it may be long. The
 * rest of a text that is longer than a cell is at the end of its row.
 * @param write takes the file in order
 */
export function createWorkbook(write: (bytes: Uint8Array) => void) {
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    write(bytes);
  });
  const open = (name: string) => {
    const file = new ZipDeflate(name);
    zip.add(file);
    return file;
  };
  for (const [name, content] of Object.entries(parts)) open(name).push(strToU8(head + content), true);
  const sheet = open('xl/worksheets/sheet1.xml');
  sheet.push(strToU8(beginning));
  return {
    addRows: (rows: readonly (readonly string[])[]) => sheet.push(strToU8(rows.map(writeRow).join(''))),
    end() {
      sheet.push(strToU8(ending), true);
      zip.end();
    },
  };
}
