import { type Drill, labelFigures } from '../support/drill.ts';
import { runMailLogin } from './drill.ts';

const words = {
  acknowledged: 'messages acknowledged',
  waiting: 'of them waited while the log-in was revoked',
  dead: 'of them given up',
  reachedOwner: 'messages that reached the owner in the end',
  bounced: 'bounces read from the mailbox with a token',
};

const mailLogin: Drill = {
  name: 'mail-login',
  count: 90,
  moderateCount: 9,
  async run(messages) {
    const run = await runMailLogin(messages);
    if (typeof run === 'string') return run;
    return {
      what: `${run.version} on loopback accept only tokens and check each at our own token server. A person logs in; in the middle of the messages all tokens end early, and later the log-in is revoked until the person logs in again. One message comes back, and is read from the mailbox with a token. A password is tried before: the check names the setting.`,
      figures: labelFigures(words, run),
      isPassed:
        run.isLoggedIn === 1 &&
        run.isToldToSetProvider === 1 &&
        run.waiting > 0 &&
        run.dead === 0 &&
        run.reachedOwner === run.acknowledged &&
        run.bounced === 1,
    };
  },
};

export const drills = [mailLogin];
