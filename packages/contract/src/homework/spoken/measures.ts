import { z } from 'zod';
import { wholeNumber } from '../../kernel/index.js';

/** Of each second of sound so many levels are kept: what the wave is drawn from. */
export const LEVELS_A_SECOND = 10;
const LONGEST_S = 610;

/** What can be measured of a recording without understanding a word of it. Levels are dB below the loudest that can be kept. */
export const Measures = z.object({
  durationMs: wholeNumber({ max: LONGEST_S * 1000 }),
  /** From the first sound of a voice to the last, and how much of it is sound. */
  spanMs: wholeNumber({ max: LONGEST_S * 1000 }),
  voicedMs: wholeNumber({ max: LONGEST_S * 1000 }),
  /** Silences of at least `PAUSE_MS` between sounds. */
  pauses: wholeNumber({ max: 2_000 }),
  longestPauseMs: wholeNumber({ max: LONGEST_S * 1000 }),
  loudnessDb: z.number().min(-120).max(0),
  /** The share of samples that stand at the bound: the voice was too near or too loud. */
  clipped: z.number().min(0).max(1),
  /** 0 to 100, ten a second. */
  levels: z.array(wholeNumber({ max: 100 })).max(LONGEST_S * LEVELS_A_SECOND),
});
export type Measures = z.infer<typeof Measures>;

export const PAUSE_MS = 400;
const FRAME_MS = 20;
/** A gap shorter than this is part of a word. */
const BRIDGED_MS = 160;
const FLOOR_DB = -120;
const QUIETEST_VOICE_DB = -55;
const ABOVE_NOISE_DB = 10;
const BELOW_LOUD_DB = 14;
/** What a level of 0 stands for; 100 is the loudest. */
const LEVEL_RANGE_DB = 60;
const AT_THE_BOUND = 0.985;

/** The level of a piece of sound in dB: 0 is the loudest that can be kept. */
export function loudnessOf(samples: Float32Array, from = 0, to = samples.length): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += (samples[at] ?? 0) ** 2;
  return sum === 0 ? FLOOR_DB : Math.max(FLOOR_DB, Math.min(0, 10 * Math.log10(sum / (to - from))));
}

/** How high a level stands in a wave or a meter, 0 to 100. */
export const levelOf = (db: number): number => Math.round(Math.max(0, Math.min(1, 1 + db / LEVEL_RANGE_DB)) * 100);

const atShare = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? FLOOR_DB;

/** From which level on a frame is a voice: above the room's noise, and not far below the loudest. A room without a voice has none. */
function voiceFrom(frames: readonly number[]): number {
  const sorted = [...frames].sort((a, b) => a - b);
  const [noise, loud] = [atShare(sorted, 0.1), atShare(sorted, 0.97)];
  return Math.max(QUIETEST_VOICE_DB, Math.min(noise + ABOVE_NOISE_DB, loud - BELOW_LOUD_DB));
}

/** Begin and end of each stretch of voice, in frames; the end is not part of it. */
function stretchesOf(frames: readonly number[], least: number): [number, number][] {
  const stretches: [number, number][] = [];
  frames.forEach((db, at) => {
    if (db < least) return;
    const last = stretches.at(-1);
    if (last && (at - last[1]) * FRAME_MS <= BRIDGED_MS) last[1] = at + 1;
    else stretches.push([at, at + 1]);
  });
  // A click of the button is no voice.
  return stretches.filter(([from, to]) => (to - from) * FRAME_MS >= 3 * FRAME_MS);
}

function framesOf(samples: Float32Array, size: number): number[] {
  const frames: number[] = [];
  for (let from = 0; from + size <= samples.length; from += size) frames.push(loudnessOf(samples, from, from + size));
  return frames;
}

/**
 * Measures a recording: one channel of samples between -1 and 1. Frames of 20 ms are a voice where they rise above the noise
 * of the room (its quietest tenth); the rest is silence.
 */
