/** `npm run edit`: the site on this machine only, where a click on words edits them in their file. See docs/edit-on-the-page.md. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { drawArt } from '../../art/draw.ts';
import { encodePhotographs } from '../../art/photographs.ts';
import { cutFonts } from '../../art/type/cut-fonts.ts';
import { Changes } from './changes.ts';
import { Guard } from './guard.ts';
import { EditedSite } from './site.ts';
import { Objection } from './write-words.ts';

const root = resolve(import.meta.dirname, '../..');
drawArt(root);
await cutFonts(root);
await encodePhotographs(root);

const site = new EditedSite();
const changes = new Changes(site);
const middlewares = await site.middlewares();

const acts: Record<string, (request: IncomingMessage) => Promise<void>> = {
  '/edit/undo': () => changes.undo(),
  '/edit/save': async (request) => {
    const { id, text } = (await json(request)) as { id: number; text: string };
    await changes.save(id, text);
  },
};

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const send = (status: number, type: string, body?: string) =>
    response.writeHead(status, { 'content-type': `text/${type}; charset=utf-8` }).end(body);
  try {
    const act = request.method === 'POST' ? acts[pathname] : undefined;
    if (act) {
      await act(request);
      return void response.writeHead(204).end();
    }
    // Files of the tools are no pages, and wait for none to be drawn.
    const html = extname(pathname) === '' ? await site.draw(pathname) : undefined;
    if (html) send(200, 'html', html);
    else middlewares(request, response, () => send(404, 'plain', 'There is no such page.\n'));
  } catch (error) {
    if (!(error instanceof Objection)) console.error(error);
    send(error instanceof Objection ? 409 : 500, 'plain', (error as Error).message);
  }
}

/** One after the other: while a change is tried, no page is drawn with it. */
let last: Promise<void> = Promise.resolve();

const server = createServer();
server.listen(Number(process.env.EDIT_PORT ?? '3100'), '127.0.0.1', () => {
  const guard = new Guard((server.address() as AddressInfo).port);
  server.on('request', (request, response) => {
    if (guard.admit(request, response)) last = last.then(() => answer(request, response));
  });
  console.log(`Edit the site at ${guard.address}`);
});
