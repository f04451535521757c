import type pg from 'pg';

/**
 * Makes a homework that was published into many: copies of its class and scored answers, by the rows themselves, without what watches
 * them. Who is strong stays strong; an answer's score is drawn from the student and the question.
 */
export async function multiply(
  owner: pg.Client,
  { schoolId, homeworkId }: { schoolId: string; homeworkId: string },
  homework: number,
): Promise<number> {
  await owner.query(`set session_replication_role = replica`);
  // One print run serves them all here: nothing of them is printed.
  await owner.query(`drop index homework_of_run`);
  await owner.query(
    `create temporary table made as select gen_random_uuid() as id, nth from generate_series(1, ${homework}) nth`,
  );
  const { rows: columns } = await owner.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'homework'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname not in ('id', 'start_at', 'released_at')`,
  );
  const names = columns.map(({ name }) => name).join(', ');
  await owner.query(
    `insert into homework (id, start_at, released_at, ${names}) select made.id, h.start_at - nth * interval '1 hour', now(), ${names
      .split(', ')
      .map((name) => `h.${name}`)
      .join(', ')} from homework h, made where h.id = '${homeworkId}'`,
  );
  await owner.query(
    `insert into homework_class select h.school_id, made.id, h.class_id from homework_class h, made where h.homework_id = '${homeworkId}'`,
  );
  await owner.query(
    `insert into submission (school_id, homework_id, student_id, class_id, status) select s.school_id, made.id, s.student_id, s.class_id, 'released' from submission s, made where s.homework_id = '${homeworkId}'`,
  );
  const { rowCount } = await owner.query(
    `insert into answer (school_id, id, homework_id, student_id, item_id, status, score)
       select s.school_id, gen_random_uuid(), made.id, s.student_id, i.id, 'scored-by-machine',
         case when random() < 0.3 + 0.6 * (get_byte(decode(right(s.student_id::text, 2), 'hex'), 0) / 255.0) then i.score else 0 end
       from made, submission s, paper_item i
       where s.homework_id = '${homeworkId}' and i.paper_id = (select paper_id from homework where id = '${homeworkId}')
       order by made.nth`,
  );
  await owner.query(
    `update submission s set score = sums.score from (select homework_id, student_id, sum(score) as score from answer where school_id = '${schoolId}' group by 1, 2) sums
     where s.school_id = '${schoolId}' and s.homework_id = sums.homework_id and s.student_id = sums.student_id`,
  );
  await owner.query(`insert into result_news (school_id, homework_id) select '${schoolId}', id from made`);
  await owner.query(`reset session_replication_role`);
  await owner.query(`analyze`);
  return rowCount ?? 0;
}
