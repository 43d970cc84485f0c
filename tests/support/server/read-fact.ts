/** @returns the value of the first line with this label: `Name:      Zoë` -> `Zoë` */
export function readFact(text: string, label: string): string | undefined {
  const beginning = `${label}: `;
  const line = text.split('\n').find((each) => each.startsWith(beginning));
  return line?.slice(beginning.length).trim();
}
