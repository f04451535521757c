import type { Cue, Measures } from '@zhibi/contract/homework/spoken';
import { keptDatabases } from '../../../platform/kept-work.js';

/** A recording that waits in this browser until the server has it. */
export interface KeptRecording {
  tryId: string;
  spokenId: string;
  /** Whose: another person on the same browser does not see it, and does not send it. */
  account: string;
  recordedAt: string;
  cues: Cue[];
  measures: Measures;
  sound: Blob;
  /** Why the server will not have it; it stays to be heard until the student deletes it. */
  refused: string | null;
}

/** Where they wait; the browser's database in the product, a map in specifications. */
export interface KeptRecordings {
  all(account: string): Promise<KeptRecording[]>;
  put(one: KeptRecording): Promise<void>;
  remove(tryId: string): Promise<void>;
}

const TABLE = 'recording';

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function withTable<T>(mode: IDBTransactionMode, work: (table: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const request = indexedDB.open(keptDatabases.recordings, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TABLE, { keyPath: 'tryId' });
  const database = await asked(request);
  try {
    return await asked(work(database.transaction(TABLE, mode).objectStore(TABLE)));
  } finally {
    database.close();
  }
}

/** A browser that remembers nothing (a private window, a full disk) still sends: it only cannot go on after it was closed. */
const quietly = async (work: Promise<unknown>): Promise<void> => void (await work.catch(() => undefined));

export const browserRecordings: KeptRecordings = {
  all: async (account) => {
    const every = await withTable<KeptRecording[]>('readonly', (table) => table.getAll()).catch(() => []);
    return every.filter((one) => one.account === account).sort((a, b) => (a.recordedAt < b.recordedAt ? -1 : 1));
  },
  put: (one) => quietly(withTable('readwrite', (table) => table.put(one))),
  remove: (tryId) => quietly(withTable('readwrite', (table) => table.delete(tryId))),
};
