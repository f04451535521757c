import { useEffect, useSyncExternalStore } from 'react';

type Fetch = (fileId: string) => Promise<Blob>;
type Urls = ReadonlyMap<string, string>;

/**
 * The pictures and sounds of texts, each fetched once. `<img>` cannot send the headers that say who asks, so the bytes come by a call and stand
 * behind an address of the browser's own; it lives as long as the window, because a text comes back again and again while one scrolls.
 */
class Pictures {
  #fetch: Fetch | null = null;
  #urls: Urls = new Map();
  readonly #lent = new Map<string, Fetch>();
  readonly #asked = new Set<string>();
  readonly #waiting = new Set<string>();
  readonly #listeners = new Set<() => void>();

  get = (): Urls => this.#urls;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Where pictures come from; `app` says it once somebody is signed in. */
  serveFrom(fetch: Fetch | null): void {
    this.#fetch = fetch;
    if (fetch) for (const fileId of this.#waiting) this.want(fileId);
  }

  /** These come from elsewhere than all others; said before they are wanted. */
  lend(fileIds: readonly string[], fetch: Fetch): void {
    for (const fileId of fileIds) this.#lent.set(fileId, fetch);
  }

  want(fileId: string): void {
    if (this.#asked.has(fileId)) return;
    this.#waiting.add(fileId);
    const fetch = this.#lent.get(fileId) ?? this.#fetch;
    if (!fetch) return;
    this.#asked.add(fileId);
    this.#waiting.delete(fileId);
    fetch(fileId).then(
      (blob) => {
        this.#urls = new Map([...this.#urls, [fileId, URL.createObjectURL(blob)]]);
        for (const listener of this.#listeners) listener();
      },
      // The words of the picture stand in its place; the next text that holds it asks again.
      () => this.#asked.delete(fileId),
    );
  }
}

export const pictures = new Pictures();

/** Every id that a value names under `fileId`: pictures stand deep in texts, sounds beside them. */
export function fileIdsIn(value: unknown): string[] {
  const ids: string[] = [];
  JSON.stringify(value, (key, inner: unknown) => {
    if (key === 'fileId' && typeof inner === 'string') ids.push(inner);
    return inner;
  });
  return ids;
}

/** The addresses of these files, as far as they are here. */
export function usePictures(fileIds: readonly string[]): Urls {
  // Fetching is the network's business.
  useEffect(() => {
    for (const fileId of fileIds) pictures.want(fileId);
  }, [fileIds]);
  return useSyncExternalStore(pictures.subscribe, pictures.get);
}
