import type { Language } from '@zhibi/contract/kernel';
import { namesOfIds } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { saidOfGiven } from '../giving/rules-given.js';
import { lockPractice } from '../giving/store-practice.js';
import { type Said, saysTheSame } from './rules-given.js';
import { openSpoken } from './store.js';

interface Wish extends Said {
  subjectId: number;
  classIds: readonly string[];
  again: boolean;
}

/** No class is given the same twice by two who give at once, nor by a second click: what is still open must have been seen. */
export async function ensureNotGiven(
  db: Db,
  schoolId: string,
  wish: Wish,
  { now, language }: { now: Date; language: Language },
): Promise<void> {
  const { subjectId, classIds } = wish;
  await lockPractice(db, schoolId, classIds);
  if (wish.again) return;
  const open = await openSpoken(db, schoolId, { subjectId, classIds, now });
  const same = open.filter((one) => saysTheSame(wish, one));
  if (same.length === 0) return;
  const nameOf = await namesOfIds(db, [schoolId], classIds);
  const given = same.map((one) => ({
    title: one.title,
    numbers: [],
    names: classIds.filter((id) => one.classIds.includes(id)).flatMap((id) => nameOf.get(id) ?? []),
  }));
  ensure(false, 'conflict', 'given-meanwhile', { said: saidOfGiven(given, language) });
}
