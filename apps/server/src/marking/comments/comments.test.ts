import { markingApi } from '@zhibi/contract/marking';
import { commentsApi, type PresetComment } from '@zhibi/contract/marking/comments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import type { Person } from '../../../test/person.js';
import { JUNIOR_MATHS, openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';

const { list, tree, forMarking, save, remove, restore, duplicates, merge, importPresets, exportPresets } = commentsApi;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

const subjectId = JUNIOR_MATHS;
const preset = (text: string, change: Record<string, unknown> = {}) => ({
  subjectId,
  questionType: null,
  cause: 'other' as const,
  text,
  scoreEffect: null,
  scope: 'me' as const,
  ...change,
});
const textsOf = async (person: Person, filter = {}) =>
  (await person.call(list, { subjectId, ...filter })).items.map(({ text }) => text);

describe('a preset comment', () => {
  it('is found by those for whom it was kept, and changed by its author alone', async () => {
    const regionId = await world.newRegion();
    const school = await world.newSchool({ regionId });
    const [author, colleague] = [await school.newTeacher(), await school.newTeacher()];
    const neighbour = await (await world.newSchool({ regionId })).newTeacher();
    const stranger = await (await world.newSchool({ regionId: await world.newRegion() })).newTeacher();
    await author.call(save, preset('我的'));
    const { presetId } = await author.call(save, preset('学校的', { scope: 'school', cause: 'sign' }));
    await author.call(save, preset('区域的', { scope: 'region', questionType: 2 }));
    expect(await textsOf(author)).toEqual(['区域的', '学校的', '我的']);
    expect(await textsOf(colleague)).toEqual(['区域的', '学校的']);
    expect(await textsOf(neighbour)).toEqual(['区域的']);
    expect(await textsOf(stranger)).toEqual([]);
    expect(await textsOf(author, { cause: 'sign' })).toEqual(['学校的']);
    expect(await textsOf(author, { words: '区' })).toEqual(['区域的']);
    expect(await textsOf(author, { words: '%' })).toEqual([]);
    const changed = preset('改了', { presetId, scope: 'school' });
    expect((await colleague.refused(save, changed)).code).toBe(-1404);
    expect((await colleague.refused(remove, { presetIds: [presetId] })).code).toBe(-1404);
    await author.call(save, changed);
    expect(await textsOf(colleague)).toEqual(['区域的', '改了']);
    const { items } = await author.call(tree, { subjectId });
    const counted = items.map(({ questionType, cause, count }) => `${questionType} ${cause} ${count}`);
    expect(counted.sort()).toEqual(['2 other 1', 'null other 2']);
  });

  it('that hurts a child is not kept; a district is wanted for one of the district', async () => {
    const teacher = await (await world.newSchool()).newTeacher();
    expect((await teacher.refused(save, preset('你真笨'))).reason).toBe('hurtful');
    expect((await teacher.refused(save, preset('好', { scope: 'region' }))).reason).toBe('no-region');
  });

  it('is taken away and comes back', async () => {
    const teacher = await (await world.newSchool()).newTeacher();
    const { presetId } = await teacher.call(save, preset('步骤要完整'));
    await teacher.call(remove, { presetIds: [presetId] });
    expect(await textsOf(teacher)).toEqual([]);
    await teacher.call(restore, { presetIds: [presetId] });
    expect(await textsOf(teacher)).toEqual(['步骤要完整']);
  });

  it('comes by pages of fifty', async () => {
    const teacher = await (await world.newSchool()).newTeacher();
    const table = Array.from({ length: 60 }, (_, at) => `评语第${at}句`).join('\n');
    await teacher.call(importPresets, { subjectId, how: 'take', file: Buffer.from(table) });
    const first = await teacher.call(list, { subjectId });
    const second = await teacher.call(list, { subjectId, cursor: first.next ?? '' });
    expect([first.items.length, second.items.length, second.next]).toEqual([50, 10, null]);
    expect(new Set([...first.items, ...second.items].map(({ text }) => text)).size).toBe(60);
  });
});

describe('the use of preset comments', () => {
  it('ranks them for the question that is marked, the own first; what was merged counts for where it went', async () => {
    const course = await TestCourse.of(world);
    const { teacher, school } = course;
    const homework = await course.publish(['subjective']);
    const { homeworkId } = homework;
    const studentId = course.classes[0]?.students[0]?.ids.studentId ?? '';
    const pen = await Gateway.of(world, school.schoolId);
    await write(world, course, pen, { homework, studentId, answers: ['7'] });
    await perform(world, 'read-answers', { schoolId: school.schoolId, homeworkId, studentId });
    const made: string[] = [];
    for (const [text, questionType] of [
      ['注意符号', null],
      ['注意符号！', 1],
      ['只给单选', 2],
    ] as const)
      made.push((await teacher.call(save, preset(text, { questionType }))).presetId);
    const [kept = '', duplicate = ''] = made;
    const { answers } = await teacher.call(markingApi.papers, { homeworkId, studentId });
    const { answerId = '', itemId = '', revision = 0 } = answers[0] ?? {};
    const comment = '注意符号！';
    await teacher.call(markingApi.score, {
      scores: [{ answerId, revision, score: 5, comment, presetIds: [duplicate] }],
    });
    const offered = async () =>
      (await teacher.call(forMarking, { homeworkId, itemId })).items.map(({ text, ownUsed }) => [text, ownUsed]);
    expect(await offered()).toEqual([
      ['注意符号！', 1],
      ['注意符号', 0],
    ]);
    const { groups } = await teacher.call(duplicates, { subjectId });
    expect(groups.map((group) => group.map(({ text }) => text))).toEqual([['注意符号！', '注意符号']]);
    await teacher.call(merge, { into: kept, presetIds: [duplicate] });
    expect(await offered()).toEqual([['注意符号', 1]]);
    await teacher.call(restore, { presetIds: [duplicate] });
    expect(await offered()).toEqual([
      ['注意符号！', 1],
      ['注意符号', 0],
    ]);
    // Who marks on an old state of the answer is refused, and nothing is counted.
    await teacher.refused(markingApi.score, { scores: [{ answerId, revision, score: 1, presetIds: [kept] }] });
    expect((await offered())[1]).toEqual(['注意符号', 0]);
  });
});

describe('a table of preset comments', () => {
  it('is judged line by line, taken, taken back, and goes out as it came in, without formulas', async () => {
    const teacher = await (await world.newSchool()).newTeacher();
    const table = [
      '评语,题型,错因,分数影响',
      '步骤要完整,解答,步骤,-1',
      'Mind the units,fill-in,units,-0.5',
      '=HYPERLINK("http://x"),,,',
      '步骤要完整,,,',
      '你真懒,,,',
      '不知道,没有这种题,,',
      '分数不对,,,abc',
    ].join('\n');
    const file = Buffer.from(table);
    const tried = await teacher.call(importPresets, { subjectId, how: 'try', file });
    const outcomes = ['added', 'added', 'added', 'known', 'hurtful', 'type', 'effect'];
    expect(tried.lines.map(({ outcome }) => outcome)).toEqual(outcomes);
    expect(await textsOf(teacher)).toEqual([]);
    const { presetIds } = await teacher.call(importPresets, { subjectId, how: 'take', file });
    const { items } = await teacher.call(list, { subjectId });
    expect(items.map(({ text, questionType, cause, scoreEffect }) => [text, questionType, cause, scoreEffect])).toEqual(
      [
        ['=HYPERLINK("http://x")', null, 'other', null],
        ['Mind the units', 4, 'units', -0.5],
        ['步骤要完整', 1, 'steps', -1],
      ],
    );
    const out = (await teacher.download(exportPresets, { subjectId, format: 'csv' })).bytes.toString();
    const other = await (await world.newSchool()).newTeacher();
    const again = await other.call(importPresets, { subjectId, how: 'take', file: Buffer.from(out) });
    expect(again.lines.map(({ outcome }) => outcome)).toEqual(['added', 'added', 'added']);
    const facts = ({ text, questionType, cause, scoreEffect }: PresetComment) => [
      text,
      questionType,
      cause,
      scoreEffect,
    ];
    expect((await other.call(list, { subjectId })).items.reverse().map(facts)).toEqual(items.map(facts));
    expect(out).not.toMatch(/^"?=HYPER/m);
    await teacher.call(remove, { presetIds });
    expect(await textsOf(teacher)).toEqual([]);
    expect(
      (await teacher.refused(importPresets, { subjectId, how: 'try', file: Buffer.alloc(600_000, 97) })).reason,
    ).toBe('no-table');
  });
});
