/** Shows the viewer with sources that no public page has. Built and served by the tests only. */
import { createRoot } from 'react-dom/client';
import { Lightbox } from '../../../app/ui/lightbox/lightbox.tsx';
import type { Source } from '../../../app/ui/lightbox/source.ts';

const root = createRoot(document.body.appendChild(document.createElement('div')));
const words = { name: 'Sources', close: 'Close', previous: 'Previous', next: 'Next', fullSize: 'Full size' };

function show(sources: Source[]) {
  root.render(<Lightbox sources={sources} start={0} words={words} onClose={() => root.render(null)} />);
}

Object.assign(window, { show });
