import { expect, it } from 'vitest';
import { bookNameIn, subjectNameIn, volumeNameIn } from './catalogue.js';

it.each([
  ['初中数学', 'Junior maths'],
  ['小学道德与法治', 'Primary morality and law'],
  ['高中英语', 'Senior English'],
  ['数学', 'Maths'],
  ['初中茶艺', '初中茶艺'],
])('the subject %s is %s', (zh, en) => {
  expect(subjectNameIn(zh, 'en')).toBe(en);
  expect(subjectNameIn(zh, 'zh')).toBe(zh);
});

it.each([
  ['上册', 'first term'],
  ['全一册', 'whole year'],
  ['八年级下册', 'Grade 8, second term'],
  ['高一上册', 'Grade 10, first term'],
  ['必修第二册', 'Compulsory 2'],
  ['选择性必修 第三册', 'Elective compulsory 3'],
  ['必修2', 'Compulsory 2'],
  ['奥数精讲', '奥数精讲'],
])('the volume %s is %s', (zh, en) => {
  expect(volumeNameIn(zh, 'en')).toBe(en);
  expect(volumeNameIn(zh, 'zh')).toBe(zh);
});

it('a book that is called by its volume alone is told with its grade', () => {
  const book = { gid: 8, volume: '上册', title: '上册' };
  expect([bookNameIn(book, 'zh'), bookNameIn(book, 'en')]).toEqual(['八年级上册', 'Grade 8, first term']);
  expect(bookNameIn({ ...book, title: '八年级上册' }, 'en')).toBe('Grade 8, first term');
});
