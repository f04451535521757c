import { homeworkApi, usualLimits } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { appealsApi } from '@zhibi/contract/marking/appeals';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, type QuestionKind, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';

const { own, make, withdraw, waiting, list, open, decide } = appealsApi;
const reason = '第二步是对的，只是写得小';
const word = '步骤对，补一分';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

/** A homework of proofs for 3 points each that came back, with its marker, a colleague of another class, and two students. */
async function returned(kinds: readonly QuestionKind[] = ['subjective'], { alone = false } = {}) {
  const course = await TestCourse.of(world, 2);
  const { teacher, school } = course;
  const { schoolId } = school;
  const second = alone ? teacher : await school.newTeacher([(await school.newClass(0)).classId]);
  const homework = await course.publish(kinds);
  const { homeworkId } = homework;
  const [student, other] = course.classes[0]?.students ?? [];
  if (student === undefined || other === undefined) throw new Error('the class is empty');
  const pen = await Gateway.of(world, schoolId);
  for (const { ids } of [student, other]) {
    const studentId = ids.studentId ?? '';
    const answers = kinds.map((kind) => (kind === 'choice' ? 'A' : '12'));
    await write(world, course, pen, { homework, studentId, answers });
    await perform(world, 'read-answers', { schoolId, homeworkId, studentId });
  }
  await teacher.call(homeworkApi.close, { homeworkId });
  await perform(world, 'homework-closed', { schoolId, homeworkId });
  const { items } = await teacher.call(markingApi.items, { homeworkId });
  const itemIds = items.map(({ itemId }) => itemId);
  const full = items[0]?.maxScore ?? 0;
  const score = async (studentId: string, points: number) => {
    const { answers } = await teacher.call(markingApi.papers, { homeworkId, studentId });
    const scores = answers
      .filter((one) => one.status !== 'scored-by-machine')
      .map(({ answerId, revision }) => ({ answerId, revision, score: points, comment: '第二步呢' }));
    if (scores.length > 0) await teacher.call(markingApi.score, { scores });
  };
  await score(student.ids.studentId ?? '', 1);
  await score(other.ids.studentId ?? '', 1);
  const release = () => teacher.call(markingApi.release, { homeworkId });
  const itemId = itemIds[0] ?? '';
  const seen = () => student.call(own, { homeworkId });
  const appeal = (at = 0, said = reason) => student.call(make, { homeworkId, itemId: itemIds[at] ?? '', reason: said });
  const waits = async (who: Person) => (await who.call(list, {})).items;
  const first = async (who: Person) => {
    const [one] = await waits(who);
    if (one === undefined) throw new Error('nothing waits');
    const { appealId } = one;
    const { answer } = await who.call(open, { appealId });
    return { appealId, revision: answer.revision, answerId: answer.answerId };
  };
  const paper = () => student.call(markingApi.result, { homeworkId });
  return {
    ...{ course, school, teacher, second, student, other, homeworkId, itemIds, itemId, score },
    ...{ full, release, seen, appeal, waits, first, paper },
  };
}

