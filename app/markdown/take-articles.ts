import { type Article, type ArticleContext, readArticle } from './article.ts';
import { findProgram, withoutRemarks } from './mdx.ts';
import { type Remark, SourceFault } from './source-fault.ts';

export interface TakenArticles {
  /** Articles without a fault in their fields, drafts and waiting ones among them. */
  articles: Article[];
  /** Faults of all files, by file and line. */
  faults: Remark[];
  /** Shown otherwise than its writer may expect. */
  warnings: Remark[];
  /** Files that are no articles. */
  passedOver: Remark[];
}

export interface TakeContext extends ArticleContext {
  /** Tells what of the words cannot be shown; without it words are not looked at. */
  checkWords?: (body: string, file: string) => { faults: Remark[]; warnings: Remark[] };
}

interface SourceFile {
  /** Its path in the project. */
  file: string;
  source: string;
}

/** Reads the sources of all articles, each by itself: what is wrong with one hides nothing of another. */
export function takeArticles(sources: readonly SourceFile[], context: TakeContext): TakenArticles {
  const taken: TakenArticles = { articles: [], faults: [], warnings: [], passedOver: [] };
  for (const { file, source } of sources.toSorted((one, other) => one.file.localeCompare(other.file))) {
    const text = source.replace(/^\uFEFF/, '');
    // Bytes that are no UTF-8 were read as U+FFFD; text of two bytes a letter holds empty ones.
    const broken = /[\uFFFD\0]/.exec(text);
    const { article, faults, body } = readArticle(text, file, context);
    const isMdx = file.endsWith('.mdx');
    const words = isMdx ? withoutRemarks(body) : body;
    const program = isMdx && !broken ? findProgram(words) : undefined;
    if (program) {
      taken.passedOver.push({
        file,
        line: program.line,
        text: `${program.what} runs with MDX only. Without it the file is an article`,
      });
      continue;
    }
    if (broken) {
      const line = text.slice(0, broken.index).split('\n').length;
      taken.faults.push({ file, line, text: 'this is not UTF-8: save the file again with the encoding UTF-8' });
      // Nothing else of it can be read.
      if (text.includes('\0')) continue;
    }
    if (article) taken.articles.push({ ...article, body: words });
    taken.faults.push(...faults.map((fault) => ({ file, ...fault })));
    // The words of a draft may be unfinished; its page says so itself.
    if (!context.checkWords || article?.state === 'draft') continue;
    const found = context.checkWords(words, file);
    taken.faults.push(...found.faults);
    taken.warnings.push(...found.warnings);
  }
  taken.faults.push(...findTwins(taken.articles));
  taken.faults.sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
  return taken;
}

/** Two files of one name would be one address. */
const findTwins = (articles: readonly Article[]): Remark[] =>
  [...Map.groupBy(articles, ({ slug }) => slug)].flatMap(([slug, [first, ...others]]) =>
    others.map(({ file }) => ({
      file,
      line: 1,
      text: `/blog/${slug} is the address of ${first?.file} already: rename one of them`,
    })),
  );

/**
 * The articles as pages show them.
 * @throws SourceFault with all that is wrong in the fields of all files
 */
export function requireArticles({ articles, faults }: TakenArticles): Article[] {
  if (faults.length > 0) throw new SourceFault(faults);
  return articles;
}
