#include <qpdf/qpdf-c.h>

#ifdef __cplusplus
extern "C"
#endif
/// A stream of a document; 0, which is no object, where there can be no further one.
qpdf_oh qpdf_new_stream_or_nothing(qpdf_oh (*function)(qpdf_data), qpdf_data data);
