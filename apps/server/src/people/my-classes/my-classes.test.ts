import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ClassGroup,
  myClassesApi,
  noWishes,
  openPlaces,
  type Seat,
  usualRoom,
} from '@zhibi/contract/people/my-classes';
import { encodePassword, sessionApi } from '@zhibi/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { JUNIOR_ENGLISH, JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';

let world: TestWorld;
let school: TestSchool;
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
});
afterAll(() => world.close());

const asSystem = (query: string) => world.services.database.asSystem((db) => db.execute(query));
const idsOf = (students: readonly Person[]) => students.map(({ ids }) => ids.studentId ?? '');

/** A class with its maths teacher. */
async function taughtClass(students = 4) {
  const made = await school.newClass(students);
  const teacher = await school.newTeacher([made.classId]);
  return { ...made, teacher, ids: idsOf(made.students) };
}
const makeHead = (classId: string, teacher: Person) =>
  asSystem(`update school_class set head_teacher_id = '${teacher.ids.teacherId}' where id = '${classId}'`);
const notYetActive = (students: readonly Person[]) =>
  asSystem(
    `update account set activated_at = null where id in (${students.map(({ ids }) => `'${ids.accountId}'`).join()})`,
  );

describe("the teacher's classes", () => {
  it('are those taught and those led, with what waits in each', async () => {
    const { classId, teacher, students } = await taughtClass(3);
    const led = await school.newClass(1);
    await makeHead(led.classId, teacher);
    await notYetActive(students.slice(0, 2));
    const { items } = await teacher.call(myClassesApi.overview, {});
    expect(items.map((one) => one.classId).sort()).toEqual([classId, led.classId].sort());
    expect(items.find((one) => one.classId === classId)).toMatchObject({
      subjects: ['初中数学'],
      isHead: false,
      students: 3,
      notActivated: 2,
      groupSets: 0,
      seated: null,
      headTeacher: null,
      can: { arrange: true, handSlips: false, levelSubjects: [{ subjectId: JUNIOR_MATHS }] },
    });
    expect(items.find((one) => one.classId === led.classId)).toMatchObject({
      subjects: [],
      isHead: true,
      headTeacher: teacher.ids.name,
      can: { arrange: true, handSlips: true, levelSubjects: [] },
    });
  });

  it('that have ended are named apart, and cannot be opened any more', async () => {
    const { classId, teacher } = await taughtClass(1);
    await asSystem(`update school_class set ended_on = '2026-07-01' where id = '${classId}'`);
    const { items, past } = await teacher.call(myClassesApi.overview, {});
    expect(items).toEqual([]);
    expect(past).toMatchObject([{ classId, subjects: ['初中数学'], endedOn: '20260701' }]);
    expect((await teacher.refused(myClassesApi.students, { classId })).code).toBe(-1404);
  });

  it('take a fixed number of queries however many there are: all of them answer in one call', async () => {
    const many = await Promise.all([1, 2, 3, 4].map(() => school.newClass(1)));
    const teacher = await school.newTeacher(many.map(({ classId }) => classId));
    expect((await teacher.call(myClassesApi.overview, {})).items).toHaveLength(4);
  });
});

describe('the students of a class', () => {
  it('are read by its teachers, the leaders and nobody else', async () => {
    const { classId, teacher, ids } = await taughtClass(2);
    const outsider = await school.newTeacher([(await school.newClass(0)).classId]);
    const { items } = await teacher.call(myClassesApi.students, { classId });
    expect(items.map(({ studentId }) => studentId)).toEqual(ids);
    expect(items[0]).toMatchObject({ activated: true });
    for (const role of ['SCHOOLADMIN', 'SCHOOLPRINCIPAL'] as const)
      expect((await (await school.newLeader(role)).call(myClassesApi.students, { classId })).items).toHaveLength(2);
    expect((await outsider.refused(myClassesApi.students, { classId })).code).toBe(-1404);
  });

  it('come out as a table in the language of whoever asks', async () => {
    const { classId, teacher } = await taughtClass(1);
    const zh = await teacher.download(myClassesApi.exportStudents, { classId, format: 'csv' });
    const en = await teacher
      .with({ 'accept-language': 'en' })
      .download(myClassesApi.exportStudents, { classId, format: 'csv' });
    expect(zh.bytes.toString()).toContain('"学号","姓名","拼音","性别","账号","账号状态"');
    expect(en.name).toMatch(/^Students-.+-\d{8}\.csv$/);
    expect(en.bytes.toString()).toContain('"Activated"');
  });
});

