/**
 * Work of a person that the school has not taken yet. It outlives the login, whoever ended that: each row says whose it is, is shown to that
 * person alone, and goes with the next login of the same account on this device.
 */
export const keptWork = { answers: 'answers', labScores: 'lab scores' } as const;

/** The same in databases of the browser. */
export const keptDatabases = {
  photographs: 'photographs',
  recordings: 'zhibi-spoken',
  penInk: 'zhibi-pen-ink',
} as const;

/** Says which login has ended by itself, so that every tab of it leaves its drafts for the same person; nothing of a person stands in it. */
export const ENDED = 'ended login';

export const isKeptWork = (name: string): boolean =>
  name === ENDED || Object.values(keptWork).some((kind) => name.startsWith(`${kind} `));
export const isKeptDatabase = (name: string): boolean => Object.values<string>(keptDatabases).includes(name);

/** Empties a storage but for such work. */
export function clearButKeptWork(storage: Storage): void {
  const kept = Object.keys(storage)
    .filter(isKeptWork)
    .map((name): [string, string] => [name, storage.getItem(name) ?? '']);
  storage.clear();
  for (const [name, row] of kept) storage.setItem(name, row);
}
