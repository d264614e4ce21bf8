// OpenVINO's C API, looked up at run time: the package builds and links without it.
#ifndef COPENVINO_H
#define COPENVINO_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    const char *key;
    const char *value;
} openvino_property;

/// A network, compiled for this processor. Any thread may make requests from it.
typedef struct openvino_model openvino_model;
/// One computation at a time, with its tensors.
typedef struct openvino_request openvino_request;

/// Loads the runtime, once for the process: `library` is the path of libopenvino_c. Returns whether it is there now;
/// if not, `openvino_message` says why.
int openvino_load(const char *library);

/// The build of the runtime that is loaded, as "2026.4.1-…"; empty without one.
const char *openvino_build(void);

/// Compiles the network of an ONNX file; NULL on failure.
openvino_model *openvino_compile(const char *path, const openvino_property *properties, size_t count);
void openvino_model_free(openvino_model *model);

/// NULL on failure.
openvino_request *openvino_request_create(openvino_model *model);
void openvino_request_free(openvino_request *request);

/// Computes the outputs from the first input, a 32-bit float tensor of up to eight dimensions that is read in place.
/// Returns whether it succeeded.
int openvino_infer(openvino_request *request, const float *input, const int64_t *shape, size_t rank);

/// An output of the last computation, valid until the next; `shape` takes up to four dimensions, the missing ones as 1
/// at the end. NULL on failure.
const float *openvino_output(openvino_request *request, size_t index, int64_t shape[4]);

/// Why the calling thread's last call failed.
const char *openvino_message(void);

#endif
