// All symbols of Gùgōng, and which of them stands for a name of the rules. They carry the game's prefix:
// the page has one sprite for all games.

import { addIcons } from "../../../ui/Icon.tsx";
import { iconOf, SETS } from "./named.ts";

for (const set of SETS) addIcons(set);

export { iconOf };
