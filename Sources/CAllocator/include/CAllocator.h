// The C library's allocator; where it is not glibc's, memory is neither filled nor given back.
#pragma once
#include <stdint.h>

/// Gives memory back to the system that was freed, in all of the allocator's arenas.
void allocator_give_back(void);

/// Has large blocks come from the system and go back to it as soon as they are freed. Otherwise the allocator keeps more of them the
/// larger they were.
void allocator_give_back_large_blocks(void);

/// Has memory filled with a byte when it is handed out, and with its complement when it is freed; 0xFF fills nothing. Blocks of less than
/// about a kilobyte are left as they are.
///
/// Until this is called, it is as the environment asks (`MALLOC_PERTURB_`, `GLIBC_TUNABLES`). For any thread.
void allocator_fill_always(uint8_t byte);

/// Has memory filled with this byte instead until the matching call of `allocator_end_filling`. For any thread: fillings with the same byte
/// may overlap, others wait, so nobody may begin a second one before the first has ended.
void allocator_begin_filling(uint8_t byte);
void allocator_end_filling(void);
