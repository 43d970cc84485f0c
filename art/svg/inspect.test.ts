import { describe, expect, it } from 'vitest';
import { faultsOf } from './inspect.ts';

const picture = (body: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${body}</svg>`;

describe('a picture', () => {
  it('may be published when it is drawn from shapes, words and ids of its own', () => {
    const body =
      '<defs><path id="sun-a" d="M0 0"/></defs><use href="#sun-a"/><path fill="url(#sun-a)"/><text>// 9:00</text>';
    expect(faultsOf(picture(body), 'sun')).toEqual([]);
  });

  it.each([
    ['carries a style attribute', '<path style="fill:red"/>', 'has a style, which the site forbids'],
    ['carries a style element', '<style>path{}</style>', 'has a style, which the site forbids'],
    ['shows a brace', '<text>run() {</text>', 'shows a brace'],
    [
      'loads a picture from elsewhere',
      '<use href="https://other.example/a.svg"/>',
      'names the address https://other.example/a.svg',
    ],
    ['has an id without its prefix', '<path id="moon-a"/>', 'has the id moon-a, which does not begin with sun-'],
    ['has the same id twice', '<path id="sun-a"/><path id="sun-a"/>', 'has the id sun-a twice'],
    ['refers to an id that it lacks', '<path fill="url(#sun-b)"/>', 'refers to the id sun-b, which it does not have'],
  ])('is refused when it %s', (_, body, fault) => {
    expect(faultsOf(picture(body), 'sun')).toContain(fault);
  });
});
