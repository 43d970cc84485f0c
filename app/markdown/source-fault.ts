/** A remark on one line of a text file, for its owner. */
export interface Diagnostic {
  /** Its path in the project. */
  file: string;
  line: number;
  text: string;
}

export const toLine = ({ file, line, text }: Diagnostic): string => `${file}:${line}: ${text}`;

/** Faults in text files, each with its place: `content/articles/x.md:3: …`. */
export class SourceFault extends Error {
  override readonly name = 'SourceFault';

  constructor(faults: readonly Diagnostic[]) {
    super(faults.map(toLine).join('\n'));
  }
}
