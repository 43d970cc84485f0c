import type { PhotographWords } from '../ui/media/photograph.tsx';

interface Shown {
  /** The record: its file below app/content, and its name where the file has several. */
  of: string;
  photograph?: PhotographWords | undefined;
}

/**
 * @param names of all files below app/photographs
 * @throws SourceFault, with every record whose photograph is not there, or says nothing to whoever cannot see it
 */
export function assertPhotographs(names: readonly string[], records: readonly Shown[]): void {
  const faults = records.flatMap(({ of, photograph }) => {
    if (!photograph) return [];
    const { name, alt } = photograph;
    return [
      ...(names.includes(name) ? [] : [`app/content/${of}: there is no photograph app/photographs/${name}`]),
      ...(alt.trim() ? [] : [`app/content/${of}: the photograph ${name} needs \`alt\`, what it shows`]),
    ];
  });
  // By this name the build prints the words without a stack.
  if (faults.length > 0) throw Object.assign(new Error(faults.join('\n')), { name: 'SourceFault' });
}
