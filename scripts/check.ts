/** `npm run check`: everything that takes seconds. */
import { addCheckSteps } from './check-steps.ts';
import { Steps } from './steps.ts';

const steps = new Steps();
addCheckSteps(steps);
steps.close();
