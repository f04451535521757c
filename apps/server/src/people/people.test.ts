import { peopleApi, subjectNameIn } from '@zhibi/contract/people';
import { encodePassword, sessionApi } from '@zhibi/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JUNIOR_ENGLISH, JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../test/school.js';
import { subjectsById } from './store.js';

let world: TestWorld;
let school: TestSchool;
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
});
afterAll(() => world.close());

describe('the user record', () => {
  it('of a teacher names school, classes and subjects, once each and above zero', async () => {
    const [one, two] = [await school.newClass(1), await school.newClass(1)];
    const teacher = await school.newTeacher([one.classId, two.classId]);
    const info = await teacher.call(peopleApi.info, {});
    expect(info).toMatchObject({
      isTeacher: true,
      isStudent: false,
      roleCode: 'TEACHER',
      schoolId: school.schoolId,
      subjectMainId: 2,
      originalPassword: '',
    });
    expect(info.subjects.map((subject) => subject.subjectId)).toEqual([JUNIOR_MATHS]);
    expect(info.classList.map((one) => one.classId).sort()).toEqual([one.classId, two.classId].sort());
  });

  it('the subjects of an installation are those of the national curriculum, stage by stage', async () => {
    const subjects = await world.services.database.asSystem((db) => subjectsById(db));
    const names = new Set([...subjects.values()].map(({ name }) => name));
    const everywhere = ['语文', '数学', '英语', '信息技术', '音乐', '美术', '体育与健康', '劳动', '综合实践活动'];
    const expected = [
      ...['小学', '初中', '高中'].flatMap((stage) => everywhere.map((name) => stage + name)),
      ...['小学', '初中'].flatMap((stage) => [`${stage}道德与法治`, `${stage}科学`]),
      ...['物理', '化学', '生物', '历史', '地理', '日语', '俄语'].flatMap((name) => [`初中${name}`, `高中${name}`]),
      ...['政治', '通用技术', '德语', '法语', '西班牙语'].map((name) => `高中${name}`),
    ];
    expect(expected.filter((name) => !names.has(name))).toEqual([]);
  });

  it('every subject of an installation has an English name', async () => {
    const subjects = await world.services.database.asSystem((db) => subjectsById(db));
    const unnamed = [...subjects.values()].filter(({ name }) => subjectNameIn(name, 'en') === name);
    expect(subjects.size).toBeGreaterThan(40);
    expect(unnamed).toEqual([]);
  });

  it('of a student has a student id and the class of today', async () => {
    const { students, classId } = await school.newClass(1);
    const info = await students[0]?.call(peopleApi.studentInfo, {});
    expect(info).toMatchObject({
      isStudent: true,
      studentId: students[0]?.ids.studentId,
      teacherId: null,
      classList: [{ classId }],
    });
  });

  it('says the chosen role of a person with two, and flags for both', async () => {
    const both = await world.newPerson({
      loginType: 1,
      roles: ['TEACHER', 'SCHOOLPRINCIPAL'],
      schoolId: school.schoolId,
    });
    expect(await both.call(peopleApi.info, {})).toMatchObject({
      roleCode: 'TEACHER',
      isTeacher: true,
      isSchoolPrincipal: true,
      isSchoolWhole: true,
      isStudent: false,
    });
    expect(await both.as('SCHOOLPRINCIPAL').call(peopleApi.info, {})).toMatchObject({
      roleCode: 'SCHOOLPRINCIPAL',
      isTeacher: true,
      isSchoolPrincipal: true,
      isSchoolWhole: true,
      role: ['TEACHER', 'SCHOOLPRINCIPAL'],
    });
  });

  it('is refused in a role that the account does not hold', async () => {
    const teacher = await school.newTeacher();
    expect((await teacher.as('SCHOOLADMIN').refused(peopleApi.info, {})).code).toBe(-1403);
  });

  it('is refused in a school that the account does not belong to, as if it were not there', async () => {
    const elsewhere = await world.newSchool();
    const teacher = await school.newTeacher();
    expect((await teacher.with({ 'x-school-id': elsewhere.schoolId }).refused(peopleApi.info, {})).code).toBe(-1404);
  });
});

