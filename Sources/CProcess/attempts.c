#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CProcess.h"

static long opens(const char *path, int flags) {
    return syscall(__NR_openat, AT_FDCWD, path, flags, 0600);
}

static long starts_process(void) {
    long child = syscall(__NR_clone, SIGCHLD, 0, 0, 0, 0);
    if (child == 0) _exit(0);
    return child;
}

static long attempt(int index, int server, const char *memory, const char *file, const char *cached, const char *fresh) {
    switch (index) {
    case 0: return syscall(__NR_socket, AF_INET, SOCK_STREAM, 0);
    case 1: return syscall(__NR_socket, AF_UNIX, SOCK_STREAM, 0);
    case 2: return syscall(__NR_execve, "/bin/true", (char *[]){"true", NULL}, (char *[]){NULL});
    case 3: return starts_process();
    case 4: return syscall(__NR_kill, server, 0);
    case 5: return syscall(__NR_tgkill, server, server, 0);
    case 6: return syscall(__NR_rt_sigqueueinfo, server, SIGTERM, NULL);
    case 7: return opens(memory, O_RDONLY);
    case 8: return syscall(__NR_process_vm_readv, server, NULL, 0, NULL, 0, 0);
    case 9: return syscall(__NR_ptrace, PTRACE_SEIZE, server, 0, 0);
    case 10: return syscall(434 /* pidfd_open */, server, 0);
    case 11: return opens(file, O_RDONLY);
    case 12: return opens(cached, O_WRONLY);
    case 13: return opens(fresh, O_WRONLY | O_CREAT);
    case 14: return opens("/tmp", O_RDONLY | O_DIRECTORY);
    case 15: return syscall(425 /* io_uring_setup */, 1, NULL);
    case 16: return fcntl(STDIN_FILENO, F_SETOWN, server);
    case 17: return prctl(PR_SET_DUMPABLE, 1, 0, 0, 0);
    case 18: return opens("/proc/1/environ", O_RDONLY);
    default: return 0;
    }
}

const char *process_attempt_name(int index) {
    static const char *const names[] = {
        "open a connection", "open a local socket", "start a program", "start a process", "look for the server by a signal",
        "send the server's thread a signal", "send the server a signal with a value", "open the server's memory",
        "copy the server's memory", "trace the server", "hold on to the server", "read the file of keys",
        "change the cache", "add to the cache", "list a folder of others", "use io_uring",
        "have the server sent signals about a file", "show its own memory",
        "read the environment of others",
    };
    return (size_t)index < sizeof(names) / sizeof(names[0]) ? names[index] : NULL;
}

int process_attempt(int index, int server, const char *memory, const char *file, const char *cached, const char *fresh) {
    errno = 0;
    return attempt(index, server, memory, file, cached, fresh) < 0 ? errno : 0;
}
