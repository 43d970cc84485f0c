import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Notice } from './notice.tsx';

const plain = { kind: 'error', title: 'Oops', text: 'Please fill required fields' } as const;

it("offers 'OK' alone in a plain notice, and 'Cancel' beside it where a dialog can be called off @CST-09 @CST-10", () => {
  const buttons = (html: string) =>
    [...html.matchAll(/<button[^>]*><span>([^<]*)<\/span><\/button>/g)].map(([, label]) => label);
  expect(buttons(renderToStaticMarkup(<Notice name="missing" notice={plain} />))).toEqual(['OK']);
  expect(buttons(renderToStaticMarkup(<Notice name="missing" notice={plain} isCancellable />))).toEqual([
    'Cancel',
    'OK',
  ]);
});
