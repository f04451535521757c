import type { Read } from './api.js';

export type Part<T> = Pick<Read<T>, 'data' | 'error' | 'refetch'>;
type DataOf<R> = { [K in keyof R]: R[K] extends Part<infer T> ? T : never };

/** Several reads as one for `<Screen>`: there when all are there, failed when one has failed. */
export function together<R extends Record<string, Part<unknown>>>(reads: R): Part<DataOf<R>> {
  const parts = Object.entries(reads);
  const isThere = parts.every(([, read]) => read.data !== undefined);
  const data = isThere ? (Object.fromEntries(parts.map(([name, read]) => [name, read.data])) as DataOf<R>) : undefined; // rebuilt key by key
  const failed = parts.find(([, read]) => read.error && read.data === undefined)?.[1];
  const refetch = () => Promise.all(parts.map(([, read]) => read.refetch())).then(([first]) => first);
  return { data, error: failed?.error ?? null, refetch: refetch as Part<DataOf<R>>['refetch'] }; // callers only wait for it
}
