import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';

/** Ink that came together: in some areas of a page of one copy, from one device, at one moment. */
export interface Arrival {
  schoolId: string;
  homeworkId: string;
  studentId: string;
  page: number;
  areaIds: readonly string[];
  device: string;
  receivedAt: string;
}

/** The packed strokes of each arrival, in the order they were written. One query for many; the areas lead to it by the index of the ink. */
export async function arrivedInk(db: Db, arrivals: readonly Arrival[]): Promise<Uint8Array[][]> {
  const wanted = arrivals.map((one, nth) => ({ ...one, nth }));
  const rows = await db.execute<{ nth: number; points: Uint8Array }>(sql`
    select nth, points from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as come (nth int, "schoolId" uuid, "homeworkId" uuid,
      "studentId" uuid, page smallint, "areaIds" text[], device text, "receivedAt" timestamptz)
    join ink_stroke ink on ink.school_id = "schoolId" and ink.homework_id = "homeworkId" and ink.area_id = any("areaIds")
      and ink.student_id = "studentId" and ink.page = come.page and ink.device = come.device and ink.received_at = "receivedAt"
    order by nth, t0, stroke_id`);
  const strokes = arrivals.map((): Uint8Array[] => []);
  for (const { nth, points } of rows) strokes[nth]?.push(points);
  return strokes;
}
