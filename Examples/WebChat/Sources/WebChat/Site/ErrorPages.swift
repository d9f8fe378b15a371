import ChatStore
import HTTPTypes
import Hosting
import Hummingbird

/// Answers errors with pages, and those who are not signed in with the page for it.
struct ErrorPages: RouterMiddleware {
    typealias Context = ChatContext

    let site: ChatSite

    func handle(
        _ request: Request,
        context: ChatContext,
        next: (Request, ChatContext) async throws -> Response
    ) async throws -> Response {
        guard site.settings.serves(request.head.authority) else {
            return await page(for: .otherHost, request)
        }
        do {
            return try await next(request, context)
        } catch is SignInNeeded {
            return site.redirection(to: "/sign-in")
        } catch let error as SiteError {
            return await page(for: error, request)
        } catch let error as StoreError {
            return await page(for: SiteError(error), request)
        } catch let error as HTTPError where error.status == .notFound {
            return await page(for: .notFound, request)
        }
    }

    private func page(for error: SiteError, _ request: Request) async -> Response {
        let visit = try? await site.visit(request)
        let look = visit?.look ?? Look()
        var content = Markup("<main class=\"plain\"><h1>")
        content.add(words: error.status == .notFound ? "Not found" : "That did not work")
        content.add("</h1><p class=\"notice\">")
        content.add(words: error.words)
        content.add("</p><p><a href=\"/\">To the rooms</a></p></main>")
        let frame = PageFrame(
            title: "Chat",
            look: look,
            style: site.looks.entry(for: look).pages.style,
            kind: "lone",
            content: content,
            status: error.status
        )
        return frame.response(
            host: request.head.authority,
            isSecure: site.settings.isSecure
        )
    }
}
