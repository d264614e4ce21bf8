extension CodeContentTests {
    static let contactExamples: [Example] = [
        // RFC 2426 (vCard 3.0), section 7.
        (
            """
            BEGIN:vCard\r\nVERSION:3.0\r\nFN:Frank Dawson\r\nORG:Lotus Development Corporation\r\n\
            ADR;TYPE=WORK,POSTAL,PARCEL:;;6544 Battleford Drive\r\n ;Raleigh;NC;27613-3502;U.S.A.\r\n\
            TEL;TYPE=VOICE,MSG,WORK:+1-919-676-9515\r\nTEL;TYPE=FAX,WORK:+1-919-676-9564\r\n\
            EMAIL;TYPE=INTERNET,PREF:Frank_Dawson@Lotus.com\r\nEMAIL;TYPE=INTERNET:fdawson@earthlink.net\r\n\
            URL:http://home.earthlink.net/~fdawson\r\nEND:vCard\r\n
            """,
            #"{"type":"contact","name":"Frank Dawson","organization":"Lotus Development Corporation","#
                + #""phoneNumbers":["+1-919-676-9515","+1-919-676-9564"],"#
                + #""emailAddresses":["Frank_Dawson@Lotus.com","fdawson@earthlink.net"],"#
                + #""urls":["http://home.earthlink.net/~fdawson"],"#
                + #""postalAddresses":["6544 Battleford Drive, Raleigh, NC, 27613-3502, U.S.A."]}"#
        ),
        // RFC 6350 (vCard 4.0), section 8, shortened.
        (
            """
            BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Simon Perreault\r\nN:Perreault;Simon;;;ing. jr,M.Sc.\r\nBDAY:--0203\r\n\
            ORG;TYPE=work:Viagenie\r\nTEL;VALUE=uri;TYPE="work,voice";PREF=1:tel:+1-418-656-9254;ext=102\r\n\
            EMAIL;TYPE=work:simon.perreault@viagenie.ca\r\nURL;TYPE=home:http://nomis80.org\r\nEND:VCARD\r\n
            """,
            #"{"type":"contact","name":"Simon Perreault","familyName":"Perreault","givenName":"Simon","#
                + #""organization":"Viagenie","phoneNumbers":["+1-418-656-9254;ext=102"],"#
                + #""emailAddresses":["simon.perreault@viagenie.ca"],"urls":["http://nomis80.org"],"postalAddresses":[],"#
                + #""birthday":"--0203"}"#
        ),
        // vCard 2.1 with its own encoding.
        (
            "BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rg\n"
                + "TEL;CELL:0171 5550100\nNOTE;ENCODING=QUOTED-PRINTABLE:one=0D=0A=\ntwo\nEND:VCARD",
            #"{"type":"contact","name":"Jörg Müller","familyName":"Müller","givenName":"Jörg","#
                + #""phoneNumbers":["0171 5550100"],"emailAddresses":[],"urls":[],"postalAddresses":[],"note":"one\r\ntwo"}"#
        ),
        (
            #"BEGIN:VCARD\#nN:Doe;Ann\, Jr.;;;\#nitem1.EMAIL:ann@example.com\#nNOTE:a\nb\#nEND:VCARD"#,
            #"{"type":"contact","name":"Ann, Jr. Doe","familyName":"Doe","givenName":"Ann, Jr.","phoneNumbers":[],"#
                + #""emailAddresses":["ann@example.com"],"urls":[],"postalAddresses":[],"note":"a\nb"}"#
        ),
        // NTT docomo's guideline, in ZXing's wording.
        (
            "MECARD:N:Owen,Sean;ADR:76 9th Avenue, 4th Floor, New York, NY 10011;TEL:12125551212;EMAIL:srowen@example.com;;",
            #"{"type":"contact","name":"Sean Owen","familyName":"Owen","givenName":"Sean","phoneNumbers":["12125551212"],"#
                + #""emailAddresses":["srowen@example.com"],"urls":[],"#
                + #""postalAddresses":["76 9th Avenue, 4th Floor, New York, NY 10011"]}"#
        ),
        (
            #"MECARD:N:Sean Owen;TEL:+12125551212;URL:http\://example.com;NOTE:a\;b;;"#,
            #"{"type":"contact","name":"Sean Owen","phoneNumbers":["+12125551212"],"emailAddresses":[],"#
                + #""urls":["http://example.com"],"postalAddresses":[],"note":"a;b"}"#
        ),
        (
            "BIZCARD:N:Sean;X:Owen;T:Software Engineer;C:Example;A:76 9th Avenue, New York;B:+12125551212;E:srowen@example.com;;",
            #"{"type":"contact","name":"Sean Owen","familyName":"Owen","givenName":"Sean","organization":"Example","#
                + #""title":"Software Engineer","phoneNumbers":["+12125551212"],"emailAddresses":["srowen@example.com"],"#
                + #""urls":[],"postalAddresses":["76 9th Avenue, New York"]}"#
        ),
        (
            "MECARD:ORG:Example;TEL:110;;",
            #"{"type":"contact","name":"Example","organization":"Example","phoneNumbers":["110"],"emailAddresses":[],"#
                + #""urls":[],"postalAddresses":[]}"#
        ),
        ("MECARD:NOTE:nobody;;", text), ("MECARD:", text), ("BEGIN:VCARD\nNOTE:nobody\nEND:VCARD", text),
        ("BEGIN:NOTHING", text),
    ]

    static let eventExamples: [Example] = [
        // RFC 5545, section 3.6.1.
        (
            """
            BEGIN:VEVENT\r\nUID:19970901T130000Z-123401@example.com\r\nDTSTAMP:19970901T130000Z\r\n\
            DTSTART:19970903T163000Z\r\nDTEND:19970903T190000Z\r\nSUMMARY:Annual Employee Review\r\nCLASS:PRIVATE\r\n\
            CATEGORIES:BUSINESS,HUMAN RESOURCES\r\nEND:VEVENT\r\n
            """,
            #"{"type":"event","summary":"Annual Employee Review","start":"1997-09-03T16:30:00Z","end":"1997-09-03T19:00:00Z","#
                + #""uid":"19970901T130000Z-123401@example.com"}"#
        ),
        (
            """
            BEGIN:VEVENT\r\nUID:19970901T130000Z-123403@example.com\r\nDTSTAMP:19970901T130000Z\r\n\
            DTSTART;VALUE=DATE:19971102\r\nSUMMARY:Our Blissful Anniversary\r\nTRANSP:TRANSPARENT\r\n\
            RRULE:FREQ=YEARLY\r\nEND:VEVENT\r\n
            """,
            #"{"type":"event","summary":"Our Blissful Anniversary","start":"1997-11-02","recurrence":"FREQ=YEARLY","#
                + #""uid":"19970901T130000Z-123403@example.com"}"#
        ),
        // RFC 5545, section 4, with an alarm within.
        (
            """
            BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nDTSTART;TZID=America/New_York:19980312T083000\r\n\
            DTEND;TZID=America/New_York:19980312T093000\r\nBEGIN:VALARM\r\nDESCRIPTION:Breakfast\r\nDURATION:PT5M\r\n\
            END:VALARM\r\nLOCATION:1CP Conference Room 4350\r\nDESCRIPTION:Project\\, all\\nhands\r\nEND:VEVENT\r\n\
            END:VCALENDAR\r\n
            """,
            #"{"type":"event","start":"1998-03-12T08:30:00","end":"1998-03-12T09:30:00","timeZone":"America/New_York","#
                + #""location":"1CP Conference Room 4350","details":"Project, all\nhands"}"#
        ),
        (
            "BEGIN:VEVENT\nSUMMARY:Summer+Vacation!\nDTSTART:20180601T070000Z\nDURATION:P1D\nEND:VEVENT",
            #"{"type":"event","summary":"Summer+Vacation!","start":"2018-06-01T07:00:00Z","duration":"P1D"}"#
        ),
        ("BEGIN:VEVENT\nSUMMARY:When?\nEND:VEVENT", text), ("BEGIN:VEVENT\nDTSTART:tomorrow\nEND:VEVENT", text),
        ("BEGIN:VEVENT\nDTSTART:20181301\nEND:VEVENT", text), ("BEGIN:VCALENDAR\nEND:VCALENDAR", text),
    ]

    static let messageExamples: [Example] = [
        // RFC 6068.
        ("mailto:chris@example.com", #"{"type":"email","to":["chris@example.com"],"cc":[],"bcc":[]}"#),
        (
            "mailto:infobot@example.com?subject=current-issue",
            #"{"type":"email","to":["infobot@example.com"],"cc":[],"bcc":[],"subject":"current-issue"}"#
        ),
        (
            "mailto:infobot@example.com?body=send%20current-issue%0D%0Asend%20index",
            #"{"type":"email","to":["infobot@example.com"],"cc":[],"bcc":[],"body":"send current-issue\r\nsend index"}"#
        ),
        (
            "mailto:addr1@an.example,addr2@an.example",
            #"{"type":"email","to":["addr1@an.example","addr2@an.example"],"cc":[],"bcc":[]}"#
        ),
        ("mailto:?to=joe@example.com", #"{"type":"email","to":["joe@example.com"],"cc":[],"bcc":[]}"#),
        (
            "mailto:joe@example.com?cc=bob@example.com&body=hello",
            #"{"type":"email","to":["joe@example.com"],"cc":["bob@example.com"],"bcc":[],"body":"hello"}"#
        ),
        (
            "mailto:gorby%25kremvax@example.com",
            #"{"type":"email","to":["gorby%kremvax@example.com"],"cc":[],"bcc":[]}"#
        ),
        (
            "mailto:%22not%40me%22@example.org",
            #"{"type":"email","to":["\"not@me\"@example.org"],"cc":[],"bcc":[]}"#
        ),
        (
            "mailto:user@example.org?subject=caf%C3%A9",
            #"{"type":"email","to":["user@example.org"],"cc":[],"bcc":[],"subject":"café"}"#
        ),
        (
            "MATMSG:TO:email@example.com;SUB:Question;BODY:Hello\\; you;;",
            #"{"type":"email","to":["email@example.com"],"cc":[],"bcc":[],"subject":"Question","body":"Hello; you"}"#
        ),
        (
            "SMTP:joe@example.com:Subject:Text: more",
            #"{"type":"email","to":["joe@example.com"],"cc":[],"bcc":[],"subject":"Subject","body":"Text: more"}"#
        ),
        ("joe@example.com", #"{"type":"email","to":["joe@example.com"],"cc":[],"bcc":[]}"#),
        ("mailto:", text), ("mailto:nobody", text), ("MATMSG:TO:;;", text), ("a b@example.com", text),
        // RFC 5724.
        ("sms:+15105550101", #"{"type":"sms","numbers":["+15105550101"]}"#),
        (
            "sms:+15105550101,+15105550102?body=hello%20there",
            #"{"type":"sms","numbers":["+15105550101","+15105550102"],"body":"hello there"}"#
        ),
        (
            "SMSTO:+18005551212:This is it: now?",
            #"{"type":"sms","numbers":["+18005551212"],"body":"This is it: now?"}"#
        ),
        ("mmsto:5550101", #"{"type":"sms","numbers":["5550101"]}"#), ("sms:", text), ("smsto:nobody:hi", text),
        // RFC 3966.
        ("tel:+1-201-555-0123", #"{"type":"phone","number":"+1-201-555-0123"}"#),
        (
            "tel:7042;phone-context=example.com",
            #"{"type":"phone","number":"7042;phone-context=example.com"}"#
        ),
        (
            "tel:863-1234;phone-context=+1-914-555",
            #"{"type":"phone","number":"863-1234;phone-context=+1-914-555"}"#
        ),
        ("TEL:+12125551212", #"{"type":"phone","number":"+12125551212"}"#), ("tel:call me", text), ("tel:", text),
    ]
}
