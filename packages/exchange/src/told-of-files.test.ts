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
