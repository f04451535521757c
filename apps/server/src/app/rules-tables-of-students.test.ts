import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Every table that has rows of a student, and in which file of the take-out they stand; or why they are in none.
 * A new table is decided upon here, and its words in what is forgotten (`child-data.test.ts` looks for them).
 */
const tables: Readonly<Record<string, string>> = {
  annotation: 'homework/NNN/teacher-ink-N.inkml and homework.json',
  answer: 'homework/NNN/homework.json',
  appeal: 'appeals.json',
  assistant_turn: 'reports/assistant.json',
  class_student: 'profile.json',
  correction: 'not: what was read of the pen that is in teacher-ink; the score it became is in homework.json',
  correction_stroke: 'homework/NNN/teacher-ink-N.inkml',
  device: 'not: a thing of the school, which was lent',
  evidence: 'homework/NNN/homework.json and pictures',
  group_member: 'not: how a teacher sat a class; nothing is said of the student',
  handbook_copy: 'not: a printed booklet; what is in it is in wrong-questions.json',
  handbook_item: 'not: the same',
  handbook_sheet: 'not: the key of a sheet, of which the sum is kept',
  holiday_done: 'homework/holidays.json',
  holiday_skip: 'homework/holidays.json',
  homework_change: 'homework/exceptions.json',
  ink_queue: 'not: ink whose owner is not settled; settled, it is ink_stroke',
  ink_stroke: 'homework/NNN/ink-N.inkml',
  lab_photo: 'class/laboratory/N.jpg',
  lab_score: 'class/laboratory.json',
  lab_settled: 'class/laboratory.json',
  lesson_answer: 'class/lessons.json',
  lesson_box_signed: 'not: a signature that says that an answer without a name was given, and nothing of it',
  lesson_missed_answer: 'class/lessons.json',
  lesson_seat: 'not: a login in a lesson; what was answered there is in lessons.json',
  lesson_writing: 'class/dictation.json',
  mastery: 'reports/mastery.json',
  mastery_news: 'not: a note that mastery is to be counted again',
  page_code: 'not: a number on a printed page; the page is in paper.pdf',
  photo_slip: 'not: the address of a slip, which is a secret',
  point_gift_student: 'class/points.json',
  remark: 'class/remarks.json',
  scan_batch: 'not: a file as it was sent; what was cut out of it is in pictures',
  scan_page: 'not: the same',
  school_year_student: 'not: a step of a change of years; what came of it is in the history of profile.json',
  seat: 'not: a place in a room',
  seat_need: 'not: a wish for a place in a room',
  spoken_result: 'spoken/spoken.json',
  spoken_try: 'spoken/spoken.json',
  stage_entry: 'reports/stage-tests.json',
  stage_import_row: 'not: a line of a table that was sent in; the score is in stage-tests.json',
  stage_score: 'reports/stage-tests.json',
  student_form: 'not: which edition is printed for the student',
  student_level: 'not: never read by students (glossary: layer, level)',
  student_takeout: 'not: the take-outs themselves',
  submission: 'homework/NNN/homework.json',
  wrong_question: 'reports/wrong-questions.json',
  wrong_review: 'not: when a question was looked at again; where it stands by that is in wrong-questions.json',
};

const schema = readFileSync(join(import.meta.dirname, '../../migrations/schema.sql'), 'utf8');

/** What the parts of the take-out write. */
const source = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(taken-out|student-data|personal-data)\.ts$/.test(file))
  .map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
  .join('\n');

it('a file that is said to hold a table is written', () => {
  const named = Object.values(tables).flatMap((where) => where.match(/[a-z-]+\.json/g) ?? []);
  expect(named.filter((file) => !source.includes(file))).toEqual([]);
});

it('every table that holds something of a student is in the take-out, or says why not', () => {
  const ofStudents = [...schema.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\)/gm)].flatMap(
    ([, name = '', columns = '']) => (/^ {2}student_id\b/m.test(columns) ? [name] : []),
  );
  expect(ofStudents.sort()).toEqual(Object.keys(tables).sort());
});
