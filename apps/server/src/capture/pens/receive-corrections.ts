import { captureEvents } from '@zhibi/contract/events/capture';
import type { CodedPage } from '../../papers/index.js';
import { teachersByIds } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { announce } from '../../platform/events/index.js';
import { queueLater } from '../../platform/jobs/index.js';
import type { PageStroke } from '../rules.js';
import type { Arrival, Received } from './receive-ink.js';
import { type CorrectionInk, insertCorrections } from './store-corrections.js';

/** Work that marking does: a teacher has written on a copy. */
export const READ_CORRECTION = 'read-correction';
/** A score of two digits and a ring around it takes a moment: it is read when the pen rests so long. */
const READ_DELAY_MS = 900;

/** Ink of a teacher, from a pen or from the pen lab. */
export interface Correction extends Arrival {
  teacherId: string;
  deviceName: string;
}

/**
 * Keeps what teachers wrote on the pages of students, apart from everything that students write, has it read, and tells the teacher's screen
 * where the pen lies. Whether the teacher may mark that page is judged when it is read.
 */
export async function receiveCorrections(
  db: Db,
  schoolId: string,
  arrivals: readonly Correction[],
  pages: ReadonlyMap<string, CodedPage>,
): Promise<Received[]> {
  const teachers = await teachersByIds(db, schoolId, [...new Set(arrivals.map(({ teacherId }) => teacherId))]);
  const ink = arrivals.flatMap((arrival) => placedStrokes(arrival, teachers.get(arrival.teacherId)?.accountId, pages));
  const isNew = await insertCorrections(db, schoolId, ink);
  const copies = ink.filter(({ stroke, homeworkId }) => homeworkId !== null && isNew.has(stroke.id));
  const subjects = [...new Set(copies.map(({ homeworkId, studentId }) => `${homeworkId}:${studentId}`))].sort();
  queueLater(
    db,
    READ_CORRECTION,
    subjects.map((subject) => {
      const [homeworkId, studentId] = subject.split(':');
      const payload = { schoolId, homeworkId, studentId };
      return { payload, key: `${READ_CORRECTION}:${subject}`, delayMs: READ_DELAY_MS };
    }),
  );
  const counted = new Set<string>();
  const isFirst = ({ stroke }: PageStroke) => isNew.has(stroke.id) && !counted.has(stroke.id) && counted.add(stroke.id);
  const answers: Received[] = [];
  for (const { strokes, from, teacherId, deviceName } of arrivals) {
    const accepted = strokes.filter(isFirst).length;
    const last = strokes.at(-1);
    const to = teachers.get(teacherId)?.accountId;
    if (accepted > 0 && last !== undefined && to !== undefined) {
      const data = { deviceName, deviceMac: from.device, pageCode: last.pageCode, codeRule: last.codeRule };
      await announce(db, captureEvents.correctingPen, { schoolId, to: [to], data });
    }
    answers.push({ accepted, queued: 0, duplicates: strokes.length - accepted });
  }
  return answers;
}

/** Each stroke with the copy that it lies on. A teacher who has left the school writes nothing any more, but what came is kept. */
function placedStrokes(
  { strokes, from, teacherId }: Correction,
  accountId: string | undefined,
  pages: ReadonlyMap<string, CodedPage>,
): CorrectionInk[] {
  return strokes.map(({ stroke, pageCode, codeRule }) => {
    const known = pages.get(pageCode);
    const page = known?.codeRule === codeRule && known.homeworkId !== null ? known : undefined;
    return {
      stroke,
      accountId: accountId ?? teacherId,
      device: from.device,
      receivedAt: from.receivedAt,
      pageCode,
      codeRule,
      homeworkId: page?.homeworkId ?? null,
      studentId: page?.studentId ?? null,
      page: page?.page ?? null,
    };
  });
}
