import ArchiveFormats
import DefaultComponents

/// The ways to pages, and the words for them.
enum SiteTrail {
    static let home = PageFrame.Link("Archive", "index.html")

    static func trail(to unit: MessageUnit, in channel: ArchiveChannel?) -> [PageFrame.Link] {
        let links = [home, link(to: unit.channel, channel)]
        guard let (folder, _) = unit.month else { return links }
        let parts = folder.split(separator: "/").map(String.init)
        return links + [
            PageFrame.Link(parts[2], "\(unit.channel)/\(parts[2])/index.html"),
            PageFrame.Link(monthName(parts[3]), "\(folder)/index.html"),
        ]
    }

    static func link(to folder: String, _ channel: ArchiveChannel?) -> PageFrame.Link {
        PageFrame.Link(channel?.name ?? folder, "\(folder)/index.html")
    }

    /// Returns the name of a month by its number in two digits.
    static func monthName(_ number: String) -> String {
        let names = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September",
            "October", "November", "December",
        ]
        guard let number = Int(number), (1...12).contains(number) else { return number }
        return names[number - 1]
    }

    /// Returns the words for a day, such as "Monday, 2 March 2026".
    static func dayName(_ unit: MessageUnit) -> String {
        let parts = unit.name.split(separator: "/").map(String.init)
        guard parts.count == 5, let day = Int(parts[4]) else { return unit.name }
        let words = "\(day) \(monthName(parts[3])) \(parts[2])"
        guard let year = Int(parts[2]), let month = Int(parts[3]),
            let date = CivilDate(year: year, month: month, day: day)
        else { return words }
        let weekdays = [
            "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
        ]
        return "\(weekdays[(date.daysSince1970 % 7 + 10) % 7]), \(words)"
    }
}
