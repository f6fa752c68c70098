// Files that the page makes for its reader.

/** Give the browser something to keep under a name. */
export function saveAs(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export function saveJson(content: unknown, name: string): void {
  saveAs(new Blob([JSON.stringify(content)], { type: "application/json" }), name);
}
