/** `npm test`: the whole gate, from lint to browser tests. Installs a browser if possible, or says what to install. */

import { forgetSettings } from '../support/own-environment.ts';
import { reportLeftOut } from './left-out.ts';
import { runStages } from './run-stages.ts';
import { listTestStages } from './stages.ts';

forgetSettings();
const stages = listTestStages();
const reports = stages.flatMap(({ report }) => report ?? []);
process.exit((await runStages(stages, () => reportLeftOut(reports))) ? 0 : 1);
