#include "Runtime.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

struct openvino_functions ov;

static pthread_mutex_t loading = PTHREAD_MUTEX_INITIALIZER;
static int is_loaded;
static char platform[512];
static _Thread_local char message[512];

const char *openvino_message(void) { return message; }
const char *openvino_platform(void) { return platform; }

int openvino_failed(const char *what) {
    const char *why = ov.ov_get_last_err_msg ? ov.ov_get_last_err_msg() : NULL;
    snprintf(message, sizeof message, "%s%s%s", what, why && *why ? ": " : "", why ? why : "");
    return 0;
}

static int look_up(void *library) {
#define LOOK_UP(name) \
    if (!(*(void **)&ov.name = dlsym(library, #name))) { \
        snprintf(message, sizeof message, "this version of OpenVINO has no %s", #name); \
        return 0; \
    }
    LOOK_UP(ov_get_openvino_version)
    LOOK_UP(ov_version_free)
    LOOK_UP(ov_get_last_err_msg)
    LOOK_UP(ov_free)
    LOOK_UP(ov_core_create)
    LOOK_UP(ov_core_free)
    LOOK_UP(ov_core_get_property)
    LOOK_UP(ov_core_set_property)
    LOOK_UP(ov_core_compile_model_from_file)
    LOOK_UP(ov_core_import_model)
    LOOK_UP(ov_compiled_model_export_model)
    LOOK_UP(ov_compiled_model_free)
    LOOK_UP(ov_compiled_model_create_infer_request)
    LOOK_UP(ov_infer_request_free)
    LOOK_UP(ov_tensor_create_from_host_ptr)
    LOOK_UP(ov_tensor_get_shape)
    LOOK_UP(ov_shape_free)
    LOOK_UP(ov_tensor_data)
    LOOK_UP(ov_tensor_free)
    LOOK_UP(ov_infer_request_set_input_tensor_by_index)
    LOOK_UP(ov_infer_request_get_output_tensor_by_index)
    LOOK_UP(ov_infer_request_infer)
#undef LOOK_UP
    *(void **)&ov.release_memory = dlsym(library, "_ZN2ov13CompiledModel14release_memoryEv");
    return 1;
}

// Appends a property of the processor to what is known of the platform.
static int describe(void *core, const char *property) {
    char *value = NULL;
    if (ov.ov_core_get_property(core, "CPU", property, &value) != 0) return openvino_failed("OpenVINO does not start");
    size_t length = strlen(platform);
    snprintf(platform + length, sizeof platform - length, "\n%s", value ? value : "");
    ov.ov_free(value);
    return 1;
}

static int load(const char *path) {
    // The library stays: code of its threads may run until the process ends.
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        snprintf(message, sizeof message, "%s", dlerror());
        return 0;
    }
    if (!look_up(library)) return 0;
    ov_version version;
    if (ov.ov_get_openvino_version(&version) != 0) return openvino_failed("no version");
    snprintf(platform, sizeof platform, "%s", version.build ? version.build : "");
    ov.ov_version_free(&version);
    void *core;
    if (ov.ov_core_create(&core) != 0) return openvino_failed("OpenVINO does not start");
    int is_known = describe(core, "FULL_DEVICE_NAME") && describe(core, "OPTIMIZATION_CAPABILITIES");
    ov.ov_core_free(core);
    return is_known;
}

int openvino_is_loaded(void) { return is_loaded; }

int openvino_load(const char *path) {
    pthread_mutex_lock(&loading);
    if (!is_loaded) is_loaded = load(path);
    int is_there = is_loaded;
    pthread_mutex_unlock(&loading);
    return is_there;
}

int openvino_multiplies_bytes(void) {
#ifdef __x86_64__
    return __builtin_cpu_supports("avx512vnni") || __builtin_cpu_supports("avxvnni");
#else
    return 0;
#endif
}
