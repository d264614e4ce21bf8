internal import GRDB

extension ConversationStore {
    /// Each step is for good: a file that has one is never to have another of the same name.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 conversations") { try $0.execute(sql: conversations) }
        migrator.registerMigration("2 thumbnails") { database in
            try database.execute(sql: "ALTER TABLE picture ADD COLUMN thumbnail BLOB")
        }
        return migrator
    }

    /// Times are seconds since 1970. Tokens and invitations are kept as digests.
    private static let conversations = """
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
}
