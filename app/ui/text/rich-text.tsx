import type { PageLink as To } from '../../../shared/pages.ts';
import { PageLink } from '../link/page-link.tsx';

/** A sentence with links in it: plain pieces and link pieces, in order. */
export type RichText = string | readonly (string | { text: string; to: To })[];

export function Rich({ text }: { text: RichText }) {
  if (typeof text === 'string') return text;
  return text.map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <PageLink key={piece.text} to={piece.to} className="inline-link">
        {piece.text}
      </PageLink>
    ),
  );
}
