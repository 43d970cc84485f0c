import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import type { PageLink as To } from '../../../shared/pages.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-set.ts';
import type { Action, ExternalAction } from '../../ui/link/action.ts';
import { CardLink } from '../../ui/link/card-link.tsx';
import { PageLink } from '../../ui/link/page-link.tsx';
import { Section } from '../../ui/section/section.tsx';

interface CellItem {
  title: string;
  text: string;
  icon?: IconName;
  /** Two digits in the icon's place, shown as they are. */
  number?: string;
  /** Makes the cell one link as a whole. */
  action?: Action | ExternalAction;
}

export interface CellGridProps {
  heading: string;
  lead: string | readonly string[];
  items: readonly CellItem[];
}

interface CellGridLayout {
  /** Rows are full: as many items as a multiple of the columns. */
  columns: 2 | 4;
  surface?: 'sunken' | 'night' | undefined;
  /** They follow each other in time: a line leads from each to the next. */
  sequence?: boolean;
  /** Where all cells lead, each one a link as a whole and without words of its own for that. */
  link?: To;
}

/** Joined cells: an icon or a number, a title and a text. They lead nowhere unless the grid or an item says where. */
export function CellGrid({ heading, lead, columns, surface, sequence, link, items }: CellGridProps & CellGridLayout) {
  const List = link || items.some(({ action }) => action) ? 'div' : 'ul';
  return (
    <Section heading={heading} lead={lead} surface={surface}>
      <List
        className={`cells cells-${columns} cell-grid`}
        data-marks={items[0]?.number ? 'number' : undefined}
        data-sequence={sequence}
        data-reveal
      >
        {items.map((item) => (
          <Cell key={item.title} item={item} columns={columns} link={link} />
        ))}
      </List>
    </Section>
  );
}

function Cell({
  item,
  columns,
  link,
}: { item: CellItem } & Pick<CellGridLayout, 'columns'> & { link: To | undefined }) {
  const id = useId();
  const { title, text, icon, number, action } = item;
  const mark = icon ? <Icon name={icon} /> : <span className="cell-number">{number}</span>;
  const words = (
    <>
      <h3 id={action && id} className="text-card-title">
        {title}
      </h3>
      <p>{text}</p>
      {action && <CardLink action={action} describedBy={id} />}
    </>
  );
  if (link)
    return (
      <PageLink to={link} className="cell">
        {mark}
        {words}
        <span className="go">
          <ArrowRight className="icon" aria-hidden />
        </span>
      </PageLink>
    );
  const Box = action ? 'article' : 'li';
  return (
    <Box className={columns === 2 ? 'cell cell-row' : 'cell'}>
      {mark}
      {columns === 2 ? <div>{words}</div> : words}
    </Box>
  );
}
