/// What darkness is multiplied by, and what is added, before it is seen.
struct DarknessScale {
    let slope: Float
    let offset: Float

    /// What is seen, on the scale of what it should look like.
    func applied(to seen: Float) -> Float { (seen - offset) / slope }

    /// The scales by least squares over a part of the code around each sample.
    static func scales(of samples: [Float], lookingLike darkness: [Float]) -> [DarknessScale] {
        let reach = max(20, samples.count / 5)
        return samples.indices.map { index in
            let part = max(0, index - reach)..<min(samples.count, index + reach)
            let count = Float(part.count)
            var (x, y, xx, xy): (Float, Float, Float, Float) = (0, 0, 0, 0)
            for index in part {
                x += darkness[index]
                y += samples[index]
                xx += darkness[index] * darkness[index]
                xy += darkness[index] * samples[index]
            }
            let slope = max(0.2, (xy - x * y / count) / max(xx - x * x / count, 0.01))
            return DarknessScale(slope: slope, offset: (y - slope * x) / count)
        }
    }
}
