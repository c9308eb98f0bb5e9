import type { Sound } from "./sounds";

/** A tone: its pitch in hertz when it begins and ends, how long it is heard in seconds, and how loud, from 0 to 1. */
interface Tone {
  at: number;
  from: number;
  to?: number;
  length: number;
  level: number;
}

/** A breath of noise, as of paper: the middle of its band in hertz when it begins and ends. */
interface Rustle {
  at: number;
  from: number;
  to?: number;
  length: number;
  level: number;
}

interface Recipe {
  tones?: readonly Tone[];
  rustles?: readonly Rustle[];
}

/** A knuckle on the wood of the table. */
const knock = (at: number, from: number, level: number): Tone => ({ at, from, to: from * 0.62, length: 0.09, level });

/** A spoon on a cup: the tone and two of the partials that porcelain has. */
function cup(at: number, pitch: number, level: number, length = 0.55): Tone[] {
  return [
    { at, from: pitch, length, level },
    { at, from: pitch * 2.74, length: length * 0.5, level: level * 0.28 },
    { at, from: pitch * 5.1, length: length * 0.22, level: level * 0.1 },
  ];
}

const RIFFLE = [0, 0.055, 0.105, 0.165, 0.215];

const RECIPES: Readonly<Record<Sound, Recipe>> = {
  dealt: { rustles: RIFFLE.map((at, i) => ({ at, from: 2100 + 160 * i, length: 0.05, level: 0.34 })) },
  played: { tones: [knock(0.012, 176, 0.5)], rustles: [{ at: 0, from: 2600, to: 1500, length: 0.045, level: 0.42 }] },
  taken: { tones: [knock(0.15, 132, 0.34)], rustles: [{ at: 0, from: 900, to: 2600, length: 0.2, level: 0.38 }] },
  bonus: { tones: [...cup(0.1, 784, 0.3), ...cup(0.21, 988, 0.3), ...cup(0.32, 1318.500, 0.34, 0.8)] },
  turn: { tones: [...cup(0, 988, 0.34), ...cup(0.13, 1318.500, 0.3, 0.7)] },
  end: { tones: [knock(0, 110, 0.4), ...cup(0.08, 523.250, 0.26, 1.1), ...cup(0.2, 659.250, 0.24, 1.1), ...cup(0.34, 784, 0.24, 1.2)] },
};

/** Seconds within which the same sound is not made twice. */
const APART = 0.06;
/** The time that a tone needs to begin without a click. */
const ATTACK = 0.006;
const SILENT = 0.0001;

/** Makes the sounds of the table out of tones and noise. */
export class Player {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;
  private readonly last = new Map<Sound, number>();

  constructor(private readonly make: () => AudioContext = () => new AudioContext()) {}

  /** Make a sound; `level` is from 0 to 1. A browser without sound stays silent. */
  play(sound: Sound, level: number): void {
    const context = this.ready();
    if (!context || level <= 0) return;
    const now = context.currentTime;
    if (now - (this.last.get(sound) ?? -1) < APART) return;
    this.last.set(sound, now);
    const master = context.createGain();
    master.gain.value = level;
    master.connect(context.destination);
    const { tones = [], rustles = [] } = RECIPES[sound];
    for (const tone of tones) this.tone(context, master, tone, now);
    for (const rustle of rustles) this.rustle(context, master, rustle, now);
  }

  private ready(): AudioContext | null {
    try {
      this.context ??= this.make();
      if (this.context.state === "suspended") void this.context.resume().catch(() => undefined);
      return this.context;
    } catch {
      return null;
    }
  }

  private tone(context: AudioContext, out: AudioNode, { at, from, to = from, length, level }: Tone, now: number): void {
    const source = context.createOscillator();
    source.frequency.setValueAtTime(from, now + at);
    source.frequency.exponentialRampToValueAtTime(to, now + at + length);
    source.connect(this.envelope(context, out, now + at, length, level));
    source.start(now + at);
    source.stop(now + at + length + ATTACK);
  }

  private rustle(context: AudioContext, out: AudioNode, { at, from, to = from, length, level }: Rustle, now: number): void {
    const source = context.createBufferSource();
    source.buffer = this.noise ??= noiseOf(context);
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = 0.9;
    band.frequency.setValueAtTime(from, now + at);
    band.frequency.exponentialRampToValueAtTime(to, now + at + length);
    source.connect(band);
    band.connect(this.envelope(context, out, now + at, length, level));
    source.start(now + at);
    source.stop(now + at + length + ATTACK);
  }

  /** Swells at once and dies away. */
  private envelope(context: AudioContext, out: AudioNode, at: number, length: number, level: number): GainNode {
    const gain = context.createGain();
    gain.gain.setValueAtTime(SILENT, at);
    gain.gain.exponentialRampToValueAtTime(level, at + ATTACK);
    gain.gain.exponentialRampToValueAtTime(SILENT, at + length);
    gain.connect(out);
    return gain;
  }
}

/** A quarter of a second of noise. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 4), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
