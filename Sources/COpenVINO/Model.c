#include "Model.h"

#include "Attempt.h"
#include "Runtime.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// What follows a stored network in its file.
typedef struct {
    char format[8];
    uint64_t length;
    uint64_t hash;
} trailer;
static const char stored_format[8] = "LTnet 1";

struct copy {
    pthread_mutex_t lock;
    void *compiled;
};

// Of a stored network, a copy for each computation that may run at a time: the runtime's streams would pass them between its threads and
// the callers', which takes a tenth of the time that lines take. All but the first are loaded when they are first used. A network that
// was compiled has streams, as compiling it again would take longer.
struct openvino_model {
    struct copy *copies;
    int count, threads;
    // Of a stored network, the file: the weights are read where they lie.
    void *mapping;
    size_t length;
};

// A core of its own for each network costs 1 ms; a stored one takes its options from nowhere else.
static void *core_with_options(int streams, int threads) {
    void *core = NULL;
    if (!openvino_is_loaded() || ov.ov_core_create(&core) != 0) return NULL;
    char streams_text[16], threads_text[16];
    snprintf(streams_text, sizeof streams_text, "%d", streams);
    snprintf(threads_text, sizeof threads_text, "%d", threads);
    // Threads tied to cores would fight with those of other processes, and with our own workers.
    if (ov.ov_core_set_property(core, "CPU", "NUM_STREAMS", streams_text) != 0
        || ov.ov_core_set_property(core, "CPU", "INFERENCE_NUM_THREADS", threads_text) != 0
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

static void *load_copy(openvino_model *model) {
    void *core = core_with_options(1, model->threads), *compiled = NULL;
    int is_loaded = core
        && ov.ov_core_import_model(core, model->mapping, model->length - sizeof(trailer), "CPU", &compiled) == 0;
    if (!is_loaded) openvino_failed("the stored network cannot be loaded");
    if (core) ov.ov_core_free(core);
    drop_stored(model);
    return is_loaded ? compiled : NULL;
}

void *openvino_model_copy(openvino_model *model, int index) {
    struct copy *copy = model->copies + index % model->count;
    pthread_mutex_lock(&copy->lock);
    if (!copy->compiled) copy->compiled = load_copy(model);
    void *compiled = copy->compiled;
    pthread_mutex_unlock(&copy->lock);
    return compiled;
}

static openvino_model *new_model(int copies, int threads) {
    openvino_model *model = calloc(1, sizeof *model);
    if (model && !(model->copies = calloc((size_t)copies, sizeof *model->copies))) {
        free(model);
        model = NULL;
    }
    if (!model) return NULL;
    model->count = copies;
    model->threads = threads;
    for (int index = 0; index < copies; index++) pthread_mutex_init(&model->copies[index].lock, NULL);
    return model;
}

void openvino_model_free(openvino_model *model) {
    for (struct copy *copy = model->copies; copy < model->copies + model->count; copy++) {
        if (copy->compiled) ov.ov_compiled_model_free(copy->compiled);
        pthread_mutex_destroy(&copy->lock);
    }
    if (model->mapping) munmap(model->mapping, model->length);
    free(model->copies);
    free(model);
}

openvino_model *openvino_compile(const char *path, int copies, int threads) {
    openvino_model *model = new_model(1, threads);
    void *core = core_with_options(copies, copies * threads);
    if (!model || !core || ov.ov_core_compile_model_from_file(core, path, "CPU", 0, &model->copies->compiled) != 0) {
        openvino_failed("the network cannot be compiled");
        // What it would hold is not there.
        if (model) model->copies->compiled = NULL;
        if (model) openvino_model_free(model);
        model = NULL;
    }
    if (core) ov.ov_core_free(core);
    return model;
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
    if (ov.ov_compiled_model_export_model(model->copies->compiled, path) != 0)
        return openvino_failed("the network cannot be stored");
    size_t length;
    void *mapping = map(path, 0, &length);
    if (!mapping) return openvino_failed("the stored network cannot be read");
    trailer end = {.length = length, .hash = openvino_hash(mapping, length, key)};
    memcpy(end.format, stored_format, sizeof end.format);
    munmap(mapping, length);
    int file = open(path, O_WRONLY | O_APPEND | O_CLOEXEC);
    int is_written = file >= 0 && write(file, &end, sizeof end) == (ssize_t)sizeof end;
    if (file >= 0) is_written = close(file) == 0 && is_written;
    return is_written || openvino_failed("the stored network cannot be written");
}

openvino_model *openvino_import(const char *path, uint64_t key, int copies, int threads) {
    openvino_model *model = new_model(copies, threads);
    if (!model) return NULL;
    if ((model->mapping = map(path, sizeof(trailer), &model->length))) {
        size_t length = model->length - sizeof(trailer);
        trailer end;
        memcpy(&end, (char *)model->mapping + length, sizeof end);
        if (memcmp(end.format, stored_format, sizeof end.format) == 0 && end.length == length
            && end.hash == openvino_hash(model->mapping, length, key) && openvino_model_copy(model, 0))
            return model;
    }
    openvino_model_free(model);
    return NULL;
}

void openvino_model_give_back(openvino_model *model) {
    for (struct copy *copy = model->copies; copy < model->copies + model->count; copy++) {
        pthread_mutex_lock(&copy->lock);
        // What the C API hands out begins with a shared pointer, and that with the pointer to the model. It throws where a
        // computation runs.
        if (copy->compiled && ov.release_memory) attempt(ov.release_memory, *(void **)copy->compiled);
        pthread_mutex_unlock(&copy->lock);
    }
    drop_stored(model);
}
