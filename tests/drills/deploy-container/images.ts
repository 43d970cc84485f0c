import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { rootPath } from '../support/root-path.ts';
import type { Engine } from './engine.ts';

const root = resolve(import.meta.dirname, '../../..');
const recipe = resolve(root, 'deploy/container/Dockerfile');
const image = 'localhost/website';

/** `BASE` and `BUILD_BASE` of the Dockerfile. */
type Bases = Record<'BASE' | 'BUILD_BASE', string>;

function readBases(): Bases {
  const of = (name: keyof Bases) =>
    new RegExp(`^ARG ${name}=(\\S+)$`, 'm').exec(readFileSync(recipe, 'utf8'))?.[1] ?? '';
  return { BASE: of('BASE'), BUILD_BASE: of('BUILD_BASE') };
}

/** Replacement of Node's image: the bare system with the Node and the npm that run this. */
const buildRecipe = (base: string) => `
FROM ${base}
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
ENV npm_config_prefer_offline=true
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && apt-get update \\
  && apt-get install -y --no-install-recommends libatomic1 libstdc++6 ca-certificates
`;

/** Every build shares this machine's network, maybe the only one. */
const building = ['--isolation', 'chroot', '--network', 'host', '--format', 'docker'];

/** Debian from packages, and Node on it. @throws without npm, or when no package can be had */
function makeBases(engine: Engine, folder: string, { BASE }: Bases): Bases {
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('please run this through npm: npm run drill');
  const suite = /:(\w+)/.exec(BASE)?.[1] ?? 'stable';
  const archive = join(folder, 'base.tar');
  const env = { ...process.env, PATH: rootPath };
  execFileSync('mmdebstrap', ['--variant=minbase', '--quiet', suite, archive], { env, stdio: 'pipe' });
  const made: Bases = { BASE: 'localhost/base', BUILD_BASE: 'localhost/build-base' };
  engine.run('import', '--quiet', archive, made.BASE);

  const context = join(folder, 'build-base');
  mkdirSync(context);
  cpSync(realpathSync(process.execPath), join(context, 'node'));
  cpSync(dirname(dirname(realpathSync(npm))), join(context, 'npm'), { recursive: true, dereference: true });
  writeFileSync(join(context, 'Dockerfile'), buildRecipe(made.BASE));
  engine.run('build', ...building, '--tag', made.BUILD_BASE, context);
  return made;
}

/** Settings and cache of this machine's npm: visible during the build, and not kept in the image. */
function npmVolumes(): string[] {
  const certificates = process.env.NODE_EXTRA_CA_CERTS ?? '';
  const places: [string, string][] = [
    [join(homedir(), '.npmrc'), '/root/.npmrc:ro'],
    [join(homedir(), '.npm'), '/root/.npm'],
    [certificates, `${certificates}:ro`],
  ];
  return places.filter(([path]) => path !== '' && existsSync(path)).flatMap(([path, at]) => ['-v', `${path}:${at}`]);
}

/** Builds the image by deploy/container/Dockerfile, on its own bases if they can be had. */
export function buildImage(engine: Engine, folder: string, siteUrl: string) {
  const named = readBases();
  const isPulled = Object.values(named).every((base) => engine.can('pull', '--quiet', base));
  const bases = isPulled ? named : makeBases(engine, folder, named);
  const args = { ...bases, SITE_URL: siteUrl };
  const buildArgs = Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
  engine.run('build', ...building, ...npmVolumes(), ...buildArgs, '--file', recipe, '--tag', image, root);
  return {
    image,
    base: bases.BASE,
    isPulled,
    megabytesOverBase: (engine.sizeOf(image) - engine.sizeOf(bases.BASE)) / 1e6,
  };
}
