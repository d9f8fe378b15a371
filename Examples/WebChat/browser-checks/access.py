"""The steps about keys, the focus, names, narrow windows, and the settings of those who see or move differently."""

from chat import AT_END, has, say

FOCUS = "document.activeElement.id"
ALT, SHIFT = 1, 8
ROWS = "[...document.querySelectorAll('.list > li')]"


def row_of(text):
    return f"{ROWS}.findLast(row => row.innerText.includes({text!r}))"


def sent(page, text):
    """Says something, and waits until it is stored."""
    say(page, text)
    page.until(has(text))
    page.until("document.querySelectorAll('#outbox li').length === 0")


def focused(page, script):
    page.until(f"document.activeElement === {script}")


def to_rows(page):
    """Moves the focus from the composer to the newest row."""
    page.run("document.getElementById('text').focus()")
    page.press("F6", modifiers=SHIFT)
    assert page.run("document.activeElement.matches('.list > li')"), "F6 does not lead to a row."


def regions_are_reached(page):
    page.run("document.getElementById('text').focus()")
    seen = []
    for modifiers in [0, 0, 0, SHIFT, SHIFT, SHIFT]:
        page.press("F6", modifiers=modifiers)
        seen.append(page.run("document.activeElement.closest('.side, .list, .composer').className.split(' ')[0]"))
    assert seen == ["side", "list", "composer", "list", "side", "composer"], seen
    page.resize(390, 700)
    page.press("F6")
    assert page.run("document.activeElement.matches('.list > li')"), "A hidden list of rooms took the focus."
    page.resize(1200, 800)


def rows_take_keys(page):
    to_rows(page)
    place = f"{ROWS}.indexOf(document.activeElement)"
    count = page.run(f"{ROWS}.length")

    def at(key, expected):
        page.press(key)
        found = page.run(place)
        assert expected(found), f"{key} leads to row {found} of {count}."
        assert page.run("document.querySelectorAll('.list > [tabindex]').length") == 1
        assert page.run("""(row => row.top > 40 && row.bottom < innerHeight)
            (document.activeElement.getBoundingClientRect())"""), f"{key} leads to a row that cannot be seen."

    at("End", lambda found: found == count - 1)
    page.until(AT_END)
    at("ArrowUp", lambda found: found == count - 2)
    at("ArrowDown", lambda found: found == count - 1)
    at("ArrowDown", lambda found: found == count - 1)
    at("PageUp", lambda found: 0 < found < count - 3)
    high = page.run(place)
    at("PageDown", lambda found: found > high + 2)
    at("Home", lambda found: found == 0)
    at("End", lambda found: found == count - 1)
    page.press("Escape")
    assert page.run(FOCUS) == "text"


def actions_take_keys(left, right):
    sent(left, "Mine, by keys")
    row = row_of("Mine, by keys")
    to_rows(left)
    left.press("Enter", text="\r")
    assert left.run("document.activeElement.title") == "Quote"
    left.press("ArrowLeft")
    assert left.run("document.activeElement.title") == "React with 🎉"
    left.press("Escape")
    focused(left, row)
    left.press("+", text="+")
    left.press("Enter", text="\r")
    left.until(f"{row}.innerText.includes('👍')")
    focused(left, row)
    left.press("r", text="r")
    assert left.run(FOCUS) == "text" and left.run("document.getElementById('text').value") == ""
    assert left.run("document.getElementById('quoting').textContent").startswith("Answer to Ada")
    left.press("Escape")
    to_rows(left)
    left.press("e", text="e")
    left.until("document.getElementById('text').value === 'Mine, by keys'")
    assert left.run(FOCUS) == "text"
    left.press("Escape")
    to_rows(left)
    left.press("Enter", text="\r")
    for _ in range(3):
        left.press("ArrowRight")
    assert left.run("document.activeElement.title") == "Delete"
    left.press("Enter", text="\r")
    right.until(f"!{row}")
    assert left.run("document.activeElement.matches('.list > li')")
    # What is not one's own is not changed.
    sent(right, "Of the other")
    left.until(has("Of the other"))
    to_rows(left)
    left.press("End")
    focused(left, row_of("Of the other"))
    left.press("e", text="e")
    left.press("Enter", text="\r")
    assert left.run("[...document.querySelectorAll('.tools .own')].every(each => !each.checkVisibility())")
    left.press("Escape")
    left.press("?", text="?")
    assert left.run(FOCUS) == "keys"
    left.press("Escape")
    assert left.run("document.activeElement.matches('details:not([open]) > summary')")


