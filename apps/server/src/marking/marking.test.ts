import { randomUUID } from 'node:crypto';
import { onScreenApi } from '@zhibi/contract/capture/on-screen';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { areaTypes } from '@zhibi/contract/papers';
import { decodeStrokes } from '@zhibi/ink';
import { makeHand, writeText } from '@zhibi/ink/handwriting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenTo } from '../../test/event-source.js';
import { Gateway, onPage } from '../../test/gateway.js';
import { JUNIOR_ENGLISH, JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../test/school.js';
import { classOnScreen, given } from '../../test/screen-class.js';
import { nextEvent, perform, type QuestionKind, TestCourse } from '../../test/test-course.js';
import { strokesOf, write } from '../../test/writing.js';
import { newId } from '../platform/ids.js';

const { items, answers, papers, score, undo, ledger, release, waiting, result, students, page } = markingApi;

let world: TestWorld;
let address: string;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  address = await world.services.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => world.close());

/** A class of two; the first student has written these answers, and they have been read. */
async function handedIn(kinds: QuestionKind[], given: string[]) {
  const course = await TestCourse.of(world);
  const homework = await course.publish(kinds);
  const { homeworkId } = homework;
  const pen = await Gateway.of(world, course.school.schoolId);
  const [student, other] = course.classes[0]?.students ?? [];
  if (student === undefined || other === undefined) throw new Error('the class is empty');
  const studentId = student.ids.studentId ?? '';
  const { schoolId } = course.school;
  const writes = async (texts: string[]) => {
    await write(world, course, pen, { homework, studentId, answers: texts });
    await perform(world, 'read-answers', { schoolId, homeworkId, studentId });
  };
  /** A number on the right edge of the question's frame, where no answer belongs. */
  const writesBeside = async () => {
    const { areas, pages } = await strokesOf(world, course, { homework, studentId, answers: [] });
    const frame = areas.find(({ areaType }) => areaType === areaTypes.question);
    if (frame === undefined) throw new Error('the question has no frame');
    const corner = { ...frame, widthMm: 12 };
    const t0 = world.clock.now().getTime();
    const strokes = writeText(makeHand(3, 0.1), '42', corner, t0);
    await pen.ink(onPage(pages.find(({ page }) => page === frame.page)?.pageCode ?? '', strokes));
    await perform(world, 'read-answers', { schoolId, homeworkId, studentId });
  };
  await writes(given);
  const close = async () => {
    await course.teacher.call(homeworkApi.close, { homeworkId });
    await perform(world, 'homework-closed', { schoolId, homeworkId });
  };
  const reread = () => perform(world, 'read-answers', { schoolId, homeworkId, studentId });
  const paper = async () => (await course.teacher.call(papers, { homeworkId, studentId })).answers;
  const answer = async (at = 0) => {
    const one = (await paper())[at];
    if (one === undefined) throw new Error(`there is no answer ${at}`);
    return one;
  };
  const give = async (points: number, at = 0, by = course.teacher) => {
    const { answerId, revision } = await answer(at);
    return by.call(score, { scores: [{ answerId, revision, score: points }] });
  };
  return {
    course,
    homeworkId,
    student,
    other,
    studentId,
    schoolId,
    writes,
    writesBeside,
    close,
    reread,
    paper,
    answer,
    give,
  };
}

