#include "COpenVINO.h"
#include "Attempt.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// The prototypes of OpenVINO's C API that are used here, as its documentation gives them.
typedef struct { int64_t rank; int64_t *dims; } ov_shape;
typedef struct { const char *build; const char *description; } ov_version;
enum { ov_f32 = 4 };

static struct {
    int (*ov_get_openvino_version)(ov_version *);
    void (*ov_version_free)(ov_version *);
    const char *(*ov_get_last_err_msg)(void);
    void (*ov_free)(const char *);
    int (*ov_core_create)(void **);
    void (*ov_core_free)(void *);
    int (*ov_core_get_property)(void *, const char *, const char *, char **);
    int (*ov_core_set_property)(void *, const char *, ...);
    int (*ov_core_compile_model_from_file)(void *, const char *, const char *, size_t, void **, ...);
    int (*ov_core_import_model)(void *, const char *, size_t, const char *, void **);
    int (*ov_compiled_model_export_model)(void *, const char *);
    void (*ov_compiled_model_free)(void *);
    int (*ov_compiled_model_create_infer_request)(void *, void **);
    void (*ov_infer_request_free)(void *);
    int (*ov_tensor_create_from_host_ptr)(int, ov_shape, void *, void **);
    int (*ov_tensor_get_shape)(void *, ov_shape *);
    int (*ov_shape_free)(ov_shape *);
    int (*ov_tensor_data)(void *, void **);
    void (*ov_tensor_free)(void *);
    int (*ov_infer_request_set_input_tensor_by_index)(void *, size_t, void *);
    int (*ov_infer_request_get_output_tensor_by_index)(void *, size_t, void **);
    int (*ov_infer_request_infer)(void *);
    // `ov::CompiledModel::release_memory`, which the C API lacks; NULL where the library has none of this name.
    void (*release_memory)(void *);
} ov;

// What follows a stored network in its file.
typedef struct {
    char format[8];
    uint64_t length;
    uint64_t hash;
} trailer;
static const char stored_format[8] = "LTnet 1";

// A copy for each computation that may run at a time: the runtime would pass them between its threads and the callers' otherwise,
// which takes a tenth of the time that lines take. All but the first are loaded when they are first used.
struct openvino_model {
    int threads, copies;
    void **compiled;
    // For `compiled`, which several threads fill.
    pthread_mutex_t lock;
    // Of a stored network, the file: the weights are read where they lie.
    void *mapping;
    size_t length;
    // Of one that was compiled, where it is.
    char *path;
};

struct openvino_request {
    openvino_model *model;
    int copy;
    // NULL until the first computation.
    void *computation;
};

static pthread_mutex_t loading = PTHREAD_MUTEX_INITIALIZER;
static int is_loaded;
static char platform[512];
static _Thread_local char message[512];

const char *openvino_message(void) { return message; }
const char *openvino_platform(void) { return platform; }

static int failed(const char *what) {
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
    if (ov.ov_core_get_property(core, "CPU", property, &value) != 0) return failed("OpenVINO does not start");
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
    if (ov.ov_get_openvino_version(&version) != 0) return failed("no version");
    snprintf(platform, sizeof platform, "%s", version.build ? version.build : "");
    ov.ov_version_free(&version);
    void *core;
    if (ov.ov_core_create(&core) != 0) return failed("OpenVINO does not start");
    int is_known = describe(core, "FULL_DEVICE_NAME") && describe(core, "OPTIMIZATION_CAPABILITIES");
    ov.ov_core_free(core);
    return is_known;
}

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

// A core of its own for each network costs 1 ms; a stored one takes its options from nowhere else.
static void *core_with_threads(int threads) {
    void *core = NULL;
    if (!is_loaded || ov.ov_core_create(&core) != 0) return NULL;
    char text[16];
    snprintf(text, sizeof text, "%d", threads);
    // Threads tied to cores would fight with those of other processes, and with our own workers.
    if (ov.ov_core_set_property(core, "CPU", "NUM_STREAMS", "1") != 0
        || ov.ov_core_set_property(core, "CPU", "INFERENCE_NUM_THREADS", text) != 0
        || ov.ov_core_set_property(core, "CPU", "ENABLE_CPU_PINNING", "NO") != 0) {
        ov.ov_core_free(core);
        return NULL;
    }
    return core;
}

// Drops the pages of a stored network: those that are read again come back from the system's cache of the file, and of most
// weights the runtime has made its own copy.
static void drop_stored(openvino_model *model) {
    if (model->mapping) madvise(model->mapping, model->length, MADV_DONTNEED);
}

// A copy of the network, loaded now if it was not before; NULL on failure.
static void *loaded(openvino_model *model, int copy) {
    pthread_mutex_lock(&model->lock);
    void *compiled = model->compiled[copy];
    pthread_mutex_unlock(&model->lock);
    if (compiled) return compiled;
    void *core = core_with_threads(model->threads);
    int status = -1;
    if (core && model->mapping)
        status = ov.ov_core_import_model(core, model->mapping, model->length - sizeof(trailer), "CPU", &compiled);
    else if (core)
        status = ov.ov_core_compile_model_from_file(core, model->path, "CPU", 0, &compiled);
    if (status != 0) {
        failed("the network cannot be compiled");
        compiled = NULL;
    }
    if (core) ov.ov_core_free(core);
    drop_stored(model);
    pthread_mutex_lock(&model->lock);
    model->compiled[copy] = compiled;
    pthread_mutex_unlock(&model->lock);
    return compiled;
}

static openvino_model *new_model(int copies, int threads) {
    openvino_model *model = calloc(1, sizeof *model);
    if (!model) return NULL;
    model->compiled = calloc((size_t)copies, sizeof *model->compiled);
    model->threads = threads;
    model->copies = copies;
    pthread_mutex_init(&model->lock, NULL);
    return model;
}

