internal import Glibc

/// The OpenMP runtime that libtesseract brings along.
enum OpenMP {
    private typealias SetMaxActiveLevels = @convention(c) (Int32) -> Void

    /// First wanted when libtesseract is there.
    private static let setMaxActiveLevels: SetMaxActiveLevels? = {
        // Looked up among the loaded libraries: which runtime serves libtesseract is the distribution's choice.
        guard let symbol = dlsym(nil, "omp_set_max_active_levels") else { return nil }
        return unsafeBitCast(symbol, to: SetMaxActiveLevels.self)
    }()

    /// Keeps the calling thread from opening parallel regions.
    ///
    /// libtesseract opens teams of four threads that spin against each other, which makes a page ten times slower;
    /// lines on several workers use the cores better. The setting belongs to the thread, so it is made before each call.
    static func turnOffForThisThread() {
        setMaxActiveLevels?(0)
    }
}
