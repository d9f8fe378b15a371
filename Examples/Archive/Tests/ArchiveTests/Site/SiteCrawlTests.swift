import ArchiveSite
import Foundation
import Testing

@Suite struct SiteCrawlTests {
    /// Follows all links of all pages with Python's parser: none is dead, all pages are reached, all tags are closed.
    @Test(.enabled(if: Python.isThere), arguments: [1, 2])
    func crawlerFindsAllPagesAndNoFault(_ seed: Int) throws {
        var random = RandomMessages(seed &+ 50)
        let site = try TestSite()
        _ = try site.builder.build([try site.export("e", random.messages(120))])

        let faults = try Python.run(Self.crawler, site.folder)

        #expect(faults == "")
    }

    static let crawler = """
        import html.parser, os, sys, urllib.parse
        root = sys.argv[1]
        void = {"meta", "link", "img", "br", "use", "path", "circle", "input"}
        faults, pages, ids, links = [], {}, {}, []

        class Page(html.parser.HTMLParser):
            def __init__(self, name):
                super().__init__()
                self.name, self.open = name, []
                ids[name] = set()

            def handle_starttag(self, tag, attributes):
                attributes = dict(attributes)
                if tag not in void: self.open.append(tag)
                if tag == "script" and self.name != "search.html" or "style" in attributes: faults.append((self.name, tag))
                if any(key.startswith("on") for key in attributes): faults.append((self.name, tag, "on"))
                if "id" in attributes:
                    if attributes["id"] in ids[self.name]: faults.append((self.name, "id", attributes["id"]))
                    ids[self.name].add(attributes["id"])
                for key in ("href", "src"):
                    if key in attributes: links.append((self.name, tag, attributes[key]))

            def handle_startendtag(self, tag, attributes):
                self.handle_starttag(tag, attributes)
                if tag not in void: self.open.pop()

            def handle_endtag(self, tag):
                if not self.open or self.open.pop() != tag: faults.append((self.name, "end of", tag))

        for folder, _, names in os.walk(root):
            for name in names:
                if not name.endswith(".html"): continue
                path = os.path.relpath(os.path.join(folder, name), root)
                page = Page(path)
                page.feed(open(os.path.join(root, path), encoding="utf-8").read())
                if page.open: faults.append((path, "open", page.open))
        reached = {"index.html"}
        targets = {}
        for name, tag, address in links:
            parts = urllib.parse.urlsplit(address)
            if parts.scheme in ("http", "https", "mailto"):
                if tag != "a": faults.append((name, "external", address))
                continue
            target = os.path.normpath(os.path.join(os.path.dirname(name), parts.path)) if parts.path else name
            if not os.path.isfile(os.path.join(root, target)):
                faults.append((name, "dead", address))
            elif target in ids and parts.fragment and parts.fragment not in ids[target]:
                faults.append((name, "no such id", address))
            targets.setdefault(name, set()).add(target)
        waiting = ["index.html"]
        while waiting:
            for target in targets.get(waiting.pop(), ()):
                if target in ids and target not in reached:
                    reached.add(target)
                    waiting.append(target)
        faults += [(name, "not reached") for name in ids if name not in reached]
        print("\\n".join(map(str, sorted(map(str, faults)))), end="")
        """
}
