import { createHash, randomBytes } from 'node:crypto';
import { classroomApi, hideToken, type TaskContent } from '@zhibi/contract/classroom';
import { roomApi } from '@zhibi/contract/classroom/room';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { JUNIOR_MATHS, openTestWorld, type TestClass, type TestSchool, type TestWorld } from '../../../test/school.js';
import { contentsAfter } from '../../platform/files/store-damage.js';
import { newId } from '../../platform/ids.js';
import { MAX_SEATS } from '../rules.js';
import { MISS_MS, MOST_MISSES } from './find-room.js';
import { ABSENT_MS } from './presence.js';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

let world: TestWorld;
let school: TestSchool;
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
}, 60_000);
afterAll(() => world.close());

interface Room {
  teacher: Person;
  lessonId: string;
  code: string;
  of: TestClass;
}
async function newRoom(students = 2): Promise<Room> {
  const of = await school.newClass(students);
  const teacher = await school.newTeacher([of.classId]);
  const start = { lessonId: newId(), classId: of.classId, subjectId: JUNIOR_MATHS };
  const { lessonId } = await teacher.call(classroomApi.start, start);
  const { code } = await teacher.call(classroomApi.board, { lessonId });
  return { teacher, lessonId, code: code ?? '', of };
}
const idOf = ({ of }: Room, nth = 0) => of.students[nth]?.ids.studentId ?? '';
const as = (room: Room, nth = 0, mark = newId()) => ({ code: room.code, mark, as: { studentId: idOf(room, nth) } });
const set = (
  { teacher, lessonId }: Room,
  change: Partial<Record<'isOpen' | 'namesListed' | 'namesOnStage', boolean>>,
) => teacher.call(classroomApi.setRoom, { lessonId, isOpen: true, namesListed: true, namesOnStage: false, ...change });
const guestsOf = async ({ teacher, lessonId }: Room) => (await teacher.call(classroomApi.board, { lessonId })).guests;
const seatOf = async ({ teacher, lessonId }: Room, nth = 0) =>
  (await teacher.call(classroomApi.board, { lessonId })).students[nth];
const moveSeat = ({ teacher, lessonId }: Room, seatId: string, move: 'admit' | 'remove' | 'free') =>
  teacher.call(classroomApi.moveSeat, { lessonId, seatId, move });
const { look, join, state, sign, cast, enter, here } = roomApi;

