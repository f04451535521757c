import { formatNumber } from '../../platform/time.js';

const KB = 1024;
const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Bytes for the eye: in the largest unit of which there is at least one. */
export function sizeOf(bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(KB))));
  return `${formatNumber(bytes / KB ** step, step > 2 ? 1 : 0)} ${units[step] ?? ''}`;
}
