import { and, eq, sql } from 'drizzle-orm';
import type { ForgetStudent } from '../people/index.js';
import { inkStroke } from './tables.js';

/**
 * What a student wrote, by pen, on paper or on a screen, and photographed is of his hand and often bears his name: it goes, as do the pen's name and its holder. How much lay on
 * each answer area stays, and what was read from it.
 */
export const forgetWriting: ForgetStudent = async (db, { schoolId, studentId }) => {
  await db.delete(inkStroke).where(and(eq(inkStroke.schoolId, schoolId), eq(inkStroke.studentId, studentId)));
  await db.execute(sql`delete from correction_stroke where school_id = ${schoolId} and student_id = ${studentId}`);
  await db.execute(sql`
    delete from ink_queue_stroke s using ink_queue q
    where q.school_id = ${schoolId} and q.student_id = ${studentId} and s.school_id = q.school_id and s.queue_id = q.id`);
  await db.execute(sql`delete from ink_queue where school_id = ${schoolId} and student_id = ${studentId}`);
  await db.execute(sql`
    update device_event e set detail = '{}' from device d
    where d.school_id = ${schoolId} and d.student_id = ${studentId} and e.school_id = d.school_id and e.mac = d.mac`);
  await db.execute(sql`
    update pen p set name = '' from device d where d.school_id = ${schoolId} and d.student_id = ${studentId} and p.school_id = d.school_id and p.mac = d.mac`);
  await db.execute(sql`
    update device set student_id = null, name = '', state = case when state = 'in-use' then 'spare' else state end, revision = revision + 1
    where school_id = ${schoolId} and student_id = ${studentId}`);
  const seen = await db.execute<{ content: string }>(sql`
    with held as (select homework_id, area_id, source, picture_sha256 as content from evidence
      where school_id = ${schoolId} and student_id = ${studentId} and picture_sha256 is not null)
    update evidence e set picture_sha256 = null from held
    where e.school_id = ${schoolId} and e.student_id = ${studentId} and (e.homework_id, e.area_id, e.source) = (held.homework_id, held.area_id, held.source)
    returning held.content`);
  const pages = await db.execute<{ original: string | null; straight: string | null }>(sql`
    with held as (select id, original_sha256 as original, straight_sha256 as straight from scan_page
      where school_id = ${schoolId} and (student_id = ${studentId} or batch_id in (
        select id from scan_batch where school_id = ${schoolId} and student_id = ${studentId}))
        and (original_sha256 is not null or straight_sha256 is not null))
    update scan_page p set original_sha256 = null, straight_sha256 = null from held where p.school_id = ${schoolId} and p.id = held.id
    returning held.original, held.straight`);
  await db.execute(sql`
    update evidence set words = null where school_id = ${schoolId} and student_id = ${studentId} and words is not null`);
  const photographs = await db.execute<{ content: string }>(sql`
    delete from scan_file f using scan_batch b
    where b.school_id = ${schoolId} and b.student_id = ${studentId} and f.school_id = b.school_id and f.batch_id = b.id
    returning f.sha256 as content`);
  await db.execute(sql`
    update scan_batch set created_by_name = '' where school_id = ${schoolId} and student_id = ${studentId}`);
  return [
    ...[...seen, ...photographs].map(({ content }) => content),
    ...[...pages].flatMap(({ original, straight }) => [original ?? [], straight ?? []].flat()),
  ];
};
