import type { StageChange, StageTestLine, StageTestState } from '@zhibi/contract/analysis/stage-tests';
import { Id, toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { z } from 'zod';
import { classesOf, isInStage, subjectsById } from '../../../people/index.js';
import { cursorAfterKey, ensureCursor, idOfCursor, keyOfCursor, pageAfter } from '../../../platform/cursor.js';
import type { Db } from '../../../platform/db.js';
import { ensure } from '../../../platform/problem.js';
import { maySetUp } from '../policy.js';
import { listChanges, listTests, testById } from '../store.js';
import type { Here } from './save-test.js';
import { showLines } from './show-test.js';

const PAGE = 20;
const grades = Array.from({ length: 12 }, (_, at) => at + 1);

/** Where a line stands in the list. */
const Place = z.tuple([z.iso.date(), Id]);

interface Wanted {
  gid?: number | undefined;
  state?: StageTestState | undefined;
  cursor?: string | undefined;
}

/** The stage tests that somebody finds: all of the school for those who set them up, the published ones of their classes for teachers. */
export async function listStageTests(
  db: Db,
  actor: Actor,
  { gid, state, cursor }: Wanted,
  { now, timeZone }: Here,
): Promise<{ items: StageTestLine[]; next: string | null }> {
  const { schoolId } = actor;
  ensure(schoolId !== '', 'not-found');
  const after = Place.optional().safeParse(keyOfCursor(cursor, 2));
  ensureCursor(after.success);
  const sees = maySetUp(actor);
  const tests = await listTests(db, schoolId, {
    gid,
    gids: actor.stageId === null ? undefined : grades.filter((grade) => isInStage(actor, grade)),
    state,
    outBy: sees ? undefined : now,
    classIds: actor.role === 'TEACHER' ? [...actor.teaches.keys()] : undefined,
    after: after.data && { heldOn: after.data[0], id: after.data[1] },
    limit: PAGE + 1,
  });
  const shown = tests.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    items: await showLines(db, schoolId, { tests: shown, mayChange: maySetUp(actor), timeZone }),
    next: tests.length > PAGE && last ? cursorAfterKey([last.heldOn, last.id]) : null,
  };
}

/** Who did what with a test, the newest first. */
export async function listHistory(
  db: Db,
  actor: Actor,
  { testId, cursor }: { testId: string; cursor?: string | undefined },
  timeZone: string,
): Promise<{ items: StageChange[]; next: string | null }> {
  ensure(maySetUp(actor), 'not-found');
  const of = { schoolId: actor.schoolId, testId };
  await testById(db, of);
  const rows = await listChanges(db, { ...of, before: idOfCursor(cursor), limit: PAGE + 1 });
  const { items, next } = pageAfter(rows, PAGE, ({ id }) => id);
  return {
    items: items.map(({ id, at, byName, what, changes }) => ({ id, at: toStamp(at, timeZone), byName, what, changes })),
    next,
  };
}

/** What a set-up chooses from: the living classes of the school in the chosen stage, and every subject of the catalogue with its stage. */
export async function setUpChoices(db: Db, actor: Actor) {
  ensure(maySetUp(actor), 'not-found');
  const [classes, subjects] = await Promise.all([classesOf(db, actor.schoolId), subjectsById(db)]);
  return {
    classes: classes
      .filter(({ gid }) => isInStage(actor, gid))
      .map(({ classId, className, gid }) => ({ classId, className, gid })),
    subjects: [...subjects.values()].map(({ subjectId, name, stage }) => ({
      subjectId,
      subjectName: name,
      stageId: stage,
    })),
  };
}
