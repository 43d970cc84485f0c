import type { OnPage } from '../../page/on-page.ts';
import { Halves } from '../../ui/layout/halves.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/figure/fins.css';

/** Units of the drawing; the highest day fills the height. */
const width = 20;
const gap = 8;
const height = 200;

/** A month as thirty fins, one of them lit, and the events of that night. */
export default function CloudMonth({ heading, lead, days, marked, chart, total, peak, night, id }: Props & OnPage) {
  const most = Math.max(...days);
  const fins = days.map((dollars, index) => ({
    x: index * (width + gap),
    size: (height * dollars) / most,
    isLit: index + 1 === marked,
  }));
  return (
    <Section id={id} heading={heading} lead={lead} surface="night">
      <figure className="cloud-month" data-reveal>
        <figcaption>
          <b className="figure text-figure">{total.figure}</b> <span className="soft">{total.label}</span>
        </figcaption>
        <svg
          className="fins"
          viewBox={`0 0 ${days.length * (width + gap) - gap} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={chart}
        >
          {fins.map(({ x, size, isLit }) => (
            <rect
              key={x}
              x={x}
              y={height - size}
              width={width}
              height={size}
              className={isLit ? 'fins-lit' : undefined}
            />
          ))}
        </svg>
        <div className="cloud-days soft" aria-hidden>
          {days.map((_, index) => (
            <span key={index} className={index + 1 === marked ? 'accented' : undefined}>
              {index === 0 || (index + 1) % 7 === 0 ? `${index + 1} ` : ''}
              {index + 1 === marked && (
                <span className="cloud-peak small soft">
                  <b className="figure text-small-title accented">{peak.figure}</b> <span>{peak.label} </span>
                </span>
              )}
            </span>
          ))}
        </div>
      </figure>
      <Halves turned align="start" gap="m">
        <Stack gap="s">
          <Heading below={1} className="text-card-title accented">
            {night.heading}
          </Heading>
          <ol className="cloud-night soft">
            {night.events.map(({ time, text }) => (
              <li key={time}>
                <b className="figure accented">{time}</b> {text}
              </li>
            ))}
          </ol>
        </Stack>
        <p className="said text-large">{night.cost}</p>
      </Halves>
    </Section>
  );
}
