#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

// A program that was started without standard streams gets their numbers for the next files it opens; a pipe
// there would be overwritten by the redirections of the program that it is for.
static int above_standard_streams(int *descriptor) {
    if (*descriptor > STDERR_FILENO) return 0;
    int moved = fcntl(*descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    if (moved < 0) return errno;
    close(*descriptor);
    *descriptor = moved;
    return 0;
}

static int closed_pipe(int ends[2]) {
#ifdef __linux__
    return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno;
#else
    if (pipe(ends) != 0) return errno;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    return 0;
#endif
}

int emptystates_pipe(int *reader, int *writer) {
    int ends[2];
    int problem = closed_pipe(ends);
    if (problem) return problem;
    problem = above_standard_streams(&ends[0]);
    if (!problem) problem = above_standard_streams(&ends[1]);
    if (problem) {
        close(ends[0]);
        close(ends[1]);
        return problem;
    }
    *reader = ends[0];
    *writer = ends[1];
    return 0;
}

int emptystates_add_chdir(void *actions, const char *folder) {
    return posix_spawn_file_actions_addchdir_np(actions, folder);
}

int emptystates_add_close_others(void *actions) {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
    return posix_spawn_file_actions_addclosefrom_np(actions, STDERR_FILENO + 1);
#else
    (void)actions;
    return 0;
#endif
}

static int remove_entry(const char *path, const struct stat *status, int kind, struct FTW *place) {
    (void)status, (void)kind, (void)place;
    remove(path);
    return 0;
}

int emptystates_remove_tree(const char *folder) {
    nftw(folder, remove_entry, 16, FTW_DEPTH | FTW_PHYS | FTW_MOUNT);
    return access(folder, F_OK) == 0 ? -1 : 0;
}
