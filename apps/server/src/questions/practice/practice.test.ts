import { practiceApi } from '@zhibi/contract/questions/practice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { queriesOf } from '../../../test/queries.js';
import { JUNIOR_ENGLISH, JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { newId } from '../../platform/ids.js';
import { importBank } from '../import-bank.js';
import { keepQuestions, type Wanted } from '../sample-bank.js';
import { recordClassUse } from '../store-use.js';
import { PLATFORM_SCHOOL } from '../store-visible.js';
import { candidatesOf } from './store.js';

const { lessons, swap, bringBack } = practiceApi;

let world: TestWorld;
let school: TestSchool;
let teacher: Person;
let classIds: string[];
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
  classIds = [(await school.newClass(1)).classId, (await school.newClass(1)).classId];
  teacher = await school.newTeacher(classIds);
});
afterAll(() => world.close());

/** A textbook with a chapter of so many lessons. */
async function newTextbook(count = 1, subjectId = JUNIOR_MATHS) {
  const [id, chapterId] = [newId(), newId()];
  const leaves = Array.from({ length: count }, (_, at) => ({ id: newId(), title: `第${at + 1}课`, children: [] }));
  const chapters = [{ id: chapterId, title: '第一章', children: leaves }];
  const book = { id, subjectId, gid: 8, volume: '上册', edition: '测试版', title: '八年级上册', chapters };
  await world.services.database.asSystem((db) =>
    importBank(db, { bank: { schoolId: PLATFORM_SCHOOL, kind: 'platform' }, textbooks: [book] }),
  );
  return { textbookId: id, chapterId, lessonIds: leaves.map((one) => one.id) };
}
const keep = (chapterId: string, wanted: readonly Wanted[], schoolId = school.schoolId) =>
  keepQuestions(
    world.services.database,
    { schoolId, kind: 'school' },
    wanted.map((one) => ({ difficulty: 0.9, chapterIds: [chapterId], ...one })),
  );
const times = (count: number): Wanted[] => Array.from({ length: count }, () => ({}));

/** A lesson of its own with so many easy questions. */
async function newLesson(count: number) {
  const book = await newTextbook();
  const [chapterId = ''] = book.lessonIds;
  return { chapterId, ids: await keep(chapterId, times(count)) };
}
async function unitOf(chapterId: string, change: { classId?: string } = {}, who = teacher) {
  const { items } = await who.call(lessons, { subjectId: JUNIOR_MATHS, nodeId: chapterId, ...change });
  const [lesson] = items;
  return { ids: lesson?.units[0]?.questionIds ?? [], unit: lesson?.units[0], aside: lesson?.aside };
}
const give = (classId: string, questionIds: readonly string[]) =>
  world.services.database.asSystem((db) => recordClassUse(db, school.schoolId, { classIds: [classId], questionIds }));

