import { arranged, type CardKind, type CardManner, type CardQuestion, usualManner } from '@zhibi/contract/papers/cards';

type Asked = [kind: CardKind, count: number, score: number, more?: Partial<CardQuestion>];

/** Questions numbered through, each group after the other; of `choose` in `more` a group of its own. */
function asked(groups: readonly Asked[]): CardQuestion[] {
  let no = 0;
  return groups.flatMap(([kind, count, score, more = {}]) =>
    Array.from({ length: count }, (): CardQuestion => {
      no++;
      const itemId = `00000000-0000-4000-8000-${String(no).padStart(12, '0')}`;
      return { itemId, partIndex: null, no: String(no), kind, score, options: 4, blanks: 1, key: '', ...more };
    }),
  );
}

const optional = (group: string, choose: number): Partial<CardQuestion> => ({ choice: { group, choose } });

/** A unit test of junior maths: 120 points. */
const maths: Asked[] = [
  ['single', 10, 3],
  ['blank', 6, 4],
  ['written', 3, 8],
  ['written', 2, 10],
  ['written', 1, 12],
];
/** As in the entrance examination of a province: the last question is chosen among two. */
const seniorMaths: Asked[] = [
  ['single', 8, 5],
  ['multiple', 4, 5],
  ['blank', 4, 5],
  ['written', 5, 12],
  ['written', 2, 10, optional('last', 1)],
];
const twoOfThree: Asked[] = [
  ['single', 12, 4],
  ['written', 2, 12],
  ['written', 3, 10, optional('both', 2)],
];
const chinese: Asked[] = [
  ['single', 8, 3],
  ['judge', 5, 2],
  ['blank', 2, 4, { blanks: 2 }],
  ['written', 4, 6],
  ['essay', 1, 50],
];

function card(groups: readonly Asked[], manner: Partial<CardManner>, text: string) {
  const head = { over: '青禾实验中学', text };
  return () => arranged({ ...usualManner, ...manner }, asked(groups), head);
}

/** An answer card of each kind: sheets, columns, how its number is told, points on paper, optional questions, a composition. */
export const cardGallery = {
  'a4-one-column': card(maths, {}, '七年级数学单元检测　答题卡'),
  'a4-bubbles': card(maths, { numberWay: 'bubbles' }, '七年级数学单元检测　答题卡'),
  'a4-digits': card(maths, { numberWay: 'digits' }, '七年级数学单元检测　答题卡'),
  'a4-sealed-one-sided': card(maths, { sealLine: true, duplex: false, scored: false }, '七年级数学单元检测　答题卡'),
  'a3-two-columns': card(seniorMaths, { pageSize: 'A3', columns: 2 }, '高三数学模拟考试　答题卡'),
  'a3-two-columns-sealed': card(
    seniorMaths,
    { pageSize: 'A3', columns: 2, sealLine: true },
    '高三数学模拟考试　答题卡',
  ),
  'a3-three-columns': card(
    seniorMaths,
    { pageSize: 'A3', columns: 3, numberWay: 'bubbles' },
    '高三数学模拟考试　答题卡',
  ),
  '8k-two-of-three': card(twoOfThree, { pageSize: '8K', columns: 2, lined: true }, '高二物理期中考试　答题卡'),
  'a4-composition': card(chinese, { scored: false }, '七年级语文期末考试　答题卡'),
  'a3-composition': card(
    chinese,
    { pageSize: 'A3', columns: 3, numberWay: 'bubbles', lined: true },
    '七年级语文期末考试　答题卡',
  ),
} as const;