describe('an appeal', () => {
  it('goes to a second marker without names, changes the score through the ledger, and is given back to the budget', async () => {
    const q = await returned();
    await q.release();
    expect(await q.seen()).toMatchObject({
      isOpen: true,
      budget: 3,
      left: 3,
      items: [],
      appealable: [{ hasSecond: true }],
    });
    await q.appeal();
    expect(await q.seen()).toMatchObject({
      left: 2,
      appealable: [],
      items: [{ state: 'waiting', reason, scoreBefore: 1, hasSecond: true, can: { withdraw: true } }],
    });
    // The one who gave the score does not find it; nor does a teacher of another subject.
    expect(await q.waits(q.teacher)).toEqual([]);
    expect((await q.teacher.call(waiting, {})).count).toBe(0);
    expect((await q.second.call(waiting, {})).count).toBe(1);
    const { appealId, revision, answerId } = await q.first(q.second);
    expect((await q.teacher.refused(open, { appealId })).code).toBe(-1404);
    const told = JSON.stringify([await q.second.call(list, {}), await q.second.call(open, { appealId })]);
    expect(told).toContain(reason);
    for (const name of [q.teacher.ids, q.student.ids].flatMap(({ name, accountId }) => [name, accountId]))
      expect(told).not.toContain(name);
    expect(told).not.toContain(q.student.ids.studentId);

    await q.second.call(decide, { appealId, revision, score: 2, word });
    expect(await q.seen()).toMatchObject({
      left: 3,
      items: [{ state: 'changed', scoreBefore: 1, scoreAfter: 2, word }],
    });
    expect(await q.paper()).toMatchObject({ score: 2, items: [{ score: 2, comment: '第二步呢' }] });
    const { items: lines } = await q.teacher.call(markingApi.ledger, { answerId });
    expect(lines[0]).toMatchObject({ kind: 'appeal', by: q.second.ids.name, from: 1, to: 2 });
    expect(await q.second.call(list, { show: 'decided' })).toMatchObject({
      items: [{ appealId, state: 'changed', word }],
    });
    expect((await q.second.call(waiting, {})).count).toBe(0);
  });

  it('that is refused keeps the score, leaves no line in the ledger, and is used up', async () => {
    const q = await returned();
    await q.release();
    await q.appeal();
    const { appealId, revision, answerId } = await q.first(q.second);
    const before = (await q.teacher.call(markingApi.ledger, { answerId })).items.length;
    await q.second.call(decide, { appealId, revision, score: 1, word: '这一步没有依据' });
    expect(await q.seen()).toMatchObject({
      left: 2,
      items: [{ state: 'kept', scoreAfter: 1, can: { withdraw: false } }],
    });
    expect((await q.teacher.call(markingApi.ledger, { answerId })).items).toHaveLength(before);
    const again = { homeworkId: q.homeworkId, itemId: q.itemId, reason };
    expect((await q.student.refused(make, again)).reason).toBe('appealed-already');
    expect((await q.student.refused(withdraw, { appealId })).reason).toBe('appeal-decided');
  });

  it('is heard of by whom it waits for, and its end by the student', async () => {
    const q = await returned();
    await q.release();
    const told = () =>
      world.services.database.asSystem((db) =>
        db.execute<{ name: string; who: string }>(sql`select name, audience::text as who from event
          where name in ('appealed', 'appeal-decided') and school_id = ${q.school.schoolId} order by id`),
      );
    await q.appeal();
    const { appealId, revision } = await q.first(q.second);
    await q.second.call(decide, { appealId, revision, score: 2, word });
    const names = async () => (await told()).map(({ name }) => name);
    await expect.poll(names, { timeout: 10_000 }).toEqual(['appealed', 'appeal-decided', 'appealed']);
    const events = await told();
    expect(events[0]?.who).toContain(q.second.ids.accountId);
    expect(events[0]?.who).not.toContain(q.teacher.ids.accountId);
    expect(events[1]?.who).toContain(q.student.ids.accountId);
  });

  it('against a machine’s score goes to any teacher of the subject', async () => {
    const q = await returned(['choice']);
    await q.release();
    await q.appeal();
    expect(await q.waits(q.teacher)).toHaveLength(1);
    expect(await q.waits(q.second)).toHaveLength(1);
  });

  it('goes to the one who gave the score where nobody else teaches the subject, and says so to both', async () => {
    const q = await returned(['subjective'], { alone: true });
    await q.release();
    expect((await q.seen()).appealable).toMatchObject([{ hasSecond: false }]);
    await q.appeal();
    expect((await q.seen()).items).toMatchObject([{ hasSecond: false }]);
    expect(await q.waits(q.teacher)).toMatchObject([{ isOwnScore: true }]);
    const { appealId, revision } = await q.first(q.teacher);
    await q.teacher.call(decide, { appealId, revision, score: 3, word });
    expect((await q.seen()).items).toMatchObject([{ state: 'changed', hasSecond: false }]);
  });

  it('that was withdrawn is not counted, waits for nobody, and may be made again; twice is once', async () => {
    const q = await returned();
    await q.release();
    await q.appeal();
    const { appealId, revision } = await q.first(q.second);
    await q.student.call(withdraw, { appealId });
    await q.student.call(withdraw, { appealId });
    expect(await q.seen()).toMatchObject({ left: 3, items: [{ state: 'withdrawn' }], appealable: [{}] });
    expect(await q.waits(q.second)).toEqual([]);
    expect((await q.second.refused(decide, { appealId, revision, score: 2, word })).reason).toBe('appeal-withdrawn');
    await q.appeal(0, '再想了想，还是对的');
    expect(await q.seen()).toMatchObject({ left: 2, items: [{ state: 'waiting', reason: '再想了想，还是对的' }] });
  });
});

