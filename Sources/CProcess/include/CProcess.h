#pragma once
#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/types.h>
#include <unistd.h>

// The C library and the kernel define some types and constants twice, so what needs the kernel's headers is in files of its own.

// Declared by glibc 2.34 and later, but not to Swift.
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);

// prctl takes a variable number of arguments, which Swift cannot call.

/// Has the system kill this process once the thread that started it is gone.
static inline int process_end_with_parent(void) {
    return prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
}

/// Keeps this process, and what it may start, from ever gaining rights.
static inline int process_keep_from_new_rights(void) {
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
}

/// Keeps other processes of the same user from this one's memory, and the system from writing it to disk.
static inline int process_hide_memory(void) {
    return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}

/// Gives up all rights that root has beyond other users, for the calling thread and those that it starts. Returns 0, or -1.
int process_drop_capabilities(void);

/// The version of Landlock that the kernel has; below 1 where it has none.
int landlock_version(void);

/// Makes a set of rules that forbids all use of files, of TCP ports, of signals to others and of their abstract sockets, as
/// far as this version of Landlock knows. Returns its descriptor, or -1.
int landlock_create(int version);

/// Allows a file or a folder with all that is in it to be read, and to be written if wished. Returns 0, or -1 where there is no such
/// file.
int landlock_allow(int rules, const char *path, int write, int version);

/// Puts the rules in force for the calling thread and those that it starts. Returns 0, or -1.
int landlock_restrict(int rules);

/// Refuses this process, and all of its threads, every call to the system but those that are needed to read images: a refused
/// call fails with EPERM. Rights must have been given up before. Returns 0, or -1 where the system has no such filter.
int seccomp_enter(void);

/// What a process that was taken over could try; NULL after the last.
const char *process_attempt_name(int index);

/// Tries it, against the process with the given number, its memory, a file, and two files in the cache of which one is there.
/// Returns why the system refuses, or 0 where it does not.
int process_attempt(int index, int server, const char *memory, const char *file, const char *cached, const char *fresh);
