"""A chat in NiceGUI that does the work of WebChat's live pages, as NiceGUI's documentation suggests it.

Each message is a `ui.chat_message`, and is appended to all pages that are open in its room. Messages can be edited and
liked, and a line shows who is typing. Everything is kept in memory: there are no accounts and no database.

Usage: chat.py PORT, and open http://127.0.0.1:PORT/rooms/1?name=Ada
"""

import asyncio
import sys
from dataclasses import dataclass, field

from nicegui import ui

FIRST_MESSAGES = 60
TYPING_SECONDS = 3.0
# With NiceGUI's default of 3 seconds, a server with many pages closes most sockets: answers to its pings count as late
# after 2 seconds, and it is itself that busy at times.
RECONNECT_SECONDS = 30


@dataclass(eq=False)
class Message:
    author: str
    text: str
    is_edited: bool = False
    likes: set[str] = field(default_factory=set)


@dataclass
class Row:
    """The elements of a message in one page."""

    bubble: ui.chat_message
    text: ui.label
    likes: ui.label | None = None


class Room:
    """Messages, and the pages that show them."""

    def __init__(self):
        self.messages = [
            Message(("Bo", "Cy")[number % 2], f"The ferry number {number} leaves the pier.")
            for number in range(FIRST_MESSAGES)
        ]
        self.pages = []
        self.typing = {}

    def add(self, message):
        self.messages.append(message)
        for page in self.pages:
            page.add(message)

    def edit(self, message, text):
        message.text, message.is_edited = text, True
        for page in self.pages:
            row = page.rows[message]
            row.text.text = text
            row.bubble.props("stamp=edited")

    def like(self, message, name):
        message.likes.add(name)
        for page in self.pages:
            page.show_likes(message)

    def start_typing(self, name):
        if ending := self.typing.pop(name, None):
            ending.cancel()
        self.typing[name] = asyncio.get_running_loop().call_later(TYPING_SECONDS, self.stop_typing, name)
        self.show_typing()

    def stop_typing(self, name):
        if ending := self.typing.pop(name, None):
            ending.cancel()
            self.show_typing()

    def show_typing(self):
        for page in self.pages:
            names = ", ".join(name for name in self.typing if name != page.name)
            page.typing.text = f"{names} typing" if names else ""


class Page:
    """A page that one person has open."""

    def __init__(self, room, name):
        self.room, self.name = room, name
        self.rows = {}
        self.chosen = None
        # The outer column keeps the end in view, without a script.
        with ui.column().classes("w-full h-[80vh] flex-col-reverse flex-nowrap overflow-auto"):
            self.list = ui.column().classes("w-full items-stretch")
        for message in room.messages:
            self.add(message)
        with ui.footer().classes("bg-white text-black"):
            self.typing = ui.label()
            self.input = ui.input(placeholder="Message").classes("w-full")
            self.input.on("keydown.enter", self.send, args=[])
            self.input.on("keypress", self.type, args=["key"], throttle=2.0, trailing_events=False)
            self.choice = ui.label("Tap a message to like or edit it.")
            ui.button("Like", on_click=self.like)
            ui.button("Edit", on_click=self.edit)

    def add(self, message):
        with self.list:
            stamp = "edited" if message.is_edited else None
            bubble = ui.chat_message(name=message.author, stamp=stamp, sent=message.author == self.name)
            bubble.on("click", lambda: self.choose(message), args=[])
            with bubble:
                self.rows[message] = Row(bubble, ui.label(message.text))
        if message.likes:
            self.show_likes(message)

    def show_likes(self, message):
        row = self.rows[message]
        if row.likes is None:
            with row.bubble:
                row.likes = ui.label()
        row.likes.text = f"👍 {len(message.likes)}"

    def choose(self, message):
        self.chosen = message
        self.choice.text = message.text

    def type(self, event):
        if event.args["key"] != "Enter":
            self.room.start_typing(self.name)

    def send(self):
        if text := self.input.value.strip():
            self.input.value = ""
            self.room.stop_typing(self.name)
            self.room.add(Message(self.name, text))

    def like(self):
        if self.chosen:
            self.room.like(self.chosen, self.name)

    def edit(self):
        text = self.input.value.strip()
        if text and self.chosen and self.chosen.author == self.name:
            self.input.value = ""
            self.room.edit(self.chosen, text)


rooms = {}


@ui.page("/rooms/{number}")
def show(number: int, name: str = "Ada"):
    room = rooms.setdefault(number, Room())
    page = Page(room, name)
    room.pages.append(page)
    ui.context.client.on_delete(lambda: room.pages.remove(page))


ui.run(
    host="127.0.0.1",
    port=int(sys.argv[1]),
    title="Chat",
    reload=False,
    show=False,
    show_welcome_message=False,
    reconnect_timeout=RECONNECT_SECONDS,
    ws_per_message_deflate=False,
)
