/// What a connection may cost.
package struct ConnectionLimits: Hashable, Sendable {
    /// Connections open at once; further ones wait to be accepted.
    package var count: Int
    /// How long a connection may be open without a request, and how long a request's head may take.
    package var idleTime: Duration
    /// How fast bodies must arrive.
    package var pace: BodyPace
    /// How long a client may take to accept an answer.
    package var answerTime: Duration
    /// How long a client that was refused may go on sending.
    package var lingering: Duration

    package init(
        count: Int = 512, idleTime: Duration = .seconds(30), pace: BodyPace = BodyPace(),
        answerTime: Duration = .seconds(30), lingering: Duration = .seconds(2)
    ) {
        self.count = count
        self.idleTime = idleTime
        self.pace = pace
        self.answerTime = answerTime
        self.lingering = lingering
    }
}
