import type { HomeworkForTeacher, homeworkApi, Layer } from '@zhibi/contract/homework';
import { type Language, toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { createPaper, hidePaper, layOutForReaders } from '../../papers/index.js';
import { type ClassMember, levelsOfClasses, studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { givenTo, holdUse } from '../../questions/index.js';
import { type Here, showHomework } from '../for-teacher.js';
import { givenOfWish, keepWish, lockWish } from '../give-once.js';
import { judgeLoad } from '../load/judge-load.js';
import { isInSchool, knowsClasses, mayRun } from '../policy.js';
import { type Homework, homeworkByIds } from '../store.js';
import { namedGivings } from './given-before.js';
import { minutesOf, type Plan, paperToGive, plainKind, publishHomework, timesOf } from './publish-homework.js';
import { saidOfGiven } from './rules-given.js';
import { audienceOf, countLayers, sheetTitles, unknownClasses } from './rules-practice.js';
import { lockPractice } from './store-practice.js';

type Wish = z.output<typeof homeworkApi.pushPractice.input>;
type Order = Omit<z.output<typeof homeworkApi.publish.input>, 'loadReason' | 'wishId' | 'again'>;
interface Pushed {
  items: { homework: HomeworkForTeacher; layers: Layer[] }[];
}

/** A sheet with its paper, ready to be laid out and published. */
interface ReadySheet {
  /** Those of the layers that have students. */
  layers: Layer[];
  order: Order;
  plan: Plan;
  audience: readonly ClassMember[];
}

interface Needs {
  actor: Actor;
  language: Language;
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

const HOMEWORK = 0;
const DAILY = 1;
const questionIdsOf = ({ sheets }: Wish): string[] => sheets.flatMap((sheet) => sheet.questionIds);

/** Makes the papers of practice and gives them to the classes, or to the layers of the classes, in one act: all of it happens or nothing. */
export async function pushPractice(
  services: Services,
  { actor, language, transact }: Needs,
  wish: Wish,
): Promise<Pushed> {
  const here = () => ({ now: services.clock.now(), timeZone: services.settings.TZ_NAME });
  const { schoolId } = actor;
  const sheets = await transact(
    async (db) => (await pushedBefore(db, actor, wish, here())) ?? planSheets(db, actor, wish, { ...here(), language }),
  );
  if (!Array.isArray(sheets)) return sheets;
  try {
    // Laying out takes longer than a transaction may.
    for (const { order, plan } of sheets)
      await layOutForReaders(services, schoolId, {
        paperId: order.paperId,
        classIds: plan.classIds,
        ...(plan.studentIds === undefined ? {} : { studentIds: plan.studentIds }),
      });
    return await transact(async (db) => {
      await lockWish(db, actor, wish);
      const meanwhile = await pushedBefore(db, actor, wish, here());
      if (meanwhile === undefined) return publishSheets(db, actor, { wish, sheets }, { ...here(), language });
      await hidePapers(db, schoolId, sheets, here().now);
      return meanwhile;
    });
  } catch (refusal) {
    // Papers that were given to nobody would only lie in the teacher's list.
    await transact((db) => hidePapers(db, schoolId, sheets, services.clock.now()));
    throw refusal;
  }
}

async function planSheets(
  db: Db,
  actor: Actor,
  wish: Wish,
  here: Here & { language: Language },
): Promise<ReadySheet[]> {
  const { schoolId } = actor;
  const { subjectId, title, endAt } = wish;
  const classIds = [...new Set(wish.classIds)];
  ensure(isInSchool(actor) && knowsClasses(actor, classIds), 'not-found');
  ensure(mayRun(actor, { subjectId, classIds }), 'forbidden', 'not-your-class');
  await ensureKnown(db, schoolId, wish, here.language);
  const students = await studentsOf(db, schoolId, classIds);
  const levelOf = await levelsOfClasses(db, schoolId, { classIds, subjectId });
  const written = wish.sheets
    .map((sheet) => ({ ...sheet, audience: audienceOf(sheet.layers, students, levelOf) }))
    .filter(({ audience }) => audience.length > 0);
  ensure(written.length > 0, 'conflict', 'class-empty');
  const titles = sheetTitles(
    title,
    written.map(({ questionIds }) => questionIds[0] ?? ''),
    here.language,
  );
  const ready: ReadySheet[] = [];
  const act = plainKind();
  for (const [nth, { questionIds, layers, audience }] of written.entries()) {
    const named = { subjectId, title: titles[nth], paperType: HOMEWORK, questionIds } as const;
    const { paperId } = await createPaper(db, actor, named, here);
    const order: Order = {
      paperId,
      title: titles[nth] ?? title,
      workCategory: DAILY,
      endAt,
      startAt: toStamp(here.now, here.timeZone),
      classIds: [...new Set(audience.map(({ classId }) => classId))],
    };
    const given = await paperToGive(db, actor, order);
    const some = layers && { studentIds: new Set(audience.map(({ studentId }) => studentId)) };
    const counts = countLayers(audience, levelOf);
    const writing = (layers ?? []).filter((layer) => counts[layer] > 0);
    const kind = { ...act, layers: layers ?? null };
    ready.push({ layers: writing, order, plan: { ...given, times: timesOf(order, here), kind, ...some }, audience });
  }
  return judged(db, actor, { wish, sheets: ready }, here);
}

/** Counted like any homework of that day: beyond its limit the sheets keep why they were given. */
async function judged(
  db: Db,
  { schoolId }: Actor,
  { wish: { loadReason }, sheets }: { wish: Wish; sheets: readonly ReadySheet[] },
  { now, timeZone }: Here,
): Promise<ReadySheet[]> {
  const students = sheets.flatMap(({ plan, audience }) => {
    const minutes = minutesOf(plan.paper);
    return audience.map(({ classId, studentId }) => ({ classId, studentId, minutes }));
  });
  const why = await judgeLoad(db, { schoolId, opensAt: now, students, loadReason }, timeZone);
  return sheets.map((one) => ({ ...one, plan: { ...one.plan, kind: { ...one.plan.kind, loadReason: why } } }));
}

async function publishSheets(
  db: Db,
  actor: Actor,
  { wish, sheets }: { wish: Wish; sheets: readonly ReadySheet[] },
  here: Here & { language: Language },
): Promise<Pushed> {
  await lockPractice(db, actor.schoolId, wish.classIds);
  await ensureKnown(db, actor.schoolId, wish, here.language);
  await holdUse(db, actor.schoolId, questionIdsOf(wish));
  const published: Homework[] = [];
  for (const { order, plan } of await judged(db, actor, { wish, sheets }, here))
    published.push(await publishHomework(db, actor, order, plan, here.now));
  const gave = published.map(({ id }, nth) => ({ id, layers: sheets[nth]?.layers ?? [] }));
  await keepWish(db, actor, { kind: 'practice', wish, gave }, here.now);
  const shown = await showHomework(db, actor, published, here);
  return { items: shown.map((homework, nth) => ({ homework, layers: sheets[nth]?.layers ?? [] })) };
}

/** What this very wish came to, where it was pushed already. */
async function pushedBefore(db: Db, actor: Actor, wish: Wish, here: Here): Promise<Pushed | undefined> {
  const gave = await givenOfWish(db, actor, { kind: 'practice', wish });
  if (gave === undefined) return undefined;
  const byId = await homeworkByIds(
    db,
    actor.schoolId,
    gave.map(({ id }) => id),
  );
  const given = gave.flatMap(({ id }) => byId.get(id) ?? []);
  const shown = await showHomework(db, actor, given, here);
  return { items: shown.map((homework, nth) => ({ homework, layers: gave[nth]?.layers ?? [] })) };
}

/** Nobody is given the same twice by two who push at once, nor by a second click: what a class has had must have been seen. */
async function ensureKnown(db: Db, schoolId: string, wish: Wish, language: Language): Promise<void> {
  const questionIds = questionIdsOf(wish);
  const given = await givenTo(db, schoolId, { classIds: wish.classIds, questionIds });
  const classIds = unknownClasses(given, wish.againFor);
  if (classIds.length === 0) return;
  const said = saidOfGiven(await namedGivings(db, schoolId, { classIds, questionIds }), language);
  ensure(false, 'conflict', 'given-meanwhile', { said });
}

async function hidePapers(db: Db, schoolId: string, sheets: readonly ReadySheet[], now: Date): Promise<void> {
  for (const { order } of sheets) await hidePaper(db, schoolId, order.paperId, now);
}
