import type { captureApi } from '@zhibi/contract/capture';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { homeworkForTeacher, submissionsOf, taughtClassIds } from '../../homework/index.js';
import { copiesWithParts } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { inkProgress } from '../evidence/store-progress.js';
import { statusOnPages } from './store-pens.js';

/** How far a class is while it writes. A pen's own clock does not count: what is asked is when something last came. */
export async function showProgress(
  db: Db,
  actor: Actor,
  homeworkId: string,
  timeZone: string,
): Promise<z.input<typeof captureApi.progress.output>> {
  const { schoolId } = actor;
  const homework = await homeworkForTeacher(db, actor, homeworkId);
  const [copies, written, printed] = await Promise.all([
    submissionsOf(db, schoolId, homeworkId, taughtClassIds(actor, homework)),
    inkProgress(db, schoolId, homeworkId),
    copiesWithParts(db, schoolId, homework.printRunId),
  ]);
  const codesOf = new Map(
    printed.map(({ studentId, pages, former }) => [studentId, [...pages, ...former].map(({ pageCode }) => pageCode)]),
  );
  const taught = new Set(copies.map(({ studentId }) => studentId));
  const codes = [...codesOf].flatMap(([studentId, own]) => (taught.has(studentId) ? own : []));
  const status = await statusOnPages(db, schoolId, codes);
  return {
    items: copies.map(({ studentId }) => {
      const { lastAt, itemIds } = written.get(studentId) ?? { lastAt: null, itemIds: [] };
      // Of several pens the one that is there: a pen may be swapped in the middle of a page.
      const pens = (codesOf.get(studentId) ?? []).flatMap((code) => status.get(code) ?? []);
      const pen = pens.includes('connected') ? 'connected' : (pens[0] ?? null);
      return { studentId, lastInkAt: lastAt && toStamp(lastAt, timeZone), itemIds, pen };
    }),
  };
}
