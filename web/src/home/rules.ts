// The order of the rules pages: chapters and the rule ids they hold. The texts are in the catalogue.

export interface Chapter {
  key: string;
  rules: string[];
}

const CHAPTERS: Record<string, [string, string][]> = {
  paladins: [
    ["setup", "P1 P2 P3"],
    ["round", "P10 P11 P12 P13 P14 P15 P16"],
    ["placing", "P20 P21 P22 P23"],
    ["left", "P30 P31 P32 P33 P34"],
    ["right", "P40 P41 P42 P43 P44 P45 P46"],
    ["inquisition", "P60 P61 P62 P63 P64 P65"],
    ["passing", "P70"],
    ["scoring", "P80 P81"],
    ["solo", "P90 P91 P92 P93 P94 P95 P96 P97 P98 P99"],
    ["rulings", rulings(31)],
  ],
};

/** The ids of the rulings (docs/rulings): R-P01, R-P02, ... */
function rulings(n: number): string {
  return Array.from({ length: n }, (_, i) => `R-P${String(i + 1).padStart(2, "0")}`).join(" ");
}

export function chaptersOf(game: string): Chapter[] {
  return (CHAPTERS[game] ?? []).map(([name, rules]) => ({
    key: `${game}-rules-${name}`,
    rules: rules.split(" "),
  }));
}
