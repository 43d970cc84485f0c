/** `npm run check`: everything that takes seconds. */
import { clearSettings } from '../support/clear-settings.ts';
import { runStages } from './run-stages.ts';
import { checkStages } from './stages.ts';

clearSettings();
process.exit((await runStages(checkStages)) ? 0 : 1);
