import { takeBasePath } from '../../shared/site-url.ts';
import { type ForwardNotes, forward, isForwarded } from './forward.ts';

declare const FORWARD_NOTES: ForwardNotes;
/** Named once: the build puts the whole record in the place of each name. */
const notes = FORWARD_NOTES;

interface Environment {
  FORWARD_SECRET?: string;
  ASSETS: { fetch: (address: string) => Promise<Response> };
}

/** Gets the addresses of `_routes.json` alone; all others are files. */
export default {
  async fetch(request: Request, { FORWARD_SECRET: secret, ASSETS }: Environment): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (isForwarded(takeBasePath(notes.basePath, pathname)))
      return forward(request, { visitor: request.headers.get('cf-connecting-ip'), secret }, notes);
    // Pages that are not found have an address here.
    const { body, headers } = await ASSETS.fetch(request.url);
    return new Response(body, { status: 404, headers });
  },
};
