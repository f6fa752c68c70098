// Player colours by the symbol they carry; seats that chose none get them in this order.

export const DEFAULT_COLOURS = ["lily", "mullet", "crescent", "trefoil", "rose"];

export function colourOf(colour: string, seat: number): string {
  return colour || DEFAULT_COLOURS[seat] || "lily";
}
