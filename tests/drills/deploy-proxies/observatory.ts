import type { Answer } from './ask.ts';

/**
 * Score of a page by the MDN Observatory's rules (github.com/mdn/mdn-http-observatory, src/grader/charts.js): 100, and
 * its bonuses; 0 for any fault, since none is accepted.
 */
export function observatoryScore({ headers, body }: Answer, redirect: Answer): number {
  const policy = String(headers['content-security-policy']);
  const directives = new Map(
    policy.split('; ').map((each) => [each.split(' ')[0] ?? '', each.split(' ').slice(1)] as const),
  );
  const scripts = [...body.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)].map(([tag]) => tag);
  const hsts = Number(/max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1] ?? 0);
  const isWithoutFault =
    hsts >= 15_768_000 &&
    headers['x-content-type-options'] === 'nosniff' &&
    headers['set-cookie'] === undefined &&
    headers['access-control-allow-origin'] === undefined &&
    scripts.every((tag) => /\ssrc="\/(?!\/)/.test(tag)) &&
    redirect.status >= 301 &&
    String(redirect.headers.location).startsWith('https://');
  if (!isWithoutFault) return 0;
  const isPolicyStrict =
    directives.get('default-src')?.join() === "'none'" &&
    !policy.includes('unsafe') &&
    ["'self'", "'none'"].includes(directives.get('form-action')?.join() ?? '');
  const bonuses: [boolean, number][] = [
    [isPolicyStrict, 10],
    [directives.get('frame-ancestors')?.join() === "'none'", 5],
    [/^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(String(headers['referrer-policy'])), 5],
    [headers['cross-origin-resource-policy'] === 'same-origin', 10],
    [scripts.some((tag) => /\sintegrity="sha/.test(tag)), 5],
  ];
  return bonuses.reduce((sum, [holds, points]) => sum + (holds ? points : 0), 100);
}
