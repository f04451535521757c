import { questionTypes } from '@zhibi/contract/questions';
import { zipOf } from '@zhibi/files';
import { describe, expect, it } from 'vitest';
import { guessFormat } from './guess-format.js';
import { usualLimits } from './model.js';
import { readQuestions } from './read-write.js';
import { readTable } from './table/index.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const old =
  '<?xml version="1.0"?><questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><item ident="i"/></questestinterop>';
const manifest = (type: string, href: string) =>
  `<manifest><resources><resource identifier="a" type="${type}" href="${href}"/></resources></manifest>`;

describe('a file of the first QTI', () => {
  it.each([
    ['by itself', bytes(old)],
    [
      'in a package with its manifest',
      zipOf({ 'imsmanifest.xml': manifest('imsqti_xmlv1p2', 'a/a.xml'), 'a/a.xml': old }),
    ],
    ['in a package without', zipOf({ 'a.xml': old })],
  ])('is told as what it is: %s', (_, file) => {
    expect(guessFormat(file)).toBe('qti-2.1');
    expect(readQuestions('qti-2.1', file).skipped).toEqual([{ where: '', why: 'qti-1' }]);
  });
});

describe('a question of twenty thousand signs', () => {
  const line = (stem: string) => bytes(JSON.stringify({ type: 'subjective', subject: '数学', stem }));
  it('is looked at', () => {
    const [huge] = readQuestions('jsonl', line('x'.repeat(20_001))).questions;
    expect([huge?.warnings, (huge?.confidence ?? 1) < 0.75]).toEqual([expect.arrayContaining(['very-long']), true]);
    expect(readQuestions('jsonl', line('x'.repeat(19_999))).questions[0]?.confidence).toBe(1);
  });
});

describe('a table', () => {
  it.each([
    ['题目类型', '题目内容', '正确答案'],
    ['题型', '试题内容', '标准答案'],
    ['Question Type', 'Question Text', 'Correct Answer'],
  ])('is known by the names that schools give its columns: %s, %s, %s', (...head) => {
    const rows = [['七年级题库'], head, ['判断题', '2 是偶数', '对']].map((cells, nth) => ({ at: nth + 1, cells }));
    expect(readTable(rows, usualLimits).questions[0]?.body.answer).toEqual({ kind: 'true-false', value: true });
  });
});

describe('what a file says and a question here has no place for', () => {
  const item = (id: string, declaration: string, more = '') =>
    bytes(
      `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${id}" title="t" timeDependent="false"${more}><responseDeclaration identifier="R" cardinality="multiple" baseType="identifier">${declaration}</responseDeclaration><itemBody><p>选</p><choiceInteraction responseIdentifier="R" maxChoices="0"><simpleChoice identifier="a">甲</simpleChoice><simpleChoice identifier="b">乙</simpleChoice><simpleChoice identifier="c">丙</simpleChoice></choiceInteraction></itemBody></assessmentItem>`,
    );
  const map = (...values: number[]) =>
    `<mapping>${values.map((value, nth) => `<mapEntry mapKey="${'abc'[nth]}" mappedValue="${value}"/>`).join('')}</mapping>`;
  const right = '<correctResponse><value>a</value><value>b</value></correctResponse>';
  const told = (file: Uint8Array) => readQuestions('qti-2.1', file).questions[0]?.warnings;

  it('is told of a QTI item: that it is adaptive, that choices cost points or differ in them', () => {
    expect(told(item('i', right, ' adaptive="true"'))).toEqual(['adaptive-dropped']);
    expect(told(item('i', right, ' adaptive="false"'))).toEqual([]);
    expect(told(item('i', map(1, 1, -2)))).toEqual(['weights-dropped']);
    expect(told(item('i', right + map(1, 1, -2)))).toEqual(['weights-dropped']);
    expect(told(item('i', map(2, 1)))).toEqual(['weights-dropped']);
    expect(told(item('i', map(1, 1)))).toEqual([]);
  });

  it('is told of a number in Moodle: its units', () => {
    const units = '<units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit></units>';
    const numerical = (more: string) =>
      bytes(
        `<quiz><question type="numerical"><questiontext><text>多长？</text></questiontext><answer fraction="100"><text>3</text></answer>${more}</question></quiz>`,
      );
    expect(readQuestions('moodle-xml', numerical(units)).questions[0]?.warnings).toContain('units-dropped');
    expect(readQuestions('moodle-xml', numerical('')).questions[0]?.warnings).not.toContain('units-dropped');
  });
});

describe('an archive within an archive', () => {
  it('is told as such', () => {
    const file = zipOf({ 'deep/inner.zip': zipOf({ 'a.xml': old }), 'readme.txt': 'x' });
    expect(guessFormat(file)).toBe('qti-2.1');
    expect(readQuestions('qti-2.1', file).skipped).toEqual([{ where: '', why: 'zip-in-zip' }]);
    expect(guessFormat(zipOf({ 'readme.txt': 'x' }))).toBeUndefined();
  });
});

describe('the type of a question in a table', () => {
  const table = (...cells: string[]) =>
    readTable(
      [['题型', '题干', '选项A', '选项B', '答案'], cells].map((row, nth) => ({ at: nth + 1, cells: row })),
      usualLimits,
    );
  it.each([
    ['单选', '甲', '乙', 'B', 'single-choice'],
    ['多选', '甲', '乙', 'AB', 'multiple-choice'],
    ['判断', '', '', '对', 'true-false'],
    ['填空', '', '', '3', 'fill-in'],
    ['解答', '', '', '略', 'subjective'],
    ['选择题', '甲', '乙', 'A', 'single-choice'],
    ['选择题', '甲', '乙', 'AB', 'multiple-choice'],
  ] as const)('is known by its short name: %s', (type, a, b, key, name) => {
    const { questions, skipped } = table(type, '问 ___', a, b, key);
    expect(skipped).toEqual([]);
    expect(questions[0]?.body.type).toBe(questionTypes[name]);
    expect(questions[0]?.body.answer.kind).not.toBe('none');
  });

  it('that is a combined one without parts is looked at', () => {
    const [one] = table('综合题', '读材料，完成下列各题。', '', '', '').questions;
    expect([one?.warnings, (one?.confidence ?? 1) < 0.75]).toEqual([expect.arrayContaining(['parts-missing']), true]);
  });
});
