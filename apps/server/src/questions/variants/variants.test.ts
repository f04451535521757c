import { parseRich, writeRich } from '@zhibi/content';
import { papersApi } from '@zhibi/contract/papers';
import { otherNumbersApi } from '@zhibi/contract/papers/other-numbers';
import { questionsApi, questionTypes } from '@zhibi/contract/questions';
import { type Template, variantsApi } from '@zhibi/contract/questions/variants';
import { writingApi } from '@zhibi/contract/questions/writing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { sampleContent } from '../../../test/question.js';
import { JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';

const { template: show, preview, save, remove, make } = variantsApi;
const subjectId = JUNIOR_MATHS;
const missing = { code: -1404 };

let world: TestWorld;
let school: TestSchool;
let teacher: Person;
let colleague: Person;
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
  const { classId } = await school.newClass(1);
  teacher = await school.newTeacher([classId]);
  colleague = await school.newTeacher([classId]);
});
afterAll(() => world.close());

const whole = (name: string, from: number, to: number, now: number) => ({ name, from, to, step: 1, now });
const at = (where: string, nth: number, expression: string) => ({ where, at: nth, expression });
const linear: Template = {
  parameters: [whole('a', 2, 9, 3), whole('b', 1, 9, 4), whole('c', 10, 40, 19)],
  conditions: ['whole((c-b)/a)', 'c > b'],
  numbers: [at('stem', 0, 'a'), at('stem', 1, 'b'), at('stem', 2, 'c'), at('blanks.0', 0, '(c-b)/a')],
  truths: [],
};
const content = (stem = '解方程 $3x+4=19$，x=___') =>
  sampleContent(
    {
      body: {
        type: questionTypes['fill-in'],
        stem: parseRich(stem),
        options: [],
        answer: { kind: 'blanks', blanks: [{ accepted: ['5'] }] },
        analysis: [],
        parts: [],
      },
    },
    { source: '自编', difficulty: 0.8 },
  );
const write = (who: Person, stem?: string) =>
  who.call(writingApi.save, { questionId: null, version: null, draftId: null, content: content(stem) });
async function parametric(who = teacher, template = linear) {
  const { questionId } = await write(who);
  await who.call(save, { questionId, version: 1, revision: null, template });
  return questionId;
}
const asked = async (who: Person, questionId: string) => {
  const { body, facts, shelf } = await who.call(writingApi.one, { questionId });
  const stem = writeRich(body.stem);
  const answer = body.answer.kind === 'blanks' ? Number(body.answer.blanks[0]?.accepted[0]) : Number.NaN;
  const [, a, b, c] = /\$(?:(\d+)x)\+(\d+)=(\d+)\$/.exec(stem)?.map(Number) ?? [];
  return { stem, answer, right: ((c ?? 0) - (b ?? 0)) / (a ?? 1), facts, shelf };
};

