import Foundation
import Testing

@testable import LiveTextServer

struct AnswerRulesTests {
    private static func head(_ change: (inout WorkerAnswer.Head) -> Void = { _ in }) -> WorkerAnswer.Head {
        var head = WorkerAnswer.Head(status: 200, mediaType: "application/json")
        change(&head)
        return head
    }

    @Test func whatWorkersAnswerIsAllowed() {
        let heads = [
            Self.head(), Self.head { $0.mediaType = "text/html; charset=utf-8" },
            Self.head { ($0.status, $0.mediaType, $0.problem) = (422, "application/problem+json", "unreadableImage") },
            Self.head { ($0.status, $0.problem, $0.azureCode) = (400, "NotSupportedVisualFeature", "InvalidRequest") },
            Self.head { $0.times = [.init(stage: .decode, seconds: 0.5)] },
        ]
        for head in heads { #expect(AnswerRules.allow(head, bodyLength: 100, limit: 100)) }
        #expect(AnswerRules.allow(Self.head { $0.attachedBytes = 100 }, bodyLength: 100, limit: 100))
    }

    @Test func othersAreNot() {
        let heads = [
            Self.head { $0.status = 301 }, Self.head { $0.status = 101 }, Self.head { $0.status = -1 },
            Self.head { $0.status = 401 }, Self.head { $0.mediaType = "text/javascript" },
            Self.head { $0.mediaType = "text/html\r\nSet-Cookie: a=b" },
            Self.head { $0.azureCode = "a\r\nSet-Cookie: a" },
            Self.head { $0.problem = String(repeating: "a", count: 41) }, Self.head { $0.problem = "" },
            Self.head { $0.times = [.init(stage: .decode, seconds: -1)] },
            Self.head { $0.times = [.init(stage: .decode, seconds: .infinity)] },
            Self.head { $0.times = Array(repeating: .init(stage: .decode, seconds: 1), count: 10_000) },
        ]
        for head in heads { #expect(!AnswerRules.allow(head, bodyLength: 100, limit: 100), "\(head)") }
        #expect(!AnswerRules.allow(Self.head(), bodyLength: 101, limit: 100))
        for count in [-1, 101, .min, .max] {
            #expect(!AnswerRules.allow(Self.head { $0.attachedBytes = count }, bodyLength: 100, limit: 100))
        }
    }

    @Test func documentsAreTakenOff() {
        var answer = WorkerAnswer(head: Self.head(), body: [1, 2])
        var document = answer.takeAttached()
        #expect(document == nil)
        answer.attach([3, 4, 5])
        document = answer.takeAttached()
        #expect(document?.body == [3, 4, 5] && document?.head.mediaType == "application/pdf")
        #expect(answer == WorkerAnswer(head: Self.head(), body: [1, 2]))
        for count in [-1, 3, Int.min, .max] {
            answer.head.attachedBytes = count
            document = answer.takeAttached()
            #expect(document == nil)
        }
    }

    @Test func refusalsOfEveryRouteAreAllowed() {
        for route in WorkerRequest.Route.allCases {
            let answer = WorkerAnswer(.busy("Try again in a moment."), for: route)
            #expect(AnswerRules.allow(answer.head, bodyLength: answer.body.count, limit: 1_000))
        }
    }
}
