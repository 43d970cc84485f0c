import { type ReactNode, use, useState } from 'react';
import { isHydrating } from './is-hydrating.ts';

export interface PrerenderedProps {
  /** There while prerendering only. */
  prerendered: ReactNode;
  /** The same promise each time, since React asks again on each attempt. */
  load: () => Promise<ReactNode>;
}

/**
 * Words that are only read. Like a drawing they stand in the document, and neither they nor what renders them travels a
 * second time in the page's script; a page that is opened without a document waits for them. Nothing in them may need
 * React.
 */
export function Prerendered({ prerendered, load, className }: PrerenderedProps & { className?: string }) {
  const [kept] = useState(isHydrating);
  if (prerendered) return <div className={className}>{prerendered}</div>;
  if (!kept) return <Loaded load={load} className={className} />;
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

function Loaded({ load, className }: Pick<PrerenderedProps, 'load'> & { className?: string | undefined }) {
  return <div className={className}>{use(load())}</div>;
}

/** Calls `load` at most once and gives everyone the same promise. */
export function keepPromise<T>(load: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined;
  return () => {
    promise ??= load();
    return promise;
  };
}
