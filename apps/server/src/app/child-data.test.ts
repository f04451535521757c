import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { homeworkApi } from '@zhibi/contract/homework';
import { toStamp } from '@zhibi/contract/kernel';
import { markingApi } from '@zhibi/contract/marking';
import { annotationsApi } from '@zhibi/contract/marking/annotations';
import { rubricsApi } from '@zhibi/contract/marking/rubrics';
import { peopleApi } from '@zhibi/contract/people';
import { recordsApi } from '@zhibi/contract/people/records';
import { sessionApi } from '@zhibi/contract/session';
import { openZip } from '@zhibi/files';
import { Document } from 'mupdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Gateway } from '../../test/gateway.js';
import type { Person } from '../../test/person.js';
import { RosterClient } from '../../test/roster.js';
import { openTestWorld, type TestSchool, type TestWorld } from '../../test/school.js';
import { perform, TestCourse } from '../../test/test-course.js';
import { write } from '../../test/writing.js';
import { sweepLeases } from '../platform/files/index.js';
import { openClient } from '../platform/pools.js';

const NAME = '柏无痕';
const NUMBER = 'TRACE-2026-77';
const ACCOUNT = `s${NUMBER}`;

let world: TestWorld;
let school: TestSchool;
let admin: Person;
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
  admin = await school.newLeader('SCHOOLADMIN');
});
afterAll(() => world.close());

/** Tables of the product and of its queue in which one of these words stands. */
async function tablesNaming(words: readonly string[]): Promise<string[]> {
  const owner = await openClient(world.connection);
  const { rows: tables } = await owner.query<{ name: string; ofSystem: boolean }>(
    `select format('%I.%I', schemaname, tablename) as name, schemaname = 'public' and has_table_privilege('zhibi_system', format('%I.%I', schemaname, tablename), 'select') as "ofSystem"
     from pg_tables where schemaname in ('public', 'graphile_worker') order by 1`,
  );
  const naming: string[] = [];
  for (const { name, ofSystem } of tables) {
    await owner.query(ofSystem ? 'set role zhibi_system' : 'reset role');
    const { rows } = await owner.query(
      `select 1 from ${name} t where exists (select from unnest($1::text[]) word where strpos(lower(t::text), lower(word)) > 0) limit 1`,
      [words],
    );
    if (rows.length > 0) naming.push(name);
  }
  await owner.end();
  return naming;
}

/** Files below the data folder (contents, logs) in which one of these words stands, those of pages by their text. */
function filesNaming(words: readonly string[], folder = world.folder): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesNaming(words, path);
    const bytes = readFileSync(path);
    const text = bytes.subarray(0, 4).toString() === '%PDF' ? wordsOf(bytes) : bytes.toString();
    return words.some((word) => text.includes(word)) ? [path] : [];
  });
}

function wordsOf(pdf: Uint8Array): string {
  const read = Document.openDocument(pdf, 'application/pdf');
  return Array.from({ length: read.countPages() }, (_, at) =>
    read.loadPage(at).toStructuredText('preserve-whitespace').asText(),
  ).join('\n');
}

const done = (person: Person, jobId: string) =>
  expect.poll(async () => (await person.call(sessionApi.job, { jobId })).status, { timeout: 20_000 }).toBe('done');

