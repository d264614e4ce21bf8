#ifndef RUNTIME_H
#define RUNTIME_H

#include "COpenVINO.h"

// The prototypes of OpenVINO's C API that are used here, as its documentation gives them.
typedef struct { int64_t rank; int64_t *dims; } ov_shape;
typedef struct { const char *build; const char *description; } ov_version;
enum { ov_f32 = 4 };

/// What `openvino_load` looked up.
struct openvino_functions {
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
};
extern struct openvino_functions ov;

/// Whether the runtime is there.
int openvino_is_loaded(void);

/// Keeps why the calling thread's call failed: what failed, and what OpenVINO says of it. Returns 0.
int openvino_failed(const char *what);

#endif
