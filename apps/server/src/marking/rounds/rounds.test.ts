import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { roundsApi as api, type RoundSetting } from '@zhibi/contract/marking/rounds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import type { Person } from '../../../test/person.js';
import { asPng, ScannedClass } from '../../../test/scanned-class.js';
import { JUNIOR_ENGLISH, JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';

const STUDENTS = 3;
const QUESTIONS = 8;
let world: TestWorld;
let course: TestCourse;
let homeworkId: string;
let itemIds: string[];
let teacher: Person;
let first: Person;
let second: Person;
let third: Person;
let writes: (at: number, answers: string[]) => Promise<void>;

beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  course = await TestCourse.of(world, STUDENTS + 1);
  teacher = course.teacher;
  const { school } = course;
  // Colleagues of other classes: the answers of this class are none of theirs without a round.
  const elsewhere = (await school.newClass(0)).classId;
  [first, second, third] = [
    await school.newTeacher([elsewhere]),
    await school.newTeacher([elsewhere]),
    await school.newTeacher([elsewhere]),
  ];
  const homework = await course.publish(Array(QUESTIONS).fill('subjective'));
  homeworkId = homework.homeworkId;
  const pen = await Gateway.of(world, school.schoolId);
  writes = async (at, answers) => {
    const studentId = course.classes[0]?.students[at]?.ids.studentId ?? '';
    await write(world, course, pen, { homework, studentId, answers });
    await perform(world, 'read-answers', { schoolId: school.schoolId, homeworkId, studentId });
  };
  for (let at = 0; at < STUDENTS; at++) await writes(at, Array(QUESTIONS).fill('7'));
  itemIds = (await teacher.call(markingApi.items, { homeworkId })).items.map(({ itemId }) => itemId);
});
afterAll(() => world.close());

const setting = (change: Partial<RoundSetting> = {}): RoundSetting => ({
  scorerIds: [first.ids.accountId, second.ids.accountId],
  scorersEach: 2,
  tolerance: 1,
  within: 'mean',
  arbiterId: teacher.ids.accountId,
  ...change,
});
/** A question of its own for each specification. */
function question(no: number) {
  const itemId = itemIds[no] ?? '';
  const round = async () => {
    const item = (await teacher.call(api.list, { homeworkId })).items.find((one) => one.itemId === itemId);
    if (!item?.round) throw new Error('the question has no round');
    return item.round;
  };
  const set = async (change: Partial<RoundSetting> = {}, revision = 0) =>
    teacher.call(api.set, { homeworkId, items: [{ itemId, revision }], setting: setting(change) });
  const own = async (who: Person) => {
    await who.call(api.items, { homeworkId });
    const { items } = await who.call(api.answers, { homeworkId, itemId });
    // Shown in an order that says nothing of the roster: here in the order of the students again.
    const order = (await answers()).map(({ answerId }) => answerId);
    return items.toSorted((a, b) => order.indexOf(a.answerId) - order.indexOf(b.answerId));
  };
  const give = async (who: Person, at: number, score: number) => {
    const { answerId, revision } = (await own(who))[at] ?? { answerId: '', revision: 0 };
    return who.call(api.score, { scores: [{ answerId, revision, score }] });
  };
  const answers = async () => (await teacher.call(markingApi.answers, { homeworkId, itemId })).items;
  const ledger = async (at: number) => {
    const answerId = (await answers())[at]?.answerId ?? '';
    return (await teacher.call(markingApi.ledger, { answerId })).items;
  };
  const differences = async (who = teacher) =>
    (await who.call(api.differences, { homeworkId })).items.filter((one) => one.itemId === itemId);
  return { itemId, round, set, own, give, answers, ledger, differences };
}

