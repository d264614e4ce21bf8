// Calls of C++, which may throw.
#ifndef ATTEMPT_H
#define ATTEMPT_H

#ifdef __cplusplus
extern "C" {
#endif

/// Calls a function with an argument; returns whether it did so without throwing.
int attempt(void (*function)(void *), void *argument);

#ifdef __cplusplus
}
#endif

#endif