it('all that is kept about a student can be taken out, and nothing that names the student is left once erased, while sums stay', async () => {
  // The child comes with a list, writes a homework, is marked with words, sits in a lesson and in a stage test.
  const roster = new RosterClient(admin);
  const uploaded = await roster.upload(`姓名,学号,班级\n${NAME},${NUMBER},八年级(7)班\n石可留,KEEP-1,八年级(7)班\n`);
  await roster.apply(await roster.check(uploaded));
  const { items: found } = await admin.call(recordsApi.students, { search: NAME });
  const { studentId = '', classId } = found[0] ?? {};
  expect(classId).toBeTruthy();
  const teacher = await school.newTeacher([classId ?? '']);
  const course = new TestCourse(world, school, teacher, [{ classId: classId ?? '', students: [] }]);
  const homework = await course.publish(['choice', 'fillIn', 'subjective']);
  const { homeworkId } = homework;
  const of = { schoolId: school.schoolId, homeworkId, studentId };
  await write(world, course, await Gateway.of(world, school.schoolId), {
    homework,
    studentId,
    answers: ['B', '42', '7'],
  });
  await perform(world, 'read-answers', of);
  const [answer] = (await teacher.call(markingApi.papers, { homeworkId, studentId })).answers;
  await teacher.call(markingApi.score, {
    scores: [{ answerId: answer?.answerId ?? '', revision: answer?.revision ?? 1, score: 1, comment: `${NAME}，很好` }],
  });
  const [, , proof] = (await teacher.call(markingApi.items, { homeworkId })).items;
  const question = { homeworkId, itemId: proof?.itemId ?? '' };
  const full = proof?.maxScore ?? 0;
  const levels = [full, 0].map((points) => ({ levelId: `of-${points}`, points, text: points > 0 ? '完整' : '没有' }));
  const criteria = [{ criterionId: 'steps', name: '步骤', levels }];
  const { seen } = await teacher.call(rubricsApi.preview, { ...question, criteria });
  await teacher.call(rubricsApi.save, { ...question, criteria, seen, revision: 0 });
  const [written] = (await teacher.call(markingApi.answers, question)).items.filter(
    (one) => one.studentId === studentId,
  );
  const by = [{ criterionId: 'steps', levelId: `of-${full}` }];
  await teacher.call(markingApi.score, {
    scores: [{ answerId: written?.answerId ?? '', revision: written?.revision ?? 1, score: full, levels: by }],
  });
  const placed = { xMm: 60, yMm: 200, sizeMm: 8 };
  const marks = [
    { kind: 'stamp', stamp: 'tick', ...placed },
    { kind: 'words', words: `${NAME}真棒`, ...placed },
  ] as const;
  await teacher.call(annotationsApi.put, {
    homeworkId,
    studentId,
    acts: marks.map((mark) => ({ annotationId: crypto.randomUUID(), version: 1, page: 1, mark })),
  });
  const plant = (statement: string) => world.services.database.asSystem((db) => db.execute(statement));
  const { schoolId } = school;
  await plant(`insert into homework_change (school_id, id, homework_id, student_id, kind, reason, note, changed_at)
    values ('${schoolId}', gen_random_uuid(), '${homeworkId}', '${studentId}', 'excused', 'sick', '${NAME}发烧', now())`);
  await plant(`insert into device (school_id, mac, kind, name, state, student_id, added_at)
    values ('${schoolId}', 'AABBCCDDEEFF', 'pen', '${NAME}的笔', 'in-use', '${studentId}', now())`);
  await plant(`with l as (insert into lesson (school_id, id, class_id, subject_id, account_id, teacher_name, student_count, started_at, ended_at)
      values ('${schoolId}', gen_random_uuid(), '${classId}', 202, gen_random_uuid(), '教师', 2, now(), now()) returning id)
    insert into lesson_seat (school_id, id, lesson_id, student_id, name, mark, token_hash, state, joined_at)
    select '${schoolId}', gen_random_uuid(), id, '${studentId}', '${NAME}', gen_random_uuid(), '${'0'.repeat(64)}', 'left', now() from l`);
  await plant(`insert into evidence (school_id, homework_id, student_id, area_id, source, page, item_ids, pieces, changed_at, words)
    select school_id, homework_id, student_id, area_id, 'screen', page, item_ids, 1, now(), '我是${NAME}'
    from evidence where school_id = '${schoolId}' and student_id = '${studentId}' and source = 'pen' and '${answer?.itemId}' = any(item_ids)`);
  await plant(`with b as (insert into scan_batch (school_id, id, homework_id, state, created_by, created_by_name, created_at, source, student_id)
      values ('${schoolId}', gen_random_uuid(), '${homeworkId}', 'read', gen_random_uuid(), '${NAME}', now(), 'photo', '${studentId}') returning id)
    insert into scan_file (school_id, batch_id, position, name, sha256) select '${schoolId}', id, 0, '${NAME}.jpg', '${'0'.repeat(64)}' from b`);
  await plant(`insert into appeal (school_id, id, homework_id, answer_id, student_id, no, reason, score_before, givers, state, appealed_at, decided_by, decided_at, score_after, word)
    values ('${schoolId}', gen_random_uuid(), '${homeworkId}', '${answer?.answerId}', '${studentId}', 1, '我是${NAME}，我写对了', 1, '{}', 'kept', now(), gen_random_uuid(), now(), 1, '${NAME}同学，再看一次')`);
  await plant(`with l as (select id from lesson where school_id = '${schoolId}'), t as (insert into lesson_task (school_id, id, lesson_id, no, kind, state, content)
      select '${schoolId}', gen_random_uuid(), id, 1, 1, 'archived', '{}' from l returning id)
    insert into lesson_answer (school_id, task_id, round, no, student_id, nth, labels, at, tapped_at) select '${schoolId}', id, 1, 1, '${studentId}', 1, '{C}', now(), now() from t`);
  // A teacher's pen on the copy: the same hand movements, as the teacher's.
  await plant(`insert into correction_stroke (school_id, stroke_id, account_id, device, page_code, code_rule, homework_id, student_id, page, t0, points, received_at)
    select school_id, gen_random_uuid(), gen_random_uuid(), 'AABBCCDDEE00', '1.1.1.1', 'plain', homework_id, student_id, page, t0, points, now()
    from ink_stroke where school_id = '${schoolId}' and student_id = '${studentId}' limit 3`);
  expect((await tablesNaming([NAME])).length).toBeGreaterThan(8);
  await expect.poll(() => filesNaming([NAME]), { timeout: 20_000 }).not.toEqual([]); // the printed copies

  // Taken out: readable without the product, and described.
  const { jobId } = await admin.call(recordsApi.takeOut, { studentId });
  await done(admin, jobId);
  const [{ takeOutId = '', state } = {}] = (await admin.call(recordsApi.takeOuts, { studentId })).items;
  expect(state).toBe('ready');
  const { bytes } = await admin.download(recordsApi.takeOutFile, { takeOutId });
  const zip = openZip(bytes, { files: 100, unpackedBytes: 50_000_000 });
  const read = (path: string) => Buffer.from(zip.open(path) ?? new Uint8Array()).toString();
  const told = JSON.parse(read('schema.json'));
  expect(Object.keys(told.schemas)).toEqual(expect.arrayContaining(['profile', 'homework', 'wrong-questions']));
  expect(read('index.html')).toContain(NAME);
  const folder = 'homework/001 第一次作业';
  expect(JSON.parse(read(`${folder}/homework.json`))).toMatchObject({
    items: [
      { comment: `${NAME}，很好`, typed: `我是${NAME}` },
      { reading: '42' },
      { criteria: [{ name: '步骤', points: full, full, text: '完整' }] },
    ],
  });
  expect(read(`${folder}/ink-1.inkml`)).toContain('<trace ');
  // What a pen wrote on paper, and what was stamped on a screen.
  expect(read(`${folder}/teacher-ink-1.inkml`).match(/<trace /g)).toHaveLength(4);
  expect(JSON.parse(read(`${folder}/homework.json`)).words).toMatchObject([{ page: 1, words: `${NAME}真棒`, xMm: 60 }]);
  expect(read(`${folder}/index.html`)).toMatch(new RegExp(`<text fill="#c00".*>${NAME}真棒</text>`));
  expect(JSON.parse(read('appeals.json'))).toMatchObject([
    { homework: '第一次作业', no: 1, reason: `我是${NAME}，我写对了`, state: 'kept', word: `${NAME}同学，再看一次` },
  ]);
  expect(read('appeals.html')).toContain('我写对了');
  expect(JSON.parse(read('homework/exceptions.json'))).toMatchObject([{ kind: 'excused', note: `${NAME}发烧` }]);
  expect(JSON.parse(read('class/lessons.json'))).toMatchObject([{ answer: 'C', counts: true }]);
  for (const { path } of told.files) expect(zip.names).toContain(path);

  // Erased.
  const today = toStamp(world.clock.now(), 'Asia/Shanghai').slice(0, 8);
  await admin.call(recordsApi.leaveStudents, { studentIds: [studentId], why: 'transferred', on: today });
  const { revision } = await admin.call(recordsApi.student, { studentId });
  const before = await teacher.call(markingApi.papers, { homeworkId, studentId });
  await admin.call(recordsApi.eraseStudent, { studentId, revision, name: NAME });
  const traces = [NAME, NUMBER, ACCOUNT, '无痕', 'bai wuhen', 'baiwuhen'];
  expect(await tablesNaming(traces)).toEqual([]);
  // Contents that were made within the hour are held until then by the lease of their maker.
  await sweepLeases(world.services, new Date(world.clock.now().getTime() + 2 * 3_600_000));
  expect(filesNaming([NAME, NUMBER])).toEqual([]);
  expect((await admin.refused(recordsApi.takeOutFile, { takeOutId })).code).toBe(-1404);
  expect((await admin.refused(recordsApi.takeOut, { studentId })).code).toBe(-1404);

  // What sums are made of stays, and nobody else has lost anything.
  const after = await teacher.call(markingApi.papers, { homeworkId, studentId });
  expect(after.answers.map(({ score, reading }) => [score, reading])).toEqual(
    before.answers.map(({ score, reading }) => [score, reading]),
  );
  expect((await roster.settled(uploaded.importId)).counts).toMatchObject({ added: 2 });
  expect(await tablesNaming(['石可留'])).toContain('public.roster_row');
  const [erased] = await world.services.database.asSystem((db) =>
    db.execute<{ who: string; detail: unknown }>(
      `select account_id as who, detail from audit where what = 'student-erased' order by id desc limit 1`,
    ),
  );
  expect(erased).toEqual({ who: admin.ids.accountId, detail: { ids: [studentId] } });
  expect((await admin.call(peopleApi.studentsOfClass, { classId: classId ?? '' })).items).toHaveLength(1);
  expect((await teacher.call(homeworkApi.submissions, { homeworkId })).items).toHaveLength(2);
});
