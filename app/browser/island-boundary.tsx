import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '../layouts/error-screen.tsx';

/** Shows the error screen in the place of an island that cannot be drawn; the page around it stays as it is. */
export class IslandBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    return 'error' in this.state ? <ErrorScreen error={this.state.error} /> : this.props.children;
  }
}
