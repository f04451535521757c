import { keptDatabases } from '../../../platform/kept-work.js';
import type { PenStroke } from './driver/pen-driver.js';

/** Ink of a pen in this browser that the school has not acknowledged. */
export interface WaitingInk extends PenStroke {
  strokeId: string;
  /** Whose login it came in: a room's computer has many. */
  owner: string;
  device: { mac: string; name: string; model: string };
  /** Why the school does not take it as it is; it stays until somebody throws it away. */
  refused?: string;
}

/** Where ink lies until it is acknowledged. */
export interface InkShelf {
  put(ink: readonly WaitingInk[]): Promise<void>;
  drop(strokeIds: readonly string[]): Promise<void>;
  all(): Promise<WaitingInk[]>;
}

const STORE = 'waiting';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** In the browser's database: there after a reload and after the login has ended, each for its owner. */
function inDatabase(): InkShelf {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () => {
    opened ??= (() => {
      const request = indexedDB.open(keptDatabases.penInk, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'strokeId' });
      return done(request);
    })();
    return opened;
  };
  const written = async (work: (store: IDBObjectStore) => void) => {
    const transaction = (await open()).transaction(STORE, 'readwrite');
    work(transaction.objectStore(STORE));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
    });
  };
  return {
    put: (ink) => written((store) => ink.forEach((one) => void store.put(one))),
    drop: (ids) => written((store) => ids.forEach((id) => void store.delete(id))),
    all: async () =>
      (await done((await open()).transaction(STORE, 'readonly').objectStore(STORE).getAll())) as WaitingInk[], // as: this file alone writes there
  };
}

/** Where a browser has no database, such as in a private window: as long as the page is open. */
export function inMemory(): InkShelf {
  const kept = new Map<string, WaitingInk>();
  return {
    put: async (ink) => ink.forEach((one) => void kept.set(one.strokeId, one)),
    drop: async (ids) => ids.forEach((id) => void kept.delete(id)),
    all: async () => [...kept.values()],
  };
}

export const inkShelf: InkShelf = typeof indexedDB === 'undefined' ? inMemory() : inDatabase();
