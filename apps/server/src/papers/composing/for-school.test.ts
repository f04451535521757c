import { operationsApi } from '@zhibi/contract/operations';
import { papersApi } from '@zhibi/contract/papers';
import { libraryApi } from '@zhibi/contract/papers/library';
import { questionsApi } from '@zhibi/contract/questions';
import { writingApi } from '@zhibi/contract/questions/writing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actFor } from '../../../test/acting.js';
import type { Person } from '../../../test/person.js';
import { freshQuestion, sampleContent } from '../../../test/question.js';
import { JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';

let world: TestWorld;
let school: TestSchool;
let operator: Person;
let acting: Person;
let teacher: Person;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  school = await world.newSchool();
  teacher = await school.newTeacher([(await school.newClass(1)).classId]);
  operator = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE'], name: '沈怀远' });
  acting = await actFor(operator, school.schoolId);
});
afterAll(() => world.close());

const inMaths = { subjectId: JUNIOR_MATHS };

/** A question that this person writes, and a paper of it. */
async function composed(person: Person) {
  const { questionId } = await person.call(writingApi.save, { ...freshQuestion, content: sampleContent() });
  await person.call(questionsApi.addToCart, { ...inMaths, questionId });
  return { questionId, paper: await person.call(papersApi.create, inMaths) };
}

describe('operations that compose for a school', () => {
  it('write a question and a paper, put it in order and see its pages', async () => {
    const { questionId, paper } = await composed(acting);
    expect((await acting.call(writingApi.mine, { ...inMaths, state: 'kept' })).items).toMatchObject([{ questionId }]);
    const { paperId, revision, options, sections } = paper;
    const saved = await acting.call(papersApi.save, { paperId, revision, title: '运营代组', options, sections });
    expect(saved).toMatchObject({ title: '运营代组', can: { edit: true, publish: false } });
    expect((await acting.call(papersApi.layOut, { paperId })).geometry.pageCount).toBe(1);
  });

  it("leave it to the school: its teachers copy it, other operators go on with it, and it is nobody's elsewhere", async () => {
    const { questionId, paper } = await composed(acting);
    const { paperId } = paper;
    const shelf = await teacher.call(libraryApi.list, { ...inMaths, shelf: 'school' });
    const [row] = shelf.items.filter((one) => one.paperId === paperId);
    const [named] = (await acting.call(libraryApi.ofSchool, {})).items.filter((one) => one.paperId === paperId);
    expect(row).toMatchObject({ isMine: false, can: { edit: false, duplicate: true }, ownerName: named?.ownerName });
    expect(row?.ownerName).not.toBe('');
    const copy = await teacher.call(libraryApi.duplicate, { paperId, title: '我的一份' });
    expect((await teacher.call(papersApi.detail, { paperId: copy.paperId })).can.edit).toBe(true);
    expect((await teacher.refused(writingApi.one, { questionId })).code).toBe(-1404); // on the way to the bank it is reviewed

    const colleague = await actFor(await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE_SYS'] }), school.schoolId);
    expect((await colleague.call(papersApi.detail, { paperId })).can.edit).toBe(true);
    const elsewhere = await actFor(operator, (await world.newSchool()).schoolId);
    expect((await elsewhere.refused(papersApi.detail, { paperId })).code).toBe(-1404);
    expect((await elsewhere.refused(writingApi.one, { questionId })).code).toBe(-1404);
    acting = await actFor(operator, school.schoolId);
  });

  it("do not touch what is a teacher's", async () => {
    const { questionId, paper } = await composed(teacher);
    const { paperId } = paper;
    for (const endpoint of [papersApi.detail, papersApi.layOut, papersApi.remove, papersApi.addFromCart])
      expect((await acting.refused(endpoint, { paperId })).code).toBe(-1404);
    expect((await acting.refused(writingApi.one, { questionId })).code).toBe(-1404);
    expect((await acting.refused(papersApi.createRun, { paperId, classIds: [school.schoolId] })).code).toBe(-1403);
  });

  it('are named in the audit with what they made, and can no more once the time is over', async () => {
    await composed(acting);
    const admin = await school.newLeader('SCHOOLADMIN');
    const [newest] = (await admin.call(operationsApi.actings, {})).items;
    expect(newest?.operator).toBe('沈怀远');
    const { items } = await admin.call(operationsApi.actingCalls, {
      actingId: newest?.actingId ?? '',
      changesOnly: true,
    });
    expect(items.map(({ path }) => path)).toContain(papersApi.create.path);
    await operator.call(operationsApi.endActing, {});
    expect((await acting.refused(papersApi.list, inMaths)).reason).toBe('acting-over');
    expect((await operator.refused(papersApi.list, inMaths)).reason).toBe('acting-over');
    expect((await operator.refused(writingApi.save, { ...freshQuestion, content: sampleContent() })).code).toBe(-1403);
  });
});
