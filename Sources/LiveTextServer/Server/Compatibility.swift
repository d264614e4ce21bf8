/// A service whose clients a server is to answer too, each at the paths that its clients know.
package enum Compatibility: String, Hashable, Sendable, CaseIterable {
    /// Immich's machine learning.
    case immich
    /// The external loader of documents of Open WebUI.
    case openWebUI = "open-webui"
    /// Tika Server.
    case tika
    /// Mistral's OCR.
    case mistral
    /// Azure Document Intelligence: the model `prebuilt-read`.
    case azureDocument = "azure-document"
    /// docling-serve.
    case docling
    /// Umi-OCR's interface over HTTP.
    case umi
}