void openvino_model_free(openvino_model *model) {
    for (int copy = 0; model->compiled && copy < model->copies; copy++)
        if (model->compiled[copy]) ov.ov_compiled_model_free(model->compiled[copy]);
    if (model->mapping) munmap(model->mapping, model->length);
    pthread_mutex_destroy(&model->lock);
    free(model->compiled);
    free(model->path);
    free(model);
}

openvino_model *openvino_compile(const char *path, int copies, int threads) {
    openvino_model *model = new_model(copies, threads);
    if (!model) return NULL;
    model->path = strdup(path);
    if (model->compiled && model->path && loaded(model, 0)) return model;
    openvino_model_free(model);
    return NULL;
}

// Maps a file that is longer than a number of bytes.
static void *map(const char *path, size_t least, size_t *length) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return NULL;
    struct stat status;
    void *mapping = MAP_FAILED;
    if (fstat(file, &status) == 0 && S_ISREG(status.st_mode) && (uint64_t)status.st_size > least) {
        *length = (size_t)status.st_size;
        mapping = mmap(NULL, *length, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, 0);
    }
    close(file);
    return mapping == MAP_FAILED ? NULL : mapping;
}

int openvino_export(openvino_model *model, const char *path, uint64_t key) {
    if (ov.ov_compiled_model_export_model(model->compiled[0], path) != 0) return failed("the network cannot be stored");
    size_t length;
    void *mapping = map(path, 0, &length);
    if (!mapping) return failed("the stored network cannot be read");
    trailer end = {.length = length, .hash = openvino_hash(mapping, length, key)};
    memcpy(end.format, stored_format, sizeof end.format);
    munmap(mapping, length);
    int file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC);
    int is_written = file >= 0 && write(file, &end, sizeof end) == (ssize_t)sizeof end;
    if (file >= 0) is_written = close(file) == 0 && is_written;
    if (!is_written) return failed("the stored network cannot be written");
    // Further copies are loaded from it in a third of the time.
    if (!model->mapping) model->mapping = map(path, sizeof(trailer), &model->length);
    return 1;
}

openvino_model *openvino_import(const char *path, uint64_t key, int copies, int threads) {
    openvino_model *model = new_model(copies, threads);
    if (!model) return NULL;
    if (model->compiled && (model->mapping = map(path, sizeof(trailer), &model->length))) {
        size_t length = model->length - sizeof(trailer);
        trailer end;
        memcpy(&end, (char *)model->mapping + length, sizeof end);
        if (memcmp(end.format, stored_format, sizeof end.format) == 0 && end.length == length
            && end.hash == openvino_hash(model->mapping, length, key) && loaded(model, 0))
            return model;
    }
    openvino_model_free(model);
    return NULL;
}

void openvino_model_give_back(openvino_model *model) {
    pthread_mutex_lock(&model->lock);
    for (int copy = 0; ov.release_memory && copy < model->copies; copy++)
        // What the C API hands out begins with a shared pointer, and that with the pointer to the model. It throws where a
        // computation runs.
        if (model->compiled[copy]) attempt(ov.release_memory, *(void **)model->compiled[copy]);
    pthread_mutex_unlock(&model->lock);
    drop_stored(model);
}

openvino_request *openvino_request_create(openvino_model *model, int copy) {
    openvino_request *request = calloc(1, sizeof *request);
    if (!request) {
        snprintf(message, sizeof message, "no memory is left");
        return NULL;
    }
    request->model = model;
    request->copy = copy;
    return request;
}

void openvino_request_free(openvino_request *request) {
    if (request->computation) ov.ov_infer_request_free(request->computation);
    free(request);
}

// Sets the computation up before the first one.
static int is_set_up(openvino_request *request) {
    if (request->computation) return 1;
    void *compiled = loaded(request->model, request->copy);
    if (!compiled) return 0;
    return ov.ov_compiled_model_create_infer_request(compiled, &request->computation) == 0
        || failed("no computation can be set up");
}

int openvino_infer(openvino_request *request, const float *input, const int64_t *shape, size_t rank) {
    if (!is_set_up(request)) return 0;
    int64_t dimensions[8];
    if (rank > sizeof dimensions / sizeof *dimensions) return failed("the input has too many dimensions");
    memcpy(dimensions, shape, rank * sizeof *dimensions);
    void *tensor = NULL;
    if (ov.ov_tensor_create_from_host_ptr(ov_f32, (ov_shape){(int64_t)rank, dimensions}, (void *)input, &tensor) != 0)
        return failed("no input tensor");
    int status = ov.ov_infer_request_set_input_tensor_by_index(request->computation, 0, tensor);
    if (status == 0) status = ov.ov_infer_request_infer(request->computation);
    ov.ov_tensor_free(tensor);
    return status == 0 || failed("the computation failed");
}

const float *openvino_output(openvino_request *request, size_t index, int64_t shape[4]) {
    void *tensor = NULL, *data = NULL;
    if (ov.ov_infer_request_get_output_tensor_by_index(request->computation, index, &tensor) != 0) {
        failed("no output tensor");
        return NULL;
    }
    ov_shape dimensions = {0, NULL};
    int status = ov.ov_tensor_get_shape(tensor, &dimensions);
    if (status == 0) {
        for (int64_t axis = 0; axis < 4; axis++)
            shape[axis] = axis < dimensions.rank ? dimensions.dims[axis] : 1;
        if (dimensions.rank > 4) status = -1;
        ov.ov_shape_free(&dimensions);
    }
    if (status == 0) status = ov.ov_tensor_data(tensor, &data);
    ov.ov_tensor_free(tensor);
    if (status != 0) failed("no output");
    return status == 0 ? data : NULL;
}
