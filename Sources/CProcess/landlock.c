#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CProcess.h"

// Landlock's interface as of its seventh version; the system's header may be older than its kernel. The numbers of the calls
// are the same on every architecture.
#define LANDLOCK_CREATE 444
#define LANDLOCK_ADD 445
#define LANDLOCK_RESTRICT 446
#define LANDLOCK_READ_FILE (1ULL << 2)
#define LANDLOCK_READ_DIR (1ULL << 3)
#define LANDLOCK_WRITE_FILE (1ULL << 1)
#define LANDLOCK_REMOVE_FILE (1ULL << 5)
#define LANDLOCK_MAKE_DIR (1ULL << 7)
#define LANDLOCK_MAKE_REG (1ULL << 8)
#define LANDLOCK_TRUNCATE (1ULL << 14)

int landlock_version(void) {
    return (int)syscall(LANDLOCK_CREATE, NULL, 0, 1U);
}

int landlock_create(int version) {
    struct {
        uint64_t files, ports, scopes;
    } handled = {0, 0, 0};
    int rights = version >= 5 ? 16 : version >= 3 ? 15 : version == 2 ? 14 : 13;
    handled.files = (1ULL << rights) - 1;
    if (version >= 4) handled.ports = 3;
    if (version >= 6) handled.scopes = 3;
    size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
    return (int)syscall(LANDLOCK_CREATE, &handled, size, 0U);
}

int landlock_allow(int rules, const char *path, int write, int version) {
    int folder = open(path, O_PATH | O_CLOEXEC | O_DIRECTORY);
    int file = folder < 0 ? open(path, O_PATH | O_CLOEXEC) : folder;
    if (file < 0) return -1;
    struct __attribute__((packed)) {
        uint64_t rights;
        int32_t file;
    } rule = {LANDLOCK_READ_FILE, file};
    if (write) rule.rights |= LANDLOCK_WRITE_FILE | (version >= 3 ? LANDLOCK_TRUNCATE : 0);
    if (folder >= 0) {
        rule.rights |= LANDLOCK_READ_DIR;
        if (write) rule.rights |= LANDLOCK_REMOVE_FILE | LANDLOCK_MAKE_DIR | LANDLOCK_MAKE_REG;
    }
    int result = (int)syscall(LANDLOCK_ADD, rules, 1, &rule, 0U);
    close(file);
    return result;
}

int landlock_restrict(int rules) {
    return (int)syscall(LANDLOCK_RESTRICT, rules, 0U);
}
