import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noticeButtons } from '../text/ui-texts.ts';
import { Notice } from './notice.tsx';

const plain = { kind: 'error', title: 'Oops', text: 'Please fill required fields' } as const;

it('has one button in a plain notice, and a second before it where a dialog can be called off @CST-09 @CST-10', () => {
  const { ok, cancel } = noticeButtons;
  const button = (label: string) => renderToStaticMarkup(<span>{label}</span>);
  const buttons = (html: string) => [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, label]) => label);
  expect(buttons(renderToStaticMarkup(<Notice name="missing" notice={plain} />))).toEqual([button(ok)]);
  expect(buttons(renderToStaticMarkup(<Notice name="missing" notice={plain} isCancellable />))).toEqual([
    button(cancel),
    button(ok),
  ]);
});

it("has 'OK' and 'Cancel' on its buttons @sample @CST-09 @CST-10", () => {
  expect(noticeButtons).toEqual({ ok: 'OK', cancel: 'Cancel' });
});
