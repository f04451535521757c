import type { ChangeKind, ChangeReason } from '@zhibi/contract/homework';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { insertChanges } from './store-changes.js';

export interface Happened {
  kind: ChangeKind;
  reason?: ChangeReason;
  note?: string;
  /** Whom alone it concerns; absent: everybody. */
  studentIds?: readonly string[];
  /** Only what has become different. */
  title?: string | undefined;
  startAt?: Date | undefined;
  endAt?: Date | undefined;
  /** The account; null where it happened by itself. */
  by: string | null;
  at: Date;
}

/** Writes down what was changed about a homework: its teachers and the students whom it concerns read it. */
export async function recordChange(
  db: Db,
  { schoolId, id }: { schoolId: string; id: string },
  happened: Happened,
): Promise<void> {
  const { kind, reason, note, title, startAt, endAt, by, at } = happened;
  const whom = happened.studentIds ?? [null];
  await insertChanges(
    db,
    whom.map((studentId) => ({
      schoolId,
      id: newId(),
      homeworkId: id,
      studentId,
      kind,
      reason: reason ?? null,
      note: note ?? '',
      title: title ?? null,
      startAt: startAt ?? null,
      endAt: endAt ?? null,
      changedBy: by,
      changedAt: at,
    })),
  );
}
