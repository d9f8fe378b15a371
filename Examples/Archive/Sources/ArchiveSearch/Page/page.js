// The page: its form, its results and its address.

const element = (id) => document.getElementById(id);
let current = null;

// Returns the first words of a text around its first highlight, and the highlights in them.
function excerpt(text, places) {
  const isInside = (index) => index > 0 && index < text.length && /[\udc00-\udfff]/.test(text[index]);
  let start = Math.max(0, (places[0]?.[0] ?? 0) - 80);
  let end = Math.min(text.length, Math.max(start + 320, places[0]?.[1] ?? 0));
  if (isInside(start)) start -= 1;
  if (isInside(end)) end += 1;
  return { start, end, places: places.filter((place) => place[0] >= start && place[1] <= end) };
}

function textParts(query, text) {
  const units = unitsOf(text);
  const all = query.sequences.flatMap((sequence) => placesOf(sequence, units));
  const { start, end, places } = excerpt(text, all.sort((left, right) => left[0] - right[0] || right[1] - left[1]));
  const parts = start > 0 ? ["…"] : [];
  let index = start;
  for (const [first, last] of places) {
    if (first < index) continue;
    const highlight = document.createElement("mark");
    highlight.textContent = text.slice(first, last);
    parts.push(text.slice(index, first), highlight);
    index = last;
  }
  parts.push(text.slice(index, end));
  return end < text.length ? [...parts, "…"] : parts;
}

function timeOf(second) {
  const text = new Date(second * 1000).toISOString();
  const time = document.createElement("time");
  time.dateTime = text.replace(".000Z", "Z");
  time.textContent = `${text.slice(0, -14)} ${text.slice(-13, -8)}`;
  return time;
}

function itemOf(query, result) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  const root = new URL(".", location.href);
  const address = new URL(result.address, root);
  if (address.href.startsWith(root.href)) link.href = address.href;
  link.append(`${result.author} in ${result.channel}, `, timeOf(result.second));
  const text = document.createElement("p");
  text.dir = "auto";
  text.append(...textParts(query, result.text));
  item.append(link, text);
  return item;
}

function statusOf(search, page) {
  const found = `${search.found} ${search.found === 1 ? "message" : "messages"}`;
  if (page.stopped) {
    const month = new Date(page.stopped.second * 1000).toLocaleDateString("en", { month: "long", year: "numeric", timeZone: "UTC" });
    return `Searched back to ${month}: ${found} so far.`;
  }
  if (!page.isAtEnd) return `The newest ${found}.`;
  return search.found === 0 ? "No message found." : `${found}, newest first.`;
}

async function showNext(search, isFirst) {
  const status = element("search-status"), list = element("search-results"), more = element("search-more");
  more.disabled = true;
  try {
    const page = await search.next();
    if (current !== search) return;
    const items = page.results.map((result) => itemOf(search.query, result));
    list.append(...items);
    status.textContent = statusOf(search, page);
    more.textContent = page.stopped ? "Search older messages" : "More results";
    more.hidden = page.isAtEnd;
    if (!isFirst) items[0]?.querySelector("a").focus();
  } catch (error) {
    if (current !== search) return;
    // What follows is not known any more.
    more.hidden = true;
    status.textContent = `The search failed. ${error.message} Reload the page, or copy the whole archive again.`;
  }
  more.disabled = false;
}

async function run(text) {
  element("search-results").replaceChildren();
  element("search-more").hidden = true;
  current = new Search(text);
  const { problems, isEmpty } = current.query;
  element("search-status").textContent = problems.join(" ") || (isEmpty ? "" : "Searching…");
  if (problems.length === 0 && !isEmpty) await showNext(current, true);
}

// A page of a folder may change its fragment alone.
const isFolder = location.protocol === "file:";

function queryOfAddress() {
  return new URLSearchParams(isFolder ? location.hash.slice(1) : location.search).get("q") ?? "";
}

function start() {
  const field = element("query");
  element("search").addEventListener("submit", (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text !== queryOfAddress()) {
      history.pushState(null, "", `${isFolder ? "#" : "?"}${new URLSearchParams({ q: text })}`);
    }
    run(text);
  });
  element("search-more").addEventListener("click", () => showNext(current, false));
  addEventListener("popstate", () => {
    field.value = queryOfAddress();
    run(field.value);
  });
  field.value = queryOfAddress();
  if (field.value === "") loadRoot().catch(() => {});
  else run(field.value);
}

if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
else start();
