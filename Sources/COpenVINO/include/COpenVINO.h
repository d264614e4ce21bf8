// OpenVINO's C API, looked up at run time: the package builds and links without it.
#ifndef COPENVINO_H
#define COPENVINO_H

#include <stddef.h>
#include <stdint.h>

/// A network, compiled for this processor, and its computations. For any thread.
typedef struct openvino_model openvino_model;
/// One computation at a time, with its tensors.
typedef struct openvino_computation openvino_computation;

/// Loads the runtime, once for the process: `library` is the path of libopenvino_c. Returns whether it is there now;
/// if not, `openvino_message` says why.
int openvino_load(const char *library);

/// What compiled networks depend on besides the network: the build of the runtime, the processor, and what it can do; empty
/// without a runtime.
const char *openvino_platform(void);

/// Whether the processor multiplies and adds bytes in one instruction (AVX-512 VNNI or AVX-VNNI).
/// Not told of other architectures than x86-64.
int openvino_multiplies_bytes(void);

/// Compiles the network of an ONNX file for `count` computations at once, each with a number of threads; NULL on failure. With several
/// threads they take turns.
openvino_model *openvino_compile(const char *path, int count, int threads);
/// Stores a compiled network in a new file, with a hash that depends on `key`. Returns whether it succeeded.
int openvino_export(openvino_model *model, const char *path, uint64_t key);
/// Takes a compiled network from a file that `openvino_export` wrote with this key; NULL where it is missing or damaged. Computations with one
/// thread run in the caller's, each with a copy of the network; the first is loaded now if `is_loaded` says so, else when it is used, the
/// others once there is enough for them to do. The file may be removed or replaced afterwards, and must not be changed.
openvino_model *openvino_import(const char *path, uint64_t key, int count, int threads, int is_loaded);
/// Gives back what computations took besides their tensors; the next one takes it again. What is being computed keeps it.
void openvino_release_memory(openvino_model *model);
/// When no computation is taken.
void openvino_model_free(openvino_model *model);

/// A hash that tells damage, not intent; it reads some gigabytes a second.
uint64_t openvino_hash(const void *bytes, size_t length, uint64_t seed);

/// Announces so many computations. Few share what is loaded, and wait for each other; for more, copies are loaded.
void openvino_expect(openvino_model *model, uint64_t computations);
/// Takes a computation, for one thread, until `openvino_give_back`; waits while all are taken. NULL on failure.
openvino_computation *openvino_take(openvino_model *model);
void openvino_give_back(openvino_computation *computation);

/// Computes the outputs from the first input, a 32-bit float tensor of up to eight dimensions that is read in place.
/// Returns whether it succeeded; if not, the computation is only good to be given back.
int openvino_infer(openvino_computation *computation, const float *input, const int64_t *shape, size_t rank);

/// An output of what `openvino_infer` computed, valid until it is given back; `shape` takes up to four dimensions, the missing ones as 1
/// at the end. NULL on failure.
const float *openvino_output(openvino_computation *computation, size_t index, int64_t shape[4]);

/// Why the calling thread's last call failed.
const char *openvino_message(void);

#endif
