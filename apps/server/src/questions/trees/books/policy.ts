import type { KeptBook, SchoolUse } from '@zhibi/contract/questions/trees';

type Book = Pick<KeptBook, 'state'> & { isUsed: boolean };

export const mayRetire = ({ state }: Book): boolean => state === 'offered';
export const mayRestore = ({ state }: Book): boolean => state === 'retired';
/** A retired textbook becomes nobody's default any more. */
export const mayGive = ({ state }: Book): boolean => state === 'offered';
/** What a school uses is retired, never removed. */
export const mayRemove = ({ isUsed }: Book): boolean => !isUsed;

/** What may be done with a textbook, as its row says it. */
export const canOfBook = (book: Book): KeptBook['can'] => ({
  retire: mayRetire(book),
  restore: mayRestore(book),
  giveToSchools: mayGive(book),
  remove: mayRemove(book),
});

/** What may be done with a school in the list of a textbook. */
export const canOfSchool = (book: Book, usesIt: boolean): SchoolUse['can'] => ({
  give: mayGive(book) && !usesIt,
  take: usesIt,
});

/** Whether a school has the grade of a textbook. */
export const teachesGrade = (school: { firstGid: number; lastGid: number }, gid: number): boolean =>
  school.firstGid <= gid && gid <= school.lastGid;
