import { type CustomPlugin, optimize as runSvgo, type XastElement, type XastRoot } from 'svgo';
import { cleanDrawing } from './clean-drawing.ts';
import type { Drawing, ViewBox } from './drawing.ts';
import type { SiteColors } from './site-colors.ts';

export interface Reader {
  colors: SiteColors;
  /** @param line counted from one */
  report: (line: number, fault: string) => void;
  /** Opens another drawing by its address relative to this one, or says why not. */
  open: (address: string) => Drawing | string;
}

const LINE = 'data-line';

/** Writes the line of each element into an attribute, since svgo forgets places. */
function markLines(source: string): string {
  let [line, seen] = [1, 0];
  return source.replace(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<[A-Za-z_][\w:.-]*/g, (found, offset: number) => {
    line += source.slice(seen, offset).split('\n').length - 1;
    seen = offset;
    return found.startsWith('<!') ? found : `${found} ${LINE}="${line}"`;
  });
}

const lineOf = ({ attributes }: XastElement): number => Number(attributes[LINE] ?? 1);

/**
 * Reads a drawing as a person or a drawing program has written it.
 * @returns shapes with attributes, flat texts, the site's colors, ids after SELF; undefined after faults
 */
export function readDrawing(source: string, reader: Reader): Drawing | undefined {
  let drawing: Drawing | undefined;
  let isFaulty = false;
  const report: Reader['report'] = (line, fault) => {
    isFaulty = true;
    reader.report(line, fault);
  };
  const read: CustomPlugin = {
    name: 'readDrawing',
    fn: (tree) => {
      drawing = readTree(tree, { ...reader, report });
      return null;
    },
  };
  try {
    const inline = { name: 'inlineStyles', params: { onlyMatchedOnce: false } } as const;
    runSvgo(markLines(source), { plugins: [inline, { name: 'convertStyleToAttrs' }, read] });
  } catch (error) {
    if (!(error instanceof Error && error.name === 'SvgoParserError')) throw error;
    const { line, reason } = error as Error & { line: number; reason: string };
    report(line, `this is not SVG (${reason.split('\n')[0]}): correct the line, or save the drawing again as SVG`);
  }
  return isFaulty ? undefined : drawing;
}

function readTree(tree: XastRoot, { colors, report, open }: Reader): Drawing | undefined {
  const root = tree.children.find((child) => child.type === 'element');
  if (root?.name !== 'svg') {
    report(1, 'this is not SVG, which begins with <svg>: save the drawing as SVG');
    return undefined;
  }
  const viewBox = readViewBox(root.attributes.viewBox);
  if (!viewBox) {
    const { width, height } = root.attributes;
    const box = `0 0 ${Number.parseFloat(width ?? '') || 704} ${Number.parseFloat(height ?? '') || 512}`;
    report(lineOf(root), `the drawing has no viewBox, from which pages learn its size: write <svg viewBox="${box}">`);
    return undefined;
  }
  const reportAt = (node: XastElement, fault: string): void => report(lineOf(node), fault);
  let places = 0;
  const ids = idsOf(root, reportAt);
  return cleanDrawing(root, { viewBox, ids, colors, open, report: reportAt, nextPlace: () => places++ });
}

function readViewBox(value = ''): ViewBox | undefined {
  const [left, top, width, height, ...more] = value
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (left === undefined || top === undefined || !width || !height || more.length > 0) return undefined;
  const isRight = width > 0 && height > 0 && Number.isFinite(left + top + width + height);
  return isRight ? { left, top, width, height } : undefined;
}

function idsOf(root: XastElement, report: (node: XastElement, fault: string) => void): Set<string> {
  const ids = new Set<string>();
  const collect = (node: XastElement): void => {
    const { id } = node.attributes;
    if (id && ids.has(id)) report(node, `the id ${id} is there twice: give this one another`);
    if (id) ids.add(id);
    for (const child of node.children) if (child.type === 'element') collect(child);
  };
  collect(root);
  return ids;
}
