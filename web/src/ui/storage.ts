// What this browser keeps. It may be forbidden, full, or hold what an older version or a person put there:
// nothing of that may stop the page.

export function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null; // no storage, or not ours
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // private windows may have no storage; it lasts as long as the page
  }
}
