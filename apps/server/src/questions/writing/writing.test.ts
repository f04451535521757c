import { parseRich, toPlain } from '@zhibi/content';
import { papersApi } from '@zhibi/contract/papers';
import { type QuestionBody, questionsApi } from '@zhibi/contract/questions';
import { writingApi } from '@zhibi/contract/questions/writing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { freshQuestion, sampleContent, sampleFacts } from '../../../test/question.js';
import { JUNIOR_ENGLISH, JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { newId } from '../../platform/ids.js';
import { keepQuestions } from '../sample-bank.js';
import { recordClassUse } from '../store-use.js';
import { PLATFORM_SCHOOL } from '../store-visible.js';

let world: TestWorld;
let school: TestSchool;
let author: Person;
let peer: Person;
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
  const { classId } = await school.newClass(1);
  author = await school.newTeacher([classId]);
  peer = await school.newTeacher([classId]);
}, 120_000);
afterAll(() => world.close());

const subjectId = JUNIOR_MATHS;
const write = (stem = '最小的质数是 ___', who = author) =>
  who.call(writingApi.save, { ...freshQuestion, content: sampleContent({ stem }) });
const rewrite = (question: { questionId: string; version: number }, stem: string, who = author) =>
  who.call(writingApi.save, { ...question, draftId: null, content: sampleContent({ stem }) });
const plain = (body: QuestionBody) => toPlain(body.stem);

/** A paper of the author that holds the question. */
async function paperWith(questionId: string) {
  await author.call(questionsApi.addToCart, { subjectId, questionId });
  return author.call(papersApi.create, { subjectId, paperType: 1, title: '单元练习' });
}

