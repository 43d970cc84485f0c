import { Picture, type PictureName } from '../../ui/media/picture.tsx';

/** A piece of an article. `text` is its paragraph, or what introduces or names the rest. */
export type Block = { text: string } & (
  | { kind: 'paragraph' | 'pull' }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'figure'; image: PictureName; alt: string }
);

export function ArticleBlock(block: Block) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'pull':
      return <p className="article-pull text-small-title">{block.text}</p>;
    case 'list':
      return (
        <>
          <p>{block.text}</p>
          <ol className="article-rules">
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </>
      );
    case 'table':
      return <ArticleTable {...block} />;
    case 'figure':
      return (
        <figure data-reveal>
          <div className="article-picture">
            <Picture name={block.image} alt={block.alt} />
          </div>
          <figcaption>{block.text}</figcaption>
        </figure>
      );
  }
}

function ArticleTable({ text, head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <table className="article-table">
      <caption>{text}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
