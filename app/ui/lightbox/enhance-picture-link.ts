import { isPlainClick } from '../link/plain-click.ts';
import type { LightboxProps } from './lightbox.tsx';

/** Fetches the viewer on first use; if that fails, the link leads to the file, as without script. */
export function enhancePictureLink(element: HTMLElement): void {
  const link = element as HTMLAnchorElement;
  link.addEventListener('click', async (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    link.ariaBusy = 'true';
    const leave = () => location.assign(link.href);
    const pictures = JSON.parse(link.dataset.viewer ?? '') as Omit<LightboxProps, 'onClose'>;
    try {
      const { openLightbox } = await import('./open-lightbox.tsx');
      openLightbox(pictures, () => link.focus(), leave);
    } catch {
      leave();
    } finally {
      link.ariaBusy = null;
    }
  });
}
