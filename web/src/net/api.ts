// Requests to the server. A refusal carries a message for people, in their language.

import { say, t } from "../i18n/messages.ts";
import { inPage } from "./base.ts";
import { carrier } from "./carrier.ts";
import type {
  AddressReply,
  CheckReply,
  CheckRequest,
  ClaimRequest,
  CreateRequest,
  CurveReply,
  DailyReply,
  DailyRequest,
  DeletedReply,
  ExamplesReply,
  FactsReply,
  GamesReply,
  HealthReply,
  TermsReply,
  HistoryReply,
  ImportRequest,
  LinesReply,
  MineReply,
  NoticeDoneReply,
  NoticeRequest,
  NoticesReply,
  OpenTablesReply,
  PastReply,
  PushReply,
  ReviewReply,
  SeatedReply,
  StillsReply,
  TableReply,
  TurnsReply,
} from "./messages.ts";

export class Refused extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** Why something was not done, in words. */
export function problemOf(error: unknown): string {
  if (error instanceof Refused) return error.message;
  return t(inPage ? "web-engine-failed" : "web-no-server");
}

async function request<T>(method: string, path: string, body?: unknown, secret = ""): Promise<T> {
  const sent = body === undefined ? null : JSON.stringify(body);
  return read(await plainText(method, path, sent, secret)) as T;
}

async function plainText(method: string, path: string, body: string | null, secret = ""): Promise<string> {
  const headers: Record<string, string> = {};
  if (body !== null) headers["Content-Type"] = "application/json";
  if (secret) headers.Authorization = `Bearer ${secret}`;
  const reply = await carrier.request(method, path, headers, body);
  const text = await reply.text().catch(() => "");
  if (reply.status >= 300) {
    const error = (read(text) as { error?: { msg: { key: string; args: never } } } | null)?.error;
    throw new Refused(error ? say(error.msg) : `${reply.status}`, reply.status);
  }
  return text;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => request<GamesReply>("GET", "/api/games"),
  health: () => request<HealthReply>("GET", "/api/health"),
  address: () => request<AddressReply>("GET", "/api/address"),
  terms: (language: string) => request<TermsReply>("GET", `/api/terms/${language}`),
  /** `Facts`: what the caller knows of the game's shape of them. */
  facts: <Facts>(game: string, components = "") =>
    request<Omit<FactsReply, "facts"> & { facts: Facts }>(
      "GET",
      `/api/games/${game}/facts?components=${encodeURIComponent(components)}`,
    ),
  /** The same of a table whose maker brought a component file. */
  tableFacts: <Facts>(id: string, secret: string) =>
    request<Omit<FactsReply, "facts"> & { facts: Facts }>("GET", `${at(id)}/facts`, undefined, secret),
  tableFile: async (id: string): Promise<string> =>
    (await carrier.request("GET", `${at(id)}/components.toml`, {}, null)).text(),
  /** Values beside the print, and the component file with these answers. */
  check: (game: string, answers: CheckRequest["answers"]) =>
    request<CheckReply>("POST", `/api/games/${game}/check`, { answers }),
  examples: (game: string) => request<ExamplesReply>("GET", `/api/games/${game}/examples`),
  /** A worked example as it was laid out, before anything happened. */
  opening: (id: string, secret: string) =>
    request<HistoryReply>("GET", `${at(id)}/opening`, undefined, secret),
  openTables: () => request<OpenTablesReply>("GET", "/api/tables"),
  mine: (secrets: string[]) => request<MineReply>("POST", "/api/mine", { secrets }),
  create: (wanted: CreateRequest) => request<SeatedReply | TableReply>("POST", "/api/tables", wanted),
  table: (id: string) => request<TableReply>("GET", at(id)),
  tableByCode: (code: string) => request<TableReply>("GET", `/api/codes/${encodeURIComponent(code)}`),
  claim: (id: string, wanted: ClaimRequest) => request<SeatedReply>("POST", `${at(id)}/claim`, wanted),
  rename: (id: string, seat: number, wanted: { name?: string; colour?: string }, secret: string) =>
    request<TableReply>("PATCH", `${at(id)}/seats/${seat}`, wanted, secret),
  leave: (id: string, seat: number, secret: string) =>
    request<TableReply>("DELETE", `${at(id)}/seats/${seat}`, undefined, secret),
  renew: (id: string, seat: number, secret: string) =>
    request<SeatedReply>("POST", `${at(id)}/seats/${seat}/link`, undefined, secret),
  forget: (id: string, seat: number, secret: string) =>
    request<TableReply>("POST", `${at(id)}/seats/${seat}/forget`, undefined, secret),
  deleteTable: (id: string, secret: string) => request<DeletedReply>("DELETE", at(id), undefined, secret),
  /** Where the seats of these secrets are waited for, by their places. */
  turns: (secrets: string[]) => request<TurnsReply>("POST", "/api/turns", { secrets }),
  pushKey: () => request<PushReply>("GET", "/api/push"),
  notices: (id: string, seat: number, secret: string) =>
    request<NoticesReply>("GET", `${at(id)}/seats/${seat}/notices`, undefined, secret),
  addNotice: (id: string, seat: number, secret: string, wanted: NoticeRequest) =>
    request<NoticesReply>("POST", `${at(id)}/seats/${seat}/notices`, wanted, secret),
  removeNotice: (id: string, seat: number, secret: string, notice: string) =>
    request<NoticesReply>("DELETE", `${at(id)}/seats/${seat}/notices/${notice}`, undefined, secret),
  /** What the link in a mail is for. */
  answerMail: (notice: string, use: "confirm" | "stop", token: string) =>
    request<NoticeDoneReply>("POST", `/api/notices/${notice}/${use}/${token}`),
  /** The positions after `since` choices up to n, beat by beat, or as many as are told at once. */
  stills: (id: string, since: number, n: number, secret: string) =>
    request<StillsReply>("GET", `${at(id)}/stills/${since}/${n}`, undefined, secret),
  /** What happened up to a version, as much as is told at once. */
  past: (id: string, version: number, secret: string) =>
    request<PastReply>("GET", `${at(id)}/past/${version}`, undefined, secret),
  curve: (id: string, secret: string) => request<CurveReply>("GET", `${at(id)}/curve`, undefined, secret),
  /** The review of a finished game, or how far it is. */
  review: (id: string, secret: string) => request<ReviewReply>("GET", `${at(id)}/review`, undefined, secret),
  record: (id: string, secret: string) => request<unknown>("GET", `${at(id)}/record`, undefined, secret),
  importRecord: (record: unknown, name: string, own: Pick<ImportRequest, "file" | "file_name"> = {}) =>
    request<SeatedReply>("POST", "/api/import", { record, name, ...own }),
  /** The whole table as a file, and such a file: texts that are passed on as they are. */
  whole: (id: string, secret: string) => plainText("GET", `${at(id)}/whole`, null, secret),
  carried: async (file: string) => JSON.parse(await plainText("POST", "/api/carried", file)) as SeatedReply,
  daily: (game: string, day = "") => request<DailyReply>("GET", `/api/daily/${game}${day ? `/${day}` : ""}`),
  playDaily: (game: string, wanted: DailyRequest) =>
    request<SeatedReply>("POST", `/api/daily/${game}`, wanted),
  lines: (game: string, day: string, secret: string) =>
    request<LinesReply>("GET", `/api/daily/${game}/${day}/lines`, undefined, secret),
};
