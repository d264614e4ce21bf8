#include "Model.h"
#include "Runtime.h"

#include <string.h>

// Loading a copy of a network, which prepares itself anew for each width of a line, takes as long as so many lines.
enum { worth_a_copy = 16 };

// Whether a computation that nobody has taken needs nothing but to be run.
static int is_ready(const struct openvino_computation *computation) { return computation->request != NULL; }

// Whether one that nobody has taken is to be set up rather than waited for another.
static int is_worth_it(const openvino_model *model, const struct openvino_computation *computation) {
    return computation == model->computations || !openvino_has_copies(model) || model->wanted > worth_a_copy;
}

// One that is ready, else one that is worth to be set up; NULL where the caller has to wait.
static struct openvino_computation *free_computation(openvino_model *model) {
    struct openvino_computation *worthwhile = NULL;
    for (int index = 0; index < model->count; index++) {
        struct openvino_computation *computation = model->computations + index;
        if (computation->is_taken) continue;
        if (is_ready(computation)) return computation;
        if (!worthwhile && is_worth_it(model, computation)) worthwhile = computation;
    }
    return worthwhile;
}

static int set_up(struct openvino_computation *computation) {
    openvino_model *model = computation->model;
    if (!computation->compiled)
        computation->compiled = openvino_has_copies(model) ? openvino_load_copy(model) : model->computations->compiled;
    if (!computation->compiled) return 0;
    return ov.ov_compiled_model_create_infer_request(computation->compiled, &computation->request) == 0
        || openvino_failed("no computation can be set up");
}

void openvino_expect(openvino_model *model, uint64_t computations) {
    pthread_mutex_lock(&model->lock);
    model->wanted += computations;
    // Who waits may set up another.
    pthread_cond_broadcast(&model->given_back);
    pthread_mutex_unlock(&model->lock);
}

openvino_computation *openvino_take(openvino_model *model) {
    struct openvino_computation *computation;
    pthread_mutex_lock(&model->lock);
    while (!(computation = free_computation(model))) pthread_cond_wait(&model->given_back, &model->lock);
    computation->is_taken = 1;
    pthread_mutex_unlock(&model->lock);
    if (is_ready(computation) || set_up(computation)) return computation;
    openvino_give_back(computation);
    return NULL;
}

void openvino_give_back(openvino_computation *computation) {
    openvino_model *model = computation->model;
    pthread_mutex_lock(&model->lock);
    computation->is_taken = 0;
    pthread_cond_signal(&model->given_back);
    pthread_mutex_unlock(&model->lock);
}

static int infer(void *request, void *tensor) {
    return ov.ov_infer_request_set_input_tensor_by_index(request, 0, tensor) == 0
        && ov.ov_infer_request_infer(request) == 0;
}

int openvino_infer(openvino_computation *computation, const float *input, const int64_t *shape, size_t rank) {
    int64_t dimensions[8];
    if (rank > sizeof dimensions / sizeof *dimensions) return openvino_failed("the input has too many dimensions");
    memcpy(dimensions, shape, rank * sizeof *dimensions);
    void *tensor = NULL;
    if (ov.ov_tensor_create_from_host_ptr(ov_f32, (ov_shape){(int64_t)rank, dimensions}, (void *)input, &tensor) != 0)
        return openvino_failed("no input tensor");
    int is_computed = infer(computation->request, tensor) || openvino_failed("the computation failed");
    ov.ov_tensor_free(tensor);
    if (!is_computed) {
        // What failed once is not run again.
        ov.ov_infer_request_free(computation->request);
        computation->request = NULL;
    }
    return is_computed;
}

const float *openvino_output(openvino_computation *computation, size_t index, int64_t shape[4]) {
    void *tensor = NULL, *data = NULL;
    if (ov.ov_infer_request_get_output_tensor_by_index(computation->request, index, &tensor) != 0) {
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
