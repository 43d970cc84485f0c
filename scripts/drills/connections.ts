import { runHeldConnections } from '../../tests/drills/held-connections.ts';
import type { Drill } from './drill.ts';

export const connections: Drill = {
  count: 2000,
  async run(idle) {
    // Longer than the server waits for a request: those who drip are cut off.
    const figures = await runHeldConnections({ idle, slow: 200, holdMs: 40_000 });
    return {
      what: 'Others hold connections that say nothing, and some that send a message one byte at a time, while a visitor asks for pages and writes.',
      figures: [
        ['Silent connections', figures.idle],
        ['Dripping connections', figures.slow],
        ['Pages asked for', figures.pages],
        ['Pages answered', figures.pagesAnswered],
        ['Slowest hundredth of the pages, ms', figures.p99],
        ['Messages sent', figures.messages],
        ['Messages acknowledged', figures.messagesAcknowledged],
        ['Growth of the server, MB', figures.memoryGrowth],
        ['Dripping connections cut off at the end', figures.slowCutOff],
      ],
      isPassed:
        figures.pagesAnswered === figures.pages &&
        figures.messagesAcknowledged === figures.messages &&
        figures.slowCutOff === figures.slow,
    };
  },
};
