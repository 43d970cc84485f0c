export type Encoding = 'br' | 'gzip' | 'identity';

function parseQuality(parameters: readonly string[]): number {
  const q = parameters.map((part) => part.trim()).find((part) => /^q=/i.test(part));
  const quality = q === undefined ? 1 : Number(q.slice(2));
  return Number.isNaN(quality) ? 0 : quality;
}

/**
 * The encodings a client takes, best first; ours decides between equals, smallest first. Identity is always the last
 * resort: a page it did not ask for serves a client better than an error.
 */
export function rankEncodings(acceptEncoding: string | undefined): Encoding[] {
  const qualities = new Map<string, number>();
  for (const entry of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';');
    if (name.trim() !== '') qualities.set(name.trim(), parseQuality(parameters));
  }
  const qualityOf = (encoding: Encoding) => qualities.get(encoding) ?? qualities.get('*') ?? 0;
  const compressed = (['br', 'gzip'] as const)
    .filter((encoding) => qualityOf(encoding) > 0)
    .sort((one, other) => qualityOf(other) - qualityOf(one));
  const wantsIdentity = (qualities.get('identity') ?? 0) > Math.max(0, ...compressed.map(qualityOf));
  return wantsIdentity ? ['identity', ...compressed] : [...compressed, 'identity'];
}