describe('saving a question', () => {
  it('puts it on the shelf of its author, where no colleague finds it', async () => {
    const saved = await write('三角形的内角和是 ___');
    expect(saved).toMatchObject({ version: 1, shelf: 'mine', markable: true, lacks: [], author: author.ids.name });
    const mine = await author.call(writingApi.mine, { subjectId, words: '内角和' });
    expect(mine.items.map((one) => one.questionId)).toEqual([saved.questionId]);
    expect((await peer.call(writingApi.mine, { subjectId })).items).toEqual([]);
    expect((await peer.refused(writingApi.one, { questionId: saved.questionId })).code).toBe(-1404);
  });

  it('keeps the version that a paper holds, and tells the author which papers do', async () => {
    const first = await write('原来的题干 ___');
    const paper = await paperWith(first.questionId);
    const second = await rewrite(first, '改过的题干 ___');
    expect(second.version).toBe(2);
    const held = (await author.call(papersApi.detail, { paperId: paper.paperId })).sections[0]?.items[0];
    expect(held).toMatchObject({ version: 1 });
    expect(held && plain(held.body)).toContain('原来');
    const uses = await author.call(writingApi.uses, { questionId: first.questionId });
    expect(uses.papers).toMatchObject([
      { paperId: paper.paperId, version: 1, frozen: false, mine: true, homework: [] },
    ]);
    const { items } = await author.call(writingApi.versions, { questionId: first.questionId });
    expect(items.map(({ version, body, author: by }) => [version, plain(body).slice(0, 2), by])).toEqual([
      [2, '改过', author.ids.name],
      [1, '原来', author.ids.name],
    ]);
  });

  it('makes no version where no word was changed', async () => {
    const first = await write('不变的题 ___');
    const content = sampleContent({ stem: '不变的题 ___' }, { difficulty: 0.2 });
    const again = await author.call(writingApi.save, { ...first, seen: first.facts, draftId: null, content });
    expect(again).toMatchObject({ version: 1, facts: { difficulty: 0.2 } });
  });

  it('tells the second of two who change facts alone, and whoever does not say what was seen', async () => {
    const { questionId, version, facts: seen } = await write('两页同改难度 ___');
    const changed = (difficulty: number) => ({
      ...{ questionId, version, draftId: null },
      content: sampleContent({ stem: '两页同改难度 ___' }, { difficulty }),
    });
    expect(await author.refused(writingApi.save, changed(0.2))).toMatchObject({ code: -1409, reason: 'changed' });
    await author.call(writingApi.save, { ...changed(0.2), seen });
    // The same again, as after an answer that got lost, is no other change.
    await author.call(writingApi.save, { ...changed(0.2), seen });
    const late = await author.refused(writingApi.save, { ...changed(0.9), seen });
    expect(late).toMatchObject({ code: -1409, reason: 'changed' });
    expect((await author.call(writingApi.one, { questionId })).facts.difficulty).toBe(0.2);
  });

  it('tells the second of two who rewrite one version', async () => {
    const first = await write('两人同改 ___');
    await rewrite(first, '先到 ___');
    const late = { ...first, draftId: null, content: sampleContent({ stem: '后到 ___' }) };
    expect(await author.refused(writingApi.save, late)).toMatchObject({ code: -1409, reason: 'changed' });
  });

  it('refuses an empty stem, a part within a part, and places of another subject', async () => {
    const refusal = async (content: ReturnType<typeof sampleContent>) =>
      (await author.refused(writingApi.save, { ...freshQuestion, content })).reason;
    expect(await refusal(sampleContent({ body: { stem: [] } }))).toBe('stem-empty');
    const { parts: _, ...part } = sampleContent({ type: 'combined' }).body;
    expect(await refusal(sampleContent({ type: 'combined', body: { parts: [part] } }))).toBe('parts-nested');
    expect(await refusal({ ...sampleContent(), facts: sampleFacts({ knowledgeIds: [newId()] }) })).toBe(
      'place-unknown',
    );
    expect(await refusal({ ...sampleContent(), facts: sampleFacts({ subjectId: 999 }) })).toBe('subject-unknown');
  });

  it('keeps a question without an answer and says that no machine marks it', async () => {
    const content = sampleContent({ answer: { kind: 'none' } });
    const saved = await author.call(writingApi.save, { ...freshQuestion, content });
    expect(saved).toMatchObject({ markable: false, lacks: [{ reason: 'key-missing', where: 'answer' }] });
  });

  it('lets nothing in that could run', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>alert(2)</script><circle cx="4" cy="4" r="3" onclick="x()"/></svg>';
    const stem: QuestionBody['stem'] = [
      {
        t: 'p',
        children: [
          { t: 'text', v: '<script>alert(3)</script> 5$ 一支，2$ 一块' },
          { t: 'math', v: '\\def\\a{\\a\\a}\\a' },
          { t: 'image', source: { kind: 'svg', svg }, widthMm: 20, heightMm: 20, alt: '圆' },
        ],
      },
    ];
    const saved = await author.call(writingApi.save, { ...freshQuestion, content: sampleContent({ body: { stem } }) });
    const kept = JSON.stringify(saved.body);
    expect(kept).not.toMatch(/onload|onclick|alert\([12]\)/);
    expect(kept).toContain('<script>alert(3)</script> 5$ 一支，2$ 一块'); // text is text: it is escaped where it is drawn
    expect(saved.lacks).toContainEqual({ reason: 'formula-broken', where: 'stem' });
  });

  it('is for the author alone', async () => {
    const first = await write('别人的题 ___');
    const theirs = { ...first, draftId: null, content: sampleContent() };
    expect((await peer.refused(writingApi.save, theirs)).code).toBe(-1404);
    expect((await peer.refused(writingApi.remove, first)).code).toBe(-1404);
  });
});

describe('a draft', () => {
  const course = (stem: string) => ({ questionId: null, baseVersion: null, content: sampleContent({ stem }) });

  it('outlives the browser, and is done with when its question is saved', async () => {
    const draftId = newId();
    expect(await author.call(writingApi.keepDraft, { draftId, ...course('写到一半') })).toMatchObject({ revision: 1 });
    await author.call(writingApi.keepDraft, { draftId, revision: 1, ...course('写到一半多') });
    const { draft } = await author.call(writingApi.draft, { draftId });
    expect(draft && [draft.revision, plain(draft.content.body)]).toEqual([2, '写到一半多']);
    expect((await author.call(writingApi.drafts, { subjectId })).items.map((one) => one.draftId)).toContain(draftId);
    await author.call(writingApi.save, { ...freshQuestion, draftId, content: sampleContent() });
    expect((await author.call(writingApi.draft, { draftId })).draft).toBeNull();
  });

  it('tells the second machine, and takes a repeated first saving for the same', async () => {
    const draftId = newId();
    for (let i = 0; i < 2; i++)
      expect((await author.call(writingApi.keepDraft, { draftId, ...course('同一稿') })).revision).toBe(1);
    await author.call(writingApi.keepDraft, { draftId, revision: 1, ...course('这台电脑') });
    const other = await author.refused(writingApi.keepDraft, { draftId, revision: 1, ...course('那台电脑') });
    expect(other).toMatchObject({ code: -1409, reason: 'changed' });
  });

  it('belongs to its author', async () => {
    const draftId = newId();
    await author.call(writingApi.keepDraft, { draftId, ...course('我的稿') });
    expect((await peer.call(writingApi.draft, { draftId })).draft).toBeNull();
    await peer.call(writingApi.dropDraft, { draftId });
    expect((await author.call(writingApi.draft, { draftId })).draft).not.toBeNull();
  });
});

