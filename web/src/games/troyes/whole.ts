// Everything Troyes brings, in one piece: boards and guide.

import type { AnyTable } from "../contract.ts";
import { guide } from "./guide.ts";
import { troyes } from "./index.tsx";

export const whole: AnyTable = { ...troyes, ...guide };