describe('the lessons', () => {
  it('come with the units of what the teacher sees, and with nothing where there are no questions', async () => {
    const { textbookId, lessonIds } = await newTextbook(2);
    const [first = '', second = ''] = lessonIds;
    const [easy, hard] = await keep(first, [{}, { difficulty: 0.3, type: 'subjective', minutes: 6 }]);
    await keep(first, [{}], (await world.newSchool()).schoolId);
    const colleague = { schoolId: school.schoolId, kind: 'mine' as const, ownerAccountId: newId() };
    await keepQuestions(world.services.database, colleague, [{ chapterIds: [first] }]);
    const { items, next, total } = await teacher.call(lessons, { subjectId: JUNIOR_MATHS, nodeId: textbookId });
    expect([next, total]).toEqual([null, 2]);
    expect(items).toMatchObject([
      {
        chapterId: first,
        title: '第1课',
        above: ['第一章'],
        aside: [],
        units: [
          { unit: 'basic', questionIds: [easy], types: [{ type: 2, questions: 1 }], minutes: 2, spare: 0, given: [] },
          { unit: 'challenge', questionIds: [hard], types: [{ type: 1, questions: 1 }], minutes: 6, difficulty: 0.3 },
        ],
      },
      { chapterId: second, units: [] },
    ]);
  });

  it('page by key through a textbook, and stand below a chapter', async () => {
    const { textbookId, chapterId, lessonIds } = await newTextbook(13);
    const ask = { subjectId: JUNIOR_MATHS, nodeId: textbookId };
    const first = await teacher.call(lessons, ask);
    const second = await teacher.call(lessons, { ...ask, cursor: first.next ?? '' });
    expect([...first.items, ...second.items].map((one) => one.chapterId)).toEqual(lessonIds);
    expect([first.items.length, first.total, second.next]).toEqual([10, 13, null]);
    expect((await teacher.call(lessons, { ...ask, nodeId: chapterId })).total).toBe(13);
    expect((await teacher.call(lessons, { ...ask, nodeId: lessonIds[4] ?? '' })).total).toBe(1);
  });

  it('are not there in another subject, below nothing, and for the class of another teacher', async () => {
    const { textbookId } = await newTextbook();
    const other = (await school.newClass(1)).classId;
    for (const change of [{ subjectId: JUNIOR_ENGLISH }, { nodeId: newId() }, { classId: other }])
      expect((await teacher.refused(lessons, { subjectId: JUNIOR_MATHS, nodeId: textbookId, ...change })).code).toBe(
        -1404,
      );
  });

  it('cost one query for the questions of however many', async () => {
    const { lessonIds } = await newTextbook(5);
    for (const chapterId of lessonIds) await keep(chapterId, times(3));
    const reader = { schoolId: school.schoolId, accountId: teacher.ids.accountId };
    const cost = (chapterIds: string[]) =>
      world.services.database.asActor({ schoolIds: [school.schoolId] }, (db) =>
        queriesOf(db, (counted) => candidatesOf(counted, reader, { subjectId: JUNIOR_MATHS, chapterIds })),
      );
    expect([await cost(lessonIds.slice(0, 1)), await cost(lessonIds)]).toEqual([1, 1]);
  });
});

describe('what a class was given', () => {
  it('is told of each of the teacher’s classes, and of nobody else’s', async () => {
    const { chapterId, ids } = await newLesson(3);
    const stranger = await school.newClass(1);
    await give(classIds[1] ?? '', ids.slice(0, 2));
    await give(stranger.classId, ids);
    const { unit } = await unitOf(chapterId);
    expect(unit?.given).toMatchObject([{ classId: classIds[1], questions: 2, at: expect.stringMatching(/^\d{14}$/) }]);
  });

  it('gives way in the units chosen for that class, as far as there is anything else', async () => {
    const { chapterId, ids } = await newLesson(10);
    const [first = '', other = ''] = classIds;
    await give(first, ids.slice(0, 8));
    expect((await unitOf(chapterId)).ids).toEqual(ids.slice(0, 8));
    expect((await unitOf(chapterId, { classId: other })).ids).toEqual(ids.slice(0, 8));
    const chosen = (await unitOf(chapterId, { classId: first })).ids;
    expect(chosen).toEqual(expect.arrayContaining(ids.slice(8)));
    expect(chosen).toHaveLength(8);
  });
});

describe('swapping', () => {
  it('puts another question in the place, for this teacher only, until it is taken back', async () => {
    const { chapterId, ids } = await newLesson(9);
    const [gone = '', ...rest] = ids;
    await teacher.call(swap, { chapterId, questionId: gone });
    await teacher.call(swap, { chapterId, questionId: gone });
    const now = await unitOf(chapterId);
    expect([[...now.ids].sort(), now.aside, now.unit?.spare]).toEqual([rest, [gone], 0]);
    const colleague = await school.newTeacher(classIds);
    expect((await unitOf(chapterId, {}, colleague)).ids).toEqual(ids.slice(0, 8));
    await teacher.call(bringBack, { chapterId, questionIds: [gone] });
    expect((await unitOf(chapterId)).ids).toEqual(ids.slice(0, 8));
  });

  it('is refused where the lesson has no other, and for a question that is not in the unit', async () => {
    const { chapterId, ids } = await newLesson(2);
    expect((await teacher.refused(swap, { chapterId, questionId: ids[0] ?? '' })).reason).toBe('no-other');
    for (const of of [
      { chapterId, questionId: newId() },
      { chapterId: newId(), questionId: ids[0] ?? '' },
    ])
      expect((await teacher.refused(swap, of)).code).toBe(-1404);
    const other = { chapterId, questionId: ids[0] ?? '', classId: (await school.newClass(1)).classId };
    expect((await teacher.refused(swap, other)).code).toBe(-1404);
  });
});
