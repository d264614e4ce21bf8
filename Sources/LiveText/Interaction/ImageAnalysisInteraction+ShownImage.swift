extension ImageAnalysisInteraction {
    /// To be called when the view shows another image: ends the interaction with the old one, and makes every result that
    /// still comes for it stale.
    ///
    /// - Returns: What to give back with the new image's result.
    public func beginImage() -> ShownImage {
        preferredInteractionTypes = []
        analysis = nil
        imageCount += 1
        return ShownImage(number: imageCount)
    }

    /// Sets the result for an image, unless another one has taken its place.
    ///
    /// - Parameters:
    ///   - analysis: what was found in the image.
    ///   - image: what ``beginImage()`` returned for it.
    ///   - types: what a person may do with it.
    /// - Returns: False where the result was dropped.
    @discardableResult
    public func setAnalysis(
        _ analysis: ImageAnalysis, for image: ShownImage, preferredInteractionTypes types: InteractionTypes = .automatic
    ) -> Bool {
        guard image.number == imageCount else { return false }
        self.analysis = analysis
        preferredInteractionTypes = types
        return true
    }
}
