"""Drives Chromium over its debugging pipe: contexts, pages, scripts, screenshots, and what their consoles report."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time


CODES = {"Tab": 9, "Enter": 13, "Escape": 27, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36, "ArrowLeft": 37,
         "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "F6": 117}


class Browser:
    """A browser without a display, with a profile that it removes at the end."""

    def __init__(self):
        names = ["chromium-headless-shell", "chromium", "google-chrome"]
        program = next((path for path in map(shutil.which, names) if path), None)
        if program is None:
            raise SystemExit("There is no Chromium.\nTo fix, run `.ci/chromium` in the root of the repository.")
        self.profile = tempfile.mkdtemp()
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()

        def connect():
            # Above 4 first, as one of the pipes may have these numbers.
            ends = os.dup2(to_browser, 10), os.dup2(from_browser, 11)
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        self.process = subprocess.Popen(
            [program, *([] if "headless-shell" in program else ["--headless=new"]), "--no-sandbox", "--disable-gpu",
             "--hide-scrollbars", "--no-first-run", "--disable-background-networking", "--disable-component-update",
             "--force-color-profile=srgb", "--remote-debugging-pipe", f"--user-data-dir={self.profile}", "about:blank"],
            close_fds=False, preexec_fn=connect,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.number, self.rest, self.pages = 0, b"", {}

    def call(self, method, session=None, **parameters):
        """Calls a method, and returns its result."""
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def read(self):
        while b"\0" not in self.rest:
            part = os.read(self.input, 1 << 20)
            if not part:
                raise RuntimeError("The browser has ended.")
            self.rest += part
        message, self.rest = self.rest.split(b"\0", 1)
        message = json.loads(message)
        page = self.pages.get(message.get("sessionId"))
        if page and "method" in message:
            page.note(message["method"], message["params"])
        return message

    def page(self, width=1200, height=800, beside=None):
        """Returns a page with cookies and storage of its own, or those of another page."""
        context = beside.context if beside else self.call("Target.createBrowserContext")["browserContextId"]
        target = self.call("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = Page(self, session, context)
        self.pages[session] = page
        for domain in ["Page", "Runtime", "Log", "Network"]:
            page.call(f"{domain}.enable")
        page.resize(width, height)
        return page

    def end(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


class Page:
    """A page of a browser."""

    def __init__(self, browser, session, context):
        self.browser, self.session, self.context, self.complaints, self.loads = browser, session, context, [], 0

    def note(self, method, parameters):
        if method == "Page.loadEventFired":
            self.loads += 1
        elif method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.complaints.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
            self.complaints.append(json.dumps(parameters["args"]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.complaints.append(parameters["entry"]["text"])

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def resize(self, width, height, mobile=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=mobile)

    def scheme(self, value):
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": value}])

    def run(self, script):
        """Returns the value of an expression, or of a promise."""
        result = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"].get("exception", {}).get("description", script))
        return result["result"].get("value")

    def until(self, script, seconds=10):
        """Waits until an expression is true, and returns its value."""
        end = time.monotonic() + seconds
        while True:
            try:
                value = self.run(script)
            except RuntimeError:
                # The page is loading.
                value = None
            if value:
                return value
            if time.monotonic() > end:
                raise AssertionError(f"This did not become true: {script}")
            time.sleep(0.02)

    def open(self, address):
        loads = self.loads
        self.call("Page.navigate", url=address)
        self.wait_for_load(loads)

    def wait_for_load(self, loads, seconds=15):
        end = time.monotonic() + seconds
        while self.loads == loads and time.monotonic() < end:
            try:
                self.run("1")
            except RuntimeError:
                # The page goes away meanwhile.
                pass
            time.sleep(0.02)
        self.until("document.readyState === 'complete'")

    def type(self, text):
        self.call("Input.insertText", text=text)

    def press(self, key, code=None, text=None, modifiers=0):
        facts = {"key": key, "code": code or key, "modifiers": modifiers,
                 "windowsVirtualKeyCode": CODES.get(key, 0)}
        self.call("Input.dispatchKeyEvent", type="keyDown", **facts, **({"text": text} if text else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", **facts)

    def picture(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
