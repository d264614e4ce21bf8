#include "COpenVINO.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The prototypes of OpenVINO's C API that are used here, as its documentation gives them.
typedef struct { int64_t rank; int64_t *dims; } ov_shape;
typedef struct { const char *build; const char *description; } ov_version;
enum { ov_f32 = 4 };

static struct {
    int (*ov_get_openvino_version)(ov_version *);
    void (*ov_version_free)(ov_version *);
    const char *(*ov_get_last_err_msg)(void);
    int (*ov_core_create)(void **);
    int (*ov_core_compile_model_from_file_props)(
        void *, const char *, const char *, size_t, const openvino_property *, void **);
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
} ov;

static pthread_mutex_t loading = PTHREAD_MUTEX_INITIALIZER;
static void *core;
static char build[128];
static _Thread_local char message[512];

const char *openvino_message(void) { return message; }
const char *openvino_build(void) { return build; }

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
    LOOK_UP(ov_core_create)
    LOOK_UP(ov_core_compile_model_from_file_props)
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
    snprintf(build, sizeof build, "%s", version.build ? version.build : "");
    ov.ov_version_free(&version);
    return ov.ov_core_create(&core) == 0 || failed("OpenVINO does not start");
}

int openvino_load(const char *path) {
    pthread_mutex_lock(&loading);
    int is_there = core || load(path);
    pthread_mutex_unlock(&loading);
    return is_there;
}

openvino_model *openvino_compile(const char *path, const openvino_property *properties, size_t count) {
    void *model = NULL;
    if (!core || ov.ov_core_compile_model_from_file_props(core, path, "CPU", count, properties, &model) != 0) {
        failed("the network cannot be compiled");
        return NULL;
    }
    return model;
}

void openvino_model_free(openvino_model *model) { ov.ov_compiled_model_free(model); }

openvino_request *openvino_request_create(openvino_model *model) {
    void *request = NULL;
    if (ov.ov_compiled_model_create_infer_request(model, &request) != 0) {
        failed("no computation can be set up");
        return NULL;
    }
    return request;
}

void openvino_request_free(openvino_request *request) { ov.ov_infer_request_free(request); }

int openvino_infer(openvino_request *request, const float *input, const int64_t *shape, size_t rank) {
    int64_t dimensions[8];
    if (rank > sizeof dimensions / sizeof *dimensions) return failed("the input has too many dimensions");
    memcpy(dimensions, shape, rank * sizeof *dimensions);
    void *tensor = NULL;
    if (ov.ov_tensor_create_from_host_ptr(ov_f32, (ov_shape){(int64_t)rank, dimensions}, (void *)input, &tensor) != 0)
        return failed("no input tensor");
    int status = ov.ov_infer_request_set_input_tensor_by_index(request, 0, tensor);
    if (status == 0) status = ov.ov_infer_request_infer(request);
    ov.ov_tensor_free(tensor);
    return status == 0 || failed("the computation failed");
}

const float *openvino_output(openvino_request *request, size_t index, int64_t shape[4]) {
    void *tensor = NULL, *data = NULL;
    if (ov.ov_infer_request_get_output_tensor_by_index(request, index, &tensor) != 0) {
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
