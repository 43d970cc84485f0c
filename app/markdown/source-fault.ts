/** What is wrong in a text file, said so that its writer finds the place: `app/content/articles/x.md:3: …`. */
export class SourceFault extends Error {
  override readonly name = 'SourceFault';

  constructor(file: string, faults: readonly { line: number; text: string }[]) {
    super(faults.map(({ line, text }) => `${file}:${line}: ${text}`).join('\n'));
  }
}
