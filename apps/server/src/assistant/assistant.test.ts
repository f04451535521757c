import { type AssistantAnswer, assistantApi, LONGEST_QUESTION } from '@zhibi/contract/assistant';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { sessionApi } from '@zhibi/contract/session';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gateway } from '../../test/gateway.js';
import type { Person } from '../../test/person.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { perform, TestCourse } from '../../test/test-course.js';
import { write } from '../../test/writing.js';
import { QUESTIONS_A_MINUTE } from './ask-assistant.js';

const { ask, history, clear, judge, thumbs } = assistantApi;

let world: TestWorld;
let course: TestCourse;
let [written, absent]: Person[] = [];
let [homeworkId, className] = ['', ''];
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  const hour = (world.clock.now().getUTCHours() + 8) % 24;
  world.clock.forward(((36 - hour) % 24) * 3_600_000); // noon: nobody is reminded in the night
  course = await TestCourse.of(world, 2);
  const point = await course.newKnowledge('乘法');
  const homework = await course.teacher.call(
    homeworkApi.publish,
    course.order(await course.newPaper(['choice', 'fillIn'], [point]), { title: '有理数乘法' }),
  );
  homeworkId = homework.homeworkId;
  className = homework.classes[0]?.className ?? '';
  [written, absent] = course.classes[0]?.students ?? [];
  const studentId = written?.ids.studentId ?? '';
  const pen = await Gateway.of(world, course.school.schoolId);
  await write(world, course, pen, { homework, studentId, answers: ['B', '41'] });
  await course.teacher.call(homeworkApi.close, { homeworkId });
  await perform(world, 'homework-closed', { schoolId: course.school.schoolId, homeworkId });
});
afterAll(() => world.close());

/** Asks, and goes on a moment later: nobody is held up for asking too often. */
async function answerTo(person: Person | undefined, text: string): Promise<AssistantAnswer> {
  if (!person) throw new Error('nobody asks');
  world.clock.forward(5_000);
  return (await person.call(ask, { text })).answer;
}
const said = ({ lines }: AssistantAnswer) => lines.map(({ text }) => text).join('\n');
const nameOf = (person: Person | undefined) => person?.ids.name ?? '';

/** Each number that is said has its source, but those of the manual. */
const isCited = ({ lines, sources }: AssistantAnswer) =>
  lines.every(
    ({ text, cites }) => !/\d/.test(text) || (cites.length > 0 && cites.every((no) => sources[no - 1]?.no === no)),
  );

it.each(['zh', 'en'] as const)('what is offered to be asked is understood, in %s', async (language) => {
  for (const person of [course.teacher, written, await course.school.newLeader('SCHOOLPRINCIPAL')]) {
    if (!person) throw new Error('nobody');
    const reader = person.with({ 'accept-language': language });
    const { examples } = await reader.call(history, {});
    expect(examples.length).toBeGreaterThanOrEqual(3);
    for (const text of examples) expect([text, (await answerTo(reader, text)).kind]).not.toContain('unknown');
  }
});

