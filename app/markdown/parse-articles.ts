import { type Article, type ArticleContext, readArticle } from './article.ts';
import { findProgram, removeMdxComments } from './mdx.ts';
import { type Diagnostic, SourceFault } from './source-fault.ts';

export interface ParsedArticles {
  /** Articles with correct fields, drafts and waiting ones included. */
  articles: Article[];
  /** Faults of all files, by file and line. */
  faults: Diagnostic[];
  /** Parts shown otherwise than expected. */
  warnings: Diagnostic[];
  /** Files that are no articles. */
  skipped: Diagnostic[];
}

export interface ParseContext extends ArticleContext {
  /** Finds words that cannot be shown; without it words are not checked. */
  checkWords?: (body: string, file: string) => { faults: Diagnostic[]; warnings: Diagnostic[] };
}

interface SourceFile {
  /** Its path in the project. */
  file: string;
  source: string;
}

/** Reads the sources of all articles separately: faults of one hide nothing of another. */
export function parseArticles(sources: readonly SourceFile[], context: ParseContext): ParsedArticles {
  const taken: ParsedArticles = { articles: [], faults: [], warnings: [], skipped: [] };
  for (const { file, source } of sources.toSorted((one, other) => one.file.localeCompare(other.file))) {
    const text = source.replace(/^\uFEFF/, '');
    // Bytes that are not UTF-8 were read as U+FFFD; text of two bytes per letter has empty bytes.
    const broken = /[\uFFFD\0]/.exec(text);
    const { article, faults, body } = readArticle(text, file, context);
    const isMdx = file.endsWith('.mdx');
    const words = isMdx ? removeMdxComments(body) : body;
    const program = isMdx && !broken ? findProgram(words) : undefined;
    if (program) {
      taken.skipped.push({
        file,
        line: program.line,
        text: `${program.what} runs with MDX only. Without it the file is an article`,
      });
      continue;
    }
    if (broken) {
      const line = text.slice(0, broken.index).split('\n').length;
      taken.faults.push({ file, line, text: 'this is not UTF-8: save the file again with the encoding UTF-8' });
      // Stops: the rest is unreadable.
      if (text.includes('\0')) continue;
    }
    if (article) taken.articles.push({ ...article, body: words });
    taken.faults.push(...faults.map((fault) => ({ file, ...fault })));
    // Drafts may be unfinished, as a note on their page says.
    if (!context.checkWords || article?.state === 'draft') continue;
    const found = context.checkWords(words, file);
    taken.faults.push(...found.faults);
    taken.warnings.push(...found.warnings);
  }
  taken.faults.push(...findTwins(taken.articles));
  taken.faults.sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
  return taken;
}

/** Finds files of one name, hence one address. */
const findTwins = (articles: readonly Article[]): Diagnostic[] =>
  [...Map.groupBy(articles, ({ slug }) => slug)].flatMap(([slug, [first, ...others]]) =>
    others.map(({ file }) => ({
      file,
      line: 1,
      text: `/blog/${slug} is the address of ${first?.file} already: rename one of them`,
    })),
  );

/**
 * Articles for pages.
 * @throws SourceFault with all that is wrong in the fields of all files
 */
export function requireArticles({ articles, faults }: ParsedArticles): Article[] {
  if (faults.length > 0) throw new SourceFault(faults);
  return articles;
}
