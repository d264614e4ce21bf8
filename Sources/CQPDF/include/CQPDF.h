// qpdf's C interface, looked up at run time: nothing is linked with it.
#ifndef CQPDF_H
#define CQPDF_H

#include <stddef.h>
#include <stdint.h>

/// A document that is being changed.
typedef struct qpdf_file qpdf_file;
/// An object of a document: a number that holds until the document is closed.
typedef unsigned qpdf_ref;

/// Loads the library, once for the process. Returns whether it is there now.
int qpdf_file_load(void);

typedef enum { qpdf_file_success = 0, qpdf_file_damaged, qpdf_file_encrypted, qpdf_file_no_memory } qpdf_file_outcome;
/// Opens a document, whose bytes stay where they are until it is closed. NULL where that fails, and where it is encrypted,
/// unless it is only looked at and wants no password.
qpdf_file *_Nullable qpdf_file_open(
    const uint8_t *_Nonnull bytes, size_t count, int is_looked_at, qpdf_file_outcome *_Nonnull outcome);
void qpdf_file_close(qpdf_file *_Nonnull file);
/// Writes the document into memory that the caller frees; NULL where that fails.
uint8_t *_Nullable qpdf_file_write(qpdf_file *_Nonnull file, size_t *_Nonnull count);
/// What failed last.
const char *_Nonnull qpdf_file_message(qpdf_file *_Nonnull file);

/// Whether something was damaged among what was read up to here.
int qpdf_file_is_repaired(qpdf_file *_Nonnull file);
/// Ends all references to objects.
void qpdf_file_forget_refs(qpdf_file *_Nonnull file);

int qpdf_file_page_count(qpdf_file *_Nonnull file);
/// A page's dictionary, counted from 0, with what it inherits put into it.
qpdf_ref qpdf_file_page(qpdf_file *_Nonnull file, int index);
qpdf_ref qpdf_file_root(qpdf_file *_Nonnull file);
qpdf_ref qpdf_file_trailer(qpdf_file *_Nonnull file);
/// Appends a page of another document, with all that it refers to. Returns whether that succeeded.
int qpdf_file_append_page(qpdf_file *_Nonnull file, qpdf_file *_Nonnull other, int index);
int qpdf_file_remove_page(qpdf_file *_Nonnull file, int index);

/// Takes an indirect object over from another document, which stays open until this one is written.
qpdf_ref qpdf_file_import(qpdf_file *_Nonnull file, qpdf_file *_Nonnull other, qpdf_ref object);
qpdf_ref qpdf_file_integer(qpdf_file *_Nonnull file, long long value);
/// A stream that has no data yet.
qpdf_ref qpdf_file_stream(qpdf_file *_Nonnull file);
/// An empty array, and an empty dictionary.
qpdf_ref qpdf_file_array(qpdf_file *_Nonnull file);
qpdf_ref qpdf_file_dictionary(qpdf_file *_Nonnull file);

int qpdf_ref_is_null(qpdf_file *_Nonnull file, qpdf_ref object);
int qpdf_ref_is_dictionary(qpdf_file *_Nonnull file, qpdf_ref object);
int qpdf_ref_is_array(qpdf_file *_Nonnull file, qpdf_ref object);
int qpdf_ref_is_stream(qpdf_file *_Nonnull file, qpdf_ref object);
/// Whether it is the name, which begins with a slash.
int qpdf_ref_is_name(qpdf_file *_Nonnull file, qpdf_ref object, const char *_Nonnull name);
/// A whole number; the other where it is none.
long long qpdf_ref_integer(qpdf_file *_Nonnull file, qpdf_ref object, long long other);
/// A number; the other where it is none.
double qpdf_ref_number(qpdf_file *_Nonnull file, qpdf_ref object, double other);
/// The number of the indirect object; 0 for a direct one.
int qpdf_ref_number_of(qpdf_file *_Nonnull file, qpdf_ref object);
int qpdf_ref_count(qpdf_file *_Nonnull file, qpdf_ref array);
qpdf_ref qpdf_ref_item(qpdf_file *_Nonnull file, qpdf_ref array, int index);
/// The dictionary of a stream, and any other object itself.
qpdf_ref qpdf_ref_entries(qpdf_file *_Nonnull file, qpdf_ref object);
/// The value of a key, which begins with a slash; a null where there is none.
qpdf_ref qpdf_ref_value(qpdf_file *_Nonnull file, qpdf_ref dictionary, const char *_Nonnull key);
void qpdf_ref_set(
    qpdf_file *_Nonnull file, qpdf_ref dictionary, const char *_Nonnull key, qpdf_ref value);
void qpdf_ref_remove(qpdf_file *_Nonnull file, qpdf_ref dictionary, const char *_Nonnull key);
void qpdf_ref_append(qpdf_file *_Nonnull file, qpdf_ref array, qpdf_ref item);
/// A copy of a dictionary with the same values.
qpdf_ref qpdf_ref_copy(qpdf_file *_Nonnull file, qpdf_ref dictionary);
/// Calls back with each key of a dictionary.
void qpdf_ref_keys(
    qpdf_file *_Nonnull file, qpdf_ref dictionary, void *_Nullable context,
    void (*_Nonnull take)(void *_Nullable context, const char *_Nonnull key));

/// The decoded data of a stream, or of a page's contents together, in memory that the caller frees; NULL where they cannot be
/// decoded.
uint8_t *_Nullable qpdf_ref_data(
    qpdf_file *_Nonnull file, qpdf_ref object, int is_page, size_t *_Nonnull count);
/// The data of a stream as they are stored, in memory that the caller frees; NULL where there are none.
uint8_t *_Nullable qpdf_ref_stored_data(qpdf_file *_Nonnull file, qpdf_ref stream, size_t *_Nonnull count);
/// Replaces a stream's data, which is encoded as the filter says; NULL for none.
void qpdf_ref_replace_data(
    qpdf_file *_Nonnull file, qpdf_ref stream, const uint8_t *_Nonnull bytes, size_t count,
    const char *_Nullable filter);

#endif