describe('slips with initial passwords', () => {
  /** The job makes them in the background; whoever waits asks for it. */
  async function madeBy(person: Person, jobId: string) {
    for (let tries = 0; tries < 200; tries++, await sleep(50)) {
      const job = await person.call(sessionApi.job, { jobId });
      if (job.status === 'done') return (job.result as { batchId: string }).batchId;
      if (job.status === 'failed') throw new Error(job.message);
    }
    throw new Error('the passwords were not made');
  }

  it('are made for those who are not active yet, taken once, and let them in', async () => {
    const { classId, students, ids } = await taughtClass(3);
    const head = await school.newTeacher();
    await makeHead(classId, head);
    await notYetActive(students.slice(0, 2));
    const { jobId, students: count } = await head.call(myClassesApi.startSlips, { classId });
    expect(count).toBe(2);
    const batchId = await madeBy(head, jobId);
    const other = await taughtClass(1);
    await makeHead(other.classId, head);
    expect((await head.refused(myClassesApi.takeSlips, { classId: other.classId, batchId })).code).toBe(-1404);
    const { items } = await head.call(myClassesApi.takeSlips, { classId, batchId });
    expect(items.map(({ accountId }) => accountId)).toEqual(students.slice(0, 2).map((one) => one.ids.accountId));
    const [slip] = items;
    expect(
      await world.stranger.call(sessionApi.login, {
        account: slip?.account ?? '',
        password: encodePassword(slip?.password ?? ''),
      }),
    ).toMatchObject({ loginType: 1 });
    expect((await head.refused(myClassesApi.takeSlips, { classId, batchId })).code).toBe(-1404);
    expect((await head.refused(myClassesApi.startSlips, { classId, studentIds: ids.slice(2) })).reason).toBe(
      'all-activated',
    );
  });

  it('are refused to a teacher who is not the head', async () => {
    const { classId, teacher, students } = await taughtClass(1);
    await notYetActive(students);
    expect((await teacher.refused(myClassesApi.startSlips, { classId })).code).toBe(-1403);
    expect((await teacher.refused(myClassesApi.takeSlips, { classId, batchId: crypto.randomUUID() })).code).toBe(-1403);
  });
});

const group = (number: number, memberIds: string[], leaderId: string | null = null): ClassGroup => ({
  number,
  name: '',
  colour: number,
  leaderId,
  memberIds,
});
const groupsOf = (classId: string, groups: ClassGroup[], change = {}) => ({
  classId,
  name: '座位组',
  purpose: 'seat' as const,
  lockedUntil: null,
  groups,
  ...change,
});

