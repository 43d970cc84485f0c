import type { ElementType, ReactNode } from 'react';
import type { Action, ExternalAction } from '../link/action.ts';
import { CardLink } from '../link/card-link.tsx';
import { Heading } from '../text/heading.tsx';
import { type ColumnsLayout, columnClasses } from './columns.tsx';
import { classes } from './steps.ts';
import './item-list.css';
import '../surface/lit.css';
import { usePageId } from '../id/use-page-id.ts';

export interface Item {
  title: string;
  text: string;
  /** A figure before the title. */
  figure?: string | undefined;
  /** A picture, a drawing, an icon or a number. */
  mark?: ReactNode;
  /** Turns the whole item into one link. */
  action?: Action | ExternalAction | undefined;
}

export interface ItemListProps extends Omit<ColumnsLayout, 'count'> {
  items: readonly Item[];
  /** Number of columns. 1: rows between lines, titles at the left and texts at the right; with `pairs` two columns up to tablets. */
  count: 1 | 2 | 3 | 4;
  /** Type step of the titles. */
  names?: 'card-title' | 'name' | 'small-title' | 'large';
  /** Type step of the texts. */
  texts?: 'soft' | 'small' | 'name';
  /** Adds large numbers. */
  numbered?: boolean;
  /** Screens with marks and numbers beside the words; elsewhere they are above. */
  beside?: 'phones' | 'tablets' | 'always';
  className?: string | undefined;
}

/** Titles and their texts, in columns or in rows. */
export function ItemList(props: ItemListProps) {
  const { items, names = 'card-title', texts = 'soft', numbered, beside, className, ...layout } = props;
  const id = usePageId();
  const isLinked = items.some(({ action }) => action);
  const List: ElementType = isLinked ? 'div' : numbered ? 'ol' : 'ul';
  const Box: ElementType = isLinked ? 'article' : 'li';
  return (
    <List
      className={classes(
        'items',
        layout.count === 1 ? 'item-rows' : columnClasses(layout),
        layout.count === 1 && layout.rule === 'between' && 'item-rows-ruled',
        layout.count === 1 && layout.pairs && 'item-pairs',
        numbered && 'items-numbered',
        beside && `beside-${beside}`,
        className,
      )}
      data-reveal
    >
      {items.map(({ title, figure = '', text, mark, action }, index) => (
        <Box key={title} className={classes('item', Boolean(mark || numbered) && 'item-marked', action && 'lit')}>
          {mark && <div className="item-mark">{mark}</div>}
          <Heading below={1} id={action && `${id}${index}`} className={`text-${names}`}>
            {figure && <span className="figure text-small-title">{figure}</span>}
            {title.slice(figure.length)}
          </Heading>
          <p className={texts === 'name' ? 'said text-name' : classes('soft', texts === 'small' && 'small')}>{text}</p>
          {action && <CardLink action={action} describedBy={`${id}${index}`} />}
        </Box>
      ))}
    </List>
  );
}
