import brands from '../../art/brands.json';

/** The marks of other companies, as one path on a field of 24 by 24: art/brand/brands.ts. */
export const brandSet = {
  ...brands,
  // Missing in the icon package.
  linkedin:
    'M2.5 8.7h4.3V22H2.5zM4.65 2a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM9.6 8.7h4.1v1.82c.57-1.08 1.97-2.22 4.06-2.22 4.34 0 5.14 2.85 5.14 6.56V22h-4.28v-6.33c0-1.51-.03-3.45-2.1-3.45-2.11 0-2.43 1.64-2.43 3.34V22H9.6z',
};

export type BrandName = keyof typeof brandSet;
