import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../support/server/make-folder.ts';
import { waitFor } from '../../support/server/wait-for.ts';
import { rootPath } from './root-path.ts';

const env = { ...process.env, PATH: rootPath };
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });

/** EXT4_IOC_SHUTDOWN without flushing the journal: from now on the file system is as after a power cut. */
const shutDownScript = `
use Fcntl;
sysopen(my $folder, $ARGV[0], O_RDONLY) or die $!;
my $flag = pack("L", 2);
ioctl($folder, 0x8004587d, $flag) or die $!;
`;

/** A disk whose power can be cut: ext4 in a file. Its owner unmounts it with `dispose`. */
export interface Disk {
  path: string;
  /** Drops everything that was not written through, and comes back as after a restart. Freeze writers before. */
  cut(): void;
  /** Call after all files are closed. */
  comeBack(): Promise<void>;
  dispose(): void;
}

/**
 * @param imageFolder of its bytes, by default one for temporary files
 * @param mountOptions of ext4
 * @returns nothing if this machine does not permit loop mounts: they need root on Linux
 */
export function createDisk(imageFolder?: string, mountOptions: readonly string[] = []): Disk | undefined {
  const folder = makeFolder();
  const image = join(imageFolder ?? folder, 'image');
  const path = join(folder, 'disk');
  const mount = () => run('mount', '-o', ['loop', ...mountOptions].join(), image, path);
  try {
    mkdirSync(path);
    run('truncate', '-s', '64M', image);
    // Blocks of a real disk's size. With 1 kB, the default of a small disk, new pages of the store were zero after some
    // power cuts of the drill lost-writes (Linux 6.18), although they had been synchronized; the cause is not known.
    execFileSync(
      'mkfs.ext4',
      ['-q', '-b', '4096', '-J', 'size=4', '-E', 'nodiscard,lazy_itable_init=0,lazy_journal_init=0', image],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
        // Writes zeros instead of holes: the file system's own data always has room.
        env: { ...env, UNIX_IO_NOZEROOUT: '1' },
      },
    );
    mount();
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  return {
    path,
    cut: () => void run('perl', '-e', shutDownScript, path),
    async comeBack() {
      await waitFor('the disk to be free', () => {
        try {
          run('umount', path);
          return true;
        } catch {
          return false;
        }
      });
      // A second system made meanwhile copies the mount, and keeps the dead disk alive until it unmounts it.
      await waitFor('the disk to be given back', () => run('losetup', '--associated', image).length === 0);
      mount();
    },
    dispose() {
      try {
        // Unmounts at once, even while a killed process still ends.
        run('umount', '--lazy', path);
      } catch {
        // A disk that did not come back is not mounted: the drill has its own error.
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
