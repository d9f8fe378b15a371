import DefaultComponents
enum SailingWeekend {
    static var source: ConversationSource { ConversationSource(file: "built-in", text: #"{"format":"conversation","version":1,"users":[],"channels":[]}"#) }
}
