// A page that goes on: its socket, composer, announcements and read marks.
{
    const at = id => document.getElementById(id);
    const classes = document.body.classList;
    const state = at('state').dataset;
    const [scroller, text, composer, log] = ['scroller', 'text', 'composer', 'log'].map(at);
    const list = scroller.querySelector('.list');
    const patcher = new RoomPatcher(list, {}, at('symbols'));
    patcher.apply(JSON.parse(state.rules));
    if (at('rules')) at('rules').sheet.disabled = true;
    const place = new Place(scroller, list);
    const own = `${state.name}:${state.room}:${state.thread}`;
    let socket;
    let tries = 0;
    let timer;
    let isJoined = false;
    let wantsEnd = false;
    let editing;
    let changed;
    let quoted = null;

    const send = (...frame) => isJoined && !socket.send(JSON.stringify(frame));
    const outbox = new Outbox(at('outbox'), `outbox:${own}`, each => send('s', each.id, each.text, each.quoted));
    const messageID = row => row.id.slice(2);
    const isLive = () => list.dataset.newer === '0';
    const label = row => row.querySelector('article').ariaLabel;
    const author = row => label(row).split(', ')[0];
    const isMine = row => label(row).startsWith(`${state.name}, `);

    // Announcements, at most one each second.
    let heard = [];
    const announce = () => {
        if (!heard.length) return;
        const line = make('p', heard[1] ? `${heard.length} new messages` : heard[0]);
        log.append(line);
        setTimeout(() => line.remove(), 10000);
        heard = [];
    };
    setInterval(announce, 1000);
    const hear = row => {
        const copy = row.cloneNode(true);
        for (const each of copy.querySelectorAll('[role=img], [role=status], svg')) each.remove();
        const nodes = document.createTreeWalker(copy, 4);
        const words = [];
        while (nodes.nextNode()) words.push(nodes.currentNode.data);
        heard.push(`${author(row)}: ${words.join(' ').slice(0, 200)}`);
    };

    // Frames of the server.
    const after = () => {
        at('latest').hidden = isLive() && place.isAtEnd;
        document.querySelector('.empty')?.toggleAttribute('hidden', list.children.length);
        if (wantsEnd && isLive()) place.end();
    };
    const taken = (digest, value) => {
        state.digest = digest;
        if (value) state.resume = value;
        after();
    };
    const typists = new Map();
    const showTyping = () => {
        const names = [...typists.keys()];
        at('typing').textContent = names[0] ? `${names.join(', ')} ${names[1] ? 'are' : 'is'} writing…` : '';
    };
    const frames = {
        p(digest, patch, value) {
            const known = new Set([...list.children].map(row => row.id));
            const last = list.lastElementChild;
            place.keep(() => patcher.apply(patch));
            for (let row = list.lastElementChild; row && row !== last && !known.has(row.id); row = row.previousElementSibling) {
                if (isMine(row)) continue;
                if (isLive()) hear(row);
                typists.delete(author(row));
            }
            showTyping();
            if (list.children.length > 120 && !place.isAtEnd && isLive()) send('w', 'hold');
            taken(digest, value);
        },
        f(digest, patch, value) {
            place.keep(() => patcher.fill(patch));
            taken(digest, value);
        },
        n: after,
        d(id) {
            if (!outbox.has(id)) return;
            place.keep(() => outbox.done(id));
        },
        e(id, reason) {
            if (outbox.has(id)) place.keep(() => outbox.refused(id, reason));
            else {
                heard.push(reason);
                if (!text.value && changed?.id === id) [editing, text.value] = [id, changed.words];
                quote(reason, null);
            }
        },
        g(id, old) {
            editing = id;
            text.value = old;
            quote('Change your message', null);
        },
        t(name) {
            clearTimeout(typists.get(name));
            typists.set(name, setTimeout(() => {
                typists.delete(name);
                showTyping();
            }, 6000));
            showTyping();
        },
        o(address) {
            if (location.href.endsWith(address)) location.reload();
            else location.assign(address);
        },
        q(id) {
            at(id)?.scrollIntoView();
        },
        u(room, messages, mentions) {
            const badge = document.querySelector(`[data-room="${CSS.escape(room)}"] .badge`);
            if (!badge) return;
            badge.hidden = !(messages || mentions);
            badge.classList.toggle('at-you', mentions > 0);
            badge.querySelector('.count').textContent = Math.max(messages, mentions);
        },
    };

    // The socket, which is opened again when it closes.
    const ends = { 4401: '/sign-in', 4403: '/' };
    const reload = () => {
        timer = setTimeout(() => location.reload(), 1000 + 2000 * Math.random());
    };
    const connect = () => {
        clearTimeout(timer);
        if (socket?.readyState < 2) return;
        socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/live`);
        socket.onopen = () => socket.send(JSON.stringify(['j', state.resume, state.digest]));
        socket.onmessage = ({ data }) => {
            const [kind, ...values] = JSON.parse(data);
            try {
                frames[kind](...values);
            } catch (error) {
                console.error(error);
                reload();
            }
            if (isJoined) return;
            isJoined = true;
            tries = 0;
            classes.add('joined');
            showTyping();
            outbox.retry();
        };
        socket.onclose = ({ code }) => {
            isJoined = false;
            classes.remove('joined');
            if (ends[code]) location.assign(ends[code]);
            else if (code === 4409) reload();
            else {
                if (code === 4429) at('typing').textContent = 'Close other pages of this chat.';
                tries += 1;
                timer = setTimeout(connect, Math.min(8000, 100 * 2 ** tries) * (0.5 + Math.random() / 2));
            }
        };
    };
    addEventListener('online', connect);

    // The composer.
    const draft = `draft:${own}`;
    const fit = () => {
        text.style.height = 'auto';
        text.style.height = `${Math.min(text.scrollHeight, 200)}px`;
    };
    const quote = (words, id) => {
        quoted = id;
        at('quoting').textContent = words;
        at('quoting').hidden = !words;
        fit();
        text.focus();
    };
    const clear = () => {
        if (!editing) kept.removeItem(draft);
        text.value = editing ? kept.getItem(draft) ?? '' : '';
        editing = undefined;
        quote('', null);
    };
    if (!text.value) text.value = kept.getItem(draft) ?? '';
    fit();
    let typed = 0;
    on(text, 'input', () => {
        fit();
        if (editing) return;
        kept.setItem(draft, text.value);
        if (Date.now() - typed > 3000) {
            typed = Date.now();
            send('t');
        }
    });
    on(text, 'keydown', event => {
        if (event.isComposing) return;
        if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault();
            composer.requestSubmit();
        } else if (event.key === 'Escape') clear();
        else if (event.key === 'ArrowUp' && !text.value) {
            const row = [...list.children].findLast(isMine);
            if (row) send('g', messageID(row));
        }
    });
    on(composer, 'submit', event => {
        event.preventDefault();
        const words = text.value;
        if (!words.trim()) return;
        const field = composer.elements.quoted;
        if (editing) {
            // While the server is away, the change stays in the composer.
            if (!send('e', editing, words.toWellFormed())) return;
            changed = { id: editing, words };
        } else {
            outbox.add(words, quoted ?? field?.value ?? null);
            wantsEnd = true;
            if (!isLive()) send('w', 'latest');
            place.end();
        }
        field?.remove();
        composer.querySelector('.quoting:not(#quoting)')?.remove();
        clear();
    });

    // The window, read marks and the button to the newest message.
    let last;
    let read;
    setInterval(() => {
        if (document.hidden || !isJoined) return;
        const row = place.lastVisible;
        if (row && row === last && row.id !== read) {
            read = row.id;
            send('m', messageID(row));
        }
        last = row;
    }, 1000);
    let asked = 0;
    on(scroller, 'scroll', () => {
        at('latest').hidden = isLive() && place.isAtEnd;
        if (!place.isAtEnd) wantsEnd = false;
        if (Date.now() - asked < 500) return;
        const isTop = scroller.scrollTop < 300 && list.dataset.older !== '0';
        const isBottom = place.distance < 300 && !isLive();
        if (!isTop && !isBottom) return;
        asked = Date.now();
        send('w', isTop ? 'older' : 'newer');
    }, { passive: true });
    on(at('latest'), 'click', () => {
        wantsEnd = true;
        if (isLive()) place.end();
        else send('w', 'latest');
    });

    // What can be done with a row.
    const tools = make('div');
    tools.className = 'tools';
    tools.hidden = true;
    let chosen;
    const tool = (words, name, run) => {
        const button = makeButton(words, () => run(messageID(chosen)));
        button.ariaLabel = button.title = name;
        tools.append(button);
        return button;
    };
    for (const each of ['👍', '❤️', '😂', '🎉']) tool(each, `React with ${each}`, id => send('r', id, each));
    tool('↩', 'Quote', id => quote(`Answer to ${label(chosen)}`, id));
    if (!state.thread) tool('Thread', 'Open the thread', id => location.assign(`${state.address}/threads/${id}`));
    const changes = [tool('Edit', 'Edit', id => send('g', id)), tool('Delete', 'Delete', id => send('d', id))];
    tool('…', 'More', id => location.assign(`${state.address}/messages/${id}#m-${id}`));
    scroller.append(tools);
    const choose = event => {
        const row = event.target.closest?.('.list > li');
        if (!row) return;
        chosen = row;
        tools.hidden = false;
        for (const each of changes) each.hidden = !isMine(row);
        const top = boxOf(row).top - boxOf(scroller).top + scroller.scrollTop;
        tools.style.top = `${Math.max(0, top - 14)}px`;
    };
    on(list, 'pointerover', choose);
    on(list, 'click', event => {
        choose(event);
        const { target } = event;
        // Links are the browser's, and selecting a text is no tap.
        const selects = !getSelection().isCollapsed && !target.closest('button');
        if (target.closest('a') || !chosen?.contains(target) || selects) return;
        const nodes = document.createTreeWalker(chosen, 1 | 4);
        let node = 0;
        for (; nodes.currentNode !== target; node += 1) nodes.nextNode();
        send('i', chosen.id, node, state.digest);
    });
    on(scroller, 'pointerleave', () => tools.hidden = true);

    // The look, which others do not see.
    const look = at('look');
    const dress = async () => {
        const body = new URLSearchParams(new FormData(look));
        const answer = await fetch('/look', { method: 'POST', headers: { Accept: 'text/plain' }, body });
        if (!answer.ok) return;
        document.documentElement.dataset.scheme = body.get('scheme');
        send('v', await answer.text());
    };
    // One after the other, so that the last choice stays.
    let dressing = Promise.resolve();
    on(look, 'change', () => dressing = dressing.then(dress, dress));

    classes.add('scripted');
    if ('end' in state && !location.hash) place.end();
    else if (location.hash && isLive() && at(location.hash.slice(1)) === list.lastElementChild) place.end();
    place.note();
    connect();
}
