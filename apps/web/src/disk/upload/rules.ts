import { FILES_AT_ONCE, partSizeOf } from '@zhibi/contract/disk';
import { type NameFault, nameFault, nameKey } from '@zhibi/contract/kernel';

/** After the network is back, uploads wait so long before they go on. */
export const ONLINE_AFTER_MS = 2_000;
/** A file that is merged stays so long in the tray. */
export const REMOVED_AFTER_MS = 1_000;
/** Speed is what was sent in the last seconds. */
const WINDOW_MS = 5_000;
/** A part is sent again so often before its upload stops. */
const TRIES = 5;

/** What becomes of files that somebody has chosen: those that come, and those that are refused, each by its own name. */
export interface Verdict<F> {
  files: F[];
  taken: F[];
  wrong: { name: string; fault: NameFault }[];
}

/**
 * Judges a selection, file by file: the names are those that a computer can keep, and neither in the folder, nor in the queue for
 * it, nor twice in the selection itself. Null for more than ten files: nobody can say which ten are meant.
 */
export function judge<F extends { name: string }>(files: readonly F[], taken: readonly string[]): Verdict<F> | null {
  if (files.length > FILES_AT_ONCE) return null;
  const seen = new Set(taken.map(nameKey));
  const verdict: Verdict<F> = { files: [], taken: [], wrong: [] };
  for (const file of files) {
    const fault = nameFault(file.name);
    const key = nameKey(file.name);
    if (fault !== undefined) verdict.wrong.push({ name: file.name, fault });
    else if (seen.has(key)) verdict.taken.push(file);
    else verdict.files.push(file);
    seen.add(key);
  }
  return verdict;
}

/** The bytes of the parts that have arrived. */
export const bytesOf = (size: number, parts: Iterable<number>): number =>
  [...parts].reduce((sum, number) => sum + (partSizeOf(size, number) ?? 0), 0);

/** 0 to 100, whole; 100 only when all is there. A file of nothing is there once its one part is. */
export const percentOf = (size: number, arrived: number, isWhole: boolean): number =>
  isWhole ? 100 : size === 0 ? 0 : Math.min(99, Math.floor((arrived / size) * 100));

export interface Sample {
  atMs: number;
  bytes: number;
}

/** The samples that still count. */
export const recent = (samples: readonly Sample[], nowMs: number): Sample[] =>
  samples.filter(({ atMs }) => nowMs - atMs <= WINDOW_MS);

/** Bytes a second over the last seconds; 0 while nothing has arrived. */
export function speedOf(samples: readonly Sample[], nowMs: number): number {
  const counted = recent(samples, nowMs);
  const first = counted[0];
  if (first === undefined) return 0;
  const seconds = Math.max(0.5, (nowMs - first.atMs) / 1_000);
  return counted.reduce((sum, { bytes }) => sum + bytes, 0) / seconds;
}

/** Seconds until the rest has arrived, or null where nobody can say. */
export const secondsLeft = (rest: number, speed: number): number | null =>
  speed <= 0 ? null : Math.max(1, Math.ceil(rest / speed));

/** How long to wait before a part is sent for the nth time again; null: not again. */
export const retryAfterMs = (failures: number): number | null =>
  failures >= TRIES ? null : Math.min(8_000, 500 * 2 ** (failures - 1));

/** How far an upload is, how fast, and for how long still. */
export function progressOf(
  size: number,
  parts: readonly { partNumber: number }[],
  samples: readonly Sample[],
  nowMs: number,
): { percent: number; speed: number; secondsLeft: number | null } {
  const arrived = bytesOf(
    size,
    parts.map((part) => part.partNumber),
  );
  const speed = speedOf(samples, nowMs);
  return { percent: percentOf(size, arrived, false), speed, secondsLeft: secondsLeft(size - arrived, speed) };
}
