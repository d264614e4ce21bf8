import Foundation
import Testing

import LiveText

/// What VisionKit's documentation promises.
@MainActor @Suite struct DocumentedBehaviourTests {
    typealias Types = ImageAnalysisInteraction.InteractionTypes

    @Test("1: Preferred types start empty, which disables; automatic outweighs the others; active types are concrete")
    func behaviour1() {
        let fresh = ImageAnalysisInteraction()
        #expect(fresh.preferredInteractionTypes == [] && fresh.activeInteractionTypes == [])
        let screen = InteractionScreen(types: [])
        #expect(screen.interaction.handle(.longPress(PagePlace.write)) == .ignored)
        #expect(screen.interaction.handle(.key(.selectAll)) == .ignored)
        #expect(!screen.interaction.hasInteractiveItem(at: PagePlace.phone))
        #expect(!screen.interaction.liveTextButtonVisible)
        let expected: [(Types, Types)] = [
            ([.automatic, .dataDetectors], .textSelection), ([.automaticTextOnly, .dataDetectors], .textSelection),
            (.textSelection, .textSelection), ([.textSelection, .dataDetectors], [.textSelection, .dataDetectors]),
            (.dataDetectors, .dataDetectors), ([.imageSubject, .visualLookUp], []),
            ([.imageSubject, .automatic], .textSelection),
        ]
        for (preferred, active) in expected {
            screen.interaction.preferredInteractionTypes = preferred
            #expect(screen.interaction.activeInteractionTypes == active, "\(preferred)")
        }
    }

    @Test("2: Automatic has data while the button is on; text selection does not change; data alone has no button")
    func behaviour2() {
        for types in [Types.automatic, .automaticTextOnly] {
            let screen = InteractionScreen(types: types)
            #expect(screen.interaction.handle(.tap(PagePlace.phone)) == .ignored)
            #expect(screen.interaction.dataDetectorUnderlines.isEmpty)
            screen.tapButton()
            #expect(screen.interaction.activeInteractionTypes == [.textSelection, .dataDetectors])
            #expect(screen.interaction.dataDetectorUnderlines.count == 2)
            #expect(text(activated: screen.interaction.handle(.tap(PagePlace.phone))) == "510-653-3394")
            screen.tapButton()
            #expect(screen.interaction.activeInteractionTypes == .textSelection)
        }
        let text = InteractionScreen(types: .textSelection)
        text.tapButton()
        #expect(text.interaction.selectableItemsHighlighted)
        #expect(text.interaction.activeInteractionTypes == .textSelection)
        #expect(text.interaction.handle(.tap(PagePlace.phone)) == .ignored)

        let data = InteractionScreen(types: .dataDetectors).interaction
        #expect(!data.liveTextButtonVisible && data.dataDetectorUnderlines.count == 2)
        #expect(self.text(activated: data.handle(.tap(PagePlace.mail))) == "mend@example.org")
        #expect(data.handle(.doubleTap(PagePlace.write)) == .ignored)
        #expect(data.handle(.dragBegan(PagePlace.write)) == .ignored)
        #expect(!data.hasActiveTextSelection && !data.hasText(at: PagePlace.write))
    }

    @Test(
        "3: With text selection a long press still finds data while that is allowed, its default",
        arguments: [
            Types.automatic, .automaticTextOnly, .textSelection,
        ])
    func behaviour3(types: Types) throws {
        let interaction = InteractionScreen(types: types).interaction
        #expect(interaction.allowLongPressForDataDetectorsInTextMode)
        guard case .showMenu(.data(let data)) = interaction.handle(.longPress(PagePlace.phone)) else {
            Issue.record("no menu")
            return
        }
        #expect(data.match.actions.map(\.url) == ["tel:+15106533394"])
        interaction.allowLongPressForDataDetectorsInTextMode = false
        #expect(interaction.handle(.longPress(PagePlace.phone)) == .handled)
        #expect(interaction.selectedText == "510")
        // Data that is underlined is no matter of text mode.
        interaction.preferredInteractionTypes = [.textSelection, .dataDetectors]
        guard case .showMenu = interaction.handle(.longPress(PagePlace.phone)) else {
            Issue.record("no menu")
            return
        }
    }

