import { use, useState } from 'react';
import { isHydrating } from '../hydration/is-hydrating.ts';
import type { IconName } from './icon-set.ts';

const prerendered = import.meta.env.SSR ? (await import('./icon-set.ts')).iconSet : undefined;

let loading: Promise<typeof import('./icon-set.ts').iconSet | undefined> | undefined;

/** All icons at once, and only once; without a connection the page shows without them. */
function loadIcons() {
  loading ??= import('./icon-set.ts').then(({ iconSet }) => iconSet).catch(() => undefined);
  return loading;
}

interface IconProps {
  name: IconName;
  className?: string;
}

/**
 * An icon that content chooses by name. Like a drawing, its lines stand in the prerendered page only: React keeps what it
 * finds there, and a page that is opened without a document waits for the set, once. So no page ships its icons as script.
 */
export function Icon({ name, className = '' }: IconProps) {
  const [kept] = useState(isHydrating);
  const classes = `icon ${className}`.trim();
  if (prerendered) return <Lines of={prerendered[name]} className={classes} />;
  if (!kept) return <LoadedIcon name={name} className={classes} />;
  return <svg className={classes} aria-hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

function LoadedIcon({ name, className }: Required<IconProps>) {
  const set = use(loadIcons());
  return set ? <Lines of={set[name]} className={className} /> : null;
}

function Lines({ of: Drawn, className }: { of: NonNullable<typeof prerendered>[IconName]; className: string }) {
  return <Drawn className={className} aria-hidden />;
}