def fields_keep_their_keys(page):
    page.run("document.getElementById('text').focus()")
    for key in "re+?":
        page.press(key, text=key)
    page.press("ArrowDown", modifiers=ALT)
    page.press("ArrowUp", modifiers=ALT)
    assert page.run("document.getElementById('text').value") == "re+?"
    assert page.run(FOCUS) == "text"
    page.press("Escape")


def patches_leave_the_focus(left, right):
    for number in range(3):
        sent(right, f"Focus {number}")
    left.until(has("Focus 2"))
    to_rows(left)
    left.press("ArrowUp")
    focused(left, row_of("Focus 1"))
    left.run("window.blurs = 0; document.activeElement.addEventListener('blur', () => window.blurs += 1)")
    sent(right, "Focus later")
    left.until(has("Focus later"))
    focused(left, row_of("Focus 1"))
    assert left.run("window.blurs") == 0, "A patch moved the focus."
    assert left.run(f"{row_of('Focus 1')}.ariaLabel").startswith("Bo: Focus 1")
    # A row that is drawn anew keeps it, and its name.
    left.run("window.row = document.activeElement.id")
    right.run("document.getElementById('text').focus()")
    right.run(f"{row_of('Focus 1')}.dispatchEvent(new PointerEvent('pointerover', {{bubbles: true}}));"
              "document.querySelector('.tools [title=Edit]').click()")
    right.until("document.getElementById('text').value === 'Focus 1'")
    right.run("document.getElementById('text').select()")
    right.type("Changed\n- one\n- two")
    right.press("Enter", text="\r")
    left.until(has("two"))
    assert left.run("document.activeElement.id === window.row")
    left.until("document.activeElement.ariaLabel.startsWith('Bo: Changed')")


def removed_rows_hand_the_focus_on(page):
    """Reads up in a long room until rows at the end are dropped, and goes to the newest ones with the focus in a row."""
    address = page.run("location.href")
    page.open(page.run("[...document.querySelectorAll('.rooms a')].find(a => a.innerText.includes('Archive')).href"))
    page.until("document.body.classList.contains('joined')")
    to_rows(page)
    for _ in range(4):
        first = page.run("document.querySelector('.list').firstElementChild.id")
        page.press("Home")
        page.until(f"document.querySelector('.list').firstElementChild.id !== '{first}'")
        assert page.run(FOCUS) == first, "Older rows took the focus."
        page.run("new Promise(done => setTimeout(done, 510))")
    row = page.run(FOCUS)
    page.run("document.getElementById('latest').click()")
    page.until("document.querySelector('.list').dataset.newer === '0'")
    assert not page.run(f"document.getElementById('{row}')")
    assert page.run("document.activeElement.matches('.list > li')"), "The focus went away with its row."
    page.open(address)
    page.until("document.body.classList.contains('joined')")


def rooms_are_reached(page):
    address = page.run("location.href")
    page.run("document.activeElement.blur()")
    unread = "[...document.querySelectorAll('.rooms a')].filter(a => !a.querySelector('[hidden]')).map(a => a.href)"
    rooms = [each for each in page.run(unread) if each != address]
    assert rooms, "There is no room with unread messages."
    loads = page.loads
    page.press("ArrowDown", modifiers=ALT)
    page.wait_for_load(loads)
    assert page.run("location.href") in rooms
    page.open(address)
    page.until("document.body.classList.contains('joined')")


