"""The steps about pictures: sent, refused, deleted, and with room for them before they are there."""

import os
import struct
import tempfile
import zlib

# Browsers read a file when it is sent, also again.
FILES = tempfile.TemporaryDirectory()
SHOWN = "[...document.querySelectorAll('.list img')]"


def png(width, height, text=b""):
    """Returns the file of a picture with a gradient, and a text that nobody sees."""
    rows = b"".join(b"\0" + bytes(value for x in range(width) for value in (x * 255 // width, y * 255 // height, 150))
                    for y in range(height))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"tEXt", b"Comment\0" + text) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def choose(page, data, name):
    """Chooses a file in the form of the page."""
    path = os.path.join(FILES.name, name)
    with open(path, "wb") as file:
        file.write(data)
    root = page.call("DOM.getDocument")["root"]["nodeId"]
    node = page.call("DOM.querySelector", nodeId=root, selector="#picture")["nodeId"]
    page.call("DOM.setFileInputFiles", nodeId=node, files=[path])


def pictures_are_sent(left, right):
    choose(left, png(600, 400, b"secret"), "boat.png")
    for page in (left, right):
        page.until(f"{SHOWN}.at(-1)?.naturalWidth === 600")
    box = left.run(f"(box => [box.width, box.height])({SHOWN}.at(-1).getBoundingClientRect())")
    assert abs(box[0] / box[1] - 1.5) < 0.02, box
    address = left.run(f"{SHOWN}.at(-1).src")
    assert not left.run(f"fetch('{address}').then(each => each.text()).then(each => each.includes('secret'))")
    # It has a name for those who do not see it.
    for page in (left, right):
        page.run("document.getElementById('text').focus()")
        page.press("F6", modifiers=8)
        page.press("End")
    assert left.run("document.activeElement.ariaLabel").startswith("Ada: Picture"), "A picture has no name."
    tree = right.call("Accessibility.getFullAXTree")["nodes"]
    assert any(node.get("role", {}).get("value") == "image" and node.get("name", {}).get("value") == "Picture"
               for node in tree), "Chromium knows no name of a picture."
    right.until("document.getElementById('log').innerText.includes('Ada: Picture')", 5)
    # A tap shows it alone.
    room = left.run("location.href")
    loads = left.loads
    left.run(f"{SHOWN}.at(-1).click()")
    left.wait_for_load(loads)
    assert left.run("location.href") == address
    # The browser's own page around a picture has styles, which the policy of the picture refuses.
    left.complaints = [each for each in left.complaints if "inline style" not in each]
    left.open(room)
    left.until("document.body.classList.contains('joined')")
    # A pasted picture, while something is written.
    left.run("document.getElementById('text').focus()")
    left.type("A draft")
    left.run("""(async () => {
        const data = new DataTransfer();
        data.items.add(new File([await (await fetch('%s')).blob()], 'pasted.png', { type: 'image/png' }));
        document.getElementById('text').dispatchEvent(
            new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    })()""" % address)
    right.until(f"{SHOWN}.filter(each => each.naturalWidth === 600).length === 2")
    assert left.run("document.getElementById('text').value") == "A draft"
    left.press("Escape")
    # What is no picture is told, and is gone when that is wanted.
    choose(left, b"<svg xmlns='http://www.w3.org/2000/svg'/>", "boat.png")
    left.until("document.getElementById('pictures').innerText.includes('no PNG, JPEG, GIF or WebP')")
    left.run("[...document.querySelectorAll('#pictures button')].find(each => each.innerText === 'Retry').click()")
    left.until("document.querySelector('#pictures .refused')?.innerText.includes('no PNG, JPEG, GIF or WebP')")
    left.run("[...document.querySelectorAll('#pictures button')].at(-1).click()")
    assert left.run("document.querySelectorAll('#pictures li').length") == 0
    left.complaints = [each for each in left.complaints if "415" not in each]


def pictures_have_room(page):
    """Loads the page without its pictures, and with them: all rows are as high."""
    heights = "[...document.querySelectorAll('.list > li')].slice(-4).map(row => row.getBoundingClientRect().height)"

    def load():
        loads = page.loads
        page.call("Page.reload", ignoreCache=True)
        page.wait_for_load(loads)
        page.until("document.body.classList.contains('joined')")

    page.call("Network.setBlockedURLs", urls=["*/pictures/*"])
    load()
    assert page.run(f"{SHOWN}.every(each => each.naturalWidth === 0)")
    before = page.run(heights)
    page.call("Network.setBlockedURLs", urls=[])
    load()
    page.until(f"{SHOWN}.at(-1).naturalWidth === 600")
    assert page.run(heights) == before, "A picture moves what is around it."
    page.complaints = [each for each in page.complaints if "Failed to load resource" not in each]


def deleted_pictures_are_gone(left, right):
    address = left.run(f"{SHOWN}.at(-1).src")
    assert right.run(f"fetch('{address}', {{cache: 'no-store'}}).then(each => each.status)") == 200
    left.run(f"{SHOWN}.at(-1).dispatchEvent(new PointerEvent('pointerover', {{bubbles: true}}));"
             "document.querySelector('.tools [title=Delete]').click()")
    right.until(f"{SHOWN}.length === 1")
    assert right.run(f"fetch('{address}', {{cache: 'no-store'}}).then(each => each.status)") == 404
    right.complaints = [each for each in right.complaints if "404" not in each]
