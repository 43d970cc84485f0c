import { existsSync } from 'node:fs';
import { requirePackage } from './system-package.ts';

const packages = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

/** Installs the other engines if possible. Their tests report a missing one as skipped. */
export function requireEngines(): void {
  for (const [name, program] of Object.entries(packages)) {
    try {
      requirePackage(name, () => existsSync(program), `Debian and Ubuntu: apt install ${name}`);
    } catch (error) {
      console.warn(`!! SKIPPED: what needs ${name}. ${(error as Error).message}`);
    }
  }
}
