// What the words on everything that can be pressed look like: ink and grounds as they are painted, with
// see-through layers, gradients (every stop), opacity and brightness worked out from the computed styles.
// Words that lie on a drawing are left out: their ground is no style. An expression:
// ([selector, wanted]) => [{ index, name, kind, text, large, disabled, pairs }]; wanted: indices, or null for all.
([selector, wanted]) => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const parsed = new Map();
  const colour = (css) => {
    if (!parsed.has(css)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      parsed.set(css, [red, green, blue, alpha / 255]);
    }
    return parsed.get(css);
  };
  const styles = new Map(); // as they are now: asking the browser is what takes time
  const styleOf = (element) => {
    if (!styles.has(element)) {
      const { color, backgroundColor, backgroundImage, opacity, filter, overflow, visibility, fontSize, fontWeight } =
        getComputedStyle(element);
      styles.set(element, {
        color, backgroundColor, backgroundImage, opacity, filter, overflow, visibility, fontSize, fontWeight,
      });
    }
    return styles.get(element);
  };
  const mix = (top, below, share) => [0, 1, 2].map((i) => top[i] * share + below[i] * (1 - share));
  const over = (css, below) => mix(colour(css), below, colour(css)[3]);
  const STOP = /(?:rgba?|color|oklab|oklch|hsla?)\([^()]*\)/g;

  // the grounds an element may have over these: its colour, or each stop of its gradient
  const groundsOf = (style, below) => {
    const flat = below.map((each) => over(style.backgroundColor, each));
    const stops = style.backgroundImage.startsWith("none") ? null : style.backgroundImage.match(STOP);
    return stops ? flat.flatMap((each) => stops.map((stop) => over(stop, each))) : flat;
  };
  const brightness = (style) => Number(/brightness\(([\d.]+)\)/.exec(style.filter)?.[1] ?? 1);
  const brighter = (one, by) => one.map((part) => Math.min(255, part * by));

  // from the root down to the holder of the words: pairs of a ground and the ink on it
  const paint = (chain, at, below) => {
    const style = styleOf(chain[at]);
    const pairs = below.flatMap((backdrop) => {
      const inner = groundsOf(style, [backdrop]);
      const last = at === chain.length - 1;
      const within = last
        ? inner.map((ground) => ({ ground, ink: over(style.color, ground) }))
        : paint(chain, at + 1, inner);
      const share = Number(style.opacity);
      const by = brightness(style);
      return within.map(({ ground, ink }) => ({
        ground: mix(brighter(ground, by), backdrop, share),
        ink: mix(brighter(ink, by), backdrop, share),
      }));
    });
    return pairs;
  };

  const large = (style) => {
    const px = parseFloat(style.fontSize);
    return px >= 24 || (px >= 18.66 && Number(style.fontWeight) >= 700);
  };
  const seen = (box, holder, control) => {
    let { left, top, right, bottom } = box;
    for (let at = holder; at; at = at.parentElement) {
      if (styleOf(at).overflow === "visible") continue;
      const edge = at.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    if (right - left < 4 || bottom - top < 4) return false;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return there !== null && (control.contains(there) || there.contains(holder));
  };
  const onDrawing = (holder, box) =>
    [...(holder.parentElement?.children ?? []), ...holder.children].some((each) => {
      if (each.tagName !== "svg") return false;
      const edge = each.getBoundingClientRect();
      return edge.left < box.left && edge.right > box.right && edge.top < box.bottom && edge.bottom > box.top;
    });
  const chainTo = (element) => {
    const chain = [];
    for (let at = element; at; at = at.parentElement) chain.unshift(at);
    return chain;
  };

  const words = [];
  [...document.querySelectorAll(selector)].forEach((control, index) => {
    if (wanted && !wanted.includes(index)) return;
    const walk = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const holder = node.parentElement;
      if (!node.data.trim() || holder.closest("svg") || holder.closest(selector) !== control) continue;
      const style = styleOf(holder);
      if (style.visibility !== "visible" || parseFloat(style.fontSize) < 2) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => seen(box, holder, control));
      if (boxes.length === 0 || boxes.some((box) => onDrawing(holder, box))) continue;
      words.push({
        index,
        name: `${control.tagName.toLowerCase()}.${control.className}`.slice(0, 80),
        // controls of the same kind look alike in every state
        kind: chainTo(control).slice(-4).map((each) => each.getAttribute("class")).join(">") + control.matches(":disabled"),
        text: node.data.trim().slice(0, 40),
        large: large(style),
        disabled: control.matches(":disabled, [aria-disabled=true]"),
        pairs: paint(chainTo(holder), 0, [[255, 255, 255]]),
      });
    }
  });
  return words;
}
