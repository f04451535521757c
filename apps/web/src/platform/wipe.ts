import { isKeptDatabase } from './kept-work.js';
import { session } from './session-store.js';

const deleted = (name: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    // Another tab may still hold it open: it is deleted as soon as that tab lets go.
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });

/** Some browsers name no databases, and plain-HTTP pages have no caches: there is nothing of ours in them then. */
const databases = async () =>
  typeof indexedDB === 'undefined' || !indexedDB.databases
    ? []
    : (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
const cacheNames = async () => (typeof caches === 'undefined' ? [] : caches.keys());

/**
 * Takes everything of a person off this browser: both storages, databases and caches. The language stays, it is the browser's, and what was
 * not sent, for the next login of the same account (`kept-work.ts`).
 */
export async function wipe(): Promise<void> {
  session.clear();
  await Promise.all((await databases()).filter((name) => !isKeptDatabase(name)).map(deleted));
  await Promise.all((await cacheNames()).map((name) => caches.delete(name)));
}
