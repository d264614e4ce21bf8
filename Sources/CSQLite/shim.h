#pragma once
#include <sqlite3.h>

// A macro that Swift cannot see: have SQLite copy what is bound.
static const sqlite3_destructor_type sqlite3_copied = SQLITE_TRANSIENT;
