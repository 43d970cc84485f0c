/** Tests deploy/alerts.yml with `promtool`; skipped, with a message, if that is missing. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const skipped = 77;
const cwd = resolve(import.meta.dirname, '../../deploy');

const { error, status } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yml'], { cwd, stdio: 'inherit' });
if (error) {
  console.error('!! SKIPPED: Alarms. This needs promtool (Debian and Ubuntu: apt install prometheus).');
  process.exit(skipped);
}
process.exit(status ?? 1);
