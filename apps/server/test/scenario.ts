import { setTimeout as sleep } from 'node:timers/promises';
import { homeworkApi } from '@zhibi/contract/homework';
import { toStamp } from '@zhibi/contract/kernel';
import { markingApi } from '@zhibi/contract/marking';
import { type Paper, papersApi } from '@zhibi/contract/papers';
import { questionsApi } from '@zhibi/contract/questions';
import { classWrites } from '../demo/pens/class-writes.js';
import type { Gateway } from '../demo/pens/gateway.js';
import { newId } from '../src/platform/ids.js';
import { openPool } from '../src/platform/jobs/pool.js';
import { newBank } from './bank.js';
import type { Person } from './person.js';
import { JUNIOR_MATHS, type TestClass, type TestSchool, type TestWorld } from './school.js';

export interface Scenario {
  school: TestSchool;
  teacher: Person;
  class: TestClass;
  paper: Paper;
  homeworkId: string;
  printRunId: string;
  gateway: Gateway;
}

const HOUR_MS = 3_600_000;

/** A gateway of a school that sends straight into the test world's server. */
export async function newGateway(world: TestWorld, schoolId: string): Promise<Gateway> {
  const key = await world.newGatewayKey(schoolId);
  const transport: Gateway['transport'] = async (url, payload, headers) =>
    (await world.services.app.inject({ method: 'POST', url, payload, headers })).body;
  return { ...key, transport, now: () => world.clock.now() };
}

/** A paper of the given questions, made by its teacher. */
export async function newPaper(teacher: Person, questionIds: readonly string[]): Promise<Paper> {
  for (const questionId of questionIds)
    await teacher.call(questionsApi.addToCart, { subjectId: JUNIOR_MATHS, questionId });
  return teacher.call(papersApi.create, { subjectId: JUNIOR_MATHS });
}

/** A class of a new school with a homework of one question of each kind, open now; nobody has written yet. */
export async function publishedHomework(world: TestWorld, students = 2): Promise<Scenario> {
  const school = await world.newSchool();
  const schoolClass = await school.newClass(students);
  const teacher = await school.newTeacher([schoolClass.classId]);
  const { questions } = await newBank(world);
  const paper = await newPaper(
    teacher,
    questions.map(({ questionId }) => questionId),
  );
  const homework = await teacher.call(homeworkApi.publish, order(world, paper, schoolClass));
  return {
    school,
    teacher,
    class: schoolClass,
    paper,
    homeworkId: homework.homeworkId,
    printRunId: homework.printRunId,
    gateway: await newGateway(world, school.schoolId),
  };
}

/** The same paper for the same class once more, open now. */
export async function givenAgain(world: TestWorld, scenario: Scenario): Promise<string> {
  const wish = { ...order(world, scenario.paper, scenario.class), again: true };
  return (await scenario.teacher.call(homeworkApi.publish, wish)).homeworkId;
}

function order(world: TestWorld, { paperId }: Paper, { classId }: TestClass) {
  const at = (ms: number) => toStamp(new Date(world.clock.now().getTime() + ms), world.services.settings.TZ_NAME);
  const [title, workCategory] = ['测试作业', 1 as const];
  return { wishId: newId(), paperId, classIds: [classId], title, workCategory, startAt: at(0), endAt: at(HOUR_MS) };
}

/** The whole class writes everything right, and the machine has looked at it. */
export async function writtenHomework(world: TestWorld, scenario: Scenario): Promise<void> {
  await classWrites(world.services, scenario.gateway, {
    schoolId: scenario.school.schoolId,
    homeworkId: scenario.homeworkId,
    startAt: world.clock.now(),
    seed: 1,
    allRight: true,
  });
  await readByMachine(world, scenario);
}

/** Waits until the machine has nothing left to read: no answer, and no task that would look at one again. */
async function readByMachine(world: TestWorld, { teacher, homeworkId, class: { students } }: Scenario): Promise<void> {
  // As who owns the queue: no role of the server reaches into it.
  const owner = openPool(world.connection, { max: 1, name: 'scenario' });
  const isQueued = async () => {
    const { rows } = await owner.query('select 1 from graphile_worker.jobs where key like $1 limit 1', [
      `read-answers:${homeworkId}:%`,
    ]);
    return rows.length > 0;
  };
  try {
    for (let tries = 0; tries < 1200; tries++, await sleep(50)) {
      const { items } = await teacher.call(markingApi.items, { homeworkId });
      if (items.every(({ scored, waiting }) => scored + waiting >= students.length) && !(await isQueued())) return;
    }
  } finally {
    await owner.end();
  }
  throw new Error('the machine did not finish reading');
}
