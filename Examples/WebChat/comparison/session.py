"""A page of chat.py as a browser has it open: its HTML is read, and its socket answers as NiceGUI's script does.

Events are sent by the server's own route, with the numbers of elements and listeners that the page has.
"""

import ast
import asyncio
import html
import json
import re
import uuid

ACKNOWLEDGE_SECONDS = 3


class SessionError(Exception):
    """A page that could not be opened, or a socket that ended."""


class Session:
    def __init__(self, receive):
        self.receive = receive
        self.has_ended = False
        self.next_message = self.acknowledged = 0

    async def open(self, http, port, room, name):
        """Reads the page, and opens its socket."""
        address = f"http://127.0.0.1:{port}/rooms/{room}"
        async with http.get(address, params={"name": name}, headers={"Accept-Encoding": "identity"}) as response:
            page = await response.text()
            if response.status != 200:
                raise SessionError(f"'{address}' was answered with {response.status}.")
        elements = re.search(r"parseElements\(String\.raw`(.*?)`\)", page, re.S)
        query = re.search(r"query: (\{.*?\}),\n", page)
        if not elements or not query:
            raise SessionError("The page is not one of the NiceGUI that requirements.txt names.")
        self.elements = json.loads(html.unescape(elements[1]))
        query = ast.literal_eval(query[1])
        self.client = query["client_id"]
        query |= {"implicit_handshake": "true", "document_id": str(uuid.uuid4()), "tab_id": str(uuid.uuid4())}
        self.socket = await http.ws_connect(
            f"ws://127.0.0.1:{port}/_nicegui_ws/socket.io/",
            params={"EIO": "4", "transport": "websocket"} | {key: str(value) for key, value in query.items()},
            compress=0,
            max_msg_size=0,
        )
        await self.expect("0{")
        await self.socket.send_str("40")
        await self.expect("40{")
        self.reading = asyncio.create_task(self.read())

    async def expect(self, start):
        """Waits for a frame of the handshake."""
        while True:
            text = await self.socket.receive_str(timeout=60)
            if text.startswith(start):
                return
            if text.startswith("44"):
                raise SessionError(f"The handshake was refused: {text}")
            await self.take(text)

    async def read(self):
        async for frame in self.socket:
            await self.take(frame.data)
        self.has_ended = True

    async def take(self, text):
        """Answers a ping, and passes an event on."""
        if text == "2":
            await self.socket.send_str("3")
        elif text.startswith("42"):
            # The number of a frame is its last value.
            self.next_message = int(text[text.rindex('"_id":') + 6 : -2]) + 1
            self.receive(text)

    async def acknowledge(self):
        """Reports what has been received, as pages do every three seconds."""
        if self.next_message > self.acknowledged and not self.has_ended:
            self.acknowledged = self.next_message
            await self.send("ack", {"client_id": self.client, "next_message_id": self.next_message})

    def find(self, check):
        """Returns the number of the last element that a function accepts."""
        return next(number for number, element in reversed(self.elements.items()) if element and check(element))

    def listener(self, number, kind):
        return next(each["listener_id"] for each in self.elements[number]["events"] if each["type"] == kind)

    def use_input(self):
        """Finds the input, after which the elements may be dropped."""
        self.input = self.find(lambda element: element["tag"] == "nicegui-input")
        self.listeners = {kind: self.listener(self.input, kind) for kind in ("update:value", "keydown", "keypress")}

    async def enter(self, text):
        """Writes into the input."""
        await self.event(self.input, self.listeners["update:value"], text)

    async def press_enter(self):
        await self.event(self.input, self.listeners["keydown"])

    async def press_key(self):
        await self.event(self.input, self.listeners["keypress"], {"key": "a"})

    async def click(self, check):
        """Clicks the last element that a function accepts."""
        number = self.find(check)
        await self.event(number, self.listener(number, "click"))

    async def event(self, number, listener, *arguments):
        arguments = [json.dumps(each) for each in arguments]
        await self.send(
            "event", {"id": int(number), "client_id": self.client, "listener_id": listener, "args": arguments}
        )

    async def send(self, name, value):
        await self.socket.send_str("42" + json.dumps([name, value], separators=(",", ":")))

    async def close(self):
        await self.socket.close()


async def open_all(http, port, names, make, at_once=4):
    """Opens a page for each room and name, some at once, until one fails.

    Returns the pages that are open, and the failure.
    """
    sessions, waiting, failures = [], iter(names), []

    async def work():
        for room, name in waiting:
            if failures:
                return
            session = Session(make())
            try:
                await session.open(http, port, room, name)
            except Exception as error:
                return failures.append(error)
            sessions.append(session)

    await asyncio.gather(*(work() for _ in range(at_once)))
    return sessions, failures[0] if failures else None


async def acknowledge_all(sessions):
    """Reports what has been received for all sessions, until it is cancelled."""
    while True:
        await asyncio.sleep(ACKNOWLEDGE_SECONDS)
        for session in list(sessions):
            try:
                await session.acknowledge()
            except ConnectionError:
                session.has_ended = True
