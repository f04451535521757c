import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depthsOf, inReadingOrder } from './rules-order.js';
import { outlineOfRows, planOutline, readOutline } from './rules-outline.js';

let made = 0;
const newId = () => `new${++made}`;
const plan = (text: string, existing: { id: string; parentId: string | null; title: string }[] = []) =>
  planOutline(existing, text, newId);

describe('an outline', () => {
  it.each([
    ['tabs', '数\n\t有理数\n\t\t绝对值\n\t实数\n形', [1, 2, 3, 2, 1]],
    ['spaces', '数\n  有理数\n    绝对值\n形', [1, 2, 3, 1]],
    ['full-width spaces, empty lines and line ends of Windows', '数\r\n　有理数\r\n\r\n　　绝对值', [1, 2, 3]],
    ['a mark at its beginning', '\ufeff数\n 有理数', [1, 2]],
    ['an indented beginning', '  数\n    有理数\n  形', [1, 2, 1]],
  ])('is read by %s', (_, text, depths) => expect(readOutline(text).map(({ depth }) => depth)).toEqual(depths));

  it.each([
    ['a line further out than the first, yet indented', '    数\n  形', [undefined, 'jump']],
    ['a name twice among brothers', '数\n数', [undefined, 'duplicate']],
    ['the same name elsewhere', '数\n\t小结\n形\n\t小结', [undefined, undefined, undefined, undefined]],
    ['a title of 81 characters, and what hangs below it', `${'长'.repeat(81)}\n\t下`, ['long', 'jump']],
    ['a title of 80 characters', '长'.repeat(80), [undefined]],
    [
      'the ninth level',
      [...Array(9).keys()].map((at) => `${'\t'.repeat(at)}第${at}`).join('\n'),
      [...Array(8).fill(undefined), 'deep'],
    ],
  ])('says what is wrong with %s', (_, text, problems) =>
    expect(plan(text).lines.map(({ problem }) => problem)).toEqual(problems),
  );

  it('keeps what is there by its path, adds the rest, and leaves behind what it does not name', () => {
    const existing = [
      { id: 'a', parentId: null, title: '数' },
      { id: 'b', parentId: 'a', title: '实数' },
      { id: 'c', parentId: null, title: '旧章' },
    ];
    const { lines, nodes, left } = plan('形\n数\n\t有理数\n\t实数', existing);
    expect(lines.map(({ state }) => state)).toEqual(['new', 'kept', 'new', 'kept']);
    expect(left).toBe(1);
    expect(nodes.map(({ title }) => title)).toEqual(['形', '数', '有理数', '实数', '旧章']);
    expect(nodes.find(({ title }) => title === '实数')).toMatchObject({ id: 'b', parentId: 'a' });
  });

  it('written from a tree and read again is the same tree, as text and as a table', () => {
    const seeds = fc.array(fc.nat(), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(seeds, (given) => {
        const tree = inReadingOrder(
          given.map((seed, at) => ({
            id: `${at}`,
            title: `第${at}节`,
            parentId: seed % 3 === 0 || at === 0 ? null : `${Math.max(0, at - 1 - (seed % 2))}`,
          })),
        );
        const depths = depthsOf(tree);
        fc.pre(Math.max(...depths.values()) <= 8);
        const text = tree.map(({ id, title }) => `${'\t'.repeat((depths.get(id) ?? 1) - 1)}${title}`).join('\n');
        const again = plan(text, tree);
        expect(again.nodes.map(({ id, parentId }) => [id, parentId])).toEqual(
          tree.map(({ id, parentId }) => [id, parentId]),
        );
        const rows = tree.map(({ id, title }) =>
          Array.from({ length: 8 }, (_, at) => (at + 1 === depths.get(id) ? title : '')),
        );
        expect(outlineOfRows(rows)).toBe(text);
      }),
    );
  });

  it('comes from a table that repeats its paths', () => {
    const rows = [
      ['数', '有理数', '绝对值'],
      ['数', '有理数', '相反数'],
      ['数', '实数', ''],
      ['', '', '平方根'],
      ['形', '', ''],
    ];
    expect(outlineOfRows(rows)).toBe('数\n\t有理数\n\t\t绝对值\n\t\t相反数\n\t实数\n\t\t平方根\n形');
  });
});
