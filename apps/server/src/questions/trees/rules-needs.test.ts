import { describe, expect, it } from 'vitest';
import { planNeeds, readNeeds, withNeeds } from './rules-needs.js';
import { outlineOfRows, planOutline } from './rules-outline.js';

describe('a line of knowledge points', () => {
  it.each<[string, string, string[] | undefined]>([
    ['二次函数', '二次函数', undefined],
    ['二次函数 ← 一次函数；数 / 平方根', '二次函数', ['一次函数', '数 / 平方根']],
    ['二次函数 <- 一次函数;平方根', '二次函数', ['一次函数', '平方根']],
    ['二次函数 ←', '二次函数', []],
    ['a<-b 不是先修', 'a<-b 不是先修', undefined],
  ])('%j names %j and what comes before it', (line, title, needs) => {
    expect(readNeeds(line)).toEqual({ title, needs });
  });

  it('is written as it is read', () => {
    expect(readNeeds(withNeeds('二次函数', ['数 / 平方根', '一次函数']))).toEqual({
      title: '二次函数',
      needs: ['数 / 平方根', '一次函数'],
    });
  });
});

describe('the prerequisites of an outline', () => {
  let made = 0;
  const plan = (outline: string) => {
    const { nodes, needsById, lines } = planOutline([], outline, () => `k${++made}`);
    const titleOf = new Map(nodes.map(({ id, title }) => [id, title]));
    const named = [...needsById].map(([id, needs]) => [titleOf.get(id), needs.map((one) => titleOf.get(one))]);
    return { named, bad: lines.filter(({ problem }) => problem === 'needs').map(({ line }) => line) };
  };

  it('are found by title and by path, also further down, and by path where a title is there twice', () => {
    expect(plan('函数 ← 平方根\n\t小结 ← 数 / 小结\n数\n\t平方根\n\t小结')).toEqual({
      named: [
        ['函数', ['平方根']],
        ['小结', ['小结']],
      ],
      bad: [],
    });
  });

  it('that lead nowhere, to a title that is there twice, to themselves or in a circle are named and left out', () => {
    const { named, bad } = plan('甲 ← 乙\n乙 ← 甲\n丙 ← 丙；没有\n丁 ← 小结；甲\n\t小结\n戊\n\t小结');
    expect(named).toEqual([
      ['甲', ['乙']],
      ['乙', []],
      ['丙', []],
      ['丁', ['甲']],
    ]);
    expect(bad).toEqual([2, 3, 4]);
  });

  it('stay where the outline says nothing of them', () => {
    const known = new Map([['a', ['b']]]);
    const nodes = ['a', 'b'].map((id) => ({ id, parentId: null, title: id }));
    expect(planNeeds(nodes, [], known).needsById.size).toBe(0);
  });

  it('come from the column of a table', () => {
    expect(
      outlineOfRows(
        [
          ['数', '', ''],
          ['', '平方根', '数'],
          ['函数', '', '数 / 平方根；数'],
        ],
        2,
        (title, row) => withNeeds(title, (row[2] ?? '').split(/[；;]/).filter(Boolean)),
      ),
    ).toBe('数\n\t平方根 ← 数\n函数 ← 数 / 平方根；数');
  });
});
