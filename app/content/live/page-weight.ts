import type { PageWeightProps } from '../../sections/live/page-weight.tsx';

/** On /services/web-development. The limits are those of the build: page-weight.test.ts. */
export const pageWeight = {
  kind: 'page-weight',
  heading: 'Weigh this page',
  lead: 'It has a budget like the ones we agree with clients. Your browser kept count while it loaded; ask it.',
  measure: 'Measure this page',
  verdict: 'Not measured yet. The bar shows what our build allows any page of this site.',
  parts: [
    { part: 'total', label: 'All of it', limit: 121 },
    { part: 'document', label: 'Document', limit: 26 },
    { part: 'styles', label: 'Styles inside it', hint: "Their share of the document's length" },
    { part: 'fonts', label: 'Fonts', limit: 32 },
    { part: 'pictures', label: 'Pictures', hint: 'Within what is left of the whole' },
    { part: 'scripts', label: 'Scripts', limit: 13 },
  ],
  limitLabel: '{limit} kB at most',
  notes: [
    'Counted in thousands of bytes as they travel, packed. What came out of your browser’s own store counts as if it had been fetched.',
    'Not seen: the headers of each answer, pictures that come when you scroll to them (measure again further down), and whatever your extensions add.',
  ],
  words: { measured: '{weight} in {files} files until now.', unit: 'kB' },
} as const satisfies PageWeightProps & { kind: 'page-weight' };
