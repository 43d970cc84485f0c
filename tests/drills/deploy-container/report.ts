import { type Drill, labelFigures } from '../support/drill.ts';
import { runDeployContainer } from './drill.ts';

/** The image without its base. Node alone has 150. */
const mostMegabytes = 220;

const words = {
  megabytesOverBase: `Megabytes of the image over its base, Node included (at most ${mostMegabytes} are wanted)`,
  buildParts: 'Folders of packages and of headers that are left in it',
  userId: 'Number of the user that it runs as (root has 0)',
  capabilities: 'Capabilities that it has',
  writable: 'Folders that it may write to, of seven beside its volume',
  isHealthy: 'Its health check succeeds (1: yes)',
  metricsInside: 'Metrics answer inside the container (1: yes)',
  metricsOutside: 'and at its address for others (1: yes)',
  secondsToReady: 'Seconds from its start to a store that takes messages',
  acknowledged: 'Messages acknowledged',
  whileAway: 'of them while the mail server was away, before the restart',
  missing: 'missing in the volume after the restart',
  duplicateRows: 'stored twice',
  undelivered: 'not delivered',
  duplicateMails: 'delivered twice',
  otherExits: 'Ends with another code than 0, of two',
};

const deployContainer: Drill = {
  name: 'deploy-container',
  count: 40,
  moderateCount: 10,
  async run(messages) {
    const found = await runDeployContainer(messages);
    if (typeof found === 'string') return found;
    const bases = found.isPulled
      ? 'on its own bases'
      : 'on bases made of Debian packages and this machine’s Node, since no image could be fetched here';
    const figures = {
      ...found,
      megabytesOverBase: Math.round(found.megabytesOverBase),
      secondsToReady: Math.round(found.secondsToReady * 10) / 10,
    };
    const faults = ['buildParts', 'capabilities', 'writable', 'metricsOutside'] as const;
    const losses = ['missing', 'duplicateRows', 'undelivered', 'duplicateMails', 'otherExits'] as const;
    return {
      what: `Podman builds the image by deploy/container/Dockerfile, ${bases}, and runs it read-only, without capabilities and as a user without rights, in a network of its own. Messages are sent to it; it is stopped while the mail server is away and a new container is started on the same volume.`,
      figures: labelFigures(words, figures),
      isPassed:
        [...faults, ...losses].every((name) => figures[name] === 0) &&
        figures.acknowledged === messages &&
        figures.megabytesOverBase <= mostMegabytes &&
        figures.userId > 0 &&
        figures.isHealthy + figures.metricsInside === 2,
    };
  },
};

export const drills = [deployContainer];
