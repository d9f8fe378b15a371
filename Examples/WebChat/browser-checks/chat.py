"""The server of the checks, and what people do in its pages."""

import os
import signal
import socket
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PROGRAM = os.environ.get("WEBCHAT_PROGRAM") or os.path.join(ROOT, ".build", "debug", "webchat")


class Server:
    """The program on a port of its own, with a store in a folder."""

    def __init__(self, folder):
        self.data = os.path.join(folder, "chat.sqlite")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.start(fill=400)

    def start(self, fill=0):
        self.process = subprocess.Popen(
            [PROGRAM, "--port", str(self.port), "--data", self.data, "--fill", str(fill)],
            stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        if "Open http" not in line:
            raise SystemExit("The server did not start.\nTo fix, run `swift build --product webchat`.")

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def end(self):
        self.process.terminate()
        if self.process.wait(timeout=20) != 0:
            raise AssertionError("The server did not end as it should.")


def enter(page, server, name, room="Sailing"):
    page.open(f"{server.address}/sign-in")
    loads = page.loads
    page.run(f"document.querySelector('[name=name]').value = '{name}';"
             "document.querySelector('[name=password]').value = 'harbour-light';"
             "document.querySelector('.entrance form').requestSubmit()")
    page.wait_for_load(loads)
    address = page.run(f"[...document.querySelectorAll('.cards a')].find(a => a.innerText.includes('{room}')).href")
    page.open(address)
    page.until("document.body.classList.contains('joined')")


def say(page, text):
    page.run("document.getElementById('text').focus()")
    page.type(text)
    page.press("Enter", text="\r")


def texts(page):
    return page.run("[...document.querySelectorAll('.list > li')].map(row => row.innerText)")


def has(text):
    return f"[...document.querySelectorAll('.list > li')].some(row => row.innerText.includes({text!r}))"


AT_END = "(s => s.scrollHeight - s.clientHeight - s.scrollTop < 2)(document.getElementById('scroller'))"
TOP = ("(s => [...document.querySelectorAll('.list > li')].map(r => [r.id, r.getBoundingClientRect().top - "
       "s.getBoundingClientRect().top]).find(r => r[1] > 0))(document.getElementById('scroller'))")


def server_of(page):
    return page.run("location.origin")
