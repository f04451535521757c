import { keptDatabases } from '../../../platform/kept-work.js';

/** A photograph on this phone that the school has not acknowledged. */
export interface WaitingPhoto {
  photoId: string;
  /** Or the secret of the slip that it came by. */
  homeworkId: string;
  /** Whose it is: a tablet has many. */
  owner: string;
  /** By this phone's clock. */
  takenAt: number;
  file: Blob;
}

/** Where photographs lie until they are sent. */
export interface PhotoShelf {
  put(photo: WaitingPhoto): Promise<void>;
  drop(photoId: string): Promise<void>;
  all(): Promise<WaitingPhoto[]>;
}

const STORE = 'waiting';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** In the browser's database: there after the tab was closed and after the login has ended, each for its owner. */
function inDatabase(): PhotoShelf {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () => {
    opened ??= (() => {
      const request = indexedDB.open(keptDatabases.photographs, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'photoId' });
      return done(request);
    })();
    return opened;
  };
  const store = async (mode: IDBTransactionMode) => (await open()).transaction(STORE, mode).objectStore(STORE);
  return {
    put: async (photo) => {
      await done((await store('readwrite')).put(photo));
    },
    drop: async (photoId) => {
      await done((await store('readwrite')).delete(photoId));
    },
    all: async () => (await done((await store('readonly')).getAll())) as WaitingPhoto[], // as: this file alone writes there
  };
}

/** Where a browser has no database, such as in a private window: as long as the page is open. */
export function inMemory(): PhotoShelf {
  const photos = new Map<string, WaitingPhoto>();
  return {
    put: async (photo) => void photos.set(photo.photoId, photo),
    drop: async (photoId) => void photos.delete(photoId),
    all: async () => [...photos.values()],
  };
}

export const photoShelf: PhotoShelf = typeof indexedDB === 'undefined' ? inMemory() : inDatabase();
