import { Columns } from '../../ui/layout/columns.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { type Illustration, Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import './data-analysis.css';

interface Part {
  heading: string;
  text: string;
  image: Illustration;
}

export interface DataAnalysisProps {
  heading: string;
  lead: string;
  image: Illustration;
  /** Two more, side by side. */
  items: Part[];
}

/** What becomes of data: the result in full width, where it is used and how it is kept below. */
export function DataAnalysis({ heading, lead, image, items }: DataAnalysisProps) {
  return (
    <Section heading={heading} lead={lead} surface="night">
      <div className="dashboard" data-reveal>
        <Picture {...image} />
      </div>
      <Columns count={2} from="lg" rule="between" className="data-parts" data-reveal-group>
        {items.map(({ heading, text, image }) => (
          <Stack key={heading} gap="s" data-reveal>
            <Picture {...image} />
            <h2 className="text-small-title">{heading}</h2>
            <p className="soft">{text}</p>
          </Stack>
        ))}
      </Columns>
    </Section>
  );
}
