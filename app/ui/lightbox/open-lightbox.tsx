import { createRoot } from 'react-dom/client';
import { Lightbox, type LightboxProps } from './lightbox.tsx';

/** Opens the viewer over the page. `onClose` is called when it has faded out. */
export function openLightbox(props: Omit<LightboxProps, 'onClose'>, onClose: () => void): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    onClose();
  };
  root.render(<Lightbox {...props} onClose={close} />);
}
