/// The names of files of a site.
enum SiteFiles {
    static let site = "archive.json"
    static let channels = "channels.jsonl"
    static let people = "people.jsonl"
    static let styles = "style.css"
}
