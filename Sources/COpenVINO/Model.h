#ifndef MODEL_H
#define MODEL_H

#include "COpenVINO.h"

/// A copy of a network, counted from 0, loaded now if it was not before; NULL on failure. For any thread.
void *openvino_model_copy(openvino_model *model, int copy);

#endif
