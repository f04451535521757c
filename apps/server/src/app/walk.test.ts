import { setTimeout as sleep } from 'node:timers/promises';
import { analysisApi } from '@zhibi/contract/analysis';
import { classroomApi } from '@zhibi/contract/classroom';
import { homeworkApi } from '@zhibi/contract/homework';
import { type Endpoint, type Envelope, RoleCode, toStamp } from '@zhibi/contract/kernel';
import { markingApi } from '@zhibi/contract/marking';
import { papersApi } from '@zhibi/contract/papers';
import { profileApi } from '@zhibi/contract/people/profile';
import { printingApi } from '@zhibi/contract/printing';
import { booksApi } from '@zhibi/contract/questions/books';
import { writingApi } from '@zhibi/contract/questions/writing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendInk } from '../../demo/pens/gateway.js';
import { actFor } from '../../test/acting.js';
import { newBook } from '../../test/book.js';
import { keptScan } from '../../test/kept-scan.js';
import type { Person } from '../../test/person.js';
import { HALF_AN_HOUR, printWish } from '../../test/print-order.js';
import { freshQuestion, sampleContent } from '../../test/question.js';
import { publishedHomework, writtenHomework } from '../../test/scenario.js';
import { JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../test/school.js';
import { makeForeignDisk } from '../../test/walk/disk.js';
import { foreignHandbook } from '../../test/walk/handbook.js';
import { foreignHoliday } from '../../test/walk/holiday.js';
import { foreignLab } from '../../test/walk/laboratory.js';
import type { ForeignIds, WalkRow } from '../../test/walk/meeting.js';
import { foreignSpoken } from '../../test/walk/spoken.js';
import { foreignStageTest } from '../../test/walk/stage-tests.js';
import { walk } from '../../test/walk.js';
import { newId } from '../platform/ids.js';
import { apis } from './apis.js';

/** Every endpoint × every role and none × things of another school. */
const all: [name: string, endpoint: Endpoint, row: WalkRow | undefined][] = Object.entries(apis).flatMap(
  ([domain, api]) =>
    Object.entries(api).map(([name, endpoint]): [string, Endpoint, WalkRow | undefined] => [
      `${domain}.${name}`,
      endpoint,
      walk[`${domain}.${name}`],
    ]),
);
const roles = RoleCode.options;

let world: TestWorld;
let here: TestSchool;
let foreign: ForeignIds;
const people = new Map<RoleCode, Person>();
let acting: Person;

beforeAll(async () => {
  world = await openTestWorld();
  foreign = await makeForeign();
  here = await world.newSchool({ extQuestion: ['hwl'], configs: ['SPEECH'] });
  const { classId, students } = await here.newClass(1);
  people.set('TEACHER', await here.newTeacher([classId]));
  for (const student of students) people.set('STUDENT', student);
  for (const role of ['SCHOOLADMIN', 'SCHOOLPRINCIPAL'] as const) people.set(role, await here.newLeader(role));
  // These look across schools: they act in one they may reach, and the other school belongs to another organisation.
  for (const role of roles)
    if (!people.has(role))
      people.set(
        role,
        await world.newPerson({ loginType: role === 'REGION' ? 1 : role === 'ORGADMIN' ? 2 : 4, roles: [role] }),
      );
  acting = await actFor(await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE'] }), here.schoolId);
}, 120_000);
afterAll(() => world.close());

/** A whole lived homework of another school, so that every kind of id exists. */
async function makeForeign(): Promise<ForeignIds> {
  const scenario = await publishedHomework(world, 1);
  const {
    teacher,
    homeworkId,
    class: { classId, students },
    school,
    gateway,
  } = scenario;
  const studentId = students[0]?.ids.studentId ?? '';
  await writtenHomework(world, scenario);
  const lost = await sendInk(gateway, { mac: 'AA0000000001', name: 'Pen' }, 900, [
    {
      pageCode: '3.27.999999.1',
      codeRule: 'demo',
      strokes: [{ id: newId(), t0: Date.now(), tip: 'pen', points: [[10, 10, 0.5, 0]] }],
    },
  ]);
  expect(lost.queued).toBe(1);
  await teacher.call(homeworkApi.close, { homeworkId });
  const paper = await teacher.call(papersApi.detail, { paperId: scenario.paper.paperId });
  const item = paper.sections[0]?.items[0];
  const run = await teacher.call(papersApi.createRun, { paperId: paper.paperId, classIds: [classId] });
  for (const { itemId } of paper.sections.flatMap((section) => section.items)) {
    const { items } = await teacher.call(markingApi.answers, { homeworkId, itemId });
    const open = items.filter((one) => one.score === null);
    if (open.length > 0)
      await teacher.call(markingApi.score, {
        scores: open.map(({ answerId, revision }) => ({ answerId, revision, score: 0 })),
      });
  }
  await teacher.call(markingApi.release, { homeworkId });
  const fullScore = paper.sections.flatMap(({ items }) => items).reduce((sum, { score }) => sum + score, 0);
  const stage = await foreignStageTest(school, { classId, homeworkId, fullScore });
  const wrongId = await only(`select id from wrong_question where school_id = '${school.schoolId}'`);
  const later = toStamp(new Date(world.clock.now().getTime() + 3_600_000), 'Asia/Shanghai');
  const handbookId = await foreignHandbook(teacher, classId, later);
  const { lessonId } = await teacher.call(classroomApi.start, { lessonId: newId(), classId, subjectId: JUNIOR_MATHS });
  const lab = await foreignLab(teacher, { classId, studentId });
  const spoken = await foreignSpoken(world, scenario);
  const holiday = await foreignHoliday(world, scenario);
  const { wallId } = await (await school.newLeader('SCHOOLADMIN')).call(analysisApi.newWall, { name: '大厅' });
  const actingId = await actedThere(school);
  await moveToAnotherOrganisation(school);
  const { items: answers } = await teacher.call(markingApi.answers, { homeworkId, itemId: item?.itemId ?? '' });
  const { items: submissions } = await teacher.call(homeworkApi.submissions, { homeworkId });
  return {
    school,
    classId,
    studentId,
    teacherId: teacher.ids.teacherId ?? '',
    accountId: teacher.ids.accountId,
    headFileId: (await teacher.call(profileApi.uploadHead, { file: face() })).fileId,
    ...(await privateQuestion(teacher)),
    bookId: await ownBook(school, teacher),
    pictureId: (await teacher.call(writingApi.upload, { file: face() })).fileId,
    paperId: paper.paperId,
    revision: paper.revision,
    sectionId: paper.sections[0]?.sectionId ?? '',
    itemId: item?.itemId ?? '',
    printRunId: scenario.printRunId,
    homeworkId,
    answerId: answers[0]?.answerId ?? '',
    appealId:
      await only(`insert into appeal (school_id, id, homework_id, answer_id, student_id, no, reason, score_before, givers, state, appealed_at)
      select school_id, gen_random_uuid(), homework_id, id, student_id, 1, '请再看一次', 0, '{}', 'waiting', now() from answer
      where school_id = '${school.schoolId}' and id = '${answers[0]?.answerId}' returning id`),
    queueId: await only(`select id from ink_queue where school_id = '${school.schoolId}'`),
    wrongId,
    handbookId,
    wallId,
    jobId: run.jobId,
    pageCode: submissions[0]?.pageCodes[0]?.pageCode ?? '',
    disk: await makeForeignDisk(teacher, paper.paperId),
    actingId,
    ...stage,
    ...spoken,
    ...holiday,
    lessonId,
    ...lab,
    printOrderId: await orderOf(teacher, scenario.printRunId),
    ...(await keptScan(world, { schoolId: school.schoolId, homeworkId, studentId })),
    later,
  };
}

/** Those who look across schools reach every school of their organisation: this one is in none of theirs. */
const moveToAnotherOrganisation = ({ schoolId }: TestSchool) =>
  world.services.database.asSystem(async (db) => {
    const id = newId();
    await db.execute(`insert into organisation (id, name) values ('${id}', '另一机构')`);
    await db.execute(`update school set organisation_id = '${id}' where id = '${schoolId}'`);
    await db.execute(`update role_grant set organisation_id = '${id}' where in_school_id = '${schoolId}'`);
  });

/** Somebody of operations has been there. */
async function actedThere({ schoolId }: TestSchool): Promise<string> {
  await actFor(await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE'] }), schoolId);
  return only(`select id from acting where school_id = '${schoolId}'`);
}

/** The first id that a query finds, once it finds one. */
async function only(query: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++, await sleep(50)) {
    const [row] = await world.services.database.asSystem((db) => db.execute<{ id: string }>(query));
    if (row) return row.id;
  }
  throw new Error(`nothing came of ${query}`);
}

/** The copies of a print run, ordered from the print centre once they are made. */
async function orderOf(teacher: Person, printRunId: string): Promise<string> {
  await only(`select id from print_run where id = '${printRunId}' and status = 'ready'`);
  return (await teacher.call(printingApi.create, printWish(world, printRunId, {}, HALF_AN_HOUR))).orderId;
}

/** The smallest picture there is. */
const face = () =>
  new File(
    [
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    ],
    'face.png',
  );

/** A book of the school's own, still being written. */
async function ownBook({ schoolId }: TestSchool, teacher: Person): Promise<string> {
  await world.services.database.asSystem((db) =>
    db.execute(`update school set ext_question = '{hwl}' where id = '${schoolId}'`),
  );
  return (await teacher.call(booksApi.create, newBook())).bookId;
}

/** A question of a teacher's own that waits for a review, and a draft beside it. */
async function privateQuestion(teacher: Person): Promise<Pick<ForeignIds, 'questionId' | 'reviewId' | 'draftId'>> {
  const content = sampleContent();
  const { questionId } = await teacher.call(writingApi.save, { ...freshQuestion, content });
  const { reviewId } = await teacher.call(writingApi.submit, { questionId });
  const draftId = newId();
  await teacher.call(writingApi.keepDraft, { draftId, questionId, baseVersion: 1, content });
  return { questionId, reviewId, draftId };
}

const codeOf = async (person: Person, endpoint: Endpoint, row: WalkRow) => {
  const response = await person.send(endpoint, row.input(foreign));
  const isEnvelope = String(response.headers['content-type']).startsWith('application/json');
  return { code: isEnvelope ? (response.json() as Envelope).code : 1, body: response.body };
};

describe('the walk', () => {
  it('has a row for every endpoint, and no row without one', () => {
    expect(all.filter(([, , row]) => row === undefined).map(([name]) => name)).toEqual([]);
    expect(Object.keys(walk).filter((name) => !all.some(([known]) => known === name))).toEqual([]);
  });

  it('finds an access rule on every endpoint', () => {
    for (const [name, { access }] of all)
      expect([
        name,
        typeof access === 'object' ? access.roles.length > 0 : ['public', 'signed-in', 'device'].includes(access),
      ]).toEqual([name, true]);
  });

  it.each(all)('%s is closed to strangers', async (_, endpoint, row) => {
    if (row === undefined) throw new Error('no row');
    const { code } = await codeOf(world.stranger, endpoint, row);
    if (endpoint.access === 'public') expect(code).not.toBe(-1500);
    else expect(code).toBe(endpoint.access === 'device' ? -1403 : -1008);
  });

  it.each(all)('%s opens to its roles only, and never to things of another school', async (_, endpoint, row) => {
    if (row === undefined) throw new Error('no row');
    for (const role of roles) {
      const person = people.get(role);
      if (person === undefined) throw new Error(`nobody is ${role}`);
      const { access } = endpoint;
      const admitted =
        access === 'signed-in' || access === 'public' || (typeof access === 'object' && access.roles.includes(role));
      if (endpoint.path === '/api/login/logout') continue; // ends the walker's own session: see session.test.ts
      const { code, body } = await codeOf(person, endpoint, row);
      expect([role, code]).not.toEqual([role, -1500]);
      const acts = typeof access === 'object' && access.inSchool === true && role.startsWith('ZHIBI_');
      if (!admitted || acts)
        expect([role, code]).toEqual([role, -1403]); // acting for no school
      else if (row.meeting === 'hidden') expect([role, code]).toEqual([role, -1404]);
      // What was asked for may be named in a refusal; nothing else of the other school may.
      for (const secret of [
        foreign.studentId,
        foreign.homeworkId,
        foreign.paperId,
        foreign.classId,
        foreign.questionId,
      ])
        expect(body).not.toContain(secret);
    }
  });

  const inSchool = all.filter(([, { access }]) => typeof access === 'object' && access.inSchool);
  it.each(inSchool)(
    '%s opens to operations that act for a school, and to nothing of another',
    async (_, endpoint, row) => {
      if (row === undefined) throw new Error('no row');
      const { code, body } = await codeOf(acting, endpoint, row);
      if (row.meeting === 'hidden') expect(code).toBe(-1404);
      else expect([-1403, -1500]).not.toContain(code);
      for (const secret of [foreign.paperId, foreign.questionId, foreign.classId]) expect(body).not.toContain(secret);
    },
  );
});
