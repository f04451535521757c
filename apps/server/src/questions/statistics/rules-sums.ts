/** A scored answer of one homework. */
export interface ScoredAnswer {
  studentId: string;
  itemId: string;
  score: number;
  /** What a reader made of the writing: the letters chosen. */
  reading: string | null;
}

export interface ScoredItem {
  itemId: string;
  fullScore: number;
  /** The letters of its options; none where nothing is chosen. */
  labels: readonly string[];
}

/**
 * What item statistics are made of. Every number is a sum over students, so that two of them add up to that of both: homework to
 * school, school to bank. Where students share a place at the edge of a group, they share it in parts: counts of groups are no whole numbers.
 */
export interface ItemSums {
  homework: number;
  answers: number;
  /** Shares of the full score. */
  got: number;
  /** Places in the upper, and as many in the lower group, of those whose paper is wholly marked. */
  group: number;
  upper: number;
  lower: number;
  /** Of those whose paper is wholly marked: squares and products of the distances from the means of their own homework. */
  compared: number;
  items: number;
  rests: number;
  cross: number;
  /** Whose letters were read: all, in the upper group, in the lower. */
  read: [number, number, number];
  options: Record<string, [number, number, number]>;
}

export const noSums: ItemSums = {
  homework: 0,
  answers: 0,
  got: 0,
  group: 0,
  upper: 0,
  lower: 0,
  compared: 0,
  items: 0,
  rests: 0,
  cross: 0,
  read: [0, 0, 0],
  options: {},
};

const three = (a: readonly number[], b: readonly number[]): [number, number, number] => [
  (a[0] ?? 0) + (b[0] ?? 0),
  (a[1] ?? 0) + (b[1] ?? 0),
  (a[2] ?? 0) + (b[2] ?? 0),
];

/** The sums of both. */
export function addSums(a: ItemSums, b: ItemSums): ItemSums {
  const labels = new Set([...Object.keys(a.options), ...Object.keys(b.options)]);
  return {
    homework: a.homework + b.homework,
    answers: a.answers + b.answers,
    got: a.got + b.got,
    group: a.group + b.group,
    upper: a.upper + b.upper,
    lower: a.lower + b.lower,
    compared: a.compared + b.compared,
    items: a.items + b.items,
    rests: a.rests + b.rests,
    cross: a.cross + b.cross,
    read: three(a.read, b.read),
    options: Object.fromEntries(
      [...labels].map((label) => [label, three(a.options[label] ?? [], b.options[label] ?? [])]),
    ),
  };
}

/** Share of those who wrote a paper that forms the upper and the lower group (Kelley 1939). */
const GROUP = 0.27;
/** In a homework of fewer, best and weakest are the same students. */
const FEWEST_RANKED = 4;

const ranked = (total: number): number => Math.max(1, Math.round(total * GROUP));

/** How much of a place in the best (or weakest) group each total has: 1, 0, or a part for those who share its edge. */
function placesOf(totals: readonly number[], size: number, best: boolean): number[] {
  const sorted = [...totals].sort((a, b) => (best ? b - a : a - b));
  const edge = sorted[size - 1] ?? 0;
  const sure = sorted.filter((total) => (best ? total > edge : total < edge)).length;
  const sharing = sorted.filter((total) => total === edge).length;
  return totals.map((total) =>
    total === edge ? (size - sure) / sharing : (best ? total > edge : total < edge) ? 1 : 0,
  );
}

/**
 * The sums of every item of one homework, by item id; items that nobody was scored for are left out. Groups and comparisons are made
 * among those who wrote the same paper and whose paper is wholly marked; the score rate and the options count every scored answer.
 */
export function sumsOfHomework(items: readonly ScoredItem[], answers: readonly ScoredAnswer[]): Map<string, ItemSums> {
  const known = new Set(items.map(({ itemId }) => itemId));
  const ofStudent = new Map<string, Map<string, ScoredAnswer>>();
  for (const answer of answers)
    if (known.has(answer.itemId)) {
      const own = ofStudent.get(answer.studentId) ?? new Map<string, ScoredAnswer>();
      ofStudent.set(answer.studentId, own.set(answer.itemId, answer));
    }
  const whole = [...ofStudent.values()].filter((own) => own.size === known.size);
  const totals = whole.map((own) => [...own.values()].reduce((sum, { score }) => sum + score, 0));
  const size = whole.length < FEWEST_RANKED ? 0 : ranked(whole.length);
  const upper = size === 0 ? [] : placesOf(totals, size, true);
  const lower = size === 0 ? [] : placesOf(totals, size, false);
  const placeOf = new Map(whole.map((own, at) => [own, { upper: upper[at] ?? 0, lower: lower[at] ?? 0 }]));
  const full = items.reduce((sum, { fullScore }) => sum + fullScore, 0);
  return new Map(
    items.flatMap((item) => {
      const sums = sumsOfItem(item, [...ofStudent.values()], placeOf);
      return sums.answers === 0
        ? []
        : [[item.itemId, { ...sums, group: size, ...compared(item, { whole, totals, full }) }] as const];
    }),
  );
}

type Own = ReadonlyMap<string, ScoredAnswer>;

function sumsOfItem(
  { itemId, fullScore, labels }: ScoredItem,
  students: readonly Own[],
  placeOf: ReadonlyMap<Own, { upper: number; lower: number }>,
): ItemSums {
  const sums: ItemSums = {
    ...noSums,
    homework: 1,
    read: [0, 0, 0],
    options: Object.fromEntries(labels.map((label) => [label, [0, 0, 0]])),
  };
  for (const own of students) {
    const answer = own.get(itemId);
    if (answer === undefined || fullScore <= 0) continue;
    const { upper, lower } = placeOf.get(own) ?? { upper: 0, lower: 0 };
    const share = answer.score / fullScore;
    sums.answers += 1;
    sums.got += share;
    sums.upper += upper * share;
    sums.lower += lower * share;
    const letters = (answer.reading ?? '').toUpperCase();
    if (letters === '' || labels.length === 0) continue;
    sums.read = three(sums.read, [1, upper, lower]);
    for (const label of labels)
      if (letters.includes(label)) sums.options[label] = three(sums.options[label] ?? [], [1, upper, lower]);
  }
  return sums;
}

/** How the shares of an item and of the rest of its paper vary together. A paper of one item has no rest. */
function compared(
  { itemId, fullScore }: ScoredItem,
  { whole, totals, full }: { whole: readonly Own[]; totals: readonly number[]; full: number },
): Pick<ItemSums, 'compared' | 'items' | 'rests' | 'cross'> {
  const restFull = full - fullScore;
  if (restFull <= 0 || fullScore <= 0 || whole.length < 2) return { compared: 0, items: 0, rests: 0, cross: 0 };
  const scores = whole.map((own) => own.get(itemId)?.score ?? 0);
  const xs = scores.map((score) => score / fullScore);
  const ys = scores.map((score, at) => ((totals[at] ?? 0) - score) / restFull);
  const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
  const [mx, my] = [mean(xs), mean(ys)];
  const product = (a: readonly number[], ma: number, b: readonly number[], mb: number): number =>
    a.reduce((sum, one, at) => sum + (one - ma) * ((b[at] ?? mb) - mb), 0);
  return {
    compared: whole.length,
    items: product(xs, mx, xs, mx),
    rests: product(ys, my, ys, my),
    cross: product(xs, mx, ys, my),
  };
}
