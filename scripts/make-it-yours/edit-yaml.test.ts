import { describe, expect, it } from 'vitest';
import { put, removeAll, removeAt } from './edit-yaml.ts';

const page = `# A page.
name: Page
blocks:
  # The first one.
  - block: hero
    heading: One
    action: { label: Go, to: /gone }

  - block: list
    items:
      - title: 'A: b'
        to: /gone
      - title: Second
`;

describe('taking out', () => {
  it('keeps comments, order and blank lines of the rest', () => {
    expect(removeAt(page, ['blocks', 1])).toBe(`${page.slice(0, page.indexOf('\n\n  - block: list'))}\n`);
    expect(removeAt(page, ['blocks', 0])).toBe(page.replace(/block: hero\n.*\n.*\n\n {2}- /, ''));
  });

  it('takes a field that is the first, one in the middle and the last one', () => {
    expect(removeAt(page, ['blocks', 0, 'block'])).toContain('  - heading: One\n    action:');
    expect(removeAt(page, ['blocks', 0, 'heading'])).toContain('  - block: hero\n    action:');
    expect(removeAt(page, ['blocks', 0, 'action'])).toContain('    heading: One\n\n  - block: list');
  });

  it('takes a field out of a group between braces', () => {
    expect(removeAt(page, ['blocks', 0, 'action', 'label'])).toContain('action: { to: /gone }');
    expect(removeAt(page, ['blocks', 0, 'action', 'to'])).toContain('action: { label: Go }');
  });

  it('takes a list along of which nothing would be left', () => {
    const rest = removeAll(page, [
      ['blocks', 1, 'items', 0],
      ['blocks', 1, 'items', 1],
    ]);
    expect(rest).toMatch(/ {2}- block: list\n$/);
  });
});

describe('putting in', () => {
  const facts = 'name: Solvane # as it is\ncompany:\noff: []\naddress:\n  plot: No. 1\n  city: There\n';

  it.each([
    [['name'], 'A: b', 'name: "A: b" # as it is\n'],
    [['company'], 'Kestrel GmbH', 'company: Kestrel GmbH\noff'],
    [['off'], ['team', 'blog'], 'off: [team, blog]\n'],
    [['address', 'plot'], '', '  plot:\n  city: There\n'],
    [['address', 'city'], 2024, '  city: 2024\n'],
  ])('writes %s as %o', (path, value, expected) => {
    expect(put(facts, path, value)).toContain(expected);
  });
});
