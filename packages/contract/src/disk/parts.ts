/** A file travels in parts of this many bytes; the last one is what is left. */
export const PART_BYTES = 524_288;
/** So many parts of a file are under way at once. */
export const PARTS_AT_ONCE = 3;
/** At most so many files are chosen at once. */
export const FILES_AT_ONCE = 10;

/** How many parts a file has. A file of 0 bytes is one part of 0 bytes. */
export const partCountOf = (fileSize: number): number => Math.max(1, Math.ceil(fileSize / PART_BYTES));

/** The length that part `partNumber`, counted from 1, must have; undefined where the file has no such part. */
export function partSizeOf(fileSize: number, partNumber: number): number | undefined {
  if (!Number.isInteger(partNumber) || partNumber < 1 || partNumber > partCountOf(fileSize)) return undefined;
  return Math.min(PART_BYTES, fileSize - (partNumber - 1) * PART_BYTES);
}

/** The parts that are still to be sent, in order. */
export function missingParts(fileSize: number, received: Iterable<number>): number[] {
  const there = new Set(received);
  return Array.from({ length: partCountOf(fileSize) }, (_, i) => i + 1).filter((n) => !there.has(n));
}
