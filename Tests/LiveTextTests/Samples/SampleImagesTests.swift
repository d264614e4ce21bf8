import Testing

@testable import LiveText
import Recognition

/// The sample pictures are read at least as well as `SampleFloors` says.
@Suite struct SampleImagesTests {
    @Test func samplesAreThere() {
        #expect(Sample.all.count >= 25)
        #expect(Set(Sample.all.map(\.kind)) == Set(SampleFloors.neural.keys))
        let readable = Sample.all.filter { !SampleFloors.beyondTesseract.contains($0.image) }
        #expect(Set(readable.map(\.kind)) == Set(SampleFloors.tesseract.keys))
        #expect(readable.count == Sample.all.count - SampleFloors.beyondTesseract.count)
        #expect((Array(SampleFloors.neural.values) + SampleFloors.tesseract.values).allSatisfy { $0 > 0 })
    }

    @Test(.enabled(if: NeuralData.folder != nil, "the networks are not installed"), arguments: Sample.all)
    func isReadWellWithTheNetworks(sample: Sample) async throws {
        try await expect(sample, readBy: .automatic, atLeast: SampleFloors.neural)
    }

    @Test(arguments: Sample.all.filter { !SampleFloors.beyondTesseract.contains($0.image) })
    func isReadAsWellAsTesseractCan(sample: Sample) async throws {
        try await expect(sample, readBy: .tesseract, atLeast: SampleFloors.tesseract)
    }

    private func expect(
        _ sample: Sample, readBy analyses: SampleAnalyses, atLeast floors: [String: Double]
    ) async throws {
        let analysis = try await analyses.analysis(of: sample)
        let score = WordScore.f1(expected: sample.lines.map(\.text), found: analysis.lines.map(\.text))
        let floor = try #require(floors[sample.kind])
        #expect(score >= floor)
        #expect(analysis.size == PixelSize(width: sample.width, height: sample.height))
    }

    @Test(arguments: Sample.all) func codesAreReadExactly(sample: Sample) async throws {
        let analysis = try await SampleAnalyses.automatic.analysis(of: sample)
        let codes = analysis.codes.map { Sample.CodeTruth(symbology: $0.symbology, payload: $0.payload ?? "") }
        #expect(Set(codes) == Set(sample.codes))
        #expect(codes.count == sample.codes.count)
        for truth in sample.codes {
            let code = try #require(analysis.codes.first { $0.payload == truth.payload })
            #expect(truth.quad.contains(code.quad.center), "\(truth.payload) lies elsewhere")
        }
    }

    @Test func dataIsFoundWhereItStands() async throws {
        var (expected, found) = (0, 0)
        for sample in Sample.all {
            let analysis = try await SampleAnalyses.automatic.analysis(of: sample)
            for truth in sample.data where Set<DataType>.all.contains(truth.type) {
                expected += 1
                let same = analysis.data.first { $0.match.type == truth.type && $0.match.text == truth.text }
                guard let same else { continue }
                found += 1
                #expect(same.quads.count == truth.text.split(separator: "\n").count, "\(truth.text)")
            }
        }
        #expect(Double(found) >= SampleFloors.dataRecall * Double(expected), "\(found) of \(expected)")
    }

    @Test func laterPagesAreRead() async throws {
        let sample = try Sample.named("fax-two-pages.tiff")
        let page = try #require(sample.further_pages?.first)
        let analysis = try await SampleAnalyses.analysis(of: sample, page: 2, by: ImageAnalyzer(workers: 1))
        #expect(WordScore.f1(expected: page.lines.map(\.text), found: analysis.lines.map(\.text)) >= 0.95)
    }
}
