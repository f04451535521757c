import { flawsOf, spokenApi } from '@zhibi/contract/homework/spoken';
import { recordsApi } from '@zhibi/contract/people/records';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenTo } from '../../../test/event-source.js';
import { Partner } from '../../../test/partner.js';
import { JUNIOR_ENGLISH, openTestWorld, type TestWorld } from '../../../test/school.js';
import { measured, SpokenCourse, webm } from '../../../test/spoken.js';
import { nextEvent, perform } from '../../../test/test-course.js';
import { newId } from '../../platform/ids.js';
import { ASSESS_SPOKEN } from './assess-recording.js';
import { takeOutSpoken } from './taken-out.js';

const { give, keepFile, list, detail, tries, judge, askAgain, extend, withdraw, mine, task, send, see, sound, file } =
  spokenApi;

let world: TestWorld;
let address: string;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0', ACCESS_TOKEN_S: '86400' });
  address = await world.services.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => world.close());

const rowsOf = async (course: SpokenCourse, spokenId: string) => (await course.teacher.call(detail, { spokenId })).rows;

describe('giving', () => {
  it('shows it to the students of the class when it begins, and to nobody before', async () => {
    const course = await SpokenCourse.of(world);
    const student = course.student(0);
    const spokenId = await course.give({ startAt: course.stamp(10) });
    expect((await student.call(mine, {})).items).toEqual([]);
    expect((await student.refused(task, { spokenId })).code).toBe(-1404);
    world.clock.forward(11 * 60_000);
    const { items } = await student.call(mine, {});
    expect(items).toMatchObject([{ spokenId, status: 'open', sent: 0, left: 3, verdict: null, seconds: 60 }]);
    expect(items[0]?.items).toEqual(['远上寒山石径斜', '白云生处有人家']);
  });

  it('sent again, at the same moment or after the answer was lost, is given once', async () => {
    const course = await SpokenCourse.of(world);
    const wish = course.wish();
    const both = await Promise.all([course.teacher.call(give, wish), course.teacher.call(give, wish)]);
    const later = await course.teacher.call(give, wish);
    expect(new Set([...both, later].map(({ spokenId }) => spokenId)).size).toBe(1);
    expect((await course.teacher.call(list, { subjectId: wish.subjectId })).items).toHaveLength(1);
    expect((await course.teacher.refused(give, { ...wish, title: '另一篇' })).reason).toBe('wish-used');
    const beyond = {
      ...wish,
      wishId: newId(),
      modelCues: [
        { no: 0, atMs: 0 },
        { no: wish.items?.length ?? 0, atMs: 900 },
      ],
    };
    const { code, data } = await course.teacher.refused(give, beyond);
    expect([code, Object.keys(data.fields ?? {})]).toEqual([-1400, ['modelCues.1.no']]);
    expect((await course.teacher.call(give, course.wish({ again: true }))).spokenId).not.toBe(later.spokenId);
  });

  it('asks before a class gets the same twice while it is open: from one teacher, and from two at once', async () => {
    const course = await SpokenCourse.of(world, 1);
    const [colleague, other] = [await course.school.newTeacher([course.room.classId]), await course.school.newClass(1)];
    const both = await Promise.all([
      course.teacher.send(give, course.wish({ title: '朗读《山行》' })),
      colleague.send(give, course.wish({ title: '朗读《山行》' })),
    ]);
    expect(both.map((one) => one.json().code).sort()).toEqual([-1409, 1]);
    const same = course.wish({ title: '再读一遍' });
    expect(await course.teacher.refused(give, same)).toMatchObject({
      reason: 'given-meanwhile',
      msg: expect.stringContaining('《朗读《山行》》（'),
    });
    await course.teacher.call(give, course.wish({ items: ['停车坐爱枫林晚'] }));
    const elsewhere = await course.school.newTeacher([other.classId]);
    await elsewhere.call(give, course.wish({ classIds: [other.classId] }));
    await course.teacher.call(give, { ...same, again: true });
    world.clock.forward(61 * 60_000);
    await course.teacher.call(give, course.wish());
  });

  it('takes a picture to talk about and a reading of the teacher, and hands both to the students', async () => {
    const course = await SpokenCourse.of(world);
    const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1d4ed8' } })
      .jpeg()
      .toBuffer();
    const picture = await course.teacher.call(keepFile, { file: new File([jpeg], 'a.jpg') });
    const model = await course.teacher.call(keepFile, { file: webm(4) });
    expect([picture.kind, model]).toMatchObject(['picture', { kind: 'sound', durationMs: 4_000 }]);
    const spokenId = await course.give({
      kind: 'picture',
      items: [],
      pictureId: picture.fileId,
      modelId: model.fileId,
    });
    const opened = await course.student(0).download(file, { spokenId, fileId: picture.fileId });
    expect((await sharp(opened.bytes).metadata()).width).toBe(40);
    expect((await course.student(1).download(file, { spokenId, fileId: model.fileId })).type).toBe('audio/webm');
    expect((await course.student(0).refused(file, { spokenId, fileId: newId() })).code).toBe(-1404);
  });

  it.each([
    ['an end that has passed', { endAt: -1 }, 'start-end'],
    ['a start behind the end', { startAt: 90 }, 'start-end'],
  ])('refuses %s', async (_, times, reason) => {
    const course = await SpokenCourse.of(world, 1);
    const change = Object.fromEntries(Object.entries(times).map(([name, at]) => [name, course.stamp(at)]));
    expect((await course.teacher.refused(give, course.wish(change))).reason).toBe(reason);
  });

  it('refuses words that nobody wrote, a picture that is none, another teacher’s file and another’s class', async () => {
    const course = await SpokenCourse.of(world, 1);
    const { teacher, school, room } = course;
    expect((await teacher.refused(give, course.wish({ items: [] }))).code).toBe(-1400);
    expect((await teacher.refused(give, course.wish({ kind: 'picture', items: [] }))).code).toBe(-1400);
    expect((await teacher.refused(keepFile, { file: new File(['a cat'], 'cat.jpg') })).reason).toBe('file-unreadable');
    const colleague = await school.newTeacher([room.classId]);
    const { fileId } = await colleague.call(keepFile, { file: webm(2) });
    expect((await teacher.refused(give, course.wish({ modelId: fileId }))).code).toBe(-1404);
    const stranger = await school.newTeacher([(await school.newClass(1)).classId]);
    expect((await stranger.refused(give, course.wish())).code).toBe(-1404);
    const english = course.wish({ subjectId: JUNIOR_ENGLISH });
    expect((await teacher.refused(give, english)).reason).toBe('not-your-class');
  });
});

