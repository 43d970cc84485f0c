/**
 * A sign that begins a formula, at the beginning of a text and after each sign that ends a cell in some program; blanks
 * before it are skipped. Some programs read the wide signs of East Asian keyboards as the same.
 */
const formula = /(?<=^|[,;|\t\r\n"])(?=[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=[\t\r\n])/g;

/**
 * Makes a text that no spreadsheet runs, whichever separator it assumes: with another than the file's, quotes are text
 * and cells begin in the middle of ours. The apostrophe marks text, and is visible where no cell begins.
 */
export const escapeFormulas = (text: string): string => text.replace(formula, "'");
