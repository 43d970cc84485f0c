import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../server/support/make-folder.ts';
import { waitFor } from '../server/support/wait-for.ts';

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });

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

/** @returns nothing where this machine does not permit loop mounts: they need root on Linux */
export function createDisk(): Disk | undefined {
  const folder = makeFolder();
  const image = join(folder, 'image');
  const path = join(folder, 'disk');
  const mount = () => run('mount', '-o', 'loop', image, path);
  try {
    mkdirSync(path);
    run('truncate', '-s', '64M', image);
    run('mkfs.ext4', '-q', image);
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
      mount();
    },
    dispose() {
      try {
        run('umount', path);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
