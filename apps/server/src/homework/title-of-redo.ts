import type { Db } from '../platform/db.js';
import { findHomework, type Homework } from './store.js';

/** Of a redo the homework that is done once more. */
export const firstOf = async (
  db: Db,
  { schoolId, redoOf }: Pick<Homework, 'schoolId' | 'redoOf'>,
): Promise<Homework | undefined> => (redoOf === null ? undefined : findHomework(db, schoolId, redoOf));

/**
 * What its student is told that it is called. The teacher's title of a redo begins with the student's name: whoever holds the slip of a sheet learns no name,
 * and its student knows it.
 */
export const titled = (
  { title }: Pick<Homework, 'title'>,
  first: Pick<Homework, 'title'> | undefined,
): { title: string; redoOf: string | null } => ({ title: first?.title ?? title, redoOf: first?.title ?? null });
