import { homeworkApi } from '@zhibi/contract/homework';
import { type Endpoint, RoleCode, toStamp } from '@zhibi/contract/kernel';
import { markingApi } from '@zhibi/contract/marking';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actFor } from '../../test/acting.js';
import { malformedInput } from '../../test/malformed.js';
import type { Person } from '../../test/person.js';
import { publishedHomework, writtenHomework } from '../../test/scenario.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { makeForeignDisk } from '../../test/walk/disk.js';
import { foreignLab } from '../../test/walk/laboratory.js';
import type { ForeignIds } from '../../test/walk/meeting.js';
import { walk } from '../../test/walk.js';
import { newId } from '../platform/ids.js';
import { apis } from './apis.js';

/** As many malformed calls for each endpoint; `PROPERTY_RUNS` tries more. */
const CALLS = Number(process.env.PROPERTY_RUNS ?? 6);
/** What ends the world that the others are tried in. */
const LAST = new Set(['session.logout', 'schoolYear.start']);

let world: TestWorld;
let ids: ForeignIds;
const people = new Map<RoleCode, Person>();

beforeAll(async () => {
  world = await openTestWorld();
  const scenario = await publishedHomework(world, 1);
  await writtenHomework(world, scenario);
  const {
    school,
    teacher,
    homeworkId,
    paper,
    class: { classId, students },
  } = scenario;
  const { items } = await teacher.call(markingApi.answers, {
    homeworkId,
    itemId: paper.sections[0]?.items[0]?.itemId ?? '',
  });
  const { items: submissions } = await teacher.call(homeworkApi.submissions, { homeworkId });
  people.set('TEACHER', teacher);
  for (const student of students) people.set('STUDENT', student);
  for (const role of ['SCHOOLADMIN', 'SCHOOLPRINCIPAL'] as const) people.set(role, await school.newLeader(role));
  for (const role of RoleCode.options)
    if (!people.has(role)) {
      const loginType = role === 'REGION' ? 1 : role === 'ORGADMIN' ? 2 : 4;
      const person = await world.newPerson({ loginType, roles: [role] });
      const isOperator = role === 'ZHIBI_SRE' || role === 'ZHIBI_SRE_SYS';
      const here = { 'x-school-id': role === 'REGION' ? '' : school.schoolId };
      people.set(role, isOperator ? await actFor(person, school.schoolId) : person.with(here));
    }
  const unknown = newId();
  ids = {
    school,
    classId,
    homeworkId,
    studentId: students[0]?.ids.studentId ?? '',
    teacherId: teacher.ids.teacherId ?? '',
    accountId: teacher.ids.accountId,
    questionId: paper.sections[0]?.items[0]?.questionId ?? '',

    headFileId: unknown,
    draftId: newId(),
    pictureId: unknown,
    reviewId: unknown,
    bookId: unknown,
    queueId: unknown,
    wrongId: unknown,
    jobId: unknown,
    paperId: paper.paperId,
    revision: paper.revision,
    sectionId: paper.sections[0]?.sectionId ?? '',
    itemId: paper.sections[0]?.items[0]?.itemId ?? '',
    actingId: unknown,
    wallId: newId(),
    holidayId: unknown,
    handbookId: unknown,
    stageTestId: unknown,
    stageImportId: unknown,
    lessonId: unknown,
    ...(await foreignLab(teacher, { classId, studentId: students[0]?.ids.studentId ?? '' })),
    printOrderId: newId(),
    scanBatchId: newId(),
    scanPageId: newId(),
    spokenId: newId(),
    spokenTryId: newId(),
    spokenFileId: newId(),
    printRunId: scenario.printRunId,
    appealId: newId(),
    answerId: items[0]?.answerId ?? '',
    pageCode: submissions[0]?.pageCodes[0]?.pageCode ?? '',
    disk: await makeForeignDisk(teacher, paper.paperId),
    later: toStamp(new Date(world.clock.now().getTime() + 3_600_000), 'Asia/Shanghai'),
  };
}, 120_000);
afterAll(() => world.close());

const all = Object.entries(apis)
  .flatMap(([domain, api]) => Object.entries(api).map(([name, endpoint]) => ({ name: `${domain}.${name}`, endpoint })))
  .sort((a, b) => Number(LAST.has(a.name)) - Number(LAST.has(b.name)));

const whoMay = ({ access }: Endpoint): Person =>
  (access === 'public' || access === 'device'
    ? world.stranger
    : people.get(access === 'signed-in' ? 'TEACHER' : (access.roles[0] ?? 'TEACHER'))) ?? world.stranger;

/** Half a character has no form in an address: nobody can send it. */
function unsendable(error: unknown): undefined {
  if (!(error instanceof URIError)) throw error;
}

it(
  'whatever is sent, nothing is a fault of ours',
  async () => {
    const faults: unknown[] = [];
    for (const { name, endpoint } of all) {
      if (endpoint.kind === 'stream') continue; // its token is judged in session.test.ts
      const usual = walk[name]?.input(ids) ?? {};
      for (const input of fc.sample(malformedInput(endpoint.input, usual), CALLS)) {
        const response = await whoMay(endpoint).send(endpoint, input).catch(unsendable);
        if (response === undefined || response.statusCode < 500) continue;
        faults.push([name, JSON.stringify(input).slice(0, 300), response.body.slice(0, 100)]);
      }
    }
    expect(faults).toEqual([]);
  },
  20_000 * CALLS,
);
