// The tables this browser sits at, as the server knows them.

import { api } from "./api.ts";
import type { MyTable } from "./messages.ts";
import { seats } from "./seats.ts";

export async function myTables(): Promise<MyTable[]> {
  const secrets = seats.secrets();
  if (secrets.length === 0) return [];
  const reply = await api.mine(secrets);
  seats.told(secrets, reply.gone);
  return reply.tables;
}