describe('a recording', () => {
  it('comes with its length, its measures and its place among the tries, and the teacher hears it', async () => {
    const course = await SpokenCourse.of(world);
    const spokenId = await course.give();
    const stream = await listenTo(address, course.teacher.token);
    expect(await course.student(0).call(send, course.recording(spokenId))).toEqual({ nth: 1, late: false });
    const news = await nextEvent(stream, ({ name }) => name === 'homework-spoken');
    expect(news.data).toMatchObject({ spokenId, what: 'sent' });
    stream.close();
    const [first, second] = await rowsOf(course, spokenId);
    expect(first).toMatchObject({ tries: 1, sameAs: [], verdict: null, last: { nth: 1, assessment: null } });
    expect(first?.last?.measures).toMatchObject({ durationMs: 6_000, pauses: 1 });
    expect(first?.pace).toBeGreaterThan(100);
    expect(second).toMatchObject({ tries: 0, last: null, pace: null });
    const tryId = first?.last?.tryId ?? '';
    expect((await course.teacher.download(sound, { tryId })).type).toBe('audio/webm');
    expect((await course.student(0).download(sound, { tryId })).bytes.length).toBe(webm(6).size);
    expect((await course.student(1).refused(sound, { tryId })).code).toBe(-1404);
  });

  it('is taken out as it was sent, with what the teacher said to it', async () => {
    const course = await SpokenCourse.of(world);
    const spokenId = await course.give();
    await course.student(0).call(send, course.recording(spokenId));
    const studentId = course.student(0).ids.studentId ?? '';
    await course.teacher.call(judge, { spokenId, studentId, revision: 0, score: 95, comment: '很响亮' });
    const { schoolId } = course.school;
    const of = { schoolId, studentId, timeZone: 'Asia/Shanghai' };
    const taken = await world.services.database.asActor({ schoolIds: [schoolId] }, (db) => takeOutSpoken(db, of));
    const [list, sound1] = taken;
    expect(JSON.parse(typeof list?.content === 'string' ? list.content : '')).toMatchObject([
      { nth: 1, score: 95, comment: '很响亮', file: sound1?.path },
    ]);
    expect(sound1).toMatchObject({ content: { sha256: expect.any(String) } });
    expect(sound1?.path).toMatch(/^spoken\/001 .*\/1\.webm$/);
  });

  it('counts once, however often it is sent, also by two tabs at the same moment', async () => {
    const course = await SpokenCourse.of(world);
    const spokenId = await course.give();
    const sent = course.recording(spokenId);
    const student = course.student(0);
    const answers = await Promise.all([student.call(send, sent), student.call(send, sent)]);
    expect([...answers, await student.call(send, sent)]).toEqual(Array(3).fill({ nth: 1, late: false }));
    expect((await student.call(task, { spokenId })).tries).toHaveLength(1);
    expect((await course.student(1).refused(send, sent)).code).toBe(-1404);
  });

  it('is not late for a network that was away for most of a day, and late where it was made late', async () => {
    const course = await SpokenCourse.of(world);
    const spokenId = await course.give();
    const inTime = course.recording(spokenId);
    world.clock.forward(20 * 3_600_000);
    const late = course.student(0);
    const begun = course.stamp(0);
    /** A moment of this specification: the clock goes on while it runs. */
    const isNow = (stamp = '') => stamp >= begun && stamp <= course.stamp(0);
    expect(await late.call(send, inTime)).toEqual({ nth: 1, late: false });
    const teacher = course.teacher;
    const last = async () => (await teacher.call(detail, { spokenId })).rows[0]?.last;
    const first = await last();
    expect([first?.recordedAt, isNow(first?.receivedAt)]).toEqual([inTime.recordedAt, true]);
    const classmate = course.student(1);
    expect(await classmate.call(send, course.recording(spokenId))).toMatchObject({ late: true });
    // A phone whose clock runs ahead says nothing of tomorrow.
    const ahead = course.recording(spokenId, { recordedAt: course.stamp(600) });
    await late.call(send, ahead);
    expect(isNow((await last())?.recordedAt)).toBe(true);
    // Nor one that names a moment before there was this homework.
    const old = course.recording(spokenId, { recordedAt: '19991231080000' });
    expect(await late.call(send, old)).toMatchObject({ late: true });
    expect(isNow((await last())?.recordedAt)).toBe(true);
  });

  it.each([
    ['nothing', () => ({ file: new File([], 'a.webm') }), 'empty-sound'],
    ['no seconds', () => ({ file: webm(0), measures: JSON.stringify(measured(0)) }), 'empty-sound'],
    ['an hour', () => ({ file: webm(3_600) }), 'too-long'],
    ['a minute more than asked', () => ({ file: webm(70), measures: JSON.stringify(measured(70)) }), 'too-long'],
    ['a picture that calls itself a sound', () => ({ file: new File(['GIF89a'], 'a.webm') }), 'not-sound'],
    ['another codec', () => ({ file: webm(6, 0, 'A_VORBIS') }), 'not-sound'],
    ['measures of another sound', () => ({ measures: JSON.stringify(measured(20)) }), 'not-sound'],
  ])('of %s is refused with a word for it, and uses up no try', async (_, change, reason) => {
    const course = await SpokenCourse.of(world, 1);
    const spokenId = await course.give();
    expect((await course.student(0).refused(send, course.recording(spokenId, change()))).reason).toBe(reason);
    expect((await course.student(0).call(mine, {})).items).toMatchObject([{ sent: 0, left: 3 }]);
  });

  it('without a voice is taken and says so: nothing is lost, nothing pretended', async () => {
    const course = await SpokenCourse.of(world, 1);
    const spokenId = await course.give();
    const measures = JSON.stringify(measured(6, 220, 0));
    await course.student(0).call(send, course.recording(spokenId, { measures }));
    const [row] = await rowsOf(course, spokenId);
    expect(row?.last && flawsOf(row.last.measures)).toEqual(['silent']);
    expect(row?.pace).toBeNull();
  });

  it('is known again when a classmate sends it, as the same file or encoded anew', async () => {
    const course = await SpokenCourse.of(world, 4);
    const spokenId = await course.give();
    await course.student(0).call(send, course.recording(spokenId));
    await course.student(1).call(send, course.recording(spokenId));
    await course.student(2).call(send, course.recording(spokenId, { file: webm(6, 7) }));
    const own = { file: webm(6, 9), measures: JSON.stringify(measured(6, 340)) };
    await course.student(3).call(send, course.recording(spokenId, own));
    const rows = await rowsOf(course, spokenId);
    // Both sides are marked: which one came later says nothing of who spoke.
    expect(rows.map(({ sameAs }) => sameAs.length)).toEqual([2, 2, 2, 0]);
    expect(rows[0]?.sameAs.toSorted()).toEqual([rows[1]?.name, rows[2]?.name].toSorted());
    const anew = { file: webm(6, 3), measures: JSON.stringify(measured(6, 500)) };
    await course.student(0).call(send, course.recording(spokenId, anew));
    expect((await rowsOf(course, spokenId))[0]?.sameAs).toEqual([]);
  });

  it('is not taken beyond the tries, nor for what was taken back', async () => {
    const course = await SpokenCourse.of(world);
    const spokenId = await course.give({ tries: 1 });
    await course.student(0).call(send, course.recording(spokenId));
    expect((await course.student(0).refused(send, course.recording(spokenId))).reason).toBe('no-tries');
    expect((await course.teacher.refused(withdraw, { spokenId })).reason).toBe('has-tries');
    const other = await course.give();
    await course.teacher.call(withdraw, { spokenId: other });
    expect((await course.student(0).refused(send, course.recording(other))).reason).toBe('taken-back');
    expect((await course.student(0).call(mine, {})).items.map((one) => one.spokenId)).toEqual([spokenId]);
  });
});

