import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { visit } from 'unist-util-visit';
import type { PageLink as To } from '../../../shared/pages.ts';
import { ButtonLink } from '../button/button.tsx';
import { classes } from '../layout/steps.ts';
import type { ExternalAddress } from '../link/action.ts';
import { ExternalLink } from '../link/external-link.tsx';
import { PageLink } from '../link/page-link.tsx';
import { useCopy } from '../media/inline-svg.tsx';
import { Photograph } from '../media/photograph.tsx';
import { Picture, type PictureName } from '../media/picture.tsx';
import { Stage } from '../surface/stage.tsx';
import { ArticleTable, TableCell, TableHeader } from './article-table.tsx';
import { CodeBlock } from './code-block.tsx';
import './prose.css';

interface ArticleTextProps {
  tree: Root;
  /** Class that puts headings beside their text; by default they are above it. */
  className?: string | undefined;
}

/** The words of an article, drawn with the site's own components. */
export function ArticleText({ tree, className }: ArticleTextProps) {
  const copy = useCopy();
  const own = copy === 0 ? tree : renameIds(tree, `copy${copy}-`);
  return (
    <div className={classes('prose soft', className)}>
      {toJsxRuntime(own, { Fragment, jsx, jsxs, components, tableCellAlignToStyle: false })}
    </div>
  );
}

/** Renames ids, and links to them, of a text's second copy on a page. */
function renameIds(tree: Root, before: string): Root {
  const own = structuredClone(tree);
  visit(own, 'element', ({ properties }) => {
    if (typeof properties.id === 'string') properties.id = before + properties.id;
    if (typeof properties.href === 'string') properties.href = properties.href.replace(/^#/, `#${before}`);
  });
  return own;
}

/** Components of elements; `piece-…` are the pieces of markdown/pieces.ts. */
const components = {
  h2: (props: ComponentPropsWithoutRef<'h2'>) => <h2 className="text-small-title" {...props} />,
  h3: (props: ComponentPropsWithoutRef<'h3'>) => <h3 className="text-card-title" {...props} />,
  a: ArticleLink,
  img: ArticlePhotograph,
  table: ArticleTable,
  th: TableHeader,
  td: TableCell,
  pre: CodeBlock,
  'piece-figure': Figure,
  'piece-note': Note,
  'piece-action': ActionButton,
};

function ArticleLink({ href = '', ...rest }: ComponentPropsWithoutRef<'a'>) {
  if (href.startsWith('https://'))
    return <ExternalLink to={href as ExternalAddress} className="inline-link" {...rest} />;
  return <PageLink to={href as To} className="inline-link" {...rest} />;
}

/** `![words](articles/port.jpg)`: a file below content/photographs. */
function ArticlePhotograph({ src = '', alt = '' }: ComponentPropsWithoutRef<'img'>) {
  return (
    <Photograph name={String(src)} alt={alt} sizes="(width >= 64em) 50rem, 100vw" className="article-photograph" />
  );
}

function Figure({ picture, alt, label }: { picture: PictureName; alt: string; label: string }) {
  // A picture without words below is no figure.
  const Frame = label ? 'figure' : 'div';
  return (
    <Frame className="article-figure" data-reveal>
      <Stage tone="shade">
        <Picture name={picture} alt={alt} />
      </Stage>
      {label && <figcaption className="small muted">{label}</figcaption>}
    </Frame>
  );
}

function Note({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="article-note" role="note">
      {label && <b>{label}</b>}
      {children}
    </div>
  );
}

function ActionButton({ to, label }: { to: To; label: string }) {
  return (
    <p className="article-action">
      <ButtonLink action={{ label, to }} />
    </p>
  );
}
