// Opens each page in a frame, follows what it links to, searches where there is a search, and posts what is wrong.
"use strict";

const frame = document.getElementById("frame");
const wrong = [];
const asked = new Map();

const pause = (time) => new Promise((done) => setTimeout(done, time));

async function until(condition, time = 15000) {
    for (const end = Date.now() + time; Date.now() < end; await pause(25)) {
        try {
            const value = condition();
            if (value) return value;
        } catch {}
    }
    return null;
}

async function open(url) {
    const place = new URL(url, location.origin).href;
    frame.src = place;
    const shown = await until(() => frame.contentWindow.location.href.replace(/\/$/, "") === place.replace(/\/$/, "")
        && frame.contentDocument.readyState === "complete" && frame.contentDocument.querySelector("h1")?.textContent.trim());
    if (!shown) wrong.push(`${url}: shows no heading`);
    return shown;
}

async function leads(url) {
    if (!asked.has(url)) asked.set(url, fetch(url, { method: "HEAD" }).then((reply) => reply.ok, () => false));
    return asked.get(url);
}

async function checkLinks(page) {
    for (const link of frame.contentDocument.querySelectorAll("a[href]")) {
        const url = new URL(link.href);
        if (url.origin !== location.origin) continue;
        if (!await leads(url.pathname)) wrong.push(`${page}: leads nowhere: ${url.pathname}`);
    }
    for (const { name } of frame.contentWindow.performance.getEntriesByType("resource")) {
        if (/^https?:/.test(name) && new URL(name).origin !== location.origin) wrong.push(`${page}: asks ${name}`);
    }
}

function type(input, text) {
    const view = frame.contentWindow;
    Object.getOwnPropertyDescriptor(view.HTMLInputElement.prototype, "value").set.call(input, text);
    input.dispatchEvent(new view.Event("input", { bubbles: true }));
}

// The front page: what is there is found first and opens; what is not there is not found.
async function checkSearch() {
    const page = frame.contentDocument;
    const input = page.getElementById("words");
    type(input, "Writing a plugin");
    const first = page.querySelector("#found a");
    if (first?.textContent !== "Writing a plugin") return wrong.push("search: does not find the article");
    type(input, "messageBubbleView");
    const symbol = page.querySelector("#found a")?.href;
    if (!symbol) return wrong.push("search: does not find the property");
    type(input, "nothing is called xyzzy");
    if (page.querySelector("#found a") || page.getElementById("count").textContent !== "0 found") {
        wrong.push("search: finds what is not there");
    }
    const heading = await open(new URL(symbol).pathname);
    if (heading && !heading.includes("messageBubbleView")) wrong.push("search: leads to another page");
}

// A page of the archives: the list beside it shows less when it is filtered.
async function checkFilter() {
    const page = frame.contentDocument;
    const input = await until(() => page.querySelector(".navigator-filter input"));
    if (!input) return wrong.push("filter: is not there");
    const names = () => [...page.querySelectorAll(".navigator .leaf-link")].map((link) => link.textContent.trim());
    await until(() => names().length > 3);
    type(input, "ComponentExtension");
    if (!await until(() => names().includes("ComponentExtension"))) wrong.push("filter: does not find ComponentExtension");
}

async function run() {
    const pages = await (await fetch("pages.json")).json();
    let opened = 0;
    for (const page of pages) {
        if (!await open(`/${page}`)) continue;
        opened += 1;
        await checkLinks(page);
        if (page === "") await checkSearch();
        if (page === "documentation/components/") await checkFilter();
    }
    await fetch("report", { method: "POST", body: JSON.stringify({ wrong, opened }) });
}

run().catch((error) => fetch("report", { method: "POST", body: JSON.stringify({ wrong: [String(error)], opened: 0 }) }));
