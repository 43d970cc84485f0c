import { expect, it } from 'vitest';
import { feedContentOf } from './feed-content.ts';

const url = 'https://www.example.com/blog/ports';
const contentOf = (inside: string) =>
  feedContentOf(`<main><h1>Ports</h1><div class="prose">${inside}</div><p>After it</p></main>`, url);

it('a feed has the words of an article and nothing around it', () => {
  expect(contentOf('<div class="a"><p>One</p></div><p>Two</p>')).toBe('<p>One</p><p>Two</p>');
  expect(contentOf('<p>One</p></div><aside>Between</aside><div class="prose"><p>Two</p>')).toBe('<p>One</p><p>Two</p>');
  expect(feedContentOf('<main><p>No article</p></main>', url)).toBe('');
});

it('links and pictures have whole addresses', () => {
  expect(contentOf('<a href="/contact?a=1&amp;b=2" class="x">Write</a>')).toBe(
    '<a href="https://www.example.com/contact?a=1&amp;b=2">Write</a>',
  );
  expect(contentOf('<a href="#end">End</a>')).toBe('<a href="https://www.example.com/blog/ports#end">End</a>');
  expect(contentOf('<a href="/blog/straße">X</a>')).toContain('/blog/stra%C3%9Fe');
  expect(
    contentOf('<img class="y" src="/assets/a.jpg" srcset="/assets/b.jpg 2x" alt="A &quot;port&quot;" width="4"/>'),
  ).toBe('<img src="https://www.example.com/assets/a.jpg" alt="A &quot;port&quot;" width="4">');
});

it('no script, style, drawing, control or class reaches a reader', () => {
  const odd =
    '<script>1</script><style>a{}</style><svg><path d=""/></svg><button>Copy</button><p class="z" id="i" tabindex="0">Words</p>';
  expect(contentOf(odd)).toBe('<p>Words</p>');
  expect(
    contentOf('<pre data-surface="night"><code class="hljs"><span class="k">if</span> a &lt; b</code></pre>'),
  ).toBe('<pre><code>if a &lt; b</code></pre>');
});
