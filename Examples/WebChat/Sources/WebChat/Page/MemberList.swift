import ChatStore

/// The members of a room, and those of them who have a page open.
struct MemberList {
    let members: [UserRecord]
    let present: Set<String>

    /// The members that are listed at most; of others it is not said whether they are present.
    static let limit = 100

    private var listed: ArraySlice<UserRecord> { members.prefix(Self.limit) }

    /// The number of those who are present, for the head of the room.
    var count: Markup {
        var out = Markup("<span class=\"here-count\" id=\"here\">")
        out.add(words: "\(listed.count { present.contains($0.id) }) here")
        out.add("</span>")
        return out
    }

    /// The list with its heading.
    var markup: Markup {
        var out = Markup("<h2>Members</h2><ul class=\"members\">")
        for member in listed {
            out.add("<li data-user=\"")
            out.add(words: member.id)
            out.add(present.contains(member.id) ? "\" class=\"here\">" : "\">")
            out.add("<bdi>")
            out.add(words: member.name)
            out.add("</bdi><small> is here</small></li>")
        }
        if members.count > Self.limit {
            out.add("<li>")
            out.add(words: "and \(members.count - Self.limit) more")
            out.add("</li>")
        }
        out.add("</ul>")
        return out
    }
}
