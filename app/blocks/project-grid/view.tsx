import type { PageLink as PageLinkTo } from '../../../shared/pages.ts';
import type { OnPage } from '../../page/on-page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { classes } from '../../ui/layout/steps.ts';
import { PageLink } from '../../ui/link/page-link.tsx';
import { Photograph } from '../../ui/media/photograph.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Stage } from '../../ui/surface/stage.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/link/card-link.css';
import '../../ui/surface/lit.css';

/** Neighbors have different backgrounds, in two columns or in one. */
const tones = ['sol', 'night', 'sun', 'shade', undefined, 'dawn'] as const;

/** The first and the last of six take the whole width, and so does a last one without a neighbor. */
function isWide(index: number, count: number): boolean {
  const place = index % 6;
  return place === 0 || place === 5 || (index === count - 1 && (place === 1 || place === 3));
}

/** Projects, two in a row. */
export default function ProjectGrid({ heading, lead, items, id, site }: Props & OnPage) {
  const own = site.projects
    .filter(({ listed }) => listed)
    .map(({ name, path, ...card }) => ({ ...card, title: name, to: path as PageLinkTo }));
  const cards = [...own, ...items];
  return (
    <Section id={id} heading={heading} lead={lead}>
      <Columns as="ul" count={2} gap="2xl" className="project-grid">
        {cards.map(({ title, field, image, photograph, to }, index) => {
          const isScene = !photograph && image?.name.endsWith('-wide');
          return (
            <li
              key={title}
              className={classes('project lit-by', isWide(index, cards.length) && 'project-wide')}
              data-reveal
            >
              <Stage
                tone={tones[index % 6]}
                fit={photograph || isScene ? 'filled' : undefined}
                className={classes('lit', photograph && 'photographed', isScene && 'scene')}
              >
                {photograph && <Photograph {...photograph} sizes="(width >= 40em) 45vw, 100vw" />}
                {!photograph && image && <Picture {...image} />}
              </Stage>
              <Heading below={1} className="text-name">
                <PageLink to={to} className="card-link">
                  {title}
                </PageLink>
                <Icon name="arrow-right" />
              </Heading>
              {field && <p className="small muted">{field}</p>}
            </li>
          );
        })}
      </Columns>
    </Section>
  );
}
