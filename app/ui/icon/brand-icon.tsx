import { use, useState } from 'react';
import { isHydrating } from '../hydration/is-hydrating.ts';
import type { BrandName } from './brand-set.ts';

const prerendered = import.meta.env.SSR ? (await import('./brand-set.ts')).brandSet : undefined;

let loading: Promise<Record<BrandName, string | undefined> | undefined> | undefined;

function loadBrands() {
  loading ??= import('./brand-set.ts').then(({ brandSet }) => brandSet).catch(() => undefined);
  return loading;
}

/**
 * The mark of another company, in the colour of the text around it; the words beside it say which. Like a drawing, it
 * stands in the prerendered page and is fetched only where a page is opened without a document.
 */
export function BrandIcon({ name }: { name: BrandName }) {
  const [kept] = useState(isHydrating);
  if (prerendered) return <Mark outline={prerendered[name]} />;
  return kept ? <Mark /> : <LoadedMark name={name} />;
}

function LoadedMark({ name }: { name: BrandName }) {
  return <Mark outline={use(loadBrands())?.[name]} />;
}

function Mark({ outline }: { outline?: string | undefined }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden>
      <path d={outline} suppressHydrationWarning />
    </svg>
  );
}