describe('two who score blind', () => {
  it('see their own scores only; what agrees is settled with its reason, what does not is the arbiter’s', async () => {
    const q = question(0);
    expect(await q.set()).toEqual({ settled: 0 });
    expect((await q.own(first)).map(({ score, scoredBy }) => [score, scoredBy])).toEqual(Array(3).fill([null, null]));
    await q.give(first, 0, 3);
    await q.give(first, 1, 1);
    // Nothing of the first score is said anywhere before the second stands.
    expect((await q.answers()).map(({ score }) => score)).toEqual([null, null, null]);
    expect((await q.own(second)).map(({ score, status }) => [score, status])).toEqual(Array(3).fill([null, 'waiting']));
    expect(await q.ledger(0)).toEqual([]);
    expect(await q.differences()).toEqual([]);
    await q.give(second, 0, 4);
    expect((await q.answers())[0]).toMatchObject({ score: 3.5, status: 'scored-by-person' });
    expect(await q.ledger(0)).toMatchObject([
      {
        kind: 'round',
        from: null,
        to: 3.5,
        by: second.ids.name,
        reason: {
          outcome: 'mean',
          scores: [
            { name: first.ids.name, score: 3 },
            { name: second.ids.name, score: 4 },
          ],
        },
      },
    ]);
    await q.give(second, 1, 5);
    expect((await q.answers())[1]?.score).toBeNull();
    // A scorer goes on seeing the own score alone.
    expect((await q.own(first)).map(({ score }) => score)).toEqual([3, 1, null]);
    const [one] = await q.differences();
    expect(one).toMatchObject({ difference: 4, settled: null, scores: [{ score: 1 }, { score: 5 }] });
    expect((await q.round()).progress).toEqual({ answers: 3, settled: 1, groups: 0, differences: 1, unassigned: 0 });
    expect((await q.round()).agreement).toMatchObject({ pairs: 2, exact: 0, within: 0.5, meanDifference: 2.5 });
  });

  it('are shown no names, numbers or classes, and nor is the arbiter', async () => {
    const q = question(0);
    const shown = [...(await q.own(first)), ...(await q.differences()).map(({ answer }) => answer)];
    const students = course.classes.flatMap((one) => one.students.map(({ ids }) => ids));
    expect(shown.length).toBeGreaterThan(3);
    for (const { name, studentId, studentNo, className } of shown) {
      expect(name).toMatch(/^#[1-9]$/);
      expect([studentNo, className]).toEqual([name.slice(1), '']);
      expect(students.map((one) => one.studentId)).not.toContain(studentId);
    }
  });

  it('see what was cut out of a scan, asked for by the answer; nobody does to whom it was not dealt', async () => {
    const scanned = await ScannedClass.of(world, ['subjective'], 1);
    const { school, teacher: leader } = scanned.course;
    const elsewhere = (await school.newClass(0)).classId;
    const [scorer, other] = [await school.newTeacher([elsewhere]), await school.newTeacher([elsewhere])];
    const [studentId = ''] = scanned.studentIds;
    const asked = { homeworkId: scanned.homework.homeworkId };
    await scanned.scan([await asPng(scanned.page(studentId, []))]);
    const { items } = await leader.call(markingApi.items, asked);
    const itemId = items[0]?.itemId ?? '';
    const single = { ...setting(), scorerIds: [scorer.ids.accountId], scorersEach: 1 as const, arbiterId: null };
    await leader.call(api.set, { ...asked, items: [{ itemId, revision: 0 }], setting: single });
    await scorer.call(api.items, asked);
    const [answer] = (await scorer.call(api.answers, { ...asked, itemId })).items;
    expect(JSON.stringify(answer)).not.toContain(studentId);
    const [picture] = answer?.pictures ?? [];
    if (picture === undefined) throw new Error('the answer has no picture');
    expect((await scorer.download(api.picture, picture)).type).toBe('image/jpeg');
    expect((await scorer.refused(api.picture, { ...picture, studentId })).code).toBe(-1404);
    expect((await other.refused(api.picture, picture)).code).toBe(-1404);
  });

  it('are settled by the arbiter, who can take it back; a scorer’s score is final then', async () => {
    const q = question(0);
    const [one] = await q.differences();
    const { answerId, revision } = one?.answer ?? { answerId: '', revision: 0 };
    expect((await first.refused(api.settle, { answerId, revision, score: 4 })).code).toBe(-1404);
    expect((await teacher.refused(api.settle, { answerId, revision, score: 900 })).reason).toBe('score-too-high');
    const settled = await teacher.call(api.settle, { answerId, revision, score: 4, comment: '周老师漏看一步' });
    expect(settled).toMatchObject({ score: 4 });
    expect((await q.ledger(1))[0], 'what is said to colleagues is no comment for the child').toMatchObject({
      kind: 'round',
      to: 4,
      comment: '',
      reason: { outcome: 'settled', why: '周老师漏看一步' },
    });
    const seen = (await q.own(first))[1];
    const again = { scores: [{ answerId, revision: seen?.revision ?? 0, score: 2 }] };
    expect((await first.refused(api.score, again)).reason).toBe('both-stand');
    const undone = await teacher.call(api.settle, { answerId, revision: settled.revision, score: null });
    expect(undone.score).toBeNull();
    expect(await q.differences()).toMatchObject([{ settled: null }]);
    await teacher.call(api.settle, { answerId, revision: undone.revision, score: 4.5 });
    expect((await q.ledger(1)).map(({ kind, to }) => [kind, to])).toEqual([
      ['round', 4.5],
      ['undo', null],
      ['round', 4],
    ]);
  });

  it('at the same moment settle an answer once', async () => {
    const q = question(0);
    const [mine, theirs] = [(await q.own(first))[2], (await q.own(second))[2]];
    const send = (who: Person, seen: typeof mine) =>
      who.send(api.score, {
        scores: [{ answerId: seen?.answerId ?? '', revision: seen?.revision ?? 0, score: 6 }],
      });
    const both = await Promise.all([send(first, mine), send(second, theirs)]);
    expect(both.map((one) => one.json().code)).toEqual([1, 1]);
    expect(await q.ledger(2)).toMatchObject([{ kind: 'round', to: 6, reason: { outcome: 'agreed' } }]);
  });

  it('are refused to whoever has no part in it, and the question to every other way of scoring', async () => {
    const q = question(1);
    await q.set();
    const { answerId, revision } = (await q.own(first))[0] ?? { answerId: '', revision: 0 };
    const scores = [{ answerId, revision, score: 1 }];
    for (const outsider of [third, teacher, await course.school.newTeacher(course.classIds, JUNIOR_ENGLISH)]) {
      expect((await outsider.refused(api.items, { homeworkId })).code).toBe(-1404);
      expect((await outsider.refused(api.answers, { homeworkId, itemId: q.itemId })).code).toBe(-1404);
      expect((await outsider.refused(api.score, { scores })).code).toBe(-1404);
      expect((await outsider.refused(api.undo, { answerId, revision })).code).toBe(-1404);
    }
    expect((await first.refused(api.differences, { homeworkId })).code).toBe(-1404);
    expect((await first.refused(api.list, { homeworkId })).code).toBe(-1404);
    const plain = { answerId, revision: (await q.answers())[0]?.revision ?? 0 };
    const refused = await teacher.refused(markingApi.score, { scores: [{ ...plain, score: 1 }] });
    expect(refused.reason).toBe('in-round');
    expect((await first.refused(markingApi.score, { scores: [{ ...plain, score: 1 }] })).code).toBe(-1404);
    expect((await teacher.call(markingApi.items, { homeworkId })).items[1]?.inRound).toBe(true);
    const max = (await teacher.call(markingApi.items, { homeworkId })).items[1]?.maxScore ?? 0;
    const high = [{ answerId, revision, score: max + 0.5 }];
    expect((await first.refused(api.score, { scores: high })).reason).toBe('score-too-high');
  });

  it('take an own score back until the other stands beside it', async () => {
    const q = question(1);
    await q.give(first, 0, 2);
    const { answerId, revision } = (await q.own(first))[0] ?? { answerId: '', revision: 0 };
    expect((await first.refused(api.undo, { answerId, revision: revision - 1 })).reason).toBe('changed-meanwhile');
    expect(await first.call(api.undo, { answerId, revision })).toMatchObject({ score: null });
    await q.give(first, 0, 3);
    await q.give(second, 0, 3);
    const now = (await q.own(first))[0]?.revision ?? 0;
    expect((await first.refused(api.undo, { answerId, revision: now })).reason).toBe('both-stand');
  });
});

describe('what changes meanwhile', () => {
  it('open answers of a scorer who is taken out are dealt to others; a score that comes late is told so', async () => {
    const q = question(2);
    await q.set();
    await q.give(first, 0, 2);
    const late = (await q.own(first))[1];
    const { revision } = await q.round();
    await q.set({ scorerIds: [second.ids.accountId, third.ids.accountId] }, revision);
    const scores = [{ answerId: late?.answerId ?? '', revision: late?.revision ?? 0, score: 1 }];
    expect((await first.refused(api.score, { scores })).code).toBe(-1404);
    expect([(await q.own(second)).length, (await q.own(third)).length]).toEqual([3, 2]);
    const { scorers } = await q.round();
    expect(scorers.map(({ name, scored, scores: does }) => [name, scored, does]).sort()).toEqual(
      [
        [first.ids.name, 1, false],
        [second.ids.name, 0, true],
        [third.ids.name, 0, true],
      ].sort(),
    );
    // What the first had scored stands beside the second's.
    await q.give(second, 0, 2);
    expect(await q.ledger(0)).toMatchObject([{ to: 2, reason: { outcome: 'agreed' } }]);
  });

  it('a tolerance that is changed settles what lies within it now, and leaves what stands', async () => {
    const q = question(3);
    await q.set({ tolerance: 0 });
    for (const [at, [a, b]] of [
      [2, 3],
      [4, 4],
    ].entries()) {
      await q.give(first, at, a ?? 0);
      await q.give(second, at, b ?? 0);
    }
    expect((await q.round()).progress.differences).toBe(1);
    const { revision } = await q.round();
    const stale = { homeworkId, items: [{ itemId: q.itemId, revision: revision - 1 }], setting: setting() };
    expect((await teacher.refused(api.set, stale)).reason).toBe('round-changed');
    expect(await q.set({ tolerance: 1, within: 'higher' }, revision)).toEqual({ settled: 1 });
    expect(await q.ledger(0)).toMatchObject([{ to: 3, by: teacher.ids.name, reason: { outcome: 'higher' } }]);
    await q.set({ tolerance: 0 }, revision + 1);
    expect((await q.answers()).map(({ score }) => score)).toEqual([3, 4, null]);
    expect((await q.round()).beyond).toBe(1);
  });

  it('a round that is called off leaves the question to everybody, and comes back with what was scored', async () => {
    const q = question(4);
    await q.set();
    await q.give(first, 0, 2);
    await q.give(first, 1, 2);
    const seen = (await q.own(second))[0];
    const { revision } = await q.round();
    await teacher.call(api.move, { homeworkId, itemId: q.itemId, revision, move: 'cancel' });
    const scores = [{ answerId: seen?.answerId ?? '', revision: seen?.revision ?? 0, score: 1 }];
    expect((await second.refused(api.score, { scores })).reason).toBe('round-over');
    const plain = (await q.answers())[0];
    const by = { answerId: plain?.answerId ?? '', revision: plain?.revision ?? 0, score: 5 };
    await teacher.call(markingApi.score, { scores: [by] });
    await teacher.call(api.move, { homeworkId, itemId: q.itemId, revision: revision + 1, move: 'reopen' });
    // A person's score that was given meanwhile stands, whatever comes in the round.
    const late = await second.refused(api.score, {
      scores: [{ ...scores[0], revision: (seen?.revision ?? 0) + 1 }],
    } as never); // as: the literal above
    expect(late.reason).toBe('both-stand');
    await q.give(
      second,
      (await q.own(second)).findIndex(({ answerId }) => answerId !== by.answerId),
      2,
    );
    expect((await q.answers()).map(({ score }) => score).sort()).toEqual([2, 5, null].sort());
  });

  it('answers that come in later are dealt, and a student who writes on is looked at again', async () => {
    const q = question(5);
    await q.set();
    await q.give(first, 0, 2);
    await writes(STUDENTS, Array(QUESTIONS).fill('8'));
    expect(await q.own(first)).toHaveLength(STUDENTS + 1);
    await writes(0, ['', '', '', '', '', '9', '', '']);
    expect((await q.own(first))[0]).toMatchObject({ score: 2, inkSinceScore: true });
    await q.give(second, 0, 2);
    expect((await q.answers())[0]?.score).toBeNull();
    await q.give(first, 0, 3);
    expect((await q.answers())[0]?.score).toBe(2.5);
  });
});

describe('one who scores each', () => {
  it('shares the answers with others, and corrects an own score in the ledger', async () => {
    const q = question(6);
    await q.set({ scorersEach: 1, arbiterId: null });
    const counts = [(await q.own(first)).length, (await q.own(second)).length];
    expect(counts.sort()).toEqual([2, 2]);
    await q.give(first, 0, 2);
    await q.give(first, 0, 3);
    const { answerId, revision } = (await q.own(first))[0] ?? { answerId: '', revision: 0 };
    const lines = async () => (await teacher.call(markingApi.ledger, { answerId })).items;
    expect((await lines()).map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['round', 2, 3],
      ['round', null, 2],
    ]);
    const undone = await first.call(api.undo, { answerId, revision });
    expect(undone.score).toBe(2);
    await first.call(api.undo, { answerId, revision: undone.revision });
    expect((await q.own(first))[0]).toMatchObject({ score: null, status: 'waiting' });
    // What is settled may be corrected as any score; the scorer's is final then.
    await q.give(first, 0, 2);
    const plain = { answerId, revision: (await q.answers()).find((one) => one.answerId === answerId)?.revision ?? 0 };
    await teacher.call(markingApi.score, { scores: [{ ...plain, score: 1 }] });
    const now = (await q.own(first))[0]?.revision ?? 0;
    expect((await first.refused(api.score, { scores: [{ answerId, revision: now, score: 2 }] })).reason).toBe(
      'both-stand',
    );
  });
});

