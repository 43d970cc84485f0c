import { saltmarsh } from '../products/saltmarsh.ts';

const { client, bill: facts } = saltmarsh;

/** On /finopcloud. */
export const bill = {
  heading: 'Whose line is it?',
  lead: `The November bill of ${client}, our sample client, on the evening of the twentieth. Choose a team and it adds up to that team's share.`,
  caption: 'Cloud spend, November 2026',
  choose: 'Show the lines of',
  all: 'All teams',
  teams: facts.teams,
  columns: { what: 'Line', toDate: 'To date', forecast: 'Forecast' },
  total: 'Sum',
  lines: facts.lines,
  note: 'A full fin is a thousand dollars already spent, an outlined one a thousand that the month is still expected to cost.',
  words: { said: '{team}: {toDate} to date, {forecast} expected at the end of the month.' },
};
