// The keys of rows.
const rowKeys = {
    ArrowUp: row => focusRow(row.previousElementSibling),
    ArrowDown: row => focusRow(row.nextElementSibling),
    // As far as the window is high.
    PageUp: (row, rows, height) => focusRow(rows.find(each => each === row.previousElementSibling || topOf(row) - topOf(each) < height)),
    PageDown: (row, rows, height) => focusRow(rows.findLast(each => each === row.nextElementSibling || topOf(each) - topOf(row) < height)),
    Home: () => focusRow(list.firstElementChild),
    End() {
        goToEnd();
        focusRow(list.lastElementChild);
    },
    Enter: row => showTools(row, '[value=q]'),
    '+': row => showTools(row, 'button'),
    r: quoteRow,
    e: row => isMine(row) && send('g', messageID(row)),
    Escape: () => text.focus(),
};

// The keys of rows and of the fields in them; those of the page: its regions, and the rooms with unread messages.
const nextOf = (all, index, step, isGood) =>
    all.map((_, each) => all.at((index + step * (each + 1)) % all.length)).find(isGood);
const rooms = document.querySelector('.side');
const regions = [rooms, scroller, composer];
on(document, 'keydown', event => {
    const { key, target, shiftKey, altKey } = event;
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey) return;
    const row = rowOf(target);
    const sheet = target.closest('details[open]');
    // Other keys belong to the field that somebody writes in.
    const writes = target.matches('input, select, textarea') && (target !== text || text.value);
    if (!altKey && target === row && rowKeys[key]) rowKeys[key](row, [...list.children], scroller.clientHeight - 60);
    else if (key === 'Enter' && target.matches('input.v')) enter('k', row, target);
    else if (key === 'Escape' && list.contains(row)) focusRow(row);
    else if (key === 'F6') {
        const index = regions.findIndex(each => each.contains(target));
        const region = nextOf(regions, index < 0 && shiftKey ? 0 : index, shiftKey ? -1 : 1, each => each.checkVisibility());
        if (region === scroller) focusRow(active && isVisible(active) ? active : lastVisible());
        else (region === rooms ? rooms.querySelector('.rooms [aria-current], a') : text).focus();
    } else if (!writes && altKey && /^Arrow(Up|Down)$/.test(key)) {
        const links = [...rooms.querySelectorAll('.rooms a')];
        const index = links.findIndex(each => each.ariaCurrent);
        nextOf(links, index, key === 'ArrowUp' ? -1 : 1, each => !each.ariaCurrent && !each.querySelector('[hidden]'))?.click();
    } else if (key === 'Escape' && sheet) {
        sheet.open = false;
        sheet.firstElementChild.focus();
    } else if (!writes && target !== text && key === '?') {
        at('keys').closest('details').open = true;
        at('keys').focus();
    } else return;
    event.preventDefault();
});
