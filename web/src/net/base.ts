// Where the page lies: at the root of a server, or in any folder of a host of files.

/** The folder of the page, with its last slash. Scripts lie in a folder of their own beside it. */
export const base: URL = new URL("../", import.meta.url);

/** The address of one of the page's own files: `own("favicon.svg")`. */
export const own = (file: string): string => new URL(file, base).href;

/** Where the build says what plays the tables in the page (engine.json); empty: a server plays them. */
const manifest =
  typeof document === "undefined"
    ? ""
    : (document.querySelector<HTMLMetaElement>('meta[name="engine"]')?.content ?? "");

/** Whether tables are played in the page itself: there is no server and nobody else. */
export const inPage = manifest !== "";

export const manifestAddress = (): string => own(manifest);
