import { type Drill, labelFigures, type Report } from '../support/drill.ts';
import { type AttackOptions, runAttack } from './drill.ts';
import { runNetworks } from './networks.ts';

const words = {
  connections: 'Connections at once',
  seconds: 'Seconds',
  came: 'Connections made',
  cut: 'Of those: cut by the server',
  pages: 'Pages asked for meanwhile',
  pagesAnswered: 'Pages answered',
  medianMs: 'Median of a page, ms (at most 50)',
  p99Ms: 'Slowest hundredth of the pages, ms (at most 500)',
  longestMs: 'Slowest page, ms',
  messages: 'Messages sent meanwhile',
  messagesAcknowledged: 'Messages acknowledged',
  memoryBefore: 'Memory before, MB',
  memoryAtMost: 'Memory at most, MB (at most 350)',
  memoryAfter: '30 seconds after the end, MB',
};

/** Growth in MB; a busy hour leaves as much. */
const mostLeft = 80;

/** The same drill against the server before, with attackers who came again after a second: docs/decisions/0053. */
type Before = Partial<Record<keyof typeof words, number>>;

function toDrill(name: string, what: string, options: Omit<AttackOptions, 'seconds'>, before: Before): Drill {
  return {
    name,
    count: 60,
    moderateCount: 15,
    async run(seconds) {
      const figures = await runAttack({ ...options, seconds });
      const former = labelFigures(words, before as Required<Before>).filter(([, figure]) => !Number.isNaN(figure));
      return {
        what: `${what} Meanwhile a visitor requests pages and writes messages; attackers, visitor and server share the cores, here two, also used by others.`,
        figures: [
          ...labelFigures(words, figures),
          ...former.map(([text, figure]): Report['figures'][number] => [`Before the mend: ${text}`, figure]),
        ],
        isPassed:
          figures.memoryAtMost <= 350 &&
          figures.memoryAfter <= figures.memoryBefore + mostLeft &&
          figures.medianMs <= 50 &&
          figures.p99Ms <= 500 &&
          figures.pagesAnswered === figures.pages &&
          figures.messagesAcknowledged === figures.messages,
      };
    },
  };
}

const networks: Drill = {
  name: 'attack-networks',
  count: 100,
  moderateCount: 100,
  async run(posts) {
    const figures = await runNetworks(posts);
    const former: Report['figures'] = [
      ['Before the mend: taken of 60 from the /64s of one /48', 60],
      ['Before the mend: taken of 60 from one IPv4 address written as 6to4', 60],
    ];
    return {
      what: 'One sender with many addresses writes messages; the limit is 20 in ten minutes.',
      figures: [...Object.entries(figures), ...former],
      isPassed: Object.values(figures).every((taken) => taken <= 80),
    };
  },
};

export const drills = [
  toDrill(
    'attack-pipelines',
    'Four connections request thousands of pages at once in every spelling, uncompressed, and read nothing.',
    { name: 'pipelines', connections: 4 },
    { pages: 800, pagesAnswered: 800, p99Ms: 80, longestMs: 10_433, memoryAtMost: 760, memoryAfter: 563 },
  ),
  toDrill(
    'attack-uploads',
    'Two thousand connections each send a message of 64 kB or 1 MiB without its last ten bytes, and again ten seconds after they are cut.',
    { name: 'uploads', connections: 2000 },
    { pages: 670, pagesAnswered: 670, p99Ms: 622, longestMs: 2127, memoryAtMost: 1379, memoryAfter: 1324 },
  ),
  toDrill(
    'attack-idle',
    'Five thousand connections, as from a proxy, send one request and stay, and open again ten seconds after they are cut.',
    { name: 'idle', connections: 5000 },
    { pages: 950, pagesAnswered: 35, messages: 94, messagesAcknowledged: 2, memoryAtMost: 240, memoryAfter: 218 },
  ),
  toDrill(
    'attack-idle-one-address',
    'The same from one address, without a proxy.',
    { name: 'idle', connections: 5000, isBehindProxy: false },
    { pages: 950, pagesAnswered: 35, messages: 94, messagesAcknowledged: 2, memoryAtMost: 240, memoryAfter: 218 },
  ),
  networks,
];
