import { findMisspelt } from '../config/misspelt.ts';
import { runCommand } from './run-command.ts';

const defaultWidth = 100;
const barWidth = 30;

/** Overwrites one line, on a terminal only: redirected output stays clean. */
function showProgress(done: number, total: number): void {
  if (!process.stderr.isTTY) return;
  const share = Math.min(1, done / Math.max(1, total));
  const bar = '█'.repeat(Math.round(share * barWidth)).padEnd(barWidth, '░');
  process.stderr.write(`\r${bar} ${done} of ${total}${share === 1 ? '\n' : ''}`);
}

for (const line of findMisspelt(process.env)) console.error(line);
const { code, out, error } = await runCommand(process.argv.slice(2), process.env, {
  width: process.stdout.columns ?? defaultWidth,
  write: (text) => process.stdout.write(text),
  progress: showProgress,
  input: process.stdin,
});
if (out !== '') console.log(out);
if (error !== undefined) console.error(error);
process.exitCode = code;
// Ends without waiting for more input.
process.stdin.destroy();
