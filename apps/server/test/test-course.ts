import { type HomeworkForTeacher, homeworkApi } from '@zhibi/contract/homework';
import { toStamp } from '@zhibi/contract/kernel';
import { papersApi } from '@zhibi/contract/papers';
import { type QuestionBody, questionsApi } from '@zhibi/contract/questions';
import { tasksOf } from '../src/app/domains.js';
import { newId } from '../src/platform/ids.js';
import { importBank } from '../src/questions/index.js';
import type { ReceivedEvent } from './event-source.js';
import type { Person } from './person.js';
import { JUNIOR_MATHS, type TestClass, type TestSchool, type TestWorld } from './school.js';

const line = (v: string) => [{ t: 'p' as const, children: [{ t: 'text' as const, v }] }];
const plain = { options: [], analysis: [], parts: [] };

/** One question of each kind, by the name a specification uses. */
export const questionBodies = {
  choice: {
    ...plain,
    type: 2,
    stem: line('1+1 等于'),
    options: ['A', 'B', 'C', 'D'].map((label, i) => ({ label, content: line(String(i + 1)) })),
    answer: { kind: 'choice', labels: ['B'] },
  },
  trueFalse: { ...plain, type: 3, stem: line('0 是自然数。'), answer: { kind: 'true-false', value: true } },
  fillIn: {
    ...plain,
    type: 4,
    stem: [
      {
        t: 'p',
        children: [
          { t: 'text', v: '6×7=' },
          { t: 'blank', index: 0 },
        ],
      },
    ],
    answer: { kind: 'blanks', blanks: [{ accepted: ['42'] }] },
  },
  subjective: { ...plain, type: 1, stem: line('证明。'), answer: { kind: 'open', content: line('略') } },
} satisfies Record<string, QuestionBody>;
export type QuestionKind = keyof typeof questionBodies;

/** Does a piece of background work now, as the worker would; for test worlds that have none. */
export async function perform(
  world: TestWorld,
  kind: string,
  payload: Record<string, unknown>,
  progress: (done: number, total: number) => Promise<void> = async () => undefined,
): Promise<void> {
  const task = tasksOf(world.services)[kind];
  if (task === undefined) throw new Error(`no domain does ${kind}`);
  await task({ payload, progress });
}

/** The next event that is meant; what was told before and is still on its way is passed over. */
export async function nextEvent(stream: { next(): Promise<ReceivedEvent> }, is: (event: ReceivedEvent) => boolean) {
  let event = await stream.next();
  while (!is(event)) event = await stream.next();
  return event;
}

const STAMP_ZONE = 'Asia/Shanghai';
export const MINUTE = 60_000;

/** A teacher with classes: has papers, gives them to the classes. */
export class TestCourse {
  constructor(
    private readonly world: TestWorld,
    readonly school: TestSchool,
    readonly teacher: Person,
    readonly classes: TestClass[],
    readonly subjectId = JUNIOR_MATHS,
  ) {}

  static async of(world: TestWorld, students = 2, classes = 1): Promise<TestCourse> {
    const school = await world.newSchool();
    const rooms: TestClass[] = [];
    for (let i = 0; i < classes; i++) rooms.push(await school.newClass(students));
    return new TestCourse(world, school, await school.newTeacher(rooms.map((one) => one.classId)), rooms);
  }

  get classIds(): string[] {
    return this.classes.map((one) => one.classId);
  }

  stamp(minutes: number): string {
    return toStamp(new Date(this.world.clock.now().getTime() + minutes * MINUTE), STAMP_ZONE);
  }

  /** A paper of the teacher's with these questions, each new in the school's bank. */
  async newPaper(kinds: readonly QuestionKind[], knowledgeIds: string[] = []): Promise<string> {
    const questions = kinds.map((kind) => ({
      id: newId(),
      subjectId: this.subjectId,
      stage: 2 as const,
      body: questionBodies[kind],
      difficulty: 0.7,
      knowledgeIds,
      chapterIds: [],
    }));
    await this.world.services.database.asSystem((db) =>
      importBank(db, { bank: { schoolId: this.school.schoolId, kind: 'school' }, questions }),
    );
    for (const { id } of questions)
      await this.teacher.call(questionsApi.addToCart, { subjectId: this.subjectId, questionId: id });
    return (await this.teacher.call(papersApi.create, { subjectId: this.subjectId })).paperId;
  }

  /** A knowledge point of the subject, with this title. */
  async newKnowledge(title: string): Promise<string> {
    const id = newId();
    const knowledge = [{ subjectId: JUNIOR_MATHS, roots: [{ id, title, children: [] }] }];
    await this.world.services.database.asSystem((db) =>
      importBank(db, { bank: { schoolId: this.school.schoolId, kind: 'school' }, knowledge }),
    );
    return id;
  }

  order(paperId: string, change: Record<string, unknown> = {}) {
    return {
      wishId: newId(),
      paperId,
      classIds: this.classIds,
      title: '第一次作业',
      workCategory: 1 as const,
      startAt: this.stamp(0),
      endAt: this.stamp(60),
      ...change,
    };
  }

  async publish(kinds: readonly QuestionKind[], change: Record<string, unknown> = {}): Promise<HomeworkForTeacher> {
    return this.teacher.call(homeworkApi.publish, this.order(await this.newPaper(kinds), change));
  }
}