describe('the machine', () => {
  it('scores boxes and numbers it is sure of, and leaves the rest to a person', async () => {
    const room = await handedIn(['choice', 'trueFalse', 'fillIn', 'subjective'], ['B', 'F', '42', '7']);
    expect((await room.paper()).map(({ status, score: points, reading }) => [status, points, reading?.text])).toEqual([
      ['scored-by-machine', 2, 'B'],
      ['scored-by-machine', 0, '×'],
      ['scored-by-machine', 2, '42'],
      ['waiting', null, undefined],
    ]);
  });

  it.each([
    ['a sign that no number has', '3x-2'],
    ['letters', '3abd'],
    ['the right number beside one that was not deleted', '7 42'],
  ])('suggests nothing, and tells no guess, where it sees %s', async (_, written) => {
    const room = await handedIn(['fillIn'], [written]);
    expect(await room.answer()).toMatchObject({ status: 'waiting', score: null, suggestion: null, reading: null });
  });

  it('suggests nothing where the ink lies beside the places for the answer', async () => {
    const room = await handedIn(['choice'], ['']);
    await room.writesBeside();
    await room.close();
    expect(await room.answer()).toMatchObject({ status: 'waiting', score: null, suggestion: null });
  });

  it('keeps who, when, from what to what', async () => {
    const room = await handedIn(['choice'], ['C']);
    const { answerId } = await room.answer();
    const { items: lines } = await room.course.teacher.call(ledger, { answerId });
    expect(lines).toMatchObject([{ kind: 'machine', from: null, to: 0, confidence: expect.any(Number), by: '' }]);
  });

  it('reading twice changes nothing', async () => {
    const room = await handedIn(['choice', 'subjective'], ['B', '7']);
    const before = await room.paper();
    await room.reread();
    expect(await room.paper()).toEqual(before);
  });

  it('follows what the student goes on to write', async () => {
    const room = await handedIn(['choice'], ['B']);
    await room.writes(['C']);
    expect(await room.answer()).toMatchObject({ status: 'waiting', score: null, reading: { text: 'BC' } });
    const { items: lines } = await room.course.teacher.call(ledger, { answerId: (await room.answer()).answerId });
    expect(lines).toMatchObject([
      { kind: 'machine', from: 2, to: null },
      { kind: 'machine', from: null, to: 2 },
    ]);
  });

  it('leaves an empty place alone until the paper is in; then a choice is 0 and a proof waits', async () => {
    const room = await handedIn(['choice', 'fillIn', 'subjective'], ['B', '', '']);
    expect((await room.paper()).map((one) => one.status)).toEqual(['scored-by-machine', 'blank', 'blank']);
    await room.close();
    expect(await room.answer(1)).toMatchObject({ status: 'scored-by-machine', score: 0 });
    expect(await room.answer(2)).toMatchObject({ status: 'waiting', score: null, suggestion: 0 });
  });

  it('never overwrites a person, and shows that there is newer ink', async () => {
    const room = await handedIn(['choice'], ['B']);
    await room.give(1);
    await room.writes(['C']);
    await room.close();
    expect(await room.answer()).toMatchObject({ status: 'scored-by-person', score: 1, inkSinceScore: true });
    await room.give(0.5);
    expect(await room.answer()).toMatchObject({ score: 0.5, inkSinceScore: false });
  });

  it('does not take a score for writing that the teacher has not seen', async () => {
    const room = await handedIn(['subjective'], ['7']);
    const seen = await room.answer();
    await room.writes(['8']);
    const given = { answerId: seen.answerId, revision: seen.revision, score: 1 };
    const refused = await room.course.teacher.refused(score, { scores: [given] });
    expect(refused.reason).toBe('changed-meanwhile');
    await room.give(1);
    expect(await room.answer()).toMatchObject({ score: 1, inkSinceScore: false });
  });

  it('never overwrites a person, whoever is quicker', async () => {
    const room = await handedIn(['choice', 'trueFalse', 'fillIn'], ['', '', '']);
    await room.writes(['B', 'T', '42']);
    for (let round = 0; round < 8; round++) {
      const now = await room.paper();
      const scores = now.map(({ answerId, revision }) => ({ answerId, revision, score: (round % 4) / 2 }));
      const given = room.course.teacher.send(score, { scores });
      const [response] = await Promise.all([given, room.reread(), room.writes(['C', 'F', '8'])]);
      if (response.json().code !== 1) continue;
      expect((await room.paper()).map((one) => [one.status, one.score])).toEqual(
        Array(3).fill(['scored-by-person', (round % 4) / 2]),
      );
    }
    expect((await room.paper()).every((one) => one.status === 'scored-by-person')).toBe(true);
  });

  it('does nothing for a student who has not begun', async () => {
    const room = await handedIn(['choice'], ['B']);
    const studentId = room.other.ids.studentId ?? '';
    await perform(world, 'read-answers', { schoolId: room.schoolId, homeworkId: room.homeworkId, studentId });
    const { answers: none } = await room.course.teacher.call(papers, { homeworkId: room.homeworkId, studentId });
    expect(none).toEqual([]);
  });
});

