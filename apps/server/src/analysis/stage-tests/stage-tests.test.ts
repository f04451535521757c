import { assignedBands, stageLimits, stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { homeworkApi } from '@zhibi/contract/homework';
import type { Endpoint } from '@zhibi/contract/kernel';
import { markingApi } from '@zhibi/contract/marking';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actFor } from '../../../test/acting.js';
import { Gateway } from '../../../test/gateway.js';
import { workbook } from '../../../test/large-workbook.js';
import type { Person } from '../../../test/person.js';
import {
  JUNIOR_ENGLISH,
  JUNIOR_MATHS,
  openTestWorld,
  type TestClass,
  type TestSchool,
  type TestWorld,
} from '../../../test/school.js';
import { StageClient, stageSetup, subject } from '../../../test/stage-test.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

interface Room {
  school: TestSchool;
  client: StageClient;
  one: TestClass;
  two: TestClass;
  maths: Person;
}

/** A school with two classes of a grade, a leader who sets tests up, and a maths teacher of the first class. */
async function newRoom(first = 3, second = 2): Promise<Room> {
  const school = await world.newSchool();
  const [one, two] = [await school.newClass(first, 8, '八年级(1)班'), await school.newClass(second, 8, '八年级(2)班')];
  const client = new StageClient(await school.newLeader('SCHOOLADMIN'));
  return { school, client, one, two, maths: await school.newTeacher([one.classId]) };
}
const classIds = ({ one, two }: Room) => [one.classId, two.classId];
const names = ({ one, two }: Room) => [...one.students, ...two.students].map(({ ids }) => ids.name);

/** A table of maths scores by number: the first student has the first of them. */
const table = (scores: readonly (number | string)[], titles = '学号,数学') =>
  [titles, ...scores.map((score, at) => `${String(at + 1).padStart(6, '0')},${score}`)].join('\n');

/** A published test whose time has come. */
async function published(
  room: Room,
  scores: readonly (number | string)[],
  change: Parameters<typeof stageSetup>[1] = {},
) {
  const test = await room.client.create(classIds(room), {
    publishAt: '20260101080000',
    subjects: [subject(JUNIOR_MATHS)],
    ...change,
  });
  await room.client.applied(test, table(scores));
  return room.client.publish(test);
}

