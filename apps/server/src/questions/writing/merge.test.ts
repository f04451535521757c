import { toPlain } from '@zhibi/content';
import { type QuestionFacts, writingApi } from '@zhibi/contract/questions/writing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { freshQuestion, sampleContent } from '../../../test/question.js';
import { openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { JUNIOR_ENGLISH, JUNIOR_MATHS } from '../../../test/subjects.js';

let world: TestWorld;
let school: TestSchool;
let author: Person;
let peer: Person;
let third: Person;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  school = await world.newSchool();
  const { classId } = await school.newClass(1);
  author = await school.newTeacher([classId], JUNIOR_MATHS);
  peer = await school.newTeacher([classId], JUNIOR_MATHS);
  third = await school.newTeacher([classId], JUNIOR_MATHS);
});

type Saved = { questionId: string; version: number; facts: QuestionFacts };
const write = (who: Person, stem: string, of: Saved | undefined = undefined) =>
  who.call(writingApi.save, { ...freshQuestion, ...of, seen: of?.facts, content: sampleContent({ stem }) });
const handIn = async (who: Person, by: Person, questionId: string, mergeInto?: string) => {
  const { reviewId } = await who.call(writingApi.submit, { questionId, mergeInto });
  return by.call(writingApi.decide, { reviewId, verdict: 'published' });
};
const inSchool = async () =>
  (await third.call(writingApi.school, { subjectId: JUNIOR_MATHS })).items.map(({ body, ...one }) => ({
    questionId: one.questionId,
    version: one.version,
    stem: toPlain(body.stem),
    author: one.author,
    credits: one.credits,
  }));

/** The author's question in the school's bank, and the peer's own copy of it. */
async function original() {
  const { questionId: own } = await write(author, '原题 ___');
  const questionId = (await handIn(author, third, own)).questionId ?? '';
  return { questionId, copy: await peer.call(writingApi.fork, { questionId }) };
}

it('what was copied and rewritten goes back as the next version of the original, with the credit of both', async () => {
  const { questionId, copy } = await original();
  expect(copy).toMatchObject({ origin: { questionId }, can: { submit: true, merge: true } });
  const rewritten = await write(peer, '改好的题 ___', copy);
  expect((await handIn(peer, third, rewritten.questionId, questionId)).questionId).toBe(questionId);
  const { name } = author.ids;
  expect(await inSchool()).toEqual([
    { questionId, version: 2, stem: '改好的题 ____', author: name, credits: [name, peer.ids.name] },
  ]);
  const { items } = await third.call(writingApi.versions, { questionId });
  expect(items.map(({ version, author: by }) => [version, by])).toEqual([
    [2, peer.ids.name],
    [1, name],
  ]);
});

it('a copy in which nothing was changed is not handed in', async () => {
  const { questionId, copy } = await original();
  const asked = { questionId: copy.questionId, mergeInto: questionId };
  expect(await peer.refused(writingApi.submit, asked)).toMatchObject({ reason: 'unchanged' });
  const rewritten = await write(peer, '改好的题 ___', copy);
  await write(peer, '原题 ___', rewritten);
  expect(await peer.refused(writingApi.submit, asked)).toMatchObject({ reason: 'unchanged' });
});

it('it may also be handed in as a question of its own, and then names whom it comes from', async () => {
  const { questionId, copy } = await original();
  const rewritten = await write(peer, '另一道题 ___', copy);
  await handIn(peer, third, rewritten.questionId);
  const [own, first] = await inSchool();
  expect(own).toMatchObject({ version: 1, author: peer.ids.name, credits: [author.ids.name, peer.ids.name] });
  expect(first).toMatchObject({ questionId, version: 1, credits: [author.ids.name] });
});

it('who decides sees what it merges into, and whether that has gone on meanwhile', async () => {
  const { questionId, copy } = await original();
  const rewritten = await write(peer, '改好的题 ___', copy);
  const { reviewId } = await peer.call(writingApi.submit, { questionId: rewritten.questionId, mergeInto: questionId });
  const waiting = async () =>
    (await third.call(writingApi.reviews, { subjectId: JUNIOR_MATHS, whose: 'to-decide' })).items[0]?.into;
  const at = { questionId, author: author.ids.name };
  expect(await waiting()).toMatchObject({ ...at, version: 1, isBehind: false });
  expect(toPlain((await waiting())?.body.stem ?? [])).toBe('原题 ____');
  const second = await third.call(writingApi.fork, { questionId });
  await handIn(third, author, (await write(third, '先到的改法 ___', second)).questionId, questionId);
  const seen = await waiting();
  expect(seen).toMatchObject({ ...at, version: 2, isBehind: true });
  expect([seen?.base, seen?.body].map((body) => toPlain(body?.stem ?? []))).toEqual(['原题 ____', '先到的改法 ____']);
  // Who has not seen what came meanwhile does not write over it; two stems are for the person.
  const publish = { reviewId, verdict: 'published' as const };
  expect(await third.refused(writingApi.decide, publish)).toMatchObject({ reason: 'origin-moved' });
  const stale = { ...publish, compared: { version: 1, keeps: [] } };
  expect(await third.refused(writingApi.decide, stale)).toMatchObject({ reason: 'origin-moved' });
  await third.call(writingApi.decide, { ...publish, compared: { version: 2, keeps: ['stem'] } });
  expect((await inSchool())[0]).toMatchObject({
    version: 3,
    stem: '先到的改法 ____',
    credits: [author.ids.name, third.ids.name, peer.ids.name],
  });
});

