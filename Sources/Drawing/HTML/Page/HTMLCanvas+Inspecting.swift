import Views

extension HTMLCanvas {
    /// The maximum nesting of parts; deeper ones are siblings of the one at this depth, as browsers stop at 512 nested
    /// elements.
    private static let partLimit = 100

    /// Writes a picture beside its parts.
    ///
    /// The facts of a part come before the spot that lies over the picture, so that the address of the facts marks
    /// both, and the name in the tree, without a script.
    mutating func append(_ inspection: HTMLInspection, carriesIdentifier: Bool) {
        isInspected = true
        if partCount == 0 { out.markup(Self.hint) }
        out.markup("<section class=\"card look\"")
        if carriesIdentifier { out.identifier(inspection.entry.id) }
        out.markup("><h3 dir=\"auto\">")
        out.text(inspection.entry.name)
        out.markup(" <code>")
        out.text(inspection.entry.id)
        out.markup("</code></h3>\n")
        if !inspection.groups.isEmpty {
            out.markup("<details class=\"whole\"><summary>About all of it</summary>")
            inspection.groups.forEach { append($0) }
            out.markup("</details>\n")
        }
        out.markup("<div class=\"stage\" dir=\"ltr\">")
        isFixed = true
        appendArticle(of: inspection.entry)
        var tree = BufferTree()
        for part in inspection.parts {
            tree.move(to: max(0, min(part.depth, Self.partLimit)), &out)
            append(part, in: inspection.entry.view, &tree)
        }
        tree.end(&out)
        out.markup("</div></section>\n")
    }

    private static let hint: HTMLMarkup = """
        <p class="hint">Choose a part, in a picture or in its tree: what is known of it is reported here.</p>

        """

    private mutating func append(_ part: InspectedPart, in root: View, _ tree: inout BufferTree) {
        let number = UInt(partCount)
        partCount += 1
        let spot = part.view?.spot(in: root)
        out.markup("<a class=\"name")
        if spot == nil { out.markup(" unseen") }
        out.partLink(number)
        out.markup(">")
        out.text(part.name)
        if part.name != part.kind {
            out.markup(" <span>")
            out.text(part.kind)
            out.markup("</span>")
        }
        out.markup("</a><section class=\"account\" tabindex=\"-1\" id=\"v")
        out.integer(number)
        out.markup("\"")
        out.attribute(" aria-label=\"", part.name, .name)
        out.markup("><a class=\"close\" href=\"#v\" aria-label=\"Close\">×</a><h4>")
        out.text(part.name)
        out.markup("</h4><p class=\"kind\">")
        out.text(part.kind)
        out.markup("</p><p class=\"path\">")
        for (name, number) in tree.trail {
            out.markup("<a")
            out.partAddress(number)
            out.markup(">")
            out.text(name)
            out.markup("</a>/")
        }
        out.markup("<span>")
        out.text(part.name)
        out.markup("</span></p>")
        if let view = part.view { appendBox(of: view, isSeen: spot != nil) }
        part.groups.forEach { append($0) }
        out.markup("</section>")
        tree.trail.append((part.name, number))
        guard let spot else { return }
        out.markup("<a class=\"spot")
        out.partLink(number)
        out.markup(" tabindex=\"-1\" aria-hidden=\"true\"")
        out.spot(spot)
        out.attribute(" data-part=\"", part.name)
        out.markup("></a>")
    }

    /// Writes the frame of a view with its margins around the size.
    private mutating func appendBox(of view: View, isSeen: Bool) {
        let (frame, margins) = (view.frame, view.directionalLayoutMargins)
        let isMirrored = view.effectiveLayoutDirection == .rightToLeft
        out.markup("<div class=\"box\"><span class=\"origin\">at <b>")
        out.number(frame.x)
        out.markup(", ")
        out.number(frame.y)
        out.markup(isSeen ? "</b></span>" : "</b>, not seen</span>")
        appendEdge("top", "Top margin", margins.top)
        appendEdge("left", "left margin", isMirrored ? margins.trailing : margins.leading)
        out.markup("<span class=\"size\"><span class=\"h\">, size </span>")
        out.number(frame.size.width)
        out.markup(" × ")
        out.number(frame.size.height)
        out.markup("</span>")
        appendEdge("right", "right margin", isMirrored ? margins.leading : margins.trailing)
        appendEdge("bottom", "bottom margin", margins.bottom)
        out.markup("</div>")
    }

    private mutating func appendEdge(_ edge: HTMLMarkup, _ name: HTMLMarkup, _ length: Double) {
        out.markup("<span class=\"")
        out.markup(edge)
        out.markup("\"><span class=\"h\">, ")
        out.markup(name)
        out.markup(" </span>")
        out.number(length)
        out.markup("</span>")
    }

    private mutating func append(_ group: InspectedGroup) {
        out.markup("<h5>")
        out.text(group.title)
        out.markup("</h5>")
        if let note = group.note {
            out.markup("<p class=\"note\">")
            out.text(note)
            out.markup("</p>")
        }
        append(group.facts)
    }

    /// Writes facts as a list.
    mutating func append(_ facts: [InspectedFact]) {
        guard !facts.isEmpty else { return }
        isInspected = true
        out.markup("<ul class=\"facts\">")
        facts.forEach { append($0) }
        out.markup("</ul>\n")
    }

    private mutating func append(_ fact: InspectedFact) {
        out.markup(
            fact.isLost ? "<li><s><span class=\"h\">Without effect: </span>" : "<li><span>"
        )
        if !fact.name.isEmpty {
            out.markup("<code class=\"key\">")
            out.text(fact.name)
            out.markup("</code> ")
        }
        out.markup("<code class=\"value\">")
        out.text(fact.value)
        out.markup(fact.isLost ? "</code></s>" : "</code></span>")
        if let origin = fact.origin {
            out.markup(" <span class=\"by\">")
            out.text(origin)
            out.markup("</span>")
        }
        if let place = fact.place {
            out.markup(" <span class=\"at\">")
            out.text(place)
            out.markup("</span>")
        }
        out.markup("</li>")
    }
}

/// The nested lists that parts are written into.
private struct BufferTree {
    /// The parts around the next one, the outermost first.
    var trail: [(name: String, number: UInt)] = []

    /// Closes and opens lists up to the depth of the next part.
    mutating func move(to depth: Int, _ out: inout HTMLWriter) {
        let isDeeper = depth >= trail.count
        while trail.count > depth {
            out.markup("</li>\n")
            trail.removeLast()
            if trail.count > depth { out.markup("</ul>") }
        }
        if isDeeper {
            out.markup(trail.isEmpty ? "<ul class=\"parts\" aria-label=\"Parts\">" : "<ul>")
        }
        out.markup("<li>")
    }

    /// Closes all open lists.
    mutating func end(_ out: inout HTMLWriter) {
        for _ in trail { out.markup("</li></ul>") }
        trail = []
    }
}

extension HTMLWriter {
    /// Writes the declarations that position an element over a spot of a picture.
    mutating func spot(_ spot: Rect) {
        markup(" style=\"")
        length("left:", spot.x)
        length("top:", spot.y)
        length("width:", spot.size.width)
        length("height:", spot.size.height)
        markup("\"")
    }

    /// Writes the end of the first attribute of an element, and its link.
    fileprivate mutating func partLink(_ number: UInt) {
        markup("\"")
        partAddress(number)
    }

    /// Writes ` href="#v12"`.
    fileprivate mutating func partAddress(_ number: UInt) {
        markup(" href=\"#v")
        integer(number)
        markup("\"")
    }
}
