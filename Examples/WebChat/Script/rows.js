// The rows as one stop of the Tab key: the focus goes from row to row, and outlives patches.
let active;
const focused = () => document.activeElement.closest('.list > li');

// Makes a row the one that the Tab key leads to. Its name begins with the author and the text.
const choose = row => {
    if (row !== active) {
        active?.removeAttribute('tabindex');
        active?.removeAttribute('aria-label');
    }
    active = row;
    if (!row) return;
    row.tabIndex = 0;
    const [said, time] = [words(row), label(row).slice(author(row).length + 2)];
    row.ariaLabel = `${author(row)}: ${said}${said.endsWith(time) ? '' : `, ${time}`}`;
};
const focusRow = row => {
    if (!row) return;
    choose(row);
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
};
on(list, 'focusin', () => choose(focused()));

// What in a row may have the focus, the row first.
const stops = row => [row, ...row.querySelectorAll('a, button, summary, input, select, textarea')];

// Changes rows, and leaves the reader's place and the focus. That of a row which is removed goes to its neighbour.
const keep = change => {
    const row = focused();
    const stop = row && stops(row).indexOf(document.activeElement);
    const rows = [...list.children];
    const index = Math.max(0, rows.indexOf(row ?? active));
    const ids = [...rows.slice(index), ...rows.slice(0, index).reverse()].map(each => each.id);
    keepPlace(change);
    const next = ids.map(at).find(each => each) ?? list.lastElementChild;
    choose(next);
    if (row && !focused()) ((next.id === row.id && stops(next)[stop]) || next)?.focus({ preventScroll: true });
};
