import Views

extension HTMLWriter {
    /// Writes everything before the style sheet.
    mutating func head(title: String, settings: HTMLSettings) {
        markup("<!DOCTYPE html>\n<html")
        attribute(" lang=\"", settings.language)
        markup(settings.direction == .rightToLeft ? " dir=\"rtl\"" : " dir=\"ltr\"")
        markup(">\n<head>\n")
        // The policy comes first: it does not apply to elements before it.
        markup("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
        markup("style-src 'unsafe-inline'; img-src data:")
        if settings.pictures == .linked { markup(" https: http:") }
        if settings.pictures == .local { markup(" 'self' file:") }
        markup("; base-uri 'none'; ")
        markup("form-action 'none'\">\n")
        markup("<meta charset=\"utf-8\">\n")
        markup("<meta name=\"referrer\" content=\"no-referrer\">\n")
        markup("<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n")
        switch settings.scheme {
        case .automatic: markup("<meta name=\"color-scheme\" content=\"light dark\">\n")
        case .fixed(.light): markup("<meta name=\"color-scheme\" content=\"light\">\n")
        case .fixed(.dark): markup("<meta name=\"color-scheme\" content=\"dark\">\n")
        }
        markup("<title>")
        text(title)
        markup("</title>\n")
    }

    /// Writes a heading of level 2 to 6.
    mutating func heading(_ words: String, level: Int) {
        let digit = UInt(max(2, min(6, level)))
        markup("<h")
        integer(digit)
        markup(" dir=\"auto\">")
        text(words)
        markup("</h")
        integer(digit)
        markup(">\n")
    }
}
