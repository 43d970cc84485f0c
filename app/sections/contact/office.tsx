import { Stack } from '../../ui/layout/stack.tsx';
import { InlineSvg } from '../../ui/media/inline-svg.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { SectionHead } from '../../ui/section/section-head.tsx';
import './office.css';
import '../../ui/button/button.css';

export interface OfficeProps {
  heading: string;
  lead: string;
  /** Alternative text of the map. */
  map: string;
  /** Names of the marker while its card is hidden, and while a click has pinned it. */
  show: string;
  hide: string;
  card: { heading: string; lines: readonly string[] };
}

/**
 * The office on a drawn map from edge to edge, its address beside it. In full it appears on hover, focus and tap; the
 * stylesheet alone can do that, so it works without script. With it a click pins the card, and Escape puts it away.
 */
export function Office({ heading, lead, map, show, hide, card }: OfficeProps) {
  return (
    <section className="section spacing-tight office">
      <div className="container">
        <SectionHead heading={heading} lead={lead} />
      </div>
      <div className="map-box" data-surface="night">
        <Picture name="office-map" alt={map} />
        <p className="office-address">
          <b className="said text-card-title">{card.heading}</b> {card.lines.join(', ')}
        </p>
        <div className="map-marker" data-enhance="map-marker">
          <button type="button" className="map-pin" aria-label={show} data-hide={hide} aria-describedby="office-card">
            <span>
              <InlineSvg name="mark" />
            </span>
          </button>
          <Stack gap={1} className="map-card" id="office-card" data-surface="paper">
            <h3 className="text-card-title">{card.heading}</h3>
            <address className="soft">
              {card.lines.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </address>
          </Stack>
        </div>
      </div>
    </section>
  );
}
