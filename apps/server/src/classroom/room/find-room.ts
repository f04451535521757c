import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { LessonRowOf } from '../store.js';
import { countMiss, lessonOfCode, missesOf } from './store-seats.js';

/** Wrong codes are forgotten after so long; a whole school stands behind one address, and each of its children mistypes now and then. */
export const MISS_MS = 15 * 60_000;
export const MOST_MISSES = 100;

export interface Door {
  database: Database;
  now: Date;
  /** The keyed hash of the network that asks. */
  address: string;
}

/**
 * The lesson behind a code. Guesses are bounded, and what a lucky one meets names no child unless the teacher lists the class. A wrong
 * code is counted in a transaction of its own, so that the refusal does not take the count back.
 */
export async function findRoom({ database, now, address }: Door, code: string): Promise<LessonRowOf> {
  const since = new Date(now.getTime() - MISS_MS);
  const misses = await database.readAsSystem((db) => missesOf(db, address, since));
  ensure(misses < MOST_MISSES, 'too-often', 'code-too-often');
  const lesson = await database.readAsSystem((db) => lessonOfCode(db, code));
  if (!lesson) await database.asSystem((db) => countMiss(db, address, now, since));
  ensure(lesson !== undefined, 'not-found', 'no-room');
  ensure(lesson.isOpen, 'conflict', 'room-closed');
  return lesson;
}

/** What a seat is known by: 256 random bits, of which only the hash is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
