import { distance, type Line, lengthOf } from './line.js';
import type { CharacterModel } from './model.js';

/**
 * Other orders that are taught, beside that of the model (GF 0023-2020, as Make Me a Hanzi has it): those of the Japanese ministry's
 * 筆順指導の手びき (1958), which are the orders of running script too. `shape` finds the strokes in a character: h across, v down,
 * p down to the left, n down to the right or a dot, t rising, z with a bend. `order` tells which of them is written first, second, and so on.
 */
/** Exported for its specification: each character named here has such strokes. */
export const documented = [
  { shape: 'hhvh', order: [0, 2, 1, 3], characters: '王玉主住注往柱青请清情晴睛精静表责素毒麦国宝全弄皇望班' },
  { shape: 'vzhvh', order: [0, 1, 3, 2, 4], characters: '田由累留福苗雷猫奋胃细画备番略畏届笛' },
  { shape: 'nzhvh', order: [0, 1, 3, 2, 4], characters: '男思界富' },
  { shape: 'hp', order: [1, 0], characters: '右有布希' },
  { shape: 'hpz', order: [1, 0, 2], characters: '盛' },
  { shape: 'hvz', order: [1, 0, 2], characters: '成城诚' },
  { shape: 'zvvzv', order: [2, 0, 1, 3, 4], characters: '出' },
  { shape: 'zznhn', order: [0, 1, 2, 4, 3], characters: '母' },
  { shape: 'vznpn', order: [2, 3, 1, 0, 4], characters: '必' },
  { shape: 'pvnhhhvh', order: [0, 1, 2, 3, 6, 4, 5, 7], characters: '集雄雅焦难谁推准堆' },
] as const;

/** How a stroke runs, in one letter. */
export function courseOf(line: Line): string {
  const [first = [0, 0], last = [0, 0]] = [line[0], line.at(-1)];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  if (lengthOf(line) > 1.16 * distance(first, last)) return 'z';
  if (dx > 0 && Math.abs(dy) < 0.45 * dx) return 'h';
  if (dy > 0 && Math.abs(dx) < 0.36 * dy) return 'v';
  if (dy > 0) return dx < 0 ? 'p' : 'n';
  return 't';
}

/** The orders in which a character may be written, as places in the model; the first is that of the model. */
export function ordersOf({ character, strokes }: CharacterModel): number[][] {
  const own = strokes.map((_, k) => k);
  const courses = strokes.map(courseOf).join('');
  return [
    own,
    ...documented.flatMap(({ shape, order, characters }) => {
      const from = characters.includes(character) ? courses.indexOf(shape) : -1;
      if (from < 0) return [];
      return [own.map((k) => from + (order[k - from] ?? k - from))];
    }),
  ];
}

/** What the order of the strokes says: how many are out of place by the nearest order that is taught, and which. */
export interface OrderJudgement {
  /** Strokes of the model that were not written in their turn. */
  wrong: readonly number[];
  /** By an order that is taught elsewhere. */
  isOther: boolean;
}

/** @param written strokes of the model in the order in which they were written */
export function judgeOrder(written: readonly number[], orders: readonly (readonly number[])[]): OrderJudgement {
  const each = orders.map((order) => {
    const inTurn = new Set(longestRising(written.map((stroke) => order.indexOf(stroke))).map((at) => order[at]));
    return written.filter((stroke) => !inTurn.has(stroke));
  });
  const fewest = Math.min(...each.map((one) => one.length));
  const at = each.findIndex((one) => one.length === fewest);
  return { wrong: each[at] ?? [], isOther: at > 0 };
}

/** The longest rising part of a list, by the quadratic method: characters have thirty strokes at most. */
function longestRising(list: readonly number[]): number[] {
  const best = list.map((value) => [value]);
  for (const [k, value] of list.entries())
    for (let j = 0; j < k; j++) {
      const before = best[j] ?? [];
      if ((list[j] ?? Infinity) < value && before.length + 1 > (best[k]?.length ?? 0)) best[k] = [...before, value];
    }
  return best.reduce<number[]>((longest, one) => (one.length > longest.length ? one : longest), []);
}
