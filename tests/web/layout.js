// What a person could not see or reach in the window as it is: a list of sentences, empty if all is well.
(() => {
  const name = (node) => {
    const id = node.dataset?.el ?? node.dataset?.choice ?? node.innerText?.trim().split("\n")[0].slice(0, 24) ?? "";
    return `${node.className.toString().split(" ").slice(0, 2).join(".")} [${id}]`;
  };
  const box = (node) => node.getBoundingClientRect();
  const shows = (node) => node.checkVisibility({ visibilityProperty: true }) && box(node).width > 0;
  const inside = (a, b, spare = 2) =>
    a.left >= b.left - spare && a.right <= b.right + spare && a.top >= b.top - spare && a.bottom <= b.bottom + spare;
  const overlap = (a, b) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  let known = new Map(); // reading styles is what takes the time
  function edges(node) {
    if (!known.has(node)) {
      const { overflowX, overflowY } = getComputedStyle(node);
      const can = (value) => value === "auto" || value === "scroll";
      known.set(node, {
        clips: overflowX !== "visible" || overflowY !== "visible",
        scrolls:
          (can(overflowX) && node.scrollWidth > node.clientWidth + 1) ||
          (can(overflowY) && node.scrollHeight > node.clientHeight + 1),
      });
    }
    return known.get(node);
  }
  const clips = (node) => edges(node).clips;
  const scrolls = (node) => edges(node).scrolls;

  /** The things that must be scrolled to see all of this one; what is cut off for good. */
  function wayTo(node) {
    let scrolled = 0;
    let seen = box(node);
    for (let around = node.parentElement; around && around !== document.body; around = around.parentElement) {
      if (!clips(around)) continue;
      const room = box(around);
      const large = seen.width > room.width || seen.height > room.height;
      if (inside(seen, room) || (large && overlap(seen, room) > 0.98 * room.width * room.height)) continue;
      if (scrolls(around)) scrolled += 1;
      else if (overlap(seen, room) < 0.9 * seen.width * seen.height) return { cut: name(around), scrolled };
      seen = room;
    }
    const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    if (overlap(seen, page) < 0.9 * seen.width * seen.height && !inside(seen, page)) return { cut: "the window", scrolled };
    return { cut: null, scrolled };
  }

  /** Whether a touch in the middle of it, once it is in view, is a touch of it. */
  function covered(node) {
    const { left, top, width, height } = box(node);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit && (node.contains(hit) || (hit.closest("[data-el]") && hit.closest("[data-el]").contains(node)))) return null;
    return hit ? name(hit) : "nothing";
  }

  function around(node) {
    const found = [];
    for (let each = node.parentElement; each; each = each.parentElement) if (scrolls(each)) found.push(each);
    return found;
  }

  const WANTED = [".el-legal", ".tf-choice", ".tf-confirm button", ".tf-buttons button", ".tf-history", ".tf-log", ".tf-lines"];

  function reach(problems) {
    const wanted = [...document.querySelectorAll(WANTED.join(","))].filter(shows);
    const kept = [];
    for (const node of new Set(wanted.flatMap(around))) kept.push([node, node.scrollLeft, node.scrollTop]);
    for (const node of wanted) {
      const { cut, scrolled } = wayTo(node);
      if (cut) problems.push(`${name(node)} is cut off by ${cut}`);
      if (scrolled > 1) problems.push(`${name(node)} needs ${scrolled} things to be scrolled`);
      if (cut || node.matches(".tf-log, .tf-lines")) continue;
      // What sticks to the edge of a list may lie over a row: that comes out by scrolling the list.
      if (scrolled || covered(node)) node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const over = covered(node);
      if (over) problems.push(`${name(node)} is covered by ${over}`);
    }
    for (const [node, left, top] of kept) node.scrollTo({ left, top, behavior: "instant" });
  }

  function page(problems) {
    const root = document.scrollingElement;
    if (root.scrollWidth > innerWidth) problems.push(`the page is ${root.scrollWidth} wide`);
    if (root.scrollHeight !== innerHeight) problems.push(`the page is ${root.scrollHeight} high`);
  }

  function desk(problems) {
    const boards = [...document.querySelectorAll(".tf-shared, .tf-own")].map(box);
    const stage = box(document.querySelector(".tf-boards"));
    const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const rails = [...document.querySelectorAll(".tf-prompt, .tf-log, .tf-history, .ty-own-rail")].map(box);
    for (const board of boards) {
      if (!inside(board, stage)) problems.push(`a board leaves the stage: ${Math.round(board.right)}, ${Math.round(board.bottom)}`);
      if (!inside(board, window)) problems.push("a board leaves the window");
      const inner = { left: board.left + 2, top: board.top + 2, right: board.right - 2, bottom: board.bottom - 2 };
      if (rails.some((rail) => overlap(inner, rail) > 0)) problems.push("board and rail overlap");
    }
    // Between the boards, the rail and the edges of the window: no empty column.
    const left = Math.min(...boards.map((board) => board.left));
    const right = Math.max(...boards.map((board) => board.right));
    const beside = rails.filter((rail) => rail.left > right - 4 && rail.top < innerHeight / 2).map((rail) => rail.left);
    const empty = left + Math.min(innerWidth, ...beside) - right;
    if (empty > 0.08 * innerWidth) problems.push(`${Math.round(empty)} px are empty beside the boards`);
    if (beside.length && right - left < 0.5 * innerWidth) problems.push("the rail takes the room of the boards");
  }

  function phone(problems) {
    const stage = document.querySelector(".ph-frame, .ph-page");
    const { width, height } = box(stage);
    const part = (width * height) / (innerWidth * innerHeight);
    if (innerWidth > innerHeight && part < 0.54) problems.push(`the board has ${Math.round(part * 100)} % of the screen`);
    const opened = document.querySelector(".ph-sheet.is-full"); // on purpose, over the board
    if (innerWidth < innerHeight && part < 0.28 && !opened) problems.push(`the board has ${Math.round(part * 100)} % of the screen`);
    const top = box(document.querySelector(".ph-top")).height;
    if (top < 35) problems.push(`the top bar is ${Math.round(top)} high`);
  }

  /** How many choices can be read without scrolling. */
  function readable() {
    return [...document.querySelectorAll(".tf-choice")].filter((node) => {
      if (!shows(node)) return false;
      const { cut, scrolled } = wayTo(node);
      return !cut && scrolled === 0;
    }).length;
  }

  function several(problems) {
    if (document.querySelector(".ph-scene, .ph-log")) return; // it is chosen in the scene itself
    const all = document.querySelectorAll(".tf-choice").length;
    const compared = document.querySelector(".ph .gg-exchange"); // two cards above the choices
    const least = innerHeight <= 400 || compared ? 1 : 2;
    if (readable() < Math.min(all, least)) problems.push(`${readable()} of ${all} choices can be read`);
  }

  window.layoutProblems = () => {
    const problems = [];
    known = new Map();
    page(problems);
    if (document.querySelector(".tf-boards")) desk(problems);
    else phone(problems);
    several(problems);
    reach(problems);
    return problems;
  };

  const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  /** The same, and on a phone on every page of the board, on one's own board and in the log. */
  window.allProblems = async () => {
    await settled();
    const problems = window.layoutProblems();
    const visit = async (selector, chosen) => {
      for (let i = 0; i < document.querySelectorAll(selector).length; i += 1) {
        if (chosen && !chosen.includes(i)) continue;
        document.querySelectorAll(selector)[i].click();
        await settled();
        problems.push(...window.layoutProblems());
      }
    };
    await visit(".ph-zone-tabs button, .gg-tab > button");
    await visit(".ph-tabs button", [1, 3]);
    document.querySelector(".ph-tabs button")?.click();
    await settled();
    return [...new Set(problems)];
  };

  /** A sheet over the table: inside the window, its title and its buttons in view without scrolling. */
  window.sheetProblems = () => {
    const problems = [];
    const sheet = document.querySelector("dialog[open]");
    const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    if (!inside(box(sheet), window)) problems.push("the sheet leaves the window");
    if (sheet.scrollWidth > sheet.clientWidth + 1) problems.push("the sheet scrolls sideways");
    for (const node of sheet.querySelectorAll(".tf-sheet-body > header button, .tf-sheet-body > .tf-buttons button")) {
      if (!inside(box(node), box(sheet)) || covered(node)) problems.push(`${name(node)} is out of sight`);
    }
    return problems;
  };
})();
