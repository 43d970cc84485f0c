/** `or {price} a year` with the texts that belong into the braces. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{([^{}]*)\}/g, (all, name: string) => String(values[name] ?? all));
