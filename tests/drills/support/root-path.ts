/** Search path of root: `mkfs.ext4`, `chroot` and others are in folders that a job's PATH may lack. */
export const rootPath = [process.env.PATH, '/usr/sbin', '/sbin'].join(':');
