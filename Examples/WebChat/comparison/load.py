"""Measures chat.py as `webchat-load` measures WebChat: sizes of frames, memory of idle sessions, and delays.

Prints lines of a Markdown table. Ends with 0; with 1 if it fails; with 2 for wrong arguments; with 3 if the server did
not keep up, which its line says.
"""

import argparse
import asyncio
import json
import math
import os
import random
import re
import resource
import sys
import time

import aiohttp
import uvloop
from session import SessionError, acknowledge_all, open_all

TEXTS = [
    "The ferry leaves at seven from the pier.",
    "The ferry leaves at eight from the quay.",
    "A ferry leaves at nine from this harbour",
]
WARM_UP_SECONDS = 2
FEW_SESSIONS = 10
PEOPLE_OF_ROOM = 100
TICKS = os.sysconf("SC_CLK_TCK")


def say(line):
    print(line, file=sys.stderr, flush=True)


def line(what, measured):
    print(f"| {what} | {measured} |", flush=True)


def memory(process):
    """Returns the resident bytes of a process."""
    with open(f"/proc/{process}/status") as status:
        return next(int(each.split()[1]) * 1024 for each in status if each.startswith("VmRSS:"))


def processor_seconds(process):
    with open(f"/proc/{process}/stat") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def settled_memory(process):
    """Returns the memory of a process once it has not grown for a second, or after ten."""
    last = memory(process)
    for _ in range(10):
        await asyncio.sleep(1)
        now = memory(process)
        if abs(now - last) < 128 * 1024:
            return now
        last = now
    return last


async def wait_for(port, process):
    """Waits until the server listens."""
    for _ in range(300):
        if not os.path.exists(f"/proc/{process}"):
            raise SessionError("The server ended at its start; its words are above.")
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        except OSError:
            await asyncio.sleep(0.1)
    raise SessionError(f"The server does not listen on port {port} after 30 seconds.")


async def open_or_raise(http, options, names, make):
    sessions, failure = await open_all(http, options.port, names, make)
    if failure:
        raise SessionError(f"{len(sessions)} of {len(names)} sessions were opened: {failure!r}")
    return sessions


class FrameReader:
    """Collects the frames of a page, and keeps its elements as they are."""

    def __init__(self):
        self.frames = []
        self.session = None

    def __call__(self, text):
        self.frames.append(text)
        name, value = json.loads(text[2:])
        if name == "update" and self.session:
            del value["_id"]
            self.session.elements.update(value)

    async def size(self):
        """Returns the bytes of the frames until half a second has passed without one."""
        count = -1
        while count != len(self.frames) or not self.frames:
            count = len(self.frames)
            await asyncio.sleep(0.5)
        sizes = [len(text.encode()) for text in self.frames]
        self.frames.clear()
        return f"{sum(sizes)} bytes" + (f" in {len(sizes)} frames" if len(sizes) > 1 else "")


async def measure_frames(http, options):
    readers = []

    def make():
        readers.append(FrameReader())
        return readers[-1]

    sessions = []
    for name in ("Load 1", "Load 2"):
        sessions += await open_or_raise(http, options, [(1, name)], make)
        readers[-1].session = sessions[-1]
        sessions[-1].use_input()
    (sender, other), reader = sessions, readers[1]

    def is_button(label):
        return lambda element: element.get("props", {}).get("label") == label

    def is_message(element):
        return element["tag"] == "q-chat-message"

    async def edit(text):
        await sender.enter(text)
        await sender.click(is_button("Edit"))

    await asyncio.sleep(1)
    reader.frames.clear()
    await sender.enter(TEXTS[0])
    await sender.press_enter()
    line("frame for a new message of 40 bytes", await reader.size())
    await sender.click(is_message)
    await edit(TEXTS[1])
    line("frame for a message of 40 bytes that was edited for the first time", await reader.size())
    await edit(TEXTS[2])
    line("frame for the next edit", await reader.size())
    await sender.click(is_button("Like"))
    line("frame for a first reaction", await reader.size())
    await other.click(is_message)
    await reader.size()
    await other.click(is_button("Like"))
    line("frame for the same reaction of another person", await reader.size())
    await sender.press_key()
    line("frame for a notice of typing", await reader.size())
    for session in sessions:
        await session.close()


