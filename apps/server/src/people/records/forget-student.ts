import type { Db } from '../../platform/db.js';

/** Whom every domain forgets, and by what it may still name the student. */
export interface Forgotten {
  schoolId: string;
  studentId: string;
  accountId: string;
  /** Name, number, account, ids of other systems, phone: as they stand in files that somebody sent. */
  marks: readonly string[];
}

/**
 * Takes out of a domain what names a student or is of his hand, in the transaction that erases him; what figures are made of stays.
 * Answers the contents of the file store that it refers to no more.
 */
export type ForgetStudent = (db: Db, gone: Forgotten) => Promise<readonly string[]>;