describe('answers to one question', () => {
  it('come with their ink, areas and the student, in number order', async () => {
    const room = await handedIn(['choice', 'fillIn'], ['B', '42']);
    const itemId = (await room.answer(1)).itemId;
    const asked = { homeworkId: room.homeworkId, itemId };
    const { items: list } = await room.course.teacher.call(answers, asked);
    expect(list).toMatchObject([{ studentId: room.studentId, name: room.student.ids.name, late: false }]);
    const strokes = decodeStrokes(Buffer.from(list[0]?.ink ?? '', 'base64'));
    expect(strokes.length).toBeGreaterThan(1);
    expect(list[0]?.areas.every((area) => area.qids.includes(itemId))).toBe(true);
    expect((await room.course.teacher.call(answers, { ...asked, only: 'waiting' })).items).toEqual([]);
    const counted = await room.course.teacher.call(items, { homeworkId: room.homeworkId });
    expect(counted).toMatchObject({ canRelease: false, released: false });
    expect(counted.items.map(({ no, total, scored }) => [no, total, scored])).toEqual([
      [1, 1, 1],
      [2, 1, 1],
    ]);
  });

  it('stand on the pages of their student, with how far each paper of the class is', async () => {
    const room = await handedIn(['choice', 'subjective'], ['B', '7']);
    const { homeworkId, studentId } = room;
    const asked = { homeworkId, studentId };
    const { paper } = await room.course.teacher.call(papers, asked);
    expect(paper.pageSize).toBe('A4');
    expect(paper.pages.map((ink) => decodeStrokes(Buffer.from(ink, 'base64')).length > 0)[0]).toBe(true);
    await room.give(3, 1);
    const { items: list } = await room.course.teacher.call(students, { homeworkId });
    expect(list).toMatchObject([
      { studentId, total: 2, scored: 2, waiting: 0, score: 5, isAbsent: false },
      { studentId: room.other.ids.studentId, total: 0, score: null, isAbsent: true },
    ]);
    const colleague = await room.course.school.newTeacher(room.course.classIds);
    expect((await colleague.download(page, { homeworkId, page: 1 })).type).toContain('svg');
    const outsider = await room.course.school.newTeacher(room.course.classIds, JUNIOR_ENGLISH);
    expect((await outsider.refused(students, { homeworkId })).code).toBe(-1404);
    expect((await outsider.refused(page, { homeworkId, page: 1 })).code).toBe(-1404);
  });

  it('of another class, school or homework are not found', async () => {
    const room = await handedIn(['choice'], ['B']);
    const { homeworkId, studentId } = room;
    const { answerId, revision, itemId } = await room.answer();
    const scores = [{ answerId, revision, score: 1 }];
    for (const outsider of [
      await room.course.school.newTeacher(room.course.classIds, JUNIOR_ENGLISH),
      (await TestCourse.of(world, 0)).teacher,
    ]) {
      expect((await outsider.refused(items, { homeworkId })).code).toBe(-1404);
      expect((await outsider.refused(answers, { homeworkId, itemId })).code).toBe(-1404);
      expect((await outsider.refused(papers, { homeworkId, studentId })).code).toBe(-1404);
      expect((await outsider.refused(score, { scores })).code).toBe(-1404);
      expect((await outsider.refused(undo, { answerId, revision })).code).toBe(-1404);
      expect((await outsider.refused(ledger, { answerId })).code).toBe(-1404);
      expect((await outsider.refused(release, { homeworkId })).code).toBe(-1404);
    }
    expect((await room.course.teacher.refused(answers, { homeworkId, itemId: newId() })).code).toBe(-1404);
    expect((await room.course.teacher.refused(papers, { homeworkId, studentId: newId() })).code).toBe(-1404);
  });
});

