#include "CQPDF.h"
#include "NewStream.h"

#include <dlfcn.h>
#include <pthread.h>
#include <qpdf/qpdf-c.h>
#include <stdlib.h>
#include <string.h>

static struct {
#define FUNCTION(name) __typeof__(&qpdf_##name) name;
#define FUNCTIONS \
    FUNCTION(init) FUNCTION(cleanup) FUNCTION(silence_errors) FUNCTION(set_suppress_warnings) FUNCTION(has_error) \
    FUNCTION(get_error) FUNCTION(get_error_code) FUNCTION(get_error_message_detail) FUNCTION(read_memory) \
    FUNCTION(is_encrypted) FUNCTION(init_write_memory) FUNCTION(set_deterministic_ID) FUNCTION(set_preserve_encryption) \
    FUNCTION(set_object_stream_mode) FUNCTION(set_stream_data_mode) FUNCTION(set_minimum_pdf_version) FUNCTION(write) \
    FUNCTION(get_buffer_length) FUNCTION(get_buffer) FUNCTION(get_num_pages) FUNCTION(get_page_n) FUNCTION(get_root) \
    FUNCTION(get_trailer) FUNCTION(push_inherited_attributes_to_page) FUNCTION(add_page) FUNCTION(remove_page) \
    FUNCTION(oh_copy_foreign_object) FUNCTION(oh_new_stream) FUNCTION(oh_new_integer) FUNCTION(oh_new_array) FUNCTION(oh_replace_stream_data) \
    FUNCTION(oh_new_null) FUNCTION(oh_new_name) FUNCTION(oh_new_dictionary) FUNCTION(oh_is_null) \
    FUNCTION(oh_is_initialized) FUNCTION(oh_is_dictionary) FUNCTION(oh_is_array) FUNCTION(oh_is_stream) \
    FUNCTION(oh_is_name_and_equals) FUNCTION(oh_get_value_as_longlong) FUNCTION(oh_get_value_as_number) \
    FUNCTION(oh_get_object_id) FUNCTION(oh_get_array_n_items) FUNCTION(oh_get_array_item) FUNCTION(oh_get_dict) \
    FUNCTION(oh_get_key_if_dict) FUNCTION(oh_replace_key) FUNCTION(oh_remove_key) FUNCTION(oh_append_item) \
    FUNCTION(oh_begin_dict_key_iter) FUNCTION(oh_dict_more_keys) FUNCTION(oh_dict_next_key) \
    FUNCTION(oh_release_all) FUNCTION(more_warnings) FUNCTION(oh_get_stream_data) FUNCTION(oh_get_page_content_data)
    FUNCTIONS
#undef FUNCTION
} qpdf;

struct qpdf_file {
    qpdf_data data;
    // Whether a handle that could not be had was left out: what would be written is not what was asked for.
    int is_incomplete;
};

static pthread_mutex_t loading = PTHREAD_MUTEX_INITIALIZER;
static int is_loaded;

