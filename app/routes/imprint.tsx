import { BreadcrumbHero } from '../blocks/breadcrumb-hero/view.tsx';
import { WayOn } from '../blocks/way-on/view.tsx';
import { imprint } from '../content/legal/imprint.ts';
import { parseMarkdown } from '../markdown/parse-markdown.ts';
import { ArticleText } from '../sections/article/article-text.tsx';
import { Section } from '../ui/section/section.tsx';
import '../sections/article/article.css';

export default function Page() {
  const { tree } = parseMarkdown(imprint.words, 'shared/imprint.ts');
  return (
    <>
      <BreadcrumbHero {...imprint.hero} />
      <Section spacing="tight" className="article-alone">
        <ArticleText tree={tree} />
      </Section>
      <WayOn {...imprint.wayOn} />
    </>
  );
}
