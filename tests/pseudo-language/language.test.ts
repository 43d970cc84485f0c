import { expect, it } from 'vitest';
import { findUntranslated, translate } from './language.ts';
import { translateArticle } from './translate-article.ts';

it('marks every word, and leaves what is filled in and addresses', () => {
  expect(translate("It\\'s {count} at a@b.example")).toBe("Ííţ\\'š {count} ááţ a@b.example");
  expect(findUntranslated(translate('Quick brown foxes vex my BFF'))).toEqual([]);
  expect(findUntranslated('ţħéé cat')).toEqual(['cat']);
});

it('translates the fields and the text of Markdown', () => {
  const source = '---\ntitle: "One"\ncategory: Data\ntags: [Law]\nauthor: ann\n---\n\nA [link](/a) to `code`.\n';
  expect(translateArticle(source)).toBe(
    '---\ntitle: "Óóñéé"\ncategory: Đááţáá\ntags: [Ļááŵ]\nauthor: ann\n---\n\nÁá [ļííñķ](/a) ţóó `code`.\n',
  );
});
