// The reconstructed values of a component file, as its provenance tells.

export interface Sourced {
  provenance: Record<string, string>;
  notes: Record<string, string>;
}

export interface Doubt {
  paths: string[]; // values with the same note stand together
  note: string;
}

/** Reconstructed values, a list as a whole instead of each of its numbers. */
export function doubtsIn({ provenance, notes }: Sourced): Doubt[] {
  const doubtful = (path: string) => provenance[path] === "reconstructed";
  const found = new Map<string, string[]>();
  for (const path of Object.keys(provenance)) {
    const whole = path.slice(0, path.lastIndexOf("."));
    if (!doubtful(path) || doubtful(whole)) continue;
    const note = notes[path] ?? "";
    found.set(note, [...(found.get(note) ?? []), path]);
  }
  return [...found].map(([note, paths]) => ({ note, paths }));
}
