// Runs in a copy of a page; leaves a report instead of the page.
//
// Every element has a role and attributes that ARIA 1.2 allows together: states only where the role has them, options only
// in lists of options, names where the role needs one, and levels on headings.
'use strict';

const list = words => new Set(words.trim().split(/\s+/));
const native = { button: 'button', a: 'link', article: 'article', main: 'main', section: 'region', ol: 'list', ul: 'list',
    li: 'listitem', h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading', h5: 'heading', h6: 'heading' };
const roles = list(`alert article button dialog group heading img link list listbox listitem main meter option progressbar
    region separator status textbox`);
const everywhere = list('aria-busy aria-current aria-disabled aria-hidden aria-label');
const range = 'aria-valuemin aria-valuemax aria-valuenow aria-valuetext';
const own = {
    button: list('aria-expanded aria-pressed'), link: list('aria-expanded'), heading: list('aria-level'),
    dialog: list('aria-modal'), meter: list(range), progressbar: list(range), option: list('aria-selected'),
    listbox: list('aria-expanded'), textbox: list('aria-multiline aria-readonly'),
};
const named = list('dialog img listbox meter progressbar region');
const states = list('aria-busy aria-current aria-disabled aria-expanded aria-pressed aria-selected');

addEventListener('load', () => {
    const lines = [];
    let count = 0;
    for (const element of document.querySelectorAll('body *')) {
        const role = element.getAttribute('role') ?? native[element.localName];
        const found = [...element.attributes].filter(each => each.name.startsWith('aria-'));
        if (!role && found.length === 0 && !element.hasAttribute('title')) continue;
        count += 1;
        const fail = what => lines.push(`${element.localName} ${role}: ${what}`);
        if (role && !roles.has(role)) fail('is no known role');
        if (!role && element.hasAttribute('title')) fail('has a description and no role');
        for (const { name, value } of found) {
            if (!everywhere.has(name) && !own[role]?.has(name)) fail(`has ${name}`);
            if (states.has(name) && !/^(true|false)$/.test(value)) fail(`${name} is '${value}'`);
            if (name === 'aria-label' && !role && element.localName !== 'svg') fail('has a name and no role');
        }
        const label = element.getAttribute('aria-label') ?? '';
        if (element.getAttribute('role') && named.has(role) && label.trim() === '') fail('has no name');
        const level = Number(element.getAttribute('aria-level'));
        if (element.getAttribute('role') === 'heading' && !(level >= 1 && level <= 6)) fail('has no level');
        if (role === 'option' && !element.closest('[role=listbox]')) fail('is in no list');
        if (role === 'meter' && !element.hasAttribute('aria-valuenow')) fail('has no value');
        if (role === 'button' && element.parentElement.closest('button, a')) fail('is in another one');
    }

    const report = document.createElement('pre');
    report.textContent = ['REPORT', `${count} elements, ${lines.length} off`, ...new Set(lines.slice(0, 20)), 'END', '']
        .join('\n');
    document.documentElement.replaceChildren(report);
});