describe('a room', () => {
  it('shows a stranger with the code names and nothing else of the children, and only while the teacher lists them', async () => {
    const room = await newRoom();
    expect((await world.stranger.call(look, { code: room.code })).names).toBeNull();
    await set(room, { namesListed: true });
    const seen = await world.stranger.call(look, { code: room.code });
    expect(Object.keys(seen.names?.[0] ?? {}).sort()).toEqual(['isTaken', 'name', 'studentId']);
    await set(room, { namesListed: false });
    expect((await world.stranger.call(look, { code: room.code })).names).toBeNull();
    await set(room, { isOpen: false });
    expect(await world.stranger.refused(look, { code: room.code })).toMatchObject({
      reason: 'room-closed',
      data: { reason: 'room-closed' },
    });
    await room.teacher.call(classroomApi.end, { lessonId: room.lessonId });
    expect(await world.stranger.refused(look, { code: room.code })).toMatchObject({ reason: 'no-room' });
  });

  it('whose code is guessed at is closed to that network for a while', async () => {
    const room = await newRoom();
    const wrong = () => world.stranger.send(look, { code: room.code === '000000' ? '000001' : '000000' });
    await Promise.all(Array.from({ length: MOST_MISSES }, wrong));
    expect(await world.stranger.refused(look, { code: room.code })).toMatchObject({ reason: 'code-too-often' });
    world.clock.forward(MISS_MS + 1);
    expect((await world.stranger.call(look, { code: room.code })).present).toBe(0);
  });

  it('gives the same device its seat back, and a name to one device only', async () => {
    const room = await newRoom();
    const mine = as(room);
    await world.stranger.call(join, mine);
    const { token } = await world.stranger.call(join, mine);
    expect(await world.stranger.refused(join, as(room))).toMatchObject({ reason: 'name-taken' });
    await moveSeat(room, (await seatOf(room))?.seatId ?? '', 'free');
    expect((await world.stranger.call(state, { token })).seat).toBe('left');
    await world.stranger.call(join, as(room));
  });

  it('knows a student by the login, who takes the own name back and sits in one room', async () => {
    const room = await newRoom();
    const [student] = room.of.students;
    if (!student) throw new Error('a student');
    const { token } = await world.stranger.call(join, as(room));
    expect((await student.call(here, {})).lessons.map(({ lessonId }) => lessonId)).toEqual([room.lessonId]);
    expect((await room.teacher.call(here, {})).lessons.map(({ lessonId }) => lessonId)).toEqual([room.lessonId]);
    const mine = await student.call(enter, { lessonId: room.lessonId, mark: newId() });
    expect((await world.stranger.call(state, { token })).seat).toBe('left');
    expect((await world.stranger.call(state, { token: mine.token })).seat).toBe('in');
    const other = await newRoom();
    expect((await student.refused(enter, { lessonId: other.lessonId, mark: newId() })).code).toBe(-1404);
    const mark = newId();
    const first = await world.stranger.call(join, as(room, 1, mark));
    await world.stranger.call(join, as(other, 0, mark));
    expect((await world.stranger.call(state, { token: first.token })).seat).toBe('left');
  });

  it('lets a name that the class does not have wait for the teacher, who sees and removes it; it does not come back', async () => {
    const room = await newRoom();
    const mark = newId();
    const stranger = { code: room.code, mark, as: { name: '不认识的人' } };
    const { token, seat } = await world.stranger.call(join, stranger);
    expect(seat).toBe('waiting');
    const [guest] = await guestsOf(room);
    expect(guest).toMatchObject({ name: '不认识的人', seat: 'waiting' });
    await moveSeat(room, guest?.seatId ?? '', 'remove');
    expect(await world.stranger.call(state, { token })).toMatchObject({ seat: 'removed', task: null, className: '' });
    expect(await world.stranger.refused(join, stranger)).toMatchObject({ reason: 'room-removed' });
    expect(await world.stranger.refused(join, as(room, 0, mark))).toMatchObject({ reason: 'room-removed' });
    // With another browser, under the name of a classmate: from now on the teacher lets in who has no login.
    const again = await world.stranger.call(join, as(room));
    expect(again.seat).toBe('waiting');
    expect((await room.of.students[1]?.call(enter, { lessonId: room.lessonId, mark: newId() }))?.seat).toBe('in');
    // The second tap finds it done.
    for (const _ of [1, 2]) await moveSeat(room, (await seatOf(room))?.seatId ?? '', 'admit');
    expect((await world.stranger.call(state, { token: again.token })).seat).toBe('in');
  });

  it('lets in again whom the teacher had asked to leave by mistake: the same page goes on, and a name taken since is kept', async () => {
    const room = await newRoom();
    const mine = as(room);
    const { token } = await world.stranger.call(join, mine);
    const seatId = (await seatOf(room))?.seatId ?? '';
    await moveSeat(room, seatId, 'remove');
    await moveSeat(room, seatId, 'admit');
    expect((await world.stranger.call(state, { token })).seat).toBe('in');
    await world.stranger.call(join, mine);
    await moveSeat(room, seatId, 'remove');
    await room.of.students[0]?.call(enter, { lessonId: room.lessonId, mark: newId() });
    expect(await guestsOf(room)).toMatchObject([{ seatId, seat: 'removed' }]);
    await moveSeat(room, seatId, 'admit');
    expect(await guestsOf(room)).toEqual([]);
    expect((await seatOf(room))?.seatId).not.toBe(seatId);
    expect((await world.stranger.call(join, { ...as(room, 1), mark: mine.mark })).seat).toBe('waiting');
  });

  it('has nobody in it whose phone is cut off, until the phone speaks again', async () => {
    const room = await newRoom();
    const { token } = await world.stranger.call(join, as(room));
    const device = async () => {
      const { seat, isOnline } = (await seatOf(room)) ?? {};
      return { seat, isOnline };
    };
    expect(await device()).toEqual({ seat: 'in', isOnline: true });
    world.clock.forward(ABSENT_MS - 1_000);
    await world.stranger.call(state, { token });
    world.clock.forward(ABSENT_MS - 1_000);
    expect(await device()).toEqual({ seat: 'in', isOnline: true });
    world.clock.forward(1_000);
    expect(await device()).toEqual({ seat: 'in', isOnline: false });
    await world.stranger.call(state, { token });
    expect(await device()).toEqual({ seat: 'in', isOnline: true });
  });

  it('takes no student of another class and no answer to a task of another', async () => {
    const [room, other] = [await newRoom(), await newRoom()];
    const foreign = { code: room.code, mark: newId(), as: { studentId: idOf(other) } };
    expect((await world.stranger.refused(join, foreign)).code).toBe(-1404);
    const { token } = await world.stranger.call(join, as(room));
    const taskId = newId();
    const content = votes('named', 'one');
    await other.teacher.call(classroomApi.addTask, {
      lessonId: other.lessonId,
      taskId,
      kind: 13,
      content,
      isOpened: true,
    });
    const answer = { token, taskId, round: 1, no: 0, nth: 1, labels: ['A'] };
    expect((await world.stranger.refused(roomApi.answer, answer)).code).toBe(-1404);
  });

  it('is full in words', async () => {
    const room = await newRoom(1);
    const comers = Array.from({ length: MAX_SEATS + 5 }, (_, nth) => ({
      code: room.code,
      mark: newId(),
      as: { name: `来客${nth}` },
    }));
    const answers = await Promise.all(comers.map((one) => world.stranger.send(join, one)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(MAX_SEATS);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      data: { reason: 'room-full' },
    });
  });
});

