import { type CustomPlugin, optimize as runSvgo } from 'svgo';
import { outlineTexts } from '../type/outline-texts.ts';

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
  /** Decimal places that coordinates keep. */
  precision: number;
  /** Prefix for ids of outlined text, if the picture becomes a file of its own. */
  outlinePrefix?: string | undefined;
};

export function optimize(svg: string, { precision, outlinePrefix }: Options): string {
  return runSvgo(svg, {
    multipass: true,
    plugins: [
      ...(outlinePrefix ? [outlineTexts(outlinePrefix)] : []),
      {
        name: 'preset-default',
        params: {
          overrides: {
            cleanupIds: { minify: false },
            // Rounds coordinates only. The offset of a gradient's stop is a share of the whole picture.
            cleanupNumericValues: { floatPrecision: 3 },
            convertPathData: { floatPrecision: precision, transformPrecision: 5 },
            mergePaths: { floatPrecision: precision },
          },
        },
      },
      ...(outlinePrefix ? [] : [bareRoot]),
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