describe('the class list', () => {
  it("shows a teacher the classes taught, a principal the school's, by stage", async () => {
    const own = await world.newSchool();
    const junior = await own.newClass(1, 8);
    const primary = await own.newClass(1, 4);
    const teacher = await own.newTeacher([junior.classId]);
    const principal = await own.newLeader('SCHOOLPRINCIPAL');
    const ids = async (who: typeof teacher, schoolStageId?: 1 | 2 | 3) =>
      (await who.call(peopleApi.classes, { schoolStageId })).clazzs.map((one) => one.classId);
    expect(await ids(teacher)).toEqual([junior.classId]);
    expect(await ids(principal)).toEqual([primary.classId, junior.classId]);
    expect(await ids(principal, 2)).toEqual([junior.classId]);
  });

  it('gives a regional officer the classes of the chosen school only', async () => {
    const regionId = crypto.randomUUID();
    await world.services.database.asSystem((db) =>
      db.execute(
        `insert into region (id, organisation_id, name) values ('${regionId}', '${world.organisationId}', '测试区')`,
      ),
    );
    const [inside, outside] = [await world.newSchool({ regionId }), await world.newSchool()];
    const { classId } = await inside.newClass(1);
    const officer = await world.newPerson({ loginType: 1, roles: ['REGION'], regionId });
    expect((await officer.call(peopleApi.classes, {})).clazzs).toEqual([]);
    expect(
      (await officer.with({ 'x-school-id': inside.schoolId }).call(peopleApi.classes, {})).clazzs.map(
        (one) => one.classId,
      ),
    ).toEqual([classId]);
    expect((await officer.with({ 'x-school-id': outside.schoolId }).refused(peopleApi.classes, {})).code).toBe(-1404);
  });

  it('names the students of an own class, and hides those of another', async () => {
    const [mine, other] = [await school.newClass(3), await school.newClass(1)];
    const teacher = await school.newTeacher([mine.classId], JUNIOR_ENGLISH);
    const { items } = await teacher.call(peopleApi.studentsOfClass, { classId: mine.classId });
    expect(items.map((one) => one.studentId)).toEqual(mine.students.map((one) => one.ids.studentId));
    expect((await teacher.refused(peopleApi.studentsOfClass, { classId: other.classId })).code).toBe(-1404);
  });
});

describe('activating an account', () => {
  const password = encodePassword('Fresh2026');

  async function newcomer() {
    const teacher = await school.newTeacher();
    await world.services.database.asSystem((db) =>
      db.execute(`update account set activated_at = null where id = '${teacher.ids.accountId}'`),
    );
    const { originalPassword, account } = await teacher.call(peopleApi.info, {});
    return { teacher, ticket: originalPassword, account };
  }

  it('sets name, sex and a password that works, with a ticket that works once', async () => {
    const { teacher, ticket, account } = await newcomer();
    const input = { name: '林若溪', sex: false, password: ticket, newPassword: password };
    await teacher.call(peopleApi.activateTeacher, input);
    expect(await teacher.call(peopleApi.info, {})).toMatchObject({ name: '林若溪', sex: false, originalPassword: '' });
    expect(await world.stranger.call(sessionApi.login, { account, password })).toMatchObject({ loginType: 1 });
    expect((await teacher.refused(peopleApi.activateTeacher, input)).reason).toBe('ticket-used');
  });

  it('names the wrong fields in the language of the caller', async () => {
    const { teacher, ticket } = await newcomer();
    const refused = await teacher.refused(peopleApi.activateTeacher, {
      name: '林',
      sex: false,
      password: ticket,
      newPassword: password,
    });
    expect(refused).toMatchObject({ code: -1400, data: { fields: { name: '请输入2-30个字符' } } });
    const weak = { name: '林若溪', sex: false, password: ticket, newPassword: encodePassword('onlyletters') };
    expect(
      (await teacher.with({ 'accept-language': 'en-GB' }).refused(peopleApi.activateTeacher, weak)).data,
    ).toMatchObject({ fields: { newPassword: 'enter a combination of 6-18 letters and numbers' } });
  });

  it("is refused with another person's ticket", async () => {
    const [one, two] = [await newcomer(), await newcomer()];
    const refused = await one.teacher.refused(peopleApi.activateTeacher, {
      name: '林若溪',
      sex: false,
      password: two.ticket,
      newPassword: password,
    });
    expect(refused.reason).toBe('ticket-used');
  });
});

it('while the data of the school is locked, writes are refused and reads are answered', async () => {
  const locked = await world.newSchool({ dataLock: true });
  const teacher = await locked.newTeacher();
  await teacher.call(peopleApi.info, {});
  const refused = await teacher.refused(peopleApi.activateTeacher, {
    name: '林若溪',
    sex: true,
    password: 'x',
    newPassword: encodePassword('Fresh2026'),
  });
  expect(refused).toMatchObject({ code: -1409, reason: 'school-locked' });
});