describe('a question with numbers that change', () => {
  it('is shown with its numbers in reading order, previewed with what is wrong, and kept when nothing is', async () => {
    const { questionId } = await write(teacher);
    const shown = await teacher.call(show, { questionId });
    expect(shown.numbers.map(({ where, at: nth, literal }) => `${where} ${nth} ${literal}`)).toEqual([
      'stem 0 3',
      'stem 1 4',
      'stem 2 19',
      'blanks.0 0 5',
    ]);
    expect(shown).toMatchObject({ template: null, revision: null, isBehind: false, made: 0 });
    const wrong = { ...linear, numbers: [...linear.numbers.slice(0, 3), at('blanks.0', 0, '(c+b)/a')] };
    expect((await teacher.call(preview, { questionId, template: wrong })).faults).toMatchObject([
      { at: { kind: 'number', where: 'blanks.0' }, reason: 'disagrees', detail: '23/3' },
    ]);
    const impossible = { ...linear, conditions: ['c < 0'] };
    expect((await teacher.call(preview, { questionId, template: impossible })).faults).toMatchObject([
      { reason: 'none-left' },
    ]);
    for (const template of [wrong, impossible])
      expect(await teacher.refused(save, { questionId, version: 1, revision: null, template })).toMatchObject({
        reason: 'template-faulty',
      });
    const good = await teacher.call(preview, { questionId, template: linear });
    expect(good).toMatchObject({ faults: [], isAll: true });
    expect(good.variants).toHaveLength(10);
    expect(await teacher.call(save, { questionId, version: 1, revision: null, template: linear })).toEqual({
      revision: 1,
    });
    expect(await teacher.refused(save, { questionId, version: 1, revision: null, template: linear })).toMatchObject({
      reason: 'changed',
    });
    expect(await teacher.call(show, { questionId })).toMatchObject({ template: linear, revision: 1 });
  });

  it('makes own questions with right answers, the facts of the first, none twice, into the cart too', async () => {
    const questionId = await parametric();
    const first = await teacher.call(make, { questionId, count: 5, intoCart: true });
    const second = await teacher.call(make, { questionId, count: 60 });
    const all = await Promise.all([...first.questionIds, ...second.questionIds].map((id) => asked(teacher, id)));
    expect(new Set(all.map(({ stem }) => stem)).size).toBe(65);
    for (const { answer, right, facts, shelf } of all) {
      expect(answer).toBe(right);
      expect({ facts, shelf }).toMatchObject({
        shelf: 'mine',
        facts: { source: '自编', difficulty: 0.8, licence: 'own' },
      });
    }
    const cart = await teacher.call(questionsApi.cart, { subjectId });
    expect(cart.groups.flatMap(({ quesIds }) => quesIds)).toEqual(expect.arrayContaining(first.questionIds));
    await teacher.call(questionsApi.removeFromCart, { subjectId, questionIds: [] });
    expect((await teacher.call(show, { questionId: first.questionIds[0] ?? '' })).questionId).toBe(questionId);
    expect((await teacher.call(show, { questionId })).made).toBe(65);
  });

  it('two who make variants at once make none twice, and where too few are left none is made', async () => {
    const few = { ...linear, parameters: [whole('a', 2, 3, 3), whole('b', 1, 4, 4), whole('c', 19, 19, 19)] };
    const questionId = await parametric(teacher, few);
    const answers = await Promise.all([1, 2].map((seed) => teacher.send(make, { questionId, count: 2, seed })));
    expect(answers.filter((answer) => answer.json().code === 1)).toHaveLength(1);
    expect((await teacher.call(show, { questionId })).made).toBe(2);
    expect(await teacher.refused(make, { questionId, count: 2 })).toMatchObject({ reason: 'too-few-variants' });
  });

  it('rewritten, is looked through again before more are made; forgotten, its variants stay', async () => {
    const questionId = await parametric();
    const { questionIds } = await teacher.call(make, { questionId, count: 1 });
    const next = content('解方程 $3x+4=19$，得 x=___');
    await teacher.call(writingApi.save, { questionId, version: 1, draftId: null, content: next });
    expect(await teacher.call(show, { questionId })).toMatchObject({ isBehind: true, version: 2 });
    expect(await teacher.refused(make, { questionId, count: 1 })).toMatchObject({ reason: 'template-behind' });
    await teacher.call(save, { questionId, version: 2, revision: 1, template: linear });
    await teacher.call(make, { questionId, count: 1 });
    await teacher.call(remove, { questionId });
    expect(await teacher.refused(make, { questionId, count: 1 })).toMatchObject({ reason: 'template-gone' });
    expect((await asked(teacher, questionIds[0] ?? '')).answer).toBeGreaterThan(0);
    expect(await teacher.call(writingApi.remove, { questionId })).toEqual({ outcome: 'deleted' });
    expect((await asked(teacher, questionIds[0] ?? '')).answer).toBeGreaterThan(0);
  });

  it("is its author's alone", async () => {
    const questionId = await parametric();
    const other = await (await world.newSchool()).newTeacher([]);
    const calls = [
      [show, { questionId }],
      [preview, { questionId, template: linear }],
      [save, { questionId, version: 1, revision: 1, template: linear }],
      [remove, { questionId }],
      [make, { questionId, count: 1 }],
    ] as const;
    for (const [endpoint, input] of calls)
      for (const who of [colleague, other]) expect(await who.refused(endpoint, input as never)).toMatchObject(missing); // as: each with its own
    const { questionIds } = await teacher
      .call(writingApi.submit, { questionId })
      .then(() => teacher.call(make, { questionId, count: 1 }));
    expect(await colleague.refused(show, { questionId: questionIds[0] ?? '' })).toMatchObject(missing);
  });
});