static int load(void) {
    // The name that qpdf has had since 11.0.
    void *library = dlopen("libqpdf.so.29", RTLD_NOW | RTLD_LOCAL);
    if (!library) return 0;
#define FUNCTION(name) \
    if (!(*(void **)&qpdf.name = dlsym(library, "qpdf_" #name))) return 0;
    FUNCTIONS
#undef FUNCTION
    return 1;
}

int qpdf_file_load(void) {
    pthread_mutex_lock(&loading);
    if (!is_loaded) is_loaded = load();
    int is_there = is_loaded;
    pthread_mutex_unlock(&loading);
    return is_there;
}

static int has_failed(QPDF_ERROR_CODE code) { return (code & (QPDF_ERRORS)) != 0; }

qpdf_file *qpdf_file_open(const uint8_t *bytes, size_t count, int is_looked_at, qpdf_file_outcome *outcome) {
    qpdf_file *file = calloc(1, sizeof *file);
    *outcome = qpdf_file_no_memory;
    if (!file) return NULL;
    file->data = qpdf.init();
    qpdf.silence_errors(file->data);
    qpdf.set_suppress_warnings(file->data, QPDF_TRUE);
    *outcome = qpdf_file_success;
    if (has_failed(qpdf.read_memory(file->data, "document", (const char *)bytes, count, NULL))) {
        qpdf_error error = qpdf.get_error(file->data);
        int is_encrypted = error && qpdf.get_error_code(file->data, error) == qpdf_e_password;
        *outcome = is_encrypted ? qpdf_file_encrypted : qpdf_file_damaged;
    } else if (!is_looked_at && qpdf.is_encrypted(file->data)) {
        *outcome = qpdf_file_encrypted;
    } else if (has_failed(qpdf.push_inherited_attributes_to_page(file->data))) {
        *outcome = qpdf_file_damaged;
    }
    if (*outcome == qpdf_file_success) return file;
    qpdf_file_close(file);
    return NULL;
}

void qpdf_file_close(qpdf_file *file) {
    // An error that nobody took would be written to the standard error stream.
    if (file->data && qpdf.has_error(file->data)) qpdf.get_error(file->data);
    if (file->data) qpdf.cleanup(&file->data);
    free(file);
}

const char *qpdf_file_message(qpdf_file *file) {
    if (!qpdf.has_error(file->data)) return "";
    const char *message = qpdf.get_error_message_detail(file->data, qpdf.get_error(file->data));
    return message ? message : "";
}

uint8_t *qpdf_file_write(qpdf_file *file, size_t *count) {
    if (file->is_incomplete || has_failed(qpdf.init_write_memory(file->data))) return NULL;
    // A damaged document may have none, and qpdf fills in what is there.
    qpdf.oh_replace_key(file->data, qpdf.get_trailer(file->data), "/Size", qpdf.oh_new_integer(file->data, 1));
    qpdf.set_deterministic_ID(file->data, QPDF_TRUE);
    qpdf.set_object_stream_mode(file->data, qpdf_o_preserve);
    qpdf.set_stream_data_mode(file->data, qpdf_s_preserve);
    qpdf.set_minimum_pdf_version(file->data, "1.5");
    if (has_failed(qpdf.write(file->data))) return NULL;
    *count = qpdf.get_buffer_length(file->data);
    uint8_t *copy = malloc(*count ? *count : 1);
    const unsigned char *written = qpdf.get_buffer(file->data);
    if (copy && written) memcpy(copy, written, *count);
    return copy;
}

int qpdf_file_is_repaired(qpdf_file *file) {
    return qpdf.more_warnings(file->data) || qpdf.has_error(file->data);
}

void qpdf_file_forget_refs(qpdf_file *file) { qpdf.oh_release_all(file->data); }

int qpdf_file_page_count(qpdf_file *file) { return qpdf.get_num_pages(file->data); }
qpdf_ref qpdf_file_page(qpdf_file *file, int index) { return qpdf.get_page_n(file->data, (size_t)index); }
qpdf_ref qpdf_file_root(qpdf_file *file) { return qpdf.get_root(file->data); }
qpdf_ref qpdf_file_trailer(qpdf_file *file) { return qpdf.get_trailer(file->data); }

int qpdf_file_append_page(qpdf_file *file, qpdf_file *other, int index) {
    qpdf_oh page = qpdf.get_page_n(other->data, (size_t)index);
    return !has_failed(qpdf.add_page(file->data, other->data, page, QPDF_FALSE));
}

int qpdf_file_remove_page(qpdf_file *file, int index) {
    return !has_failed(qpdf.remove_page(file->data, qpdf.get_page_n(file->data, (size_t)index)));
}

qpdf_ref qpdf_file_import(qpdf_file *file, qpdf_file *other, qpdf_ref object) {
    return qpdf.oh_copy_foreign_object(file->data, other->data, object);
}

qpdf_ref qpdf_file_integer(qpdf_file *file, long long value) { return qpdf.oh_new_integer(file->data, value); }
qpdf_ref qpdf_file_stream(qpdf_file *file) { return qpdf_new_stream_or_nothing(qpdf.oh_new_stream, file->data); }
qpdf_ref qpdf_file_array(qpdf_file *file) { return qpdf.oh_new_array(file->data); }
qpdf_ref qpdf_file_dictionary(qpdf_file *file) { return qpdf.oh_new_dictionary(file->data); }

int qpdf_ref_is_null(qpdf_file *file, qpdf_ref object) {
    return !qpdf.oh_is_initialized(file->data, object) || qpdf.oh_is_null(file->data, object);
}
int qpdf_ref_is_dictionary(qpdf_file *file, qpdf_ref object) { return qpdf.oh_is_dictionary(file->data, object); }
int qpdf_ref_is_array(qpdf_file *file, qpdf_ref object) { return qpdf.oh_is_array(file->data, object); }
int qpdf_ref_is_stream(qpdf_file *file, qpdf_ref object) { return qpdf.oh_is_stream(file->data, object); }
int qpdf_ref_is_name(qpdf_file *file, qpdf_ref object, const char *name) {
    return qpdf.oh_is_name_and_equals(file->data, object, name);
}

long long qpdf_ref_integer(qpdf_file *file, qpdf_ref object, long long other) {
    long long value = other;
    return qpdf.oh_get_value_as_longlong(file->data, object, &value) ? value : other;
}

double qpdf_ref_number(qpdf_file *file, qpdf_ref object, double other) {
    double value = other;
    return qpdf.oh_get_value_as_number(file->data, object, &value) ? value : other;
}

int qpdf_ref_number_of(qpdf_file *file, qpdf_ref object) { return qpdf.oh_get_object_id(file->data, object); }
int qpdf_ref_count(qpdf_file *file, qpdf_ref array) {
    return qpdf.oh_is_array(file->data, array) ? qpdf.oh_get_array_n_items(file->data, array) : 0;
}
qpdf_ref qpdf_ref_item(qpdf_file *file, qpdf_ref array, int index) {
    return qpdf.oh_get_array_item(file->data, array, index);
}
qpdf_ref qpdf_ref_entries(qpdf_file *file, qpdf_ref object) {
    return qpdf.oh_is_stream(file->data, object) ? qpdf.oh_get_dict(file->data, object) : object;
}
qpdf_ref qpdf_ref_value(qpdf_file *file, qpdf_ref dictionary, const char *key) {
    return qpdf.oh_get_key_if_dict(file->data, dictionary, key);
}

// qpdf follows handles to nothing, which it gives where it fails, once they are part of an object.
static int is_there(qpdf_file *file, qpdf_ref object) {
    int is_there = qpdf.oh_is_initialized(file->data, object);
    if (!is_there) file->is_incomplete = 1;
    return is_there;
}

void qpdf_ref_set(qpdf_file *file, qpdf_ref dictionary, const char *key, qpdf_ref value) {
    if (!is_there(file, value)) return;
    qpdf.oh_replace_key(file->data, dictionary, key, value);
}
void qpdf_ref_remove(qpdf_file *file, qpdf_ref dictionary, const char *key) {
    qpdf.oh_remove_key(file->data, dictionary, key);
}
void qpdf_ref_append(qpdf_file *file, qpdf_ref array, qpdf_ref item) {
    if (!is_there(file, item)) return;
    qpdf.oh_append_item(file->data, array, item);
}

qpdf_ref qpdf_ref_copy(qpdf_file *file, qpdf_ref dictionary) {
    qpdf_oh copy = qpdf.oh_new_dictionary(file->data);
    if (!qpdf.oh_is_dictionary(file->data, dictionary)) return copy;
    qpdf.oh_begin_dict_key_iter(file->data, dictionary);
    while (qpdf.oh_dict_more_keys(file->data)) {
        const char *key = qpdf.oh_dict_next_key(file->data);
        qpdf_ref_set(file, copy, key, qpdf.oh_get_key_if_dict(file->data, dictionary, key));
    }
    return copy;
}

void qpdf_ref_keys(
    qpdf_file *file, qpdf_ref dictionary, void *context, void (*take)(void *context, const char *key)
) {
    if (!qpdf.oh_is_dictionary(file->data, dictionary)) return;
    qpdf.oh_begin_dict_key_iter(file->data, dictionary);
    while (qpdf.oh_dict_more_keys(file->data)) take(context, qpdf.oh_dict_next_key(file->data));
}

uint8_t *qpdf_ref_data(qpdf_file *file, qpdf_ref object, int is_page, size_t *count) {
    unsigned char *bytes = NULL;
    QPDF_BOOL is_decoded = QPDF_TRUE;
    QPDF_ERROR_CODE code = is_page
        ? qpdf.oh_get_page_content_data(file->data, object, &bytes, count)
        : qpdf.oh_get_stream_data(file->data, object, qpdf_dl_specialized, &is_decoded, &bytes, count);
    if (!has_failed(code) && is_decoded) return bytes;
    free(bytes);
    return NULL;
}

uint8_t *qpdf_ref_stored_data(qpdf_file *file, qpdf_ref stream, size_t *count) {
    unsigned char *bytes = NULL;
    if (!qpdf.oh_is_stream(file->data, stream)) return NULL;
    QPDF_ERROR_CODE code = qpdf.oh_get_stream_data(file->data, stream, qpdf_dl_none, NULL, &bytes, count);
    if (!has_failed(code)) return bytes;
    free(bytes);
    return NULL;
}

void qpdf_ref_replace_data(qpdf_file *file, qpdf_ref stream, const uint8_t *bytes, size_t count, const char *filter) {
    qpdf_oh none = qpdf.oh_new_null(file->data);
    qpdf.oh_replace_stream_data(
        file->data, stream, bytes, count, filter ? qpdf.oh_new_name(file->data, filter) : none, none);
}
