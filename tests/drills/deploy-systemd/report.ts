import { type Drill, labelFigures } from '../support/drill.ts';
import { runDeploySystemd } from './drill.ts';

const words = {
  restarts: 'Restarts',
  upgrades: 'of them to another release',
  pagesAsked: 'Pages asked for',
  postsSent: 'Messages sent',
  refused: 'Connections refused or reset',
  otherAnswers: 'Answers other than the page and 201',
  longestMs: 'Longest wait for an answer, ms',
  acknowledged: 'Messages acknowledged',
  missing: 'of them missing in the store',
  duplicateRows: 'Messages stored twice',
  learnedFrom: 'Labelled messages that the release’s own tool learned from',
};

const deploySystemd: Drill = {
  name: 'deploy-systemd',
  count: 20,
  moderateCount: 6,
  async run(restarts) {
    const figures = await runDeploySystemd(restarts);
    if (figures === undefined) return 'this needs systemd-socket-activate';
    return {
      what: 'The site is restarted this number of times, three times with another release, on SQLite, behind a socket that systemd-socket-activate holds open (systemd itself is not booted), while 50 visitors a second ask for the home page and five write, each on their own connection and without a second try.',
      figures: labelFigures(words, figures),
      isPassed:
        figures.refused + figures.otherAnswers + figures.missing + figures.duplicateRows === 0 &&
        figures.learnedFrom > 0,
    };
  },
};

export const drills = [deploySystemd];