describe('groups', () => {
  it('are kept as a whole, several sets in a class, each name once', async () => {
    const { classId, teacher, ids } = await taughtClass(4);
    const [a = '', b = '', c = '', d = ''] = ids;
    const first = await teacher.call(
      myClassesApi.saveGroups,
      groupsOf(classId, [group(1, [a, b], a), group(2, [c, d])]),
    );
    await teacher.call(myClassesApi.saveGroups, groupsOf(classId, [group(1, ids)], { name: '实验组', purpose: 'lab' }));
    const { sets } = await teacher.call(myClassesApi.groups, { classId });
    expect(sets.map(({ name, purpose }) => [name, purpose])).toEqual([
      ['座位组', 'seat'],
      ['实验组', 'lab'],
    ]);
    expect(sets[0]).toMatchObject({
      setId: first.setId,
      revision: 1,
      changedBy: teacher.ids.name,
      groups: [{ memberIds: [a, b].sort(), leaderId: a }, { memberIds: [c, d].sort() }],
    });
    expect((await teacher.refused(myClassesApi.saveGroups, groupsOf(classId, [group(1, [a])]))).reason).toBe(
      'name-taken',
    );
  });

  it('tell the second of two teachers that somebody was faster, and overwrite nothing', async () => {
    const { classId, teacher, ids } = await taughtClass(2);
    const colleague = await school.newTeacher([classId], JUNIOR_ENGLISH);
    const { setId } = await teacher.call(myClassesApi.saveGroups, groupsOf(classId, [group(1, ids)]));
    const change = (memberIds: string[]) => groupsOf(classId, [group(1, memberIds)], { setId, revision: 1 });
    await colleague.call(myClassesApi.saveGroups, change(ids.slice(1)));
    expect((await teacher.refused(myClassesApi.saveGroups, change([]))).reason).toBe('changed');
    expect((await teacher.call(myClassesApi.groups, { classId })).sets[0]?.groups[0]?.memberIds).toEqual(ids.slice(1));
  });

  it('that are locked can be unlocked, but nobody in them is moved and they are not taken away', async () => {
    const { classId, teacher, ids } = await taughtClass(2);
    const groups = [group(1, ids.slice(0, 1)), group(2, ids.slice(1))];
    const locked = groupsOf(classId, groups, { lockedUntil: '20991231' });
    const { setId } = await teacher.call(myClassesApi.saveGroups, locked);
    const move = { ...locked, setId, revision: 1, groups: [group(1, ids), group(2, [])] };
    expect((await teacher.refused(myClassesApi.saveGroups, move)).reason).toBe('locked');
    expect((await teacher.refused(myClassesApi.removeGroups, { classId, setId, revision: 1 })).reason).toBe('locked');
    await teacher.call(myClassesApi.saveGroups, { ...locked, setId, revision: 1, lockedUntil: null });
    await teacher.call(myClassesApi.saveGroups, { ...move, lockedUntil: null, revision: 2 });
    await teacher.call(myClassesApi.removeGroups, { classId, setId, revision: 3 });
    expect((await teacher.call(myClassesApi.groups, { classId })).sets).toEqual([]);
  });

  it.each([
    ['somebody of another class', () => [group(1, [crypto.randomUUID()])]],
    ['somebody twice', (ids: string[]) => [group(1, ids), group(2, ids.slice(0, 1))]],
    ['a leader from outside', (ids: string[]) => [group(1, ids.slice(0, 1), ids[1])]],
    ['one number twice', () => [group(1, []), group(1, [])]],
  ])('are refused with %s', async (_, groups) => {
    const { classId, teacher, ids } = await taughtClass(2);
    expect((await teacher.refused(myClassesApi.saveGroups, groupsOf(classId, groups(ids)))).reason).toBe('members');
  });

  it('are drawn, and say what they are balanced by', async () => {
    const { classId, teacher, ids } = await taughtClass(4);
    await asSystem(
      `update student set sex = (student_no::int % 2 = 0) where id in (${ids.map((id) => `'${id}'`).join()})`,
    );
    const draw = { classId, count: 2, how: 'balanced' as const, seed: 7 };
    const plain = await teacher.call(myClassesApi.drawGroups, draw);
    expect(plain.balancedBy).toEqual(['size', 'sex']);
    expect(plain.groups.map((one) => one.length)).toEqual([2, 2]);
    const scores = ids.map((studentId, at) => ({ studentId, rate: at / 4 }));
    expect((await teacher.call(myClassesApi.drawGroups, { ...draw, scores })).balancedBy).toEqual([
      'size',
      'sex',
      'scores',
    ]);
    expect((await teacher.call(myClassesApi.drawGroups, { ...draw, how: 'random' })).balancedBy).toEqual(['size']);
  });

  it('forget whoever has left the class', async () => {
    const { classId, teacher, ids } = await taughtClass(2);
    await teacher.call(myClassesApi.saveGroups, groupsOf(classId, [group(1, ids, ids[0])]));
    await asSystem(`update class_student set to_on = '2026-11-01' where student_id = '${ids[0]}'`);
    expect((await teacher.call(myClassesApi.groups, { classId })).sets[0]?.groups).toMatchObject([
      { memberIds: ids.slice(1), leaderId: null },
    ]);
  });

  it('are not arranged by those who only look', async () => {
    const { classId, ids } = await taughtClass(1);
    const principal = await school.newLeader('SCHOOLPRINCIPAL');
    expect((await principal.call(myClassesApi.groups, { classId })).head.can.arrange).toBe(false);
    expect((await principal.refused(myClassesApi.saveGroups, groupsOf(classId, [group(1, ids)]))).code).toBe(-1403);
  });
});

