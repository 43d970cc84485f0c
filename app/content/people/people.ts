import { content } from '../loaded.ts';

/** In the order of the team page: content/people.yaml. */
export const people = content.people;

/**
 * Somebody whom a module of app/content names.
 * @throws when content/people.yaml has nobody of that name
 */
export function personOf(slug: string) {
  const person = people[slug];
  if (!person)
    throw new Error(
      `A module of app/content names \`${slug}\`, and content/people.yaml has nobody of that name. There is: ${Object.keys(people).join(', ')}.`,
    );
  return person;
}
