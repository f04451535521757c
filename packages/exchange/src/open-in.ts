import type { Archive } from '@zhibi/files';
import { pathFrom } from './html/address.js';
import type { Files } from './html/findings.js';
import { whyUnreadable } from './model.js';

/** Files of an archive by their addresses in another one of it; a path that leaves the archive, or a file that is broken, says so. */
export const openIn = (archive: Archive | undefined, folder: string): Files => ({
  open: (relative) => {
    const path = pathFrom(folder, relative);
    if (path === undefined) return 'unsafe-name';
    try {
      return archive?.open(path) ?? 'missing';
    } catch (error) {
      const why = whyUnreadable(error);
      if (why === undefined) throw error;
      return why === 'too-large' ? 'too-large' : 'unreadable';
    }
  },
});
