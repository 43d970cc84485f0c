import { type BrandName, brandSet } from './brand-set.ts';

/** The mark of another company, in the colour of the text around it; words beside it name it. */
export function BrandIcon({ name }: { name: BrandName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden>
      <path d={brandSet[name]} />
    </svg>
  );
}
