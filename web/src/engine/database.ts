// The browser's database for the store of a page (src/regnum/page/indexed.py): a question is one transaction. What
// is asked comes as JSON and one piece of bytes, all values one after another; the answer is of the same kind.

type Part = string | number;
type Key = Part[];

type Span = [room: string, prefix: Key, after: Key | null, limit: number];
type Sized = [room: string, key: Key, length: number];

type Question =
  | { what: "open" | "close" | "living" }
  | { what: "live"; name: string }
  | { what: "read"; spans: Span[] }
  | { what: "commit"; found: Sized[]; writes: Sized[] };

interface Said {
  read?: [Key, number][][];
  done?: boolean;
  living?: string[] | null;
  error?: string;
  why?: string;
}

export interface Answer {
  text: string;
  data: Uint8Array;
}

const NAME = "regnum";
const LOCK = "regnum page ";
// A room once made stays; a new one is a new version.
const VERSION = 1;
const ROOMS = [
  ..."tables codes entries snapshots told finals scores notices secrets processes presence".split(" "),
];
const NOTHING = new Uint8Array();

/** All keys that begin with a prefix: an empty list comes after every text and number. */
function rangeOf(prefix: Key, after: Key | null): IDBKeyRange {
  const end = [...prefix, []] as IDBValidKey;
  return after === null ? IDBKeyRange.bound(prefix, end) : IDBKeyRange.bound(after, end, true);
}

const finished = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function isSame(value: unknown, expected: Uint8Array | null): boolean {
  if (!(value instanceof Uint8Array) || expected === null) return value === undefined && expected === null;
  return value.length === expected.length && value.every((byte, at) => byte === expected[at]);
}

/** Values out of one piece of bytes, in the order in which their lengths are given. */
function* cut(data: Uint8Array): Generator<Uint8Array | null, never, number> {
  let at = 0;
  let length = yield null;
  for (;;) {
    const value = length < 0 ? null : data.slice(at, at + length);
    at += Math.max(0, length);
    length = yield value;
  }
}

function joined(pieces: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

export class PageDatabase {
  #name: string;
  #database: IDBDatabase | null = null;
  #channel: BroadcastChannel | null = null;
  #hear: ((text: string) => void)[] = [];

  constructor(name: string = NAME) {
    this.#name = name;
  }

  /** Never fails: what went wrong is part of the answer. */
  async ask(text: string, data: Uint8Array): Promise<Answer> {
    try {
      return await this.#answered(JSON.parse(text) as Question, data);
    } catch (error) {
      const { name, message } = error as Error;
      return answerOf({ error: name, why: message });
    }
  }

  tell(text: string): void {
    this.#channel?.postMessage(text);
  }

  listen(hear: (text: string) => void): void {
    this.#hear.push(hear);
  }

  async #answered(question: Question, data: Uint8Array): Promise<Answer> {
    switch (question.what) {
      case "open":
        await this.#opened();
        this.#channel ??= this.#listening();
        return answerOf({});
      case "close":
        this.#database?.close();
        this.#database = null;
        this.#channel?.close();
        this.#channel = null;
        return answerOf({});
      case "live":
        await this.#live(question.name);
        return answerOf({});
      case "living":
        return answerOf({ living: await living() });
      case "read":
        return this.#read(question.spans);
      case "commit":
        return answerOf({ done: await this.#commit(question.found, question.writes, data) });
    }
  }

  /** The database; opened anew if the browser has closed it (somebody cleared what the site keeps). */
  async #opened(): Promise<IDBDatabase> {
    if (this.#database !== null) return this.#database;
    const request = indexedDB.open(this.#name, VERSION);
    request.onupgradeneeded = () => {
      const there = request.result.objectStoreNames;
      for (const room of ROOMS) if (!there.contains(room)) request.result.createObjectStore(room);
    };
    const database = await finished(request);
    const forget = () => {
      if (this.#database === database) this.#database = null;
    };
    database.onclose = forget;
    // A newer page wants to change the rooms: it goes first.
    database.onversionchange = () => {
      database.close();
      forget();
    };
    this.#database = database;
    return database;
  }

  #listening(): BroadcastChannel {
    const channel = new BroadcastChannel(this.#name);
    channel.onmessage = (event: MessageEvent<string>) => {
      for (const hear of this.#hear) hear(event.data);
    };
    return channel;
  }

  /** Holds a lock until this worker ends, however it does. */
  async #live(name: string): Promise<void> {
    if (!("locks" in navigator)) return;
    await new Promise<void>((held) => {
      void navigator.locks.request(LOCK + name, () => {
        held();
        return new Promise(() => undefined);
      });
    });
  }

  async #read(spans: Span[]): Promise<Answer> {
    const rooms = [...new Set(spans.map(([room]) => room))];
    const transaction = (await this.#opened()).transaction(rooms, "readonly");
    const found = await Promise.all(
      spans.map(([room, prefix, after, limit]) => {
        const range = rangeOf(prefix, after);
        const store = transaction.objectStore(room);
        const most = limit || undefined;
        return Promise.all([
          finished(store.getAllKeys(range, most)),
          finished(store.getAll(range, most) as IDBRequest<Uint8Array[]>),
        ]);
      }),
    );
    const read = found.map(([keys, values]) =>
      keys.map((key, at): [Key, number] => [key as Key, values[at]?.length ?? 0]),
    );
    return answerOf({ read }, joined(found.flatMap(([, values]) => values)));
  }

  async #commit(found: Sized[], writes: Sized[], data: Uint8Array): Promise<boolean> {
    const values = cut(data);
    values.next();
    const known = found.map(([room, key, length]) => ({ room, key, value: values.next(length).value }));
    const wanted = writes.map(([room, key, length]) => ({ room, key, value: values.next(length).value }));
    const rooms = [...new Set([...known, ...wanted].map(({ room }) => room))];
    const transaction = (await this.#opened()).transaction(rooms, "readwrite", { durability: "strict" });
    return new Promise((resolve, reject) => {
      let isStale = false;
      let waiting = known.length;
      const write = () => {
        for (const { room, key, value } of wanted) {
          const store = transaction.objectStore(room);
          if (value === null) store.delete(rangeOf(key, null));
          else store.put(value, key);
        }
        transaction.commit();
      };
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => (isStale ? resolve(false) : reject(transaction.error));
      for (const { room, key, value } of known) {
        const request = transaction.objectStore(room).get(key);
        request.onsuccess = () => {
          waiting -= 1;
          isStale ||= !isSame(request.result, value);
          if (waiting > 0) return;
          if (isStale) transaction.abort();
          else write();
        };
      }
      if (waiting === 0) write();
    });
  }
}

function answerOf(said: Said, data: Uint8Array = NOTHING): Answer {
  return { text: JSON.stringify(said), data };
}

/** The names of all pages that live; null where the browser does not say. */
async function living(): Promise<string[] | null> {
  if (!("locks" in navigator)) return null;
  const { held } = await navigator.locks.query();
  const names = (held ?? []).map(({ name }) => name ?? "");
  return names.filter((name) => name.startsWith(LOCK)).map((name) => name.slice(LOCK.length));
}
