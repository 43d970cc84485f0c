/** `npm run edit`: the site on this machine only, where a click on words edits them in their file. See docs/edit-on-the-page.md. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { drawArt } from '../../art/draw.ts';
import { encodePhotographs } from '../../art/photographs.ts';
import { cutFonts } from '../../art/type/cut-fonts.ts';
import { Changes } from './changes.ts';
import { Guard } from './guard.ts';
import { EditedSite } from './site.ts';
import { Objection } from './write-words.ts';

const root = resolve(import.meta.dirname, '../..');
const port = Number(process.env.EDIT_PORT ?? '3100');

drawArt(root, { withDrafts: true });
await cutFonts(root);
await encodePhotographs(root);

const site = new EditedSite();
const changes = new Changes(site);
const { middlewares } = await site.start();

/** One after the other: while a change is tried, no page is drawn with it. */
let last: Promise<unknown> = Promise.resolve();
const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
  const result = last.then(act);
  last = result.catch(() => undefined);
  return result;
};

async function act(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
  try {
    if (pathname === '/edit/undo') changes.undo();
    else {
      const { id, text } = (await json(request)) as { id: number; text: string };
      await changes.save(id, text);
    }
    response.writeHead(204).end();
  } catch (error) {
    if (!(error instanceof Objection)) throw error;
    response.writeHead(409, { 'content-type': 'text/plain; charset=utf-8' }).end(error.message);
  }
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (request.method === 'POST' && ['/edit/save', '/edit/undo'].includes(pathname))
    return inTurn(() => act(request, response, pathname));
  const html = await inTurn(() => site.draw(pathname));
  if (html) return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  middlewares(request, response, () => response.writeHead(404).end('There is no such page.\n'));
}

const server = createServer();
server.listen(port, '127.0.0.1', () => {
  const guard = new Guard((server.address() as AddressInfo).port);
  server.on('request', (request, response) => {
    if (!guard.admit(request, response)) return;
    answer(request, response).catch((error: Error) => {
      console.error(error);
      response.writeHead(500, { 'content-type': 'text/plain' }).end(`${error.message}\n`);
    });
  });
  console.log(`Edit the site at ${guard.address}`);
});