async def measure_idle(http, options):
    names = [(1 + number // PEOPLE_OF_ROOM, f"Load {number}") for number in range(options.sessions)]
    sessions = await open_or_raise(http, options, names[:FEW_SESSIONS], lambda: len)
    acknowledging = asyncio.create_task(acknowledge_all(sessions))
    before = await settled_memory(options.process)
    say(f"Opening {options.sessions} sessions")
    start = time.monotonic()
    more, failure = await open_all(http, options.port, names[FEW_SESSIONS:], lambda: len)
    took = time.monotonic() - start
    sessions += more
    after = await settled_memory(options.process)
    busy = processor_seconds(options.process)
    await asyncio.sleep(5)
    busy = (processor_seconds(options.process) - busy) / 5
    ended = sum(session.has_ended for session in sessions)
    acknowledging.cancel()
    each = (after - before) / max(1, len(more))
    faults = f"; then it failed: {failure!r}" if failure else ""
    faults += f"; {ended} sockets ended" if ended else ""
    line(
        f"memory of an idle session, {len(sessions)} open",
        f"{each / 1024:.1f} kB (the process: {before >> 20} MB with {FEW_SESSIONS}, {after >> 20} MB with all){faults}",
    )
    line(f"processor time of a server with {len(sessions)} idle sessions", f"{busy:.0%} of a processor")
    line(f"opening them, {len(more) / took:.0f} a second", f"{took:.0f} s")
    return 3 if failure or ended else 0


class DelayReader:
    """Notes when a page is sent each message for the first time."""

    mark = re.compile(r"lt(\d{7})")

    def __init__(self, sent):
        self.sent = sent
        self.delays = {}

    def __call__(self, text):
        now = time.monotonic()
        for number in map(int, self.mark.findall(text)):
            if number in self.sent:
                self.delays.setdefault(number, now - self.sent[number])


async def measure_delays(http, options):
    sent, readers = {}, []

    def make():
        readers.append(DelayReader(sent))
        return readers[-1]

    say(f"Opening {options.sessions} sessions")
    names = [(1 + number % options.rooms, f"Load {number}") for number in range(options.sessions)]
    sessions = await open_or_raise(http, options, names, make)
    for session in sessions:
        session.use_input()
        session.elements = None
    acknowledging = asyncio.create_task(acknowledge_all(sessions))
    await asyncio.sleep(2)
    for rate in options.rates:
        if not await measure_rate(options, rate, sessions, sent, readers):
            return 3
    acknowledging.cancel()


async def measure_rate(options, rate, sessions, sent, readers):
    """Sends messages at even distances, and returns whether all were received two seconds after the last one."""
    first, count = len(sent), int((options.seconds + WARM_UP_SECONDS) * rate)
    say(f"Sending {count} messages")
    chance = random.Random(1)
    busy, own, start = processor_seconds(options.process), time.process_time(), time.monotonic()
    for number in range(first, first + count):
        await asyncio.sleep(max(0, start + (number - first) / rate - time.monotonic()))
        session = chance.choice(sessions)
        sent[number] = time.monotonic()
        try:
            await session.enter(f"Message lt{number:07} of many")
            await session.press_enter()
        except ConnectionError:
            session.has_ended = True
    await asyncio.sleep(2)
    took = time.monotonic() - start
    busy, own = (processor_seconds(options.process) - busy) / took, (time.process_time() - own) / took
    counted = first + int(WARM_UP_SECONDS * rate)
    delays = sorted(delay for reader in readers for number, delay in reader.delays.items() if number >= counted)
    expected = options.sessions // options.rooms * count
    missing = expected - sum(number >= first for reader in readers for number in reader.delays)
    ended = sum(session.has_ended for session in sessions)
    faults = f"; {missing} of {expected} not received, {ended} sockets ended" if missing or ended else ""
    parts = (("p50", 0.5), ("p99", 0.99), ("max", 1))
    line(
        f"from write to read, {options.sessions} sessions in {options.rooms} rooms, {rate:g} messages a second",
        (", ".join(f"{name} {percentile(delays, share):.1f} ms" for name, share in parts) if delays else "none")
        + f" of {len(delays)} reads; server: {busy:.0%} of a processor, load: {own:.0%}{faults}",
    )
    return not missing and not ended


def percentile(delays, share):
    """Returns the least time within which a share of sorted times are, in milliseconds."""
    return delays[math.ceil(len(delays) * share) - 1] * 1000


def parsed():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=["frames", "idle", "delays"])
    parser.add_argument("--port", type=int, required=True, help="the port of the server on 127.0.0.1")
    parser.add_argument("--process", type=int, required=True, help="the identifier of its process")
    parser.add_argument("--sessions", type=int, default=100, help="the number of sessions")
    parser.add_argument("--rooms", type=int, default=1, help="the rooms to which they are dealt out; a divisor of it")
    parser.add_argument(
        "--rates", type=float, nargs="+", default=[1], metavar="RATE",
        help="the messages in a second, in all rooms together, one rate after another until one is not kept up with",
    )  # fmt: skip
    parser.add_argument("--seconds", type=int, default=20, help="the seconds for which messages are sent")
    options = parser.parse_args()
    if options.rooms < 1 or options.sessions <= FEW_SESSIONS or options.sessions % options.rooms:
        parser.error(f"Name more than {FEW_SESSIONS} sessions, and a number of rooms that divides it.")
    if min(options.rates) <= 0 or options.seconds < 1:
        parser.error("Name positive numbers.")
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if most < options.sessions + 200:
        parser.error(f"{options.sessions} sessions need {options.sessions + 200} descriptors, and the limit is {most}.")
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return options


async def measure(options):
    await wait_for(options.port, options.process)
    # Browsers open a connection of its own for each WebSocket.
    connector = aiohttp.TCPConnector(limit=0, force_close=True)
    async with aiohttp.ClientSession(connector=connector) as http:
        command = {"frames": measure_frames, "idle": measure_idle, "delays": measure_delays}[options.command]
        return await command(http, options)


if __name__ == "__main__":
    options = parsed()
    try:
        status = uvloop.run(measure(options))
    except (SessionError, OSError, aiohttp.ClientError, asyncio.TimeoutError) as error:
        say(f"Error: {error or repr(error)}")
        status = 1
    # Not by closing each socket in turn: the server is ended next.
    sys.stdout.flush()
    os._exit(status or 0)
