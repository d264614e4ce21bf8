#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CProcess.h"

#if defined(__x86_64__)
#define SECCOMP_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define SECCOMP_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

// Calls without which no image is read or answer sent: memory, threads of this process, time, files that are open, and files
// that Landlock lets be read. Not in the list, for example: sockets, programs, other processes, their memory and signals to them,
// links, names and modes of files, other users, io_uring, keys, modules, namespaces, and further filters.
static const uint32_t seccomp_allowed[] = {
    __NR_read, __NR_readv, __NR_pread64, __NR_write, __NR_writev, __NR_close, __NR_lseek, __NR_dup,
    __NR_recvfrom, __NR_recvmsg, __NR_sendto, __NR_sendmsg, __NR_shutdown,
    __NR_fstat, __NR_newfstatat, __NR_statx, __NR_fstatfs, __NR_statfs, __NR_getdents64, __NR_readlinkat, __NR_faccessat, __NR_getcwd,
    __NR_mmap, __NR_munmap, __NR_mremap, __NR_mprotect, __NR_madvise, __NR_brk, __NR_membarrier, __NR_mincore,
    __NR_futex, __NR_set_robust_list, __NR_set_tid_address, __NR_exit, __NR_exit_group,
    __NR_sched_yield, __NR_sched_getaffinity, __NR_sched_getparam, __NR_sched_getscheduler, __NR_getcpu,
    __NR_rt_sigaction, __NR_rt_sigprocmask, __NR_rt_sigreturn, __NR_sigaltstack, __NR_restart_syscall,
    __NR_rt_sigtimedwait, __NR_rt_sigsuspend,
    __NR_getpid, __NR_getppid, __NR_gettid, __NR_getuid, __NR_geteuid, __NR_getgid, __NR_getegid, __NR_getrusage, __NR_times,
    __NR_sysinfo, __NR_uname, __NR_getrandom,
    __NR_clock_gettime, __NR_clock_getres, __NR_clock_nanosleep, __NR_nanosleep, __NR_gettimeofday,
    __NR_epoll_create1, __NR_epoll_ctl, __NR_epoll_pwait, __NR_eventfd2, __NR_ppoll, __NR_timerfd_create, __NR_timerfd_settime,
    __NR_timerfd_gettime,
#ifdef __NR_rseq
    __NR_rseq,
#endif
#ifdef __NR_faccessat2
    __NR_faccessat2,
#endif
#ifdef __NR_epoll_pwait2
    __NR_epoll_pwait2,
#endif
#ifdef __x86_64__
    __NR_stat, __NR_lstat, __NR_access, __NR_readlink, __NR_poll, __NR_epoll_wait, __NR_time, __NR_arch_prctl, __NR_getrlimit,
#endif
};

#ifdef SECCOMP_ARCHITECTURE
#define SECCOMP_ARGUMENT(number) ((uint32_t)offsetof(struct seccomp_data, args[number]))
#define SECCOMP_ANSWER(value) BPF_STMT(BPF_RET | BPF_K, value)
#define SECCOMP_ALLOW SECCOMP_ANSWER(SECCOMP_RET_ALLOW)
#define SECCOMP_REFUSE SECCOMP_ANSWER(SECCOMP_RET_ERRNO | EPERM)
// One of these begins with the call's number loaded and ends with an answer, or skips itself.
#define SECCOMP_CALL(call, steps) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, 0, steps)
#define SECCOMP_LOAD(argument) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, SECCOMP_ARGUMENT(argument))
#define SECCOMP_WHERE_EQUAL(call, argument, value) \
    SECCOMP_CALL(call, 4), SECCOMP_LOAD(argument), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1), SECCOMP_ALLOW, SECCOMP_REFUSE
#define SECCOMP_WHERE_CLEAR(call, argument, bits) \
    SECCOMP_CALL(call, 4), SECCOMP_LOAD(argument), BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, 1, 0), SECCOMP_ALLOW, SECCOMP_REFUSE
#define SECCOMP_WHERE_SET(call, argument, bits) \
    SECCOMP_CALL(call, 4), SECCOMP_LOAD(argument), BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, 0, 1), SECCOMP_ALLOW, SECCOMP_REFUSE

// Flags with which a file may be changed or come to be; O_TMPFILE without the bit of O_DIRECTORY, which alone does no harm.
#define SECCOMP_WRITING (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND | (O_TMPFILE & ~O_DIRECTORY))
#endif

int seccomp_enter(void) {
#ifdef SECCOMP_ARCHITECTURE
    uint32_t self = (uint32_t)getpid();
    const struct sock_filter checked[] = {
        // A number means another call to another architecture's interface; from bit 30 on, to that of x32.
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SECCOMP_ARCHITECTURE, 1, 0),
        SECCOMP_REFUSE,
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
        SECCOMP_REFUSE,
        SECCOMP_WHERE_CLEAR(__NR_openat, 2, SECCOMP_WRITING),
#ifdef __NR_open
        SECCOMP_WHERE_CLEAR(__NR_open, 1, SECCOMP_WRITING),
#endif
        // What abort() ends this process with.
        SECCOMP_WHERE_EQUAL(__NR_tgkill, 0, self),
        // Threads, and no processes. What clone3 is asked for cannot be looked at; without it, threads are started with clone.
        SECCOMP_WHERE_SET(__NR_clone, 0, CLONE_THREAD),
        SECCOMP_CALL(__NR_clone3, 1),
        SECCOMP_ANSWER(SECCOMP_RET_ERRNO | ENOSYS),
        SECCOMP_WHERE_EQUAL(__NR_sched_setaffinity, 0, 0),
        SECCOMP_WHERE_EQUAL(__NR_prlimit64, 0, 0),
        SECCOMP_WHERE_EQUAL(__NR_prctl, 0, PR_SET_NAME),
        // Copies of descriptors and their flags: F_DUPFD up to F_SETFL, F_DUPFD_CLOEXEC. Others can send signals.
        SECCOMP_CALL(__NR_fcntl, 5),
        SECCOMP_LOAD(1),
        BPF_JUMP(BPF_JMP | BPF_JGT | BPF_K, F_SETFL, 0, 1),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, F_DUPFD_CLOEXEC, 0, 1),
        SECCOMP_ALLOW,
        SECCOMP_REFUSE,
    };
    enum { CHECKED = sizeof(checked) / sizeof(checked[0]), ALLOWED = sizeof(seccomp_allowed) / sizeof(seccomp_allowed[0]) };
    struct sock_filter rules[CHECKED + 2 * ALLOWED + 1];
    int count = 0;
    while (count < CHECKED) {
        rules[count] = checked[count];
        count++;
    }
    for (int index = 0; index < ALLOWED; index++) {
        struct sock_filter call[] = {SECCOMP_CALL(seccomp_allowed[index], 1), SECCOMP_ALLOW};
        rules[count++] = call[0];
        rules[count++] = call[1];
    }
    struct sock_filter refusal[] = {SECCOMP_REFUSE};
    rules[count++] = refusal[0];
    struct sock_fprog program = {.len = (unsigned short)count, .filter = rules};
    // For all threads: by now libraries have started many.
    return (int)syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program);
#else
    return -1;
#endif
}
