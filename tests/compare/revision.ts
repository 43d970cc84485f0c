import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Checks another revision out into its own folder (a git work tree). It gets this tree's packages if its lock file is
 * the same, otherwise its own start installs them.
 * @throws if git has no such revision
 */
export function checkOut(root: string, revision: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'compare-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  git('worktree', 'add', '--detach', '--force', folder, revision);
  const lockFile = (tree: string) => readFileSync(join(tree, 'package-lock.json'), 'utf8');
  if (lockFile(folder) === lockFile(root)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return {
    folder,
    remove() {
      // The link first: nothing may follow it into this tree's packages.
      rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
      git('worktree', 'remove', '--force', folder);
    },
  };
}