describe('papers with an agreed score', () => {
  it('look like any other to whoever scores, and tell the owner alone how far off they are', async () => {
    const q = question(7);
    await q.set();
    const gold = (await q.answers())[1]?.answerId ?? '';
    await teacher.call(api.gold, { homeworkId, itemId: q.itemId, answerId: gold, score: 4 });
    expect((await first.refused(api.gold, { homeworkId, itemId: q.itemId, answerId: gold, score: 4 })).code).toBe(
      -1404,
    );
    const [mine, plain] = [(await q.own(first)).find((one) => one.answerId === gold), (await q.own(first))[0]];
    expect(Object.keys(mine ?? {}).sort()).toEqual(Object.keys(plain ?? {}).sort());
    expect(mine).toMatchObject({ score: null, status: 'waiting', scoredBy: null });
    const at = (await q.own(first)).findIndex((one) => one.answerId === gold);
    await q.give(first, at, 5.5);
    const taken = { homeworkId, itemId: q.itemId, answerId: gold, score: null };
    expect((await teacher.refused(api.gold, taken)).reason).toBe('gold-begun');
    expect((await q.answers())[1]?.score).toBeNull();
    await q.give(second, at, 4);
    expect(await q.ledger(1)).toMatchObject([{ kind: 'round', to: 4, reason: { outcome: 'gold' } }]);
    const { scorers } = await q.round();
    expect(scorers.map(({ gold: each }) => each)).toEqual([
      { scored: 1, deviation: 1.5, beyond: 1 },
      { scored: 1, deviation: 0, beyond: 0 },
    ]);
    expect((await q.own(first)).find((one) => one.answerId === gold)?.score).toBe(5.5);
    const other = (await q.answers())[0]?.answerId ?? '';
    await teacher.call(api.gold, { ...taken, answerId: other, score: 1 });
    await teacher.call(api.gold, { ...taken, answerId: other });
    expect((await q.round()).gold).toHaveLength(1);
  });
});

