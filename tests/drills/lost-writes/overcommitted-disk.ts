import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fillDisk, mountMemory } from '../../support/full-disk.ts';
import { createDisk } from '../support/ext4-disk.ts';

/**
 * Creates a disk that fails beneath its file system: it has less memory than it promises.
 * @returns nothing if this machine does not permit loop mounts
 */
export function createOvercommittedDisk() {
  const memory = mountMemory('24m');
  // Mounted by default, ext4 never gives back a new block whose first write failed, however often it is written and
  // synchronized later: no program can store anything there.
  const disk = memory && createDisk(memory.path, ['dioread_lock']);
  if (memory === undefined || disk === undefined) {
    memory?.unmount();
    return undefined;
  }
  const ballast = join(memory.path, 'ballast');
  return {
    ...disk,
    fail: () => fillDisk(ballast),
    mend: () => rmSync(ballast, { force: true }),
    dispose() {
      disk.dispose();
      memory.unmount();
    },
  };
}
