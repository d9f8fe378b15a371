import ChatStore
import HTTPTypes
import Hosting
import Hummingbird

extension ChatSite {
    /// Adds the pages for signing in, up and out.
    func addAccounts(to router: Router<ChatContext>) {
        router.get("sign-in") { request, _ in
            let visit = try await visit(request)
            guard visit.user == nil else { return redirection(to: "/") }
            return page(await entrance(visit, isNew: false), visit)
        }
        router.get("sign-up") { request, _ in
            let visit = try await visit(request)
            guard visit.user == nil else { return redirection(to: "/") }
            return page(await entrance(visit, isNew: true), visit)
        }
        router.post("sign-in") { request, context in
            try await enter(request, context, isNew: false)
        }
        router.post("sign-up") { request, context in
            try await enter(request, context, isNew: true)
        }
        router.post("sign-out") { request, _ in
            let visit = try await visit(request)
            _ = try await fields(of: request, visit)
            if let session = visit.session {
                try await store.signOut(token: session)
                await hub.signedOut(Visit.binding(of: session))
            }
            var response = redirection(to: "/sign-in")
            set(cookies.session, to: "", in: &response)
            return response
        }
    }

    private func enter(
        _ request: Request,
        _ context: ChatContext,
        isNew: Bool
    ) async throws -> Response {
        let visit = try await visit(request)
        let fields = try await fields(of: request, visit)
        let now = settings.clock()
        let limiter = isNew ? signUps : signIns
        guard limiter.allows(context.address, at: now) else { throw SiteError.tooMany }
        let (name, password) = (fields["name"] ?? "", fields["password"] ?? "")
        do throws(StoreError) {
            let signIn =
                isNew
                ? try await store.signUp(name: name, password: password, at: now)
                : try await store.signIn(name: name, password: password, at: now)
            if let old = visit.session {
                try await store.signOut(token: old)
                await hub.signedOut(Visit.binding(of: old))
            }
            var response = redirection(to: "/")
            set(cookies.session, to: signIn.token, in: &response)
            return response
        } catch {
            var frame = await entrance(visit, isNew: isNew, name: name, failure: error.description)
            frame.status = SiteError(error).status
            return page(frame, visit)
        }
    }

    private func entrance(
        _ visit: Visit,
        isNew: Bool,
        name: String = "",
        failure: String? = nil
    ) async -> PageFrame {
        var content = Markup("<main class=\"plain entrance\"><h1>")
        content.add(isNew ? "Make an account" : "Sign in")
        content.add("</h1>")
        if let failure {
            content.add("<p class=\"notice\" role=\"alert\">")
            content.add(words: failure)
            content.add("</p>")
        }
        content.form(to: isNew ? "/sign-up" : "/sign-in", visit)
        content.add("<label>Name <input name=\"name\" required maxlength=\"40\" autofocus ")
        content.add("autocomplete=\"username\" value=\"")
        content.add(words: name)
        content.add(
            "\"></label><label>Password <input name=\"password\" type=\"password\" required "
        )
        content.add(isNew ? "minlength=\"8\" autocomplete=\"new-password\"" : "")
        content.add(isNew ? "" : "autocomplete=\"current-password\"")
        content.add("></label><button>")
        content.add(isNew ? "Make the account" : "Sign in")
        content.add("</button></form><p>")
        content.link(
            isNew ? "I have an account" : "I have no account yet",
            to: isNew ? "/sign-in" : "/sign-up"
        )
        content.add("</p>")
        if !isNew { content.add(guests) }
        content.add("</main>")
        return PageFrame(
            title: isNew ? "Make an account" : "Sign in",
            look: visit.look,
            style: looks.entry(for: visit.look).pages.style,
            kind: "lone",
            content: content
        )
    }

    /// The invented people with their passwords.
    private var guests: Markup {
        var out = Markup()
        guard !settings.guests.isEmpty else { return out }
        out.add("<section class=\"guests\"><h2>Invented people</h2><p>Sign in as one of them, ")
        out.add("and as the other in a private window.</p><table><tr><th>Name<th>Password")
        for guest in settings.guests {
            out.add("<tr><td>")
            out.add(words: guest.name)
            out.add("<td><code>")
            out.add(words: guest.password)
            out.add("</code>")
        }
        out.add("</table></section>")
        return out
    }
}
