import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderError } from './render-error.tsx';

afterEach(() => vi.unstubAllEnvs());

describe('a page that cannot be drawn is replaced by an error screen', () => {
  it('with a link to the home page', () => {
    expect(renderError(new Error('The lamp is broken'))).toContain('href="/"');
  });

  it('headed in the words of the specification @sample @ERR-11', () => {
    expect(renderError(new Error('The lamp is broken'))).toContain('>Unexpected Application Error</h1>');
  });

  it('that shows status and status text of an error response @ERR-12', () => {
    const html = renderError(new Response(null, { status: 503, statusText: 'Service Unavailable' }));
    expect(html).toContain('503 Service Unavailable');
  });

  it('that shows the message of a thrown error @ERR-12', () => {
    expect(renderError(new Error('The lamp is broken'))).toContain('The lamp is broken');
  });

  it('that shows the stack to developers and never on the published site @ERR-13', () => {
    const error = new Error('The lamp is broken');
    vi.stubEnv('DEV', true);
    expect(renderError(error)).toContain('render-error.test.tsx');
    vi.stubEnv('DEV', false);
    expect(renderError(error)).not.toContain('render-error.test.tsx');
  });
});
