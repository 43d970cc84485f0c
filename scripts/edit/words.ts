/** Words of a page, where they stand in their file. */
export interface Words {
  /** In UTF-16 units of the file, quotes included. */
  start: number;
  end: number;
  kind: 'markdown' | 'field' | 'yaml';
  /** Words as the owner edits them; facts of the company stand in braces: `Since {site.established}`. */
  text: string;
}
