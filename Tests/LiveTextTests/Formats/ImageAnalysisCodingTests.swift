import Foundation
import Testing

@testable import LiveText

@Suite struct ImageAnalysisCodingTests {
    /// Every key in its place, every number as the picture has it.
    @Test func objectIsTheDocumentedOne() throws {
        let record = AnalysisRecord(
            image: "a.png", result: .success(try HandMadeAnalysis.make()),
            timings: AnalysisTimings(total: 0.5, decode: 0.1, text: 0.25, codes: 0.125, data: 0))
        let word = { (text: String, x: Int, y: Int, width: Int, range: String) in
            let quad = "[[\(x),\(y)],[\(x + width),\(y)],[\(x + width),\(y + 20)],[\(x),\(y + 20)]]"
            return "{\"text\":\"\(text)\",\"confidence\":0.988,\"quad\":\(quad),\"range\":\(range)"
        }
        let expected = [
            #"{"image":"a.png","width":200,"height":100,"#,
            #""transcript":"Blue Bottle\nCall 510-653-\n3394 👍🏽!","#,
            #""blocks":[{"quad":[[10,0],[120,0],[120,20],[10,20]],"lines":[0]},"#,
            #"{"quad":[[10,40],[140,40],[140,100],[10,100]],"lines":[1,2]}],"#,
            #""lines":["#, word("Blue Bottle", 10, 0, 110, "[0,11]"), #","language":null,"words":["#,
            word("Blue", 10, 0, 40, "[0,4]}"), ",", word("Bottle", 60, 0, 60, "[5,11]}"), "]},",
            word("Call 510-653-", 10, 40, 130, "[12,25]"), #","language":null,"words":["#,
            word("Call", 10, 40, 40, "[12,16]}"), ",", word("510-653-", 60, 40, 80, "[17,25]}"), "]},",
            word("3394 👍🏽!", 10, 80, 70, "[26,36]"), #","language":null,"words":["#,
            word("3394", 10, 80, 40, "[26,30]}"), ",", word("👍🏽!", 60, 80, 20, "[31,36]}"), "]}],",
            #""codes":[{"symbology":"qr","payload":"https://example.com/a","payloadHex":null,"#,
            #""quad":[[150,0],[190,0],[190,40],[150,40]],"content":{"type":"url","url":"https://example.com/a"},"#,
            #""actions":[{"title":"Open Link","url":"https://example.com/a"}]},"#,
            #"{"symbology":"qr","payload":null,"payloadHex":"00ff10","#,
            #""quad":[[150,50],[190,50],[190,90],[150,90]],"content":{"type":"binary"},"actions":[]}],"#,
            #""data":[{"type":"phoneNumber","text":"510-653-\n3394","range":[17,30],"#,
            #""quads":[[[60,40],[140,40],[140,60],[60,60]],[[10,80],[50,80],[50,100],[10,100]]],"#,
            #""value":{"e164":"+15106533394"},"actions":[{"title":"Call","url":"tel:+15106533394"}]}],"#,
            #""timings":{"total":0.5,"decode":0.1,"text":0.25,"codes":0.125,"data":0}}"#,
        ].joined()
        #expect(try OrderedJSONEncoder().encode(record) == expected)
    }

    @Test func failureIsAnObject() throws {
        let failure = ImageAnalysisFailure(ImageAnalysisError(.unreadableImage, "It is empty."))
        let record = AnalysisRecord(image: "a.png", result: .failure(failure))
        #expect(
            try OrderedJSONEncoder().encode(record)
                == #"{"image":"a.png","error":{"code":"unreadableImage","message":"It is empty."}}"#)
    }

    @Test func decodingGivesTheSame() throws {
        let analysis = try HandMadeAnalysis.make()
        for json in [try JSONEncoder().encode(analysis), Data(try OrderedJSONEncoder().encode(analysis).utf8)] {
            #expect(try JSONDecoder().decode(ImageAnalysis.self, from: json) == analysis)
        }
    }

    @Test(arguments: Sample.all) func samplesSurviveTheJourney(sample: Sample) async throws {
        let analysis = try await SampleAnalyses.automatic.analysis(of: sample)
        let json = Data(try OrderedJSONEncoder(layout: .indented).encode(analysis).utf8)
        #expect(try JSONDecoder().decode(ImageAnalysis.self, from: json) == analysis)
    }

    @Test(arguments: [
        (#""lines":[0]"#, #""lines":[7]"#), (#""lines":[0]"#, #""lines":[1]"#),
        (#""range":[0,11]"#, #""range":[1,12]"#), (#""range":[5,11]"#, #""range":[5,9223372036854775807]"#),
        (#""range":[0,11]"#, #""range":[-9223372036854775808,11]"#), (#""transcript":"Blue"#, #""transcript":"Blux"#),
        (#""payloadHex":"00ff10""#, #""payloadHex":"00ff1""#), (#""payloadHex":"00ff10""#, #""payloadHex":null"#),
    ])
    func contradictionsAreRefused(part: String, replacement: String) throws {
        let json = try OrderedJSONEncoder().encode(HandMadeAnalysis.make())
        #expect(json.contains(part))
        let broken = Data(json.replacing(part, with: replacement).utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(ImageAnalysis.self, from: broken) }
    }
}
