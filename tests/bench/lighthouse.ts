import { SiteServer } from '../support/site-server.ts';
import { askLighthouse, installLighthouse } from './ask-lighthouse.ts';
import { baselines, serveBaselines } from './baseline-server.ts';
import { median } from './slow-browser.ts';

const rounds = 5;
/** One page of each kind. */
const paths = ['/', '/services/blockchain', '/contact', '/blog', '/blog-details', '/pricing', '/signchain', '/home-2'];

/** Figures of a visit; milliseconds. */
interface Visit {
  score: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
}

async function visit(url: string): Promise<Visit> {
  const { audits, categories } = await askLighthouse(url, 'performance');
  const read = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: (categories.performance?.score ?? Number.NaN) * 100,
    firstPaint: read('first-contentful-paint'),
    largestPaint: read('largest-contentful-paint'),
    blocked: read('total-blocking-time'),
    shift: read('cumulative-layout-shift'),
  };
}

/** Lighthouse's view of one page of each kind, beside two pages without script, as a Markdown table. */
export async function measureLighthouse(client: string): Promise<string> {
  installLighthouse();
  const site = await SiteServer.start();
  const floor = await serveBaselines(client);
  try {
    const urls = [...Object.values(baselines).map((path) => floor.url + path), ...paths.map((path) => site.url + path)];
    const visits = new Map(urls.map((url): [string, Visit[]] => [url, []]));
    // Takes turns, so that a busy minute meets all of them.
    for (let round = 0; round < rounds; round += 1) for (const [url, made] of visits) made.push(await visit(url));
    const of = (url: string, what: keyof Visit) => median((visits.get(url) ?? []).map((each) => each[what]));
    const [words, all] = [floor.url + baselines.words, floor.url + baselines.all];
    const ratio = (url: string, to: string) => (of(url, 'largestPaint') / of(to, 'largestPaint')).toFixed(2);
    const rows = urls.map((url) => {
      const figures = (['firstPaint', 'largestPaint', 'blocked'] as const).map((what) => of(url, what).toFixed(0));
      const name = url === words ? 'words alone' : url === all ? 'words, fonts, picture' : new URL(url).pathname;
      return `| ${[name, of(url, 'score').toFixed(0), ...figures, of(url, 'shift').toFixed(3), ratio(url, all), ratio(url, words)].join(' | ')} |`;
    });
    return [
      '# Lighthouse, beside pages without script',
      '',
      `Made by \`npm run bench -- lighthouse\` on ${new Date().toISOString().slice(0, 10)}. An emulated phone, medians of ${rounds}, milliseconds. The`,
      'two floors have the words of the home page and no script (`tests/bench/floor`); LCP is the largest contentful paint.',
      '',
      '| Page | Score | First paint | LCP | Blocked | Shift | LCP to fonts and picture | LCP to words alone |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...rows,
      '',
    ].join('\n');
  } finally {
    floor.close();
    await site.dispose();
  }
}
