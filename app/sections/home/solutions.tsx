import { ArrowUpRight } from 'lucide-react';
import type { Action } from '../../ui/link/action.ts';
import { type Illustration, Picture } from '../../ui/media/picture.tsx';
import { SectionHead } from '../../ui/section/section-head.tsx';
import { CheckList } from '../../ui/text/check-list.tsx';
import { opensInNewTab } from '../../ui/text/ui-texts.ts';

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

/** Three results, each card one link. They open the contact page in a new tab, as the specification says. */
export function Solutions({ heading, lead, items }: SolutionsProps) {
  return (
    <>
      <SectionHead heading={heading} lead={lead} />
      <div className="columns-3 solution-cards" data-reveal-group>
        {items.map(({ title, text, points, action, tone, image }) => (
          <article key={title} className="card solution-card" data-reveal>
            <Picture {...image} className="solution-image" />
            <div className="solution-words">
              <h3 className="text-card-title">{title}</h3>
              <p>{text}</p>
            </div>
            <CheckList items={points} />
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
          </article>
        ))}
      </div>
    </>
  );
}