describe('an answer that came too late', () => {
  it('stands with its student on the board and in the record, and is gone once the teacher has entered one', async () => {
    const room = await newRoom();
    const { teacher, lessonId } = room;
    const { token } = await world.stranger.call(join, as(room));
    const taskId = newId();
    const content = votes('named', 'one');
    await teacher.call(classroomApi.addTask, { lessonId, taskId, kind: 3, content, isOpened: true });
    const at = { token, taskId, round: 1, no: 0 };
    await world.stranger.call(roomApi.answer, { ...at, nth: 1, labels: ['A'] });
    await teacher.call(classroomApi.moveTask, { lessonId, taskId, state: 'open', round: 1, move: 'lock' });
    for (const [nth, label] of [[3, 'C'] as const, [2, 'B'] as const])
      expect(await world.stranger.refused(roomApi.answer, { ...at, nth, labels: [label] })).toMatchObject({
        reason: 'task-closed',
      });
    expect(await seatOf(room)).toMatchObject({ answers: [{ labels: ['A'] }], missed: [{ no: 0, labels: ['C'] }] });
    expect((await seatOf(room, 1))?.missed).toEqual([]);
    const recorded = async () => (await teacher.call(classroomApi.record, { lessonId })).students[0];
    expect(await recorded()).toMatchObject({ answered: 1, missed: [{ taskId, no: 0, labels: ['C'] }] });
    const tap = { lessonId, taskId, round: 1, studentId: idOf(room), no: 0, labels: ['C'] };
    await teacher.call(classroomApi.answerFor, tap);
    expect(await seatOf(room)).toMatchObject({ answers: [{ labels: ['C'], byTeacher: true }], missed: [] });
    expect((await recorded())?.missed).toEqual([]);
  });
});

const option = (label: string) => ({ label, content: [] });
function votes(secrecy: 'named' | 'anonymous', ballot: 'one' | 'several' | 'ranking'): TaskContent {
  const question = { prompt: [], options: ['A', 'B', 'C'].map(option), key: [], questionId: null };
  return { title: '', questions: [question], secrecy, ballot, seconds: null };
}
const ballotText = () => randomBytes(32).toString('hex');