describe('taking a question away', () => {
  it('deletes what nothing uses', async () => {
    const { questionId, can } = await write('没人用 ___');
    expect(can.remove).toBe('delete');
    expect(await author.call(writingApi.remove, { questionId })).toEqual({ outcome: 'deleted' });
    expect((await author.refused(writingApi.one, { questionId })).code).toBe(-1404);
  });

  it('archives what a paper holds, and gives it back', async () => {
    const { questionId } = await write('有人用 ___');
    const { paperId } = await paperWith(questionId);
    expect(await author.call(writingApi.remove, { questionId })).toEqual({ outcome: 'archived' });
    const shelf = async (state: 'kept' | 'archived') =>
      (await author.call(writingApi.mine, { subjectId, state, words: '有人用' })).items.length;
    expect([await shelf('kept'), await shelf('archived')]).toEqual([0, 1]);
    expect((await author.call(papersApi.detail, { paperId })).sections[0]?.items).toHaveLength(1);
    await author.call(writingApi.restore, { questionId });
    expect([await shelf('kept'), await shelf('archived')]).toEqual([1, 0]);
  });
});

describe("the school's bank", () => {
  const decide = (reviewId: string, verdict: 'published' | 'returned', note = '', who = peer) =>
    who.call(writingApi.decide, { reviewId, verdict, note });

  it('takes what a peer has looked at, with the credit to its author', async () => {
    const { questionId } = await write('校本题甲 ___');
    const { reviewId } = await author.call(writingApi.submit, { questionId, note: '请看' });
    const waiting = await peer.call(writingApi.reviews, { subjectId, whose: 'to-decide' });
    expect(waiting.items.find((one) => one.reviewId === reviewId)).toMatchObject({
      author: author.ids.name,
      note: '请看',
      can: { decide: true, withdraw: false },
    });
    const published = await decide(reviewId, 'published');
    const { items } = await peer.call(writingApi.school, { subjectId, words: '校本题甲' });
    expect(items).toMatchObject([
      { questionId: published.questionId, shelf: 'school', author: author.ids.name, can: { edit: false, fork: true } },
    ]);
    const own = await author.call(writingApi.one, { questionId });
    expect(own).toMatchObject({ review: { state: 'published', version: 1 }, can: { submit: false, edit: true } });
  });

  it('says which of my classes was given a question last, and nothing of classes that I do not teach', async () => {
    const [questionId = ''] = await keepQuestions(
      world.services.database,
      { schoolId: school.schoolId, kind: 'school' },
      [{ stem: '班级用过的校本题' }],
    );
    const [known, fresh] = [await school.newClass(1, 8, '八年级用过班'), await school.newClass(1)];
    const teacher = await school.newTeacher([known.classId]);
    const other = await school.newTeacher([fresh.classId]);
    const lastGiven = async (who: Person) =>
      (await who.call(writingApi.school, { subjectId, words: '班级用过的校本题' })).items[0]?.lastGiven;
    expect(await lastGiven(teacher)).toBeNull();
    await world.services.database.asActor({ schoolIds: [school.schoolId] }, (db) =>
      recordClassUse(db, school.schoolId, { classIds: [known.classId], questionIds: [questionId] }),
    );
    expect(await lastGiven(teacher)).toEqual({ className: '八年级用过班', at: expect.stringMatching(/^\d{14}$/) });
    expect(await lastGiven(other)).toBeNull();
  });

  it('gets a new version when the author hands in another, and its papers keep theirs', async () => {
    const first = await write('校本题乙一 ___');
    const { reviewId } = await author.call(writingApi.submit, { questionId: first.questionId });
    const { questionId } = await decide(reviewId, 'published');
    await rewrite(first, '校本题乙二 ___');
    const again = await author.call(writingApi.submit, { questionId: first.questionId });
    expect((await decide(again.reviewId, 'published')).questionId).toBe(questionId);
    const shared = await peer.call(writingApi.one, { questionId: questionId ?? '' });
    expect([shared.version, plain(shared.body).slice(0, 5)]).toEqual([2, '校本题乙二']);
  });

  it('returns with a reason, which the author reads; without one it is refused', async () => {
    const { questionId } = await write('退回题 ___');
    const { reviewId } = await author.call(writingApi.submit, { questionId });
    expect(await peer.refused(writingApi.decide, { reviewId, verdict: 'returned' })).toMatchObject({
      reason: 'note-missing',
    });
    expect(await decide(reviewId, 'returned', '答案不全')).toEqual({ questionId: null });
    const own = await author.call(writingApi.one, { questionId });
    expect(own).toMatchObject({ review: { state: 'returned', note: '答案不全' }, can: { submit: true } });
    expect(await peer.refused(writingApi.decide, { reviewId, verdict: 'published' })).toMatchObject({
      reason: 'decided',
    });
  });

  it('is not entered by the author alone, nor by who does not teach the subject', async () => {
    const { questionId } = await write('自审题 ___');
    const { reviewId } = await author.call(writingApi.submit, { questionId });
    expect((await author.refused(writingApi.decide, { reviewId, verdict: 'published' })).code).toBe(-1403);
    const { classId } = await school.newClass(1);
    const english = await school.newTeacher([classId], JUNIOR_ENGLISH);
    expect((await english.refused(writingApi.decide, { reviewId, verdict: 'published' })).code).toBe(-1404);
    expect((await english.call(writingApi.reviews, { subjectId, whose: 'to-decide' })).items).toEqual([]);
  });

  it('is asked once at a time, and the asking can be taken back', async () => {
    const { questionId } = await write('撤回题 ___');
    const { reviewId } = await author.call(writingApi.submit, { questionId });
    expect(await author.refused(writingApi.submit, { questionId })).toMatchObject({ reason: 'waiting' });
    expect((await peer.refused(writingApi.withdraw, { reviewId })).code).toBe(-1403);
    await author.call(writingApi.withdraw, { reviewId });
    expect((await author.call(writingApi.one, { questionId })).can).toMatchObject({ submit: true, withdraw: false });
  });

  it('takes nothing unfinished, but a question that people mark', async () => {
    const unfinished = await author.call(writingApi.save, {
      ...freshQuestion,
      content: sampleContent({ body: { options: [] } }),
    });
    expect(await author.refused(writingApi.submit, unfinished)).toMatchObject({ reason: 'unfinished' });
    const open = await author.call(writingApi.save, {
      ...freshQuestion,
      content: sampleContent({ answer: { kind: 'none' } }),
    });
    expect(await author.call(writingApi.submit, { questionId: open.questionId })).toHaveProperty('reviewId');
  });
});

describe('a fork', () => {
  it('is an own question that names where it came from', async () => {
    const [questionId = ''] = await keepQuestions(
      world.services.database,
      { schoolId: PLATFORM_SCHOOL, kind: 'platform' },
      [{ stem: '平台题 ___', source: '2019 全国卷' }],
    );
    const copy = await peer.call(writingApi.fork, { questionId });
    expect(copy).toMatchObject({
      shelf: 'mine',
      origin: { questionId, shelf: 'platform' },
      facts: { source: '2019 全国卷' },
    });
    const mended = {
      ...copy,
      draftId: null,
      content: { body: { ...copy.body, analysis: parseRich('解') }, facts: copy.facts },
    };
    expect((await peer.call(writingApi.save, mended)).version).toBe(2);
    const original = await author.call(writingApi.one, { questionId });
    expect(original).toMatchObject({ version: 1, can: { edit: false, remove: null, fork: true } });
  });

  it('is not made of what is open to the own hand', async () => {
    expect((await author.refused(writingApi.fork, await write())).code).toBe(-1403);
  });
});
