internal import Imaging

/// Where PDFium runs: it serves one thread at a time, whatever number of documents are open.
@globalActor
package actor PDFium {
    package static let shared = PDFium()

    private nonisolated let executor = DispatchQueueExecutor(label: "LiveText.pdf")
    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}
