#include "NewStream.h"

// qpdf numbers a stream one higher than the highest object, and throws where that would be no number; its interface in C
// lets this one exception pass.
qpdf_oh qpdf_new_stream_or_nothing(qpdf_oh (*function)(qpdf_data), qpdf_data data) {
    try {
        return function(data);
    } catch (...) {
        return 0;
    }
}
