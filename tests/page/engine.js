// A page's side of the engine for tests: starts workers, asks them, holds sockets and plays.

window.Engine = class {
  constructor() {
    this.answers = new Map();
    this.sockets = new Map();
    this.said = [];
    this.number = 0;
  }

  /** A worker that has said it is ready. */
  static async start(language = "en") {
    const engine = new Engine();
    const base = new URL("engine.json", location.href).href;
    const manifest = await (await fetch(base)).json();
    engine.worker = new Worker(new URL(manifest.worker, base), { type: "module" });
    const began = performance.now();
    await new Promise((ready, failed) => {
      engine.worker.onerror = (event) => failed(new Error(event.message));
      engine.worker.onmessage = ({ data }) => {
        engine.said.push(data);
        if (data.type === "ready") ready();
        else if (data.type === "failed") failed(new Error(data.error.slice(-2000)));
        else engine.hear(data);
      };
      engine.worker.postMessage({ type: "start", manifest, base, language });
    });
    engine.took = performance.now() - began;
    return engine;
  }

  hear(message) {
    if (message.type === "answer") {
      const text = new TextDecoder().decode(message.body);
      this.answers.get(message.id)({ ...message, text });
    } else if ("socket" in message) this.sockets.get(message.socket)?.hear(message);
  }

  last(type) {
    return this.said.filter((message) => message.type === type).at(-1);
  }

  async call(method, path, body = null, secret = "") {
    const id = ++this.number;
    const headers = secret ? { authorization: `Bearer ${secret}` } : {};
    const answered = new Promise((ready) => this.answers.set(id, ready));
    const text = body === null ? null : JSON.stringify(body);
    this.worker.postMessage({ type: "request", id, method, path, headers, body: text });
    const { status, text: told } = await answered;
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${told}`);
    return told === "" ? null : JSON.parse(told);
  }

  /** A table with the first seat taken: its id and the secret. */
  async table(asked) {
    const { table } = await this.call("POST", "/api/tables", asked);
    const { secret } = await this.call("POST", `/api/tables/${table.id}/claim`, { seat: 0, name: "Ann" });
    return { id: table.id, secret };
  }

  async watch({ id, secret }) {
    const socket = new Line(this, ++this.number);
    this.sockets.set(socket.number, socket);
    this.worker.postMessage({ type: "open", socket: socket.number, path: `/ws/tables/${id}` });
    await socket.until(() => socket.isOpen);
    socket.send({ type: "hello", secret, since: 0 });
    await socket.until(() => socket.offer);
    return socket;
  }

  kill() {
    this.worker.terminate();
  }
};

window.Line = class {
  constructor(engine, number) {
    Object.assign(this, { engine, number, isOpen: false, messages: [], offer: null, version: 0, asked: 0 });
    this.waiting = new Set();
    this.times = [];
  }

  hear(message) {
    if (message.type === "opened") this.isOpen = true;
    if (message.type === "closed") this.closed = message;
    if (message.type === "message") {
      const heard = JSON.parse(message.data);
      for (const one of Array.isArray(heard) ? heard : [heard]) this.take(one);
    }
    for (const look of [...this.waiting]) look();
  }

  take(message) {
    this.messages.push(message);
    if (message.type === "offer") this.offer = message;
    if (message.type === "happening") this.version = message.version;
    if (message.type === "welcome") this.version = message.happenings.at(-1)?.version ?? message.since;
  }

  async until(isTrue) {
    while (!isTrue())
      await new Promise((again) => {
        const look = () => {
          this.waiting.delete(look);
          again();
        };
        this.waiting.add(look);
      });
  }

  send(message) {
    this.engine.worker.postMessage({ type: "send", socket: this.number, data: JSON.stringify(message) });
  }

  async ask(message) {
    const id = ++this.asked;
    this.send({ ...message, id });
    const isAnswer = (one) => one.id === id && ["done", "refused", "hinted", "pong"].includes(one.type);
    await this.until(() => this.closed || this.messages.some(isAnswer));
    return this.messages.find(isAnswer) ?? this.closed;
  }

  /** Choose the first option once there is a question, and wait for the next one; says what was answered. */
  async choose(at = 0) {
    await this.until(() => this.closed || this.offer.decision >= 0 || this.offer.decider === -1);
    if (this.closed || this.offer.decider === -1) return null;
    const { decision, choices } = this.offer;
    const began = performance.now();
    const answered = await this.ask({ type: "choose", decision, choice: choices[at % choices.length].option });
    await this.until(() => this.closed || this.offer.decision !== decision);
    this.times.push(performance.now() - began);
    return answered;
  }
};
