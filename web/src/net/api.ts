// Requests to the server. A refusal carries a message for people, in their language.

import { say } from "../i18n/messages.ts";
import type {
  AddressReply,
  ClaimRequest,
  CreateRequest,
  CurveReply,
  DailyReply,
  DailyRequest,
  DeletedReply,
  FactsReply,
  GamesReply,
  HistoryReply,
  LinesReply,
  MineReply,
  OpenTablesReply,
  PastReply,
  SeatedReply,
  TableReply,
} from "./messages.ts";

export class Refused extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

async function request<T>(method: string, path: string, body?: unknown, secret = ""): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (secret) headers.Authorization = `Bearer ${secret}`;
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await fetch(path, init);
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const error = (answer as { error?: { msg: { key: string; args: never } } } | null)?.error;
    throw new Refused(error ? say(error.msg) : `${response.status}`, response.status);
  }
  return answer as T;
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => request<GamesReply>("GET", "/api/games"),
  address: () => request<AddressReply>("GET", "/api/address"),
  /** `Facts`: what the caller knows of the game's shape of them. */
  facts: <Facts>(game: string, components = "") =>
    request<Omit<FactsReply, "facts"> & { facts: Facts }>(
      "GET",
      `/api/games/${game}/facts?components=${encodeURIComponent(components)}`,
    ),
  openTables: () => request<OpenTablesReply>("GET", "/api/tables"),
  mine: (secrets: string[]) => request<MineReply>("POST", "/api/mine", { secrets }),
  create: (wanted: CreateRequest) => request<SeatedReply | TableReply>("POST", "/api/tables", wanted),
  table: (id: string) => request<TableReply>("GET", at(id)),
  tableByCode: (code: string) => request<TableReply>("GET", `/api/codes/${encodeURIComponent(code)}`),
  claim: (id: string, wanted: ClaimRequest) => request<SeatedReply>("POST", `${at(id)}/claim`, wanted),
  leave: (id: string, seat: number, secret: string) =>
    request<TableReply>("DELETE", `${at(id)}/seats/${seat}`, undefined, secret),
  renew: (id: string, seat: number, secret: string) =>
    request<SeatedReply>("POST", `${at(id)}/seats/${seat}/link`, undefined, secret),
  forget: (id: string, seat: number, secret: string) =>
    request<TableReply>("POST", `${at(id)}/seats/${seat}/forget`, undefined, secret),
  deleteTable: (id: string, secret: string) => request<DeletedReply>("DELETE", at(id), undefined, secret),
  history: (id: string, n: number, secret: string) =>
    request<HistoryReply>("GET", `${at(id)}/history/${n}`, undefined, secret),
  /** What happened up to a version, as much as is told at once. */
  past: (id: string, version: number, secret: string) =>
    request<PastReply>("GET", `${at(id)}/past/${version}`, undefined, secret),
  curve: (id: string, secret: string) => request<CurveReply>("GET", `${at(id)}/curve`, undefined, secret),
  record: (id: string, secret: string) => request<unknown>("GET", `${at(id)}/record`, undefined, secret),
  importRecord: (record: unknown, name: string) =>
    request<SeatedReply>("POST", "/api/import", { record, name }),
  daily: (game: string, day = "") => request<DailyReply>("GET", `/api/daily/${game}${day ? `/${day}` : ""}`),
  playDaily: (game: string, wanted: DailyRequest) =>
    request<SeatedReply>("POST", `/api/daily/${game}`, wanted),
  lines: (game: string, day: string, secret: string) =>
    request<LinesReply>("GET", `/api/daily/${game}/${day}/lines`, undefined, secret),
};