export function measure(samples: Float32Array, sampleRate: number): Measures {
  const frames = framesOf(samples, Math.round((sampleRate * FRAME_MS) / 1000));
  const stretches = stretchesOf(frames, voiceFrom(frames));
  const gaps = stretches.slice(1).map(([from], nth) => (from - (stretches[nth]?.[1] ?? from)) * FRAME_MS);
  const pauses = gaps.filter((ms) => ms >= PAUSE_MS);
  const voiced = stretches.reduce((sum, [from, to]) => sum + to - from, 0);
  const [first, last] = [stretches[0]?.[0] ?? 0, stretches.at(-1)?.[1] ?? 0];
  const power = stretches.flatMap(([from, to]) => frames.slice(from, to)).reduce((sum, db) => sum + 10 ** (db / 10), 0);
  const clipped = samples.reduce((count, one) => count + (Math.abs(one) >= AT_THE_BOUND ? 1 : 0), 0);
  const longest = LONGEST_S * 1000;
  return {
    durationMs: Math.min(longest, Math.round((samples.length / sampleRate) * 1000)),
    spanMs: Math.min(longest, (last - first) * FRAME_MS),
    voicedMs: Math.min(longest, voiced * FRAME_MS),
    pauses: Math.min(2_000, pauses.length),
    longestPauseMs: Math.min(longest, Math.max(0, ...pauses)),
    loudnessDb: voiced === 0 ? FLOOR_DB : Math.round(Math.max(FLOOR_DB, 10 * Math.log10(power / voiced)) * 10) / 10,
    clipped: samples.length === 0 ? 0 : clipped / samples.length,
    levels: framesOf(samples, Math.round(sampleRate / LEVELS_A_SECOND))
      .slice(0, LONGEST_S * LEVELS_A_SECOND)
      .map(levelOf),
  };
}

/** What is amiss with a recording, worst first: nobody is heard, too quiet, too loud, hardly anything said, less than the whole text. */
export const SoundFlaw = z.enum(['silent', 'quiet', 'clipped', 'short', 'not-whole']);
export type SoundFlaw = z.infer<typeof SoundFlaw>;

const LEAST_VOICE_MS = 300;
const QUIET_DB = -42;
const CLIPPED_SHARE = 0.01;
const SHORT_MS = 1_000;

/** Faster nobody reads aloud: 450 characters of Chinese a minute, 300 words of another language. */
const [LEAST_CHARACTER_MS, LEAST_WORD_MS] = [133, 200];

/** @param items what was to be read; none where nobody knows */
export function flawsOf(
  { spanMs, voicedMs, loudnessDb, clipped, durationMs }: Measures,
  items: readonly string[] = [],
): SoundFlaw[] {
  if (voicedMs < LEAST_VOICE_MS) return ['silent'];
  const flaws: SoundFlaw[] = [];
  if (loudnessDb < QUIET_DB) flaws.push('quiet');
  if (clipped > CLIPPED_SHARE) flaws.push('clipped');
  if (durationMs < SHORT_MS) flaws.push('short');
  const text = items.join('\n');
  const characters = charactersIn(text);
  if (spanMs < characters * LEAST_CHARACTER_MS + (wordsIn(text) - characters) * LEAST_WORD_MS) flaws.push('not-whole');
  return flaws;
}

const charactersIn = (text: string): number => text.match(/\p{Script=Han}/gu)?.length ?? 0;

/** How many words a text has as they are counted in its language: each character of Chinese, each word of English. */
export const wordsIn = (text: string): number =>
  charactersIn(text) +
  (text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0);

/** Words a minute, taking the text as wholly read; null where there is none or nobody spoke. */
export function paceOf(items: readonly string[], { spanMs, voicedMs }: Measures): number | null {
  const words = wordsIn(items.join('\n'));
  return words === 0 || voicedMs < LEAST_VOICE_MS ? null : Math.round((words * 60_000) / spanMs);
}
