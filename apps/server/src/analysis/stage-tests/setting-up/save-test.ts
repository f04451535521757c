import type { StageTest as Shown, StageSetup } from '@zhibi/contract/analysis/stage-tests';
import { instantOf } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { classesOf, subjectsById } from '../../../people/index.js';
import type { Db } from '../../../platform/db.js';
import { newId } from '../../../platform/ids.js';
import { ensure } from '../../../platform/problem.js';
import { maySetUp } from '../policy.js';
import type { KeptSubject, TestClass } from '../rules-kept.js';
import { deleteTest, findTest, insertChange, insertTest, lockTest, type StageTest, updateTest } from '../store.js';
import { enteredByClass, scoredBySubject } from '../store-scores.js';
import { canOf, changesBetween, setUpFault } from './rules-set-up.js';
import { setUpOf, showTest } from './show-test.js';

export interface Here {
  now: Date;
  timeZone: string;
}

/** A new stage test, as a draft that only those who set it up see. */
export async function createTest(db: Db, actor: Actor, setup: StageSetup, here: Here): Promise<Shown> {
  ensure(maySetUp(actor), 'not-found');
  const { schoolId } = actor;
  const testId = newId();
  const said = await judged(db, schoolId, setup, here, undefined);
  await insertTest(db, { ...said, schoolId, id: testId, state: 'draft', createdAt: here.now });
  await insertChange(db, changeBy(actor, testId, here.now, 'created'));
  return showTest(db, { schoolId, testId }, here.timeZone);
}

/** Changes what is said of a test; its scores stay what they are, and every figure follows. */
export async function saveTest(
  db: Db,
  actor: Actor,
  { testId, revision, ...setup }: StageSetup & { testId: string; revision: number },
  here: Here,
): Promise<Shown> {
  ensure(maySetUp(actor), 'not-found');
  const of = { schoolId: actor.schoolId, testId };
  const before = await lockTest(db, of);
  ensure(canOf(before.state, 0).change, 'conflict');
  ensure(before.revision === revision, 'conflict', 'changed');
  const changes = changesBetween(setUpOf(before, here.timeZone), setup);
  const said = await judged(db, of.schoolId, setup, here, before);
  if (changes.length > 0) {
    await updateTest(db, of, said);
    await insertChange(db, { ...changeBy(actor, testId, here.now, 'changed'), changes });
  }
  return showTest(db, of, here.timeZone);
}

/** Throws a draft away that nobody has a score in. */
export async function removeTest(db: Db, actor: Actor, testId: string): Promise<void> {
  ensure(maySetUp(actor), 'not-found');
  const of = { schoolId: actor.schoolId, testId };
  const { state } = await lockTest(db, of);
  const scored = (await enteredByClass(db, of.schoolId, [testId])).length;
  ensure(canOf(state, scored).remove, 'conflict');
  await deleteTest(db, of);
}

export const changeBy = (
  { schoolId, accountId, name }: Actor,
  testId: string,
  now: Date,
  what: Parameters<typeof insertChange>[1]['what'],
) => ({ schoolId, id: newId(), testId, at: now, byAccount: accountId, byName: name, what });

type Said = Omit<StageTest, 'schoolId' | 'id' | 'state' | 'revision' | 'createdAt'>;

/** What is kept of a set-up, once everything it names is found to hold. */
async function judged(
  db: Db,
  schoolId: string,
  setup: StageSetup,
  { timeZone }: Here,
  before: StageTest | undefined,
): Promise<Said> {
  const fault = setUpFault(setup);
  ensure(fault === undefined, 'invalid', fault);
  const classes = await classesIn(db, schoolId, setup, before);
  const subjects = await subjectsById(db);
  ensure(
    setup.subjects.every(({ subjectId }) => subjects.has(subjectId)),
    'not-found',
  );
  await ensureStart(db, schoolId, setup, before);
  if (before) await ensureScoresFit(db, before, setup);
  const { classIds: _, publishAt, ...said } = setup;
  const kept = (subjectId: number) => before?.subjects.find((one) => one.subjectId === subjectId);
  return {
    ...said,
    classes,
    subjects: setup.subjects.map((subject): KeptSubject => {
      const { homeworkIds = [], droppedItemIds = [] } = kept(subject.subjectId) ?? {};
      return { ...subject, homeworkIds, droppedItemIds };
    }),
    publishAt: instantOf(publishAt, timeZone),
  };
}

/** The classes by name; one that has ended since stays what it was. */
async function classesIn(
  db: Db,
  schoolId: string,
  setup: StageSetup,
  before: StageTest | undefined,
): Promise<TestClass[]> {
  const kept = new Map(before?.classes.map((one) => [one.classId, one]));
  const fresh = [...new Set(setup.classIds)].filter((classId) => !kept.has(classId));
  const living = new Map((await classesOf(db, schoolId, fresh)).map((one) => [one.classId, one]));
  ensure(
    fresh.every((classId) => living.has(classId)),
    'not-found',
  );
  ensure(
    [...living.values()].every(({ gid }) => gid === setup.gid),
    'invalid',
    'other-grade',
  );
  ensure(
    before === undefined || before.gid === setup.gid || kept.size === 0 || fresh.length === setup.classIds.length,
    'invalid',
    'other-grade',
  );
  return [...new Set(setup.classIds)]
    .map((classId) => kept.get(classId) ?? { classId, className: living.get(classId)?.className ?? '' })
    .sort((a, b) => a.className.localeCompare(b.className, 'zh', { numeric: true }));
}

/** Growth begins at a test of the school that was held before. */
async function ensureStart(
  db: Db,
  schoolId: string,
  { startTestId, heldOn }: StageSetup,
  before: StageTest | undefined,
): Promise<void> {
  if (startTestId === null) return;
  const start = await findTest(db, { schoolId, testId: startTestId });
  ensure(start !== undefined, 'not-found');
  ensure(start.id !== before?.id && start.heldOn < heldOn, 'invalid', 'start-itself');
}

/** Scores that are there keep their subject, their class, and a full score that holds them. */
async function ensureScoresFit(db: Db, { schoolId, id: testId }: StageTest, setup: StageSetup): Promise<void> {
  const [scored, entered] = await Promise.all([
    scoredBySubject(db, schoolId, [testId]),
    enteredByClass(db, schoolId, [testId]),
  ]);
  const fullOf = new Map(setup.subjects.map(({ subjectId, fullScore }) => [subjectId, fullScore]));
  const hasAll =
    scored.every(({ subjectId }) => fullOf.has(subjectId)) &&
    entered.every(({ classId }) => setup.classIds.includes(classId));
  ensure(hasAll, 'conflict', 'has-scores');
  const fits = scored.every(({ subjectId, best }) => (best ?? 0) <= (fullOf.get(subjectId) ?? 0));
  ensure(fits, 'conflict', 'below-scores');
}
