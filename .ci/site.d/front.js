// Finds entries that have all words: first those whose title begins with the first, then titles, then sentences.
"use strict";

const limit = 60;
const words = document.getElementById("words");
const found = document.getElementById("found");
const count = document.getElementById("count");

function rank([, title, text, module], wanted) {
    const name = title.toLowerCase();
    const all = `${name} ${module.toLowerCase()} ${text.toLowerCase()}`;
    if (!wanted.every((word) => all.includes(word))) return Infinity;
    if (name === wanted.join(" ")) return 0;
    if (name.startsWith(wanted[0])) return 1 + name.length / 1000;
    return wanted.every((word) => name.includes(word)) ? 2 + name.length / 1000 : 3;
}

function search() {
    const wanted = words.value.toLowerCase().split(/\s+/).filter((word) => word !== "");
    const ranked = wanted.length === 0 ? [] : entries
        .map((entry) => ({ entry, rank: rank(entry, wanted) }))
        .filter((row) => row.rank < Infinity)
        .sort((one, other) => one.rank - other.rank);
    found.replaceChildren(...ranked.slice(0, limit).map(({ entry: [url, title, text, module] }) => {
        const item = document.createElement("li");
        const link = document.createElement("a");
        link.href = url;
        link.textContent = title;
        item.append(link, ` ${module}. ${text}`);
        return item;
    }));
    count.textContent = wanted.length === 0 ? "" : `${ranked.length} found`;
}

words.addEventListener("input", search);
words.form.addEventListener("submit", (event) => {
    event.preventDefault();
    found.querySelector("a")?.click();
});
search();