describe('what the teacher says', () => {
  it('is a score, words and a voice; the student sees and hears it, and no classmate does', async () => {
    const course = await SpokenCourse.of(world);
    const spokenId = await course.give();
    const [one, other] = [course.student(0), course.student(1)];
    const studentId = one.ids.studentId ?? '';
    const none = { spokenId, studentId, revision: 0, score: 90 };
    expect((await course.teacher.refused(judge, none)).reason).toBe('no-sound');
    await one.call(send, course.recording(spokenId));
    const { fileId } = await course.teacher.call(keepFile, { file: webm(3) });
    const said = { ...none, comment: '读得有感情', commentFileId: fileId };
    const nothing = { ...said, score: null, comment: ' ', commentFileId: null };
    expect((await course.teacher.refused(judge, nothing)).reason).toBe('nothing-said');
    expect(await course.teacher.call(judge, said)).toEqual({ revision: 1 });
    expect((await course.teacher.refused(judge, said)).reason).toBe('changed');
    const { task: own } = await one.call(task, { spokenId });
    expect(own.verdict).toMatchObject({ score: 90, comment: '读得有感情', commentFile: { fileId }, redo: false });
    await one.call(see, { spokenId });
    expect((await one.download(file, { spokenId, fileId })).type).toBe('audio/webm');
    expect((await other.refused(file, { spokenId, fileId })).code).toBe(-1404);
    const { items } = await course.teacher.call(list, { subjectId: own.subjectId });
    expect(items).toMatchObject([{ progress: { total: 2, sent: 1, scored: 1 } }]);
  });

  it('may be to record it once more: one try beyond those there were, also after the end', async () => {
    const course = await SpokenCourse.of(world);
    const spokenId = await course.give({ tries: 1 });
    const studentIds = course.room.students.map(({ ids }) => ids.studentId ?? '');
    await course.student(0).call(send, course.recording(spokenId));
    world.clock.forward(2 * 3_600_000);
    const [teacher, student] = [course.teacher, course.student(0)];
    const wish = { spokenId, studentIds, note: '第二句再慢一点' };
    // Pressed several times at once it is one more, and the others are told.
    const pressed = await Promise.allSettled(Array.from({ length: 4 }, () => teacher.call(askAgain, wish)));
    expect(pressed.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))).toEqual([{ asked: 1 }]);
    // Asked twice is asked once.
    expect((await teacher.refused(askAgain, { spokenId, studentIds })).reason).toBe('asked-already');
    expect((await student.call(task, { spokenId })).task).toMatchObject({
      left: 1,
      verdict: { redo: true, redoNote: '第二句再慢一点' },
    });
    expect(await student.call(send, course.recording(spokenId))).toMatchObject({ nth: 2 });
    expect((await student.call(task, { spokenId })).task).toMatchObject({ left: 0, verdict: { redo: false } });
    const [studentId = ''] = studentIds;
    expect((await teacher.call(tries, { spokenId, studentId })).items.map(({ nth }) => nth)).toEqual([1, 2]);
  });

  it('may be a later end, said by who teaches all of its classes', async () => {
    const course = await SpokenCourse.of(world, 1);
    const spokenId = await course.give();
    const endAt = course.stamp(24 * 60);
    await course.teacher.call(extend, { spokenId, endAt });
    expect((await course.student(0).call(task, { spokenId })).task.endAt).toBe(endAt);
    const other = await course.school.newTeacher([(await course.school.newClass(1)).classId]);
    for (const refused of [
      other.refused(extend, { spokenId, endAt }),
      other.refused(withdraw, { spokenId }),
      other.refused(detail, { spokenId }),
    ])
      expect((await refused).code).toBe(-1404);
  });
});

