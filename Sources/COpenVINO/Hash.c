#include "COpenVINO.h"

#include <string.h>

uint64_t openvino_hash(const void *bytes, size_t length, uint64_t seed) {
    // Four lanes that wait for each other only at the end; a changed word changes its lane for certain.
    uint64_t lanes[4] = {seed, seed + 1, seed + 2, seed + 3};
    const uint64_t odd = 0x9E3779B97F4A7C15;
    for (size_t at = 0; at < length; at += 32) {
        uint64_t words[4] = {0};
        if (length - at >= 32) memcpy(words, (const char *)bytes + at, 32);
        else memcpy(words, (const char *)bytes + at, length - at);
        for (int lane = 0; lane < 4; lane++) {
            lanes[lane] = (lanes[lane] ^ words[lane]) * odd;
            lanes[lane] ^= lanes[lane] >> 32;
        }
    }
    uint64_t hash = length;
    for (int lane = 0; lane < 4; lane++) {
        hash = (hash ^ lanes[lane]) * odd;
        hash ^= hash >> 32;
    }
    return hash;
}
