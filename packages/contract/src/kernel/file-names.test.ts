import { expect, it } from 'vitest';
import { downloadName, nameFault } from './file-names.js';

it.each([
  [['单元测试', '八年级(1)班', '答案版'], 'pdf', '单元测试-八年级(1)班-答案版-20261122.pdf'],
  [['学生名单', '', ' '], 'xlsx', '学生名单-20261122.xlsx'],
  [['11/29 初中数学个册'], 'pdf', '11-29 初中数学个册-20261122.pdf'],
  [['a/b\\c:d*e?f"g<h>i|j', '..'], 'csv', 'a b c d e f g h i j-20261122.csv'],
  [['\u202egnp.exe', 'x\u0000y'], 'zip', 'gnp.exe-x y-20261122.zip'],
] as const)('%j is called title, class, edition and day, in safe characters', (parts, ending, name) => {
  expect(downloadName({ parts, ending }, '20261122')).toBe(name);
});

it('what is too long is cut in its title, never in what tells two files apart', () => {
  const name = downloadName({ parts: ['卷'.repeat(300), '八年级(1)班', '答案版'], ending: 'pdf' }, '20261122');
  expect(name.endsWith('-八年级(1)班-答案版-20261122.pdf')).toBe(true);
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
  expect(nameFault(name)).toBeUndefined();
});
