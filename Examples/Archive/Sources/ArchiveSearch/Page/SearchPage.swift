import Crypto
import Foundation

/// The parts of the page of the search, which lies in the site's root beside the folder `search`.
public enum SearchPage {
    /// The script, the only one that the page needs.
    public static let script =
        "\"use strict\";\n(() => {\n"
        + [
            PackageResources.files_js, PackageResources.text_js, PackageResources.query_js,
            PackageResources.index_js, PackageResources.find_js, PackageResources.page_js,
        ].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n") + "})();\n"

    /// The hash of the script for the policy of the page: `script-src 'sha256-…'`.
    public static var scriptHash: String {
        let digest = SHA256.hash(data: Data(script.utf8))
        return "'sha256-\(Data(digest).base64EncodedString())'"
    }

    /// The form, the place for the results, and words for browsers without scripts.
    public static let body = """
        <form id="search" role="search">
        <label for="query">Search all messages</label>
        <div class="search-field">
        <input id="query" name="q" type="search" autocomplete="off" spellcheck="false" \
        aria-describedby="search-help">
        <button type="submit">Search</button>
        </div>
        <p id="search-help">Words, “phrases”, <code>from:name</code>, <code>in:channel</code>, \
        <code>has:link</code>, <code>before:2021-03-15</code>, <code>after:2020</code>.</p>
        </form>
        <noscript><p>The search needs a browser that runs scripts. Without it, browse by channel and \
        day.</p></noscript>
        <p id="search-status" role="status"></p>
        <ol id="search-results"></ol>
        <p><button id="search-more" type="button" hidden>More results</button></p>
        <div id="search-data" hidden></div>

        """

    /// The rules of the parts, which use the colours and sizes of the site.
    public static let rules = """
        #search label{display:block;font-weight:600}
        .search-field{display:flex;flex-wrap:wrap;gap:var(--gap,8px)}
        .search-field input{flex:1 1 12rem;min-width:0}
        .search-field input,.search-field button,#search-more{font:inherit;color:var(--text,#111);\
        background:var(--card,#fff);border:var(--line,1px) solid var(--edge,#767676);\
        border-radius:var(--radius,6px);padding:.5em .75em}
        #search-help,#search-results .about{color:var(--quiet,#555);font-size:.875em}
        #search-results{list-style:none;padding:0;margin:0}
        #search-results li{background:var(--card,#fff);border:var(--line,1px) solid var(--edge,#ccc);\
        border-radius:var(--radius,6px);padding:var(--gap,8px);margin:0 0 var(--gap,8px)}
        #search-results a{color:var(--link,#0645ad)}
        #search-results p{margin:.25em 0 0;overflow-wrap:anywhere;white-space:pre-wrap}
        #search-results mark{background:#ffe28a;color:#111}
        @media (forced-colors:active){#search-results mark{background:Mark;color:MarkText}}

        """
}
