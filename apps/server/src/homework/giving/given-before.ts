import { grouped } from '@zhibi/contract/kernel';
import { itemsShowing } from '../../papers/index.js';
import { namesOfIds } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import type { LastGiven } from '../../questions/index.js';
import type { GivenAlready } from './rules-given.js';
import { givingsOfPapers } from './store-of-papers.js';

/** When these classes were last given these questions by homework that stands; what is to come counts as given now. */
export async function givenBefore(
  db: Db,
  schoolId: string,
  { classIds, questionIds, now }: { classIds: readonly string[]; questionIds: readonly string[]; now: Date },
): Promise<LastGiven[]> {
  const items = await itemsShowing(db, schoolId, questionIds);
  const paperIds = [...new Set(items.map(({ paperId }) => paperId))];
  const givings = await givingsOfPapers(db, schoolId, { paperIds, classIds });
  const last = new Map<string, LastGiven>();
  for (const { paperId, classId, pushAt } of givings)
    for (const { questionId } of items.filter((item) => item.paperId === paperId)) {
      const lastUsedAt = pushAt < now ? pushAt : now;
      const key = `${classId} ${questionId}`;
      const known = last.get(key);
      if (known === undefined || known.lastUsedAt < lastUsedAt) last.set(key, { classId, questionId, lastUsedAt });
    }
  return [...last.values()];
}

/** The homework in which these classes had these questions, by title, with the names of the classes. */
export async function namedGivings(
  db: Db,
  schoolId: string,
  { classIds, questionIds }: { classIds: readonly string[]; questionIds: readonly string[] },
): Promise<GivenAlready[]> {
  const items = await itemsShowing(db, schoolId, questionIds);
  const paperIds = [...new Set(items.map(({ paperId }) => paperId))];
  const givings = await givingsOfPapers(db, schoolId, { paperIds, classIds });
  const nameOf = await namesOfIds(db, [schoolId], classIds);
  const byTitle = grouped(givings, ({ title }) => title);
  return [...byTitle].map(([title, rows]) => ({
    title,
    numbers: [],
    names: [...new Set(rows.flatMap(({ classId }) => nameOf.get(classId) ?? []))],
  }));
}
