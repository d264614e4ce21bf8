#include "Model.h"
#include "Runtime.h"

#include <stdlib.h>
#include <string.h>

struct openvino_request {
    openvino_model *model;
    int copy;
    // NULL until the first computation.
    void *computation;
};

openvino_request *openvino_request_create(openvino_model *model, int copy) {
    openvino_request *request = calloc(1, sizeof *request);
    if (!request) {
        openvino_failed("no memory is left");
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
    void *compiled = openvino_model_copy(request->model, request->copy);
    if (!compiled) return 0;
    return ov.ov_compiled_model_create_infer_request(compiled, &request->computation) == 0
        || openvino_failed("no computation can be set up");
}

int openvino_infer(openvino_request *request, const float *input, const int64_t *shape, size_t rank) {
    if (!is_set_up(request)) return 0;
    int64_t dimensions[8];
    if (rank > sizeof dimensions / sizeof *dimensions) return openvino_failed("the input has too many dimensions");
    memcpy(dimensions, shape, rank * sizeof *dimensions);
    void *tensor = NULL;
    if (ov.ov_tensor_create_from_host_ptr(ov_f32, (ov_shape){(int64_t)rank, dimensions}, (void *)input, &tensor) != 0)
        return openvino_failed("no input tensor");
    int status = ov.ov_infer_request_set_input_tensor_by_index(request->computation, 0, tensor);
    if (status == 0) status = ov.ov_infer_request_infer(request->computation);
    ov.ov_tensor_free(tensor);
    return status == 0 || openvino_failed("the computation failed");
}

const float *openvino_output(openvino_request *request, size_t index, int64_t shape[4]) {
    void *tensor = NULL, *data = NULL;
    if (ov.ov_infer_request_get_output_tensor_by_index(request->computation, index, &tensor) != 0) {
        openvino_failed("no output tensor");
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
    if (status != 0) openvino_failed("no output");
    return status == 0 ? data : NULL;
}
