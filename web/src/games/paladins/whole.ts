// Everything Paladins brings, in one piece: boards and guide.

import type { GameTable } from "../contract.ts";
import { guide } from "./guide.ts";
import { paladins } from "./index.tsx";

export const whole = { ...paladins, ...guide } as unknown as GameTable;
