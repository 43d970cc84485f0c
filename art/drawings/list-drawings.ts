import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type CustomPlugin, optimize as runSvgo, type XastElement } from 'svgo';
import { type Diagnostic, SourceFault } from '../../app/markdown/source-fault.ts';
import type { Picture } from '../picture.ts';
import { type Drawing, SELF } from './drawing.ts';
import { readDrawing } from './read-drawing.ts';
import { readSiteColors } from './site-colors.ts';

const FOLDER = 'content/illustrations';
const PALETTE = 'palette.gpl';

/** `shot-block.tablet.svg` -> folder, name and for which columns it is drawn */
const NAME = /^((?:[a-z0-9-]+\/)?)([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.(narrow|tablet))?\.svg$/;

/**
 * Reads all drawings of content/illustrations: each file is one, its name that of the picture. `x.narrow.svg` is the
 * drawing of `x.svg` for narrow columns, `x.tablet.svg` if tablets show it, too.
 * @param made names of pictures that are drawn by code
 * @throws SourceFault with all that is wrong in all files
 */
export function listDrawings(project: string, made: ReadonlySet<string> = new Set()): Picture[] {
  const folder = join(project, FOLDER);
  const faults: Diagnostic[] = [];
  const colors = readSiteColors(join(folder, PALETTE), (line, text) =>
    faults.push({ file: `${FOLDER}/${PALETTE}`, line, text }),
  );
  const files = globSync('**/*.*', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    // Names with a dot first are the system's.
    .filter((file) => file !== PALETTE && !/(?:^|\/)\./.test(file))
    .sort();
  const known = new Map<string, Drawing | undefined>();
  const open = new Set<string>();

  const take = (file: string): Drawing | undefined => {
    if (known.has(file)) return known.get(file);
    open.add(file);
    const reported = new Set<string>();
    const drawing = readDrawing(readFileSync(join(folder, file), 'utf8'), {
      colors,
      report: (line, text) => {
        if (!reported.has(`${line} ${text}`)) faults.push({ file: `${FOLDER}/${file}`, line, text });
        reported.add(`${line} ${text}`);
      },
      open: (address) => {
        if (/^data:/.test(address))
          return 'a photograph inside a drawing is not shown: show it as a photograph of the page';
        const other = normalize(join(dirname(file), address.replaceAll('%20', ' '))).replaceAll('\\', '/');
        if (!files.includes(other))
          return `there is no drawing ${address.slice(0, 60)} in ${FOLDER}: an <image> shows another drawing of this folder`;
        if (open.has(other)) return `${address} shows this drawing in turn: remove one of both <image>`;
        return take(other) ?? `${address} has a fault of its own: correct it first`;
      },
    });
    open.delete(file);
    known.set(file, drawing);
    return drawing;
  };

  const pictures = new Map<string, Picture>();
  const forms: (() => void)[] = [];
  for (const file of files) {
    const report = (text: string) => faults.push({ file: `${FOLDER}/${file}`, line: 1, text });
    const [, under = '', own = '', form] = NAME.exec(file) ?? [];
    if (!file.endsWith('.svg')) {
      report('this folder holds drawings only: save the file as SVG, or remove it');
      continue;
    }
    if (!own) {
      report(
        'a drawing is named in small letters, digits and hyphens, as my-drawing.svg or my-drawing.narrow.svg: rename it',
      );
      continue;
    }
    const drawing = take(file);
    if (!drawing) continue;
    const name = under + own;
    if (made.has(name)) report(`the picture ${name} is drawn by code: give this one another name`);
    const svg = toSvg(drawing.root);
    const draw = (id: string): string => svg.replaceAll(SELF, `${id}-`);
    if (form)
      forms.push(() => {
        const wide = pictures.get(name);
        if (wide?.narrow) report(`there is a ${own}.narrow.svg too: keep one of both`);
        else if (wide) pictures.set(name, { ...wide, narrow: draw, dense: form === 'tablet' });
        else if (!files.includes(`${name}.svg`))
          report(`there is no ${own}.svg beside it: draw it, or rename this one to ${own}.svg`);
      });
    else pictures.set(name, { name, svg: draw, precision: /\sd="[^"]*\.\d\d/.test(svg) ? 2 : 1 });
  }
  for (const join of forms) join();
  if (faults.length > 0) throw new SourceFault(faults);
  return [...pictures.values()];
}

/** Writes a tree as SVG. */
export function toSvg(root: XastElement): string {
  const put: CustomPlugin = {
    name: 'put',
    fn: (tree) => {
      tree.children = [root];
      return null;
    },
  };
  return runSvgo('<svg/>', { plugins: [put] }).data;
}
