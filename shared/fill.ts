/** Puts texts into the braces of `or {price} a year`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{([^{}]*)\}/g, (all, name: string) => String(values[name] ?? all));
