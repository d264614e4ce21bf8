import Foundation
import Testing

import LiveText

/// Whatever a person does, in whatever order.
@MainActor @Suite struct SelectionPropertyTests {
    private static let pages = [
        InteractionPage.columns, InteractionPage.turned, InteractionPage.vertical, InteractionPage.hebrew,
    ]

    @Test(arguments: 0..<4, 0..<6)
    func everySelectionIsPartOfTheTranscript(page: Int, seed: Int) {
        var random = RandomEvents(seed: UInt64(seed))
        let screen = InteractionScreen(Self.pages[page], types: [.textSelection, .dataDetectors])
        let interaction = screen.interaction
        for _ in 0..<300 {
            let before = interaction.selectedRanges
            screen.forget()
            interaction.handle(random.event())
            let ranges = interaction.selectedRanges
            #expect(screen.told.contains("selection") == (ranges != before))
            #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
            #expect(interaction.selectedText == ranges.map { String(interaction.text[$0]) }.joined(separator: "\n"))
            #expect(String(interaction.selectedAttributedText.characters) == interaction.selectedText)
            #expect(interaction.hasActiveTextSelection == !ranges.isEmpty)
            handlesLieOnTheSelection(interaction)
        }
    }

    private func handlesLieOnTheSelection(_ interaction: ImageAnalysisInteraction) {
        let handles = interaction.selectionHandles
        guard let first = interaction.selectionQuads.first, let last = interaction.selectionQuads.last else {
            #expect(handles.isEmpty)
            return
        }
        #expect(handles.map(\.edge) == [.start, .end])
        for (handle, quad) in zip(handles, [first, last]) {
            let box = quad.boundingBox.insetBy(x: -0.01, y: -0.01)
            #expect(box.contains(handle.quad.topLeft) && box.contains(handle.quad.bottomLeft))
            #expect(handle.quad.width < 0.01 && abs(handle.quad.height - quad.height) < 0.01)
        }
    }
}

/// Taps, drags and keys on a page of up to 600 × 600, some beside it.
private struct RandomEvents {
    private var generator: SplitMix
    private static let places: [Double] = [.nan, .infinity, -1e300]

    init(seed: UInt64) { generator = SplitMix(state: seed) }

    mutating func event() -> InteractionEvent {
        let granularity = TextGranularity.allCases.randomElement(using: &generator) ?? .word
        let arrow = InteractionKey.Arrow.allCases.randomElement(using: &generator) ?? .left
        return switch Int.random(in: 0..<16, using: &generator) {
        case 0: .tap(point())
        case 1: .doubleTap(point())
        case 2: .tripleTap(point())
        case 3: .longPress(point())
        case 4, 5: .dragBegan(point(), by: granularity)
        case 6...9: .dragChanged(point())
        case 10: .dragEnded(point())
        case 11: .dragCancelled
        case 12: .key(.selectAll)
        case 13: .key(.escape)
        default: .key(.extend(arrow, by: granularity))
        }
    }

    private mutating func point() -> CGPoint {
        if Int.random(in: 0..<20, using: &generator) == 0 {
            return CGPoint(x: Self.places.randomElement(using: &generator) ?? 0, y: 30)
        }
        let extent = Bool.random(using: &generator) ? 620.0 : 90
        return CGPoint(
            x: .random(in: -20..<extent, using: &generator), y: .random(in: -20..<extent, using: &generator))
    }
}

private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
