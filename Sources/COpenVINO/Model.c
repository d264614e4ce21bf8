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

int openvino_has_copies(const openvino_model *model) { return model->mapping && model->threads == 1; }

void *openvino_load_copy(openvino_model *model) {
    void *core = core_with_options(1, model->threads), *compiled = NULL;
    int is_loaded = core
        && ov.ov_core_import_model(core, model->mapping, model->length - sizeof(trailer), "CPU", &compiled) == 0;
    if (!is_loaded) openvino_failed("the stored network cannot be loaded");
    if (core) ov.ov_core_free(core);
    drop_stored(model);
    return is_loaded ? compiled : NULL;
}

static openvino_model *new_model(int count, int threads) {
    openvino_model *model = calloc(1, sizeof *model);
    if (model && !(model->computations = calloc((size_t)count, sizeof *model->computations))) {
        free(model);
        model = NULL;
    }
    if (!model) return NULL;
    model->count = count;
    model->threads = threads;
    pthread_mutex_init(&model->lock, NULL);
    pthread_cond_init(&model->given_back, NULL);
    for (int index = 0; index < count; index++) model->computations[index].model = model;
    return model;
}

void openvino_model_free(openvino_model *model) {
    for (int index = model->count - 1; index >= 0; index--) {
        struct openvino_computation *computation = model->computations + index;
        if (computation->request) ov.ov_infer_request_free(computation->request);
        int is_own = index == 0 || openvino_has_copies(model);
        if (is_own && computation->compiled) ov.ov_compiled_model_free(computation->compiled);
    }
    pthread_cond_destroy(&model->given_back);
    pthread_mutex_destroy(&model->lock);
    if (model->mapping) munmap(model->mapping, model->length);
    free(model->computations);
    free(model);
}

openvino_model *openvino_compile(const char *path, int count, int threads) {
    openvino_model *model = new_model(count, threads);
    int streams = threads == 1 ? count : 1;
    void *core = core_with_options(streams, streams * threads), *compiled = NULL;
    int is_compiled =
        model && core && ov.ov_core_compile_model_from_file(core, path, "CPU", 0, &compiled) == 0;
    if (is_compiled) {
        model->computations->compiled = compiled;
    } else {
        openvino_failed("the network cannot be compiled");
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
    if (ov.ov_compiled_model_export_model(model->computations->compiled, path) != 0)
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

openvino_model *openvino_import(const char *path, uint64_t key, int count, int threads, int is_loaded) {
    openvino_model *model = new_model(count, threads);
    if (!model) return NULL;
    if ((model->mapping = map(path, sizeof(trailer), &model->length))) {
        size_t length = model->length - sizeof(trailer);
        trailer end;
        memcpy(&end, (char *)model->mapping + length, sizeof end);
        if (memcmp(end.format, stored_format, sizeof end.format) == 0 && end.length == length
            && end.hash == openvino_hash(model->mapping, length, key)
            && (!is_loaded || (model->computations->compiled = openvino_load_copy(model)))) {
            drop_stored(model);
            return model;
        }
    }
    openvino_model_free(model);
    return NULL;
}

// Of a network that all computations share, the first has it, whether it is taken or not: OpenVINO throws where one runs.
static int has_memory_to_release(const openvino_model *model, const struct openvino_computation *computation) {
    int is_owner = openvino_has_copies(model) ? !computation->is_taken : computation == model->computations;
    return is_owner && computation->compiled;
}

void openvino_release_memory(openvino_model *model) {
    pthread_mutex_lock(&model->lock);
    for (int index = 0; index < model->count; index++) {
        struct openvino_computation *computation = model->computations + index;
        // What the C API hands out begins with a shared pointer, and that with the pointer to the model.
        if (ov.release_memory && has_memory_to_release(model, computation))
            attempt(ov.release_memory, *(void **)computation->compiled);
    }
    pthread_mutex_unlock(&model->lock);
    drop_stored(model);
}
