import { type Drill, labelFigures } from '../support/drill.ts';
import { runDeployProxy } from './drill.ts';
import type { proxies } from './proxies.ts';

const words = {
  visitors: 'Visitors, each with an address of their own',
  accepted: 'Messages accepted: twenty from each',
  wronglyRefused: 'Messages wrongly refused',
  refusedAfterLimit: 'Visitors whose twenty-first was refused',
  http2: 'HTTP/2 (1: yes)',
  tls13: 'TLS 1.3 (1: yes)',
  differences: 'Answers whose headers or body differ from the site’s own',
  score: 'Points by the rules of the MDN Observatory (at least 135 is wanted)',
};

const drillOf = (name: keyof typeof proxies, what: string, basePath = ''): Drill => ({
  name: `deploy-${name}${basePath && '-path'}`,
  count: 100,
  moderateCount: 10,
  async run(visitors) {
    const found = await runDeployProxy(name, visitors, basePath);
    if (found === undefined) return `this needs ${name.endsWith('caddy') ? 'Caddy' : 'nginx'}`;
    for (const difference of found.differences) console.error(difference);
    const figures = { ...found, differences: found.differences.length };
    return {
      what,
      figures: labelFigures(words, figures),
      isPassed:
        figures.wronglyRefused + figures.differences === 0 &&
        figures.refusedAfterLimit === visitors &&
        figures.http2 &&
        figures.tls13 &&
        figures.score >= 135,
    };
  },
});

export const drills = [
  drillOf('nginx', 'A release of the site behind nginx, by deploy/nginx/proxy.conf, with TLS.'),
  drillOf('caddy', 'A release of the site behind Caddy, by deploy/caddy/Caddyfile, with TLS.'),
  drillOf('nginx', 'A release of a site below a path behind nginx, by docs/operate/proxies.md.', '/site'),
  drillOf('caddy', 'A release of a site below a path behind Caddy, by docs/operate/proxies.md.', '/site'),
  drillOf(
    'static',
    'nginx serves the pages of a release, by deploy/nginx/static.conf, and passes messages on to the server behind.',
  ),
  drillOf(
    'static-caddy',
    'Caddy serves the pages of a release, by deploy/caddy/static.Caddyfile, and passes messages on to the server behind.',
  ),
];
