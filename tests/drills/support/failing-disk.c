/*
 * Loaded before the C library (LD_PRELOAD): calls for files in the folder FAILING_DISK fail with EIO as long as there is
 * a file whose name is FAILING_DISK_SIGN followed by the kind of call. This is how a dying disk looks to a program. As
 * long as there is one whose name ends in "slow", waiting for the disk takes a tenth of a second longer.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int has_sign(int fd, const char *kind) {
  const char *folder = getenv("FAILING_DISK"), *sign = getenv("FAILING_DISK_SIGN");
  char link[PATH_MAX], file[PATH_MAX];
  int before = errno, is_there = 0;
  if (folder == NULL || sign == NULL) return 0;
  snprintf(link, sizeof link, "%s%s", sign, kind);
  if (access(link, F_OK) == 0) {
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    is_there = readlink(link, file, sizeof file) > (ssize_t)strlen(folder) && strncmp(file, folder, strlen(folder)) == 0;
  }
  errno = before;
  return is_there;
}

static int has_failed(int fd, const char *kind) {
  if (strcmp(kind, "sync") == 0 && has_sign(fd, "slow")) usleep(100000);
  if (!has_sign(fd, kind)) return 0;
  errno = EIO;
  return 1;
}

#define FAILING(kind, result, name, parameters, arguments) \
  result name parameters { \
    result(*next) parameters = (result(*) parameters)dlsym(RTLD_NEXT, #name); \
    return has_failed(fd, kind) ? -1 : next arguments; \
  }

FAILING("read", ssize_t, read, (int fd, void *to, size_t size), (fd, to, size))
FAILING("read", ssize_t, pread64, (int fd, void *to, size_t size, off64_t at), (fd, to, size, at))
FAILING("write", ssize_t, write, (int fd, const void *from, size_t size), (fd, from, size))
FAILING("write", ssize_t, pwrite64, (int fd, const void *from, size_t size, off64_t at), (fd, from, size, at))
FAILING("write", int, ftruncate64, (int fd, off64_t size), (fd, size))
FAILING("sync", int, fsync, (int fd), (fd))
FAILING("sync", int, fdatasync, (int fd), (fd))