describe('a person', () => {
  it('gives scores in steps of a half up to the full one', async () => {
    const room = await handedIn(['choice'], ['B']);
    expect((await room.give(1.5)).items).toMatchObject([{ score: 1.5 }]);
    const { answerId, revision } = await room.answer();
    const give = (points: number) => ({ scores: [{ answerId, revision, score: points }] });
    expect((await room.course.teacher.refused(score, give(2.5))).reason).toBe('score-too-high');
    expect((await room.course.teacher.refused(score, give(0.3))).code).toBe(-1400);
    expect((await room.course.teacher.refused(score, give(-1))).code).toBe(-1400);
    expect(await room.answer()).toMatchObject({ score: 1.5, scoredBy: room.course.teacher.ids.name });
  });

  it('is refused a score on what somebody else has marked meanwhile, with all that was sent beside it', async () => {
    const room = await handedIn(['choice', 'fillIn'], ['B', '42']);
    const colleague = await room.course.school.newTeacher(room.course.classIds);
    const seen = await room.paper();
    await room.give(1, 0, colleague);
    const scores = seen.map(({ answerId, revision }) => ({ answerId, revision, score: 0 }));
    expect((await room.course.teacher.refused(score, { scores })).reason).toBe('changed-meanwhile');
    expect((await room.paper()).map((one) => one.score)).toEqual([1, 2]);
  });

  it('of two who mark at the same moment one is told', async () => {
    const room = await handedIn(['choice'], ['B']);
    const colleague = await room.course.school.newTeacher(room.course.classIds);
    const { answerId, revision } = await room.answer();
    const both = await Promise.all(
      [room.course.teacher, colleague].map((by, at) => by.send(score, { scores: [{ answerId, revision, score: at }] })),
    );
    expect(both.map((one) => one.json().code).sort()).toEqual([-1409, 1]);
  });

  it('takes back the own newest score, not the one of a colleague', async () => {
    const room = await handedIn(['choice'], ['B']);
    const colleague = await room.course.school.newTeacher(room.course.classIds);
    await room.give(1);
    await room.give(0, 0, colleague);
    const { answerId, revision } = await room.answer();
    expect((await room.course.teacher.refused(undo, { answerId, revision })).reason).toBe('nothing-to-undo');
    expect((await colleague.refused(undo, { answerId, revision: 1 })).reason).toBe('changed-meanwhile');
    expect(await colleague.call(undo, { answerId, revision })).toMatchObject({ score: 1, revision: revision + 1 });
    await room.course.teacher.call(undo, { answerId, revision: revision + 1 });
    expect(await room.answer()).toMatchObject({ status: 'scored-by-machine', score: 2, scoredBy: null });
    const { items: lines } = await room.course.teacher.call(ledger, { answerId });
    expect(lines.map((one) => [one.kind, one.from, one.to])).toEqual([
      ['undo', 1, 2],
      ['undo', 0, 1],
      ['person', 1, 0],
      ['person', 2, 1],
      ['machine', null, 2],
    ]);
  });

  it('who takes a score back leaves the answer to the machine, which reads all that is written by now', async () => {
    const room = await handedIn(['choice'], ['B']);
    await room.give(0);
    await room.writes(['C']);
    const { answerId, revision } = await room.answer();
    const back = await room.course.teacher.call(undo, { answerId, revision });
    const now = await room.answer();
    expect(now).toMatchObject({ status: 'waiting', score: null, suggestion: null, reading: { text: 'BC' } });
    expect(back).toEqual({ answerId, revision: now.revision, score: null });
  });

  it('is heard of by the teachers of the class', async () => {
    const room = await handedIn(['choice'], ['B']);
    const stream = await listenTo(address, room.course.teacher.token);
    const { itemId } = await room.answer();
    await room.give(1);
    expect(await nextEvent(stream, (event) => event.data.by === room.course.teacher.ids.name)).toMatchObject({
      name: 'answer-scored',
      data: {
        homeworkId: room.homeworkId,
        by: room.course.teacher.ids.name,
        answers: [{ studentId: room.studentId, itemId, score: 1 }],
      },
    });
    stream.close();
  });

  it('is told what waits', async () => {
    const room = await handedIn(['choice', 'subjective'], ['B', '7']);
    await room.close();
    expect(await room.course.teacher.call(waiting, { subjectId: JUNIOR_MATHS })).toMatchObject({
      papers: 1,
      answers: 1,
      machineShare: 0.5,
      homework: [{ homeworkId: room.homeworkId, papers: 1, answers: 1 }],
    });
    await room.give(3, 1);
    expect(await room.course.teacher.call(waiting, { subjectId: JUNIOR_MATHS })).toMatchObject({
      papers: 0,
      machineShare: 0.5,
      homework: [],
    });
    expect((await room.course.teacher.call(waiting, { subjectId: JUNIOR_ENGLISH })).answers).toBe(0);
  });
});

