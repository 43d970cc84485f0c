import { expect, it } from 'vitest';
import { shrinkManifest } from './shrink-manifest.ts';

const head = 'window.__reactRouterManifest=';
const manifest = {
  entry: { module: '/entry.js', imports: ['/framework.js'] },
  routes: {
    root: { id: 'root', path: '', hasLoader: false, module: '/root.js', imports: ['/framework.js', '/ui.js'] },
    frame: { id: 'frame', parentId: 'root', module: '/frame.js', imports: ['/ui.js', '/x.js'] },
    blog: {
      id: 'blog',
      parentId: 'frame',
      path: 'blog',
      hasAction: false,
      module: '/blog.js',
      imports: ['/ui.js', '/own.js'],
    },
  },
  version: '1',
};

it('The list of routes loses what is false, and what every page has loaded already', () => {
  const shrunk = shrinkManifest(`${head}${JSON.stringify(manifest)};`);
  const { routes, ...rest } = JSON.parse(shrunk.slice(head.length, -1));
  expect(routes.blog).toEqual({
    id: 'blog',
    parentId: 'frame',
    path: 'blog',
    module: '/blog.js',
    imports: ['/own.js'],
  });
  expect(routes.frame.imports).toEqual([]);
  expect(rest).toEqual({ entry: manifest.entry, version: '1' });
});

it('A list that looks otherwise stops the build', () => {
  expect(() => shrinkManifest('export default {};')).toThrow('another manifest');
});
