/** `npm run check`: everything that takes seconds. */
import { forgetSettings } from '../support/own-environment.ts';
import { runStages } from './run-stages.ts';
import { checkStages } from './stages.ts';

forgetSettings();
process.exit((await runStages(checkStages)) ? 0 : 1);
