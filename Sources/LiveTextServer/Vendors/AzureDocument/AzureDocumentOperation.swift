/// The state of an analysis, which is done when a client first asks for it.
struct AzureDocumentOperation: Encodable {
    let status = "succeeded"
    let createdDateTime: String
    let lastUpdatedDateTime: String
    let analyzeResult: AzureDocumentResult
}
