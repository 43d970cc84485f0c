/** Words of a page, with their place in the file. */
export interface Words {
  /** UTF-16 position in the file, quotes included. */
  start: number;
  end: number;
  kind: 'markdown' | 'field' | 'yaml';
  /** Words in the owner's form; facts of the company are in braces: `Since {site.established}`. */
  text: string;
}
