import type { Root } from 'hast';
import { parseMarkdown } from '../../markdown/parse-markdown.ts';
import type { OnPage } from '../../page/on-page.ts';
import { ArticleText } from '../../ui/article/article-text.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { Props } from './schema.ts';
import '../../ui/article/article.css';
import '../../ui/article/legal.css';
import '../../ui/article/prose-beside.css';

const isHeading = (node: Root['children'][number]) => node.type === 'element' && node.tagName === 'h2';

/** The lead, and a part for each heading, so that the rows of a part can end on its line. */
function partsOf({ children }: Root): Root[] {
  const starts = [0, ...children.flatMap((node, place) => (isHeading(node) ? [place] : []))];
  return starts.map((start, index) => ({ type: 'root', children: children.slice(start, starts[index + 1]) }));
}

/** A text that is read from its beginning to its end. */
export default function Prose({ text, id }: Props & OnPage) {
  const parts = partsOf(parseMarkdown(text.source, text.file).tree);
  const isLong = parts.length > 1;
  return (
    <Section id={id} spacing="tight" className={isLong ? 'legal' : 'article-alone'}>
      {parts.map((part, index) => (
        <ArticleText key={index} tree={part} className={isLong ? 'prose-beside' : undefined} />
      ))}
    </Section>
  );
}