describe('what waits', () => {
  it('is what was collected and not given back: nothing that is still being written', async () => {
    const course = await TestCourse.of(world);
    const homework = await course.publish(['subjective']);
    const pen = await Gateway.of(world, course.school.schoolId);
    const studentId = course.classes[0]?.students[0]?.ids.studentId ?? '';
    await write(world, course, pen, { homework, studentId, answers: ['7'] });
    const { homeworkId } = homework;
    await perform(world, 'read-answers', { schoolId: course.school.schoolId, homeworkId, studentId });
    const counted = async () => (await course.teacher.call(waiting, { subjectId: JUNIOR_MATHS })).papers;
    expect(await counted()).toBe(0);
    await course.teacher.call(homeworkApi.close, { homeworkId });
    await perform(world, 'homework-closed', { schoolId: course.school.schoolId, homeworkId });
    expect(await counted()).toBe(1);
  });

  it('is also a copy that was handed in while the others still write', async () => {
    const room = await classOnScreen(world);
    const counted = () => room.course.teacher.call(waiting, { subjectId: JUNIOR_MATHS });
    await room.save([given(await room.form(), 2, '因为 1+1=2')]);
    await room.read();
    expect(await counted()).toMatchObject({ papers: 0, answers: 0, homework: [] });
    await room.student.call(onScreenApi.handIn, { homeworkId: room.homeworkId });
    await room.read();
    const { homeworkId } = room;
    expect(await counted()).toMatchObject({ papers: 1, homework: [{ homeworkId, papers: 1 }] });
  });

  it('counts the papers of own classes only', async () => {
    const course = await TestCourse.of(world, 1, 2);
    const homework = await course.publish(['subjective']);
    const pen = await Gateway.of(world, course.school.schoolId);
    for (const { students } of course.classes)
      await write(world, course, pen, { homework, studentId: students[0]?.ids.studentId ?? '', answers: ['7'] });
    const { homeworkId } = homework;
    await course.teacher.call(homeworkApi.close, { homeworkId });
    await perform(world, 'homework-closed', { schoolId: course.school.schoolId, homeworkId });
    const ofOne = await course.school.newTeacher(course.classIds.slice(0, 1));
    const subjectId = JUNIOR_MATHS;
    expect((await ofOne.call(waiting, { subjectId })).papers).toBe(1);
    expect((await ofOne.call(homeworkApi.detail, { homeworkId })).progress).toMatchObject({ handedIn: 1, marked: 0 });
    expect((await course.teacher.call(waiting, { subjectId })).papers).toBe(2);
  });
});

describe('giving back', () => {
  it('waits until every handed-in paper is wholly marked', async () => {
    const room = await handedIn(['choice', 'subjective'], ['B', '7']);
    const { homeworkId } = room;
    await room.give(6, 1);
    expect((await room.course.teacher.refused(release, { homeworkId })).reason).toBe('not-marked');
    await room.close();
    await room.course.teacher.call(undo, await room.answer(1));
    expect((await room.course.teacher.refused(release, { homeworkId })).reason).toBe('not-marked');
    await room.give(7, 1);
    expect((await room.course.teacher.call(items, { homeworkId })).canRelease).toBe(true);
    await room.course.teacher.call(release, { homeworkId });
    await room.course.teacher.call(release, { homeworkId });
    const homework = await room.course.teacher.call(homeworkApi.detail, { homeworkId });
    expect(homework).toMatchObject({ releasedAt: expect.any(String), progress: { handedIn: 1, marked: 1 } });
  });

  it('is for those who teach all its classes', async () => {
    const course = await TestCourse.of(world, 1, 2);
    const { homeworkId } = await course.publish(['choice']);
    const ofOne = await course.school.newTeacher(course.classIds.slice(0, 1));
    expect((await ofOne.refused(release, { homeworkId })).code).toBe(-1403);
  });

  it('is what shows a student anything at all: the own score, ink and the right answers', async () => {
    const room = await handedIn(['choice', 'fillIn'], ['B', '41']);
    const { homeworkId } = room;
    await room.close();
    expect((await room.student.refused(result, { homeworkId })).code).toBe(-1404);
    const [before] = (await room.student.call(homeworkApi.mine, {})).items;
    expect(before).toMatchObject({ submission: 'handed-in', score: null });
    await room.course.teacher.call(release, { homeworkId });
    expect(await room.student.call(result, { homeworkId })).toMatchObject({
      totalScore: 4,
      score: 2,
      stars: 2,
      items: [{ score: 2 }, { score: 0, body: { answer: { kind: 'blanks' } } }],
    });
    const sheet = await room.student.download(markingApi.resultPage, { homeworkId, page: 1 });
    expect(sheet.bytes.toString()).toContain('<svg');
    expect((await room.other.refused(markingApi.resultPage, { homeworkId, page: 1 })).code).toBe(-1404);
    expect((await room.student.refused(markingApi.resultPage, { homeworkId, page: 99 })).code).toBe(-1404);
    const [after] = (await room.student.call(homeworkApi.mine, {})).items;
    expect(after).toMatchObject({ submission: 'released', score: 2, releasedAt: expect.any(String), seen: false });
    expect((await room.other.refused(result, { homeworkId })).code).toBe(-1404);
    const stranger = (await TestCourse.of(world, 1)).classes[0]?.students[0];
    expect((await stranger?.refused(result, { homeworkId }))?.code).toBe(-1404);
  });

  it('is news to a student until it was opened', async () => {
    const room = await handedIn(['choice'], ['B']);
    const { homeworkId } = room;
    await room.close();
    expect((await room.student.refused(homeworkApi.see, { homeworkId })).code).toBe(-1404);
    await room.course.teacher.call(release, { homeworkId });
    expect((await room.other.refused(homeworkApi.see, { homeworkId })).code).toBe(-1404);
    await room.student.call(homeworkApi.see, { homeworkId });
    await room.student.call(homeworkApi.see, { homeworkId });
    expect((await room.student.call(homeworkApi.mine, {})).items).toMatchObject([{ homeworkId, seen: true }]);
  });

  it('does not end marking: a changed score reaches the student, but cannot be lost', async () => {
    const room = await handedIn(['choice'], ['C']);
    const { homeworkId } = room;
    await room.give(1);
    await room.close();
    await room.course.teacher.call(release, { homeworkId });
    await room.give(2);
    expect(await room.student.call(result, { homeworkId })).toMatchObject({ score: 2, stars: 3 });
    const { answerId, revision } = await room.answer();
    await room.course.teacher.call(undo, { answerId, revision });
    expect(await room.student.call(result, { homeworkId })).toMatchObject({ score: 1 });
  });
});

