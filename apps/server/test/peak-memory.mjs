import { readFileSync } from 'node:fs';

/**
 * The most memory, in MB, that this process has held at once. Linux hands the maximum of `getrusage` on from the process that started this
 * one, which may be far larger (getrusage(2), execve(2)); `VmHWM` is of this one alone.
 */
export function peakMemoryMB() {
  try {
    const [, kB] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    if (kB) return Number(kB) / 1024;
  } catch {
    // no Linux
  }
  return process.resourceUsage().maxRSS / 1024;
}
