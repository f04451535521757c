import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LessonContext, lessonFields, readLesson, splitLesson, withLesson } from './rules-lessons.js';

const titles = ['有理数', '绝对值', '勾股数×2', '数 / 小结'];
const idOf = (title: string) => (titles.includes(title) ? `k${titles.indexOf(title)}` : undefined);
const nameOf = (id: string) => titles[Number(id.slice(1))] ?? '';
const context: LessonContext = { pointNamed: idOf, hasWords: true };
const read = (line: string, on = context) => readLesson(splitLesson(line).fields, on);

describe('a line of a chapter', () => {
  it.each<[string, string, string[]]>([
    ['1.1 有理数', '1.1 有理数', []],
    ['1.1 有理数 | 1.5', '1.1 有理数', ['1.5']],
    ['1.1 有理数 | | 绝对值', '1.1 有理数', ['', '绝对值']],
    ['识字 | | | 天、地', '识字', ['', '', '天、地']],
    ['甲 | 乙 | 1 | 有理数 | 天', '甲 | 乙', ['1', '有理数', '天']],
    ['a|b 不是课时', 'a|b 不是课时', []],
  ])('%j names %j and its lesson', (line, title, fields) => expect(splitLesson(line)).toEqual({ title, fields }));

  it.each<[string, object]>([
    ['甲 | 1.5', { said: { hours: 1.5 } }],
    [
      '甲 | | 有理数×3；绝对值',
      {
        said: {
          points: [
            { knowledgeId: 'k0', weight: 3 },
            { knowledgeId: 'k1', weight: 1 },
          ],
        },
      },
    ],
    ['甲 | | 勾股数×2', { said: { points: [{ knowledgeId: 'k2', weight: 1 }] } }],
    ['甲 | | 勾股数×2×4', { said: { points: [{ knowledgeId: 'k2', weight: 4 }] } }],
    ['甲 | | | 天 地、人，天', { said: { words: ['天', '地', '人'] } }],
    ['甲 | | |', { said: {} }],
    ['甲 | 两 | 绝对值', { said: { points: [{ knowledgeId: 'k1', weight: 1 }] }, problem: 'hours' }],
    ['甲 | 0.3', { said: {}, problem: 'hours' }],
    ['甲 | 100', { said: {}, problem: 'hours' }],
    ['甲 | 1 | 有理数；没有', { said: { hours: 1 }, problem: 'points' }],
    ['甲 | 1 | 有理数×6', { said: { hours: 1 }, problem: 'points' }],
    [`甲 | 1 | | ${'长'.repeat(13)}`, { said: { hours: 1 }, problem: 'words' }],
  ])('%j is understood', (line, expected) => expect(read(line)).toEqual(expected));

  it('says no words where the subject has none', () =>
    expect(read('甲 | 1 | | 天', { ...context, hasWords: false })).toEqual({ said: { hours: 1 }, problem: 'words' }));

  it('is read as it is written', () => {
    const point = fc.record({
      knowledgeId: fc.constantFrom('k0', 'k1', 'k2', 'k3'),
      weight: fc.integer({ min: 1, max: 5 }),
    });
    const lesson = fc.record({
      hours: fc.option(fc.integer({ min: 1, max: 198 }).map((halves) => halves / 2)),
      points: fc.uniqueArray(point, { selector: (one) => one.knowledgeId }),
      words: fc.uniqueArray(fc.constantFrom('天', '地', '春天', '一心一意')),
    });
    const title = fc.constantFrom('1.1 有理数', '甲 | 乙', 'a | b | c | d', '甲 |');
    fc.assert(
      fc.property(title, lesson, (name, said) => {
        const line = withLesson(name, lessonFields(said, nameOf));
        const { hours, points, words } = said;
        expect(splitLesson(line).title).toBe(name);
        expect(read(line)).toEqual({
          said: {
            ...(hours !== null && { hours }),
            ...(points.length > 0 && { points }),
            ...(words.length > 0 && { words }),
          },
        });
      }),
    );
  });
});