describe('an appeal is refused', () => {
  it('before the papers came back, of a question of another paper, of full marks, and without words', async () => {
    const q = await returned();
    const of = { homeworkId: q.homeworkId, itemId: q.itemId, reason };
    expect((await q.student.refused(own, { homeworkId: q.homeworkId })).code).toBe(-1404);
    expect((await q.student.refused(make, of)).code).toBe(-1404);
    await q.score(q.student.ids.studentId ?? '', q.full);
    await q.release();
    expect((await q.student.refused(make, of)).reason).toBe('nothing-lost');
    expect((await q.student.refused(make, { ...of, itemId: q.homeworkId })).code).toBe(-1404);
    expect((await q.student.refused(make, { ...of, reason: '  ' })).code).toBe(-1400);
    expect((await q.student.refused(make, { ...of, reason: '长'.repeat(301) })).code).toBe(-1400);
    const stranger = (await returned()).student;
    expect((await stranger.refused(make, of)).code).toBe(-1404);
  });

  it('after the end; what waits then is still decided', async () => {
    const q = await returned(['subjective', 'subjective']);
    await q.release();
    await q.appeal();
    // Their logins would have ended with a clock set forward: the papers came back earlier instead.
    await world.services.database.asSystem((db) =>
      db.execute(sql`update homework set released_at = released_at - interval '7 days' where id = ${q.homeworkId}`),
    );
    const late = { homeworkId: q.homeworkId, itemId: q.itemIds[1] ?? '', reason };
    expect((await q.student.refused(make, late)).reason).toBe('appeals-over');
    expect(await q.seen()).toMatchObject({ isOpen: false, appealable: [], items: [{ state: 'waiting' }] });
    const { appealId, revision } = await q.first(q.second);
    await q.second.call(decide, { appealId, revision, score: 2, word });
    expect((await q.seen()).items).toMatchObject([{ state: 'changed' }]);
  });

  it('over the budget that the school sets, also where several are sent together', async () => {
    const q = await returned(['subjective', 'subjective', 'subjective']);
    await q.release();
    const admin = await q.school.newLeader('SCHOOLADMIN');
    const setting = { limits: usualLimits, notice: false, photoSlips: false };
    await admin.call(homeworkApi.saveLoadSetting, { ...setting, appealDays: 7, appealBudget: 2, revision: 0 });
    const sent = await Promise.allSettled([q.appeal(0), q.appeal(1), q.appeal(2)]);
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await q.seen()).toMatchObject({ budget: 2, left: 0 });
    expect((await q.seen()).items).toHaveLength(2);
    await admin.call(homeworkApi.saveLoadSetting, { ...setting, appealDays: 0, revision: 1 });
    expect(await q.seen()).toMatchObject({ until: null, isOpen: false });
  });

  it('a second time of one answer, while the same sent twice counts once', async () => {
    const q = await returned();
    await q.release();
    await Promise.all([q.appeal(), q.appeal()]);
    await q.appeal();
    expect(await q.seen()).toMatchObject({ left: 2, items: [{}] });
    expect(await q.waits(q.second)).toHaveLength(1);
    const other = { homeworkId: q.homeworkId, itemId: q.itemId, reason: '别的理由' };
    expect((await q.student.refused(make, other)).reason).toBe('appealed-already');
  });

  it('to be withdrawn by anybody else', async () => {
    const q = await returned();
    await q.release();
    await q.appeal();
    const { appealId } = await q.first(q.second);
    expect((await q.other.refused(withdraw, { appealId })).code).toBe(-1404);
  });
});

