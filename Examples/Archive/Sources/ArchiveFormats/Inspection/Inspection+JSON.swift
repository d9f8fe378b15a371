import DefaultComponents

extension Inspection {
    /// The inspection as JSON, with keys in a fixed order.
    public var json: String {
        Self.text(.object(members), indent: "") + "\n"
    }

    private var members: [JSONMember] {
        [
            JSONMember("inputs", .array(sources.map(Self.value))),
            JSONMember("messages", Self.value(messages)),
            JSONMember("merged", Self.value(merged)),
            JSONMember("channels", .array(channels.map(Self.value))),
            JSONMember("people", Self.value(people)),
            JSONMember("bots", Self.value(bots)),
            JSONMember("mediaFound", Self.value(mediaFound)),
            JSONMember("mediaMissing", .object(missing)),
            JSONMember("losses", .array(lost)),
            JSONMember("faultCount", Self.value(faultCount)),
            JSONMember("faults", .array(faults.map(Self.value))),
        ]
    }

    private var missing: [JSONMember] {
        ArchiveMedia.Reason.allCases.compactMap { reason in
            mediaMissing[reason].map { JSONMember(reason.rawValue, Self.value($0)) }
        }
    }

    private var lost: [JSONValue] {
        losses.sorted { $0.key < $1.key }.map { loss, count in
            .object([
                JSONMember("name", .string(loss.name)), JSONMember("count", Self.value(count)),
                JSONMember("meaning", .string(loss.meaning)),
            ])
        }
    }

    private static func value(_ count: Int) -> JSONValue {
        .number("\(count)")
    }

    private static func value(_ source: Source) -> JSONValue {
        .object([
            JSONMember("path", .string(source.path)),
            JSONMember("format", source.format.map(JSONValue.string) ?? .null),
        ])
    }

    private static func value(_ channel: Channel) -> JSONValue {
        .object([
            JSONMember("id", .string(channel.channel.id)),
            JSONMember("name", .string(channel.channel.name)),
            JSONMember("kind", .string(channel.channel.kind.rawValue)),
            JSONMember("messages", value(channel.messages)),
            JSONMember("replies", value(channel.replies)),
            JSONMember("first", channel.first.map { .string($0.iso8601) } ?? .null),
            JSONMember("last", channel.last.map { .string($0.iso8601) } ?? .null),
        ])
    }

    private static func value(_ fault: ArchiveError) -> JSONValue {
        var members = [
            JSONMember("place", .string(fault.place)),
            JSONMember("problem", .string(fault.summary)),
            JSONMember("fix", .string(fault.remedy)),
        ]
        if case .malformed(let file, let line, let column, let path, _) = fault {
            members.insert(JSONMember("file", .string(file)), at: 1)
            members.insert(JSONMember("line", value(line)), at: 2)
            members.insert(JSONMember("column", value(column)), at: 3)
            members.insert(JSONMember("path", .string(path)), at: 4)
        }
        return .object(members)
    }

    private static func text(_ value: JSONValue, indent: String) -> String {
        let deeper = indent + "  "
        switch value {
        case .object(let members) where !members.isEmpty:
            let lines = members.map { member in
                "\(deeper)\(quoted(member.key)): \(text(member.value, indent: deeper))"
            }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
        case .array(let elements) where !elements.isEmpty:
            let lines = elements.map { deeper + text($0, indent: deeper) }
            return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
        case .object: return "{}"
        case .array: return "[]"
        case .string(let string): return quoted(string)
        case .number(let digits): return digits
        case .bool(let bool): return "\(bool)"
        case .null: return "null"
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
