import { globSync } from 'node:fs';
import { requirePackage } from './system-package.ts';

const folder = '/usr/share/chromium/extensions/ublock-origin/assets';

/** Files of the lists that hide and block, as Debian packs them with uBlock Origin. */
export const listHidingLists = (): string[] => globSync(`${folder}/{thirdparties/easylist,ublock}/*.txt`).sort();

/**
 * Installs the lists if needed.
 * @throws with one line that says what to install
 */
export function requireHidingLists(): void {
  requirePackage(
    'webext-ublock-origin-chromium',
    () => listHidingLists().length > 0,
    'Debian and Ubuntu: apt install webext-ublock-origin-chromium.',
  );
}
