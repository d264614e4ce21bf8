import Foundation
import GRDB

@testable import LiveTextServer

/// A file of conversations as the first version of the program made it. It stands here in SQL and never changes, whatever the
/// program does today.
enum FirstVersion {
    static let conversation = "conversation0000000000"
    static let owner = "owner00000000000000000"
    static let picture = "picture000000000000000"

    /// Writes a file in which somebody wrote a text and sent a picture.
    static func write(to file: URL, token: String) throws {
        var configuration = Configuration()
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA auto_vacuum = INCREMENTAL") }
        let database = try DatabasePool(path: file.path, configuration: configuration)
        try database.write { database in
            try database.execute(sql: schema)
            try database.execute(sql: content, arguments: ["token": Digest(of: token).hex])
        }
        try database.close()
    }

    private static let schema = """
        CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
        INSERT INTO grdb_migrations VALUES ('1 conversations');
        CREATE TABLE conversation (
            id TEXT PRIMARY KEY, title TEXT, created INTEGER NOT NULL, expires INTEGER,
            latestEvent INTEGER NOT NULL DEFAULT 0
        ) WITHOUT ROWID;
        CREATE TABLE participant (
            id TEXT PRIMARY KEY, conversation TEXT NOT NULL REFERENCES conversation ON DELETE CASCADE,
            name TEXT, role TEXT NOT NULL, joined INTEGER NOT NULL, token TEXT UNIQUE
        ) WITHOUT ROWID;
        CREATE INDEX participantOfConversation ON participant (conversation);
        CREATE TABLE invitation (
            id TEXT PRIMARY KEY, conversation TEXT NOT NULL REFERENCES conversation ON DELETE CASCADE,
            role TEXT NOT NULL, usesLeft INTEGER NOT NULL, expires INTEGER NOT NULL, secret TEXT NOT NULL UNIQUE
        ) WITHOUT ROWID;
        CREATE INDEX invitationOfConversation ON invitation (conversation);
        CREATE TABLE message (
            id TEXT PRIMARY KEY, conversation TEXT NOT NULL REFERENCES conversation ON DELETE CASCADE,
            sequence INTEGER NOT NULL, sender TEXT NOT NULL, sent INTEGER NOT NULL, session TEXT, replaces TEXT,
            isReplaced INTEGER NOT NULL DEFAULT 0, expires INTEGER, summaryText TEXT, content TEXT NOT NULL,
            idempotencyKey TEXT, UNIQUE (conversation, sequence), UNIQUE (sender, idempotencyKey)
        ) WITHOUT ROWID;
        CREATE INDEX messageOfSession ON message (conversation, session) WHERE session IS NOT NULL;
        CREATE INDEX messageThatExpires ON message (expires) WHERE expires IS NOT NULL;
        CREATE TABLE response (
            message TEXT NOT NULL REFERENCES message ON DELETE CASCADE, participant TEXT NOT NULL, answer TEXT NOT NULL,
            PRIMARY KEY (message, participant)
        ) WITHOUT ROWID;
        CREATE TABLE picture (
            digest TEXT PRIMARY KEY, bytes BLOB NOT NULL, mediaType TEXT NOT NULL, width INTEGER NOT NULL,
            height INTEGER NOT NULL, preview BLOB NOT NULL, stickerProblem TEXT
        );
        CREATE TABLE conversationPicture (
            id TEXT PRIMARY KEY, conversation TEXT NOT NULL REFERENCES conversation ON DELETE CASCADE,
            digest TEXT NOT NULL REFERENCES picture, added INTEGER NOT NULL, byteCount INTEGER NOT NULL,
            summaryText TEXT NOT NULL, analysis BLOB NOT NULL, UNIQUE (conversation, digest)
        );
        CREATE INDEX pictureInConversation ON conversationPicture (digest);
        CREATE TABLE messagePicture (
            message TEXT NOT NULL REFERENCES message ON DELETE CASCADE,
            picture TEXT NOT NULL REFERENCES conversationPicture ON DELETE CASCADE,
            PRIMARY KEY (message, picture)
        ) WITHOUT ROWID;
        CREATE INDEX messageWithPicture ON messagePicture (picture);
        CREATE TABLE event (
            conversation TEXT NOT NULL REFERENCES conversation ON DELETE CASCADE, number INTEGER NOT NULL,
            kind TEXT NOT NULL, subject TEXT NOT NULL, other TEXT, PRIMARY KEY (conversation, number)
        ) WITHOUT ROWID;
        """

    private static let content = """
        INSERT INTO conversation VALUES ('\(conversation)', 'Old', 1700000000, NULL, 3);
        INSERT INTO participant VALUES ('\(owner)', '\(conversation)', 'Ada', 'owner', 1700000000, :token);
        INSERT INTO picture VALUES
            ('d', CAST('bytes' AS BLOB), 'image/png', 1, 1, CAST('preview' AS BLOB), NULL);
        INSERT INTO conversationPicture VALUES
            ('\(picture)', '\(conversation)', 'd', 1700000001, 5, 'Picture', CAST('{}' AS BLOB));
        INSERT INTO message VALUES
            ('text000000000000000000', '\(conversation)', 2, '\(owner)', 1700000002, NULL, NULL, 0, NULL, 'From long ago',
             '{"kind":"text","text":"From long ago","summaryText":"From long ago","preview":"none"}', 'key'),
            ('attachment000000000000', '\(conversation)', 3, '\(owner)', 1700000003, NULL, NULL, 0, NULL, NULL,
             '{"kind":"attachment","picture":"\(picture)","preview":"none"}', NULL);
        INSERT INTO messagePicture VALUES ('attachment000000000000', '\(picture)');
        INSERT INTO event VALUES
            ('\(conversation)', 1, 'participant', '\(owner)', NULL),
            ('\(conversation)', 2, 'message', 'text000000000000000000', NULL),
            ('\(conversation)', 3, 'message', 'attachment000000000000', NULL);
        """
}
