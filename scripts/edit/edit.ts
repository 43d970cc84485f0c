/** `npm run edit`: the site on this machine only, where a click on words edits them in their file. See docs/owner/edit-on-the-page.md. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, resolve } from 'node:path';
import { drawArt } from '../../art/draw.ts';
import { encodePhotographs } from '../../art/photographs.ts';
import { cutFonts } from '../../art/type/cut-fonts.ts';
import { Changes } from './changes.ts';
import { Guard } from './guard.ts';
import { makeNew } from './make-new.ts';
import { putPhotograph } from './put-photograph.ts';
import {
  Refusal,
  readAddress,
  readNew,
  readPhotograph,
  readPlace,
  readStructureChange,
  readWords,
} from './read-request.ts';
import { listFieldsAt, ReferencedError, restructure, type StructureChange } from './restructure.ts';
import { EditedSite } from './site.ts';
import { EditError } from './write-words.ts';

const root = resolve(import.meta.dirname, '../..');
drawArt(root);
await cutFonts(root);
await encodePhotographs(root);

const site = new EditedSite();
const changes = new Changes(site);
const middlewares = await site.middlewares();

/** Runs one at a time: while a change is tried, no page is drawn with it. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const turn = last.then(run, run);
  last = turn.catch(() => {});
  return turn;
}

async function restructureSite(act: StructureChange): Promise<string | undefined> {
  await changes.change(restructure(root, act));
  return act.act === 'remove' && act.place.length === 0 ? '/' : undefined;
}

async function addNew({ kind, ...asked }: Awaited<ReturnType<typeof readNew>>): Promise<string | undefined> {
  const { path, change } = makeNew(root, kind, asked);
  await changes.change([change]);
  return path;
}

async function addPhotograph({ name, bytes }: { name: string; bytes: Buffer }): Promise<void> {
  await putPhotograph(root, name, bytes);
  await site.try({}, ['app/photographs/index.json']);
}

/** Acts by their addresses. Each returns the next address, or the answer to a question. */
const acts: Record<string, (request: IncomingMessage) => Promise<unknown>> = {
  '/edit/undo': () => inTurn(() => changes.undo()),
  '/edit/structure': async (request) => {
    const act = await readStructureChange(request);
    return inTurn(() => restructureSite(act));
  },
  '/edit/fields': async (request) => JSON.stringify(listFieldsAt(root, await readPlace(request))),
  '/edit/photograph': async (request) => {
    const sent = await readPhotograph(request);
    return inTurn(() => addPhotograph(sent));
  },
  '/edit/new': async (request) => {
    const asked = await readNew(request);
    return inTurn(() => addNew(asked));
  },
  '/edit/save': async (request) => {
    const { id, text } = await readWords(request);
    await inTurn(() => changes.save(id, text));
  },
};

function send(response: ServerResponse, status: number, type: 'html' | 'plain', body: string): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'content-type': `text/${type}; charset=utf-8` }).end(body);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = readAddress(request.url);
  const act = request.method === 'POST' ? acts[pathname] : undefined;
  if (act) {
    const words = await act(request);
    if (typeof words === 'string') send(response, 200, 'plain', words);
    else response.writeHead(204).end();
    return;
  }
  // Files of the tools are no pages, and need no waiting.
  const html = extname(pathname) === '' ? await inTurn(() => site.draw(pathname)) : undefined;
  if (html) send(response, 200, 'html', html);
  else middlewares(request, response, () => send(response, 404, 'plain', 'There is no such page.\n'));
}

function answerFault(error: unknown, response: ServerResponse): void {
  const status = error instanceof Refusal ? error.status : error instanceof EditError ? 409 : 500;
  if (status === 500) console.error(error);
  if (error instanceof ReferencedError) response.setHeader('edit-offer', 'remove-mentions');
  // Closes the connection: a long body is not read on.
  if (status === 413) response.setHeader('connection', 'close');
  send(response, status, 'plain', (error as Error).message);
}

const server = createServer();
server.listen(Number(process.env.EDIT_PORT ?? '3100'), '127.0.0.1', () => {
  const guard = new Guard((server.address() as AddressInfo).port);
  server.on('request', async (request, response) => {
    try {
      if (guard.admit(request, response)) await answer(request, response);
    } catch (error) {
      answerFault(error, response);
    }
  });
  console.log(`Edit the site at ${guard.address}`);
});
