import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareEditions, type Entry } from './rules-editions.js';
import { planOutline } from './rules-outline.js';

let made = 0;
const edition = (outline: string): Entry[] =>
  planOutline([], outline, () => `n${++made}`).nodes.map((node) => ({ ...node, questions: 2 }));
const compare = (older: string, newer: string) =>
  compareEditions(edition(older), edition(newer)).map(({ state, title, was }) => [state, title, was]);

describe('two editions', () => {
  it.each<[string, string, string, unknown[]]>([
    [
      'are the same',
      '一\n\t甲\n二',
      '一\n\t甲\n二',
      [
        ['same', '一', ''],
        ['same', '甲', ''],
        ['same', '二', ''],
      ],
    ],
    [
      'differ by what is new',
      '数\n形',
      '数\n统计\n形',
      [
        ['same', '数', ''],
        ['added', '统计', ''],
        ['same', '形', ''],
      ],
    ],
    [
      'differ by what is gone, which stands where its parent was',
      '数\n\t甲\n\t乙\n形',
      '数\n\t甲\n形',
      [
        ['same', '数', ''],
        ['same', '甲', ''],
        ['removed', '乙', ''],
        ['same', '形', ''],
      ],
    ],
    [
      'differ by another number of a chapter',
      '第一章 有理数',
      '第二章 有理数',
      [['renamed', '第二章 有理数', '第一章 有理数']],
    ],
    [
      'differ by other words',
      '数\n\t正数和负数的认识',
      '数\n\t正数和负数',
      [
        ['same', '数', ''],
        ['renamed', '正数和负数', '正数和负数的认识'],
      ],
    ],
    [
      'differ by the place of an entry',
      '数\n\t绝对值\n形',
      '数\n形\n\t绝对值',
      [
        ['same', '数', ''],
        ['same', '形', ''],
        ['moved', '绝对值', '数 / 绝对值'],
      ],
    ],
  ])('%s', (_, older, newer, lines) => expect(compare(older, newer)).toEqual(lines));

  const trees = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom('甲', '乙', '丙', '小结', '有理数')), {
      maxLength: 25,
    })
    .map((lines) => lines.map(([depth, title]) => `${'\t'.repeat(depth)}${title}`).join('\n'));

  it('name every entry of both exactly once', () => {
    fc.assert(
      fc.property(trees, trees, (one, other) => {
        const [older, newer] = [edition(one), edition(other)];
        const lines = compareEditions(older, newer);
        const count = (...states: string[]) => lines.filter(({ state }) => states.includes(state)).length;
        expect(count('same', 'renamed', 'moved', 'added')).toBe(newer.length);
        expect(count('same', 'renamed', 'moved', 'removed')).toBe(older.length);
      }),
    );
  });

  it('that are one have no difference', () => {
    fc.assert(
      fc.property(trees, (one) => {
        const tree = edition(one);
        const again = tree.map((node) => ({
          ...node,
          id: `x${node.id}`,
          parentId: node.parentId && `x${node.parentId}`,
        }));
        expect(compareEditions(tree, again).every(({ state }) => state === 'same')).toBe(true);
      }),
    );
  });
});
