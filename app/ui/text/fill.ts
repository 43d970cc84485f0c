/** `or {price} a year` with what a page puts into the braces. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{([^{}]*)\}/g, (all, name: string) => values[name] ?? all);
