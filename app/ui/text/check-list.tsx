import { Check } from 'lucide-react';

/** Short points, each behind a check mark. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="check-list">
      {items.map((item) => (
        <li key={item}>
          <Check className="icon" aria-hidden />
          {item}
        </li>
      ))}
    </ul>
  );
}
