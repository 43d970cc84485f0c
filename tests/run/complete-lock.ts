/**
 * Adds to package-lock.json the optional packages for other platforms that a registry could not answer for when the lock
 * was made; `npm ci` refuses a lock without them. Runs after every change of the dependencies, see `npm run lock`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

interface LockedPackage {
  version?: string;
  integrity?: string;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

const systems: Record<string, string> = { windows: 'win32', win: 'win32' };
const knownSystems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'win32',
  'aix',
  'sunos',
  'netbsd',
  'openbsd',
];
const knownProcessors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'wasm32', 'loong64', 'mips64el'];

const file = new URL('../../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> };

const missing = Object.entries(lock.packages).flatMap(([path, owner]) =>
  Object.entries(owner.optionalDependencies ?? {})
    .filter(([name]) => !isLocked(name, path))
    .map(([name, version]) => ({ name, version, owner })),
);
for (const { name, version, owner } of missing) {
  lock.packages[`node_modules/${name}`] = { version, ...platformOf(name), ...kindOf(owner), optional: true };
}
const unproved = Object.entries(lock.packages).filter(([path, { integrity }]) => path && !integrity);
for (const [path, locked] of unproved)
  Object.assign(locked, integrityOf(path.split('node_modules/').at(-1), locked.version));
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
const still = unproved.filter(([, { integrity }]) => !integrity).length;
console.log(`${missing.length} platform packages added to the lock file; ${still} the registry does not know.`);

/** Asks the registry again for a package that was missing when the lock was made. */
function integrityOf(name = '', version = ''): Pick<LockedPackage, 'integrity'> {
  const { stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' });
  return stdout?.startsWith('sha512-') ? { integrity: stdout.trim() } : {};
}

/** Tells whether Node's look-up from a package's folder finds the other one in the lock. */
function isLocked(name: string, from: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (`${folder ? `${folder}/` : ''}node_modules/${name}` in lock.packages) return true;
    if (!folder) return false;
  }
}

function platformOf(name: string): LockedPackage {
  const parts = (name.split('/').at(-1) ?? '').split('-');
  const os = parts.map((part) => systems[part] ?? part).find((part) => knownSystems.includes(part));
  const cpu = parts.find((part) => knownProcessors.includes(part));
  const libc = parts.some((part) => part.startsWith('musl')) ? 'musl' : os === 'linux' ? 'glibc' : undefined;
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }), ...(os && { os: [os] }) };
}

function kindOf({ dev, devOptional }: LockedPackage): LockedPackage {
  return { ...(dev && { dev }), ...(devOptional && { devOptional }) };
}
