import type { Root } from 'hast';
import { BreadcrumbHero } from '../blocks/breadcrumb-hero/view.tsx';
import { WayOn } from '../blocks/way-on/view.tsx';
import words from '../content/legal/privacy.md?raw';
import { privacy } from '../content/legal/privacy.ts';
import { parseMarkdown } from '../markdown/parse-markdown.ts';
import { ArticleText } from '../sections/article/article-text.tsx';
import { Section } from '../ui/section/section.tsx';
import '../sections/article/legal.css';
import '../sections/article/prose-beside.css';

const facts: Record<string, string> = privacy.facts;

/** @throws when the words ask for a fact that there is not */
const fillIn = (text: string) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined)
      throw new Error(`app/content/legal/privacy.md asks for {${name}}, which privacy.ts does not have.`);
    return fact;
  });

/** The lead, and a part for each heading, so that the rows of a part can end on its line. */
function partsOf({ children }: Root): Root[] {
  const starts = [0, ...children.flatMap((node, place) => (isHeading(node) ? [place] : []))];
  return starts.map((start, index) => ({ type: 'root', children: children.slice(start, starts[index + 1]) }));
}

const isHeading = (node: Root['children'][number]) => node.type === 'element' && node.tagName === 'h2';

export default function Page() {
  const { tree } = parseMarkdown(fillIn(words), 'app/content/legal/privacy.md');
  return (
    <>
      <BreadcrumbHero {...privacy.hero} />
      <Section spacing="tight" className="legal">
        {partsOf(tree).map((part, index) => (
          <ArticleText key={index} tree={part} className="prose-beside" />
        ))}
      </Section>
      <WayOn {...privacy.wayOn} />
    </>
  );
}
