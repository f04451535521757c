import type { Db } from './db.js';

/** A kind of data of a school that is needed for a while only: each domain says how much of it is older than a moment, and removes that. */
export interface KeptFor {
  due(db: Db, schoolId: string, before: Date): Promise<number>;
  /** Answers how much, and the contents of the file store that are referred to no more. Some at a time: called again until nothing is left. */
  remove(db: Db, schoolId: string, before: Date): Promise<{ removed: number; contents: string[] }>;
}
