import { use, useState } from 'react';
import { isHydrating } from '../../ui/is-hydrating.ts';
import { ArticleBlock, type Block } from './article-block.tsx';

export interface ProseWords {
  lede: string;
  sections: { heading: string; blocks: Block[] }[];
}

export interface ProseProps {
  /** There while prerendering only. */
  prerendered: ProseWords | undefined;
  /** The same promise each time, since React asks again on each attempt. */
  load: () => Promise<ProseWords>;
}

/**
 * The words of an article, in one comfortable measure. They do not change, so like a drawing they stand in the document
 * and not a second time in its script; a page that is opened without a document waits for them.
 */
export function Prose({ prerendered, load }: ProseProps) {
  const [kept] = useState(isHydrating);
  if (prerendered) return <Words {...prerendered} />;
  if (!kept) return <LoadedWords load={load} />;
  return <div className="prose" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

function LoadedWords({ load }: Pick<ProseProps, 'load'>) {
  return <Words {...use(load())} />;
}

function Words({ lede, sections }: ProseWords) {
  return (
    <div className="prose">
      <p className="article-lede">{lede}</p>
      {sections.map(({ heading, blocks }) => (
        <section key={heading}>
          <h2 className="text-small-title">{heading}</h2>
          {blocks.map((block) => (
            <ArticleBlock key={block.text} {...block} />
          ))}
        </section>
      ))}
    </div>
  );
}
