import { formatNumber } from '../../platform/time.js';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** 12.4 MB: in the largest unit in which it is at least one; whole below ten kilobytes of each. */
export function formatBytes(bytes: number): string {
  let [value, unit] = [bytes, 0];
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1024;
    unit++;
  }
  return `${formatNumber(value, unit < 2 || value >= 100 ? 0 : 1)} ${UNITS[unit]}`;
}
