// Everything Troyes brings, in one piece: boards and guide.

import type { GameTable } from "../contract.ts";
import { guide } from "./guide.ts";
import { troyes } from "./index.tsx";

export const whole = { ...troyes, ...guide } as unknown as GameTable;
