#include "Attempt.h"

extern "C" int attempt(void (*function)(void *), void *argument) {
    try {
        function(argument);
        return 1;
    } catch (...) {
        return 0;
    }
}
