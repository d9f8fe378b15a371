// The frames of the server.
const after = () => {
    showLatest();
    if (wantsEnd && isLive()) goToBottom();
    if (!focused() && isAtEnd) choose(list.lastElementChild);
    moveTools();
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
        keep(() => patcher.apply(patch));
        for (let row = list.lastElementChild; row && row !== last && !known.has(row.id); row = row.previousElementSibling) {
            if (isMine(row)) continue;
            if (isLive()) heard.push(`${author(row)}: ${words(row).slice(0, 200)}`);
            typists.delete(author(row));
        }
        showTyping();
        if (list.children.length > 120 && !isAtEnd && isLive()) send('w', 'hold');
        taken(digest, value);
    },
    f(digest, patch, value) {
        keep(() => {
            choose();
            patcher.fill(patch);
        });
        taken(digest, value);
    },
    n: after,
    d: id => isWaiting(id) && keepPlace(() => isSent(id)),
    e(id, reason) {
        if (isWaiting(id)) keepPlace(() => setReason(id, reason));
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
        else location = address;
    },
    q(id) {
        at(id)?.scrollIntoView();
    },
    y(words) {
        navigator.clipboard?.writeText(words);
    },
    // What code has set in place of a text that was entered, unless that goes on.
    c(texts) {
        sent?.forEach(([field, old], index) => {
            if (field.value === old) field.value = texts?.[index] ?? old;
        });
        sent = undefined;
    },
    a(...people) {
        for (const each of document.querySelectorAll('[data-user]')) each.classList.toggle('here', people.includes(each.dataset.user));
        at('here').textContent = `${people.length} here`;
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
    socket.onopen = () => socket.send(JSON.stringify(['j', state.resume, state.digest, waiting().length]));
    socket.onmessage = ({ data }) => {
        const [kind, ...values] = JSON.parse(data);
        try {
            frames[kind](...values);
        } catch (error) {
            reload();
            throw error;
        }
        if (isJoined) return;
        isJoined = true;
        tries = 0;
        classes.add('joined');
        showTyping();
        for (const message of waiting()) if (!message.reason) sendMessage(message);
    };
    socket.onclose = ({ code }) => {
        isJoined = false;
        sent = undefined;
        classes.remove('joined');
        if (ends[code]) location.assign(ends[code]);
        else if (code === 4409) reload();
        else {
            if (code === 4429) at('typing').textContent = 'Close other pages.';
            tries += 1;
            timer = setTimeout(connect, Math.min(waiting()[0] ? 500 : 8000, 100 * 2 ** tries) * (0.5 + Math.random() / 2));
        }
    };
};
addEventListener('online', connect);
