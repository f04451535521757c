import { FileFault, listZip as list } from '@zhibi/files';
import { pieceOf, type Seen, Unshowable } from './bytes.js';

const MOST_ENTRIES = 5_000;

/** What lies in a zip, read from its end: nothing of it is taken out, however long it is. */
export const listZip = (seen: Seen) =>
  list(seen.size, (start, end) => pieceOf(seen, start, end), MOST_ENTRIES).catch((error: unknown) => {
    throw error instanceof FileFault ? new Unshowable(error.kind === 'too-large' ? 'too-large' : 'broken') : error;
  });
