// Everything Gùgōng brings, in one piece: boards and guide.

import type { GameTable } from "../contract.ts";
import { guide } from "./guide.ts";
import { gugong } from "./index.tsx";

export const whole = { ...gugong, ...guide } as unknown as GameTable;