describe('what was given', () => {
  it('is changed as long as it stands: its words until somebody has recorded them, everything else also later', async () => {
    const course = await SpokenCourse.of(world, 1);
    const spokenId = await course.give();
    const { task: given } = await course.teacher.call(detail, { spokenId });
    const { title, language, items, tries: most, seconds, endAt, can } = given;
    expect(can).toMatchObject({ change: true, changeWords: true, withdraw: true });
    const as = { spokenId, title, note: '', language, items, tries: most, seconds, modelCues: [], endAt };
    const change = { ...as, pictureId: null, modelId: null, title: '山行（改）', items: ['停车坐爱枫林晚'] };
    await course.teacher.call(spokenApi.change, change);
    const seen = async () => (await course.student(0).call(task, { spokenId })).task;
    expect(await seen()).toMatchObject({ title: '山行（改）', items: ['停车坐爱枫林晚'], model: null });
    await course.student(0).call(send, course.recording(spokenId));
    expect((await course.teacher.refused(spokenApi.change, { ...change, items: ['远上寒山'] })).reason).toBe(
      'words-fixed',
    );
    const model = await course.teacher.call(keepFile, { file: webm(4) });
    await course.teacher.call(spokenApi.change, { ...change, note: '慢一点', modelId: model.fileId });
    expect(await seen()).toMatchObject({ note: '慢一点', model: { durationMs: 4_000 } });
    const colleague = await course.school.newTeacher([course.room.classId]);
    const foreign = await colleague.call(keepFile, { file: webm(2) });
    expect((await course.teacher.refused(spokenApi.change, { ...change, modelId: foreign.fileId })).code).toBe(-1404);
    const other = await course.school.newTeacher([(await course.school.newClass(1)).classId]);
    expect((await other.refused(spokenApi.change, change)).code).toBe(-1404);
  });
});

