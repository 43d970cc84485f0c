import { listedPages } from '../../scripts/build/site-files.ts';
import { SiteServer } from '../support/site-server.ts';
import { askLighthouse, installLighthouse } from './ask-lighthouse.ts';

/** Runs Lighthouse's audits for search engines on all listed pages, as a Markdown table; fails below 100. */
export async function measureSearch(client: string): Promise<string> {
  installLighthouse();
  const site = await SiteServer.start();
  try {
    const rows: string[] = [];
    for (const path of listedPages(client)) {
      const { audits, categories } = await askLighthouse(site.url + path, 'seo');
      const { score = 0, auditRefs = [] } = categories.seo ?? {};
      const failed = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
      if (score < 1) process.exitCode = 1;
      rows.push(`| ${path} | ${Math.round(score * 100)} | ${failed.map(({ id }) => audits[id]?.title).join('; ')} |`);
    }
    return [
      '# Lighthouse, for search engines',
      '',
      `Made by \`npm run bench -- search\` on ${new Date().toISOString().slice(0, 10)}: the SEO audits on every page of the sitemap.`,
      '',
      '| Page | Score | What fails |',
      '| --- | ---: | --- |',
      ...rows,
      '',
    ].join('\n');
  } finally {
    await site.dispose();
  }
}
