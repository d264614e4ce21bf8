#if COUNTS_WORK
/// Counts how often detectors look at a unit or a token of a text, copies of a text's parts included.
///
/// A test that bounds the count proves a detector linear on a machine of any speed. Release builds count nothing: they
/// are compiled without `COUNTS_WORK`.
final class WorkCounter {
    var steps = 0
}
#endif
