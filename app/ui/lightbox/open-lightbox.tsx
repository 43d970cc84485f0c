import { createRoot } from 'react-dom/client';
import { Lightbox, type LightboxProps } from './lightbox.tsx';

/**
 * Opens the viewer over the page.
 * @param onClose runs after fading out
 * @param onFail runs instead when it cannot be drawn
 */
export function openLightbox(props: Omit<LightboxProps, 'onClose'>, onClose: () => void, onFail: () => void): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, {
    onUncaughtError(error) {
      reportError(error);
      onFail();
    },
  });
  const close = () => {
    root.unmount();
    place.remove();
    onClose();
  };
  root.render(<Lightbox {...props} onClose={close} />);
}