def names_are_those_of_rows(page):
    """Compares the tree that Chromium hands to other programs with the rows: the author first, and all words after."""
    rows = page.run(ROWS + """.map(row => {
        const nodes = document.createTreeWalker(row, 4);
        const words = [];
        while (nodes.nextNode()) {
            if (!nodes.currentNode.parentElement.closest('[aria-hidden=true]')) words.push(nodes.currentNode.data);
        }
        return [row.querySelector('article').ariaLabel, words.join('').replace(/\\s+/g, '')];
    })""")
    nodes = {node["nodeId"]: node for node in page.call("Accessibility.getFullAXTree")["nodes"]}

    def value(node, fact):
        return node.get(fact, {}).get("value", "")

    def within(node):
        for child in node.get("childIds", []):
            yield nodes[child]
            yield from within(nodes[child])

    found = []
    for node in nodes.values():
        if value(node, "role") == "article":
            said = [value(each, "name") for each in within(node) if value(each, "role") == "StaticText"]
            found.append([value(node, "name"), "".join("".join(said).split())])
    found.sort(key=lambda each: rows.index(each) if each in rows else -1)
    assert sorted(found) == sorted(rows), [each for each in found if each not in rows][:3]
    assert all(name.split(", ")[0] in ("Ada", "Bo") for name, _ in found)
    # The row with the focus says who wrote what, before the time.
    to_rows(page)
    label = page.run("document.activeElement.ariaLabel")
    tree = page.call("Accessibility.getFullAXTree")["nodes"]
    name = next(value(node, "name") for node in tree if value(node, "role") == "listitem" and any(
        each["name"] == "focused" for each in node.get("properties", [])))
    author, text = page.run("(row => [row.querySelector('article').ariaLabel.split(', ')[0], row.querySelector('.H, .I')"
                            "?.textContent ?? ''])(document.activeElement)")
    assert name == label and name.startswith(f"{author}: {text}"), name
    regions = [value(node, "name") for node in tree if value(node, "role") in ("region", "navigation", "log")]
    assert "Rooms" in regions and "Messages" in regions, regions


def narrow_windows_fit(page):
    """Checks 320 points, twice the size in a usual window, and the pages around the room."""
    address = page.run("location.href")
    for path in [address, "/", "/search?q=the", "/look"]:
        for width, height in [(320, 640), (640, 400)]:
            page.resize(width, height)
            page.open(path if path.startswith("http") else address[:address.index("/", 8)] + path)
            wide = page.run("""[...document.querySelectorAll('body *')].filter(each => each.checkVisibility()
                && !each.closest('svg, #symbols, .for-ears, .skip') && each.getBoundingClientRect().width
                && (each.getBoundingClientRect().right > innerWidth + 1 || each.getBoundingClientRect().left < -1))
                .slice(0, 3).map(each => each.outerHTML.slice(0, 120))""")
            assert not wide, f"{path} at {width} points: {wide}"
            assert page.run("document.documentElement.scrollWidth") <= width
            if path == address:
                page.until("document.body.classList.contains('joined')")
                assert page.run("document.getElementById('scroller').clientHeight") > 150
                to_rows(page)
                page.press("Enter", text="\r")
                assert page.run("(box => box.left >= 0 && box.right <= innerWidth)"
                                "(document.getElementById('tools').getBoundingClientRect())"), "Actions are cut off."
    page.resize(1200, 800)
    page.open(address)
    page.until("document.body.classList.contains('joined')")


def settings_are_kept(page):
    """Checks forced colours, in which a focus and a choice stay visible, and reduced motion."""
    page.call("Emulation.setEmulatedMedia", features=[{"name": "forced-colors", "value": "active"},
                                                      {"name": "prefers-reduced-motion", "value": "reduce"}])
    to_rows(page)
    outline = "getComputedStyle({}).outlineStyle"
    assert page.run(outline.format("document.activeElement")) == "solid"
    assert page.run(outline.format("document.querySelector('.rooms [aria-current]')")) == "solid"
    assert page.run("[...document.querySelectorAll('*')].every(each => ['0s', ''].includes("
                    "getComputedStyle(each).transitionDuration) && getComputedStyle(each).animationName === 'none')")
    assert page.run("document.getAnimations().length") == 0
    page.call("Emulation.setEmulatedMedia", features=[])