describe('a decision', () => {
  it('of two at once is one, and the other is told; sent twice it counts once', async () => {
    const q = await returned();
    const third = await q.school.newTeacher([(await q.school.newClass(0)).classId]);
    await q.release();
    await q.appeal();
    const { appealId, revision, answerId } = await q.first(q.second);
    const one = { appealId, revision, score: 2, word };
    const both = await Promise.allSettled([q.second.call(decide, one), third.call(decide, { ...one, score: 3 })]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: expect.stringContaining('appeal-decided') },
    });
    const [winner, score] = both[0]?.status === 'fulfilled' ? [q.second, 2] : [third, 3];
    await winner.call(decide, { ...one, score });
    const { items } = await q.teacher.call(markingApi.ledger, { answerId });
    expect(items.filter(({ kind }) => kind === 'appeal')).toHaveLength(1);
  });

  it('is refused on an older state of the answer, above the full marks, and to a marker whose classes were taken away', async () => {
    const q = await returned();
    await q.release();
    await q.appeal();
    const { appealId, revision, answerId } = await q.first(q.second);
    const one = { appealId, revision, score: 2, word };
    expect((await q.second.refused(decide, { ...one, score: 99 })).reason).toBe('score-too-high');
    await q.teacher.call(markingApi.score, { scores: [{ answerId, revision, score: 1.5 }] });
    expect((await q.second.refused(decide, one)).reason).toBe('changed-meanwhile');
    await world.services.database.asSystem((db) =>
      db.execute(sql`delete from teaching where teacher_id = ${q.second.ids.teacherId ?? ''}`),
    );
    expect((await q.second.refused(decide, { ...one, revision: revision + 1 })).code).toBe(-1404);
    expect((await q.second.refused(open, { appealId })).code).toBe(-1404);
    expect(await q.waits(q.second)).toEqual([]);
    // Nobody else is left: it comes to the one who gave the score, and is not lost.
    expect(await q.waits(q.teacher)).toMatchObject([{ appealId, isOwnScore: true }]);
  });

  it('is not made on a homework that was taken back meanwhile, which leaves the lists', async () => {
    const q = await returned();
    await q.release();
    await q.appeal();
    const { appealId, revision } = await q.first(q.second);
    await world.services.database.asSystem((db) =>
      db.execute(sql`update homework set withdrawn_at = now() where id = ${q.homeworkId}`),
    );
    expect((await q.second.refused(decide, { appealId, revision, score: 2, word })).code).toBe(-1404);
    expect((await q.student.refused(withdraw, { appealId })).code).toBe(-1404);
    expect(await q.waits(q.second)).toEqual([]);
  });

  it('can be taken home as a table, in both languages, with nothing that a table would run', async () => {
    const q = await returned();
    await q.release();
    await q.appeal(0, '=1+1 请再看');
    const csv = await q.second.download(appealsApi.export, { format: 'csv' });
    expect(csv.name).toContain('申诉');
    expect(csv.bytes.toString()).toContain('待复核');
    expect(csv.bytes.toString()).not.toMatch(/(^|,)"?=1\+1/m);
    const english = await q.second.with({ 'accept-language': 'en' }).download(appealsApi.export, { format: 'csv' });
    expect(english.bytes.toString()).toContain('Waiting');
  });
});
