import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';

const folder = dirname(fileURLToPath(import.meta.resolve('simple-icons/icons/x.svg')));

/** Marks of other companies, by their names in the package simple-icons. */
const names = 'discord facebook gmail instagram line messenger telegram viber wechat whatsapp x'.split(' ');

/** Decimals on a field of 24: finer than any screen shows, a third fewer bytes than the package. */
const precision = 2;

function readOutline(name: string): string {
  const source = readFileSync(join(folder, `${name}.svg`), 'utf8');
  const { data } = optimize(source, { plugins: [{ name: 'convertPathData', params: { floatPrecision: precision } }] });
  const outline = / d="([^"]+)"/.exec(data)?.[1];
  if (!outline) throw new Error(`The mark ${name} has no outline.`);
  return outline;
}

/** Name of a mark -> its outline as one path. */
export const readBrands = (): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, readOutline(name)]));
