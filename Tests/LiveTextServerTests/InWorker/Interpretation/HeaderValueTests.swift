import Testing

@testable import LiveTextServer

struct HeaderValueTests {
    @Test(arguments: [
        ("text/plain", "text/plain", [:]),
        (" Text/HTML ; Charset=UTF-8", "text/html", ["charset": "UTF-8"]),
        (#"form-data; name="a;b"; filename="x\"y.png""#, "form-data", ["name": "a;b", "filename": #"x"y.png"#]),
        (
            #"form-data; name=file; filename="C:\pictures\a.png""#, "form-data",
            ["name": "file", "filename": #"C:\pictures\a.png"#]
        ),
        (#"a; b="unterminated"#, "a", ["b": "unterminated"]),
        ("a;;b=1; c ; b=2", "a", ["b": "1"]), ("", "", [:]), (";", "", [:]), ("a; =x", "a", ["": "x"]),
    ])
    func parses(text: String, value: String, parameters: [String: String]) {
        let header = HeaderValue(text)
        #expect(header.value == value)
        #expect(header.parameters == parameters)
    }
}
