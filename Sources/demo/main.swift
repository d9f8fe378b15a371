import Components
import DefaultComponents
import Drawing
import ExamplePlugins
import Views

var c = Components()
try c.install([DefaultComponentsPlugin()])
print(c.diagnostics)
let ann = ChatUser(id: "ann", name: "Ann Lee"), bo = ChatUser(id: "bo", name: "Bo")
let ch = ChatChannel(id: "c", name: "sailing", members: [ann, bo, ChatUser(id: "cy")], currentUserID: "ann")
var m1 = ChatMessage(id: "1", author: bo, createdAt: Instant(seconds: 1_700_000_000), text: "Hello")
m1.attachments = [ChatAttachment(kind: .image, payload: .image(ImageAttachment(imageURL: "https://x/y.png", title: "Sea"))), ChatAttachment(kind: "poll", payload: .other(title: "Q", json: .null))]
m1.reactions = [ChatReaction(name: "thumbsup", emoji: "👍", userIDs: ["a", "b"])]
m1.replyCount = 2
var m2 = ChatMessage(id: "2", author: ann, createdAt: Instant(seconds: 1_700_000_100), text: "Sure")
m2.isSentByCurrentUser = true
m2.readBy = [bo]
m2.quote = ChatQuote(of: m1)
let messages = [m2, m1]
func show(_ c: Components) {
    for i in [1, 0] {
        let cell = c.make(.messageCell)
        cell.content = MessageCellContent(index: i, messages: AnyRandomAccessCollection(messages), channel: ch, isInThread: i == 1)
        let t = cell.mount(in: ComponentContext(c))
        print(TreeNode(of: cell).description, t.diagnostics)
    }
}
show(c)
try c.install(ExampleCatalogue.plugins)
print(c.diagnostics)
show(c)
