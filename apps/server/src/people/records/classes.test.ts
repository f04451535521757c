import { recordsApi } from '@zhibi/contract/people/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { JUNIOR_ENGLISH, JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';

let world: TestWorld;
let school: TestSchool;
let admin: Person;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

async function newSchool() {
  school = await world.newSchool();
  admin = await school.newLeader('SCHOOLADMIN');
}
const open = (gid: number, names: string[]) => admin.call(recordsApi.createClasses, { gid, names });
const list = async (ended = false) => (await admin.call(recordsApi.classRecords, { ended })).items;
const history = async (id: string) =>
  (await admin.call(recordsApi.history, { whose: 'class', id })).items.map(({ what }) => what);

describe('opening classes', () => {
  beforeAll(newSchool);

  it('opens many at once, in the order of grades and numbers', async () => {
    await open(8, ['八年级(10)班', '八年级(2)班']);
    const { classIds } = await open(7, ['七年级(1)班']);
    expect((await list()).map(({ className }) => className)).toEqual(['七年级(1)班', '八年级(2)班', '八年级(10)班']);
    expect(await history(classIds[0] ?? '')).toEqual(['opened']);
  });

  it('refuses a second class of a name in the grade, twice the same name, and grades that the school has not', async () => {
    const refused = async (gid: number, names: string[]) =>
      await admin.refused(recordsApi.createClasses, { gid, names });
    expect(await refused(7, ['七年级(2)班', '七年级(1)班'])).toMatchObject({
      reason: 'name-taken',
      data: { names: ['七年级(1)班'] },
    });
    expect((await refused(7, ['实验班', '实验班'])).reason).toBe('name-taken');
    await world.services.database.asSystem((db) =>
      db.execute(`update school set last_gid = 9 where id = '${school.schoolId}'`),
    );
    expect((await refused(10, ['高一(1)班'])).reason).toBe('grade-outside');
    expect((await refused(7, ['']))?.data.fields).toEqual({ 'names.0': '请输入1-30个字符' });
  });
});

describe('changing a class', () => {
  beforeAll(newSchool);

  it('gives it a head teacher and teachers, and tells the second of two administrators', async () => {
    const { classId } = await school.newClass(2);
    const [one, two] = [await school.newTeacher(), await school.newTeacher([classId], JUNIOR_ENGLISH)];
    const [oneId, twoId] = [one.ids.teacherId ?? '', two.ids.teacherId ?? ''];
    const input = {
      classId,
      revision: 1,
      className: '八年级(1)班',
      gid: 8,
      headTeacherId: oneId,
      lessons: [
        { subjectId: JUNIOR_MATHS, teacherId: oneId },
        { subjectId: JUNIOR_ENGLISH, teacherId: oneId },
      ],
    };
    expect(await admin.call(recordsApi.changeClass, input)).toMatchObject({
      className: '八年级(1)班',
      students: 2,
      revision: 2,
      headTeacher: { teacherId: oneId },
      lessons: [{ teacherId: oneId }, { teacherId: oneId }],
    });
    expect((await admin.call(recordsApi.teacher, { teacherId: twoId })).lessons).toEqual([]);
    expect((await admin.refused(recordsApi.changeClass, input)).reason).toBe('changed');
    const foreign = await (await world.newSchool()).newTeacher();
    const refused = { ...input, revision: 2, headTeacherId: foreign.ids.teacherId ?? '' };
    expect((await admin.refused(recordsApi.changeClass, refused)).code).toBe(-1404);
    const stage = { ...input, revision: 2, lessons: [{ subjectId: 101, teacherId: oneId }] };
    expect((await admin.refused(recordsApi.changeClass, stage)).reason).toBe('subject-outside');
  });
});

describe('ending a class', () => {
  beforeAll(newSchool);

  it('asks where its students go, moves them, and keeps its history', async () => {
    const [old, next] = [await school.newClass(2), await school.newClass(1)];
    const teacher = await school.newTeacher([old.classId]);
    const input = { classId: old.classId, revision: 1, moveTo: null };
    expect((await admin.refused(recordsApi.endClass, input)).reason).toBe('has-students');
    expect(await admin.call(recordsApi.endClass, { ...input, moveTo: next.classId })).toMatchObject({
      students: 0,
      lessons: [],
      can: { edit: false, end: false },
    });
    expect((await list()).map(({ classId, students }) => [classId, students])).toEqual([[next.classId, 3]]);
    expect((await list(true)).map(({ classId }) => classId)).toEqual([old.classId]);
    expect(await history(old.classId)).toEqual(['ended']);
    expect((await admin.call(recordsApi.teacher, { teacherId: teacher.ids.teacherId ?? '' })).lessons).toEqual([]);
    expect((await admin.refused(recordsApi.endClass, { ...input, revision: 2 })).code).toBe(-1404);
  });
});

describe('the subjects of a school', () => {
  beforeAll(newSchool);
  const offers = async () => (await admin.call(recordsApi.subjectOffers, {})).items;

  it('are all of its stages until it chooses, with who teaches them', async () => {
    const { classId } = await school.newClass(0);
    const teacher = await school.newTeacher([classId]);
    expect((await offers()).every(({ offered }) => offered)).toBe(true);
    expect((await offers()).find(({ subjectId }) => subjectId === JUNIOR_MATHS)).toMatchObject({
      stage: 2,
      classes: 1,
      teachers: [{ teacherId: teacher.ids.teacherId, classes: 1 }],
    });
  });

  it('can be dropped while nobody teaches them, but not the last one', async () => {
    const set = (subjectId: number, offered: boolean) => ({ subjectId, offered });
    expect((await admin.refused(recordsApi.offerSubject, set(JUNIOR_MATHS, false))).reason).toBe('still-taught');
    for (const one of await offers())
      if (one.subjectId !== JUNIOR_MATHS) await admin.call(recordsApi.offerSubject, set(one.subjectId, false));
    expect((await offers()).filter(({ offered }) => offered).map(({ subjectId }) => subjectId)).toEqual([JUNIOR_MATHS]);
    const { classId } = await school.newClass(0);
    const teacher = await school.newTeacher();
    const teacherId = teacher.ids.teacherId ?? '';
    const lesson = {
      teacherId,
      revision: 1,
      name: teacher.ids.name,
      sex: null,
      teacherNo: null,
      phone: null,
      mainSubjectId: null,
    };
    const refused = await admin.refused(recordsApi.changeTeacher, {
      ...lesson,
      lessons: [{ classId, subjectId: JUNIOR_ENGLISH }],
    });
    expect(refused.reason).toBe('subject-outside');
    await world.services.database.asSystem((db) =>
      db.execute(`delete from teaching where school_id = '${school.schoolId}'`),
    );
    expect((await admin.refused(recordsApi.offerSubject, set(JUNIOR_MATHS, false))).reason).toBe('last-subject');
    await admin.call(recordsApi.offerSubject, set(JUNIOR_ENGLISH, true));
    expect((await offers()).filter(({ offered }) => offered)).toHaveLength(2);
    expect((await admin.refused(recordsApi.offerSubject, set(999, false))).code).toBe(-1404);
  });

  it('are read by the principal, who changes nothing', async () => {
    const principal = await school.newLeader('SCHOOLPRINCIPAL');
    expect((await principal.call(recordsApi.subjectOffers, {})).can).toEqual({ edit: false });
    expect((await principal.call(recordsApi.classRecords, {})).can).toEqual({ create: false });
    expect((await principal.refused(recordsApi.offerSubject, { subjectId: JUNIOR_MATHS, offered: false })).code).toBe(
      -1403,
    );
  });
});
