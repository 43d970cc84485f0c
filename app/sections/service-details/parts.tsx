import { drawFins, standing } from '../../ui/figure/fins.ts';
import { ItemList } from '../../ui/layout/item-list.tsx';
import { Section } from '../../ui/section/section.tsx';
import './parts.css';
import '../../ui/figure/fins.css';

const height = 96;
const draw = (heights: readonly number[], isLit: (at: number) => boolean = () => false) =>
  drawFins(standing(height, heights), isLit);

const drawings = {
  raw: draw([22, 70, 9, 48, 84, 30, 12, 61, 38, 92, 17, 54, 26, 76, 40]),
  even: draw(Array<number>(15).fill(48)),
  watched: draw([44, 50, 46, 52, 47, 43, 51, 48, 45, 53, 92, 47, 50, 46, 52], (at) => at === 10),
  ahead: draw([38, 37, 42, 45, 44, 50, 54, 53, 60, 66, 72, 79, 87, 96], (at) => at > 7),
};

/** The strip ends with a fin, as its line does; between its parts there is as much room as between fins. */
const widths = { raw: 150, even: 150, watched: 150, ahead: 136 };

export interface PartsProps {
  heading: string;
  lead: readonly string[];
  items: readonly { title: string; text: string; fins: keyof typeof drawings }[];
}

/** What is built, as one strip of fins: in disorder at first, then measured, watched and continued. */
export function Parts({ heading, lead, items }: PartsProps) {
  return (
    <Section heading={heading} lead={lead} surface="sunken">
      <ItemList
        count={4}
        items={items.map(({ fins, ...words }) => ({
          ...words,
          mark: (
            <svg
              className="fins part-fins"
              data-fins={fins}
              viewBox={`0 0 ${widths[fins]} ${height}`}
              preserveAspectRatio="none"
              aria-hidden
            >
              <path d={drawings[fins].rest} />
              <path className="fins-lit" d={drawings[fins].lit} />
            </svg>
          ),
        }))}
      />
    </Section>
  );
}
