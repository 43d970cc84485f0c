import { Check } from 'lucide-react';
import './check-list.css';

interface CheckListProps {
  items: readonly string[];
  /** Of these, what was said before and is here only repeated. */
  known?: readonly string[];
}

/** Short points, each behind a check mark. */
export function CheckList({ items, known }: CheckListProps) {
  return (
    <ul className="check-list">
      {items.map((item) => (
        <li key={item} data-known={known?.includes(item) ? '' : undefined}>
          <Check className="icon" aria-hidden />
          {item}
        </li>
      ))}
    </ul>
  );
}
