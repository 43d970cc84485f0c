import { type Drill, labelFigures } from '../support/drill.ts';
import { runDeployCompose } from './drill.ts';

const words = {
  replaced: 'Processes that were replaced by new containers, one after the other',
  restarts: 'Restarts of the database',
  acknowledged: 'Messages acknowledged meanwhile',
  missing: 'missing in the database',
  duplicateRows: 'stored twice',
  undelivered: 'not mailed',
  duplicateMails: 'mailed twice',
};

const deployCompose: Drill = {
  name: 'deploy-compose',
  count: 5,
  moderateCount: 1,
  async run(rounds) {
    const found = await runDeployCompose(rounds);
    if (typeof found === 'string') return found;
    const database = found.isOwnDatabase
      ? 'PostgreSQL in its own image'
      : 'PostgreSQL of Debian under the name of its own image, which could not be fetched here';
    const losses = ['missing', 'duplicateRows', 'undelivered', 'duplicateMails'] as const;
    return {
      what: `podman-compose starts the services of deploy/container/compose.yml: two processes that take messages, one that mails them (into files), and ${database}, in a network of their own. While visitors write to both ports, each of the two is replaced by a new container in turn, and the database is restarted. Health checks are not run by this engine without systemd.`,
      figures: labelFigures(words, found),
      isPassed: losses.every((name) => found[name] === 0) && found.acknowledged > 0,
    };
  },
};

export const drills = [deployCompose];
