import Components
import DefaultComponents

// The words of the plugins in English, German and Arabic; an app adds tables for other languages.

extension Registrar {
    /// Registers the tables of a plugin, each under its language.
    mutating func set(_ tables: [WordTable], of plugin: PluginID) {
        for table in tables {
            set(.words("\(plugin.rawValue).\(table.locale.identifier)"), to: table)
        }
    }
}

extension WordKey {
    static let playSound = WordKey("play", of: "voice-messages")
    static let pauseSound = WordKey("pause", of: "voice-messages")
    static let seek = WordKey("seek", of: "voice-messages")
    static let position = WordKey("position", of: "voice-messages")

    static let pin = WordKey("pin", of: "pinned-messages")
    static let unpin = WordKey("unpin", of: "pinned-messages")
    static let pinned = WordKey("pinned", of: "pinned-messages")
    static let pinnedText = WordKey("pinnedText", of: "pinned-messages")

    static let translate = WordKey("translate", of: "translation")
    static let translating = WordKey("translating", of: "translation")
    static let hideTranslation = WordKey("hide", of: "translation")
    static let notTranslated = WordKey("failure", of: "translation")

    static let disappearsIn = WordKey("remaining", of: "disappearing-messages")
    static let disappeared = WordKey("gone", of: "disappearing-messages")

    static let votes = WordKey("votes", of: "messenger-polls")

    static let openSearch = WordKey("open", of: "messenger-search")
    static let search = WordKey("search", of: "messenger-search")
    static let hit = WordKey("hit", of: "messenger-search")
    static let noHits = WordKey("noHits", of: "messenger-search")
    static let olderHit = WordKey("older", of: "messenger-search")
    static let newerHit = WordKey("newer", of: "messenger-search")
    static let endSearch = WordKey("end", of: "messenger-search")

    static let copyCode = WordKey("copy", of: "messenger-code")
    static let codeCopied = WordKey("copied", of: "messenger-code")
    static let plainCode = WordKey("plain", of: "messenger-code")

    static let openLink = WordKey("open", of: "link-cards")
    static let linkLoads = WordKey("loads", of: "link-cards")

    static let swipeToReply = WordKey("reply", of: "swipe-reply")
    static let react = WordKey("react", of: "swipe-reply")
    static let moreActions = WordKey("more", of: "swipe-reply")

    static let newPoll = WordKey("newPoll", of: "composer-kit")
    static let question = WordKey("question", of: "composer-kit")
    static let answer = WordKey("answer", of: "composer-kit")
    static let createPoll = WordKey("create", of: "composer-kit")
    static let cancelPoll = WordKey("cancel", of: "composer-kit")
    static let uploads = WordKey("uploads", of: "composer-kit")
}

extension [WordTable] {
    static let voiceMessages = [
        WordTable(
            in: "en",
            [
                .playSound: "Play", .pauseSound: "Pause", .seek: "Seek",
                .position: "{place} of {length} s",
            ]
        ),
        WordTable(
            in: "de",
            [
                .playSound: "Abspielen", .pauseSound: "Anhalten", .seek: "Stelle suchen",
                .position: "{place} von {length} s",
            ]
        ),
        WordTable(
            in: "ar",
            [
                .playSound: "تشغيل", .pauseSound: "إيقاف مؤقت", .seek: "تحديد الموضع",
                .position: "{place} من {length} ث",
            ]
        ),
    ]

    static let pins = [
        WordTable(
            in: "en",
            [.pin: "Pin", .unpin: "Unpin", .pinned: "Pinned", .pinnedText: "Pinned: {text}"]
        ),
        WordTable(
            in: "de",
            [
                .pin: "Anheften", .unpin: "Lösen", .pinned: "Angeheftet",
                .pinnedText: "Angeheftet: {text}",
            ]
        ),
        WordTable(
            in: "ar",
            [
                .pin: "تثبيت", .unpin: "إلغاء التثبيت", .pinned: "مثبتة",
                .pinnedText: "مثبتة: {text}",
            ]
        ),
    ]

    static let translation = [
        WordTable(
            in: "en",
            [
                .translate: "Translate", .translating: "Translating…",
                .hideTranslation: "Hide translation", .notTranslated: "Not translated: {reason}",
            ]
        ),
        WordTable(
            in: "de",
            [
                .translate: "Übersetzen", .translating: "Wird übersetzt …",
                .hideTranslation: "Übersetzung ausblenden",
                .notTranslated: "Nicht übersetzt: {reason}",
            ]
        ),
        WordTable(
            in: "ar",
            [
                .translate: "ترجمة", .translating: "جارٍ الترجمة…",
                .hideTranslation: "إخفاء الترجمة", .notTranslated: "تعذرت الترجمة: {reason}",
            ]
        ),
    ]

