import LiveText
import LiveTextServer
import Testing

struct InProcessServiceTests {
    @Test func refusesWhatIsNoImage() async throws {
        let request = AnalysisRequest(configuration: .init([.text]))
        let failure = await #expect(throws: ImageAnalysisFailure.self) {
            try await InProcessService().document(of: Array("no image".utf8), request: request)
        }
        #expect(failure?.code == "unsupportedFormat")
    }
}
