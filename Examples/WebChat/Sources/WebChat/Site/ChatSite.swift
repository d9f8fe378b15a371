import ChatStore
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// The pages and forms of a chat.
struct ChatSite: Sendable {
    let store: any ChatStore
    let settings: WebChatSettings
    let signer: Signer
    let looks: LookPages
    /// The states of plugins of the people whose pages are open.
    let people: PersonStates
    let hub: LiveHub
    let joins = JoinQueue()
    let log: Logger
    let metrics: ServerMetrics
    let feeds: RoomFeeds
    /// Draws pages whose rows are shared.
    let shared: SharedDrawer
    let patches = PatchCache()
    let roomRows: RoomRowDrawer
    let signIns: RateLimiter
    let signUps: RateLimiter
    let uploads: RateLimiter
    /// The pictures of each person that are read at once, as they are in memory then.
    let uploading = Slots(limit: 2)
    /// The messages with pictures that are being sent.
    let sending = Slots(limit: 1)

    /// The bytes of a form at most.
    private static let formLimit = 128 * 1_024

    init(
        store: any ChatStore,
        settings: WebChatSettings,
        signer: Signer,
        looks: LookPages,
        log: Logger
    ) {
        let metrics = ServerMetrics()
        let feeds = RoomFeeds(store: store)
        (self.metrics, self.feeds) = (metrics, feeds)
        let sharesRows = settings.plugins.isEmpty || settings.sharesRowsOfPlugins
        roomRows = RoomRowDrawer(looks: looks, sharesRows: sharesRows)
        hub = LiveHub(
            limit: settings.sockets,
            patience: .seconds(settings.awayDelay),
            feeds: feeds
        )

        self.store = store
        self.settings = settings
        self.signer = signer
        self.looks = looks
        people = PersonStates(store: store) { [hub] userID in
            Task {
                // Tasks that begin others without end cost a few drawings a second.
                try? await Task.sleep(for: .milliseconds(50))
                await hub.stateChanged(of: userID)
            }
        }
        shared = SharedDrawer(
            drawer: RoomDrawer(store: store, looks: looks, people: people),
            rows: RowCache(metrics: metrics),
            feeds: feeds,
            sharesRows: sharesRows
        )
        self.log = log
        signIns = RateLimiter(limit: settings.attempts)
        signUps = RateLimiter(limit: settings.attempts)
        uploads = RateLimiter(limit: settings.pictures)
    }

    var cookies: ChatCookies { ChatCookies(isSecure: settings.isSecure) }
    var drawer: RoomDrawer { shared.drawer }
    var reader: RoomReader { RoomReader(store: store) }

    /// All pages and forms, by their addresses.
    func router() -> Router<ChatContext> {
        let router = Router(context: ChatContext.self, options: .autoGenerateHeadEndpoints)
        router.add(middleware: ErrorPages(site: self))
        addAccounts(to: router)
        addRooms(to: router)
        addMessages(to: router)
        addPictures(to: router)
        addLooks(to: router)
        router.get("live") { request, _ in
            if let name = HTTPField.Name(UpgradeFilter.refused), request.headers[name] != nil {
                throw SiteError(status: .forbidden, words: "This socket is not for other sites.")
            }
            var headers: HTTPFields = [.upgrade: "websocket", .contentLength: "0"]
            headers[.connection] = "upgrade"
            return Response(status: .upgradeRequired, headers: headers)
        }
        router.get("icon.svg") { _, _ in
            let headers: HTTPFields = [
                .contentType: "image/svg+xml", .cacheControl: "max-age=86400",
                .xContentTypeOptions: "nosniff",
            ]
            return Response(
                status: .ok,
                headers: headers,
                body: ResponseBody(byteBuffer: ByteBuffer(string: SiteIcon.text))
            )
        }
        return router
    }

    /// Returns the person and the browser of a request.
    func visit(_ request: Request) async throws -> Visit {
        let headers = request.headers[values: .cookie]
        let session = ChatCookies.value(of: cookies.session, in: headers)
        var user: UserRecord?
        if let session {
            user = try await store.user(ofToken: session, at: settings.clock())
        }
        let known = ChatCookies.value(of: cookies.visit, in: headers).flatMap { value in
            Data(base64URL: value)?.count == 16 ? value : nil
        }
        let nonce = known ?? Data(KeyFile.random().prefix(16)).base64URL
        let look =
            ChatCookies.value(of: cookies.look, in: headers)
            .flatMap { signer.text(ofSigned: $0, for: .look) }
            .flatMap(Look.init(code:)) ?? Look()
        let bound = "\(nonce)\n\(user == nil ? "" : session ?? "")"
        return Visit(
            user: user,
            session: user == nil ? nil : session,
            nonce: nonce,
            isNew: known == nil,
            look: look,
            token: signer.signature(of: bound, for: .form),
            host: request.head.authority
        )
    }

    /// Returns the person of a visit, or throws a redirection to the page for signing in.
    func member(_ visit: Visit) throws -> UserRecord {
        guard let user = visit.user else { throw SignInNeeded() }
        return user
    }

    /// Returns the fields of a form that comes from a page of the visit.
    func fields(of request: Request, _ visit: Visit) async throws -> FormFields {
        let fields = FormFields(String(buffer: try await body(of: request, upTo: Self.formLimit)))
        try check(fields["csrf"], of: visit)
        return fields
    }

    /// Returns the body of a form, unless it comes from another site.
    func body(of request: Request, upTo limit: Int) async throws -> ByteBuffer {
        if let name = HTTPField.Name("Sec-Fetch-Site"), let site = request.headers[name],
            site != "same-origin", site != "none"
        {
            throw SiteError.forged
        }
        do {
            return try await request.body.collect(upTo: limit)
        } catch {
            throw SiteError.tooLong
        }
    }

    /// Throws unless a token is that of the forms of a visit.
    func check(_ token: String?, of visit: Visit) throws {
        let bound = "\(visit.nonce)\n\(visit.session ?? "")"
        guard !visit.isNew, let token, signer.accepts(token, of: bound, for: .form) else {
            throw SiteError.forged
        }
    }

    /// Returns a page, with the cookie of a new browser.
    func page(_ frame: PageFrame, _ visit: Visit) -> Response {
        var response = frame.response(host: visit.host, isSecure: settings.isSecure)
        if visit.isNew { set(cookies.visit, to: visit.nonce, in: &response) }
        return response
    }

    /// Returns a redirection to another page, which is got.
    func redirection(to address: String) -> Response {
        Response(
            status: .seeOther,
            headers: [.location: address, .cacheControl: "no-store", .contentLength: "0"]
        )
    }

    /// Sets a cookie for a month; an empty one is removed.
    func set(_ name: String, to value: String, in response: inout Response) {
        let seconds = value.isEmpty ? 0 : 30 * 24 * 3_600
        response.headers.append(
            HTTPField(name: .setCookie, value: cookies.setting(name, to: value, seconds: seconds))
        )
    }
}

/// A page that only people who are signed in see.
struct SignInNeeded: Error {}

/// The picture of the site in the tabs of browsers.
enum SiteIcon {
    static let text = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" \
        fill="#0a66d6"/><path d="M8 10a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-7l-5 5v-5a3 3 0 0 1-1-3z" \
        fill="#fff"/></svg>
        """
}