describe("a question of the school's bank", () => {
  const intoBank = async (questionId: string, who = teacher) => {
    const { reviewId } = await who.call(writingApi.submit, { questionId });
    const { questionId: bankId } = await colleague.call(writingApi.decide, {
      reviewId,
      verdict: 'published',
      note: '',
    });
    return bankId ?? '';
  };

  it('has the numbers change as its author said, for every teacher of the school: into own questions that name the author', async () => {
    const bankId = await intoBank(await parametric());
    expect(await colleague.call(show, { questionId: bankId })).toMatchObject({
      template: linear,
      isBehind: false,
      can: { edit: false },
    });
    expect((await colleague.call(preview, { questionId: bankId, template: linear })).faults).toEqual([]);
    const { questionIds } = await colleague.call(make, { questionId: bankId, count: 4 });
    const all = await Promise.all(questionIds.map((id) => asked(colleague, id)));
    expect(all.every(({ answer, right, shelf }) => answer === right && shelf === 'mine')).toBe(true);
    const { credits, can } = await colleague.call(writingApi.one, { questionId: questionIds[0] ?? '' });
    expect([credits.length, can.vary]).toEqual([2, true]);
    expect(await teacher.refused(writingApi.one, { questionId: questionIds[0] ?? '' })).toMatchObject(missing);
    // Each has the own: what the colleague took is not on the author's shelf, and counts there for nothing.
    expect((await teacher.call(show, { questionId: bankId })).made).toBe(0);
    expect((await teacher.call(make, { questionId: bankId, count: 2 })).questionIds).toHaveLength(2);
    expect((await colleague.call(show, { questionId: questionIds[0] ?? '' })).made).toBe(4);
    const paper = await colleague.call(papersApi.create, { subjectId, title: '共用', questionIds: [bankId] });
    const { papers } = await colleague.call(otherNumbersApi.further, { paperId: paper.paperId, papers: 2, seed: 1 });
    expect(papers).toHaveLength(2);
  });

  it('is changed by nobody there, copied with how its numbers change, and closed to other schools', async () => {
    const bankId = await intoBank(await parametric());
    expect((await colleague.call(writingApi.one, { questionId: bankId })).can).toMatchObject({
      edit: false,
      vary: true,
    });
    for (const who of [colleague, teacher])
      expect(await who.refused(save, { questionId: bankId, version: 1, revision: 1, template: linear })).toMatchObject({
        code: -1403,
      });
    const { questionId: copyId } = await colleague.call(writingApi.fork, { questionId: bankId });
    expect(await colleague.call(show, { questionId: copyId })).toMatchObject({
      template: linear,
      isBehind: false,
      can: { edit: true },
    });
    const other = await (await world.newSchool()).newTeacher([]);
    expect(await other.refused(show, { questionId: bankId })).toMatchObject(missing);
    expect(await other.refused(make, { questionId: bankId, count: 1 })).toMatchObject(missing);
  });

  it('brought to its next version changes as that one says, or not at all', async () => {
    const questionId = await parametric();
    const bankId = await intoBank(questionId);
    const next = content('解方程 $3x+4=19$，得 x=___');
    await teacher.call(writingApi.save, { questionId, version: 1, draftId: null, content: next });
    expect(await intoBank(questionId)).toBe(bankId);
    expect((await colleague.call(show, { questionId: bankId })).template).toBeNull();
    expect((await colleague.call(writingApi.one, { questionId: bankId })).can.vary).toBe(false);
    expect(await colleague.refused(make, { questionId: bankId, count: 1 })).toMatchObject({ reason: 'template-gone' });
  });
});