describe('a student who is erased', () => {
  it('is heard no more: recordings and comments go, the classmates’ stay', async () => {
    const course = await SpokenCourse.of(world);
    const spokenId = await course.give();
    for (const [nth, student] of course.room.students.entries())
      await student.call(send, course.recording(spokenId, { file: webm(6, 30 + nth) }));
    const [studentId = '', classmate = ''] = course.room.students.map(({ ids }) => ids.studentId);
    await course.teacher.call(judge, { spokenId, studentId, revision: 0, score: 80, comment: '声音很亮' });
    const [row] = await rowsOf(course, spokenId);
    const held = async () =>
      world.services.database.asSystem((db) =>
        db.execute<{ student: string; sha256: string }>(
          `select student_id as student, sha256 from spoken_try where spoken_id = '${spokenId}' order by received_at`,
        ),
      );
    const [own] = await held();
    const admin = await course.school.newLeader('SCHOOLADMIN');
    await admin.call(recordsApi.leaveStudents, {
      studentIds: [studentId],
      why: 'other',
      on: course.stamp(0).slice(0, 8),
    });
    const { revision } = await admin.call(recordsApi.student, { studentId });
    await admin.call(recordsApi.eraseStudent, { studentId, revision, name: row?.name ?? '' });
    expect((await held()).map(({ student }) => student)).toEqual([classmate]);
    expect(await world.services.files.sizeOf(own?.sha256 ?? '')).toBeUndefined();
    const words = await world.services.database.asSystem((db) =>
      db.execute(`select score, comment from spoken_result where spoken_id = '${spokenId}'`),
    );
    expect([...words]).toEqual([{ score: 80, comment: '' }]);
  });
});

