// A picture of what the page has drawn: our own boards with our own style sheets, drawn once more by the browser
// itself as an SVG image, and from there into a PNG. Nothing leaves the page.

/** Pixels of the picture for one of the page. */
export const SHARPNESS = 1.5;
const XHTML = "http://www.w3.org/1999/xhtml";

export async function pictureOf(drawn: HTMLElement): Promise<HTMLCanvasElement> {
  const { width, height } = drawn.getBoundingClientRect();
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  const image = new Image(w, h);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await svgOf(drawn, w, h))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(w * SHARPNESS);
  canvas.height = Math.round(h * SHARPNESS);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The element with all it is drawn by, as a document of its own. */
async function svgOf(drawn: HTMLElement, w: number, h: number): Promise<string> {
  const copy = drawn.cloneNode(true) as HTMLElement;
  for (const mark of copy.querySelectorAll(".el-number")) mark.remove();
  for (const each of copy.querySelectorAll(".el")) still(each);
  const body = new XMLSerializer().serializeToString(copy);
  const sprite = [...document.querySelectorAll(".ic-sprite")]
    .map((each) => new XMLSerializer().serializeToString(each))
    .join("");
  const { lang, dir } = document.documentElement;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" data-theme="${theme()}" data-motion="off">` +
    `<style><![CDATA[${await styles()}]]></style>` +
    `<foreignObject width="${w}" height="${h}"><div xmlns="${XHTML}" lang="${lang}" dir="${dir}">` +
    `${sprite}${body}</div></foreignObject></svg>`
  );
}

/** A picture offers nothing: no gold, nothing chosen. */
function still(element: Element): void {
  element.classList.remove("el-legal", "el-refused", "is-chosen", "is-hover");
  element.removeAttribute("data-ring");
}

function theme(): string {
  return getComputedStyle(document.documentElement).colorScheme === "dark" || isDarkBySystem()
    ? "dark"
    : "light";
}

function isDarkBySystem(): boolean {
  return (
    document.documentElement.dataset.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches
  );
}

// --- style sheets, with the fonts in them ------------------------------------------------------------------

async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => ({ rule, sheet })),
  );
  const texts = rules.map(({ rule, sheet }) =>
    rule instanceof CSSFontFaceRule ? fontOf(rule, sheet.href ?? location.href) : rule.cssText,
  );
  return (await Promise.all(texts)).join("\n");
}

/** A font that the page shows, as part of the style sheet; those nobody needed stay out. */
async function fontOf(rule: CSSFontFaceRule, base: string): Promise<string> {
  const source = /url\("?([^")]+)"?\)/.exec(rule.cssText)?.[1];
  if (!source || !isUsed(rule)) return "";
  const answer = await fetch(new URL(source, base));
  return rule.cssText.replace(source, await asData(await answer.blob()));
}

const unquoted = (name: string): string => name.replace(/["']/g, "");

function isUsed(rule: CSSFontFaceRule): boolean {
  const family = unquoted(rule.style.getPropertyValue("font-family"));
  const range = rule.style.getPropertyValue("unicode-range");
  return [...document.fonts].some(
    (font) =>
      font.status === "loaded" &&
      unquoted(font.family) === family &&
      (!range || font.unicodeRange.toUpperCase() === range.toUpperCase()),
  );
}

function asData(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("a font could not be read"));
    reader.readAsDataURL(blob);
  });
}

export function asPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
