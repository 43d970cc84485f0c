import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it('makes addresses of names in any script', () => {
  expect(['Café & Küche', 'UI/UX', ' C++ ', 'C#', 'Новости'].map(slugOf)).toEqual([
    'cafe-kuche',
    'ui-ux',
    'c-plus-plus',
    'c-sharp',
    'новости',
  ]);
});
