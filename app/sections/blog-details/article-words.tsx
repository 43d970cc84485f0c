import { ArticleBlock, type Block } from './article-block.tsx';

export interface ArticleWordsProps {
  lead: string;
  sections: { heading: string; blocks: Block[] }[];
}

/** The article as it is read. */
export function ArticleWords({ lead, sections }: ArticleWordsProps) {
  return (
    <>
      <p className="article-lead">{lead}</p>
      {sections.map(({ heading, blocks }) => (
        <section key={heading}>
          <h2 className="text-small-title">{heading}</h2>
          {blocks.map((block) => (
            <ArticleBlock key={block.text} {...block} />
          ))}
        </section>
      ))}
    </>
  );
}
