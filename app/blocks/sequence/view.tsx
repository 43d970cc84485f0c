import type { OnPage } from '../../page/on-page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Columns, fitColumns } from '../../ui/layout/columns.tsx';
import { PageLink } from '../../ui/link/page-link.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** Steps that follow each other, below one row of fins that grows brighter; all lead to one page. */
export default function Sequence({ heading, lead, items, to, id }: Props & OnPage) {
  const columns = fitColumns(items.length, 4);
  return (
    <Section id={id} heading={heading} lead={lead}>
      <Columns count={columns} rule="between" data-reveal>
        {items.map(({ title, text, icon }, index) => (
          <PageLink key={title} to={to} className={`step step-${(index % columns) + 1}`}>
            <Icon name={icon} />
            <Icon name="arrow-right" />
            <Heading below={1} className="text-card-title">
              {title}
            </Heading>
            <p className="small soft">{text}</p>
          </PageLink>
        ))}
      </Columns>
    </Section>
  );
}
