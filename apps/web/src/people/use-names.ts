import { bookNameIn, gradeName, subjectNameIn, volumeNameIn } from '@zhibi/contract/people';
import { useSession } from '../platform/session-store.js';

/** What the catalogue keeps in Chinese, in the language of who reads: subjects, grades, volumes, books called by their grade. */
export function useNames() {
  const { language } = useSession();
  return {
    subject: (name: string) => subjectNameIn(name, language),
    /** '' for no grade. */
    grade: (gid: number | null) => (gid === null || gid < 1 || gid > 12 ? '' : gradeName(gid, language)),
    volume: (name: string) => volumeNameIn(name, language),
    book: (book: Parameters<typeof bookNameIn>[0]) => bookNameIn(book, language),
  };
}
