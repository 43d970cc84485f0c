/** A remark on one line of a text file, for its owner. */
export interface Remark {
  /** Its path in the project. */
  file: string;
  line: number;
  text: string;
}

export const toLine = ({ file, line, text }: Remark): string => `${file}:${line}: ${text}`;

/** Faults in text files, each with its place: `content/articles/x.md:3: …`. */
export class SourceFault extends Error {
  override readonly name = 'SourceFault';

  constructor(faults: readonly Remark[]) {
    super(faults.map(toLine).join('\n'));
  }
}
