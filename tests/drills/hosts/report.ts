import { type Drill, labelFigures } from '../support/drill.ts';
import { type HostFigures, runHost } from './drill.ts';
import { type HostProgram, programs } from './programs.ts';

const words: Record<keyof HostFigures, string> = {
  addresses: 'Addresses of the site',
  direct: 'Answered at once, with our server’s body',
  policies: 'With our server’s policy',
  headers: 'With our server’s types, caching and other headers',
  unchanged: 'Answered 304 to a browser that has them',
  unknown: 'Unknown addresses',
  notFound: 'Answered 404, with a page whose policy allows its styles',
  leads: 'Old addresses and slips',
  led: 'Led to their page in one step',
  forms: 'Ways of messages, receipts and links in mails, with the server and without it',
  answered: 'Answered as they should be',
  score: 'Points by the rules of the MDN Observatory (at least 135 is wanted)',
};

const drillOf = (name: string, program: HostProgram, basePath = ''): Drill => ({
  name: `host-${name}${basePath && '-path'}`,
  count: 1,
  moderateCount: 1,
  async run() {
    const found = await runHost(name, program, basePath);
    if (found === undefined) return `this needs ${program.missing}`;
    const { figures, faults } = found;
    for (const fault of faults) console.error(fault);
    const site = basePath ? 'A site below a path' : 'The site';
    return {
      what: `${site} as \`npm run build -- --host=${name}\` lays it out, on ${program.what}.`,
      figures: labelFigures(words, figures),
      isPassed: faults.length === 0 && figures.score >= program.points,
    };
  },
});

export const drills = Object.entries(programs).flatMap(([name, program]) => [
  drillOf(name, program),
  ...(program.way === 'page' ? [] : [drillOf(name, program, '/site')]),
]);