describe('layers', () => {
  const limits = { aFrom: 85, cBelow: 60 };

  it('are kept for a subject, change by change, with their history', async () => {
    const { classId, teacher, ids } = await taughtClass(2);
    const [a = '', b = ''] = ids;
    const of = { classId, subjectId: JUNIOR_MATHS };
    expect(await teacher.call(myClassesApi.levels, of)).toMatchObject({
      revision: 0,
      limits,
      items: [{ level: null }, { level: null }],
      can: { edit: true },
    });
    await teacher.call(myClassesApi.saveLevels, {
      ...of,
      revision: 0,
      limits,
      levels: [
        { studentId: a, level: 'A' },
        { studentId: b, level: 'C' },
      ],
    });
    await teacher.call(myClassesApi.saveLevels, {
      ...of,
      revision: 1,
      limits: { aFrom: 90, cBelow: 50 },
      levels: [
        { studentId: a, level: 'B' },
        { studentId: b, level: null },
      ],
    });
    const now = await teacher.call(myClassesApi.levels, of);
    expect(now).toMatchObject({ revision: 2, limits: { aFrom: 90, cBelow: 50 } });
    expect(now.items.map(({ level }) => level)).toEqual(['B', null]);
    const { items } = await teacher.call(myClassesApi.levelHistory, of);
    expect(items.map(({ studentId, level, to }) => [studentId, level, to === null])).toEqual([
      [a, 'B', true],
      [b, 'C', false],
      [a, 'A', false],
    ]);
    const table = await teacher.download(myClassesApi.exportLevels, { ...of, format: 'csv' });
    expect(table.bytes.toString()).toContain('"B"');
  });

  it('are nothing to teachers of other subjects, and not changed by the leaders who read them', async () => {
    const { classId } = await taughtClass(1);
    const colleague = await school.newTeacher([classId], JUNIOR_ENGLISH);
    const of = { classId, subjectId: JUNIOR_MATHS };
    expect((await colleague.refused(myClassesApi.levels, of)).code).toBe(-1404);
    expect((await colleague.refused(myClassesApi.levelHistory, of)).code).toBe(-1404);
    expect((await colleague.refused(myClassesApi.saveLevels, { ...of, revision: 0, limits, levels: [] })).code).toBe(
      -1404,
    );
    const principal = await school.newLeader('SCHOOLPRINCIPAL');
    expect((await principal.call(myClassesApi.levels, of)).can).toEqual({ edit: false });
  });

  it('have limits in the right order, and tell of a faster colleague', async () => {
    const { classId, teacher } = await taughtClass(1);
    const save = { classId, subjectId: JUNIOR_MATHS, revision: 0, levels: [] };
    expect((await teacher.refused(myClassesApi.saveLevels, { ...save, limits: { aFrom: 60, cBelow: 60 } })).code).toBe(
      -1400,
    );
    await teacher.call(myClassesApi.saveLevels, { ...save, limits });
    expect((await teacher.refused(myClassesApi.saveLevels, { ...save, limits })).reason).toBe('changed');
  });
});

