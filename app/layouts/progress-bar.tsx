import { useNavigation } from 'react-router';
import { loadingNextPage } from '../ui/text/ui-texts.ts';

/** A thin line at the top while the next page is on its way; the stylesheet shows it only after 300 ms. */
export function ProgressBar() {
  const busy = useNavigation().state !== 'idle';
  return (
    <div
      className="progress-bar"
      data-busy={busy ? '' : undefined}
      role="progressbar"
      aria-label={loadingNextPage}
      aria-hidden={!busy}
    />
  );
}