describe('a school without SPEECH', () => {
  it('has none of it: for teachers and students it is not there', async () => {
    const course = await SpokenCourse.of(world, 1, []);
    const spokenId = newId();
    expect((await course.teacher.refused(give, course.wish())).code).toBe(-1404);
    expect((await course.teacher.refused(list, { subjectId: 5 })).code).toBe(-1404);
    expect((await course.teacher.refused(keepFile, { file: webm(2) })).code).toBe(-1404);
    expect((await course.student(0).refused(mine, {})).code).toBe(-1404);
    expect((await course.student(0).refused(send, course.recording(spokenId))).code).toBe(-1404);
  });
});

describe('a service of speech', () => {
  it('is asked with a signature and without a name; what it says stands beside the teacher’s score', async () => {
    const partner = await Partner.open();
    partner.method = 'HMAC-SHA256';
    const { keyId, secret } = partner.key;
    const env = { WORKERS: '0', SPEECH_URL: partner.address, SPEECH_KEY_ID: keyId, SPEECH_SECRET: secret };
    const served = await openTestWorld(env);
    try {
      const course = await SpokenCourse.of(served, 1);
      const spokenId = await course.give();
      const sent = course.recording(spokenId);
      await course.student(0).call(send, sent);
      const { schoolId } = course.school;
      const words = [{ no: 0, word: '斜', score: 41, atMs: 2_300 }];
      partner.answer = (_, response) => void response.writeHead(503).end();
      await expect(perform(served, ASSESS_SPOKEN, { schoolId, tryId: sent.tryId })).rejects.toThrow('503');
      partner.gives({
        overall: 82,
        accuracy: 80,
        completeness: 100,
        fluency: 74,
        words: [...words, { no: 9, word: '?', score: 1 }],
      });
      await perform(served, ASSESS_SPOKEN, { schoolId, tryId: sent.tryId });
      const { body } = partner.calls.at(-1) ?? {};
      expect(body).toMatchObject({ tryId: sent.tryId, kind: 'text', language: 'zh-CN', durationMs: 6_000 });
      expect(Buffer.from(String(body?.audio), 'base64').length).toBe(webm(6).size);
      expect(JSON.stringify(body)).not.toContain(course.student(0).ids.name);
      const { rows, hasService } = await course.teacher.call(detail, { spokenId });
      expect(hasService).toBe(true);
      expect(rows[0]?.last?.assessment).toEqual({ overall: 82, accuracy: 80, completeness: 100, fluency: 74, words });
      partner.gives({ overall: 'very good' });
      await expect(perform(served, ASSESS_SPOKEN, { schoolId, tryId: sent.tryId })).rejects.toThrow();
      expect((await rowsOf(course, spokenId))[0]?.last?.assessment?.overall).toBe(82);
    } finally {
      await served.close();
      await partner.close();
    }
  });
});
