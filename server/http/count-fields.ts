const quote = 0x22;
const backslash = 0x5c;
/** `,`, `[` and `{`: each begins another value. */
const openers = new Set([0x2c, 0x5b, 0x7b]);
const ampersand = 0x26;

/**
 * Whether a body has more values than `most`, by its bytes alone: to parse a hundred thousand of them would keep every page
 * waiting.
 */
export function hasMoreValues(bytes: Uint8Array, isForm: boolean, most: number): boolean {
  let values = isForm ? 1 : 0;
  let isText = false;
  for (let at = 0; at < bytes.length && values <= most; at += 1) {
    const byte = bytes[at] as number;
    if (isForm) {
      if (byte === ampersand) values += 1;
    } else if (isText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (openers.has(byte)) values += 1;
  }
  return values > most;
}
