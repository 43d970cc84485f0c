import { type Drill, labelFigures } from '../support/drill.ts';
import { runDeployMove } from './drill.ts';

const words = {
  absences: 'Times that the site was away and came back',
  acknowledged: 'Messages acknowledged',
  missing: 'Acknowledged, and missing or with the words of another',
  duplicateRows: 'Stored twice',
  refused: 'Refused',
  repeated: 'Answers that asked for the message once more',
  longestWaitMs: 'Longest wait of a visitor, ms',
};

export const drills: Drill[] = [
  {
    name: 'deploy-move',
    count: 20,
    moderateCount: 4,
    async run(absences) {
      const figures = await runDeployMove(absences);
      if (figures === undefined) return 'this needs Caddy';
      return {
        what: 'Eight visitors write through the proxies of both machines of a move, by deploy/caddy/old-machine.Caddyfile and new-machine.Caddyfile, while the site stops and starts again.',
        figures: labelFigures(words, figures),
        isPassed: figures.missing + figures.duplicateRows + figures.refused === 0 && figures.acknowledged > 0,
      };
    },
  },
];
