// Everything Gùgōng brings, in one piece: boards and guide.

import type { AnyTable } from "../contract.ts";
import { guide } from "./guide.ts";
import { gugong } from "./index.tsx";

export const whole: AnyTable = { ...gugong, ...guide };
