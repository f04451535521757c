import { classroomApi } from '@zhibi/contract/classroom';
import { importingApi } from '@zhibi/contract/classroom/importing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { newId } from '../../platform/ids.js';
import { sheetFile } from '../../platform/sheets/index.js';

let world: TestWorld;
let school: TestSchool;
let teacher: Person;
let lessonId: string;
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
  const { classId } = await school.newClass(1);
  teacher = await school.newTeacher([classId]);
  const wish = { lessonId: newId(), classId, subjectId: JUNIOR_MATHS };
  ({ lessonId } = await teacher.call(classroomApi.start, wish));
}, 60_000);
afterAll(() => world.close());

const bring = (file: Uint8Array | string, taskId = newId()) =>
  teacher.call(importingApi.importTasks, { lessonId, taskId, file: Buffer.from(file) });
const tasksFrom = async (taskId: string) =>
  (await teacher.call(classroomApi.board, { lessonId })).tasks.filter((task) => task.taskId === taskId);
const keysOf = (questions: readonly { key: string[] }[]) => questions.map(({ key }) => key.join(''));

const aiken = (count: number) =>
  Array.from({ length: count }, (_, n) => `${n} + 1 等于几？\nA. ${n}\nB. ${n + 1}\nANSWER: B\n`).join('\n');

const qti = `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="q" title="q" adaptive="false" timeDependent="false">
  <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">
    <correctResponse><value>b</value></correctResponse></responseDeclaration>
  <itemBody><p>二加二</p><choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1">
    <simpleChoice identifier="a">三</simpleChoice><simpleChoice identifier="b">四</simpleChoice>
  </choiceInteraction></itemBody></assessmentItem>`;

describe('questions of a file', () => {
  it.each([
    ['Aiken', aiken(2), 1, ['B', 'B'], []],
    ['GIFT', '1+1\\=2 {T}\n\n质数？{~%50%2 ~%50%3 ~%-100%4}\n\n写一写 {}', 1, ['A', 'AB'], ['not-choosable']],
    ['QTI', qti, 3, ['B'], []],
  ] as const)(
    '%s become one task that is not opened, and what cannot be asked is named',
    async (_, file, kind, keys, why) => {
      const taskId = newId();
      const done = await bring(file, taskId);
      expect(done).toMatchObject({ tasks: 1, taken: keys.length });
      expect(done.left.map((one) => one.why)).toEqual(why);
      const [task] = await tasksFrom(taskId);
      expect(task).toMatchObject({ kind, state: 'draft' });
      expect(keysOf(task?.questions ?? [])).toEqual(keys);
    },
  );

  it('come from the template of Kahoot as a workbook', async () => {
    const titles = [
      '',
      'Question - max 120 characters',
      'Answer 1',
      'Answer 2',
      'Answer 3',
      'Answer 4',
      'Time limit (sec)',
      'Correct answer(s)',
    ];
    const rows = [
      ['1', '地球绕什么转？', '月亮', '太阳', null, null, 20, 2],
      ['2', '哪些是质数？', '2', '4', '3', '9', 30, '1,3'],
      ['3', '坏的一行', '只有一个', null, null, null, 20, '1'],
    ];
    const sheet = { name: 'Sheet1', columns: titles.map((title) => ({ title })), rows };
    const { content } = await sheetFile(sheet, 'xlsx');
    const taskId = newId();
    const done = await bring(content as Buffer, taskId); // as: a workbook is made whole
    expect(done).toEqual({ tasks: 1, taken: 2, left: [{ where: 'row 4', why: 'options-unreadable' }] });
    const [task] = await tasksFrom(taskId);
    expect(keysOf(task?.questions ?? [])).toEqual(['B', 'AC']);
  });

  it('are shared out to tasks of 30, and sent twice they are there once', async () => {
    const taskId = newId();
    const before = (await teacher.call(classroomApi.board, { lessonId })).tasks.length;
    for (let time = 0; time < 2; time++) expect(await bring(aiken(61), taskId)).toMatchObject({ tasks: 3, taken: 61 });
    const { tasks } = await teacher.call(classroomApi.board, { lessonId });
    expect(tasks.slice(before).map(({ questions }) => questions.length)).toEqual([30, 30, 1]);
  });

  it('are named in the order of the file, whatever keeps them out', async () => {
    const gift = '::a:: 二 { =2 ~3 }\n\n::b:: 写出名字 {}\n\n::c:: 坏题 { =a ~b';
    const { left } = await bring(gift);
    expect(left.map(({ why }) => why)).toEqual(['not-choosable', 'cut-off']);
  });

  it('with pictures are left out: a lesson keeps no files', async () => {
    const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const moodle = `<quiz><question type="multichoice"><questiontext format="html"><text><![CDATA[<p>看图<img src="@@PLUGINFILE@@/a.png"></p>]]></text><file name="a.png" path="/" encoding="base64">${picture}</file></questiontext><single>true</single><answer fraction="100"><text>一</text></answer><answer fraction="0"><text>二</text></answer></question></quiz>`;
    expect(await bring(moodle)).toMatchObject({ tasks: 0, taken: 0, left: [{ why: 'has-picture' }] });
  });

  it.each([
    ['nothing', '', 'empty-file'],
    ['what is larger than 4 MB', 'x'.repeat(4 * 1024 * 1024 + 1), 'too-large'],
  ])('are refused: %s', async (_, file, reason) => {
    const refused = await teacher.refused(importingApi.importTasks, {
      lessonId,
      taskId: newId(),
      file: Buffer.from(file),
    });
    expect(refused).toMatchObject({ reason });
  });

  it.each([
    ['a file of no form', 'hello, nothing here', 'format-unknown'],
    ['half a workbook', 'PK\u0003\u0004 and no more', 'format-unknown'],
  ])('%s comes to nothing, in words', async (_, file, why) => {
    const done = await bring(file);
    expect(done).toEqual({ tasks: 0, taken: 0, left: [{ where: '', why }] });
  });

  it('are not read for whoever does not hold the lesson', async () => {
    const other = await school.newTeacher([]);
    const refused = await other.refused(importingApi.importTasks, {
      lessonId,
      taskId: newId(),
      file: Buffer.from(aiken(1)),
    });
    expect(refused.code).toBe(-1404);
  });
});