    @Test("4: Highlighting ends when an analysis is set or nothing is active, else follows the button")
    func behaviour4() {
        let screen = InteractionScreen()
        let interaction = screen.interaction
        #expect(!interaction.selectableItemsHighlighted)
        screen.tapButton()
        #expect(interaction.selectableItemsHighlighted && !interaction.highlightedQuads.isEmpty)
        interaction.analysis = InteractionPage.columns
        #expect(!interaction.selectableItemsHighlighted && interaction.highlightedQuads.isEmpty)
        screen.tapButton()
        interaction.preferredInteractionTypes = []
        #expect(!interaction.selectableItemsHighlighted)
        interaction.selectableItemsHighlighted = true
        #expect(!interaction.selectableItemsHighlighted)
        interaction.preferredInteractionTypes = .automatic
        #expect(!interaction.selectableItemsHighlighted)
        screen.tapButton()
        screen.tapButton()
        #expect(
            screen.told.filter { $0.hasPrefix("highlight") }
                == (0..<3).flatMap { _ in ["highlight true", "highlight false"] })
    }

    @Test("5: Hiding the supplementary interface is animated unless said otherwise; the text stays selectable")
    func behaviour5() {
        let screen = InteractionScreen()
        let interaction = screen.interaction
        screen.tapButton()
        #expect(!interaction.isSupplementaryInterfaceHidden && !interaction.quickActions.isEmpty)
        interaction.setSupplementaryInterfaceHidden(true, animated: false)
        #expect(interaction.isSupplementaryInterfaceHidden && !interaction.animatesSupplementaryInterface)
        #expect(!interaction.liveTextButtonVisible && interaction.quickActions.isEmpty)
        #expect(interaction.handle(.doubleTap(PagePlace.write)) == .handled)
        #expect(interaction.selectedText == "write")
        interaction.isSupplementaryInterfaceHidden = false
        #expect(interaction.animatesSupplementaryInterface && interaction.liveTextButtonVisible)
        #expect(screen.told.filter { $0.hasPrefix("button") } == ["button false", "button true"])
    }

    @Test("6: Quick Actions list the data and show while the button is on")
    func behaviour6() throws {
        let screen = InteractionScreen()
        #expect(screen.interaction.quickActions.isEmpty)
        screen.tapButton()
        let actions = screen.interaction.quickActions
        #expect(actions.map(\.title) == ["Call", "Write", "Open Link"])
        let frame = try #require(actions[1].frame)
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        #expect(screen.interaction.hasSupplementaryInterface(at: middle))
        #expect(text(activated: screen.interaction.handle(.tap(middle))) == "mend@example.org")
        screen.tapButton()
        #expect(screen.interaction.quickActions.isEmpty && !screen.interaction.hasSupplementaryInterface(at: middle))
    }

    @Test("7: The contents rectangle starts as the whole view; the delegate is asked on new bounds and on demand")
    func behaviour7() {
        #expect(ImageAnalysisInteraction().contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        let screen = InteractionScreen()
        let interaction = screen.interaction
        screen.contents = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        #expect(screen.contentsRectCount == 0)
        interaction.bounds = CGRect(x: 0, y: 0, width: 1200, height: 300)
        #expect(screen.contentsRectCount == 1 && interaction.contentsRect == screen.contents)
        #expect(interaction.analysisHasText(at: CGPoint(x: 671, y: 60)))
        interaction.bounds = CGRect(x: 0, y: 0, width: 1200, height: 300)
        #expect(screen.contentsRectCount == 1)
        screen.contents = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        #expect(interaction.contentsRect.minX == 0.5)
        interaction.setContentsRectNeedsUpdate()
        #expect(screen.contentsRectCount == 2 && interaction.contentsRect == screen.contents)
        #expect(interaction.analysisHasText(at: PagePlace.write))
        interaction.contentMode = .right
        #expect(interaction.contentsRect == CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
        interaction.imageSize = PixelSize(width: 300, height: 75)
        interaction.contentMode = .scaleAspectFit
        #expect(interaction.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        interaction.setContentsRectNeedsUpdate()
        #expect(screen.contentsRectCount == 2)
        interaction.contentMode = nil
        #expect(screen.contentsRectCount == 3 && interaction.contentsRect == screen.contents)
    }

    @Test("8: Questions about a point are in view coordinates")
    func behaviour8() {
        let interaction = InteractionScreen(types: .textSelection).interaction
        // Twice as large, 50 to the right, with 100 above and below.
        interaction.bounds = CGRect(x: 50, y: 0, width: 1200, height: 800)
        interaction.contentMode = .scaleAspectFit
        func view(_ point: CGPoint) -> CGPoint { CGPoint(x: 50 + 2 * point.x, y: 100 + 2 * point.y) }
        #expect(interaction.hasText(at: view(PagePlace.write)) && !interaction.hasText(at: view(PagePlace.blank)))
        #expect(interaction.analysisHasText(at: view(PagePlace.phone)))
        #expect(!interaction.hasDataDetector(at: view(PagePlace.phone)))
        #expect(interaction.hasInteractiveItem(at: view(PagePlace.phone)))
        #expect(!interaction.hasInteractiveItem(at: view(PagePlace.code)))
        #expect(!interaction.hasInteractiveItem(at: CGPoint(x: Double.nan, y: 0)))
        interaction.preferredInteractionTypes = .dataDetectors
        #expect(
            !interaction.hasText(at: view(PagePlace.write)) && interaction.analysisHasText(at: view(PagePlace.write)))
        #expect(
            interaction.hasDataDetector(at: view(PagePlace.phone))
                && interaction.hasDataDetector(at: view(PagePlace.code)))
        #expect(!interaction.hasInteractiveItem(at: view(PagePlace.write)))
        interaction.preferredInteractionTypes = .textSelection
        let button = CGPoint(x: 50 + 1200 - 26, y: 100 + 600 - 26)
        #expect(interaction.hasSupplementaryInterface(at: button) && interaction.hasInteractiveItem(at: button))
        interaction.isSupplementaryInterfaceHidden = true
        #expect(!interaction.hasSupplementaryInterface(at: button) && !interaction.hasInteractiveItem(at: button))
        // What lies outside the view cannot be pointed at.
        interaction.bounds = CGRect(x: 50, y: 0, width: 100, height: 800)
        interaction.contentMode = .scaleAspectFill
        #expect(!interaction.analysisHasText(at: CGPoint(x: 40, y: 160)))
    }

    @Test("9: A result that comes for an image no longer shown is dropped")
    func behaviour9() {
        let screen = InteractionScreen(nil, types: [])
        let interaction = screen.interaction
        let first = interaction.beginImage()
        let second = interaction.beginImage()
        #expect(interaction.setAnalysis(InteractionPage.columns, for: second))
        #expect(!interaction.setAnalysis(InteractionPage.hebrew, for: first))
        #expect(interaction.text == InteractionPage.transcript)
        #expect(interaction.preferredInteractionTypes == .automatic)
        interaction.handle(.key(.selectAll))
        let third = interaction.beginImage()
        #expect(interaction.analysis == nil && interaction.preferredInteractionTypes == [])
        #expect(!interaction.hasActiveTextSelection && interaction.text.isEmpty)
        #expect(!interaction.setAnalysis(InteractionPage.columns, for: second))
        #expect(interaction.setAnalysis(InteractionPage.hebrew, for: third, preferredInteractionTypes: .textSelection))
        #expect(interaction.preferredInteractionTypes == .textSelection)
        #expect(screen.told == ["button true", "selection", "button false", "selection", "button true"])
    }

    @Test(
        "10: The supplementary interface keeps inside the image and the visible area; insets move it; the font's size is ignored"
    )
    func behaviour10() throws {
        let interaction = InteractionScreen().interaction
        interaction.selectableItemsHighlighted = true
        let image = CGRect(x: 0, y: 0, width: 600, height: 300)
        let usual = try #require(interaction.liveTextButtonFrame)
        #expect(image.contains(usual) && usual.maxX > 580 && usual.maxY > 280)
        interaction.visibleRect = CGRect(x: 0, y: 0, width: 500, height: 200)
        let visible = try #require(interaction.liveTextButtonFrame)
        #expect(interaction.visibleRect?.contains(visible) == true && visible.maxX > 480 && visible.maxY > 180)
        interaction.supplementaryInterfaceContentInsets = EdgeInsets(bottom: 40, right: 30)
        #expect(interaction.liveTextButtonFrame == visible.offsetBy(dx: -30, dy: -40))
        interaction.supplementaryInterfaceFont = SupplementaryInterfaceFont(family: "Inter", weight: 600, pointSize: 90)
        #expect(interaction.liveTextButtonFrame == visible.offsetBy(dx: -30, dy: -40))
        #expect(interaction.supplementaryInterfaceFont?.family == "Inter")
        #expect(interaction.supplementaryInterfaceFont?.weight == 600)
        for action in interaction.quickActions {
            let frame = try #require(action.frame)
            #expect(interaction.visibleRect?.contains(frame) == true && !frame.intersects(visible))
        }
        // A letterboxed image leaves room above and below that is not its own.
        interaction.visibleRect = nil
        interaction.supplementaryInterfaceContentInsets = EdgeInsets()
        interaction.contentMode = .scaleAspectFit
        interaction.bounds = CGRect(x: 0, y: 0, width: 600, height: 900)
        let letterboxed = try #require(interaction.liveTextButtonFrame)
        #expect(CGRect(x: 0, y: 300, width: 600, height: 300).contains(letterboxed))
    }

    private func text(activated response: InteractionResponse) -> String? {
        if case .activate(.data(let data)) = response { data.match.text } else { nil }
    }
}
