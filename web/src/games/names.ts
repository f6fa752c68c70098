// Written by scripts/web_types from regnum.games.NAMES and the catalogue: do not edit.

export const NAMES = ["paladins", "troyes", "gugong"] as const;

/** The rulings of each game (docs/rulings), in their order. */
export const RULINGS: Readonly<Record<string, readonly string[]>> = {
  paladins: ["R-P01", "R-P02", "R-P03", "R-P04", "R-P05", "R-P06", "R-P07", "R-P08", "R-P09", "R-P10", "R-P11", "R-P12", "R-P13", "R-P14", "R-P15", "R-P16", "R-P17", "R-P18", "R-P19", "R-P20", "R-P21", "R-P22", "R-P23", "R-P24", "R-P25", "R-P26", "R-P27", "R-P28", "R-P29", "R-P30", "R-P31"],
  troyes: ["R-T01", "R-T02", "R-T03", "R-T04", "R-T05", "R-T06", "R-T07", "R-T08", "R-T09", "R-T10", "R-T11", "R-T12", "R-T13", "R-T14", "R-T15", "R-T16", "R-T17", "R-T18", "R-T19", "R-T20", "R-T21", "R-T22", "R-T23", "R-T24", "R-T25", "R-T26", "R-T27", "R-T28", "R-T29", "R-T30", "R-T31", "R-T32", "R-T33", "R-T34", "R-T35", "R-T36", "R-T37", "R-T38", "R-T39", "R-T40", "R-T41", "R-T42", "R-T43", "R-T44", "R-T45", "R-T46", "R-T47", "R-T48", "R-T49", "R-T50", "R-T51", "R-T52", "R-T53", "R-T54", "R-T55", "R-T56", "R-T57", "R-T58", "R-T59", "R-T60", "R-T61", "R-T62", "R-T63", "R-T64", "R-T65"],
  gugong: ["R-G01", "R-G02", "R-G03", "R-G04", "R-G05", "R-G06", "R-G07", "R-G08", "R-G09", "R-G10", "R-G11", "R-G12", "R-G13", "R-G14", "R-G15", "R-G16", "R-G17", "R-G18", "R-G19", "R-G20", "R-G21", "R-G22", "R-G23", "R-G24", "R-G25", "R-G26", "R-G27", "R-G28", "R-G29", "R-G30", "R-G31", "R-G32", "R-G33", "R-G34", "R-G35", "R-G36", "R-G37", "R-G38", "R-G39", "R-G40", "R-G41", "R-G42", "R-G43", "R-G44", "R-G45", "R-G46", "R-G47", "R-G48", "R-G49", "R-G50", "R-G51", "R-G52", "R-G53", "R-G54", "R-G55", "R-G56", "R-G57", "R-G58", "R-G59", "R-G60", "R-G61", "R-G62", "R-G63"],
};
