import type { JobChild } from './job-child.js';

/** Of each kind the processes at rest that a server left; undefined where servers do not follow one another. */
let left: Map<string, JobChild[]> | undefined;

/**
 * From now on a server that ends leaves its processes at rest to the next one of this Node process, which need not open anew what they
 * work with: for specifications and measurements, that open one server after the other.
 */
export function handOn(): void {
  left ??= new Map();
}

/** Whether the process is kept for the next server. */
export function leave(kind: string | undefined, child: JobChild): boolean {
  if (left === undefined || kind === undefined || child.hasEnded) return false;
  const others = left.get(kind) ?? [];
  left.set(kind, [...others, child]);
  child.whenEnded = () =>
    left?.set(
      kind,
      (left.get(kind) ?? []).filter((one) => one !== child),
    );
  return true;
}

/** One that the server before left. */
export const taken = (kind: string | undefined): JobChild | undefined =>
  kind === undefined ? undefined : left?.get(kind)?.pop();
