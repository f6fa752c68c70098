// A few small sounds, made here: no file to load. They are off until somebody wants them.

import { settings } from "./settings.ts";

/** Tones one after another: pitch in Hz, when it begins and how long it lasts in seconds. */
type Tone = [pitch: number, at: number, long: number];

const SOUNDS = {
  /** It is your turn: two rising tones. */
  turn: [
    [523.25, 0, 0.5],
    [783.99, 0.16, 0.55],
  ],
  /** A choice is made: a short knock. */
  chosen: [[392, 0, 0.12]],
  /** A round or day is over: three quiet bells. */
  turning: [
    [659.25, 0, 0.7],
    [523.25, 0.18, 0.7],
    [587.33, 0.36, 0.9],
  ],
  /** The game is over: a chord, one tone after another. */
  end: [
    [392, 0, 1.2],
    [493.88, 0.14, 1.2],
    [587.33, 0.28, 1.2],
    [783.99, 0.42, 1.5],
  ],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

export const LOUDNESS = { soft: 0.05, normal: 0.12, loud: 0.28 } as const;

let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.value.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  void audio.resume(); // a browser lets a page sound only after somebody has touched it
  const loud = LOUDNESS[settings.value.volume];
  for (const tone of SOUNDS[sound]) sing(audio, tone, loud);
}

function sing(context: AudioContext, [pitch, after, long]: Tone, loud: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  const at = context.currentTime + after;
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + long + 0.05);
}
