#ifndef MODEL_H
#define MODEL_H

#include "COpenVINO.h"

#include <pthread.h>

struct openvino_computation {
    openvino_model *model;
    // The network that it computes: the model's, or a copy of its own.
    void *compiled;
    // Each is NULL until the first computation.
    void *request;
    int is_taken;
};

struct openvino_model {
    // Guards who takes which computation, and what is wanted. A computation is its taker's; all else stays as it is.
    pthread_mutex_t lock;
    pthread_cond_t given_back;
    struct openvino_computation *computations;
    int count, threads;
    // How many computations were announced.
    uint64_t wanted;
    // Of a stored network, the file: the weights are read where they lie.
    void *mapping;
    size_t length;
};

/// Whether each computation has a copy of the network: OpenVINO's streams would pass it between their threads and the caller's, which
/// takes a tenth of the time that lines take. A network that was compiled has streams, as compiling it again would take longer.
int openvino_has_copies(const openvino_model *model);

/// Loads a stored network once more; NULL on failure.
void *openvino_load_copy(openvino_model *model);

#endif
