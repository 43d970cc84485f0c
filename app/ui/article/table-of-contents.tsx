import { Stack } from '../layout/stack.tsx';
import './table-of-contents.css';

export interface TableOfContentsProps {
  heading: string;
}

interface Places {
  headings: readonly { id: string; text: string }[];
}

/** The headings of a long text, beside it during reading; above it without room. */
export function TableOfContents({ heading, headings }: TableOfContentsProps & Places) {
  return (
    <Stack
      as="nav"
      gap={4}
      className="table-of-contents small"
      aria-labelledby="contents"
      data-enhance="table-of-contents"
    >
      <h2 id="contents" className="text-card-title">
        {heading}
      </h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
