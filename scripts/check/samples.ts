/** Words in a file that a visitor could take for real. */
interface Place {
  file: string;
  words: string;
}

interface Sample {
  what: string;
  places: Place[];
  /** The owner has replaced it or confirms it as it is. */
  settled: boolean;
}

/**
 * The samples of docs/before-you-publish.md: one per line of the form
 * "- [ ] What it is. In `file`: `words`, `more words`; in `another file`: `words`". A cross in the box settles it.
 * @throws if a line with a box names no place, as nobody could find what it means.
 */
export function readSamples(list: string): Sample[] {
  return [...list.matchAll(/^- \[([ x])\] (.+)$/gm)].map(([, box, line = '']) => {
    const places = [...line.matchAll(/\bin `([^`]+)`: ((?:`[^`]+`(?:, )?)+)/gi)].flatMap(([, file = '', words = '']) =>
      [...words.matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({ file, words: word })),
    );
    const what = line.split(/\.? [Ii]n `/)[0] ?? line;
    if (places.length === 0) throw new Error(`The sample "${what}" names no place.`);
    return { what, places, settled: box === 'x' };
  });
}

/**
 * What is wrong with the list, in words. An open sample must stand where the list says; before publication none may be open.
 * @param read the text of a file, or nothing when there is no such file
 */
export function checkSamples(
  samples: readonly Sample[],
  read: (file: string) => string | undefined,
  publish: boolean,
): string[] {
  return samples
    .filter(({ settled }) => !settled)
    .flatMap(({ what, places }) => {
      const lost = places.find(({ file, words }) => !read(file)?.includes(words));
      if (lost) return [`"${what}": ${lost.file} no longer says "${lost.words}". If it is replaced, cross its box.`];
      return publish ? [`"${what}" is still a sample. Replace or confirm it, then cross its box.`] : [];
    });
}
