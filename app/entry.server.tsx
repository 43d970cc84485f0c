import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** Prerenders one document. Waits for everything, so that the HTML is whole and carries as few scripts as possible. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const body = await renderToReadableStream(<ServerRouter context={withVisitorPath(context)} url={request.url} />);
  await body.allReady;
  headers.set('Content-Type', 'text/html');
  return new Response(body, { status, headers });
}

/**
 * The build asks for '/page/' while visitors are at '/page'. Whatever depends on the path, such as white navigation or the
 * current entry of a menu, must be prerendered as it will be hydrated.
 */
function withVisitorPath(context: EntryContext): EntryContext {
  const { staticHandlerContext } = context;
  const { location } = staticHandlerContext;
  const pathname = location.pathname.replace(/(?<=.)\/$/, '');
  return { ...context, staticHandlerContext: { ...staticHandlerContext, location: { ...location, pathname } } };
}
