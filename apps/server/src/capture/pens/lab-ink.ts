import type { captureApi, InkAnswer } from '@zhibi/contract/capture';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { findHomework, isInSchool } from '../../homework/index.js';
import { pagesOf } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { mayHandleInk } from '../policy.js';
import { checkStrokes } from '../rules.js';
import { receiveCorrections } from './receive-corrections.js';
import { receiveInk } from './receive-ink.js';

/** A teacher writes as a pen would, on a page of a homework of an own class. */
export async function takeLabInk(
  db: Db,
  actor: Actor,
  { pageCode, strokes, as }: z.output<typeof captureApi.labInk.input>,
  now: Date,
): Promise<InkAnswer> {
  const { schoolId, accountId } = actor;
  ensure(isInSchool(actor), 'not-found');
  const pages = await pagesOf(db, schoolId, [pageCode]);
  const page = found(pages.get(pageCode));
  const homework = found(page.homeworkId === null ? undefined : await findHomework(db, schoolId, page.homeworkId));
  ensure(mayHandleInk(actor, homework, page.classId), 'not-found');
  const checked = checkStrokes(strokes.map((stroke) => ({ ...stroke, pageCode, codeRule: page.codeRule })));
  const from = { source: 'lab', device: `lab ${accountId}`, receivedAt: now };
  const { teacherId } = actor;
  const [received] =
    as === 'teacher' && teacherId !== null
      ? await receiveCorrections(
          db,
          schoolId,
          [{ strokes: checked.strokes, from, teacherId, deviceName: 'lab' }],
          pages,
        )
      : await receiveInk(db, schoolId, [{ strokes: checked.strokes, from }], pages);
  if (received === undefined) throw new Error('one arrival has one answer');
  return {
    ...received,
    duplicates: received.duplicates + checked.twice,
    rejected: checked.rejected,
    lastSeq: -1,
  };
}
