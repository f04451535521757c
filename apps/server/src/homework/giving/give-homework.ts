import type { HomeworkForTeacher } from '@zhibi/contract/homework';
import type { Language } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { layOutForReaders } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import type { Services } from '../../platform/services.js';
import { showHomework } from '../for-teacher.js';
import { givenOfWish, keepWish, lockWish } from '../give-once.js';
import { type Homework, homeworkByIds } from '../store.js';
import { ensureNotGiven, planGiving, type Wish } from './plan-giving.js';
import { publishHomework } from './publish-homework.js';
import { lockPractice } from './store-practice.js';

interface Needs {
  actor: Actor;
  language: Language;
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/**
 * Gives papers to whom each is meant for, in one act. The students are dealt out twice: to say at once what cannot be,
 * and, after the papers are laid out, to those who are in the classes at that moment.
 */
export async function giveHomework(
  services: Services,
  { actor, language, transact }: Needs,
  wish: Wish,
): Promise<{ items: HomeworkForTeacher[] }> {
  const here = () => ({ now: services.clock.now(), timeZone: services.settings.TZ_NAME, language });
  const { schoolId } = actor;
  const known = async (db: Db) => {
    const gave = await givenOfWish(db, actor, { kind: 'homework', wish });
    if (gave === undefined) return undefined;
    const byId = await homeworkByIds(
      db,
      schoolId,
      gave.map(({ id }) => id),
    );
    const given = gave.flatMap(({ id }) => byId.get(id) ?? []);
    return { items: await showHomework(db, actor, given, here()) };
  };
  const first = await transact(async (db) => (await known(db)) ?? (await planGiving(db, actor, wish, here())));
  if (!Array.isArray(first)) return first;
  // Laying out takes longer than a transaction may; a run that is chosen was laid out when it was made.
  for (const { plan, printRunId } of first)
    if (printRunId === undefined)
      await layOutForReaders(services, schoolId, {
        paperId: plan.paper.paperId,
        classIds: plan.classIds,
        ...(plan.studentIds === undefined ? {} : { studentIds: plan.studentIds }),
      });
  return transact(async (db) => {
    await lockWish(db, actor, wish);
    const meanwhile = await known(db);
    if (meanwhile !== undefined) return meanwhile;
    await lockPractice(db, schoolId, wish.classIds);
    const sheets = await planGiving(db, actor, wish, here());
    await ensureNotGiven(db, schoolId, { sheets, again: wish.again }, here());
    const given: Homework[] = [];
    for (const { plan, printRunId, title } of sheets) {
      const { workCategory } = wish;
      // One act has one number, whatever its sheets.
      const kind = { ...plan.kind, givingId: given[0]?.givingId ?? plan.kind.givingId };
      given.push(await publishHomework(db, actor, { title, workCategory, printRunId }, { ...plan, kind }, here().now));
    }
    const gave = given.map(({ id, layers }) => ({ id, layers: layers ?? [] }));
    await keepWish(db, actor, { kind: 'homework', wish, gave }, here().now);
    return { items: await showHomework(db, actor, given, here()) };
  });
}