describe('seats', () => {
  const plan = (classId: string, seats: Seat[], change = {}) => ({
    classId,
    revision: 0,
    room: usualRoom(4),
    seats,
    madeBy: 'hand' as const,
    rotationWeeks: null,
    groupSetId: null,
    ...change,
  });
  const seatsFor = (ids: readonly string[]): Seat[] =>
    ids.flatMap((studentId, at) => {
      const place = openPlaces(usualRoom(4))[at];
      return place ? [{ ...place, studentId }] : [];
    });

  it('are mended on the day they began; on a later day a new plan begins and the old is history', async () => {
    const { classId, teacher, ids } = await taughtClass(3);
    expect(await teacher.call(myClassesApi.seating, { classId })).toMatchObject({
      revision: 0,
      plan: null,
      rotatesOn: null,
    });
    const first = await teacher.call(myClassesApi.saveSeats, plan(classId, seatsFor(ids)));
    const mended = await teacher.call(
      myClassesApi.saveSeats,
      plan(classId, seatsFor([...ids].reverse()), { revision: 1, rotationWeeks: 4 }),
    );
    expect(mended.planId).toBe(first.planId);
    await asSystem(`update seating_plan set from_on = from_on - 1 where id = '${first.planId}'`);
    const same = await teacher.call(
      myClassesApi.saveSeats,
      plan(classId, seatsFor([...ids].reverse()), { revision: 2, rotationWeeks: 2 }),
    );
    expect(same.planId).toBe(first.planId);
    const later = await teacher.call(
      myClassesApi.saveSeats,
      plan(classId, seatsFor(ids), { revision: 3, madeBy: 'rotation', rotationWeeks: 2 }),
    );
    expect(later.planId).not.toBe(first.planId);
    const { items } = await teacher.call(myClassesApi.seatingHistory, { classId });
    expect(items.map(({ planId, madeBy, to }) => [planId, madeBy, to])).toEqual([
      [later.planId, 'rotation', null],
      [first.planId, 'hand', items[0]?.from],
    ]);
    const now = await teacher.call(myClassesApi.seating, { classId });
    expect(now.plan?.seats.map(({ studentId }) => studentId)).toEqual(ids);
    expect(now.rotatesOn).not.toBeNull();
    expect((await teacher.call(myClassesApi.overview, {})).items[0]).toMatchObject({
      seated: 3,
      rotatesOn: now.rotatesOn,
    });
  });

  it('tell the second of two teachers that somebody was faster', async () => {
    const { classId, teacher, ids } = await taughtClass(2);
    await teacher.call(myClassesApi.saveSeats, plan(classId, seatsFor(ids)));
    expect((await teacher.refused(myClassesApi.saveSeats, plan(classId, []))).reason).toBe('changed');
  });

  it.each([
    ['two on one place', (ids: string[]) => seatsFor(ids).map((seat) => ({ ...seat, row: 1, column: 1 }))],
    ['a place outside the room', (ids: string[]) => seatsFor(ids).map((seat) => ({ ...seat, row: 12 }))],
    ['somebody of another class', () => seatsFor([crypto.randomUUID()])],
  ])('are refused with %s', async (_, seats) => {
    const { classId, teacher, ids } = await taughtClass(2);
    expect((await teacher.refused(myClassesApi.saveSeats, plan(classId, seats(ids)))).reason).toBe('seats');
  });

  it('are proposed by needs that were kept, and what cannot be met is named', async () => {
    const { classId, teacher, ids } = await taughtClass(3);
    const [a = '', b = '', c = ''] = ids;
    const needs = [a, b, c].map((studentId) => ({ studentId, place: 'front' as const }));
    const save = {
      classId,
      revision: 0,
      wishes: noWishes,
      needs,
      pairs: [{ oneId: b, otherId: a, kind: 'apart' as const }],
    };
    await teacher.call(myClassesApi.saveNeeds, save);
    expect(await teacher.call(myClassesApi.seating, { classId })).toMatchObject({
      revision: 1,
      needs,
      pairs: [{ kind: 'apart' }],
    });
    const room = { ...usualRoom(4), rows: 3, columns: 1, aisles: [] };
    const { seats, unmet } = await teacher.call(myClassesApi.solveSeats, { classId, room, groupSetId: null, seed: 3 });
    expect(seats).toHaveLength(3);
    expect(unmet.filter(({ kind }) => kind === 'front')).toHaveLength(2);
    expect((await teacher.call(myClassesApi.seating, { classId })).plan).toBeNull();
    const twice = { ...save, revision: 1, pairs: [...save.pairs, { oneId: a, otherId: b, kind: 'together' as const }] };
    expect((await teacher.refused(myClassesApi.saveNeeds, twice)).reason).toBe('seats');
  });

  it('mix layers only by the wish of somebody who may read them; a colleague leaves the wish standing', async () => {
    const { classId, teacher } = await taughtClass(1);
    const colleague = await school.newTeacher([classId], JUNIOR_ENGLISH);
    const save = { classId, revision: 0, needs: [], pairs: [], wishes: { ...noWishes, mixLevelsOf: JUNIOR_MATHS } };
    expect((await colleague.refused(myClassesApi.saveNeeds, save)).code).toBe(-1404);
    await teacher.call(myClassesApi.saveNeeds, save);
    await colleague.call(myClassesApi.saveNeeds, { ...save, revision: 1 });
  });

  it('come out as a table of the room', async () => {
    const { classId, teacher, ids } = await taughtClass(2);
    await teacher.call(myClassesApi.saveSeats, plan(classId, seatsFor(ids.slice(0, 1))));
    const text = (await teacher.download(myClassesApi.exportSeats, { classId, format: 'csv' })).bytes.toString();
    expect(text).toContain('"第1排"');
    expect(text).toContain('"未排座"');
  });
});

