import { InlineSvg } from '../../ui/media/inline-svg.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';

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
 * The office on a drawn map. The address appears on hover, focus and tap; the stylesheet alone can do that, so it works
 * without script. With it a click pins the card, and Escape puts it away.
 */
export function Office({ heading, lead, map, show, hide, card }: OfficeProps) {
  return (
    <Section heading={heading} lead={lead}>
      <p className="office-address">{[card.heading, ...card.lines].join(', ')}</p>
      <div className="map-box" data-reveal>
        <Picture name="office-map" alt={map} />
        <div className="map-marker" data-enhance="map-marker">
          <button type="button" className="map-pin" aria-label={show} data-hide={hide} aria-describedby="office-card">
            <span>
              <InlineSvg name="mark" />
            </span>
          </button>
          <div className="map-card" id="office-card">
            <h3 className="text-card-title">{card.heading}</h3>
            <address>
              {card.lines.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </address>
          </div>
        </div>
      </div>
    </Section>
  );
}
