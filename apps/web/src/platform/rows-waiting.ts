/** What waits on this device under names that begin like this: how each goes on. */
export const namesWaiting = (start: string, storage: Storage = localStorage): string[] =>
  Object.keys(storage).flatMap((key) => (key.startsWith(start) ? key.slice(start.length) : []));

/** The rows that wait under names that begin like this, by how each name goes on. */
export const rowsWaiting = <Row>(start: string, storage: Storage): [id: string, row: Row][] =>
  namesWaiting(start, storage).flatMap((id): [string, Row][] => {
    const row = readRow<Row>(storage.getItem(start + id));
    return row === undefined ? [] : [[id, row]];
  });

function readRow<Row>(text: string | null): Row | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Row); // as: written by the outbox alone
  } catch {
    return undefined; // cut off by a full storage
  }
}
