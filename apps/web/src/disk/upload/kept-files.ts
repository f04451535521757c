/** What this browser remembers of an upload, so that it goes on after a reload or a crash. */
export interface KeptUpload {
  key: string;
  /** Whose: another person on the same browser does not see it. */
  account: string;
  name: string;
  size: number;
  fileMD5: string;
  parentCdId: string;
  versionOf: string | null;
  addedAt: number;
  /** The file itself, unless it is too long to be kept: then it is asked for again and known by its MD5. */
  file: File | null;
}

/** Where uploads are remembered; the browser's database in the product, a map in specifications. */
export interface KeptFiles {
  all(account: string): Promise<KeptUpload[]>;
  put(upload: KeptUpload): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Longer files are not copied into the browser's database. */
export const KEPT_BYTES = 256 * 1024 * 1024;

const NAME = 'zhibi-uploads';
const TABLE = 'upload';

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TABLE, { keyPath: 'key' });
  return asked(request);
}

async function withTable<T>(mode: IDBTransactionMode, work: (table: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await asked(work(database.transaction(TABLE, mode).objectStore(TABLE)));
  } finally {
    database.close();
  }
}

/** A browser that remembers nothing (a private window, a full disk) still uploads: it only cannot go on after a reload. */
const quietly = async (work: Promise<unknown>): Promise<void> => void (await work.catch(() => undefined));

export const browserFiles: KeptFiles = {
  all: async (account) => {
    const every = await withTable<KeptUpload[]>('readonly', (table) => table.getAll()).catch(() => []);
    return every.filter((one) => one.account === account).sort((a, b) => a.addedAt - b.addedAt);
  },
  put: (upload) => quietly(withTable('readwrite', (table) => table.put(upload))),
  remove: (key) => quietly(withTable('readwrite', (table) => table.delete(key))),
};
