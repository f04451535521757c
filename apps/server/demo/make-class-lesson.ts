import { parseRich } from '@zhibi/content';
import { classroomApi, type TaskKind } from '@zhibi/contract/classroom';
import { roomApi } from '@zhibi/contract/classroom/room';
import { newId } from '../src/platform/ids.js';
import type { Person } from '../test/person.js';
import { idOf, seeded } from './ids.js';
import type { Making } from './making.js';
import { signInAs } from './sign-in-as.js';

const TEACHER = 'teacher01';
const MATHS_8 = 202;
/** How many of the class have a device with them. */
const DEVICES = 24;

interface Asked {
  kind: TaskKind;
  title: string;
  options: readonly string[];
  key: readonly string[];
  /** How many in a hundred choose each option. */
  shares: readonly number[];
}

const asked: readonly Asked[] = [
  {
    kind: 3,
    title: '等腰三角形的一个角是 40°，它的顶角是',
    options: ['40°', '100°', '40° 或 100°', '70°'],
    key: ['C'],
    shares: [22, 17, 55, 6],
  },
  { kind: 2, title: '有一个角是 60° 的等腰三角形是等边三角形', options: ['对', '错'], key: ['A'], shares: [83, 17] },
  {
    kind: 13,
    title: '下一节先讲哪一个',
    options: ['错题第 7 题', '折叠问题', '最短路径'],
    key: [],
    shares: [30, 25, 45],
  },
];

const letters = 'ABCDEFG';

/** A lesson of the morning that is over: what was asked, and what a class answered on its devices. */
export async function makeClassLesson({ services }: Pick<Making, 'services'>): Promise<void> {
  const teacher = await signInAs(services, TEACHER);
  const { lessonId } = await teacher.call(classroomApi.start, {
    lessonId: newId(),
    classId: idOf('class', 'exp-8-1'),
    subjectId: MATHS_8,
  });
  const seats = await come(teacher, lessonId);
  const draw = seeded(31);
  for (const task of asked) await ask(teacher, { lessonId, seats, draw, task });
  await teacher.call(classroomApi.end, { lessonId });
}

/** The first of the class come into the room; answers what they are known by there. */
async function come(teacher: Person, lessonId: string): Promise<string[]> {
  const { code, students } = await teacher.call(classroomApi.board, { lessonId });
  if (code === null) throw new Error('the room has no code');
  const seats: string[] = [];
  for (const { studentId } of students.slice(0, DEVICES)) {
    const { token } = await teacher.call(roomApi.join, { code, mark: newId(), as: { studentId } });
    seats.push(token);
  }
  return seats;
}

interface Asking {
  lessonId: string;
  seats: readonly string[];
  draw: () => number;
  task: Asked;
}

async function ask(teacher: Person, { lessonId, seats, draw, task }: Asking): Promise<void> {
  const { kind, title, options, key, shares } = task;
  const taskId = newId();
  await teacher.call(classroomApi.addTask, {
    lessonId,
    taskId,
    kind,
    isOpened: true,
    content: {
      title,
      questions: [
        {
          prompt: [],
          options: options.map((text, nth) => ({ label: letters[nth] ?? '', content: parseRich(text) })),
          key: [...key],
          questionId: null,
        },
      ],
      secrecy: 'named',
      ballot: 'one',
      seconds: null,
    },
  });
  for (const token of seats) {
    const labels = [chosen(shares, draw() * 100)];
    await teacher.call(roomApi.answer, { token, taskId, round: 1, no: 0, nth: 1, labels });
  }
  await teacher.call(classroomApi.moveTask, { lessonId, taskId, state: 'open', round: 1, move: 'lock' });
  await teacher.call(classroomApi.moveTask, { lessonId, taskId, state: 'locked', round: 1, move: 'reveal' });
}

/** The label that a number from 0 to 100 falls on. */
function chosen(shares: readonly number[], at: number): string {
  let reached = 0;
  for (const [nth, share] of shares.entries()) {
    reached += share;
    if (reached > at) return letters[nth] ?? 'A';
  }
  return 'A';
}
