// The order of the rules pages, to learn by: chapters and the rule ids they hold. First comes what one does, what the
// server does for everybody (the set-up, an automa) last. The texts are in the catalogue.

import { RULINGS } from "../games/names.ts";

export interface Chapter {
  name: string;
  key: string;
  rules: string[];
}

const CHAPTERS: Record<string, [string, string][]> = {
  paladins: [
    ["round", "P10 P11 P12 P13 P14 P15 P16"],
    ["placing", "P20 P21 P22 P23"],
    ["left", "P30 P31 P32 P33 P34"],
    ["right", "P40 P41 P42 P43 P44 P45 P46"],
    ["inquisition", "P60 P61 P62 P63 P64 P65"],
    ["passing", "P70"],
    ["scoring", "P80 P81"],
    ["setup", "P1 P2 P3"],
    ["solo", "P90 P91 P92 P93 P94 P95 P96 P97 P98 P99"],
  ],
  troyes: [
    ["round", "T10 T11 T12 T13 T14 T15 T16"],
    ["dice", "T20 T21"],
    ["activate", "T30 T31 T32 T33 T34"],
    ["cathedral", "T40"],
    ["counter", "T45 T46 T47 T48"],
    ["place", "T50 T51 T52"],
    ["other", "T55 T56"],
    ["influence", "T60"],
    ["end", "T70 T71"],
    ["bonus", "T80"],
    ["setup", "T1 T2 T3 T4 T5"],
    ["solo", "T90 T91 T92 T93 T94 T95 T96 T97 T98"],
  ],
  gugong: [
    ["day", "G20 G21 G22 G23 G24 G25 G26"],
    ["travel", "G30 G31 G32 G36 G37 G38 G39"],
    ["wall", "G40 G41 G42 G43"],
    ["jade", "G50"],
    ["intrigue", "G55 G56 G57"],
    ["palace", "G60 G61 G62"],
    ["decrees", "G65 G66 G67"],
    ["canal", "G70 G71 G72 G73"],
    ["double", "G80 G83"],
    ["night", "G27 G28 G29"],
    ["morning", "G10 G11 G12 G13 G14"],
    ["end", "G90"],
    ["setup", "G1 G2 G3 G4 G5 G6 G7 G8"],
    ["solo", "G100 G101 G102 G103 G104 G105 G106 G107 G108 G109 G110 G111"],
  ],
};

/** The games whose rules can be read. */
export const RULED = Object.keys(CHAPTERS);

/** The game a rule or ruling is of: P40, R-T05; a game's own name is that game. */
export function gameOf(rule: string): string {
  if (RULED.includes(rule)) return rule;
  const letter = rule.replace(/^R-/, "").charAt(0).toLowerCase();
  return RULED.find((game) => game.charAt(0) === letter) ?? (RULED[0] as string);
}

export function chaptersOf(game: string): Chapter[] {
  const chapters = (CHAPTERS[game] ?? []).map(([name, rules]) => ({
    name,
    key: `${game}-rules-${name}`,
    rules: rules.split(" "),
  }));
  const rulings = [...(RULINGS[game] ?? [])];
  return [...chapters, { name: "rulings", key: `${game}-rules-rulings`, rules: rulings }];
}

/** The chapter a rule stands in. */
export function chapterOf(rule: string): Chapter | undefined {
  return chaptersOf(gameOf(rule)).find((chapter) => chapter.rules.includes(rule));
}

export const isRuling = (rule: string): boolean => rule.startsWith("R-");
