import ChatStore
import Components
import HTTPTypes
import Hosting
import Hummingbird
import NIOCore

extension ChatSite {
    /// Adds the page with the choice of plugins, colours and direction.
    func addLooks(to router: Router<ChatContext>) {
        router.get("look") { request, _ in
            let visit = try await visit(request)
            let user = try member(visit)
            let rooms = try await rooms(of: user, visit)
            var content = Markup()
            content.add(SidePanel(visit: visit, user: user, rooms: rooms).markup)
            content.add("<main class=\"plain\"><h1>Look and plugins</h1>")
            content.add("<p>Only you see your choice, in this browser.</p>")
            content.add(LookForm(visit: visit).markup)
            content.add("</main>")
            let frame = PageFrame(
                title: "Look and plugins",
                look: visit.look,
                style: looks.entry(for: visit.look).pages.style,
                lists: rooms.style,
                listRules: rooms.rules,
                kind: "chat lists",
                content: content
            )
            return page(frame, visit)
        }
        router.post("look") { request, _ in
            let visit = try await visit(request)
            _ = try member(visit)
            let fields = try await fields(of: request, visit)
            var look = Look()
            look.choose(plugins: Set(fields.all("plugin")))
            look.choose(theme: fields["theme"] ?? "")
            look.scheme = fields["scheme"].flatMap(Look.Scheme.init) ?? .automatic
            look.isRightToLeft = fields["direction"] == "rtl"
            let signed = signer.sign(look.code, for: .look)
            // A page that goes on by itself takes the look to its socket.
            let isLive = request.headers[.accept] == "text/plain"
            var response = isLive ? text(signed) : redirection(to: "/look")
            set(cookies.look, to: signed, in: &response)
            return response
        }
    }

    /// Returns plain text, for the script.
    func text(_ words: String, _ status: HTTPResponse.Status = .ok) -> Response {
        let headers: HTTPFields = [
            .contentType: "text/plain; charset=utf-8", .cacheControl: "no-store",
            .xContentTypeOptions: "nosniff",
        ]
        return Response(
            status: status,
            headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(string: words))
        )
    }
}
