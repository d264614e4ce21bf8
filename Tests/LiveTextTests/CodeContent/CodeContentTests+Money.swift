import LiveText

extension CodeContentTests {
    static let passwordExamples: [Example] = [
        // The key URI format of Google Authenticator.
        (
            "otpauth://totp/Example:alice@google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example",
            #"{"type":"otpauth","kind":"totp","issuer":"Example","account":"alice@google.com","secret":"JBSWY3DPEHPK3PXP","algorithm":"SHA1","digits":6,"period":30}"#
        ),
        (
            "otpauth://totp/ACME%20Co:john.doe@email.com?secret=HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ&issuer=ACME%20Co&algorithm=SHA1&digits=6&period=30",
            #"{"type":"otpauth","kind":"totp","issuer":"ACME Co","account":"john.doe@email.com","secret":"HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ","algorithm":"SHA1","digits":6,"period":30}"#
        ),
        (
            "otpauth://hotp/Big%20Bank%3A%20bob?secret=GEZDGNBVGY3TQOJQ&counter=0&digits=8&algorithm=SHA256",
            #"{"type":"otpauth","kind":"hotp","issuer":"Big Bank","account":"bob","secret":"GEZDGNBVGY3TQOJQ","algorithm":"SHA256","digits":8,"counter":0}"#
        ),
        ("otpauth://hotp/bob?secret=GEZDGNBVGY3TQOJQ", text), ("otpauth://totp/bob", text),
        ("otpauth://totp/bob?secret=not-base-32!", text), ("otpauth://sotp/bob?secret=GEZDGNBVGY3TQOJQ", text),
        ("otpauth://totp/bob?secret=GEZDGNBVGY3TQOJQ&digits=99999999999999999999", text),
        ("otpauth://totp/bob?secret=GEZDGNBVGY3TQOJQ&period=0", text),
    ]

    static let paymentExamples: [Example] = [
        // EPC069-12, annex.
        (
            "BCD\n002\n1\nSCT\n\nRed Cross of Belgium\nBE72000000001616\nEUR1\nCHAR\n\nUrgency fund\nSample EPC QR code",
            #"{"type":"payment","name":"Red Cross of Belgium","iban":"BE72000000001616","amount":"1","currency":"EUR","purpose":"CHAR","remittance":"Urgency fund","information":"Sample EPC QR code"}"#
        ),
        (
            "BCD\r\n001\r\n1\r\nSCT\r\nBPOTBEB1\r\nRed Cross\r\nBE72 0000 0000 1616\r\nEUR12.30\r\n\r\nRF18539007547034",
            #"{"type":"payment","name":"Red Cross","iban":"BE72000000001616","bic":"BPOTBEB1","amount":"12.30","currency":"EUR","reference":"RF18539007547034"}"#
        ),
        (
            "BCD\n002\n2\nSCT\n\nWikimedia\nDE33100205000001194700",
            #"{"type":"payment","name":"Wikimedia","iban":"DE33100205000001194700","currency":"EUR"}"#
        ),
        ("BCD\n001\n1\nSCT\n\nName\nBE72000000001616\nEUR1", text),
        ("BCD\n002\n1\nSCT\n\nName\nBE72000000001617", text),
        ("BCD\n002\n1\nSCT\n\nName\nBE72000000001616\nUSD1", text), ("BCD\n002\n1\nSCT\n\n\nBE72000000001616", text),
        ("BCD\n002\n1\nSCT\n\nName\nBE72000000001616\nEUR1e9", text), ("BCD", text),
        // BIP 21.
        (
            "bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrZv245W",
            #"{"type":"cryptoPayment","currency":"bitcoin","address":"175tWpb8K1S7NmH4Zx6rewF9WQrZv245W"}"#
        ),
        (
            "bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrZv245W?amount=20.3&label=Luke-Jr",
            #"{"type":"cryptoPayment","currency":"bitcoin","address":"175tWpb8K1S7NmH4Zx6rewF9WQrZv245W","amount":"20.3","label":"Luke-Jr"}"#
        ),
        (
            "bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrZv245W?amount=50&label=Luke-Jr&message=Donation%20for%20project%20xyz",
            #"{"type":"cryptoPayment","currency":"bitcoin","address":"175tWpb8K1S7NmH4Zx6rewF9WQrZv245W","amount":"50","label":"Luke-Jr","message":"Donation for project xyz"}"#
        ),
        (
            "bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrZv245W?somethingyoudontunderstand=50&somethingelseyoudontget=999",
            #"{"type":"cryptoPayment","currency":"bitcoin","address":"175tWpb8K1S7NmH4Zx6rewF9WQrZv245W"}"#
        ),
        ("bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrZv245W?req-somethingyoudontunderstand=50", text),
        // EIP-681.
        (
            "ethereum:0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359?value=2.014e18",
            #"{"type":"cryptoPayment","currency":"ethereum","address":"0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359","amount":"2.014e18"}"#
        ),
        (
            "ethereum:pay-0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359@1?value=1",
            #"{"type":"cryptoPayment","currency":"ethereum","address":"0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359","amount":"1","chain":"1"}"#
        ),
        ("bitcoin:", text), ("bitcoin:javascript", text), ("bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrZv245W?amount=-1", text),
        ("gold:175tWpb8K1S7NmH4Zx6rewF9WQrZv245W", text),
    ]

