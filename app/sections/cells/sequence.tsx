import { ArrowRight } from 'lucide-react';
import type { PageLink as To } from '../../../shared/pages.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-set.ts';
import { Columns } from '../../ui/layout/columns.tsx';
import { PageLink } from '../../ui/link/page-link.tsx';
import { Section } from '../../ui/section/section.tsx';
import './sequence.css';

export interface SequenceProps {
  heading: string;
  lead: string;
  items: readonly { title: string; text: string; icon: IconName }[];
}

/** Four steps that follow each other, below one row of fins that grows brighter; all lead to one page. */
export function Sequence({ heading, lead, items, link }: SequenceProps & { link: To }) {
  return (
    <Section heading={heading} lead={lead}>
      <Columns count={4} rule="between" data-reveal>
        {items.map(({ title, text, icon }, index) => (
          <PageLink key={title} to={link} className={`step step-${index + 1}`}>
            <Icon name={icon} />
            <ArrowRight className="icon" aria-hidden />
            <h3 className="text-card-title">{title}</h3>
            <p className="small soft">{text}</p>
          </PageLink>
        ))}
      </Columns>
    </Section>
  );
}
