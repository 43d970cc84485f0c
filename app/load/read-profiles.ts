import { fitDescription } from '../../shared/fit-text.ts';
import { check } from './describe.ts';
import type { Fault } from './faults.ts';
import { template } from './page.ts';
import { type BlockPage, type PageContext, readBlocks, titleOf } from './read-page.ts';
import type { PersonRecord } from './records.ts';
import type { Source } from './source.ts';

/** Pages of those who have one of their own: the template, in whose texts `{person.name}` and `{person.role}` are filled in. */
export function readProfiles(
  source: Source,
  people: Readonly<Record<string, PersonRecord>>,
  surroundings: PageContext,
): BlockPage[] {
  // A fault of the template is reported once, however many pages it makes.
  const reported = new Set<string>();
  const note = (...faults: Fault[]) =>
    surroundings.note(
      ...faults.filter((fault) => {
        const words = JSON.stringify(fault);
        return !reported.has(words) && reported.add(words);
      }),
    );
  return Object.values(people).flatMap(({ slug, name, role, profile }): BlockPage[] => {
    if (typeof profile?.page !== 'object') return [];
    const own = { 'person.name': name, 'person.role': role };
    const withFacts: PageContext['withFacts'] = (facts, counts, read) =>
      surroundings.withFacts({ ...own, ...facts }, counts, read);
    const path = `/team/${slug}` as const;
    const shared = withFacts({}, {}, () => check(template, source, note));
    const blocks = readBlocks(source, { ...surroundings, note, withFacts });
    if (!shared) return [];
    return [
      {
        path,
        file: source.file,
        name,
        layout: shared.layout,
        unlisted: false,
        blocks,
        title: titleOf(profile.page.title),
        description: fitDescription(...profile.page.description),
        above: shared.above ?? surroundings.aboveOf(path),
      },
    ];
  });
}
