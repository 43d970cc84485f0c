import { type CustomPlugin, optimize as runSvgo, type XastElement } from 'svgo';
import { outline } from './type/outline.ts';

/** Attributes of the outer element that belong to the page that shows the picture. */
const PAGE_ATTRIBUTES = [
  'xmlns',
  'width',
  'height',
  'class',
  'role',
  'aria-hidden',
  'aria-label',
  'focusable',
  'font-family',
];

type Options = {
  precision: number;
  /** The picture is written into a page: its text takes the page's fonts. */
  inline: boolean;
};

export function optimize(svg: string, { precision, inline }: Options): string {
  return runSvgo(svg, {
    multipass: true,
    floatPrecision: precision,
    plugins: [
      ...(inline ? [] : [outlineTexts]),
      {
        name: 'preset-default',
        params: { overrides: { cleanupIds: { minify: false }, convertPathData: { transformPrecision: 5 } } },
      },
      ...(inline ? [bareRoot] : []),
    ],
  }).data;
}

const bareRoot: CustomPlugin = {
  name: 'bareRoot',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        if (parent.type !== 'root') return;
        for (const name of PAGE_ATTRIBUTES) delete node.attributes[name];
      },
    },
  }),
};

/** Text becomes outlines, because a picture in a file of its own cannot use the page's fonts. Code keeps its letters. */
const outlineTexts: CustomPlugin = {
  name: 'outlineTexts',
  fn: () => {
    const families: string[] = [];
    return {
      element: {
        enter: (node) => {
          families.push(node.attributes['font-family'] ?? families.at(-1) ?? '');
          const family = families.at(-1) ?? '';
          if (node.name === 'text' && !family.includes('monospace')) toPath(node, family);
        },
        exit: () => {
          families.pop();
        },
      },
    };
  },
};

function toPath(node: XastElement, family: string): void {
  const { x, y, fill, transform } = node.attributes;
  const words = node.children.map((child) => {
    if (child.type !== 'text') throw new Error('A text of several parts cannot be outlined');
    return child.value;
  });
  const path = outline(words.join(''), {
    x: Number(x ?? 0),
    y: Number(y ?? 0),
    size: Number(node.attributes['font-size']),
    weight: Number(node.attributes['font-weight'] ?? 400),
    face: family.includes('Familjen') ? 'display' : 'text',
    anchor: node.attributes['text-anchor'],
  });
  node.name = 'path';
  node.children = [];
  node.attributes = { ...(transform && { transform }), ...(fill && { fill }), d: path };
}
