import { ArrowUpRight } from 'lucide-react';
import { Columns } from '../../ui/layout/columns.tsx';
import type { Action } from '../../ui/link/action.ts';
import type { Illustration } from '../../ui/media/picture.tsx';
import { SectionHead } from '../../ui/section/section-head.tsx';
import { PictureCard } from '../../ui/surface/picture-card.tsx';
import { CheckList } from '../../ui/text/check-list.tsx';
import { opensInNewTab } from '../../ui/text/ui-texts.ts';
import '../../ui/link/card-link.css';
import '../../ui/link/link.css';

interface Solution {
  title: string;
  text: string;
  points: string[];
  action: Action;
  /** Of the arrow: the brand's color, or that of the words. Alike within a list, or one of them seems to be chosen. */
  tone: 'accent' | 'solid';
  image: Illustration;
}

export interface SolutionsProps {
  heading: string;
  lead: string;
  items: Solution[];
}

const tones = ['dawn', 'shade', undefined] as const;

/** Three results, each card one link. They open the contact page in a new tab, as the specification says. */
export function Solutions({ heading, lead, items }: SolutionsProps) {
  return (
    <>
      <SectionHead heading={heading} lead={lead} />
      <Columns count={3} gap="l" data-reveal-group>
        {items.map(({ title, text, points, action, tone, image }, index) => (
          <PictureCard
            key={title}
            image={image}
            tone={tones[index % 3]}
            action={
              <a
                className="link card-link"
                href={action.to}
                target="_blank"
                rel="noopener"
                data-external
                data-tone={tone}
              >
                <span>{action.label}</span>
                <ArrowUpRight className="icon" aria-hidden />
                <span className="sr-only">
                  : {title}, {opensInNewTab}
                </span>
              </a>
            }
          >
            <h3 className="text-card-title">{title}</h3>
            <p>{text}</p>
            <CheckList items={points} />
          </PictureCard>
        ))}
      </Columns>
    </>
  );
}
