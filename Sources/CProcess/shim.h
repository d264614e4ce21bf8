#pragma once
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <malloc.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

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

/// Gives memory back to the system that was freed, in all of the allocator's arenas.
static inline void process_give_back_memory(void) {
    malloc_trim(0);
}

#if defined(__x86_64__)
#define PROCESS_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define PROCESS_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

/// Refuses this process, and all of its threads, new sockets, new programs and a look into other processes: a library
/// that a hostile image has taken over reaches nothing beyond the files that the user may read. Rights must have been
/// given up before. Returns 0, or -1 where the system has no such filter.
static inline int process_refuse_sockets_and_programs(void) {
#ifdef PROCESS_ARCHITECTURE
#define REFUSE(number) \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)
    struct sock_filter rules[] = {
        // A number means another call to another architecture's interface; from bit 30 on, to that of x32.
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, PROCESS_ARCHITECTURE, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
        REFUSE(__NR_socket), REFUSE(__NR_connect), REFUSE(__NR_bind), REFUSE(__NR_listen),
        REFUSE(__NR_execve), REFUSE(__NR_execveat), REFUSE(__NR_ptrace),
        REFUSE(__NR_process_vm_readv), REFUSE(__NR_process_vm_writev), REFUSE(__NR_io_uring_setup),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
#undef REFUSE
    struct sock_fprog program = {.len = sizeof(rules) / sizeof(rules[0]), .filter = rules};
    // Called before libraries start threads, but Swift may have some already: the filter is for all of them.
    return (int)syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program);
#else
    return -1;
#endif
}