it('what two have changed in different fields both stands: the key of one beside the stem of the other', async () => {
  const { questionId, copy } = await original();
  const second = await third.call(writingApi.fork, { questionId });
  await handIn(third, author, (await write(third, '已知：原题 ___', second)).questionId, questionId);
  const rekeyed = await peer.call(writingApi.save, {
    ...freshQuestion,
    ...copy,
    seen: copy.facts,
    content: sampleContent({ stem: '原题 ___', body: { answer: { kind: 'choice', labels: ['B'] } } }),
  });
  const { reviewId } = await peer.call(writingApi.submit, { questionId: rekeyed.questionId, mergeInto: questionId });
  const [waiting] = (await third.call(writingApi.reviews, { subjectId: JUNIOR_MATHS, whose: 'to-decide' })).items;
  expect(toPlain(waiting?.into?.body.stem ?? [])).toBe('已知：原题 ____');
  expect(toPlain(waiting?.into?.base?.stem ?? [])).toBe('原题 ____');
  await third.call(writingApi.decide, { reviewId, verdict: 'published', compared: { version: 2, keeps: [] } });
  const merged = (await third.call(writingApi.school, { subjectId: JUNIOR_MATHS })).items[0];
  expect(merged).toMatchObject({
    version: 3,
    body: { answer: { kind: 'choice', labels: ['B'] } },
  });
  expect(toPlain(merged?.body.stem ?? [])).toBe('已知：原题 ____');
});

it('those who teach another subject do not decide about the original, whenever the copy was moved there', async () => {
  const { classId } = await school.newClass(1);
  const other = await school.newTeacher([classId], JUNIOR_ENGLISH);
  const { questionId, copy } = await original();
  const moved = (of: Saved) =>
    peer.call(writingApi.save, {
      ...freshQuestion,
      ...of,
      seen: of.facts,
      content: sampleContent({ stem: '改好的题 ___' }, { subjectId: JUNIOR_ENGLISH }),
    });
  const before = await moved(copy);
  expect(before).toMatchObject({ can: { submit: true, merge: false } });
  const asked = { questionId: before.questionId, mergeInto: questionId };
  expect(await peer.refused(writingApi.submit, asked)).toMatchObject({ reason: 'origin-gone' });
  const back = await write(peer, '改好的题 ___', before);
  const { reviewId } = await peer.call(writingApi.submit, asked);
  await moved(back);
  const publish = { reviewId, verdict: 'published' as const };
  expect(await third.refused(writingApi.decide, publish)).toMatchObject({ reason: 'subject-moved' });
  expect((await other.refused(writingApi.decide, publish)).code).toBe(-1404);
  expect(await inSchool()).toMatchObject([{ questionId, version: 1 }]);
  await third.call(writingApi.decide, { reviewId, verdict: 'returned', note: '学科不对' });
});

it('an original that its author takes away at the same moment gets no version', async () => {
  const { questionId, copy } = await original();
  const rewritten = await write(peer, '改好的题 ___', copy);
  const { reviewId } = await peer.call(writingApi.submit, { questionId: rewritten.questionId, mergeInto: questionId });
  const { database } = world.services;
  const waits = sql`select count(*)::int as count from pg_locks where not granted`;
  let refused: Promise<{ reason?: string | undefined }> | undefined;
  await database.asSystem(async (db) => {
    await db.execute(sql`update question set removed_at = now() where id = ${questionId}`);
    refused = third.refused(writingApi.decide, { reviewId, verdict: 'published' });
    await expect.poll(async () => (await database.asSystem((one) => one.execute(waits)))[0]).toEqual({ count: 1 });
  });
  expect(await refused).toMatchObject({ reason: 'origin-gone' });
});

it('it merges into its own original only, while that is in the bank', async () => {
  const { questionId, copy } = await original();
  const other = await write(peer, '别的题 ___');
  const refused = (id: string, mergeInto: string) => peer.refused(writingApi.submit, { questionId: id, mergeInto });
  expect(await refused(other.questionId, questionId)).toMatchObject({ reason: 'origin-gone' });
  expect(await refused(copy.questionId, other.questionId)).toMatchObject({ reason: 'origin-gone' });
  await author.call(writingApi.remove, { questionId });
  expect(await refused(copy.questionId, questionId)).toMatchObject({ reason: 'origin-gone' });
});
