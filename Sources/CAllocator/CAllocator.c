#include "CAllocator.h"

#include <features.h>
#ifdef __GLIBC__
#include <malloc.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

void allocator_give_back(void) {
    malloc_trim(0);
}

void allocator_give_back_large_blocks(void) {
    mallopt(M_MMAP_THRESHOLD, 256 << 10);
    mallopt(M_TRIM_THRESHOLD, 1 << 20);
}

static pthread_mutex_t filling = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t unfilled = PTHREAD_COND_INITIALIZER;
static int fillers;
static uint8_t byte_of_fillers;
static uint8_t usual_byte;
static int is_usual_byte_known;

static void set_fill(uint8_t byte) {
    // The allocator fills what it hands out with the complement, and nothing at 0.
    mallopt(M_PERTURB, (uint8_t)~byte);
}

static uint8_t byte_of_environment(void) {
    const char *value = getenv("MALLOC_PERTURB_");
    const char *tunables = getenv("GLIBC_TUNABLES");
    const char *tunable = tunables ? strstr(tunables, "glibc.malloc.perturb=") : NULL;
    if (tunable) value = strchr(tunable, '=') + 1;
    return (uint8_t)~(value ? atoi(value) : 0);
}

void allocator_fill_always(uint8_t byte) {
    pthread_mutex_lock(&filling);
    usual_byte = byte;
    is_usual_byte_known = 1;
    if (fillers == 0) set_fill(byte);
    pthread_mutex_unlock(&filling);
}

void allocator_begin_filling(uint8_t byte) {
    pthread_mutex_lock(&filling);
    while (fillers > 0 && byte_of_fillers != byte) pthread_cond_wait(&unfilled, &filling);
    byte_of_fillers = byte;
    if (fillers++ == 0) set_fill(byte);
    pthread_mutex_unlock(&filling);
}

void allocator_end_filling(void) {
    pthread_mutex_lock(&filling);
    if (--fillers == 0) {
        set_fill(is_usual_byte_known ? usual_byte : byte_of_environment());
        pthread_cond_broadcast(&unfilled);
    }
    pthread_mutex_unlock(&filling);
}
#else
void allocator_give_back(void) {
}

void allocator_give_back_large_blocks(void) {
}

void allocator_fill_always(uint8_t byte) {
    (void)byte;
}

void allocator_begin_filling(uint8_t byte) {
    (void)byte;
}

void allocator_end_filling(void) {
}
#endif
