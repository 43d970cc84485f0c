import { type Drill, labelFigures } from '../support/drill.ts';
import { runIdleConnections } from './drill.ts';

const words = {
  idle: 'Silent connections',
  slow: 'Dripping connections',
  pages: 'Pages asked for',
  pagesAnswered: 'Pages answered',
  p99Ms: 'Slowest hundredth of the pages, ms',
  messages: 'Messages sent',
  messagesAcknowledged: 'Messages acknowledged',
  memoryGrowth: 'Growth of the server, MB',
  slowCutOff: 'Dripping connections cut off at the end',
};

const idleConnections: Drill = {
  name: 'idle-connections',
  count: 2000,
  moderateCount: 2000,
  async run(idle) {
    // Longer than the server's limit for a request: slow ones are cut off.
    const figures = await runIdleConnections({ idle, slow: 200, openMs: 40_000 });
    return {
      what: 'Others keep silent connections open, and some that send a message one byte at a time, while a visitor requests pages and writes.',
      figures: labelFigures(words, figures),
      isPassed:
        figures.pagesAnswered === figures.pages &&
        figures.messagesAcknowledged === figures.messages &&
        figures.slowCutOff === figures.slow,
    };
  },
};

export const drills = [idleConnections];
