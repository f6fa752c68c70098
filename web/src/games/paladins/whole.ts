// Everything Paladins brings, in one piece: boards and guide.

import type { AnyTable } from "../contract.ts";
import { guide } from "./guide.ts";
import { paladins } from "./index.tsx";

export const whole: AnyTable = { ...paladins, ...guide };