describe('a paper with other numbers', () => {
  async function paperOf(who: Person, ids: readonly string[]) {
    return who.call(papersApi.create, { subjectId, title: '小测', questionIds: [...ids] });
  }
  const itemsOf = ({ sections }: Awaited<ReturnType<typeof paperOf>>) => sections.flatMap(({ items }) => items);

  it('has its parametric questions swapped in place, with their scores, and the way back', async () => {
    const questionId = await parametric();
    const plain = await write(teacher, '2 的相反数是___');
    const paper = await paperOf(teacher, [plain.questionId, questionId]);
    const { items } = await teacher.call(otherNumbersApi.list, { paperId: paper.paperId });
    expect(items).toMatchObject([{ no: 2, templateId: questionId, values: null }]);
    const itemIds = items.map(({ itemId }) => itemId);
    const swapped = await teacher.call(otherNumbersApi.swap, {
      paperId: paper.paperId,
      revision: paper.revision,
      itemIds,
      seed: 3,
    });
    const [first, second] = itemsOf(swapped);
    expect(first).toMatchObject({ questionId: plain.questionId });
    expect(second?.questionId).not.toBe(questionId);
    expect(second?.score).toBe(itemsOf(paper)[1]?.score);
    expect((await asked(teacher, second?.questionId ?? '')).answer).not.toBe(5);
    const now = await teacher.call(otherNumbersApi.list, { paperId: paper.paperId });
    expect(now.items).toMatchObject([
      { no: 2, templateId: questionId, values: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] },
    ]);
    const { title, options, sections } = paper;
    const back = sections.map(({ sectionId, title: name, items: own }) => ({
      sectionId,
      title: name,
      items: own.map(({ itemId, score, answerSpaceMm }) => ({ itemId, score, answerSpaceMm })),
    }));
    const undone = await teacher.call(papersApi.save, {
      paperId: paper.paperId,
      revision: swapped.revision,
      title,
      options,
      sections: back,
    });
    expect(itemsOf(undone).map((one) => one.questionId)).toEqual([plain.questionId, questionId]);
    expect(
      await teacher.refused(otherNumbersApi.swap, {
        paperId: paper.paperId,
        revision: paper.revision,
        itemIds,
        seed: 3,
      }),
    ).toMatchObject({ reason: 'changed-meanwhile' });
    const plainItem = itemsOf(undone)[0]?.itemId ?? '';
    expect(
      await teacher.refused(otherNumbersApi.swap, {
        paperId: paper.paperId,
        revision: undone.revision,
        itemIds: [plainItem],
        seed: 3,
      }),
    ).toMatchObject({ reason: 'none-parametric' });
  });

  it('holds 200 questions at most: what is too many stays in the cart, and the paper as it was', async () => {
    const questionId = await parametric();
    const taken = async (intoCart: boolean) =>
      (await teacher.call(make, { questionId, count: 60, seed: 9, intoCart })).questionIds;
    const paper = await paperOf(teacher, [...(await taken(false)), ...(await taken(false))]);
    await taken(true);
    await taken(true);
    const { paperId } = paper;
    expect(await teacher.refused(papersApi.addFromCart, { paperId })).toMatchObject({ reason: 'paper-full' });
    expect(itemsOf(await teacher.call(papersApi.detail, { paperId }))).toHaveLength(120);
    const cart = await teacher.call(questionsApi.cart, { subjectId });
    expect(cart.groups.flatMap(({ quesIds }) => quesIds)).toHaveLength(120);
    await teacher.call(questionsApi.removeFromCart, { subjectId, questionIds: [] });
  });

  it('becomes parallel papers whose answers all differ, or none where there are too few', async () => {
    const questionId = await parametric();
    const twin = (await teacher.call(make, { questionId, count: 1 })).questionIds[0] ?? '';
    const plain = await write(teacher, '3 的相反数是___');
    const paper = await paperOf(teacher, [plain.questionId, questionId, twin]);
    const { papers } = await teacher.call(otherNumbersApi.further, { paperId: paper.paperId, papers: 3, seed: 1 });
    expect(papers.map(({ title }) => title)).toEqual(['小测 B', '小测 C', '小测 D']);
    const all = [
      paper,
      ...(await Promise.all(papers.map(({ paperId }) => teacher.call(papersApi.detail, { paperId })))),
    ];
    for (const one of all) expect(itemsOf(one)[0]?.questionId).toBe(plain.questionId);
    const others = await Promise.all(
      all.flatMap((one) => itemsOf(one).slice(1)).map((item) => asked(teacher, item.questionId)),
    );
    expect(others.every(({ answer, right }) => answer === right)).toBe(true);
    const fresh = new Set(others.slice(2).map(({ answer }) => answer));
    expect(fresh.size).toBe(6);
    for (const { answer } of others.slice(0, 2)) expect(fresh).not.toContain(answer);

    const few = await parametric(teacher, {
      ...linear,
      parameters: [whole('a', 3, 3, 3), whole('b', 1, 4, 4), whole('c', 19, 19, 19)],
    });
    const small = await paperOf(teacher, [few]);
    expect(
      await teacher.refused(otherNumbersApi.further, { paperId: small.paperId, papers: 2, seed: 1 }),
    ).toMatchObject({
      reason: 'too-few-variants',
    });
    expect(
      (await teacher.call(otherNumbersApi.further, { paperId: small.paperId, papers: 1, seed: 1 })).papers,
    ).toHaveLength(1);
    const none = await paperOf(teacher, [plain.questionId]);
    expect(await teacher.refused(otherNumbersApi.further, { paperId: none.paperId, papers: 1, seed: 1 })).toMatchObject(
      {
        reason: 'none-parametric',
      },
    );
    expect(
      await colleague.refused(otherNumbersApi.further, { paperId: paper.paperId, papers: 1, seed: 1 }),
    ).toMatchObject(missing);
  });
});
