// All symbols of Troyes, and which of them stands for a name of the rules.

import { addIcons } from "../../../ui/Icon.tsx";
import { iconOf, SETS } from "./named.ts";

for (const set of SETS) addIcons(set);

export { iconOf };
