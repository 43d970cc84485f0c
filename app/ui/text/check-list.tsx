import { Icon } from '../icon/icon.tsx';
import './check-list.css';

interface CheckListProps {
  items: readonly string[];
  /** Points that are repeated from an earlier list. */
  known?: readonly string[];
}

/** Short points, each behind a check mark. */
export function CheckList({ items, known }: CheckListProps) {
  return (
    <ul className="check-list">
      {items.map((item) => (
        <li key={item} data-known={known?.includes(item) ? '' : undefined}>
          <Icon name="check" />
          {item}
        </li>
      ))}
    </ul>
  );
}
