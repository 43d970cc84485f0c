/**
 * `npm test`: the gate, from lint to browser tests. `--long` adds the longer tests of the same runners. Installs a
 * browser if possible, or says what to install.
 */

import { clearSettings } from '../support/clear-settings.ts';
import { reportLeftOut } from './left-out.ts';
import { runStages } from './run-stages.ts';
import { listLongStages, listTestStages } from './stages.ts';

clearSettings();
const stages = [...listTestStages(), ...(process.argv.includes('--long') ? listLongStages() : [])];
const reports = stages.flatMap(({ report }) => report ?? []);
process.exit((await runStages(stages, () => reportLeftOut(reports))) ? 0 : 1);
