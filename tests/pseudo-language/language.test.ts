import { expect, it } from 'vitest';
import { findUntranslated, translate } from './language.ts';
import { translateSource } from './translate-source.ts';

it('marks every word, and leaves what is filled in and addresses', () => {
  expect(translate("It\\'s {count} at a@b.example")).toBe("Ííţ\\'š {count} ááţ a@b.example");
  expect(findUntranslated(translate('Quick brown foxes vex my BFF'))).toEqual([]);
  expect(findUntranslated('ţħéé cat')).toEqual(['cat']);
});

it('translates what is shown, also inside what is filled in, and nothing that names something', () => {
  const source =
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the file holds placeholders
    "export const a = { icon: 'sun', to: '/a', category: 'Data', lead: `By ${site.name}${b ? ' only' : ''} now`, label: 'go' };\n";
  expect(translateSource(source, 'app/content/a.ts')).toBe(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
    "export const a = { icon: 'sun', to: '/a', category: 'Đááţáá', lead: `Bý ${site.name}${b ? ' óóñļý' : ''} ñóóŵ`, label: 'ğóó' };\n",
  );
});

it('translates the fields and the text of Markdown', () => {
  const source = '---\ntitle: "One"\ncategory: Data\ntags: [Law]\nauthor: ann\n---\n\nA [link](/a) to `code`.\n';
  expect(translateSource(source, 'app/content/a.md')).toBe(
    '---\ntitle: "Óóñéé"\ncategory: Đááţáá\ntags: [Ļááŵ]\nauthor: ann\n---\n\nÁá [ļííñķ](/a) ţóó `code`.\n',
  );
});