describe('a vote without names', () => {
  async function voting() {
    const room = await newRoom();
    const tokens = [
      (await world.stranger.call(join, as(room, 0))).token,
      (await world.stranger.call(join, as(room, 1))).token,
    ];
    const taskId = newId();
    const content = votes('anonymous', 'ranking');
    await room.teacher.call(classroomApi.addTask, {
      lessonId: room.lessonId,
      taskId,
      kind: 13,
      content,
      isOpened: true,
    });
    const { task } = await world.stranger.call(state, { token: tokens[0] ?? '' });
    const box = task === null || task === 'same' ? null : task.box;
    if (!box) throw new Error('a box');
    const signed = async (token: string) => {
      const ballot = ballotText();
      const hidden = hideToken(ballot, box.modulus, randomBytes(256), sha256);
      if (!hidden) throw new Error('a factor');
      const input = { token, boxId: box.boxId, blinded: hidden.blinded };
      const answer = await world.stranger.call(sign, input);
      expect(await world.stranger.call(sign, input)).toEqual(answer);
      return { boxId: box.boxId, ballot, signature: hidden.reveal(answer.signed) ?? '' };
    };
    return { room, tokens, taskId, box, signed };
  }

  it('counts one ballot for each, which may change its mind, and is summed by Borda', async () => {
    const { room, tokens, box, signed } = await voting();
    const [first, second] = [await signed(tokens[0] ?? ''), await signed(tokens[1] ?? '')];
    await world.stranger.call(cast, { ...first, labels: ['C', 'B', 'A'] });
    await world.stranger.call(cast, { ...first, labels: ['A', 'B', 'C'] });
    await world.stranger.call(cast, { ...second, labels: ['B', 'A', 'C'] });
    const [task] = (await room.teacher.call(classroomApi.board, { lessonId: room.lessonId })).tasks;
    expect(task?.result.answered).toBe(2);
    expect(task?.result.questions[0]?.counts.map(({ count }) => count)).toEqual([5, 5, 2]);
    const again = hideToken(ballotText(), box.modulus, randomBytes(256), sha256);
    const more = { token: tokens[0] ?? '', boxId: box.boxId, blinded: again?.blinded ?? '' };
    expect(await world.stranger.refused(sign, more)).toMatchObject({ reason: 'ballot-twice' });
    const forged = { ...first, ballot: ballotText(), labels: ['A', 'B', 'C'] };
    expect(await world.stranger.refused(cast, forged)).toMatchObject({ reason: 'ballot-wrong' });
  });

  it('leaves nothing in the database that could be both of a person and of a ballot', async () => {
    const { tokens, signed } = await voting();
    const mine = await signed(tokens[0] ?? '');
    await world.stranger.call(cast, { ...mine, labels: ['A', 'B', 'C'] });
    const rows = (of: string) =>
      world.services.database.asSystem((db) => db.execute<Record<string, unknown>>(sql.raw(`select * from ${of}`)));
    const ballots = (await rows('lesson_ballot')).filter(({ ballot }) => ballot === mine.ballot);
    expect(ballots.map((row) => Object.keys(row).sort())).toEqual([['ballot', 'box_id', 'labels', 'school_id']]);
    for (const table of ['lesson_box_signed', 'lesson_answer', 'lesson_seat', 'outbox', 'event'])
      for (const row of await rows(table)) {
        expect(JSON.stringify(row)).not.toContain(mine.ballot);
        expect(JSON.stringify(row)).not.toContain(mine.signature.slice(0, 64));
      }
    expect(Object.keys((await rows('lesson_box_signed'))[0] ?? {}).sort()).toEqual([
      'blinded_hash',
      'box_id',
      'school_id',
      'student_id',
    ]);
  });

  it('leaves nothing that the watch over kept files takes for a file', async () => {
    await voting();
    const { database, files } = world.services;
    const named = await database.asSystem((db) => contentsAfter(db, '', 1000));
    const missing = await Promise.all(
      named.map(async (content) => ((await files.sizeOf(content)) === undefined ? content : [])),
    );
    expect(missing.flat()).toEqual([]);
  });

  it('takes no tap for others, and no ballot of the round before', async () => {
    const { room, tokens, taskId, signed } = await voting();
    const old = await signed(tokens[0] ?? '');
    const tapped = { lessonId: room.lessonId, taskId, round: 1, studentId: idOf(room), no: 0, labels: ['A', 'B', 'C'] };
    expect(await room.teacher.refused(classroomApi.answerFor, tapped)).toMatchObject({ reason: 'task-secret' });
    const moved = { lessonId: room.lessonId, taskId, round: 1 };
    await room.teacher.call(classroomApi.moveTask, { ...moved, state: 'open', move: 'lock' });
    await room.teacher.call(classroomApi.moveTask, { ...moved, state: 'locked', move: 'revote' });
    expect(await world.stranger.refused(cast, { ...old, labels: ['A', 'B', 'C'] })).toMatchObject({
      reason: 'task-closed',
    });
    const { task } = await world.stranger.call(state, { token: tokens[0] ?? '' });
    const box = task === null || task === 'same' ? null : task.box;
    const moved2 = { ...old, boxId: box?.boxId ?? '', labels: ['A', 'B', 'C'] };
    expect(await world.stranger.refused(cast, moved2)).toMatchObject({ reason: 'ballot-wrong' });
  });
});
