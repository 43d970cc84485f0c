import { expect, it } from 'vitest';
import { blogDetails } from './blog-details.ts';
import { people } from './people.ts';

it('The article names its author as the team does', () => {
  const { name, info, to } = people['tomas-ferre'];
  expect(blogDetails.hero.author).toMatchObject({ label: name, role: info, to });
});