describe('readings of names', () => {
  async function named(name: string) {
    const { classId } = await school.newClass(0);
    const student = await school.newStudent(classId, name);
    const teacher = await school.newTeacher([classId]);
    const read = async () => {
      const [item] = (await teacher.call(myClassesApi.readings, { classId })).items;
      if (item === undefined) throw new Error('nobody is in the class');
      return item;
    };
    return { classId, teacher, read, studentId: student.ids.studentId ?? '' };
  }

  it('are corrected by a teacher, sorted by from then on, and asked for again after a renaming', async () => {
    const { classId, teacher, read, studentId } = await named('覃行');
    expect(await read()).toMatchObject({
      reading: 'qín xíng',
      by: 'machine',
      doubts: [{ character: '覃' }, { character: '行' }],
    });
    await teacher.call(myClassesApi.setReading, { classId, studentId, revision: 1, reading: 'tan2 hang2' });
    expect(await read()).toMatchObject({
      reading: 'tán háng',
      pinyin: 'tan hang',
      by: 'teacher',
      doubts: [],
      renamed: false,
      revision: 2,
    });
    await asSystem(`update student set name = '覃航' where id = '${studentId}'`);
    expect(await read()).toMatchObject({ reading: 'qín háng', by: 'machine', renamed: true });
    await teacher.call(myClassesApi.setReading, { classId, studentId, revision: 2, reading: null });
    expect(await read()).toMatchObject({ reading: 'qín háng', pinyin: 'qin hang', renamed: false });
  });

  it('tell of a record that was changed meanwhile, and refuse what is no reading', async () => {
    const { classId, teacher, studentId } = await named('曾国藩');
    expect(
      (await teacher.refused(myClassesApi.setReading, { classId, studentId, revision: 9, reading: 'zeng1' })).reason,
    ).toBe('changed');
    expect(
      (await teacher.refused(myClassesApi.setReading, { classId, studentId, revision: 1, reading: '<b>' })).code,
    ).toBe(-1400);
    const principal = await school.newLeader('SCHOOLPRINCIPAL');
    expect(
      (await principal.refused(myClassesApi.setReading, { classId, studentId, revision: 1, reading: null })).code,
    ).toBe(-1403);
  });

  it('come out as a table with tone marks', async () => {
    const { classId, teacher } = await named('单雄信');
    const text = (await teacher.download(myClassesApi.exportReadings, { classId, format: 'csv' })).bytes.toString();
    expect(text).toContain('"shàn xióng xìn"');
  });
});