it('is set with people who can score, by whoever runs the homework', async () => {
  const items = [{ itemId: itemIds[7] ?? '', revision: 99 }];
  const refusedWith = async (change: Partial<RoundSetting>) =>
    (await teacher.refused(api.set, { homeworkId, items, setting: setting(change) })).reason;
  const english = await course.school.newTeacher(course.classIds, JUNIOR_ENGLISH);
  expect(await refusedWith({ scorerIds: [english.ids.accountId, first.ids.accountId] })).toBe('round-scorer');
  expect(await refusedWith({ scorerIds: [first.ids.accountId] })).toBe('round-two');
  expect(await refusedWith({ arbiterId: first.ids.accountId })).toBe('round-arbiter');
  expect(await refusedWith({ arbiterId: null })).toBe('round-arbiter');
  expect(await refusedWith({})).toBe('round-changed');
  expect((await third.refused(api.set, { homeworkId, items, setting: setting() })).code).toBe(-1404);
});

it('tells each what waits, makes a table, and the papers go back once all of it is settled', async () => {
  expect((await first.call(api.mine, {})).items).toMatchObject([{ homeworkId, open: expect.any(Number) }]);
  const subjectId = JUNIOR_MATHS;
  expect((await first.call(api.mine, { subjectId })).items).toMatchObject([{ homeworkId }]);
  expect((await first.call(api.mine, { subjectId: JUNIOR_ENGLISH })).items).toEqual([]);
  expect((await third.call(api.mine, {})).items[0]?.open).toBeGreaterThan(0);
  expect((await course.school.newTeacher().then((one) => one.call(api.mine, {}))).items).toEqual([]);
  const table = await teacher.download(api.export, { homeworkId, format: 'csv' });
  expect(table.type).toContain('csv');
  await teacher.call(homeworkApi.close, { homeworkId });
  expect((await teacher.refused(markingApi.release, { homeworkId })).reason).toBe('not-marked');
});
