/** Parts of a page; the styles are part of the document. */
export type WeightPart = 'document' | 'styles' | 'fonts' | 'pictures' | 'scripts' | 'total';

/** {weight} is the sum in kB, {files} the number of files. */
export interface PageWeightWords {
  measured: string;
  unit: string;
}

type Weights = Record<WeightPart, number>;

const kinds: [RegExp, WeightPart][] = [
  [/\.woff2?$/, 'fonts'],
  [/\.m?js$/, 'scripts'],
  [/\.(avif|webp|png|jpe?g|svg|ico)$/, 'pictures'],
  [/\.css$/, 'styles'],
];

const kindOf = (address: string): WeightPart | undefined =>
  kinds.find(([pattern]) => pattern.test(new URL(address).pathname))?.[1];

/** Bytes as packed for transfer, even if the browser's cache had them. */
export function weigh(page: PerformanceNavigationTiming, files: readonly PerformanceResourceTiming[]): Weights {
  const weights: Weights = { document: page.encodedBodySize, styles: 0, fonts: 0, pictures: 0, scripts: 0, total: 0 };
  const seen = new Map(files.map((file) => [file.name, file]));
  for (const { name, encodedBodySize } of seen.values()) {
    const kind = kindOf(name);
    if (kind) weights[kind] += encodedBodySize;
  }
  const { document: own, styles, fonts, pictures, scripts } = weights;
  return { ...weights, total: own + styles + fonts + pictures + scripts };
}

/** The style sheet's share of the document, by length: packed together, the two cannot be separated. */
function shareOfStyles(page: PerformanceNavigationTiming): number {
  const inside = [...document.querySelectorAll('style')].reduce((sum, sheet) => sum + sheet.textContent.length, 0);
  return page.decodedBodySize ? inside / page.decodedBodySize : 0;
}

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false } as const;

/** Measures, at each press of the button, everything loaded until then. */
export function start(object: HTMLElement, words: PageWeightWords): void {
  const status = object.querySelector('[role="status"]') as HTMLElement;
  const figure = new Intl.NumberFormat(document.documentElement.lang, oneDigit);
  const kb = (bytes: number) => `${figure.format(bytes / 1000)} ${words.unit}`;
  function measure(): void {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!page) return;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const weights = weigh(page, files);
    const shown: Weights = { ...weights, styles: weights.styles + weights.document * shareOfStyles(page) };
    for (const [part, bytes] of Object.entries(shown)) {
      const shownAs = object.querySelector(`[data-weight="${part}"]`);
      if (shownAs) shownAs.textContent = kb(bytes);
      const fins = object.querySelector<SVGElement>(`.weight-used[data-part="${part}"]`);
      fins?.setAttribute('d', `M0 0h${Math.ceil(bytes / 1000)}`);
    }
    object.dataset.measured = '';
    status.textContent = words.measured
      .replace('{weight}', kb(weights.total))
      .replace('{files}', String(new Set(files.map(({ name }) => name)).size + 1));
  }
  // Shorter sentences move nothing below.
  status.style.minHeight = `${status.offsetHeight}px`;
  object.querySelector('button')?.addEventListener('click', measure);
}