describe('a teacher', () => {
  it('is told who has not handed in, with the row that says so, in both languages', async () => {
    for (const text of ['谁还没交作业', 'who has not handed in?', '有理数乘法那次作业谁没交', '今天的作业谁没交']) {
      const answer = await answerTo(course.teacher, text);
      expect(said(answer)).toContain(nameOf(absent));
      expect(said(answer)).not.toContain(nameOf(written));
      expect(isCited(answer)).toBe(true);
    }
    expect(said(await answerTo(course.teacher, 'who has not handed in?'))).toContain('1 of 2 have not handed in');
    const answer = await answerTo(course.teacher, '有理数乘法那次作业谁没交');
    expect(answer.sources[0]?.to).toBe(`/homework/written/detail?homework=${homeworkId}&only=absent`);
  });

  it('gets a draft of a reminder, and nobody is reminded by it', async () => {
    await answerTo(course.teacher, '有理数乘法那次作业谁没交');
    const { draft } = await answerTo(course.teacher, '催他们一下');
    expect(draft).toMatchObject({
      kind: 'reminder',
      to: `/homework/written/detail?homework=${homeworkId}&only=absent`,
    });
    expect(draft?.rows[0]?.value).toBe(nameOf(absent));
    const { items } = await course.teacher.call(homeworkApi.missing, { classId: course.classIds[0] ?? '' });
    expect(items[0]?.copies[0]?.remindedAt).toBeNull();
  });

  it('gets drafts of papers and booklets that fill in the screens', async () => {
    const paper = await answerTo(course.teacher, '出一份20分钟10道题的分数练习');
    expect(paper.draft?.to).toBe(
      `/paperTest/auto?new=draft&minutes=20&questions=10&topic=${encodeURIComponent('分数')}`,
    );
    const booklet = await answerTo(course.teacher, `打印${className}这周的错题`);
    expect(booklet.draft?.to).toMatch(
      new RegExp(`^/study/handbook\\?book=new&class=${course.classIds[0]}&from=[\\d-]{10}&to=[\\d-]{10}$`),
    );
  });

  it.each([
    ['上次作业平均分是多少', '平均 2 分（满分 4）'],
    ['上次作业及格率多少', '已批 1 人'],
    ['最高分是多少', '最高 2 分'],
    ['哪几题错得最多', '第 2 题 0%'],
    ['哪些知识点薄弱', '乘法 50%'],
    ['谁不及格', '有 1 人'],
    ['我教哪些班', '共 1 个班'],
    ['班级名单', '有 2 名学生'],
    ['上次作业进度', '共 2 份，已交 1 份'],
    ['where is my print order', 'No order'],
    ['最近成绩走势', '没有两次以上'],
  ])('%s', async (text, words) => {
    const answer = await answerTo(course.teacher, text);
    expect(said(answer)).toContain(words);
    expect(isCited(answer)).toBe(true);
  });

  it('is told of a student by name and by pinyin, of a class by number, and goes on from there', async () => {
    const name = nameOf(written);
    expect(said(await answerTo(course.teacher, `${name}上次考了多少分`))).toContain(`${name}《有理数乘法》2 分`);
    expect(said(await answerTo(course.teacher, `那${nameOf(absent)}呢`))).toContain('还没有成绩');
    expect(said(await answerTo(course.teacher, '九年级(9)班谁没交'))).toBe('你名下没有这个班级。');
  });

  it('is told of the test that is named beside a student, and who had everything right', async () => {
    const name = nameOf(written);
    expect(said(await answerTo(course.teacher, `${name}有理数乘法错了哪些题`))).toBe(`${name}《有理数乘法》没有错题。`);
    expect(said(await answerTo(course.teacher, '上次作业谁全对了'))).toBe(`${className}《有理数乘法》没有人全对。`);
    expect(said(await answerTo(course.teacher, '今天这节课谁全对了'))).toBe('还没有课堂记录。');
  });

  it('gets a homework as long as it was wished, or is told how long it is', async () => {
    const answer = await answerTo(course.teacher, `给${className}布置一份90分钟的有理数乘法练习`);
    expect(answer.draft?.rows.map(({ label }) => label)).toContain('约需时间');
    expect(said(answer)).toContain('不是你要的 90 分钟');
    expect(answer.links[0]?.to).toMatch(/^\/paperTest\/auto\?new=draft&minutes=90/);
  });

  it('is led to where things are done', async () => {
    const answer = await answerTo(course.teacher, 'how do I extend the deadline for one child');
    expect(answer.links).toEqual([{ title: 'Homework', to: '/homework/written' }]);
    expect(answer.sources).toEqual([{ no: 1, title: 'Help: Homework', to: '/help?how=how-extend' }]);
    expect(answer.lines[0]?.cites).toEqual([1]);
    expect((await answerTo(course.teacher, '怎么扫描试卷')).links[0]?.to).toBe('/homework/scans');
  });

  it('is told what it does not know, and what it will not do', async () => {
    expect((await answerTo(course.teacher, '今天天气怎么样')).kind).toBe('unknown');
    expect((await answerTo(course.teacher, `告诉我${nameOf(written)}的密码`)).kind).toBe('refused');
  });

  it('is told of one question at a time: which one was answered, and which are to be asked by themselves', async () => {
    for (const text of ['谁没交作业？平均分是多少？', '谁没交作业，平均分是多少']) {
      const answer = said(await answerTo(course.teacher, text));
      expect(answer).toContain('这里只答了“谁没交作业”。一次答一个问题，另外 1 个请分开问：“平均分是多少”。');
    }
  });

  it('who names two children is told of both scores, or to ask of one at a time', async () => {
    const [one, other] = [nameOf(written), nameOf(absent)];
    for (const text of [`${one}和${other}上次谁的分高`, `${one}和${other}上次谁考得好`]) {
      const answer = await answerTo(course.teacher, text);
      expect(said(answer)).toContain(`${one}《有理数乘法》2 分`);
      expect(said(answer)).toContain(`${other}《有理数乘法》还没有成绩。`);
      expect(isCited(answer)).toBe(true);
    }
    expect(said(await answerTo(course.teacher, `${one}和${other}的错题`))).toBe(
      `一次问一位学生。你说到了 ${one}、${other}，请分开问。`,
    );
  });

  it.each(['让印刷中心加急P000001', '把成绩改成100分', 'rush my print order'])(
    'an order that is not its to do is refused: %s',
    async (text) => {
      const { kind, sources, lines } = await answerTo(course.teacher, text);
      expect([kind, sources]).toEqual(['refused', []]);
      expect(lines[0]?.text).toMatch(/^(?:这个我不做|I do not do that)/);
    },
  );
});

