import { Section } from '../../ui/section/section.tsx';

/** Heights of fins out of 96, and from where to where they are lit. */
const drawings = {
  raw: { heights: [22, 70, 9, 48, 84, 30, 12, 61, 38, 92, 17, 54, 26, 76, 40], lit: [0, 0] },
  even: { heights: [48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48], lit: [0, 0] },
  watched: { heights: [44, 50, 46, 52, 47, 43, 51, 48, 45, 53, 92, 47, 50, 46, 52], lit: [10, 11] },
  ahead: { heights: [34, 38, 37, 42, 45, 44, 50, 54, 53, 60, 66, 72, 79, 87, 96], lit: [9, 15] },
} as const;

export interface PartsProps {
  heading: string;
  lead: readonly string[];
  items: readonly { title: string; text: string; fins: keyof typeof drawings }[];
}

/** What is built, as one strip of fins: in disorder at first, then measured, watched and continued. */
export function Parts({ heading, lead, items }: PartsProps) {
  return (
    <Section heading={heading} lead={lead} surface="sunken">
      <ul className="parts" data-reveal>
        {items.map(({ title, text, fins }) => (
          <li key={title} className="part">
            <Fins {...drawings[fins]} />
            <h3 className="text-small-title">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Fins({ heights, lit: [from, to] }: (typeof drawings)[keyof typeof drawings]) {
  const path = (shown: (index: number) => boolean) =>
    heights.map((height, index) => (shown(index) ? `M${index * 20} 96h12v-${height}h-12z` : '')).join('');
  const isLit = (index: number) => index >= from && index < to;
  return (
    <svg className="part-fins" viewBox="0 0 300 96" preserveAspectRatio="none" aria-hidden>
      <path d={path((index) => !isLit(index))} />
      <path className="part-lit" d={path(isLit)} />
    </svg>
  );
}