it('what a pen writes is read and told within seconds, by the workers themselves', async () => {
  const busy = await openTestWorld();
  try {
    const course = await TestCourse.of(busy, 1);
    const homework = await course.publish(['choice']);
    const stream = await listenTo(await busy.services.app.listen({ host: '127.0.0.1', port: 0 }), course.teacher.token);
    const studentId = course.classes[0]?.students[0]?.ids.studentId ?? '';
    await write(busy, course, await Gateway.of(busy, course.school.schoolId), { homework, studentId, answers: ['B'] });
    const reported = await nextEvent(stream, (event) => event.name === 'answer-scored');
    expect(reported.data).toMatchObject({
      homeworkId: homework.homeworkId,
      by: 'machine',
      answers: [{ studentId, score: 2 }],
    });
    await course.teacher.call(homeworkApi.close, { homeworkId: homework.homeworkId });
    await nextEvent(stream, (event) => event.name === 'homework-progress' && event.data.marked === 1);
    stream.close();
  } finally {
    await busy.close();
  }
});

it('late ink of an absent student makes a paper that is to be marked', async () => {
  const room = await handedIn(['choice', 'fillIn'], ['B', '42']);
  await room.close();
  const homework = await room.course.teacher.call(homeworkApi.detail, { homeworkId: room.homeworkId });
  const pen = await Gateway.of(world, room.schoolId);
  const studentId = room.other.ids.studentId ?? '';
  await write(world, room.course, pen, { homework, studentId, answers: ['B', ''] });
  await perform(world, 'read-answers', { schoolId: room.schoolId, homeworkId: room.homeworkId, studentId });
  const { answers: late } = await room.course.teacher.call(papers, { homeworkId: room.homeworkId, studentId });
  expect(late.map((one) => [one.late, one.status, one.score])).toEqual([
    [true, 'scored-by-machine', 2],
    [true, 'scored-by-machine', 0],
  ]);
  const after = await room.course.teacher.call(homeworkApi.detail, { homeworkId: room.homeworkId });
  expect(after.progress).toMatchObject({ handedIn: 2, marked: 2 });
});

it('an answer nobody knows is not found', async () => {
  const course = await TestCourse.of(world, 0);
  const scores = [{ answerId: randomUUID(), revision: 1, score: 0 }];
  expect((await course.teacher.refused(score, { scores })).code).toBe(-1404);
});
