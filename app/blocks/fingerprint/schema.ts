import { z } from 'zod';
import { sample, text, textWith } from '../../load/fields.ts';

/** `fingerprint`: the SHA-256 of the text, as 64 hexadecimal digits. */
const side = z.strictObject({ label: text, text, fingerprint: text });

/** Two texts and their fingerprints: one comma changes all of it. */
export const schema = z.strictObject({
  sample,
  heading: text,
  lead: text,
  original: side,
  /** The second text at first: different, to show a difference. */
  copy: side,
  fingerprintLabel: text,
  verdict: text,
  change: text,
  restore: text,
  note: text,
  /** Texts during use; `end` names the place after the last letter. */
  words: z.strictObject({
    same: text,
    differs: textWith('at', 'signed', 'copy'),
    end: text,
    insecure: text,
  }),
});

export type Props = z.output<typeof schema>;
