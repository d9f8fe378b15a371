"""Chromium without a window."""

import json
import os
import subprocess


class Browser:
    """Chromium without a window, asked over a pipe: a message is JSON with a zero behind it."""

    def __init__(self, program, profile):
        (given, self.input), (self.output, written) = os.pipe(), os.pipe()
        headless = [] if program.endswith("headless-shell") else ["--headless=new"]
        self.process = subprocess.Popen(
            ["sh", "-c", f'exec "$@" 3<&{given} 4>&{written}', "sh", program, *headless, "--no-sandbox"]
            + ["--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update"]
            + [f"--user-data-dir={profile}", "--remote-debugging-pipe"],
            pass_fds=(given, written),
            stderr=subprocess.DEVNULL,
        )
        os.close(given)
        os.close(written)
        self.session = {}
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        attached = self.ask("Target.attachToTarget", targetId=target, flatten=True)
        self.session = {"sessionId": attached["sessionId"]}

    def ask(self, method, **parameters):
        """Returns the result of a method, and leaves out what else the browser tells."""
        message = json.dumps({"id": 1, "method": method, "params": parameters, **self.session}).encode() + b"\0"
        while message:
            message = message[os.write(self.input, message) :]
        answers = b""
        while True:
            while b"\0" not in answers:
                received = os.read(self.output, 1 << 20)
                if not received:
                    raise RuntimeError("The browser has ended.")
                answers += received
            answer, _, answers = answers.partition(b"\0")
            answer = json.loads(answer)
            if "id" in answer:
                return answer["result"]

    def value(self, script):
        """Returns the value of a script in the page, or what its promise becomes."""
        answer = self.ask("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"A script ends with {answer['exceptionDetails']}.")
        return answer["result"].get("value")

    def write(self, html):
        """Writes a new page, in place of the one that is shown."""
        self.ask("Page.navigate", url="about:blank")
        self.value(f"document.open(); document.write({json.dumps(html)}); document.close()")

    def end(self):
        self.process.kill()
        self.process.wait()
