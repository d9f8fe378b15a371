import GRDB

/// The tables of a chat, and the steps that lead to them.
enum Schema {
    /// The mark of our databases: `chat` in ASCII.
    static let application: Int32 = 0x6368_6174

    /// Returns the steps, each of which runs once.
    static func migrator() -> DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("accounts, rooms and messages") { database in
            try database.execute(sql: "PRAGMA application_id = \(application)")
            try database.execute(sql: accounts)
            try database.execute(sql: rooms)
            try database.execute(sql: messages)
            try database.execute(sql: search)
        }
        migrator.registerMigration("attachments, responses and state") { database in
            try database.execute(sql: plugins)
        }
        migrator.registerMigration("pictures") { database in
            try database.execute(sql: pictures)
        }
        return migrator
    }

    private static let accounts = """
        CREATE TABLE user (
            number INTEGER PRIMARY KEY,
            name TEXT NOT NULL,
            nameKey TEXT NOT NULL UNIQUE,
            salt BLOB NOT NULL,
            passwordKey BLOB NOT NULL,
            rounds INTEGER NOT NULL,
            passes INTEGER NOT NULL,
            createdAt INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE token (
            hash BLOB PRIMARY KEY,
            user INTEGER NOT NULL REFERENCES user,
            endsAt INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX tokenOfUser ON token (user, endsAt);
        """

    private static let rooms = """
        CREATE TABLE room (
            number INTEGER PRIMARY KEY,
            name TEXT NOT NULL,
            nameKey TEXT NOT NULL UNIQUE,
            sequence INTEGER NOT NULL DEFAULT 0,
            revision INTEGER NOT NULL DEFAULT 0,
            createdAt INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE membership (
            user INTEGER NOT NULL REFERENCES user,
            room INTEGER NOT NULL REFERENCES room,
            nameKey TEXT NOT NULL,
            readUpTo INTEGER NOT NULL,
            PRIMARY KEY (user, room)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX roomOfUser ON membership (user, nameKey);
        CREATE INDEX memberOfRoom ON membership (room);
        """

    /// A root has parent 0; the position counts the siblings, so that counts need no scan.
    private static let messages = """
        CREATE TABLE message (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            room INTEGER NOT NULL REFERENCES room,
            sequence INTEGER NOT NULL,
            revision INTEGER NOT NULL,
            author INTEGER NOT NULL REFERENCES user,
            createdAt INTEGER NOT NULL,
            editedAt INTEGER,
            text TEXT NOT NULL,
            parent INTEGER NOT NULL,
            position INTEGER NOT NULL,
            quoted INTEGER REFERENCES message,
            isDeleted INTEGER NOT NULL DEFAULT 0,
            reactionKinds INTEGER NOT NULL DEFAULT 0,
            replyCount INTEGER NOT NULL DEFAULT 0,
            mentions TEXT NOT NULL
        ) STRICT;
        CREATE UNIQUE INDEX messageInPlace ON message (room, parent, sequence, author, isDeleted);
        CREATE UNIQUE INDEX messageByRevision ON message (room, revision);
        CREATE INDEX messageByInstant ON message (room, parent, createdAt, sequence);
        CREATE TABLE mention (
            user INTEGER NOT NULL,
            room INTEGER NOT NULL,
            sequence INTEGER NOT NULL,
            PRIMARY KEY (user, room, sequence)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE reaction (
            message INTEGER NOT NULL REFERENCES message,
            kind INTEGER NOT NULL,
            place INTEGER NOT NULL,
            name TEXT NOT NULL,
            user INTEGER NOT NULL REFERENCES user,
            PRIMARY KEY (message, kind, place)
        ) STRICT, WITHOUT ROWID;
        """

    /// What plugins add: the columns of messages say how much there is to read.
    private static let plugins = """
        ALTER TABLE message ADD COLUMN attachments INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE message ADD COLUMN responses INTEGER NOT NULL DEFAULT 0;
        CREATE TABLE attachment (
            message INTEGER NOT NULL REFERENCES message,
            place INTEGER NOT NULL,
            kind TEXT NOT NULL,
            json TEXT NOT NULL,
            PRIMARY KEY (message, place)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE response (
            message INTEGER NOT NULL REFERENCES message,
            kind TEXT NOT NULL,
            user INTEGER NOT NULL REFERENCES user,
            json TEXT NOT NULL,
            PRIMARY KEY (message, kind, user)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE state (
            user INTEGER NOT NULL REFERENCES user,
            ownerKind TEXT NOT NULL,
            owner TEXT NOT NULL,
            name TEXT NOT NULL,
            json TEXT NOT NULL,
            PRIMARY KEY (user, ownerKind, owner, name)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX stateOfOwner ON state (ownerKind, owner);
        """

    /// The files come last in their rows, so that the rest is read without them.
    private static let pictures = """
        CREATE TABLE picture (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            room INTEGER NOT NULL REFERENCES room,
            user INTEGER NOT NULL REFERENCES user,
            message TEXT NOT NULL UNIQUE,
            createdAt INTEGER NOT NULL,
            type TEXT NOT NULL,
            size INTEGER NOT NULL,
            bytes BLOB NOT NULL
        ) STRICT;
        CREATE INDEX pictureOfUser ON picture (user, createdAt, size);
        """

    /// The trigrams of folded texts, without positions: what it finds is compared with the text.
    private static let search = """
        CREATE VIRTUAL TABLE search USING fts5 (
            text, content = '', columnsize = 0, detail = none,
            tokenize = 'trigram case_sensitive 1'
        );
        """
}