describe('setting up', () => {
  it('names the classes without scores before it is published, by subjects that all take', async () => {
    const room = await newRoom();
    const { who } = room.client;
    const { testId } = await room.client.create(classIds(room), {
      subjects: [subject(JUNIOR_MATHS), subject(JUNIOR_ENGLISH)],
    });
    const gaps = async () => (await who.call(stageTestsApi.gaps, { testId })).items;
    const names = async () => (await gaps()).map(({ className, subjectNames }) => [className, subjectNames.length]);
    expect(await names()).toEqual([
      ['八年级(1)班', 2],
      ['八年级(2)班', 2],
    ]);
    // The three students of the first class; one of them was absent, which is known of them.
    await room.client.applied({ testId }, table([90, '缺考', 70]));
    expect(await gaps()).toMatchObject([
      { className: '八年级(1)班', subjectNames: ['初中英语'] },
      { className: '八年级(2)班', subjectNames: ['初中数学', '初中英语'] },
    ]);
    expect((await room.maths.refused(stageTestsApi.gaps, { testId })).code).toBe(-1403);
  });

  it('keeps a draft, says who changed what, and refuses what does not hold', async () => {
    const room = await newRoom();
    const test = await room.client.create(classIds(room));
    expect(test).toMatchObject({ state: 'draft', scored: 0, can: { change: true, publish: false, remove: true } });
    const { who } = room.client;
    const setup = stageSetup(classIds(room), { name: '期中测评', absentRule: 'zero' });
    const saved = await who.call(stageTestsApi.save, { ...setup, testId: test.testId, revision: test.revision });
    expect(saved).toMatchObject({ name: '期中测评', revision: 2 });
    expect(await who.refused(stageTestsApi.save, { ...setup, testId: test.testId, revision: 1 })).toMatchObject({
      reason: 'changed',
    });
    const { items } = await who.call(stageTestsApi.history, { testId: test.testId });
    expect(items.map(({ what, changes }) => [what, changes.map(({ field }) => field)])).toEqual([
      ['changed', ['name', 'absentRule']],
      ['created', []],
    ]);
    const wrong = async (change: Parameters<typeof stageSetup>[1]) =>
      (await who.refused(stageTestsApi.create, stageSetup(classIds(room), change))).reason;
    expect(await wrong({ totalLines: { by: 'score', excellent: 60, good: 75, pass: 80, low: 40 } })).toBe(
      'lines-order',
    );
    expect(await wrong({ subjects: [subject(JUNIOR_MATHS), subject(JUNIOR_MATHS)] })).toBe('subject-twice');
    expect(await wrong({ gid: 7 })).toBe('other-grade');
    const half = {
      scheme: 'own' as const,
      bands: [
        { name: 'A', share: 50, low: 90, high: 100 },
        { name: 'B', share: 40, low: 0, high: 80 },
      ],
    };
    expect(await wrong({ subjects: [subject(JUNIOR_MATHS, { assigned: half })] })).toBe('assigned-shares');
    expect(await wrong({ startTestId: test.testId, heldOn: '2026-11-01' })).toBe('start-itself');
  });

  it('goes from draft to published to archived and back, and is listed by key', async () => {
    const room = await newRoom();
    const { who } = room.client;
    const test = await room.client.create(classIds(room));
    const move = (to: 'draft' | 'published' | 'archived') => who.call(stageTestsApi.move, { testId: test.testId, to });
    expect((await who.refused(stageTestsApi.move, { testId: test.testId, to: 'published' })).reason).toBe('no-scores');
    await room.client.applied(test, table([90, 80, 70, 60, 50]));
    for (const to of ['published', 'archived', 'published', 'draft'] as const) expect((await move(to)).state).toBe(to);
    expect((await who.refused(stageTestsApi.remove, { testId: test.testId })).code).toBe(-1409);
    const many = Array.from({ length: 21 }, (_, nth) => `2026-10-${10 + (nth % 15)}`);
    await Promise.all(many.map((heldOn) => room.client.create(classIds(room), { heldOn })));
    const first = await who.call(stageTestsApi.list, {});
    const second = await who.call(stageTestsApi.list, { cursor: first.next ?? '' });
    expect([first.items.length, second.items.length, second.next]).toEqual([20, 2, null]);
    expect(new Set([...first.items, ...second.items].map(({ testId }) => testId)).size).toBe(22);
  });

  it('is done for a school by operations that act for it, and by no teacher', async () => {
    const room = await newRoom();
    const operator = await actFor(await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE'] }), room.school.schoolId);
    const test = await new StageClient(operator).create(classIds(room));
    await new StageClient(operator).applied(test, table([90]));
    expect((await room.client.who.call(stageTestsApi.detail, { testId: test.testId })).scored).toBe(1);
    expect((await room.maths.refused(stageTestsApi.create, stageSetup(classIds(room)))).code).toBe(-1403);
  });
});

describe('a table of scores', () => {
  it('is read under titles and merged cells, and the columns are remembered', async () => {
    const room = await newRoom();
    const test = await room.client.create(classIds(room));
    const cells = (...texts: string[]) =>
      `<row>${texts.map((text) => (text === '' ? '<c/>' : `<c t="inlineStr"><is><t>${text}</t></is></c>`)).join('')}</row>`;
    const book = workbook(
      cells('八年级期中成绩表') +
        cells('') +
        cells('学号', '姓名', '得分', '') +
        cells('', '', '数学（100分）', '英语成绩') +
        cells('000001', '', '92.5', '缺考'),
    );
    const one = await room.client.upload(test, book);
    expect(one.columns.map(({ title, field }) => [title, field])).toEqual([
      ['学号', 'studentNo'],
      ['姓名', 'name'],
      ['数学（100分）', `s${JUNIOR_MATHS}`],
      ['英语成绩', `s${JUNIOR_ENGLISH}`],
    ]);
    const other = await room.client.upload(test, table([80], '学号,数理'));
    expect(other.columns[1]?.field).toBeNull();
    await room.client.who.call(stageTestsApi.check, {
      importId: other.importId,
      fields: ['studentNo', `s${JUNIOR_MATHS}`],
    });
    expect((await room.client.upload(test, table([80], '学号,数理'))).columns[1]?.field).toBe(`s${JUNIOR_MATHS}`);
    expect(await room.client.whyRefused(test, '')).toBe('empty-file');
    expect(await room.client.whyRefused(test, '学号,数学')).toBe('no-rows');
  });

  it('says what is wrong with each row, is mended in place, applied and taken back', async () => {
    const room = await newRoom(3, 2);
    await room.school.newStudent(room.one.classId, '王小明');
    await room.school.newStudent(room.two.classId, '王小明');
    const {
      client,
      client: { who },
    } = room;
    const test = await client.create(classIds(room));
    const [a = '', b = ''] = names(room);
    const list = [
      '学号,姓名,班级,数学,英语',
      `000001,${a},八年级（1）班,92.5,缺考`,
      `000002,不是他,,80,`,
      `000099,,,80,`,
      `,王小明,,70,`,
      `,王小明,八年级1班,71,`,
      `000003,,,101,`,
      `000004,,,八十,81.3`,
      `000005,,,-1,=1`,
      `000005,,,60,`,
      `000002,${b},九年级1班,1,`,
      ``,
    ].join('\n');
    const one = await client.tried(test, list);
    expect(one.counts).toMatchObject({ added: 2, bad: 8 });
    const said = (await client.rows(one, 'bad')).map(({ rowNo, problems }) => [
      rowNo,
      problems.map(({ reason }) => reason),
    ]);
    expect(said).toEqual([
      [3, ['name-differs']],
      [4, ['unknown-no']],
      [5, ['same-name']],
      [7, ['above-full']],
      [8, ['not-a-number', 'half-steps']],
      [9, ['below-zero', 'not-a-number', 'twice']],
      [10, ['twice']],
      [11, ['unknown-class']],
    ]);
    const mend = (rowNo: number, change: object) =>
      who.call(stageTestsApi.mend, { importId: one.importId, rowNo, ...change });
    await mend(5, { cells: { studentNo: '000007' } });
    for (const rowNo of [9, 11]) await mend(rowNo, { skipped: true });
    const mended = await mend(3, { cells: { name: b } });
    expect(mended.counts).toMatchObject({ added: 5, bad: 3, skipped: 2 });
    const applied = await who.call(stageTestsApi.apply, { importId: one.importId });
    expect(applied).toMatchObject({ state: 'applied', can: { undo: true, mend: false } });
    expect((await who.call(stageTestsApi.detail, { testId: test.testId })).scored).toBe(5);

    const again = await client.tried(test, table([95, 80]));
    expect([again.counts, (await client.rows(again, 'changed'))[0]?.changes]).toMatchObject([
      { changed: 1, unchanged: 1 },
      [{ subjectId: JUNIOR_MATHS, from: 92.5, to: 95 }],
    ]);
    await who.call(stageTestsApi.apply, { importId: again.importId });
    // What somebody changed since stays; the rest goes.
    const first = await who.call(stageTestsApi.undo, { importId: one.importId });
    expect(first.undone).toEqual({ takenBack: 5, kept: 1 });
    expect((await who.call(stageTestsApi.detail, { testId: test.testId })).scored).toBe(1);
    const second = await who.call(stageTestsApi.undo, { importId: again.importId });
    expect(second.undone).toEqual({ takenBack: 1, kept: 0 });
    const { items } = await who.call(stageTestsApi.history, { testId: test.testId });
    expect(items.map(({ what }) => what)).toEqual([
      'scores-undone',
      'scores-undone',
      'scores-applied',
      'scores-applied',
      'created',
    ]);
  });

  it('taken back in turn gives back what each had found, and nothing is applied over what moved on', async () => {
    const room = await newRoom();
    const {
      client,
      client: { who },
    } = room;
    const test = await client.create(classIds(room), { subjects: [subject(JUNIOR_MATHS)] });
    const [first, waiting] = [await client.applied(test, table([50, 60])), await client.tried(test, table([55]))];
    const second = await client.applied(test, table([70]));
    expect((await who.refused(stageTestsApi.apply, { importId: waiting.importId })).reason).toBe('changed-since');
    expect((await who.call(stageTestsApi.undo, { importId: second.importId })).undone).toEqual({
      takenBack: 1,
      kept: 0,
    });
    const best = (await who.call(stageTestsApi.detail, { testId: test.testId })).subjects[0]?.best;
    expect(best).toBe(60);
    expect((await who.call(stageTestsApi.undo, { importId: first.importId })).undone).toEqual({
      takenBack: 2,
      kept: 0,
    });
    await who.call(stageTestsApi.remove, { testId: test.testId });
  });

  it('holds no more rows than can be looked at', async () => {
    const room = await newRoom(1, 1);
    const test = await room.client.create(classIds(room));
    const many = Array.from({ length: stageLimits.rows + 1 }, () => 60);
    expect(await room.client.whyRefused(test, table(many))).toBe('too-many-rows');
  });

  it('is made for the test: its students, its subjects', async () => {
    const room = await newRoom(1, 1);
    const test = await room.client.create(classIds(room));
    const { bytes } = await room.client.who.download(stageTestsApi.template, { testId: test.testId, format: 'xlsx' });
    const [sheet] = await readExcelFile(bytes);
    expect(sheet?.data).toEqual([
      ['学号', '姓名', '班级', '初中数学 (100)', '初中英语 (100)'],
      ['000001', names(room)[0], '八年级(1)班', null, null],
      ['000002', names(room)[1], '八年级(2)班', null, null],
    ]);
    // Nothing was filled in: nothing is lost by bringing it back.
    expect((await room.client.tried(test, bytes)).counts).toMatchObject({ unchanged: 2, bad: 0 });
  });
});

describe('results', () => {
  it('are counted by line, class and box; one class of one hides its student from others', async () => {
    const room = await newRoom(6, 1);
    const test = await published(room, [90, 80, 65, 50, 30, '缺考', 99]);
    const shown = await room.maths.call(stageTestsApi.overview, { testId: test.testId, subjectId: JUNIOR_MATHS });
    expect(shown).toMatchObject({
      entered: 7,
      sat: 6,
      absent: 1,
      levels: { excellent: 2, good: 1, pass: 1, fail: 1, low: 1 },
    });
    expect(
      shown.classes.map(({ className, sat, mean, box, canOpen }) => [className, sat, mean, box?.median, canOpen]),
    ).toEqual([
      ['八年级(1)班', 5, 63, 65, true],
      ['八年级(2)班', 1, null, undefined, false],
    ]);
    const zero = await room.client.who.call(stageTestsApi.detail, { testId: test.testId });
    const { testId, revision, state: _, scored: __, classes: ___, can: ____, subjects, ...setup } = zero;
    await room.client.who.call(stageTestsApi.save, {
      ...setup,
      testId,
      revision,
      absentRule: 'zero',
      subjects: subjects.map(({ subjectName: _n, scored: _s, best: _b, homework: _h, ...one }) => one),
    });
    expect(await room.maths.call(stageTestsApi.overview, { testId, subjectId: JUNIOR_MATHS })).toMatchObject({
      sat: 6,
      absent: 1,
      unscored: 0,
      levels: { excellent: 2, good: 1, pass: 1, fail: 1, low: 2 },
    });
  });

  it.each(['left-out', 'zero'] as const)(
    'count each of those entered once: sat, absent, or without a score (who is absent: %s)',
    async (absentRule) => {
      const room = await newRoom(6, 1);
      const { who } = room.client;
      const test = await room.client.create(classIds(room), { absentRule });
      const scores = ['90,90', '80,80', ',65', '50,50', '30,30', '缺考,70', '99,99'];
      await room.client.applied(test, table(scores, '学号,数学,英语'));
      for (const subjectId of [null, JUNIOR_MATHS]) {
        const shown = await who.call(stageTestsApi.overview, { testId: test.testId, subjectId });
        expect(shown).toMatchObject({ entered: 7, sat: 5, absent: 1, unscored: 1 });
        expect(shown.classes).toMatchObject([
          { entered: 6, sat: 4, absent: 1, unscored: 1 },
          { entered: 1, sat: 1, absent: 0, unscored: 0 },
        ]);
      }
      const exported = async (what: 'overview' | 'classes') => {
        const asked = { testId: test.testId, subjectId: JUNIOR_MATHS, table: what, format: 'csv' as const };
        return (await who.download(stageTestsApi.exportTable, asked)).bytes.toString();
      };
      expect(await exported('overview')).toMatch(/"应考","7"\s+"实考","5"\s+"缺考","1"\s+"无成绩","1"/);
      expect(await exported('classes')).toMatch(/"应考","实考","缺考","无成绩"[\s\S]*"6","4","1","1"/);
    },
  );

  it('name who has no score of any subject: entered with the class, sitting nothing', async () => {
    const room = await newRoom(3, 2);
    const { who } = room.client;
    const test = await room.client.create(classIds(room));
    const { importId } = await room.client.applied(test, table([90, 80]));
    const shown = () => who.call(stageTestsApi.overview, { testId: test.testId, subjectId: JUNIOR_MATHS });
    expect(await shown()).toMatchObject({ entered: 3, sat: 2, absent: 0, unscored: 1 });
    const { rows } = await who.call(stageTestsApi.students, { testId: test.testId, subjectId: JUNIOR_MATHS });
    expect(rows.map(({ score }) => score)).toEqual([90, 80, null]);
    await who.call(stageTestsApi.undo, { importId });
    expect(await shown()).toMatchObject({ entered: 0 });
  });

  it('stand where nothing varies, and carry assigned points into the total', async () => {
    const room = await newRoom();
    const assigned = { scheme: 'shanghai' as const, bands: [...assignedBands.shanghai] };
    const test = await published(room, [70, 70, 70, 70, 70], { subjects: [subject(JUNIOR_MATHS, { assigned })] });
    const { who } = room.client;
    const total = await who.call(stageTestsApi.overview, { testId: test.testId });
    expect(total).toMatchObject({ fullScore: 70, mean: 70, deviation: 0, added: null });
    const { rows } = await who.call(stageTestsApi.students, { testId: test.testId, subjectId: JUNIOR_MATHS });
    expect(rows.map(({ score, assigned: points, change }) => [score, points, change])).toEqual([
      [70, 70, null],
      [70, 70, null],
      [70, 70, null],
    ]);
  });

  it('tell what classes added since the start, and keep who changed class where the test was sat', async () => {
    const room = await newRoom(12, 12);
    const all = Array.from({ length: 24 }, (_, at) => 40 + 2 * at);
    const start = await published(room, all, { name: '开学', heldOn: '2026-09-10' });
    const test = await published(
      room,
      all.map((score, at) => Math.min(100, score + (at % 3) + (at < 12 ? 8 : 0))),
      { startTestId: start.testId },
    );
    await world.services.database.asSystem(async (db) => {
      const id = room.one.students[0]?.ids.studentId;
      await db.execute(`update class_student set to_on = '2026-12-01' where student_id = '${id}'`);
      await db.execute(
        `insert into class_student (school_id, class_id, student_id, from_on) values ('${room.school.schoolId}', '${room.two.classId}', '${id}', '2026-12-01')`,
      );
    });
    const { who } = room.client;
    const { added, classes } = await who.call(stageTestsApi.overview, { testId: test.testId, subjectId: JUNIOR_MATHS });
    expect(added).toMatchObject({ name: '开学', measure: 'subject', counted: 24, leftOut: 0 });
    expect(classes.map(({ sat, added: one }) => [sat, (one?.mean ?? 0) > 0])).toEqual([
      [12, true],
      [12, false],
    ]);
    const students = await who.call(stageTestsApi.students, { testId: test.testId, classId: room.one.classId });
    expect([students.rows.length, students.rows[0]?.movedTo, students.against?.name]).toEqual([
      12,
      '八年级(2)班',
      '开学',
    ]);
    expect(students.rows[0]?.change).not.toBeNull();
    const student = await who.call(stageTestsApi.ofStudent, { studentId: room.one.students[0]?.ids.studentId ?? '' });
    expect(student.tests.map(({ name, className }) => [name, className])).toEqual([
      ['期中', '八年级(1)班'],
      ['开学', '八年级(1)班'],
    ]);
  });

  it('leave as tables in which nothing runs', async () => {
    const room = await newRoom();
    await room.school.newStudent(room.one.classId, '=1+1');
    const ranks = { leader: 'exact', teacher: 'exact', student: 'exact' } as const;
    const test = await published(room, [90, 80, 70, 60, 50, 40], { name: '=期中', ranks });
    for (const what of ['overview', 'classes', 'students', 'questions', 'knowledge', 'added', 'carried'] as const) {
      const asked = { testId: test.testId, subjectId: JUNIOR_MATHS, table: what };
      const csv = await room.client.who.download(stageTestsApi.exportTable, { ...asked, format: 'csv' });
      expect(csv.bytes.toString()).not.toMatch(/(^|,|\n)"?[=+@]/);
      // A spreadsheet reads 1/37 and 1-37 as days.
      expect(csv.bytes.toString()).not.toMatch(/(^|,|\n)"?\d+[/-]\d+"?(,|\s)/);
      if (what === 'students') expect(csv.bytes.toString()).toContain('"名次","共"');
      const { bytes } = await room.client.who.download(stageTestsApi.exportTable, { ...asked, format: 'xlsx' });
      expect((await readExcelFile(bytes))[0]?.data.length).toBeGreaterThan(0);
      if (what === 'students') expect(csv.bytes.toString()).toContain("'=1+1");
    }
  });
});

describe('who sees what', () => {
  it('hides ranks and other students by default, and shows as much as the school says', async () => {
    const room = await newRoom();
    const { who } = room.client;
    const test = await published(room, [90, 80, 70, 60, 50]);
    const [student] = room.one.students;
    if (student === undefined) throw new Error('the class is empty');
    const mine = await student.call(stageTestsApi.mine, {});
    expect(mine.tests[0]?.subjects.map(({ score, level, rank }) => [score, level, rank])).toEqual([
      [90, null, null],
      [90, null, null],
    ]);
    for (const other of names(room).slice(1)) expect(JSON.stringify(mine)).not.toContain(other);
    const closed: readonly Endpoint[] = [
      stageTestsApi.overview,
      stageTestsApi.students,
      stageTestsApi.questions,
      stageTestsApi.ofStudent,
      stageTestsApi.exportTable,
      stageTestsApi.detail,
      stageTestsApi.rows,
      stageTestsApi.list,
    ];
    for (const endpoint of closed) expect((await student.refused(endpoint, { testId: test.testId })).code).toBe(-1403);
    const ask = { testId: test.testId, subjectId: JUNIOR_MATHS };
    const [seen] = (await room.maths.call(stageTestsApi.students, ask)).rows;
    expect([seen?.level, seen?.rank]).toEqual(['excellent', null]);
    const {
      state: _,
      scored: __,
      classes: ___,
      can: ____,
      subjects,
      ...setup
    } = await who.call(stageTestsApi.detail, { testId: test.testId });
    await who.call(stageTestsApi.save, {
      ...setup,
      subjects: subjects.map(({ subjectName: _n, scored: _s, best: _b, homework: _h, ...one }) => one),
      ranks: { leader: 'exact', teacher: 'none', student: 'band' },
    });
    const rankOf = async (person: Person) => (await person.call(stageTestsApi.students, ask)).rows[1];
    expect((await rankOf(who))?.rank).toEqual({ kind: 'exact', place: 2, of: 5 });
    expect(await rankOf(room.maths)).toMatchObject({ level: null, rank: null });
    expect((await student.call(stageTestsApi.mine, {})).tests[0]?.subjects[0]?.rank).toEqual({
      kind: 'band',
      from: 0,
      to: 20,
    });
  });

  it('is a teacher for the classes and subjects taught, the head teacher for totals, and nobody before the time', async () => {
    const room = await newRoom();
    const test = await published(room, [90, 80, 70, 60, 50]);
    const { testId } = test;
    const students = (person: Person, change: object = {}) =>
      person.refused(stageTestsApi.students, { testId, subjectId: JUNIOR_MATHS, ...change });
    expect((await students(room.maths, { classId: room.two.classId })).code).toBe(-1404);
    expect((await students(room.maths, { subjectId: null })).code).toBe(-1404);
    const english = await room.school.newTeacher([room.one.classId], JUNIOR_ENGLISH);
    expect((await students(english)).code).toBe(-1404);
    await world.services.database.asSystem((db) =>
      db.execute(
        `update school_class set head_teacher_id = '${english.ids.teacherId}' where id = '${room.one.classId}'`,
      ),
    );
    expect((await english.call(stageTestsApi.students, { testId })).rows).toHaveLength(3);
    const stranger = await room.school.newTeacher([(await room.school.newClass(1)).classId]);
    expect((await stranger.refused(stageTestsApi.overview, { testId })).code).toBe(-1404);
    expect(
      (await stranger.refused(stageTestsApi.ofStudent, { studentId: room.one.students[0]?.ids.studentId ?? '' })).code,
    ).toBe(-1404);
    const later = await published(room, [1], { publishAt: '20991231080000' });
    expect((await room.maths.refused(stageTestsApi.overview, { testId: later.testId })).code).toBe(-1404);
    expect((await room.one.students[0]?.call(stageTestsApi.mine, {}))?.tests.map((one) => one.testId)).toEqual([
      testId,
    ]);
    expect((await room.maths.call(stageTestsApi.list, {})).items.map((one) => one.testId)).toEqual([testId]);
  });
});

describe('a subject fed from homework', () => {
  it('takes the scores as they stand, tells of its questions, and leaves a dropped one out', async () => {
    const course = await TestCourse.of(world);
    const point = await course.newKnowledge('乘法');
    const homework = await course.teacher.call(
      homeworkApi.publish,
      course.order(await course.newPaper(['choice', 'fillIn'], [point])),
    );
    const { homeworkId } = homework;
    const pen = await Gateway.of(world, course.school.schoolId);
    const [schoolClass] = course.classes;
    const studentId = schoolClass?.students[0]?.ids.studentId ?? '';
    await write(world, course, pen, { homework, studentId, answers: ['B', '41'] });
    await course.teacher.call(homeworkApi.close, { homeworkId });
    await perform(world, 'homework-closed', { schoolId: course.school.schoolId, homeworkId });
    const client = new StageClient(await course.school.newLeader('SCHOOLADMIN'));
    const { items } = await course.teacher.call(markingApi.items, { homeworkId });
    const full = items.reduce((sum, one) => sum + one.maxScore, 0);
    const test = await client.create([schoolClass?.classId ?? ''], {
      subjects: [subject(JUNIOR_MATHS, { fullScore: full })],
    });
    const asked = { testId: test.testId, subjectId: JUNIOR_MATHS, homeworkIds: [homeworkId] };
    expect((await client.who.refused(stageTestsApi.feed, asked)).reason).toBe('not-released');
    await course.teacher.call(markingApi.release, { homeworkId });
    const one = await client.who.call(stageTestsApi.feed, asked);
    expect(one).toMatchObject({ form: 'homework', state: 'checked', counts: { added: 2, bad: 0 } });
    await client.who.call(stageTestsApi.apply, { importId: one.importId });
    const { questions, knowledge } = await client.who.call(stageTestsApi.questions, asked);
    expect([questions.map(({ rate }) => rate), knowledge[0]?.title]).toEqual([[1, 0], '乘法']);
    const [, wrong] = questions;
    const dropped = { ...asked, droppedItemIds: [wrong?.itemId ?? ''] };
    expect((await client.who.refused(stageTestsApi.feed, dropped)).reason).toBe('full-differs');
    await client.who.call(stageTestsApi.undo, { importId: one.importId });
    expect((await client.who.call(stageTestsApi.questions, asked)).homework).toEqual([]);
  });
});
