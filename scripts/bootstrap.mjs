// Runs on any Node >= 20, before anything is installed: brings node_modules (and with it Node 26) up to date.
// Arguments: `tests` installs the packages of tests too; `build` brings the built site up to date, `rebuild` builds in
// any case; `settings` takes the settings of the build from .env; `--host=NAME` lays the site out. Plain JavaScript without
// dependencies: nothing else is there yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const at = (...parts) => join(root, ...parts);
const env = { ...process.env, PATH: `${at('node_modules/.bin')}${delimiter}${process.env.PATH}` };
/** Settings that pages depend on. */
const buildSettings = ['SITE_URL', 'STATS'];
const node = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Node ${process.versions.node} is too old: please install Node 20 or newer, then run the command again.`);
}
installPackages(process.argv.includes('tests'));
run(node, [at('scripts/site/write-shared.ts')], env, 'The facts of the company could not be read');
const host = process.argv.find((argument) => argument.startsWith('--host='));
const rebuilds = process.argv.includes('rebuild');
if (rebuilds || process.argv.includes('build')) {
  if (process.argv.includes('settings')) Object.assign(env, readSettings());
  buildSite();
  buildServer();
  if (host) {
    const args = ['--env-file-if-exists=.env', at('scripts/hosts/write-host.ts'), host];
    run(node, args, env, 'The site could not be laid out for its host');
  }
}

/**
 * Installs when the lock file has changed since the last install, or the packages of tests are missing. Compares
 * hashes, not dates: checkouts change dates.
 */
function installPackages(forTests) {
  const stamp = at('node_modules/.lock-hash');
  const lock = hashOf([at('package-lock.json')]);
  const [installed, kind] = (read(stamp) ?? '').split(' ');
  if (installed === lock && (kind === 'tests' || !forTests)) return;
  const npm = process.env.npm_execpath;
  if (!npm) fail('Please run this through npm: npm start, npm test or npm run <command>.');
  say(`Installing packages${forTests ? ' of the tests' : ''} (about half a minute the first time) ...`);
  const installEnv = { ...env };
  // NODE_ENV=production would leave out the packages of tests.
  delete installEnv.NODE_ENV;
  // Runs on npm's own Node: `npm ci` deletes the copy in node_modules.
  run(
    process.env.npm_node_execpath ?? process.execPath,
    [
      npm,
      'ci',
      forTests ? '--include=dev' : '--omit=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--engine-strict=false',
      '--ignore-scripts',
    ],
    installEnv,
    'Packages could not be installed',
  );
  if (!existsSync(node)) {
    fail(
      `There is no Node 26 package for ${process.platform} ${process.arch}. Please install Node 26 and run: node scripts/build/build.ts && node server/main.ts`,
    );
  }
  // Headers for addons in C, a third of what Node weighs; no package here compiles one.
  rmSync(join(realpathSync(node), '../../include'), { recursive: true, force: true });
  writeFileSync(stamp, forTests ? `${lock} tests` : lock);
}

/** Reads the settings of the build from .env and the shell. Runs Node 26, since an older one may not read .env files. */
function readSettings() {
  const read = `JSON.stringify(Object.fromEntries(${JSON.stringify(buildSettings)}.map((name) => [name, process.env[name] ?? ''])))`;
  const ask = ['--env-file-if-exists=.env', '--print', read];
  return JSON.parse(spawnSync(node, ask, { cwd: root, env, encoding: 'utf8' }).stdout);
}

/**
 * Builds when a source of the site or a setting has changed since the last build, or the day of a waiting article has
 * come.
 */
function buildSite() {
  const stamp = at('build/.source-hash');
  const sources = [
    'app',
    'art',
    'content',
    'public',
    'shared',
    'scripts/build',
    'scripts/site',
    'package-lock.json',
    'vite.config.ts',
  ];
  const wanted = hashOf(
    sources.flatMap((path) => filesOf(at(path))),
    buildSettings.map((name) => env[name]?.trim() ?? '').join('\n'),
  );
  // The earliest day begins 14 hours before UTC's; the site's time zone is in content/site.yaml.
  const latestDay = new Date(Date.now() + 14 * 3_600_000).toJSON().slice(0, 10);
  const nextDay = read(at('build/.next-day'));
  const hasCome = Boolean(nextDay) && nextDay <= latestDay;
  if (!rebuilds && !hasCome && read(stamp) === wanted && existsSync(at('build/client/index.html'))) return;
  say('Building the site ...');
  // A build that fails leaves files of two states.
  rmSync(stamp, { force: true });
  run(node, [at('scripts/build/build.ts')], env, 'The site could not be built');
  writeFileSync(stamp, wanted);
}

/** Bundles the server when its sources have changed since the last build. */
function buildServer() {
  const stamp = at('build/.server-hash');
  const sources = ['server', 'shared', 'scripts/build/build-server.ts', 'package-lock.json'];
  const wanted = hashOf(sources.flatMap((path) => filesOf(at(path))));
  if (!rebuilds && read(stamp) === wanted && existsSync(at('build/server/main.js'))) return;
  run(node, [at('scripts/build/build-server.ts')], env, 'The server could not be built');
  writeFileSync(stamp, wanted);
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  // Files drawn by the build.
  if ([at('app/art'), at('public/art'), at('public/favicon.svg')].includes(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

function hashOf(files, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

function run(command, args, commandEnv, complaint) {
  const { status, error, signal } = spawnSync(command, args, { cwd: root, env: commandEnv, stdio: ['ignore', 2, 2] });
  if (status !== 0) fail(`${complaint}: ${error?.message ?? signal ?? `exit code ${status}`}. See the lines above.`);
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function say(line) {
  console.error(line);
}

function fail(line) {
  say(line);
  process.exit(1);
}
