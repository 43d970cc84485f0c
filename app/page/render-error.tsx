import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '../../shared/site.ts';
import { ErrorScreen } from '../layouts/error-screen.tsx';
import { buildStyleSheet } from '../styles/build-style-sheet.ts';

/**
 * Page with the reason why another one cannot be drawn. It imports no records, which may be wrong themselves.
 * @param sheets rules of this module's imports
 */
export function renderError(error: unknown, sheets: ReadonlyMap<string, string> = new Map()): string {
  const body = renderToStaticMarkup(
    <body data-surface="paper">
      <main>
        <ErrorScreen error={error} />
      </main>
    </body>,
  );
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${site.name}</title>`;
  return `<!doctype html><html lang="${site.language}"><head>${head}<style>${buildStyleSheet(site.direction, sheets)}</style></head>${body}</html>`;
}
