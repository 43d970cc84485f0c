/** What a drawn page opens with: for whoever shows a link to it. */
export interface Opening {
  headline: string;
  /** Of its hero; see art/heroes.ts. */
  illustration: string | undefined;
  /** The pages above this one, and itself, if it says so. */
  trail: readonly { name: string; path?: string | undefined }[];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
/** As React writes text: elements and comments go, what it escaped comes back. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
    .trim();

/** Taken from the page itself, so that nothing is said of it elsewhere that does not stand there. */
export function readOpening(html: string): Opening {
  const list = /<nav class="breadcrumb"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
  return {
    headline: textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''),
    illustration: /<section class="hero [^"]*\bimage-([\w-]+)/.exec(html)?.[1],
    trail: [...list.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => ({
      name: textOf(item),
      path: /href="([^"]+)"/.exec(item)?.[1],
    })),
  };
}
