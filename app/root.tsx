import familjenGrotesk from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url';
import hankenGrotesk from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import { ErrorScreen } from './layouts/error-screen.tsx';
import { HydrationSignal } from './layouts/hydration-signal.tsx';
import { buildStyleSheet } from './styles/build-style-sheet.ts';

/** The document and nothing else: head, scripts, and a body that layouts fill. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={familjenGrotesk} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={hankenGrotesk} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <StyleSheet />
        <Links />
      </head>
      <body data-surface="paper">
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/**
 * The whole stylesheet stands in the document. It is there only while prerendering; the browser keeps what the document
 * already has, so that the text is not shipped a second time as script.
 */
function StyleSheet() {
  const text = import.meta.env.SSR || import.meta.env.DEV ? buildStyleSheet() : '';
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

export default function Root() {
  return (
    <>
      <HydrationSignal />
      <Outlet />
    </>
  );
}

// A function of its own: the build hands the error only to an `ErrorBoundary` that is declared here.
export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorScreen error={error} />;
}
