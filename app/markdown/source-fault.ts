/** What an owner is told of a line of a text file. */
export interface Remark {
  /** Its path in the project. */
  file: string;
  line: number;
  text: string;
}

export const toLine = ({ file, line, text }: Remark): string => `${file}:${line}: ${text}`;

/** What is wrong in text files, said so that their writer finds the place: `app/content/articles/x.md:3: …`. */
export class SourceFault extends Error {
  override readonly name = 'SourceFault';

  constructor(faults: readonly Remark[]) {
    super(faults.map(toLine).join('\n'));
  }
}
