import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type ContactMessage, contactFields } from '../shared/contact-message.ts';

const ending = '.jsonl';

/** A labelled message, and what is known about its arrival. */
export interface Sample {
  label: 'spam' | 'genuine';
  kind: string;
  /** Name of its file, without the ending: those of an author stand together. */
  source: string;
  message: ContactMessage;
  /** Milliseconds. Absent where no script ran. */
  fillMs?: number;
  /** 0 unless given. */
  sameText?: number;
  /** 1 unless given. */
  fromAddress?: number;
}

/** A line of a file: the fields of the message stand beside its label. */
type Line = Omit<Sample, 'message' | 'source'> & ContactMessage;

function readSample(text: string, source: string): Sample {
  const { name, email, phone, company, message, ...rest } = JSON.parse(text) as Line;
  const sample = { ...rest, source, message: { name, email, phone, company, message } };
  if (rest.label !== 'spam' && rest.label !== 'genuine') throw new Error("label has to be 'spam' or 'genuine'");
  for (const field of contactFields)
    if (typeof sample.message[field] !== 'string') throw new Error(`${field} is missing or no text`);
  return sample;
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

export const open = readSamples(new URL('open/', import.meta.url));
export const frozen = readSamples(new URL('frozen/', import.meta.url));
