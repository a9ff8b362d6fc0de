// The script of every page of a gallery. `emptystates`, above, holds the screens that are offered; the lists of
// entries and of their texts come as scripts of their own, since pages that are opened from a folder may fetch
// nothing.
(function () {
  "use strict";

  // MARK: Ground

  const root = document.documentElement;
  const find = (selector, within) => (within || document).querySelector(selector);
  const all = (selector, within) => Array.from((within || document).querySelectorAll(selector));

  /** An element with properties, data (`dataset`), attributes (with a hyphen) and children. */
  function make(tag, properties, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(properties || {})) {
      if (name === "dataset") Object.assign(element.dataset, value);
      else if (name.includes("-") || name === "for" || name === "role" || name === "list") element.setAttribute(name, value);
      else element[name] = value;
    }
    element.append(...children.filter((child) => child !== null && child !== undefined));
    return element;
  }

  /** `No results` for `noResults`; some have a spelling of their own. */
  const label = (name) => emptystates.labels[name] ||
    name.charAt(0).toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => " " + letter.toLowerCase());

  /** Puts the keyboard on an element that may not take it by itself, and brings it into sight. */
  function goTo(element, isQuiet) {
    if (element.tabIndex < 0) element.tabIndex = -1;
    element.focus({ preventScroll: true });
    if (!isQuiet) element.scrollIntoView();
  }

  /** The empty state of a page of this gallery. */
  const emptyState = (title, words, action) => make("div", { id: "nothing" }, make("div", { className: "hole", "aria-hidden": "true" }),
    make("h2", {}, title), make("p", {}, words), action);

  const points = (number) => String(Math.round(number * 10) / 10).replace("-", "−");

  /** Says something to whoever looks or listens, for a while. */
  function say(text) {
    const line = find("#said");
    line.textContent = text;
    clearTimeout(say.timer);
    say.timer = setTimeout(() => { line.textContent = ""; }, 2400);
  }

  // MARK: Address

  /** The part of the address behind `#`, as names with values: all that a view is made of, so that it can be sent on. */
  const address = {
    read() {
      const text = location.hash.slice(1);
      return new URLSearchParams(text.includes("=") ? text : this.meaning(text));
    },
    /** What an anchor that works without this script stands for, as names with values. */
    meaning() { return ""; },
    /** Where `text` is the same as before nothing happens; `isPassing` leaves no step to go back to. */
    write(parameters, isPassing) {
      const text = parameters.toString();
      if (text === this.read().toString() && (text || !location.hash)) return;
      history[isPassing ? "replaceState" : "pushState"](null, "", text ? "#" + text : location.pathname + location.search);
      this.changed();
    },
    /** Sets one name, or removes it where the value is null. */
    set(name, value, isPassing) {
      const parameters = this.read();
      if (value === null) parameters.delete(name);
      else parameters.set(name, value);
      this.write(parameters, isPassing);
    },
    /** Removes some names. */
    clear(names) {
      const parameters = this.read();
      for (const name of names) parameters.delete(name);
      this.write(parameters);
    },
    changed() {},
    /** Calls back now and whenever the address changes. */
    watch(callback) {
      this.changed = callback;
      for (const event of ["popstate", "hashchange"]) addEventListener(event, callback);
      callback();
    },
  };

  /** Links to places on a page lead there without a trace in the address, which holds the view. */
  function keepAddress() {
    addEventListener("click", (event) => {
      const link = event.target.closest("a[href^='#']");
      if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const place = document.getElementById(link.getAttribute("href").slice(1));
      // In one file an entry is a place too, but one that is opened.
      if (!place || place.matches("article")) return;
      event.preventDefault();
      goTo(place);
    });
  }

  const filterNames = ["purpose", "platform", "has", "state", "palette", "tag"];

  const partOf = (parameters, names) => new URLSearchParams([...parameters].filter(([name]) => names.includes(name)));

  /** The parts of an address that choose entries. */
  const filterPart = (parameters) => partOf(parameters, ["q", ...filterNames]);

  /** The parts of an address that the index has: what chooses entries, and which are picked. */
  const indexPart = (parameters) => partOf(parameters, ["q", ...filterNames, "pick"]);

  const withPart = (page, part = "") => page + (part.toString() ? "#" + part : "");

  /** Whether all pages are in one file; an entry is then called by a name in the address. */
  const isSingle = root.dataset.page === "single";

  /** The address of an entry's page, with more of an address behind it. */
  function entryAddress(id, part) {
    if (!isSingle) return withPart(id + ".html", part);
    const parameters = new URLSearchParams(part);
    parameters.set("entry", id);
    return "#" + parameters;
  }

  /** The address of the index, with the entries that part of an address chooses. */
  const indexAddress = (part) => (isSingle ? "#" + part : withPart("index.html", part));

  // MARK: Appearance

  const theme = {
    /** What was chosen: `light` or `dark`; undefined where the system decides. */
    get chosen() { return root.dataset.theme; },
    get isDark() { return this.chosen ? this.chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches; },

    /** Shows what was chosen here, on another page, or on the page around this one. */
    show(name) {
      if (name !== "light" && name !== "dark") return;
      root.dataset.theme = name;
      for (const watcher of this.watchers) watcher();
    },
    choose(name) {
      try { localStorage.setItem("emptystates-theme", name); } catch (error) { /* not kept */ }
      this.show(name);
    },
    watchers: [],

    addSwitch() {
      const button = make("button", { type: "button", className: "plain" });
      const update = () => { button.textContent = this.isDark ? "Light theme" : "Dark theme"; };
      button.addEventListener("click", () => this.choose(this.isDark ? "light" : "dark"));
      matchMedia("(prefers-color-scheme: dark)").addEventListener("change", update);
      addEventListener("storage", (event) => event.key === "emptystates-theme" && this.show(event.newValue));
      this.watchers.push(update);
      update();
      find(".top .buttons").append(button);
    },
  };

  // MARK: Data

  const waiting = {};

  /** A list of data by its name, as a promise; the script that holds it is added when it is first asked for. */
  function load(name) {
    if (!waiting[name]) {
      waiting[name] = {};
      waiting[name].list = new Promise((resolve, reject) => {
        waiting[name].resolve = resolve;
        const inline = find("#list-" + name);
        if (inline) return resolve(JSON.parse(inline.textContent));
        const script = make("script", { src: "assets/" + name + ".js" });
        script.addEventListener("error", () => reject(new Error("assets/" + name + ".js is missing")));
        document.head.append(script);
      });
    }
    return waiting[name].list;
  }

  emptystates.receive = (name, list) => waiting[name] && waiting[name].resolve(list);

  /** Every entry, as an object. */
  async function loadEntries() {
    const list = await load("entries");
    return list.map(([id, name, developer, category, platform, purpose, tag, palette, has, state, alias, scene]) => ({
      id, name, developer, category, scene: scene || id,
      purpose: purpose ? [purpose] : [], platform: platform ? [platform] : [], tag, palette, has, state, alias,
    }));
  }

  /** Every word of all entries, with whether it is of a name and not only of a text. */
  const vocabulary = new Map();

  /** Gives every entry its places to search: `{name, rank, text, folded, joined}`. */
  async function addTexts(entries) {
    if (!entries.length || entries[0].places) return;
    const texts = await load("texts");
    entries.forEach((entry, number) => {
      const places = [["Name", 0, entry.name, true], ["Id", 0, entry.id, true]];
      for (const text of entry.alias) places.push(["Once", 1, text, true]);
      for (const text of entry.tag) places.push(["Tag", 1, text, true]);
      for (const text of entry.purpose) places.push(["Purpose", 1, label(text), true], ["Purpose", 1, text, true]);
      const words = texts[number];
      for (let place = 0; place < words.length; place += 2) places.push([label(words[place]), 2, words[place + 1], false]);
      if (entry.developer) places.push(["Developer", 3, entry.developer, false]);
      if (entry.category) places.push(["Category", 3, entry.category, false]);
      entry.places = places.map(([name, rank, text, isName]) => {
        const folded = fold(text);
        for (const word of folded.match(/[\p{L}\p{N}]+/gu) || []) {
          if (isName || !vocabulary.has(word)) vocabulary.set(word, isName);
        }
        return { name, rank, text, folded, joined: folded.includes("-") ? joined(folded) : null };
      });
    });
  }

  // MARK: Folding

  /** What no accent tells from the letter that people type for it, and signs that have several forms. */
  const spellings = new Map(Object.entries({
    ł: "l", ø: "o", đ: "d", ð: "d", ħ: "h", ŧ: "t", ı: "i", æ: "ae", œ: "oe", ß: "ss", þ: "th", ς: "σ",
    "’": "'", "‘": "'", "ʼ": "'", "`": "'", "´": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"',
    "‐": "-", "‑": "-", "–": "-", "—": "-", "…": "...", "\u00ad": "",
  }));

  /** The letters of a text, accents with theirs. */
  const lettersOf = (text) => Array.from(text.normalize("NFC"));

  function foldLetter(letter) {
    if (!spellings.has(letter)) {
      const small = (letter.normalize("NFD").replace(/\p{M}+/gu, "").normalize("NFC") || letter).toLowerCase();
      // Kept, since few letters make up many texts.
      spellings.set(letter, /\s/.test(letter) ? " " : spellings.has(small) ? spellings.get(small) : small);
    }
    return spellings.get(letter);
  }

  /** A text made comparable: lower case, without accents, with the quotes and hyphens of a keyboard. */
  const fold = (text) => (/^[ a-z0-9,.'-]*$/i.test(text) ? text.toLowerCase() : lettersOf(text).map(foldLetter).join(""));

  /** The same without hyphens, by which `wifi` is found in `Wi-Fi`. */
  const joined = (folded) => folded.replaceAll("-", "");

  /** The letters of a text that fold to what was found, with those around them; null where none do. */
  function placeOf(word, text, spell) {
    const letters = lettersOf(text);
    const parts = letters.map((letter) => spell(foldLetter(letter)));
    const at = parts.join("").indexOf(word);
    if (at < 0) return null;
    let start = 0;
    let length = 0;
    while (length + parts[start].length <= at) length += parts[start++].length;
    let end = start;
    while (length < at + word.length) length += parts[end++].length;
    return { before: letters.slice(0, start), found: letters.slice(start, end), after: letters.slice(end) };
  }

  // MARK: Search

  const kinds = { exact: 0, prefix: 1, word: 2, part: 3, near: 4 };

  const isEdge = (letter) => !/[\p{L}\p{N}]/u.test(letter);

  /** How a word is found in a text; -1 where it is not. */
  function kindIn(word, text) {
    const at = text.indexOf(word);
    if (at === 0) return text.length === word.length ? kinds.exact : kinds.prefix;
    for (let index = at; index >= 0; index = text.indexOf(word, index + 1)) {
      if (isEdge(text.charAt(index - 1)) && isEdge(text.charAt(index + word.length))) return kinds.word;
    }
    return at > 0 ? kinds.part : -1;
  }

  /** The best place of an entry where a word stands, exact before prefix before word before part; null where none. */
  function bestPlace(word, entry) {
    const plain = joined(word);
    let found = null;
    for (const place of entry.places) {
      let kind = kindIn(word, place.folded);
      if (plain && (place.joined !== null || plain !== word)) {
        const other = kindIn(plain, place.joined === null ? place.folded : place.joined);
        if (other >= 0 && (kind < 0 || other < kind)) kind = other;
      }
      if (kind >= 0 && (!found || kind < found.kind || (kind === found.kind && place.rank < found.rank))) {
        found = { kind, rank: place.rank, place, word };
      }
    }
    return found;
  }

  /** How many letters may be wrong in a word: added, left out, another, or swapped with the next. */
  const slips = (word) => (word.length < 3 ? 0 : word.length < 7 ? 1 : word.length < 9 ? 2 : 3);

  /**
   * The slips between what was typed and a word, or the beginning of it where that much has been typed (after
   * Damerau and Levenshtein, neighbours being swapped once); more than `most` are not counted.
   */
  function distance(typed, word, most) {
    const isBeginning = typed.length >= 5;
    if (typed.length - word.length > most || (!isBeginning && word.length - typed.length > most)) return most + 1;
    const width = Math.min(word.length, typed.length + most);
    let [before, last, next] = [[], Array.from({ length: width + 1 }, (_, number) => number), []];
    for (let row = 1; row <= typed.length; row += 1) {
      next[0] = row;
      let least = row;
      for (let column = 1; column <= width; column += 1) {
        const isSame = typed[row - 1] === word[column - 1];
        let slip = Math.min(last[column - 1] + (isSame ? 0 : 1), last[column] + 1, next[column - 1] + 1);
        if (row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) {
          slip = Math.min(slip, before[column - 2] + 1);
        }
        next[column] = slip;
        if (slip < least) least = slip;
      }
      if (least > most) return most + 1;
      [before, last, next] = [last, next, before];
    }
    return isBeginning ? Math.min(...last.slice(0, width + 1)) : last[width];
  }

  /** The words that a misspelt one may mean, those with the fewest slips; a short one means a name. */
  function nearWords(typed) {
    let [nearest, most] = [[], slips(typed)];
    if (!most) return nearest;
    for (const [word, isName] of vocabulary) {
      if (!isName && typed.length < 5) continue;
      const slip = distance(typed, word, most);
      if (slip > most) continue;
      if (slip < most) [nearest, most] = [[], slip];
      nearest.push(word);
    }
    return nearest.slice(0, 8);
  }

  const isWorse = (a, b) => a.kind > b.kind || (a.kind === b.kind && a.rank > b.rank);

  /** For every entry why it is found by one word or phrase. Only a word that no entry has is taken for another. */
  function findWord(word, isPhrase, entries) {
    let found = entries.map((entry) => bestPlace(word, entry));
    if (isPhrase || found.some(Boolean)) return found;
    for (const near of nearWords(word)) {
      found = entries.map((entry, number) => {
        const other = bestPlace(near, entry);
        if (other) other.kind += kinds.near;
        return !found[number] || (other && isWorse(found[number], other)) ? other : found[number];
      });
    }
    return found;
  }

  /**
   * Why entries are found by a query, by entry: as a whole, or by all of its words and its phrases in quotes; null
   * where it has no word. The last answer is kept, since one query is asked several times.
   */
  function findEntries(query, entries) {
    if (findEntries.query === query) return findEntries.found;
    findEntries.query = query;
    const folded = fold(query).trim().replace(/ +/g, " ");
    const parts = Array.from(folded.matchAll(/"([^"]*)"?|[^ "]+/g), ([all, phrase]) => (
      { text: (phrase === undefined ? all : phrase).trim(), isPhrase: phrase !== undefined })).filter(({ text }) => text);
    if (!parts.length) return (findEntries.found = null);
    const whole = entries.map((entry) => (parts.length > 1 ? bestPlace(folded, entry) : null));
    const each = parts.map(({ text, isPhrase }) => findWord(text, isPhrase, entries));
    const found = new Map();
    entries.forEach((entry, number) => {
      const reasons = each.map((list) => list[number]);
      const worst = reasons.every(Boolean) && reasons.reduce((a, b) => (isWorse(b, a) ? b : a));
      const best = worst && (!whole[number] || whole[number].kind >= kinds.part) ? worst : whole[number];
      if (best) found.set(entry, best);
    });
    return (findEntries.found = found);
  }

  /** The text of a place with what was found in it marked, and no more around that than there is room for. */
  function marked({ place, word }, isWhole) {
    const there = placeOf(word, place.text, (part) => part) || placeOf(joined(word), place.text, joined);
    if (!there) return [place.text];
    const start = isWhole ? 0 : Math.max(0, there.before.length - 24);
    const room = isWhole ? Infinity : 48;
    return [(start ? "…" : "") + there.before.slice(start).join(""), make("mark", {}, there.found.join("")),
      there.after.slice(0, room).join("") + (there.after.length > room ? "…" : "")];
  }

  /** Facets of which an entry has one value: choosing another widens; of all others choosing more narrows. */
  const singleNames = ["purpose", "platform"];

  /** Whether an entry passes the chosen values of every facet but one: any of those of which it has one, all others. */
  const passes = (entry, chosen, but) => filterNames.every((name) => name === but || !chosen[name].length ||
    (singleNames.includes(name) ? chosen[name].some((value) => entry[name].includes(value))
      : chosen[name].every((value) => entry[name].includes(value))));

  const chosenValues = (parameters) => Object.fromEntries(filterNames.map((name) => [name, parameters.getAll(name)]));

  /** The entries that an address chooses, best first, as `{entry, found}`; all where it says nothing. */
  function choose(entries, parameters) {
    const query = (parameters.get("q") || "").trim();
    const chosen = chosenValues(parameters);
    const found = query ? findEntries(query, entries) : null;
    const results = entries.filter((entry) => passes(entry, chosen) && (!found || found.has(entry)))
      .map((entry) => ({ entry, found: found && found.get(entry) }));
    if (!found) return results;
    // Sorting is stable, so that equal ones stay in the order of the catalogue.
    return results.sort((a, b) => a.found.kind - b.found.kind || a.found.rank - b.found.rank);
  }

  async function chosenEntries(parameters) {
    const entries = await loadEntries.once();
    if ((parameters.get("q") || "").trim()) await addTexts(entries);
    return { entries, results: choose(entries, parameters) };
  }

  loadEntries.once = () => (loadEntries.promise = loadEntries.promise || loadEntries());

  // MARK: Index

  const index = {
    /** How many cards are added at a time. */
    step: 60,
    /** How many screens are kept although they are out of sight. */
    kept: 60,
    cards: new Map(),
    results: [],
    shown: 0,

    start() {
      this.list = find(".cards");
      this.picked = [];
      for (const card of all(".card", this.list)) this.prepare(card, card.dataset.id);
      this.addSearch();
      this.addCompareBar();
      this.watchThumbs();
      addEventListener("keydown", (event) => this.key(event));
      if (!isSingle) address.watch(() => this.update());
    },

    /** Shows what the address asks for; `updated` is a promise of that. */
    update() { return (this.updated = this.show()); },

    addSearch() {
      this.field = make("input", {
        type: "search", id: "search", placeholder: "Search names, developers and texts", autocomplete: "off",
        spellcheck: false, "aria-label": "Search names, developers and texts", "aria-controls": "entries", enterKeyHint: "search",
      });
      this.field.addEventListener("input", () => address.set("q", this.field.value.trim() ? this.field.value : null, true));
      this.field.addEventListener("focus", () => loadEntries.once().then(addTexts), { once: true });
      find(".search").append(this.field, make("kbd", { "aria-hidden": "true" }, "/"));
      this.facets = make("details", { open: matchMedia("(min-width: 60rem)").matches }, make("summary", {}, "Filters"));
      find(".facets").append(this.facets);
    },

    async show() {
      const parameters = address.read();
      if (location.hash === "#search") this.field.focus();
      if (this.field.value.trim() !== (parameters.get("q") || "").trim()) this.field.value = parameters.get("q") || "";
      this.showPicked(parameters);
      const turn = (this.turn = (this.turn || 0) + 1);
      let chosen;
      try { chosen = await chosenEntries(parameters); } catch (error) { return say(error.message); }
      if (turn !== this.turn) return;
      this.results = chosen.results;
      this.showFacets(chosen.entries, parameters);
      this.showCards(chosen.entries, parameters);
    },

    // Facets

    showFacets(entries, parameters) {
      const query = parameters.get("q") || "";
      const chosen = chosenValues(parameters);
      const matching = query ? new Set(choose(entries, new URLSearchParams({ q: query })).map((result) => result.entry)) : null;
      const focused = document.activeElement && document.activeElement.id;
      const groups = filterNames.map((name) => this.facet(name, entries, matching, chosen)).filter(Boolean);
      const count = filterNames.reduce((sum, name) => sum + chosen[name].length, 0);
      const clear = make("button", { type: "button", className: "plain clear", hidden: !count }, "Clear filters");
      clear.addEventListener("click", () => {
        address.clear(filterNames);
        // The button is gone then.
        this.updated.then(() => find("input", this.facets).focus());
      });
      find("summary", this.facets).textContent = count ? `Filters (${count})` : "Filters";
      this.facets.replaceChildren(find("summary", this.facets), ...groups, clear);
      if (focused && find("#" + CSS.escape(focused))) find("#" + CSS.escape(focused)).focus();
    },

    titles: { purpose: "Purpose", platform: "Platform", has: "Shows", state: "States", palette: "Palette", tag: "Tags" },

    facet(name, entries, matching, chosen) {
      const totals = new Map();
      for (const entry of entries) for (const value of entry[name]) totals.set(value, (totals.get(value) || 0) + 1);
      if (!totals.size) return null;
      const counts = new Map(Array.from(totals.keys(), (value) => [value, 0]));
      for (const entry of entries) {
        if ((matching && !matching.has(entry)) || !passes(entry, chosen, singleNames.includes(name) ? name : null)) continue;
        for (const value of entry[name]) counts.set(value, counts.get(value) + 1);
      }
      // In the order of all entries: what is chosen changes the counts, and moves nothing.
      const values = Array.from(totals).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([value]) => value);
      const isLong = values.length > 10;
      const items = values.map((value, number) => {
        const count = counts.get(value);
        const isChosen = chosen[name].includes(value);
        const box = make("input", { type: "checkbox", id: `${name}-${encodeURIComponent(value)}`, checked: isChosen });
        box.addEventListener("change", () => this.toggle(name, value, box.checked));
        return make("li", { hidden: isLong && number >= 8 && !isChosen && !this.isWide(name), className: count ? "" : "none" },
          make("label", {}, box, name === "palette" ? make("i", { className: "dot " + value }) : null,
            make("bdi", {}, name === "tag" ? value : label(value)), make("span", { className: "count" }, String(count))));
      });
      const more = make("button", { type: "button", className: "plain", hidden: !isLong, id: "more-" + name },
        this.isWide(name) ? "Fewer" : `All ${values.length}`);
      more.addEventListener("click", () => { this.wide = { ...this.wide, [name]: !this.isWide(name) }; this.update(); });
      return make("fieldset", {}, make("legend", {}, this.titles[name]), make("ul", {}, ...items), more);
    },

    isWide(name) { return Boolean(this.wide && this.wide[name]); },

    toggle(name, value, isOn) {
      const parameters = address.read();
      const others = parameters.getAll(name).filter((other) => other !== value);
      parameters.delete(name);
      for (const other of isOn ? [...others, value] : others) parameters.append(name, other);
      address.write(parameters);
    },

    // Cards

    showCards(entries, parameters) {
      this.part = indexPart(parameters);
      const isFiltered = filterPart(parameters).toString() !== "";
      find("#count").textContent = isFiltered ? `${this.results.length} of ${entries.length} entries`
        : entries.length === 1 ? "1 entry" : `${entries.length} entries`;
      this.shown = 0;
      this.more(Math.max(this.step, isFiltered ? 0 : this.list.children.length));
      this.showNothing(parameters);
    },

    /** Shows more cards behind those that are shown. */
    more(count) {
      this.shown = Math.min(this.results.length, this.shown + count);
      const wanted = new Map(this.results.slice(0, this.shown).map((result) => [this.card(result.entry), result]));
      for (const card of Array.from(this.list.children)) {
        if (wanted.has(card)) card.hidden = false;
        else if (this.list.children.length > 400) card.remove();
        else card.hidden = true;
      }
      // A card that stands at its place is not moved, since its screen would load anew.
      const visible = (card) => { while (card && card.hidden) card = card.nextElementSibling; return card; };
      let next = visible(this.list.firstElementChild);
      for (const [card, { entry, found }] of wanted) {
        if (card === next) next = visible(next.nextElementSibling);
        else if (card.parentNode && this.list.moveBefore) this.list.moveBefore(card, next);
        else this.list.insertBefore(card, next);
        this.fill(card, entry, found);
      }
    },

    /** Says on a card why it was found, unless the card says that anyway, and keeps the choice in its link. */
    fill(card, entry, found) {
      find("h2 a", card).href = entryAddress(entry.id, this.part);
      const own = { Name: find("h2 bdi", card), Purpose: find(".purpose", card) };
      for (const element of Object.values(own)) if (element) element.replaceChildren(element.textContent);
      const said = found && own[found.place.name];
      const isSaid = Boolean(said) && said.textContent === found.place.text;
      if (isSaid) said.replaceChildren(...marked(found, true));
      const reason = find(".reason", card);
      reason.hidden = !found || isSaid;
      reason.replaceChildren(...(reason.hidden ? [] : [make("b", {}, found.place.name), " ", make("bdi", {}, ...marked(found))]));
    },

    card(entry) {
      const known = this.cards.get(entry.id);
      if (known) return known;
      const card = make("li", { className: "card", dataset: { id: entry.id } },
        make("div", { className: "thumb", inert: true, dataset: { src: `screens/${entry.scene}.html#still` } }),
        make("h2", {}, make("a", { href: entryAddress(entry.id) }, make("bdi", {}, entry.name))),
        entry.purpose.length ? make("p", { className: "purpose" }, label(entry.purpose[0])) : null);
      this.prepare(card, entry.id);
      return card;
    },

    prepare(card, id) {
      this.cards.set(id, card);
      const thumb = find(".thumb", card);
      const frame = find("iframe", thumb);
      thumb.dataset.name = find("h2", card).textContent;
      if (frame) thumb.dataset.src = frame.getAttribute("src");
      const pick = make("button", { type: "button", className: "pick", title: "Compare", "aria-pressed": String(this.picked.includes(id)) });
      pick.setAttribute("aria-label", `Compare ${find("h2", card).textContent}`);
      pick.addEventListener("click", () => this.pick(id));
      card.append(make("p", { className: "reason", hidden: true }), ...(isSingle ? [] : [pick]));
      if (this.observer) this.observer.observe(thumb);
    },

    /** Screens come when they are about to be seen, and go when many others have. */
    watchThumbs() {
      const loaded = new Set();
      this.observer = new IntersectionObserver((changes) => {
        for (const { target, isIntersecting } of changes) {
          target.dataset.near = isIntersecting ? "1" : "";
          if (isIntersecting && !find("iframe", target)) target.append(this.frame(target));
          if (isIntersecting) { loaded.delete(target); loaded.add(target); }
        }
        for (const thumb of loaded) {
          if (loaded.size <= this.kept) break;
          if (thumb.dataset.near) continue;
          const frame = find("iframe", thumb);
          if (frame) frame.remove();
          loaded.delete(thumb);
        }
      }, { rootMargin: "500px 0px" });
      for (const card of this.cards.values()) this.observer.observe(find(".thumb", card));
      const end = make("div", { className: "end" });
      this.list.after(end);
      new IntersectionObserver((changes) => {
        if (changes.some((change) => change.isIntersecting) && this.shown < this.results.length) {
          this.more(this.step);
          // The end may still be in sight, of which no further change would tell.
          end.remove();
          this.list.after(end);
        }
      }, { rootMargin: "1000px 0px" }).observe(end);
    },

    frame(thumb) {
      const frame = make("iframe", { title: `The screen of ${thumb.dataset.name}`, tabIndex: -1, "aria-hidden": "true" });
      const canvas = canvasOf(emptystates.base);
      frame.width = canvas.width;
      frame.height = canvas.height;
      if (isSingle) frame.srcdoc = find(".paper iframe", document.getElementById(thumb.closest(".card").dataset.id)).srcdoc;
      else frame.src = thumb.dataset.src;
      return frame;
    },

    /** The empty state of the index itself. */
    showNothing(parameters) {
      const note = find("#nothing");
      if (note) note.remove();
      if (this.results.length) return;
      const query = (parameters.get("q") || "").trim();
      const isFiltered = filterNames.some((name) => parameters.has(name));
      const clear = make("button", { type: "button", className: "primary" }, query && isFiltered ? "Clear search and filters" : query ? "Clear search" : "Clear filters");
      clear.addEventListener("click", () => { address.clear(["q", ...filterNames]); this.field.focus(); });
      this.list.before(emptyState(query ? "No matches" : "Nothing here",
        query ? `No entry says “${query}”${isFiltered ? " and has all of the filters" : ""}. Names, developers and the texts on the screens were searched.`
          : "No entry has all of these filters.", clear));
    },

    // Comparing

    addCompareBar() {
      if (isSingle) return;
      find(".top .buttons").prepend(make("a", { className: "plain", href: "compare.html" }, "Compare"));
      this.bar = make("div", { className: "picked", role: "region", "aria-label": "Entries to compare", hidden: true });
      this.compare = make("a", { className: "primary" });
      const clear = make("button", { type: "button", className: "plain" }, "Clear");
      clear.addEventListener("click", () => { address.set("pick", null, true); goTo(find("#entries"), true); });
      this.bar.append(this.compare, clear);
      document.body.append(this.bar);
    },

    pick(id) {
      const picked = this.picked.includes(id) ? this.picked.filter((other) => other !== id) : [...this.picked, id];
      address.set("pick", picked.join(",") || null, true);
    },

    /** What is picked is in the address too, so that it is there after a look at an entry. */
    showPicked(parameters) {
      if (!this.bar) return;
      this.picked = (parameters.get("pick") || "").split(",").filter((id) => id);
      for (const [id, card] of this.cards) find(".pick", card).setAttribute("aria-pressed", String(this.picked.includes(id)));
      this.bar.hidden = !this.picked.length;
      this.compare.href = withPart("compare.html", new URLSearchParams({ items: this.picked.join(",") }));
      this.compare.textContent = `Compare ${this.picked.length === 1 ? "1 entry" : this.picked.length + " entries"}`;
    },

    // Keys

    key(event) {
      if (event.ctrlKey || event.metaKey || event.altKey || !this.list.getClientRects().length) return;
      const isInField = event.target === this.field;
      const links = all(".card:not([hidden]) h2 a", this.list);
      const here = links.indexOf(document.activeElement);
      if (event.key === "/" && !event.target.matches("input[type=search], select, textarea")) {
        event.preventDefault();
        this.field.focus();
        this.field.select();
      } else if (event.key === "Escape" && isInField) {
        event.preventDefault();
        if (this.field.value) address.set("q", null, true); else this.field.blur();
      } else if (event.key === "Escape" && here >= 0) {
        this.field.focus();
      } else if (event.key === "Enter" && isInField) {
        // What was typed last may not be found yet.
        this.updated.then(() => this.results.length && find(".card:not([hidden]) h2 a", this.list).click());
      } else if (event.key === "ArrowDown" && isInField && links.length) {
        event.preventDefault();
        links[0].focus();
      } else if (here >= 0) {
        this.move(event, links, here);
      }
    },

    move(event, links, here) {
      const top = (link) => Math.round(link.getBoundingClientRect().top);
      const left = (link) => link.getBoundingClientRect().left;
      let there = null;
      if (event.key === "ArrowRight") there = links[here + 1];
      if (event.key === "ArrowLeft") there = links[here - 1];
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        const isDown = event.key === "ArrowDown";
        const rest = isDown ? links.slice(here + 1) : links.slice(0, here).reverse();
        const row = rest.find((link) => (isDown ? top(link) > top(links[here]) + 40 : top(link) < top(links[here]) - 40));
        const inRow = row ? rest.filter((link) => Math.abs(find(".thumb", link.closest(".card")).getBoundingClientRect().top -
          find(".thumb", row.closest(".card")).getBoundingClientRect().top) < 4) : [];
        there = inRow.sort((a, b) => Math.abs(left(a) - left(links[here])) - Math.abs(left(b) - left(links[here])))[0];
        if (!there && !isDown) { event.preventDefault(); this.field.focus(); return; }
      }
      if (!there) return;
      event.preventDefault();
      there.focus();
      there.closest(".card").scrollIntoView({ block: "nearest" });
    },
  };

  // MARK: Screens

  const canvasOf = ({ device, orientation }) =>
    emptystates.canvases.find((canvas) => canvas.name === device && canvas.orientation === orientation) ||
    emptystates.canvases.find((canvas) => canvas.name === device) || emptystates.canvases[0];

  const settingNames = ["device", "orientation", "bars", "frame", "appearance", "scale", "direction"];

  /** How screens are shown, as an address says; what it does not say, or says wrongly, is as at first. */
  function settingsIn(parameters) {
    const base = emptystates.base;
    const oneOf = (name, values) => (values.includes(parameters.get(name)) ? parameters.get(name) : base[name]);
    const scale = Number(parameters.get("scale"));
    const device = oneOf("device", emptystates.canvases.map((canvas) => canvas.name));
    return {
      device,
      orientation: canvasOf({ device, orientation: oneOf("orientation", ["portrait", "landscape"]) }).orientation,
      bars: oneOf("bars", ["shown", "hidden"]), frame: oneOf("frame", ["device", "none"]),
      appearance: oneOf("appearance", ["light", "dark"]),
      scale: emptystates.scales.includes(scale) ? scale : base.scale,
      direction: oneOf("direction", ["auto", "ltr", "rtl"]),
      grid: parameters.has("grid"), outlines: parameters.has("outlines"),
    };
  }

  const isOtherAppearance = (settings) => settings.appearance !== emptystates.base.appearance;

  /** Whether a state looks the same in both appearances. */
  const isAlike = (settings, state) => state.alike[settings.bars === "shown" ? 1 : 0];

  /** Rules for a screen of another size or with other bars. */
  function geometry(canvas, settings, state, rounding) {
    const hasBars = settings.bars === "shown";
    const status = hasBars ? canvas.status : 0;
    const bar = hasBars ? canvas.bar : 0;
    const place = emptystates.canvases.indexOf(canvas) * 2 + (hasBars ? 1 : 0);
    const offset = state.offsets[state.offsets.length > 1 ? place : 0] + rounding;
    const least = Math.max(state.header, canvas.top - status - bar, 0);
    return (canvas.rules || "") + `
      .screen{width:${canvas.width}px;height:${canvas.height}px}
      .content{padding:0 ${canvas.padding}px}
      .status{display:${status ? "flex" : "none"}}
      .bar{display:${bar ? "flex" : "none"};height:${bar}px}
      .list::before{flex:1 1 ${Math.max(0, 2 * offset)}px;min-height:${least}px}
      .list::after{flex:1 1 ${Math.max(0, -2 * offset)}px;min-height:${Math.max(canvas.bottom, 0)}px}`;
  }

  /** Rules for texts at another scale; `boxes` are their places so far, which tell how many lines they have. */
  function typography(step, state, fonts, boxes) {
    const faces = new Set();
    const rules = state.texts.map(([selector, spacing, first, others], number) => {
      const used = [first, ...others.map((other) => other[1])].map((place) => fonts[place][step]);
      const [, , height, ascent, baseline] = used.reduce((a, b) => (b[2] > a[2] ? b : a));
      for (const font of used) faces.add(font[1]);
      const pitch = height + spacing;
      const box = boxes && boxes[number];
      const count = box ? Math.max(1, Math.round((box[3] + spacing) / pitch)) : 1;
      const whole = height * count + spacing * (count - 1);
      const excess = Math.ceil(whole * 2 - 1e-6) / 2 - whole;
      const shift = count > 1 ? ascent + excess / 2 - baseline : 0;
      const margin = `margin:${shift - spacing / 2}px 0 ${excess - shift - spacing / 2}px`;
      const declare = (name, font) => `${name}{${font[0]};line-height:${pitch}px}`;
      return declare(selector, used[0]) + `.list ${selector}{${/^\.n/.test(selector) ? "" : margin}}` +
        others.map(([inner], place) => declare(inner, used[place + 1])).join("");
    });
    return [...faces].join("\n") + rules.join("\n");
  }

  /** The body of a device around a screen, in points. */
  function bodyOf(canvas, settings) {
    const edges = settings.frame === "device" ? canvas.edges : [0, 0];
    return { width: canvas.width + 2 * edges[0], height: canvas.height + 2 * edges[1], edges };
  }

  /** One screen on a page, shown as an address asks for. */
  class Stage {
    /** `change` hears of the state that a tap has shown. */
    constructor(data, page, change) {
      const paper = find(".paper", page);
      this.data = data;
      this.paper = paper;
      this.device = find(".device", paper);
      this.frame = find("iframe", paper);
      this.glass = this.device.appendChild(make("div", { className: "glass", "aria-hidden": "true" }));
      this.change = change;
      this.shown = data.states[0].name;
      this.language = data.languages[0];
      this.loaded = this.file();
      /** The documents of the screens, by their names, where they are in this file. */
      this.documents = Object.fromEntries(all("iframe[data-screen]", page).map((frame) => [frame.dataset.screen, frame.srcdoc]));
      this.turn = 0;
      this.boxes = [];
      /** The part of the screen that scrolls, and how far it is scrolled, in points. */
      this.area = null;
      this.scrolled = 0;
      // The screen may have been ready before this script was; it answers then, and is not waited for.
      this.isReady = true;
      addEventListener("message", (event) => {
        const told = event.data;
        if (event.source === this.frame.contentWindow && told && typeof told.emptystates === "string") this.hear(told);
      });
      if (typeof ResizeObserver === "function") new ResizeObserver(() => this.fit()).observe(paper);
    }

    get state() { return this.data.states.find((state) => state.name === this.shown) || this.data.states[0]; }

    /** Shows a state as the settings say. */
    show(name, settings, language) {
      this.shown = name;
      this.settings = settings;
      this.language = language;
      this.canvas = canvasOf(settings);
      this.fit();
      if (this.file() !== this.loaded) this.go(this.file());
      else this.apply();
    }

    file() {
      const own = this.data.languages[0];
      const folder = this.language && this.language !== own ? `in-${this.language.toLowerCase()}/` : "";
      return `screens/${folder}${this.state.scene}.html`;
    }

    go(file) {
      this.loaded = file;
      this.isReady = false;
      clearTimeout(this.back);
      if (isSingle) {
        this.frame.srcdoc = this.documents[file.slice("screens/".length, -".html".length)];
        return;
      }
      this.frame.contentWindow.location.replace(new URL(file, location.href).href);
    }

    hear(told) {
      if (told.open) return this.ask(told.open);
      if (told.go) return this.tapped(told.go, told.hash);
      if (typeof told.scroll === "number") {
        this.scrolled = told.scroll;
        if (!told.boxes) return void (this.settings && this.draw());
      }
      if (told.id === undefined) {
        const state = this.data.states.find((state) => state.scene === told.emptystates);
        // A screen that is being left may still answer.
        if (!this.isReady && state && state.name !== this.shown) return;
        this.isReady = true;
        if (state && state.name !== this.shown) {
          this.shown = state.name;
          this.loaded = this.file();
          this.change(state.name);
        }
        return this.apply();
      }
      if (told.id === this.turn && Array.isArray(told.boxes)) this.finish(told.boxes);
    }

    /** In one file a tap cannot go to another page, so that the screen is changed here; and back, after a while. */
    tapped(scene, hash) {
      const state = this.data.states.find((state) => state.scene === scene);
      if (!state) return;
      this.shown = state.name;
      this.go(this.file());
      this.change(state.name);
      const end = /^#([\d.]+),([\w.-]+)$/.exec(hash);
      if (end) this.back = setTimeout(() => this.tapped(end[2], ""), end[1] * 1000);
    }

    /** A tap wants to lead elsewhere: whoever looks decides. */
    ask(target) {
      if (!/^https:/.test(target)) return;
      const line = find(".asks", this.paper.parentNode) || this.paper.after(make("p", { className: "asks", role: "status" })) || find(".asks", this.paper.parentNode);
      line.replaceChildren("The app would open ", make("a", { href: target, rel: "noopener noreferrer", target: "_blank" }, target));
    }

    /** Whether the screen differs from how its page was written. */
    get isOther() {
      const base = emptystates.base;
      return ["device", "orientation", "bars", "scale"].some((name) => this.settings[name] !== base[name]);
    }

    /** Sends the rules; where lines may break elsewhere, they are measured, and the rules sent once more. */
    apply() {
      if (!this.isReady || !this.settings) return;
      this.pass = this.isOther ? 0 : 2;
      this.rounding = 0;
      this.send(null);
    }

    send(boxes) {
      const state = this.state;
      let css = isOtherAppearance(this.settings) && !isAlike(this.settings, state) ? state.other : "";
      if (this.isOther) {
        css += geometry(this.canvas, this.settings, state, this.rounding) +
          typography(emptystates.scales.indexOf(this.settings.scale), state, this.data.fonts, boxes);
      }
      this.turn += 1;
      this.parts = [".header", ...state.parts.map((part) => part[1]), ".content", ".list", ...state.texts.map((text) => text[0])];
      this.frame.contentWindow.postMessage({ css, dir: this.settings.direction, id: this.turn, parts: this.parts }, "*");
    }

    finish(boxes) {
      const state = this.state;
      const start = this.parts.indexOf(".list") + 1;
      const whole = ([left, top, width, height]) => [left, top + this.scrolled, width, height];
      this.boxes = ["Header", ...state.parts.map((part) => part[0])].map((name, number) => ({ name, box: boxes[number] && whole(boxes[number]) }))
        .filter((part) => part.box);
      this.area = boxes[start - 1];
      if (this.pass < 2) {
        this.pass += 1;
        const lines = boxes.slice(start);
        const content = boxes[start - 2];
        const list = boxes[start - 1];
        if (content && list) {
          const offset = state.offsets[state.offsets.length > 1 ? emptystates.canvases.indexOf(this.canvas) * 2 + (this.settings.bars === "shown" ? 1 : 0) : 0];
          const top = (list[3] - content[3]) / 2 + offset;
          this.rounding = this.pass === 2 ? Math.round(top * 2 + 1e-6) / 2 - top : 0;
        }
        this.lines = this.pass === 1 ? lines : this.lines;
        return this.send(this.lines);
      }
      this.draw();
      if (this.measured) this.measured(this.boxes);
      this.device.dataset.ready = String(this.turn);
    }

    /** Makes the screen as large as there is room for it. */
    fit() {
      if (!this.canvas) return;
      const body = bodyOf(this.canvas, this.settings);
      const style = getComputedStyle(this.paper);
      const width = this.paper.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      // Beside the facts it is as high as the window; above them as high as the screen, but no higher than the window.
      const isFree = getComputedStyle(this.paper).getPropertyValue("--free").trim() === "1";
      const room = isFree ? innerHeight - 140 : this.paper.clientHeight;
      const height = Math.max(240, room - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom));
      const scale = Math.max(0.1, Math.min(1.4, width / body.width, height / body.height));
      this.scale = scale;
      this.frame.width = this.canvas.width;
      this.frame.height = this.canvas.height;
      const properties = {
        "--scale": scale, "--width": this.canvas.width, "--height": this.canvas.height,
        "--edge-x": body.edges[0], "--edge-y": body.edges[1], "--radius": this.canvas.radius,
      };
      for (const [name, value] of Object.entries(properties)) this.device.style.setProperty(name, value);
      this.device.dataset.frame = this.settings.frame;
      this.device.dataset.orientation = this.canvas.orientation;
      this.device.classList.toggle("round", this.canvas.radius > 0);
      this.draw();
    }

    /** Draws the grid, and the outlines with their measures. */
    draw() {
      this.glass.replaceChildren();
      this.glass.classList.toggle("grid", this.settings.grid);
      if (!this.settings.outlines) return;
      const body = bodyOf(this.canvas, this.settings);
      // Where there is room beside the device, the labels stand there.
      this.isRoomy = (this.paper.clientWidth - body.width * this.scale) / 2 > 170;
      this.glass.classList.toggle("roomy", this.isRoomy);
      this.side = body.edges[0] * this.scale + 10;
      let last = null;
      for (const { name, box } of this.boxes) {
        const [, top, width, height] = box;
        const size = `${points(width)} × ${points(height)}`;
        const outline = this.place("outline", box);
        if (outline) this.labelOutline(outline, `${name} ${size}`, size);
        const gap = last !== null && top - last > 0.5 && this.place("gap", [0, last, this.canvas.width, top - last]);
        if (gap) this.labelGap(gap, points(top - last));
        last = name === "Header" ? null : top + height;
      }
    }

    /** Puts something over a part of the screen, as far as that has not been scrolled out of sight; null where it has. */
    place(className, [left, top, width, height]) {
      const from = top - this.scrolled;
      const hidden = this.area ? [this.area[1] - from, from + height - this.area[1] - this.area[3]].map((length) => Math.max(0, length)) : [0, 0];
      if (hidden[0] + hidden[1] >= Math.max(height, 1)) return null;
      const scaled = (length) => length * this.scale + "px";
      const right = Math.min(this.canvas.width, left + width);
      const start = Math.max(0, left);
      const element = make("div", { className });
      Object.assign(element.style, { left: scaled(start), top: scaled(from), width: scaled(right - start), height: scaled(height) });
      // Labels may stand out, though not where the part ends out of sight.
      const [over, under] = hidden.map((length) => (length > 0 ? scaled(length) : "-9999px"));
      element.style.clipPath = `inset(${over} -9999px ${under})`;
      element.dataset.over = hidden[0] * this.scale;
      this.glass.append(element);
      return element;
    }

    /** Beside the device, else beside the part, there without its name if need be, else above it: so that it hides nothing. */
    labelOutline(outline, long, short) {
      const label = outline.appendChild(make("span", {}, long));
      const room = parseFloat(outline.style.left);
      label.style.top = outline.dataset.over + "px";
      if (this.isRoomy) return void (label.style.right = `calc(100% + ${room + this.side}px)`);
      if (label.offsetWidth > room - 4) label.textContent = short;
      if (label.offsetWidth > room - 4) return void Object.assign(label.style, { top: "auto", bottom: "calc(100% + 1px)" });
      Object.assign(label.style, { left: "auto", right: "calc(100% + 4px)" });
    }

    labelGap(gap, words) {
      const label = gap.appendChild(make("span", {}, words));
      Object.assign(label.style, this.isRoomy ? { left: `calc(100% + ${this.side}px)` } : { left: "auto", right: "0" });
    }
  }

  // MARK: Toolbar

  /** The controls of how screens are shown; each changes the address. */
  function addTools(place, languages, prefix) {
    const read = () => settingsIn(address.read());
    const set = (name, value) => address.set(name, String(value) === String(emptystates.base[name]) ? null : String(value));
    const updates = [];
    const id = (name) => (isSingle ? prefix + "-" : "") + "tool-" + name;
    const choice = (name, title, options) => {
      const select = make("select", { id: id(name) }, ...options.map(([value, words]) => make("option", { value }, words)));
      select.addEventListener("change", () => set(name, select.value));
      updates.push((settings) => { select.value = String(settings[name]); });
      return make("label", {}, make("span", {}, title), select);
    };
    const toggle = (name, words, on, off) => {
      const button = make("button", { type: "button", id: id(name) }, words);
      button.addEventListener("click", () => set(name, read()[name] === on ? off : on));
      updates.push((settings) => button.setAttribute("aria-pressed", String(settings[name] === on)));
      return button;
    };
    const mark = (name, words) => {
      const button = make("button", { type: "button", id: id(name) }, words);
      button.addEventListener("click", () => address.set(name, read()[name] ? null : "1"));
      updates.push((settings) => button.setAttribute("aria-pressed", String(settings[name])));
      return button;
    };
    const devices = emptystates.canvases.filter((canvas, number, list) => list.findIndex((other) => other.name === canvas.name) === number);
    const reset = make("button", { type: "button", className: "plain", id: id("reset") }, "Reset");
    reset.addEventListener("click", () => {
      address.clear([...settingNames, "grid", "outlines", "language"]);
      // The button is gone then.
      find("select", place).focus();
    });
    updates.push((settings) => {
      reset.hidden = settingNames.every((name) => settings[name] === emptystates.base[name]) && !settings.grid && !settings.outlines && !address.read().has("language");
    });
    place.setAttribute("role", "group");
    place.setAttribute("aria-label", "How the screen is shown");
    place.append(
      choice("device", "Device", devices.map((canvas) => [canvas.name, canvas.title])),
      choice("scale", "Text size", emptystates.scales.map((scale) => [String(scale), Math.round(scale * 100) + " %"])),
      choice("direction", "Direction", [["auto", "By the text"], ["ltr", "Left to right"], ["rtl", "Right to left"]]));
    if (languages.length > 1) {
      const select = make("select", { id: id("language") }, ...languages.map((code) => make("option", { value: code }, languageName(code))));
      select.addEventListener("change", () => address.set("language", select.value === languages[0] ? null : select.value));
      updates.push(() => { select.value = address.read().get("language") || languages[0]; });
      place.append(make("label", {}, make("span", {}, "Language"), select));
    }
    place.append(make("div", { className: "toggles" },
      toggle("orientation", "Landscape", "landscape", "portrait"), toggle("bars", "Bars", "shown", "hidden"),
      toggle("frame", "Frame", "device", "none"), toggle("appearance", "Dark", "dark", "light"),
      mark("grid", "Grid"), mark("outlines", "Outlines"), reset));
    return (settings) => { for (const update of updates) update(settings); };
  }

  function languageName(code) {
    try { return new Intl.DisplayNames(["en"], { type: "language" }).of(code); } catch (error) { return code; }
  }

  // MARK: Tabs

  /** A row of tabs; `choose` gets the number of the one that is chosen. */
  function makeTabs(name, words, choose) {
    const tabs = words.map((text, number) => {
      const tab = make("button", { type: "button", role: "tab" }, text);
      tab.addEventListener("click", () => choose(number));
      return tab;
    });
    const row = make("div", { className: "tabs", role: "tablist", "aria-label": name }, ...tabs);
    row.addEventListener("keydown", (event) => {
      const here = tabs.indexOf(document.activeElement);
      const there = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: tabs.length - 1 }[event.key];
      if (there === undefined || here < 0) return;
      event.preventDefault();
      event.stopPropagation();
      const number = (there + tabs.length) % tabs.length;
      tabs[number].focus();
      choose(number);
    });
    row.select = (number) => tabs.forEach((tab, place) => {
      tab.setAttribute("aria-selected", String(place === number));
      tab.tabIndex = place === number ? 0 : -1;
    });
    row.tabs = tabs;
    return row;
  }

  // MARK: Copying

  async function copy(text, words) {
    try {
      await navigator.clipboard.writeText(text);
    } catch (error) {
      const area = document.body.appendChild(make("textarea", { value: text, className: "offstage" }));
      area.select();
      document.execCommand("copy");
      area.remove();
    }
    say(`Copied ${words}`);
  }

  /** Makes the colours of a page buttons that copy them. */
  function addColorButtons(within) {
    for (const color of all("span.color", within)) {
      const button = make("button", { type: "button", className: "color", title: "Copy" }, ...color.childNodes);
      button.addEventListener("click", () => copy(find("code", button).textContent, find("code", button).textContent));
      color.replaceWith(button);
    }
  }

  function download(name, text) {
    const link = make("a", { href: URL.createObjectURL(new Blob([text], { type: "application/octet-stream" })), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    say(`Saved ${name}`);
  }

  // MARK: Entry

  /** The page of an entry, or one of several in a file. */
  class EntryPage {
    constructor(page) {
      this.page = page;
      this.data = JSON.parse(find("script[type='application/json'].data", page).textContent);
      this.sections = all(".state", page);
      this.addStates();
      this.updateTools = addTools(find(".stage .tools", page), this.data.languages, this.data.id);
      this.note = find(".stage .tools", page).appendChild(make("p", { className: "by note", role: "status" }));
      this.stage = new Stage(this.data, page, (name) => address.set("show", name === this.data.states[0].name ? null : name, true));
      this.stage.measured = (boxes) => this.showMeasures(boxes);
      this.addCode();
      addColorButtons(find(".facts", page));
      this.addNeighbours();
      addEventListener("keydown", (event) => this.key(event));
      this.answerEmbedder();
    }

    /** The state that an address asks for. */
    shownState(parameters) {
      const names = this.data.states.map((state) => state.name);
      return names.includes(parameters.get("show")) ? parameters.get("show") : names[0];
    }

    /** What the anchor of a state, which works without this script, stands for. */
    meaning(anchor) {
      return this.data.states.slice(1).some((state) => state.name === anchor) ? "show=" + anchor : "";
    }

    addStates() {
      const nav = find(".states", this.page);
      const names = this.data.states.map((state) => state.name);
      this.tabs = makeTabs("States", names.map(label), (number) => address.set("show", number ? names[number] : null));
      this.tabs.tabs.forEach((tab, number) => {
        tab.id = "tab-" + this.sections[number].id;
        tab.setAttribute("aria-controls", this.sections[number].id);
        this.sections[number].setAttribute("role", "tabpanel");
        this.sections[number].setAttribute("aria-labelledby", tab.id);
        this.sections[number].removeAttribute("aria-label");
      });
      nav.replaceWith(make("div", { className: "states" }, this.tabs));
    }

    update() {
      const parameters = address.read();
      const settings = settingsIn(parameters);
      const shown = this.shownState(parameters);
      const number = this.data.states.findIndex((state) => state.name === shown);
      this.tabs.select(number);
      this.sections.forEach((section, place) => { section.hidden = place !== number; });
      this.updateTools(settings);
      this.showNote(settings, this.data.states[number]);
      this.showInk(settings.appearance);
      this.showCode(shown, parameters.get("code"));
      const language = this.data.languages.includes(parameters.get("language")) ? parameters.get("language") : this.data.languages[0];
      this.showWords(language);
      this.stage.show(shown, settings, language);
      this.updateNeighbours(parameters);
    }

    /** A screen that looks the same in the other appearance says so, so that its button does not seem dead. */
    showNote(settings, state) {
      this.note.hidden = !isOtherAppearance(settings) || !isAlike(settings, state);
      this.note.textContent = this.note.hidden ? "" : `It has no ${settings.appearance} appearance of its own.`;
    }

    /** The texts are in the language of the screen. */
    showWords(language) {
      if (!this.words) {
        this.words = this.sections.map((section) => all(".texts .words", section).map((element) => ({ element, own: element.textContent, lang: element.lang })));
      }
      this.data.states.forEach((state, place) => {
        const [, ...words] = state.words.find(([code]) => code === language) || [];
        this.words[place].forEach(({ element, own, lang }, number) => {
          element.textContent = words[number] || own;
          element.lang = words[number] ? language : lang;
        });
      });
    }

    /** Colours and contrasts are those of the appearance that is shown. */
    showInk(appearance) {
      if ((this.appearance || emptystates.base.appearance) === appearance) return;
      this.appearance = appearance;
      for (const item of all(".texts li[data-other]", this.page)) {
        const [ink, ground] = all(".color", item);
        const ratio = find(".ratio", item);
        const now = [find("code", ink).textContent, find("code", ground).textContent, find("b", ratio).textContent, ratio.dataset.level];
        const [color, background, contrast, level] = item.dataset.other.split(" ");
        for (const [button, value] of [[ink, color], [ground, background]]) {
          find("code", button).textContent = value;
          find("rect", button).setAttribute("fill", value);
        }
        find("b", ratio).textContent = contrast;
        find("i", ratio).textContent = level === "fail" ? "below AA" : level;
        ratio.dataset.level = level;
        item.dataset.other = now.join(" ");
      }
    }

    showMeasures(boxes) {
      const section = this.sections.find((section) => !section.hidden);
      const list = find(".layout", section);
      let table = find(".measures", section);
      if (!table) {
        table = make("table", { className: "measures" });
        list.after(table);
      }
      const head = make("tr", {}, ...["On this screen", "x", "y", "width", "height"].map((text) => make("th", { scope: "col" }, text)));
      table.replaceChildren(make("thead", {}, head), make("tbody", {}, ...boxes.map(({ name, box }) =>
        make("tr", {}, make("th", { scope: "row" }, name), ...box.map((number) => make("td", {}, points(number)))))));
    }

    // Code

    addCode() {
      const take = find(".take", this.page);
      this.blocks = all(".code", take).map((details) => ({
        details, title: details.dataset.title, state: details.dataset.state, text: () => find("pre code", details).textContent,
      }));
      this.titles = [...new Set(this.blocks.map((block) => block.title))];
      this.blocks.forEach(({ details }, number) => {
        const text = find("pre", details);
        text.id = `${isSingle ? this.data.id + "-" : ""}code-${number}`;
        text.setAttribute("role", "tabpanel");
      });
      this.codeTabs = makeTabs("Formats", this.titles, (number) => address.set("code", number ? this.titles[number].toLowerCase() : null, true));
      const copyButton = make("button", { type: "button" }, "Copy");
      const saveButton = make("button", { type: "button" }, "Download");
      copyButton.addEventListener("click", () => copy(this.block.text(), this.block.title));
      saveButton.addEventListener("click", () => download(this.block.details.dataset.file, this.block.text()));
      find("h2", take).after(make("div", { className: "row" }, this.codeTabs, make("div", { className: "actions" }, copyButton, saveButton)));
    }

    showCode(state, wanted) {
      const title = this.titles.find((title) => title.toLowerCase() === wanted) || this.titles[0];
      const blocks = this.blocks.filter((block) => !block.state || block.state === state);
      for (const { title, details } of blocks) this.codeTabs.tabs[this.titles.indexOf(title)].setAttribute("aria-controls", find("pre", details).id);
      this.block = blocks.find((block) => block.title === title) || blocks[0];
      for (const block of this.blocks) {
        block.details.hidden = block !== this.block;
        block.details.open = block === this.block;
      }
      this.codeTabs.select(this.titles.indexOf(this.block.title));
      this.showPicture();
    }

    // Neighbours

    addNeighbours() {
      this.previous = make("a", { className: "plain", rel: "prev", hidden: true }, make("span", { "aria-hidden": "true" }, "← "), make("bdi"));
      this.next = make("a", { className: "plain", rel: "next", hidden: true }, make("bdi"), make("span", { "aria-hidden": "true" }, " →"));
      this.up = make("a", { className: "plain", href: indexAddress("") }, "All entries");
      this.around = make("nav", { className: "around", "aria-label": "Entries" }, this.previous, this.up, this.next);
      find(".top .brand").after(this.around);
      if (isSingle) return;
      find(".top .buttons").prepend(make("a", { className: "plain down", href: "#take" }, "Code"),
        make("a", { className: "plain", href: "compare.html#items=" + this.data.id }, "Compare"));
    }

    async updateNeighbours(parameters) {
      if (root.dataset.embed !== undefined) return;
      const part = filterPart(parameters);
      this.up.href = indexAddress(indexPart(parameters));
      let results;
      try { results = (await chosenEntries(part)).results; } catch (error) { return; }
      const here = results.findIndex(({ entry }) => entry.id === this.data.id);
      const link = (element, result) => {
        element.hidden = here < 0 || !result;
        if (element.hidden) return;
        const rest = address.read();
        rest.delete("show");
        rest.delete("language");
        element.href = entryAddress(result.entry.id, rest);
        find("bdi", element).textContent = result.entry.name;
        element.setAttribute("aria-label", `${element.rel === "prev" ? "Previous" : "Next"}: ${result.entry.name}`);
      };
      link(this.previous, results[here - 1]);
      link(this.next, results[here + 1]);
      this.up.textContent = part.toString() && here >= 0 ? `${here + 1} of ${results.length}` : "All entries";
    }

    key(event) {
      // In a column of the comparison there is nowhere to go.
      if (root.dataset.embed !== undefined || this.page.hidden) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("select, input, textarea, pre, [role=tablist]")) return;
      if (event.key === "/" && !isSingle) { event.preventDefault(); location.href = "index.html#search"; }
      // Whoever is on a button or a link moves on from there.
      const isFree = !event.target.closest("button, a, summary");
      const link = { ArrowLeft: isFree && this.previous, ArrowRight: isFree && this.next, Escape: this.up }[event.key];
      if (link && !link.hidden) link.click();
    }

    /** A drawing is seen as one there, and not as its text. */
    showPicture() {
      if (root.dataset.embed !== "code" || !this.block) return;
      const code = find("pre code", this.block.details);
      if (code.dataset.language !== "svg" || find(".picture", this.block.details)) return;
      find("pre", this.block.details).before(make("img", {
        className: "picture", alt: `${find("h1", this.page).textContent} as ${this.block.title}`, src: "data:image/svg+xml," + encodeURIComponent(code.textContent),
      }));
    }

    /** In a column of the page that compares, it says what else it could show. */
    answerEmbedder() {
      if (root.dataset.embed === undefined || parent === window) return;
      parent.postMessage({ emptystates: "views", id: this.data.id, titles: this.titles }, "*");
      addEventListener("message", ({ source, data }) => {
        if (source === parent && data && data.emptystates === "theme") theme.show(data.theme);
      });
      const show = () => {
        root.dataset.embed = address.read().get("embed") === "code" ? "code" : "screen";
        this.stage.fit();
        this.showPicture();
      };
      addEventListener("hashchange", show);
      show();
    }
  }

  // MARK: Compare

  const comparePage = {
    columns: [],

    async start() {
      this.place = find("#columns");
      this.updateTools = addTools(find(".tools"), []);
      try { this.entries = await loadEntries.once(); } catch (error) { return say(error.message); }
      if (this.entries.length) this.addField();
      this.unknown = make("p", { className: "by", role: "status" });
      find(".tools").before(this.unknown);
      addEventListener("message", (event) => this.hear(event));
      theme.watchers.push(() => this.columns.forEach((column) => this.tellTheme(column)));
      address.watch(() => this.update());
    },

    /** An entry by its id, or by one that it once had. */
    entryCalled(id) {
      return this.entries.find((entry) => entry.id === id) || this.entries.find((entry) => entry.alias.includes(id));
    },

    /**
     * `airbnb`, `airbnb/loading`, `airbnb:swiftui`, `airbnb/loading:svg`; the first two entries where the address says
     * nothing. What it calls by no entry's id is `unknown`.
     */
    asked() {
      const text = address.read().get("items");
      if (text === null) return { items: this.entries.slice(0, 2).map((entry) => ({ entry })), unknown: [] };
      const items = [];
      const unknown = [];
      for (const item of text.split(",").filter((part) => part)) {
        const [, id, state, view] = /^([^/:]+)(?:\/(\w+))?(?::(\w+))?$/.exec(item) || [];
        const entry = this.entryCalled(id);
        if (entry) items.push({ entry, state, view }); else unknown.push(item);
      }
      return { items, unknown };
    },

    items() { return this.asked().items; },

    write(items) {
      address.set("items", items.map(({ entry, state, view }) => entry.id + (state ? "/" + state : "") + (view ? ":" + view : "")).join(","));
    },

    addField() {
      const list = make("datalist", { id: "ids" }, ...this.entries.map((entry) => make("option", { value: entry.id }, entry.name)));
      this.field = make("input", { id: "add", list: "ids", autocomplete: "off", placeholder: "Add an entry" });
      this.field.setAttribute("aria-label", "Add an entry by its name or id");
      const add = (entry) => {
        this.field.value = "";
        this.write([...this.items(), { entry }]);
        say(`Added ${entry.name}`);
      };
      // One that is picked from the list is whole; what was typed is searched for once Enter says that it is all.
      this.field.addEventListener("change", () => {
        const entry = this.entryCalled(this.field.value.trim());
        if (entry) add(entry);
      });
      this.field.addEventListener("keydown", async (event) => {
        const wanted = this.field.value.trim();
        if (event.key !== "Enter" || !wanted) return;
        event.preventDefault();
        const found = this.entryCalled(wanted) || (await this.search(wanted));
        if (found) add(found); else say(`No entry is found by “${wanted}”`);
      });
      find(".heading").append(make("div", { className: "adding" }, this.field, list));
    },

    /** The best of the entries that the index finds. */
    async search(query) {
      const { results } = await chosenEntries(new URLSearchParams({ q: query }));
      return results.length ? results[0].entry : null;
    },

    update() {
      const { items, unknown } = this.asked();
      this.updateTools(settingsIn(address.read()));
      while (this.columns.length > items.length) this.columns.pop().element.remove();
      items.forEach((item, number) => {
        if (!this.columns[number]) this.columns.push(this.makeColumn(number));
        this.fill(this.columns[number], item, items);
      });
      this.place.dataset.count = items.length;
      this.place.style.setProperty("--columns", items.length);
      this.unknown.textContent = unknown.map((item) => `There is no entry “${item}”.`).join(" ");
      this.showNothing(items);
    },

    /** The empty state of the comparison itself. */
    showNothing(items) {
      const note = find("#nothing");
      if (note) note.remove();
      if (items.length) return;
      const link = make("a", { className: "primary", href: "index.html" }, "All entries");
      this.place.before(emptyState("Nothing to compare", "Add entries by their names above, or pick some among all.", link));
    },

    tellTheme(column) {
      if (theme.chosen) column.frame.contentWindow.postMessage({ emptystates: "theme", theme: theme.chosen }, "*");
    },

    makeColumn(number) {
      const column = { titles: [] };
      column.name = make("h2", {}, make("a", {}));
      const change = (part) => () => {
        const items = this.items();
        const value = column[part].value;
        items[number] = { ...items[number], [part]: column[part].selectedIndex ? value : undefined };
        this.write(items);
      };
      column.state = make("select", { "aria-label": "State" });
      column.view = make("select", { "aria-label": "Shown as" });
      column.state.addEventListener("change", change("state"));
      column.view.addEventListener("change", change("view"));
      column.remove = make("button", { type: "button", className: "plain", "aria-label": "Remove" }, "×");
      column.remove.addEventListener("click", () => {
        this.write(this.items().filter((item, place) => place !== number));
        // The keyboard stays where there is still something to take away.
        const next = this.columns[Math.min(number, this.columns.length - 1)];
        (next ? next.remove : this.field).focus();
      });
      column.twin = make("button", { type: "button", className: "plain", title: "Show it once more, beside" }, "+");
      column.twin.setAttribute("aria-label", "Show it once more");
      column.twin.addEventListener("click", () => {
        const items = this.items();
        items.splice(number + 1, 0, { ...items[number] });
        this.write(items);
      });
      column.frame = make("iframe", {});
      column.element = make("section", { className: "column" },
        make("header", {}, column.name, column.twin, column.remove, column.state, column.view), column.frame);
      this.place.append(column.element);
      return column;
    },

    fill(column, { entry, state, view }) {
      const link = find("a", column.name);
      link.textContent = entry.name;
      link.href = entry.id + ".html" + (state ? "#show=" + state : "");
      column.element.setAttribute("aria-label", entry.name);
      column.frame.title = `${entry.name} in the comparison`;
      column.remove.setAttribute("aria-label", `Remove ${entry.name}`);
      column.id = entry.id;
      column.state.replaceChildren(...entry.state.map((name) => make("option", { value: name }, label(name))));
      column.state.value = state && entry.state.includes(state) ? state : entry.state[0];
      column.wanted = view;
      this.fillViews(column);
      const parameters = new URLSearchParams({ embed: view ? "code" : "screen" });
      if (state) parameters.set("show", state);
      if (view) parameters.set("code", view);
      for (const name of [...settingNames, "grid", "outlines"]) {
        if (address.read().has(name)) parameters.set(name, address.read().get(name));
      }
      const target = new URL(withPart(entry.id + ".html", parameters), location.href).href;
      if (column.target === target) return;
      if (column.target) column.frame.contentWindow.location.replace(target); else column.frame.src = target;
      column.target = target;
    },

    fillViews(column) {
      const titles = column.titles.length ? column.titles : column.wanted ? [label(column.wanted)] : [];
      column.view.replaceChildren(make("option", { value: "" }, "Screen"), ...titles.map((title) => make("option", { value: title.toLowerCase() }, title)));
      column.view.value = column.wanted || "";
    },

    hear(event) {
      const column = this.columns.find((column) => column.frame.contentWindow === event.source);
      if (!column || !event.data || event.data.emptystates !== "views" || !Array.isArray(event.data.titles)) return;
      column.titles = event.data.titles.map(String);
      this.fillViews(column);
      this.tellTheme(column);
    },
  };

  // MARK: One file

  const singlePage = {
    pages: new Map(),

    start() {
      index.start();
      this.sections = all("article.entry");
      this.title = document.title;
      address.meaning = (anchor) => this.meaning(anchor);
      address.watch(() => this.update());
    },

    /** What the anchor of an entry or of one of its parts, which work without this script, stands for. */
    meaning(anchor) {
      if (!anchor) return "";
      const part = document.getElementById(anchor);
      const section = part && part.closest("article.entry");
      if (!section) return part ? "" : new URLSearchParams({ entry: anchor });
      const parameters = new URLSearchParams({ entry: section.id });
      if (part.matches(".state")) parameters.set("show", anchor.slice(section.id.length + 1));
      return parameters;
    },

    update() {
      const wanted = address.read().get("entry");
      const shown = this.sections.find((section) => section.id === wanted);
      if (wanted && !shown) this.follow(wanted);
      find(".index").hidden = Boolean(shown);
      for (const section of this.sections) section.hidden = section !== shown;
      for (const page of this.pages.values()) page.around.hidden = page.page !== shown;
      const skip = find(".skip");
      skip.textContent = shown ? "Skip to the screen" : "Skip to the entries";
      skip.setAttribute("href", shown ? `#${shown.id}-screen` : "#entries");
      document.title = shown ? `${find("h1", shown).textContent} · ${this.title}` : this.title;
      if (shown) {
        if (!this.pages.has(shown)) this.pages.set(shown, new EntryPage(shown));
        this.pages.get(shown).update();
      } else {
        index.update();
      }
      this.move(shown);
    },

    /** An entry that is opened takes the keyboard, and gives it back to its card. */
    move(shown) {
      const { last, isMoved } = this;
      Object.assign(this, { last: shown, isMoved: true });
      if (last === shown) return;
      if (shown) {
        scrollTo(0, 0);
        // A page that has just come has the keyboard at its beginning.
        if (isMoved) goTo(find("h1", shown), true);
      } else if (last) {
        index.updated.then(() => {
          const card = index.cards.get(last.id);
          if (card && !card.hidden) find("h2 a", card).focus();
        });
      }
    },

    /** Opens an entry by an id that it once had. */
    async follow(wanted) {
      const entry = (await loadEntries.once()).find(({ alias }) => alias.includes(wanted));
      if (entry) address.set("entry", entry.id, true);
      else say(`There is no entry “${wanted}”`);
    },
  };

  // MARK: Start

  function start() {
    document.body.append(make("p", { id: "said", role: "status" }));
    theme.addSwitch();
    keepAddress();
    const page = root.dataset.page;
    if (page === "entry") {
      const entry = new EntryPage(document.body);
      address.meaning = (anchor) => entry.meaning(anchor);
      address.watch(() => entry.update());
    } else {
      ({ index, compare: comparePage, single: singlePage })[page].start();
    }
  }

  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
