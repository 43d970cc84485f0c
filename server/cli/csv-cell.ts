/**
 * A sign that begins a formula, at the beginning of a text and after each sign that some program takes for the end of a cell;
 * blanks before it do not count, and some programs take the wide signs of East Asian keyboards for the same.
 */
const formula = /(?<=^|[,;|\t\r\n"])(?=[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=[\t\r\n])/g;

/**
 * A text that no spreadsheet runs, whichever separator it assumes: with another one than the file has, it reads quotes as
 * text and cells begin in the middle of ours. The apostrophe says that text follows, and is seen where no cell begins.
 */
export const withoutFormulas = (text: string): string => text.replace(formula, "'");
