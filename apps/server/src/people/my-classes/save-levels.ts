import type { Level, LevelLimits } from '@zhibi/contract/people/my-classes';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure } from '../../platform/problem.js';
import type { Here } from './days.js';
import { areOfClass } from './open-class.js';
import { maySetLevels } from './policy.js';
import { type AskedLevels, openLevels } from './show-levels.js';
import { beginLevels, endLevels, levelsNow, turnLevelPlan } from './store-levels.js';

interface Wanted extends AskedLevels {
  revision: number;
  limits: LevelLimits;
  levels: readonly { studentId: string; level: Level | null }[];
}

/** Keeps layers by the word of a teacher of the subject. What a student was before stays in the history. */
export async function saveLevels(db: Db, actor: Actor, wanted: Wanted, { now }: Here): Promise<{ revision: number }> {
  const { classId, subjectId, revision, limits, levels } = wanted;
  const open = await openLevels(db, actor, wanted);
  ensure(maySetLevels(actor, classId, subjectId));
  ensure(
    areOfClass(
      open,
      levels.map(({ studentId }) => studentId),
    ),
    'not-found',
  );
  const of = { schoolId: actor.schoolId, classId, subjectId };
  ensure(await turnLevelPlan(db, of, { revision, limits, by: actor.accountId, at: now }), 'conflict', 'changed');
  const before = new Map((await levelsNow(db, of)).map((one) => [one.studentId, one.level]));
  const last = new Map(levels.map(({ studentId, level }) => [studentId, level]));
  const changed = [...last].filter(([studentId, level]) => (before.get(studentId) ?? null) !== level);
  await endLevels(
    db,
    of,
    changed.map(([studentId]) => studentId),
    now,
  );
  await beginLevels(
    db,
    changed.flatMap(([studentId, level]) =>
      level === null ? [] : [{ ...of, id: newId(), studentId, level, setBy: actor.accountId, fromAt: now }],
    ),
  );
  return { revision: revision + 1 };
}
