import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorScreen } from './error-screen.tsx';

afterEach(() => vi.unstubAllEnvs());

function screen(error: unknown): string {
  return renderToStaticMarkup(<ErrorScreen error={error} />);
}

describe('the error screen', () => {
  it('shows status and status text of an error response @ERR-12', () => {
    const html = screen(new Response(null, { status: 503, statusText: 'Service Unavailable' }));
    expect(html).toContain('Unexpected Application Error');
    expect(html).toContain('503 Service Unavailable');
  });

  it('shows the message of a thrown error @ERR-12', () => {
    expect(screen(new Error('The lamp is broken'))).toContain('The lamp is broken');
  });

  it('shows the stack to developers and never on the published site @ERR-13', () => {
    const error = new Error('The lamp is broken');
    vi.stubEnv('DEV', true);
    expect(screen(error)).toContain('error-screen.test.tsx');
    vi.stubEnv('DEV', false);
    expect(screen(error)).not.toContain('error-screen.test.tsx');
  });
});
