import { encodeEach, type Stroke } from '@zhibi/ink';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray, list } from '../../platform/sql-lists.js';
import { device } from '../devices/tables.js';
import { correctionStroke, pen } from '../tables.js';
import { inOneParameter } from './pack.js';

/** A stroke of a teacher with the copy that it lies on, as far as that is known. */
export interface CorrectionInk {
  stroke: Stroke;
  accountId: string;
  device: string;
  receivedAt: Date;
  pageCode: string;
  codeRule: string;
  homeworkId: string | null;
  studentId: string | null;
  page: number | null;
}

/** Keeps strokes of teachers and answers the new ones: what was kept before, as whoever's, changes nothing. In a fixed order, as ink is kept. */
export async function insertCorrections(db: Db, schoolId: string, ink: readonly CorrectionInk[]): Promise<Set<string>> {
  if (ink.length === 0) return new Set();
  const rows = [...ink].sort((a, b) => (a.stroke.id < b.stroke.id ? -1 : 1));
  const { bytes, begins, takes } = inOneParameter(encodeEach(rows.map(({ stroke }) => stroke)));
  const given = rows.map(({ stroke, receivedAt, ...one }, nth) => ({
    ...one,
    id: stroke.id,
    t0: stroke.t0,
    at: receivedAt.toISOString(),
    begins: begins[nth],
    takes: takes[nth],
  }));
  const kept = await db.execute<{ stroke_id: string }>(sql`
    insert into correction_stroke (school_id, stroke_id, account_id, device, page_code, code_rule, homework_id, student_id, page, t0, points, received_at)
    select ${schoolId}::uuid, id, "accountId", device, "pageCode", "codeRule", "homeworkId", "studentId", page, t0,
      substring(${bytes}::bytea from begins for takes), at
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as new (id uuid, "accountId" uuid, device text, "pageCode" text, "codeRule" text,
      "homeworkId" uuid, "studentId" uuid, page smallint, t0 bigint, at timestamptz, begins integer, takes integer)
    where id not in (select zhibi_strokes_kept(${schoolId}::uuid, ${list(rows.map(({ stroke }) => stroke.id))}::uuid[]))
    on conflict (school_id, stroke_id) do nothing returning stroke_id`);
  return new Set(kept.map((row) => row.stroke_id));
}

export interface KeptCorrection {
  strokeId: string;
  accountId: string;
  page: number;
  points: Uint8Array;
  receivedAt: Date;
  settled: boolean;
}

/** All ink of teachers on a copy, in the order it was written. */
export async function correctionsOn(
  db: Db,
  schoolId: string,
  of: { homeworkId: string; studentId: string },
): Promise<KeptCorrection[]> {
  const rows = await db
    .select()
    .from(correctionStroke)
    .where(
      and(
        eq(correctionStroke.schoolId, schoolId),
        eq(correctionStroke.homeworkId, of.homeworkId),
        eq(correctionStroke.studentId, of.studentId),
      ),
    )
    .orderBy(asc(correctionStroke.t0), asc(correctionStroke.strokeId));
  return rows.map(({ page, ...row }) => ({ ...row, page: page ?? 0 }));
}

/** A person has decided what these strokes give. */
export const settleCorrections = (db: Db, schoolId: string, strokeIds: readonly string[]) =>
  db
    .update(correctionStroke)
    .set({ settled: true })
    .where(and(eq(correctionStroke.schoolId, schoolId), inArray(correctionStroke.strokeId, [...strokeIds])));

/** The pens that a teacher corrects with, the one heard last first. */
export const pensOfTeacher = (db: Db, schoolId: string, teacherId: string) =>
  db
    .select({
      mac: device.mac,
      name: sql<string>`coalesce(nullif(${pen.name}, ''), ${device.name})`,
      battery: pen.battery,
      isConnected: sql<boolean>`coalesce(${pen.status} = 'connected', false)`,
      pageCode: sql<string>`coalesce(${pen.pageCode}, '')`,
      codeRule: sql<string>`coalesce(${pen.codeRule}, '')`,
      lastSeenAt: pen.lastSeenAt,
    })
    .from(device)
    .leftJoin(pen, and(eq(pen.schoolId, device.schoolId), eq(pen.mac, device.mac)))
    .where(and(eq(device.schoolId, schoolId), eq(device.teacherId, teacherId)))
    .orderBy(sql`${pen.lastSeenAt} desc nulls last`, asc(device.mac));
