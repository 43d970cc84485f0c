import { addressInWords, addressLines } from '../../../shared/address.ts';
import type { OnPage } from '../../page/on-page.ts';
import { usePageId } from '../../ui/id/use-page-id.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { InlineSvg } from '../../ui/media/inline-svg.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { SectionHead } from '../../ui/section/section-head.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/button/button.css';

/**
 * The office on a drawn map from edge to edge, its address beside it. The full card appears on hover, focus and tap by
 * the stylesheet alone, so it works without script. With script a click pins the card, and Escape hides it.
 */
export default function OfficeMap({ heading, lead, map, show, hide, name, id }: Props & OnPage) {
  const cardId = usePageId();
  return (
    <section id={id} className="section spacing-tight office">
      <div className="container">
        <SectionHead heading={heading} lead={lead} />
      </div>
      <div className="map-box" data-surface="night">
        <Picture name="office-map" alt={map} />
        <p className="office-address">
          <b className="said text-card-title">{name}</b> {addressInWords()}
        </p>
        <div className="map-marker" data-enhance="map-marker">
          <button type="button" className="map-pin" aria-label={show} data-hide={hide} aria-describedby={cardId}>
            <span>
              <InlineSvg name="mark" />
            </span>
          </button>
          <Stack gap={1} className="map-card" id={cardId} data-surface="paper">
            <Heading below={1} className="text-card-title">
              {name}
            </Heading>
            <address className="soft">
              {addressLines().map((line) => (
                <span key={line}>{line} </span>
              ))}
            </address>
          </Stack>
        </div>
      </div>
    </section>
  );
}
