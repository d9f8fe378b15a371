import ChatStore
import DefaultComponents
import Foundation
import HTTPTypes
import Hosting
import Hummingbird

extension ChatSite {
    /// The bytes of the other fields of a form with a picture at most.
    private static let fieldBytes = 64 * 1_024

    /// Adds the form that sends a picture, and the files of pictures.
    func addPictures(to router: Router<ChatContext>) {
        router.post("rooms/:room/pictures") { request, context in
            // A page that goes on by itself shows the words of a refusal beside the picture.
            let isLive = request.headers[.accept] == "text/plain"
            do {
                let address = try await sendPicture(request, context)
                return isLive ? text("") : redirection(to: address)
            } catch let error as SiteError where isLive {
                return text(error.words, error.status)
            } catch let error as StoreError where isLive {
                return text(error.summary, SiteError(error).status)
            }
        }
        router.get("pictures/:name") { request, context in
            let user = try member(try await visit(request))
            guard let name = context.parameters.get("name"),
                let address = PictureAddress(name: name),
                let picture = try await store.picture(id: address.id),
                try await store.isMember(room: picture.room, user: user.id)
            else { throw SiteError.notFound }
            return response(picture)
        }
    }

    /// Sends a picture as a message, and returns the address that shows it.
    private func sendPicture(_ request: Request, _ context: ChatContext) async throws -> String {
        let (visit, user, room) = try await place(request, context)
        try await requireMember(user, of: room)
        guard uploads.allows(user.id, at: settings.clock()), uploading.take(user.id) else {
            throw SiteError.tooMany
        }
        defer { uploading.give(user.id) }
        let limit = settings.pictureBytes + Self.fieldBytes
        let body = try await body(of: request, upTo: limit)
        guard
            let form = MultipartForm(
                Array(body.readableBytesView),
                contentType: request.headers[.contentType] ?? ""
            )
        else { throw SiteError(status: .badRequest, words: "This form is malformed.") }
        try check(form["csrf"], of: visit)
        let file = form.file("file")
        guard file.count <= settings.pictureBytes else { throw SiteError.tooLong }
        guard let picture = CleanPicture(file) else { throw SiteError.noPicture }
        guard picture.width <= PictureAddress.side, picture.height <= PictureAddress.side,
            picture.width * picture.height <= settings.picturePixels
        else { throw SiteError.tooManyPixels }

        let parent = form["parent"]
        let id = form["id"] ?? "f\(Data(KeyFile.random().prefix(15)).base64URL)"
        try await send(picture, as: id, in: room, parent: parent, title: form["title"], by: user)
        return "\(RoomAddress(room: room).place(parent))#m-\(id.inQuery)"
    }

    /// Stores a picture and then its message, or neither; a message that was sent before stays as it is.
    private func send(
        _ picture: CleanPicture,
        as messageID: String,
        in room: String,
        parent: String?,
        title: String?,
        by user: UserRecord
    ) async throws {
        let key = "\(user.id) \(messageID)"
        guard sending.take(key) else {
            throw SiteError(status: .conflict, words: "This picture is being sent already.")
        }
        defer { sending.give(key) }
        if let known = try await store.message(id: messageID) {
            guard known.author.id == user.id, known.room == room else {
                throw StoreError.idTaken(id: messageID)
            }
            return
        }
        let address = PictureAddress(
            id: Data(KeyFile.random().prefix(18)).base64URL,
            width: picture.width,
            height: picture.height
        )
        let image = ImageAttachment(
            imageURL: address.text,
            title: title.map { String($0.prefix(PictureForm.titleLimit)) }
        )
        let record = PictureRecord(
            id: address.id,
            room: room,
            messageID: messageID,
            contentType: picture.contentType,
            bytes: Data(picture.bytes)
        )
        try await store.addPicture(
            record,
            by: user.id,
            at: settings.clock(),
            dailyBytes: settings.dailyPictureBytes
        )
        do {
            let attachment = ChatAttachment(kind: .image, payload: .image(image))
            let command = ChatCommand.send(
                id: messageID,
                room: room,
                text: "",
                parentID: parent,
                quotedID: nil,
                attachments: [try AttachmentRecord(attachment)]
            )
            try await perform(command, by: user)
        } catch {
            try await store.removePicture(id: address.id)
            throw error
        }
    }

    private func response(_ picture: PictureRecord) -> Response {
        let name = "picture.\(picture.contentType.dropFirst("image/".count))"
        var headers: HTTPFields = [
            .contentType: picture.contentType,
            .xContentTypeOptions: "nosniff",
            .contentDisposition: "inline; filename=\"\(name)\"",
            .contentSecurityPolicy: "default-src 'none'; sandbox",
            .cacheControl: "private, max-age=31536000, immutable",
        ]
        for (name, value) in [
            ("Cross-Origin-Resource-Policy", "same-origin"), ("Referrer-Policy", "no-referrer"),
        ] {
            if let name = HTTPField.Name(name) { headers[name] = value }
        }
        return Response(
            status: .ok,
            headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture.bytes))
        )
    }
}
