import { expect, it } from 'vitest';
import { creditLines } from './rules-credits.js';

const from = (...sources: string[]) => sources.map((source) => ({ source, licence: 'own' as const }));

it.each([
  [from('甲', '甲', '甲', '甲', '甲', '甲', '甲', '甲', '甲'), ['1—9 甲']],
  [from('甲', '乙', '甲', '甲', '甲'), ['1、3—5 甲', '2 乙']],
  [from('甲', '甲', '', '甲'), ['1、2、4 甲']],
])('numbers of one origin that follow each other are said by the first and the last', (questions, lines) => {
  expect(creditLines(questions)).toEqual(lines);
});

it('the right under which a question is printed stands behind its origin', () => {
  expect(creditLines([{ source: '全国卷', licence: 'cc-by' }])).toEqual(['1 全国卷（CC BY 4.0）']);
});
