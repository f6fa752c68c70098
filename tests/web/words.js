// What a page in a made-up language shows: words that are not from the catalogue, and texts without room.
(() => {
  const SAID = ["aria-label", "title", "alt", "placeholder", "aria-description", "aria-roledescription"];
  const shows = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const name = (node) => {
    const about = node.dataset?.el ?? node.id ?? "";
    return `${node.tagName.toLowerCase()}.${(node.getAttribute("class") ?? "").split(" ").slice(0, 2).join(".")} ${about}`.trim();
  };
  /** What says that it is in another language, or is typed as it stands. */
  const foreign = (node) => {
    const said = node.closest("[lang]");
    if (said && said !== document.documentElement && said.lang !== document.documentElement.lang) return true;
    return node.closest("code, kbd, [translate=no], [data-code], svg defs, script, style, template, noscript") !== null;
  };

  /** What only screen readers say is one pixel large, or cut away whole. */
  const unseen = (node) => {
    for (let around = node; around && around !== document.body; around = around.parentElement) {
      const { width, height } = around.getBoundingClientRect();
      const { position, clipPath } = getComputedStyle(around);
      if (position === "absolute" && ((width <= 1.5 && height <= 1.5) || clipPath === "inset(50%)")) return true;
    }
    return false;
  };

  function* seen() {
    for (const node of texts()) if (!unseen(node.parentElement)) yield node;
  }

  function* texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node.data.trim() && !foreign(node.parentElement) && shows(node.parentElement)) yield node;
    }
  }

  /** Texts and labels with a plain letter, but for those allowed. */
  window.plainWords = (allowed) => {
    const ok = allowed.map((source) => new RegExp(source, "gu"));
    const found = new Set();
    const look = (text, where) => {
      const rest = ok.reduce((left, pattern) => left.replace(pattern, " "), text);
      if (/[A-Za-z]/.test(rest)) found.add(`${where}: ${text.trim().slice(0, 80)}`);
    };
    for (const node of texts()) look(node.data, name(node.parentElement));
    for (const node of document.querySelectorAll(SAID.map((said) => `[${said}]`).join(","))) {
      if (foreign(node) || !shows(node)) continue;
      for (const said of SAID) if (node.getAttribute(said)) look(node.getAttribute(said), `${name(node)} @${said}`);
    }
    look(document.title, "title");
    return [...found];
  };

  /** Texts with a digit that is not of the language, but for those allowed: for languages that have digits of their own. */
  window.latinDigits = (allowed) => {
    const ok = allowed.map((source) => new RegExp(source, "gu"));
    const found = new Set();
    for (const node of texts()) {
      const rest = ok.reduce((left, pattern) => left.replace(pattern, " "), node.data);
      if (/[0-9]/.test(rest)) found.add(`Latin digits: ${name(node.parentElement)}: ${node.data.trim().slice(0, 80)}`);
    }
    return [...found];
  };

  const rects = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1);
  };

  /** Texts that are wider or higher than what shows them. */
  window.cutTexts = () => {
    const found = new Set();
    for (const node of seen()) {
      const all = rects(node);
      if (!all.length || all.every((rect) => rect.right < 0 || rect.left > innerWidth)) continue; // put away
      const left = Math.min(...all.map((rect) => rect.left));
      const right = Math.max(...all.map((rect) => rect.right));
      const bottom = Math.max(...all.map((rect) => rect.bottom));
      const top = Math.min(...all.map((rect) => rect.top));
      for (let around = node.parentElement; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.position === "fixed") break;
        if (around.closest("svg")) break;
        const can = (value) => value === "auto" || value === "scroll";
        if (can(style.overflowX) || can(style.overflowY)) break; // it can be scrolled to
        const hides = (value) => value === "hidden" || value === "clip";
        if (!hides(style.overflowX) && !hides(style.overflowY)) continue;
        const room = around.getBoundingClientRect();
        if (room.width < 2 || room.height < 2) break; // for screen readers only
        const wide = hides(style.overflowX) && (right > room.right + 1.5 || left < room.left - 1.5);
        const high = hides(style.overflowY) && (bottom > room.bottom + 3 || top < room.top - 3);
        const dotted = style.textOverflow === "ellipsis" && around.scrollWidth > around.clientWidth + 1;
        if (wide || high || dotted) found.add(`${name(node.parentElement)} is cut by ${name(around)}: ${node.data.trim().slice(0, 50)}`);
        break;
      }
    }
    return [...found];
  };

  /** What of a box is inside everything around it that hides or scrolls the rest. */
  const clipped = (node, { left, right, top, bottom }) => {
    for (let around = node; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const room = around.getBoundingClientRect();
      [left, right] = [Math.max(left, room.left), Math.min(right, room.right)];
      [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)];
    }
    return { left, right, top, bottom, width: right - left, height: bottom - top };
  };

  /** Texts of different things that lie on each other. */
  window.overlaps = () => {
    const all = [];
    for (const node of seen()) {
      for (const whole of rects(node)) {
        const rect = clipped(node.parentElement, whole);
        if (rect.width > 1 && rect.height > 1) all.push({ node, rect });
      }
    }
    const found = new Set();
    const hit = ({ node, rect }) => {
      const top = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
      return top !== null && (top === node.parentElement || top.contains(node) || node.parentElement.contains(top));
    };
    for (let i = 0; i < all.length; i += 1) {
      for (let j = i + 1; j < all.length; j += 1) {
        const [a, b] = [all[i], all[j]];
        if (a.node === b.node) continue;
        const wide = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        const high = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
        if (wide < 3 || high < 0.4 * Math.min(a.rect.height, b.rect.height)) continue;
        if (!hit(a) || !hit(b)) continue; // one lies below something, or is scrolled away
        const [one, other] = [a, b].map(({ node }) => `${name(node.parentElement)} “${node.data.trim().slice(0, 24)}”`);
        found.add(`${one} and ${other} overlap`);
      }
    }
    return [...found];
  };
})();
