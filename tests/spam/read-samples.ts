import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Labelled } from '../../server/intake/spam/learn.ts';
import { type ContactMessage, contactFields, fillMessage } from '../../shared/contact-message.ts';

const ending = '.jsonl';

/** A labelled message, and what is known about its arrival. */
export interface Sample extends Labelled {
  kind: string;
  /** File name without ending: a file has messages of one author. */
  source: string;
  /** Milliseconds. Absent where no script ran. */
  fillMs?: number;
  /** 0 unless given. */
  sameText?: number;
  /** 1 unless given. */
  fromAddress?: number;
}

/** A line of a file: the label and the fields of the message. */
type Line = Omit<Sample, 'message' | 'source'> & Partial<ContactMessage>;

function readSample(text: string, source: string): Sample {
  const line = JSON.parse(text) as Line;
  if (line.label !== 'spam' && line.label !== 'genuine') throw new Error("label has to be 'spam' or 'genuine'");
  if (typeof line.message !== 'string') throw new Error('message is missing or no text');
  // A field that the form got later is in no older message.
  const message = fillMessage((field) => line[field] ?? '');
  const known = Object.entries(line).filter(([key]) => !(contactFields as readonly string[]).includes(key));
  return { ...(Object.fromEntries(known) as Omit<Line, keyof ContactMessage>), source, message };
}

/**
 * @returns the messages of all `*.jsonl` files of a folder, one for each line, in the order of names and lines
 * @throws with file and line where a line is not a sample
 */
export function readSamples(folder: URL): readonly Sample[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(ending));
  return files.sort().flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        if (line.trim() === '') return [];
        try {
          return [readSample(line, basename(file, ending))];
        } catch (error) {
          throw new Error(`${file}:${index + 1} is not a labelled message`, { cause: error });
        }
      }),
  );
}
