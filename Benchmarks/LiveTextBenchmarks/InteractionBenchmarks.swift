import Benchmark
import Foundation
import LiveText

/// What a view asks each time a pointer moves over a page of 2,000 words, beside a scan of all words.
func interactionBenchmarks() {
    let page = SamplePage.dense
    let analysis = ImageAnalysis(document: page, matches: SamplePage.matches)
    // All over the page, in gaps too.
    let places = (0..<1000).map { (index: Int) -> Point in
        let (x, y) = (index * 379 % 2000, index * 1009 % 4000)
        return Point(x: Double(x), y: Double(y))
    }

    Benchmark("hit test: a word, by the index", configuration: .init(scalingFactor: .kilo)) { benchmark in
        for index in benchmark.scaledIterations { blackHole(page.word(at: places[index])) }
    }

    Benchmark("hit test: a word, by linear scan", configuration: .init(scalingFactor: .kilo)) { benchmark in
        for index in benchmark.scaledIterations {
            let place = places[index]
            blackHole(page.lines.firstIndex { line in line.words.contains { $0.quad.contains(place) } })
        }
    }

    Benchmark("hit test: data, code or word, through a contents rectangle", configuration: .init(scalingFactor: .kilo))
    {
        benchmark in
        let bounds = CGRect(x: 0, y: 0, width: 1000, height: 1000)
        let contents = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
        for index in benchmark.scaledIterations {
            let point = CGPoint(x: 250 + places[index].x / 4, y: places[index].y / 4)
            blackHole(analysis.hitTest(point, in: bounds, contentsRect: contents))
        }
    }

    Benchmark("hit test: whatever can be used, in a view", configuration: .init(scalingFactor: .kilo)) { benchmark in
        let interaction = await MainActor.run {
            let interaction = ImageAnalysisInteraction()
            interaction.bounds = CGRect(x: 0, y: 0, width: 1000, height: 1000)
            interaction.preferredInteractionTypes = .automatic
            interaction.analysis = analysis
            interaction.selectableItemsHighlighted = true
            return interaction
        }
        let iterations = benchmark.scaledIterations
        benchmark.startMeasurement()
        await MainActor.run {
            for index in iterations {
                let point = CGPoint(x: places[index].x / 2, y: places[index].y / 4)
                blackHole(interaction.hasInteractiveItem(at: point))
            }
        }
    }

    Benchmark("drag: to the nearest character", configuration: .init(scalingFactor: .kilo)) { benchmark in
        let interaction = await MainActor.run {
            let interaction = ImageAnalysisInteraction()
            interaction.bounds = CGRect(x: 0, y: 0, width: 2000, height: 4000)
            interaction.preferredInteractionTypes = .automatic
            interaction.analysis = analysis
            interaction.handle(.dragBegan(CGPoint(x: 10, y: 5)))
            return interaction
        }
        let iterations = benchmark.scaledIterations
        benchmark.startMeasurement()
        await MainActor.run {
            for index in iterations {
                interaction.handle(.dragChanged(CGPoint(x: places[index].x, y: places[index].y)))
            }
        }
    }
}