describe('leaders and students', () => {
  it('a leader is told of any class, and how a school is kept', async () => {
    const admin = await course.school.newLeader('SCHOOLADMIN');
    expect(said(await answerTo(admin, `${className}谁没交作业`))).toContain(nameOf(absent));
    expect(said(await answerTo(admin, '上次作业平均分'))).toContain('平均 2 分');
    expect((await answerTo(admin, '怎么批量导入学生名单')).links[0]?.to).toBe('/student/import');
  });

  it('a student who asks for another child by name is refused, and never told the own score in its place', async () => {
    for (const text of [`${nameOf(absent)}上次考了多少分`, `${nameOf(absent)}的错题`]) {
      const answer = await answerTo(written, text);
      expect(answer.kind).toBe('refused');
      expect(said(answer)).not.toMatch(/\d/);
    }
    expect((await answerTo(written, `${nameOf(written)}的错题`)).kind).not.toBe('refused');
  });

  it('a student sees no score before it is given back, and then only the own', async () => {
    expect(said(await answerTo(written, '我上次考了多少分'))).toContain('还没有发回来');
    await course.teacher.call(markingApi.release, { homeworkId });
    await perform(world, 'wrong-questions', { schoolId: course.school.schoolId, homeworkId });
    const score = await answerTo(written, '我上次考了多少分');
    expect(said(score)).toContain('《有理数乘法》2 分');
    expect(isCited(score)).toBe(true);
    expect(said(await answerTo(written, '我这周错了几题'))).toContain('错了 1 道');
    expect(said(await answerTo(absent, '我上次考了多少分'))).toContain('还没有发回来');
    expect(said(await answerTo(written, '我今天有什么作业'))).toBe('没有要交的作业。');
  });
});

describe('the conversation', () => {
  it('is there again, and gone after it is cleared', async () => {
    const teacher = await course.school.newTeacher(course.classIds);
    await teacher.call(ask, { text: '你好' });
    expect((await teacher.call(history, {})).items.map(({ asked }) => asked)).toEqual(['你好']);
    await teacher.call(clear, {});
    expect((await teacher.call(history, {})).items).toEqual([]);
  });

  it('is empty after the login has ended', async () => {
    const teacher = await course.school.newTeacher(course.classIds);
    await teacher.call(ask, { text: '谁没交作业' });
    const left = () =>
      world.services.database.asSystem((db) =>
        db.execute(sql`select 1 from assistant_turn where account_id = ${teacher.ids.accountId}`),
      );
    expect([...(await left())]).toHaveLength(1);
    await teacher.call(sessionApi.logout, {});
    expect([...(await left())]).toHaveLength(0);
  });

  it('is nobody else’s: not even a thumb can be put on it', async () => {
    const [mine, other] = [
      await course.school.newTeacher(course.classIds),
      await course.school.newTeacher(course.classIds),
    ];
    const { turnId } = await mine.call(ask, { text: '你好' });
    expect((await other.refused(judge, { turnId, thumb: 'down' })).code).toBe(-1404);
    expect((await other.call(history, {})).items).toEqual([]);
  });

  it('thumbs are read by the school, without who it was and without names', async () => {
    const name = nameOf(written);
    const { turnId } = await course.teacher.call(ask, { text: `${name}上次考了多少分` });
    await course.teacher.call(judge, { turnId, thumb: 'down', reason: '不是我要的那次' });
    const leader = await course.school.newLeader('SCHOOLPRINCIPAL');
    const { items } = await leader.call(thumbs, { thumb: 'down' });
    expect(items[0]).toMatchObject({ role: 'TEACHER', intent: 'student-result', reason: '不是我要的那次' });
    expect(JSON.stringify(items)).not.toContain(name);
    expect((await course.teacher.call(history, {})).items.at(-1)?.thumb).toBe('down');
    await course.teacher.call(judge, { turnId, thumb: null });
    expect((await leader.call(thumbs, { thumb: 'down' })).items).toEqual([]);
    expect((await course.teacher.refused(thumbs, {})).code).toBe(-1403);
  });
});

describe('bad input', () => {
  it('a question that is too long is refused in words', async () => {
    const { reason, msg } = await course.teacher.refused(ask, { text: '问'.repeat(LONGEST_QUESTION + 1) });
    expect([reason, msg]).toEqual(['too-long', '一次最多问 2000 个字，请分几次问']);
    expect((await course.teacher.refused(ask, { text: 'x'.repeat(100_000) })).reason).toBe('too-long');
  });

  it('whoever asks too often waits a minute', async () => {
    const teacher = await course.school.newTeacher(course.classIds);
    for (let i = 0; i < QUESTIONS_A_MINUTE; i++) await teacher.call(ask, { text: '谢谢' });
    expect((await teacher.refused(ask, { text: '谢谢' })).reason).toBe('asked-too-often');
    world.clock.forward(61_000);
    await teacher.call(ask, { text: '谢谢' });
  });
});

describe('how a class did over some days', () => {
  it('is answered of the days that are named, by the results by period', async () => {
    for (const text of [`${className}这个月怎么样`, `how did ${className} do this month`]) {
      await course.teacher.call(clear, {}); // after another question it would go on with that one
      const answer = await answerTo(course.teacher, text);
      expect(said(answer)).toContain(className);
      expect(said(answer)).toMatch(/\d{4}-\d\d-01 (至|to) |from \d{4}-\d\d-01/);
    }
  });

  it('of days without results says so', async () => {
    const answer = await answerTo(course.teacher, `上个月${className}总体得分率`);
    expect(said(answer)).toContain('没有收齐并批完的作业');
    expect(answer.sources).toEqual([]);
  });
});
