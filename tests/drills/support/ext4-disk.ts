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
  /** Drops everything that was not written through, and comes back as after a restart. Whoever writes has to be frozen. */
  cut(): void;
  /** To be called when nobody has a file open any more. */
  comeBack(): Promise<void>;
  dispose(): void;
}

/**
 * @param imageFolder where its bytes are kept, if not in a folder for temporary files
 * @param mountOptions of ext4
 * @returns nothing where this machine does not permit loop mounts: they need root on Linux
 */
export function createDisk(imageFolder?: string, mountOptions: readonly string[] = []): Disk | undefined {
  const folder = makeFolder();
  const image = join(imageFolder ?? folder, 'image');
  const path = join(folder, 'disk');
  const mount = () => run('mount', '-o', ['loop', ...mountOptions].join(), image, path);
  try {
    mkdirSync(path);
    run('truncate', '-s', '64M', image);
    // Blocks as disks of a real size have them. With 1 kB, the default of so small a one, new pages of the store were zero after
    // some power cuts of the drill lost-writes (Linux 6.18), although they had been synchronized; the cause is not known.
    execFileSync(
      'mkfs.ext4',
      ['-q', '-b', '4096', '-J', 'size=4', '-E', 'nodiscard,lazy_itable_init=0,lazy_journal_init=0', image],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
        // Written rather than left out: what the file system needs for itself always has room.
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
      // A second system that was made meanwhile has a copy of the mount until it lets go of it, and keeps the dead disk alive.
      await waitFor('the disk to be given back', () => run('losetup', '--associated', image).length === 0);
      mount();
    },
    dispose() {
      try {
        // At once for everybody else, also while a process that was killed still ends.
        run('umount', '--lazy', path);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