    static let disappearing = [
        WordTable(
            in: "en",
            [
                .disappearsIn: "Disappears in {seconds} s",
                .disappeared: "This message has disappeared",
            ]
        ),
        WordTable(
            in: "de",
            [
                .disappearsIn: "Verschwindet in {seconds} s",
                .disappeared: "Diese Nachricht ist verschwunden",
            ]
        ),
        WordTable(
            in: "ar",
            [.disappearsIn: "تختفي خلال {seconds} ث", .disappeared: "اختفت هذه الرسالة"]
        ),
    ]

    static let polls = [
        WordTable(
            in: "en",
            [.votes: .plural("count", one: "{count} vote", other: "{count} votes")]
        ),
        WordTable(
            in: "de",
            [.votes: .plural("count", one: "{count} Stimme", other: "{count} Stimmen")]
        ),
        WordTable(
            in: "ar",
            [
                .votes: .plural(
                    "count",
                    zero: "لا أصوات",
                    one: "صوت واحد",
                    two: "صوتان",
                    few: "{count} أصوات",
                    many: "{count} صوتًا",
                    other: "{count} صوت"
                )
            ]
        ),
    ]

    static let search = [
        WordTable(
            in: "en",
            [
                .openSearch: "Search in chat", .search: "Search",
                .hit: "{place} of {count}", .noHits: "No hits",
                .olderHit: "Older hit", .newerHit: "Newer hit", .endSearch: "End search",
            ]
        ),
        WordTable(
            in: "de",
            [
                .openSearch: "Im Chat suchen", .search: "Suchen",
                .hit: "{place} von {count}", .noHits: "Keine Treffer",
                .olderHit: "Älterer Treffer", .newerHit: "Neuerer Treffer",
                .endSearch: "Suche beenden",
            ]
        ),
        WordTable(
            in: "ar",
            [
                .openSearch: "البحث في المحادثة", .search: "بحث",
                .hit: "{place} من {count}", .noHits: "لا نتائج",
                .olderHit: "النتيجة الأقدم", .newerHit: "النتيجة الأحدث",
                .endSearch: "إنهاء البحث",
            ]
        ),
    ]

    static let code = [
        WordTable(
            in: "en",
            [.copyCode: "Copy", .codeCopied: "Copied", .plainCode: "Code"]
        ),
        WordTable(
            in: "de",
            [.copyCode: "Kopieren", .codeCopied: "Kopiert", .plainCode: "Code"]
        ),
        WordTable(
            in: "ar",
            [.copyCode: "نسخ", .codeCopied: "تم النسخ", .plainCode: "شفرة"]
        ),
    ]

    static let linkCards = [
        WordTable(in: "en", [.openLink: "Open link", .linkLoads: "Loading preview"]),
        WordTable(in: "de", [.openLink: "Link öffnen", .linkLoads: "Vorschau lädt"]),
        WordTable(in: "ar", [.openLink: "فتح الرابط", .linkLoads: "جارٍ تحميل المعاينة"]),
    ]

    static let swipeReply = [
        WordTable(
            in: "en",
            [.swipeToReply: "Reply", .react: "React", .moreActions: "More"]
        ),
        WordTable(
            in: "de",
            [.swipeToReply: "Antworten", .react: "Reagieren", .moreActions: "Mehr"]
        ),
        WordTable(
            in: "ar",
            [.swipeToReply: "رد", .react: "تفاعل", .moreActions: "المزيد"]
        ),
    ]

    static let composerKit = [
        WordTable(
            in: "en",
            [
                .newPoll: "New poll", .question: "Question",
                .answer: "Answer {number}", .createPoll: "Create", .cancelPoll: "Cancel",
                .uploads: .plural(
                    "count",
                    one: "Uploading {count} file",
                    other: "Uploading {count} files"
                ),
            ]
        ),
        WordTable(
            in: "de",
            [
                .newPoll: "Neue Umfrage", .question: "Frage",
                .answer: "Antwort {number}", .createPoll: "Erstellen", .cancelPoll: "Abbrechen",
                .uploads: .plural(
                    "count",
                    one: "{count} Datei wird hochgeladen",
                    other: "{count} Dateien werden hochgeladen"
                ),
            ]
        ),
        WordTable(
            in: "ar",
            [
                .newPoll: "استطلاع جديد", .question: "السؤال",
                .answer: "الإجابة {number}", .createPoll: "إنشاء", .cancelPoll: "إلغاء",
                .uploads: .plural(
                    "count",
                    zero: "لا يجري رفع أي ملف",
                    one: "يجري رفع ملف واحد",
                    two: "يجري رفع ملفين",
                    few: "يجري رفع {count} ملفات",
                    many: "يجري رفع {count} ملفًا",
                    other: "يجري رفع {count} ملف"
                ),
            ]
        ),
    ]
}
