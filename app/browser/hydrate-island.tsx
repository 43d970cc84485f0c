import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary.tsx';

/** Lets React take an island over. Once it is in charge, or has failed, it says so on the element, and by an event that bubbles. */
export function hydrateIsland(element: HTMLElement, Component: ComponentType<object>): void {
  const { props = '{}', prefix = '' } = element.dataset;
  const tell = () => {
    element.dataset.hydrated = '';
    element.dispatchEvent(new Event('site:hydrated', { bubbles: true }));
  };
  hydrateRoot(
    element,
    <IslandBoundary>
      <Hydrated tell={tell}>
        <Component {...(JSON.parse(props) as object)} />
      </Hydrated>
    </IslandBoundary>,
    {
      identifierPrefix: prefix,
      onCaughtError(error) {
        reportError(error);
        element.dataset.failed = '';
        element.dispatchEvent(new Event('site:unhydrated', { bubbles: true }));
      },
    },
  );
}

function Hydrated({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell]);
  return children;
}
