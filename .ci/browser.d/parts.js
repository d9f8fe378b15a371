// Runs in a copy of an inspected page; leaves a report instead of the page.
//
// A click on the name of each part, as Enter gives one, shows its account, whole and alone, and marks its spot in the
// picture. A click on what lies uppermost in the picture does the same for a part of that message. Names are reached by
// keys, and spots are not, as they would be met twice.
'use strict';

addEventListener('load', () => setTimeout(() => {
    const { loadEventStart } = performance.getEntriesByType('navigation')[0];
    const lines = [];
    const fail = (link, what) => lines.push(`${link.getAttribute('href')} ${link.className}: ${what}`);
    const shown = () => [...document.querySelectorAll('.account')].filter(each => each.checkVisibility());

    // Whether a click on a link shows its account and no other.
    const click = link => {
        link.click();
        const account = document.getElementById(link.hash.slice(1));
        if (!account) return fail(link, 'leads nowhere');
        if (document.querySelector(':target') !== account) return fail(link, 'is not chosen');
        const box = account.getBoundingClientRect();
        if (box.width < 200 || box.height < 100) fail(link, `is ${box.width} x ${box.height}`);
        if (box.left < 0 || box.right > innerWidth || box.bottom > innerHeight) fail(link, 'is cut');
        const name = link.dataset.part ?? link.firstChild.textContent.trim();
        if (account.querySelector('h4').textContent !== name) fail(link, 'is of another');
        const spot = account.parentElement.querySelector(':scope > .spot');
        if (spot && getComputedStyle(spot).outlineWidth !== '2px') fail(link, 'is not marked');
    };

    const names = [...document.querySelectorAll('.name')];
    for (const name of names) {
        if (name.tabIndex !== 0) fail(name, 'cannot be reached by keys');
        click(name);
    }
    if (shown().length !== 1) lines.push(`${shown().length} accounts are shown`);

    let met = 0;
    const spots = [...document.querySelectorAll('.spot')];
    for (const stage of document.querySelectorAll('.stage')) {
        const found = new Set();
        location.hash = '#v';
        for (const spot of stage.querySelectorAll('.spot')) {
            if (spot.tabIndex !== -1) fail(spot, 'is met twice by keys');
            spot.scrollIntoView({ block: 'center' });
            const box = spot.getBoundingClientRect();
            const below = document.elementFromPoint(box.left + box.width / 2, box.top + 1.5);
            if (below?.closest('.spot')) found.add(below);
        }
        found.forEach(click);
        met += found.size;
        if (stage.querySelector('.spot') && found.size === 0) lines.push('no spot of a picture can be met');
    }

    const close = document.querySelector('.account:target .close');
    close?.click();
    if (!close || shown().length !== 0) lines.push('an account cannot be closed');

    const found = [...new Set(lines)];
    const report = document.createElement('pre');
    const summary = `${names.length} parts, ${spots.length} in pictures, ${met} clicked there, opened in`
        + ` ${Math.round(loadEventStart)} ms, ${found.length} off`;
    report.textContent = ['REPORT', summary, ...found.slice(0, 20), 'END', ''].join('\n');
    document.documentElement.replaceChildren(report);
}));
