/**
 * Checks every document of the built site with the Nu checker, templates of the server's answers included. Skipped,
 * with a message, if Java is missing and cannot be installed.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { requirePackage } from '../support/machine/system-package.ts';

const skipped = 77;
const root = resolve(import.meta.dirname, '../..');

/** False findings of the checker, with the reason. */
const wrongly: readonly { says: RegExp; reason: string }[] = [
  {
    says: /^CSS: .*(@starting-style|animation-timeline|animation-range|interpolate-size|container-type|“allow-discrete” is not a|anchor-name|“anchor\(|“--name”: Parse Error)/,
    reason:
      'Its list of styles is older than these, units of containers included, which browsers that lack them pass over',
  },
  {
    says: /^CSS: “mask”: “repeating-linear-gradient/,
    reason: 'It does not know stops of a gradient that have two places',
  },
  {
    says: /^CSS: “[\w-]+”: (The types are incompatible|Invalid type: .*var\()/,
    reason: 'It takes a length in var() for a number',
  },
  {
    says: /^The “(table|rowgroup|row|columnheader|rowheader|cell)” role is unnecessary|^The “role” attribute must not .* “table” ancestor/,
    reason: 'Some browsers take these roles away from a table that styles show as blocks, and it reads no styles',
  },
  {
    says: /^The selector .* comes before the parent of this “style”|^A “style” element in “body” must be the first child/s,
    reason: 'Styles at the end of an opening repeat rules of the head, and change nothing above: docs/decisions/0066',
  },
];

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: string;
  url: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

const hasJava = () => spawnSync('java', ['-version']).status === 0;
try {
  requirePackage('default-jre-headless', hasJava, 'Debian and Ubuntu: apt install default-jre-headless.');
} catch (error) {
  console.error(`!! SKIPPED: Markup. This needs Java. ${(error as Error).message}`);
  process.exit(skipped);
}

const jar = resolve(root, 'node_modules/vnu-jar/build/dist/vnu.jar');
const told = ['-jar', jar, '--format', 'json', '--skip-non-html', '--stdout', '--exit-zero-always', 'build/client'];
const { stdout, stderr } = spawnSync('java', told, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
if (!stdout) throw new Error(`The Nu checker said nothing. ${stderr}`);

const { messages } = JSON.parse(stdout) as { messages: Message[] };
// The rest is advice on style, such as on React's slashes.
const serious = messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning');
const faults = serious.filter(({ message }) => !wrongly.some(({ says }) => says.test(message)));
for (const { url, lastLine, message, extract } of faults)
  console.error(`${url.split('/client/')[1]}:${lastLine} ${message}\n    ${extract}`);
for (const { says, reason } of wrongly)
  console.log(`Passed over ${serious.filter(({ message }) => says.test(message)).length}: ${reason}.`);
console.log(`${faults.length} faults of markup.`);
process.exit(faults.length === 0 ? 0 : 1);
