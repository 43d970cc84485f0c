/** `npm test`: the whole gate, from lint to browser tests. Installs a browser where it can, or says what to install. */
import { forgetSettings } from './own-environment.ts';
import { runStages } from './run-stages.ts';
import { listTestStages } from './stages.ts';

forgetSettings();
process.exit((await runStages(listTestStages())) ? 0 : 1);
