'use strict';

// Plays the steps of the page, and compares the rows after each with those of the page drawn anew.
{
    const list = document.querySelector('ol');
    const patcher = new Patcher(list, document.getElementById('sheet'),
        document.getElementById('symbols'));
    for (const [id, rules] of rules0) patcher.setRules(id, rules);
    const told = document.querySelector('output');
    const button = document.querySelector('button');
    let place = 0;
    let off = 0;

    const markup = html => {
        const page = document.createElement('template');
        page.innerHTML = html;
        return page.innerHTML;
    };

    const step = () => {
        const { title, patch, html } = steps[place];
        patcher.apply(patch);
        if (list.outerHTML !== markup(html)) off += 1;
        place += 1;
        const bytes = new TextEncoder().encode(JSON.stringify(patch)).length;
        told.textContent = `${place} of ${steps.length}: ${title}, ${bytes} bytes, ${off} off`;
        button.disabled = place === steps.length;
    };

    button.addEventListener('click', () => {
        step();
        list.lastElementChild?.scrollIntoView({ block: 'nearest' });
    });
    if (location.hash === '#all') while (place < steps.length) step();
}
