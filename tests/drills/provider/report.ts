import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../support/server/make-folder.ts';
import { type Drill, labelFigures } from '../support/drill.ts';
import { runProvider } from './drill.ts';

const longestMinutes = 10;

const provider: Drill = {
  name: 'provider',
  count: 2000,
  moderateCount: 500,
  async run(messages) {
    const folder = makeFolder();
    try {
      const figures = await runProvider({ databaseUrl: `sqlite:${join(folder, 'leads.db')}`, messages });
      return {
        what: `A day of a large mail provider, on a clock that the drill moves: it takes one connection at a time and log-ins by token only, greylists every second try for 2 hours, has no quota left for 6, ends tokens early for 4, and denies the sender after the content for 8, until that is repaired. ${messages} messages arrive evenly meanwhile.`,
        figures: labelFigures(
          {
            accepted: 'Messages accepted',
            missing: 'Missing',
            arrivedTwice: 'Arrived twice',
            notices: 'Arrived as a notice alone',
            dead: 'Dead',
            waiting: 'Still waiting two hours later',
            outagesTold: 'Outages reported, of 2',
            slowestSwitchMinutes: "Minutes until the dead man's switch was silent, at most",
            slowestWebhookMinutes: 'Minutes until the webhook had the alarm, at most',
            refusedTokens: 'Tokens refused before their end',
            refusedConnections: 'Second connections refused',
          },
          figures,
        ),
        isPassed:
          figures.missing + figures.arrivedTwice + figures.dead + figures.waiting === 0 &&
          figures.outagesTold === 2 &&
          Math.max(figures.slowestSwitchMinutes, figures.slowestWebhookMinutes) <= longestMinutes,
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

export const drills = [provider];
