/** Words of a page, where they stand in their file. */
export interface Words {
  /** In UTF-16 units of the file, quotes included. */
  start: number;
  end: number;
  kind: 'markdown' | 'field' | 'yaml';
  /** As the owner edits them; what the company's facts fill in stands in braces: `Since {site.established}`. */
  text: string;
}
