#include <linux/capability.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CProcess.h"

int process_drop_capabilities(void) {
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3, .pid = 0};
    const struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {{0}};
    return (int)syscall(SYS_capset, &header, none);
}
