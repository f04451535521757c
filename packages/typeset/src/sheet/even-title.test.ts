import { expect, it } from 'vitest';
import { openPress } from '../press/open-press.js';
import { glyphsOf } from '../sample/glyphs.js';
import { unitTest } from '../sample/unit-test.js';

const plain = { pageSize: 'A4', columns: 1, sealLine: false, scoreTable: false, edition: 'student' } as const;
const title = '王晨熙 · 十一月二十九日初中数学第一单元至第三单元错题个册练习';

it('a title that needs two lines has them about as long: no last word stands alone', async () => {
  const press = await openPress();
  const { pdf } = await press.layOut({ ...unitTest(), title }, plain);
  const lines = new Map<number, string>();
  for (const { yMm, char } of glyphsOf(pdf, 1).sort((a, b) => a.xMm - b.xMm))
    lines.set(Math.round(yMm), (lines.get(Math.round(yMm)) ?? '') + char);
  const inOrder = [...lines].sort(([a], [b]) => a - b).map(([, words]) => words);
  const from = inOrder.findIndex((words) => words.startsWith('王晨熙'));
  const [first = '', last = ''] = inOrder.slice(from, from + 2);
  expect(first + last).toBe(title);
  expect(last.length / first.length).toBeGreaterThan(0.6);
}, 120_000);
