import './style.css';
import { usePageId } from '../../ui/id/use-page-id.ts';

const field = { width: 844, height: 400 };
/** Width of the last pane in units of the first. */
const grow = 2.2;
const gap = 5;
/** The sun is nearly half up. Behind a pane it is narrower: that breaks its edge. */
const sun = { x: 440, y: field.height + 84, radius: 440, narrower: 1.12 };
/** Extra height of every second slice. */
const shift = 14;
/** Length of a slice below the line, so that it still reaches it when raised. */
const hidden = 60;

const paper = 'var(--surface)';
const light = 'var(--accent-light)';
/** Colors of a slice, and of the open one, downwards. */
const warmth = { slice: [light, 'var(--accent)'], heat: ['var(--accent-faint)', light] } as const;

/** Edges of panes of growing width. */
function panesOf(count: number) {
  const shares = Array.from({ length: count }, (_, index) => 1 + ((grow - 1) * index) / Math.max(1, count - 1));
  const unit = (field.width - gap * (count - 1)) / shares.reduce((sum, share) => sum + share, 0);
  let start = 0;
  return shares.map((share) => {
    const pane = { start, end: start + share * unit };
    start = pane.end + gap;
    return pane;
  });
}

type Pane = ReturnType<typeof panesOf>[number];

/** Part of the sun behind a pane: an arc between its edges, down to below the line. */
function slicePath({ start, end }: Pane, rise: number) {
  const middle = (start + end) / 2;
  const center = middle + (sun.x - middle) / sun.narrower;
  const across = sun.radius / sun.narrower;
  const reach = across * Math.sqrt(1 - ((sun.y - field.height) / sun.radius) ** 2);
  const from = Math.max(start, center - reach);
  const to = Math.min(end, center + reach);
  const heightAt = (x: number) => sun.y - rise - sun.radius * Math.sqrt(1 - ((x - center) / across) ** 2);
  const point = (x: number) => `${x.toFixed(1)} ${heightAt(x).toFixed(1)}`;
  const floor = field.height + hidden;
  return `M${from.toFixed(1)} ${floor}L${point(from)}A${across.toFixed(1)} ${sun.radius} 0 0 1 ${point(to)}V${floor}z`;
}

const panePath = ({ start, end }: Pane) =>
  `M${start.toFixed(1)} 0H${end.toFixed(1)}V${field.height}H${start.toFixed(1)}z`;

/** The sun behind a pane for each question; the stylesheet lights and raises the slice of the open one. */
export function QuestionSun({ count }: { count: number }) {
  const id = usePageId();
  const panes = panesOf(count);
  return (
    <svg
      className="question-sun"
      viewBox={`0 0 ${field.width} ${field.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      <defs>
        <linearGradient id={`${id}pane`}>
          <stop stopColor={paper} stopOpacity=".7" />
          <stop stopColor={light} stopOpacity=".1" offset=".1" />
          <stop stopColor={light} stopOpacity=".5" offset="1" />
        </linearGradient>
        {Object.entries(warmth).map(([name, [above, below]]) => (
          <linearGradient
            key={name}
            id={`${id}${name}`}
            gradientUnits="userSpaceOnUse"
            x2="0"
            y1={sun.y - sun.radius}
            y2={field.height}
          >
            <stop stopColor={above} />
            <stop stopColor={below} offset="1" />
          </linearGradient>
        ))}
        <linearGradient id={`${id}edge`}>
          <stop stopColor={paper} stopOpacity=".6" />
          <stop stopColor={paper} stopOpacity="0" offset=".14" />
          <stop stopColor={paper} stopOpacity="0" offset=".6" />
          <stop stopColor="var(--accent)" stopOpacity=".55" offset="1" />
        </linearGradient>
      </defs>
      <path className="sun-panes" fill={`url(#${id}pane)`} d={panes.map(panePath).join('')} />
      {panes.map((pane, index) => {
        const path = slicePath(pane, index % 2 ? shift : 0);
        return (
          <g key={pane.start} className="sun-question">
            <path fill={`url(#${id}slice)`} d={path} />
            <path className="sun-lit" fill={`url(#${id}heat)`} d={path} />
            <path fill={`url(#${id}edge)`} d={path} />
          </g>
        );
      })}
    </svg>
  );
}
