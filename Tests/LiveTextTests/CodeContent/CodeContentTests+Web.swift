extension CodeContentTests {
    static let text = #"{"type":"text"}"#

    static let webExamples: [Example] = [
        ("https://example.com/a?b=c#d", #"{"type":"url","url":"https://example.com/a?b=c#d"}"#),
        ("HTTP://EXAMPLE.COM/A", #"{"type":"url","url":"HTTP://EXAMPLE.COM/A"}"#),
        ("http://example.com", #"{"type":"url","url":"http://example.com"}"#),
        (" https://example.com\r\n", #"{"type":"url","url":"https://example.com"}"#),
        ("https://id.gs1.org/01/09506000134352", #"{"type":"url","url":"https://id.gs1.org/01/09506000134352"}"#),
        ("www.example.com/jobs", #"{"type":"url","url":"http://www.example.com/jobs"}"#),
        // NTT docomo's bookmark, as its guideline writes it.
        (
            #"MEBKM:TITLE:docomo;URL:http\://www.docomo.ne.jp;;"#,
            #"{"type":"url","url":"http://www.docomo.ne.jp"}"#
        ),
        ("URLTO:http://example.com", #"{"type":"url","url":"http://example.com"}"#),
        ("MEBKM:TITLE:nothing;;", text), ("MEBKM:URL:javascript\\:alert(1);;", text),
        ("https://", text), ("http:example", text), ("https://exa mple.com", text), ("www.", text),
        ("javascript:alert(1)//https://example.com", text), ("see https://example.com", text),
        ("ftp://example.com", text), ("file:///etc/passwd", text), ("data:text/html,<script>", text),
        ("intent://scan/#Intent;scheme=zxing;end", text), ("4006381333931", text), ("", text), (":", text),
    ]

    static let wifiExamples: [Example] = [
        // ZXing's page of barcode contents, where the format comes from.
        (
            "WIFI:T:WPA;S:mynetwork;P:mypass;;",
            #"{"type":"wifi","ssid":"mynetwork","security":"wpa","password":"mypass","isHidden":false}"#
        ),
        (
            #"WIFI:S:\"foo\;bar\\baz\";;"#,
            #"{"type":"wifi","ssid":"foo;bar\\baz","security":"none","isHidden":false}"#
        ),
        ("WIFI:T:nopass;S:guests;P:;;", #"{"type":"wifi","ssid":"guests","security":"none","isHidden":false}"#),
        (
            "wifi:P:secret\\:1;S:caf\u{E9};T:WEP;H:true;;",
            #"{"type":"wifi","ssid":"café","security":"wep","password":"secret:1","isHidden":true}"#
        ),
        (
            "WIFI:T:SAE;S:new;P:12345678;;",
            #"{"type":"wifi","ssid":"new","security":"sae","password":"12345678","isHidden":false}"#
        ),
        (
            "WIFI:T:WPA2-EAP;S:office;E:PEAP;I:ann;P:pw;PH2:MS-CHAPv2;;",
            #"{"type":"wifi","ssid":"office","security":"eap","password":"pw","isHidden":false,"identity":"ann","eapMethod":"PEAP"}"#
        ),
        (
            #"WIFI:S:home;T:WPA;P:"12345678";;"#,
            #"{"type":"wifi","ssid":"home","security":"wpa","password":"12345678","isHidden":false}"#
        ),
        (
            "WIFI:S:home;P:abc;;",
            #"{"type":"wifi","ssid":"home","security":"wpa","password":"abc","isHidden":false}"#
        ),
        ("WIFI:T:WPA;P:mypass;;", text), ("WIFI:", text), ("WIFI:nothing here", text), ("WIFI:T:LASER;S:a;;", text),
    ]

    static let placeExamples: [Example] = [
        // RFC 5870.
        ("geo:13.4125,103.8667", #"{"type":"geo","latitude":13.4125,"longitude":103.8667}"#),
        ("geo:48.2010,16.3695,183", #"{"type":"geo","latitude":48.201,"longitude":16.3695,"altitude":183}"#),
        ("geo:66,30;u=6.500;FOo=this%2dthat", #"{"type":"geo","latitude":66,"longitude":30}"#),
        ("geo:48.198634,16.371648;crs=wgs84;u=40", #"{"type":"geo","latitude":48.198634,"longitude":16.371648}"#),
        ("GEO:90,-22.43;crs=WGS84", #"{"type":"geo","latitude":90,"longitude":-22.43}"#),
        // Android's documentation of intents.
        (
            "geo:0,0?q=1600+Amphitheatre+Parkway%2C+CA",
            #"{"type":"geo","latitude":0,"longitude":0,"query":"1600 Amphitheatre Parkway, CA"}"#
        ),
        ("geo:91,0", text), ("geo:0,181", text), ("geo:nan,0", text), ("geo:1", text), ("geo:1,2,3,4", text),
        ("geo:323482,4306480;crs=EPSG:32618;u=20", text),
    ]
}