    static let cardExamples: [Example] = [
        // IATA's implementation guide.
        (
            "M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 100",
            #"{"type":"boardingPass","passenger":"DESMARAIS/LUC","legs":[{"reservation":"ABC123","from":"YUL","to":"FRA","airline":"AC","flight":"834","dayOfYear":226,"cabin":"F","seat":"1A","sequence":"25","status":"1"}]}"#
        ),
        (
            "M2DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 14D>6181WW6225BAC 00141234560032A0141234567890 1AC AC 1234567890123    20KYLX58ZDEF456 FRAGVALH 3664 227C012C0002 12E2A0140987654321 1AC AC 1234567890123    2PCNWQ",
            #"{"type":"boardingPass","passenger":"DESMARAIS/LUC","legs":[{"reservation":"ABC123","from":"YUL","to":"FRA","airline":"AC","flight":"834","dayOfYear":226,"cabin":"F","seat":"1A","sequence":"25","status":"1"},{"reservation":"DEF456","from":"FRA","to":"GVA","airline":"LH","flight":"3664","dayOfYear":227,"cabin":"C","seat":"12C","sequence":"2","status":"1"}]}"#
        ),
        ("M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 1FF", text),
        // Lengths and days with a sign are none.
        ("M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 1-1", text),
        ("M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 1+0", text),
        ("M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 +22F001A0025 100", text),
        ("M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 999F001A0025 100", text), ("M1", text), ("M5", text),
        // The shape of AAMVA's standard, with its sample's name.
        (
            "@\n\u{1E}\rANSI 636000080002DL00410278ZV03190008DLDAQT64235789\nDCSSAMPLE\nDDEN\nDACMICHAEL\nDDFN\nDADJOHN\nDDGN\n"
                + "DCUJR\nDCAD\nDCBK\nDCDPH\nDBD06062019\nDBB06061986\nDBA12102024\nDBC1\nDAU068 in\nDAYBRO\n"
                + "DAG2300 WEST BROAD STREET\nDAIRICHMOND\nDAJVA\nDAK232690000  \nDCF2424244747474786102204\nDCGUSA\r",
            #"{"type":"driverLicense","number":"T64235789","familyName":"SAMPLE","givenName":"MICHAEL","middleName":"JOHN","birthDate":"1986-06-06","issueDate":"2019-06-06","expiryDate":"2024-12-10","street":"2300 WEST BROAD STREET","city":"RICHMOND","state":"VA","postalCode":"232690000","country":"USA","issuer":"636000"}"#
        ),
        (
            "@\n\u{1E}\rAAMVA6360000102DL00390187DLDAQ123\nDAASAMPLE,MICHAEL,JOHN\nDBB19860606\nDADNONE\r",
            #"{"type":"driverLicense","number":"123","familyName":"SAMPLE","givenName":"MICHAEL","middleName":"JOHN","birthDate":"1986-06-06","issuer":"636000"}"#
        ),
        ("@\n\u{1E}\rANSI 636000080002DL00410278DLDCSSAMPLE\n", text), ("@\nANSI ", text),
    ]

    static let productExamples: [(symbology: Symbology, payload: String, json: String)] = [
        (.ean13, "4006381333931", #"{"type":"product","gtin":"04006381333931"}"#),
        (.ean13, "9780201752847", #"{"type":"product","gtin":"09780201752847","isbn":"9780201752847"}"#),
        // ISO 3297's own example, 0317-8471.
        (.ean13, "9770317847001", #"{"type":"product","gtin":"09770317847001","issn":"0317-8471"}"#),
        (.ean13, "9790260000438", #"{"type":"product","gtin":"09790260000438"}"#),
        (.ean8, "96385074", #"{"type":"product","gtin":"00000096385074"}"#),
        (.upca, "036000291452", #"{"type":"product","gtin":"00036000291452"}"#),
        (.upce, "04252614", #"{"type":"product","gtin":"00042100005264"}"#),
        (.itf14, "15400141288763", #"{"type":"product","gtin":"15400141288763"}"#),
        (.ean13, "4006381333932", text), (.code128, "4006381333931", text), (.ean8, "1234", text),
    ]

    static let gs1Examples: [Example] = [
        // GS1 General Specifications.
        (
            "01095011015300031714070410AB-123",
            #"{"type":"gs1","elements":[{"identifier":"01","title":"GTIN","value":"09501101530003"},{"identifier":"17","title":"USE BY","value":"140704"},{"identifier":"10","title":"BATCH/LOT","value":"AB-123"}],"gtin":"09501101530003"}"#
        ),
        (
            "10ABC123\u{1D}3103001750",
            #"{"type":"gs1","elements":[{"identifier":"10","title":"BATCH/LOT","value":"ABC123"},{"identifier":"3103","title":"NET WEIGHT (kg)","value":"001750"}]}"#
        ),
        (
            "00106141411234567897",
            #"{"type":"gs1","elements":[{"identifier":"00","title":"SSCC","value":"106141411234567897"}]}"#
        ),
        (
            "\u{1D}8200https://example.com/a",
            #"{"type":"gs1","elements":[{"identifier":"8200","title":"PRODUCT URL","value":"https://example.com/a"}]}"#
        ),
        ("0109501101530004", text), ("0109501101", text), ("0512345", text), ("17ABCDEF", text), ("", text),
        ("10\u{1D}", text),
    ]
}
