import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { freePort } from '../support/free-port.ts';
import { SiteServer } from '../support/site-server.ts';

/**
 * The site behind a proxy whose policy permits no script, as a company's network may do: the same in every engine,
 * since they have no common switch for scripts.
 * @returns the address to visit, and the site itself
 */
export async function serveWithoutScripts(): Promise<{ url: string; site: SiteServer; close: () => Promise<void> }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const site = await SiteServer.start({ SITE_URL: url });
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers } = incoming;
    const forwarded = request(site.url + (incoming.url ?? '/'), { method, headers }, (answer) => {
      const answered = { ...answer.headers };
      if (answered['content-security-policy'])
        answered['content-security-policy'] = "script-src 'none'; form-action 'self'";
      outgoing.writeHead(answer.statusCode ?? 502, answered);
      answer.pipe(outgoing);
    });
    forwarded.once('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  proxy.listen(port, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url,
    site,
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await site.dispose();
    },
  };
}
