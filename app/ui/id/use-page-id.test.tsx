import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageIds, usePageId } from './use-page-id.ts';

const Named = () => <i id={usePageId()} />;
const draw = () =>
  renderToStaticMarkup(
    <PageIds value={{ last: 0 }}>
      <Named />
      <Named />
    </PageIds>,
  );

it('gives each element of a page an id of its own, the same in each drawing', () => {
  expect(draw()).toBe('<i id="_1"></i><i id="_2"></i>');
  expect(draw()).toBe(draw());
});
