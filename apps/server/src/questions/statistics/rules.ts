import type { AnswerKey } from '@zhibi/contract/questions';
import { FEWEST_STUDENTS, type ItemFigures, type OptionShare } from '@zhibi/contract/questions/statistics';
import type { ItemSums } from './rules-sums.js';

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const within = (value: number): number => Math.min(1, Math.max(-1, value));
const shareOf = (sum: number, count: number): number | null => (count < FEWEST_STUDENTS ? null : rounded(sum / count));

export type Figures = Pick<ItemFigures, 'answers' | 'homework' | 'facility' | 'upperLower' | 'itemRest'>;

/** The figures of an item from its sums; null where fewer than five students stand behind one, or nothing varies. */
export function figuresOf(sums: ItemSums): Figures {
  const { answers, homework, got, group, upper, lower, compared, items, rests, cross } = sums;
  return {
    answers,
    homework,
    facility: shareOf(got, answers),
    upperLower: group < FEWEST_STUDENTS ? null : rounded(within((upper - lower) / group)),
    itemRest:
      compared < FEWEST_STUDENTS || items < 1e-9 || rests < 1e-9
        ? null
        : rounded(within(cross / Math.sqrt(items * rests))),
  };
}

/** How often each option of a question was chosen, of those whose letters were read. */
export function optionShares(
  sums: ItemSums,
  { labels, key }: { labels: readonly string[]; key: AnswerKey },
): OptionShare[] {
  const right = key.kind === 'choice' ? key.labels : [];
  return labels.map((label) => {
    const [all, upper, lower] = sums.options[label] ?? [0, 0, 0];
    return {
      label,
      right: right.includes(label),
      all: shareOf(all, sums.read[0]),
      upper: shareOf(upper, sums.read[1]),
      lower: shareOf(lower, sums.read[2]),
    };
  });
}

/** Schools beside the own one from which on none of them can be told from the sum of all. */
const FEWEST_OTHERS = 2;

/** Whether a school may see the sum over all schools: its own part taken away, neither one school nor a few students remain. */
export const mayShowBank = (bank: { schools: number; sums: ItemSums }, own: { sums: ItemSums } | undefined): boolean =>
  bank.schools - (own === undefined ? 0 : 1) >= FEWEST_OTHERS &&
  bank.sums.answers - (own?.sums.answers ?? 0) >= FEWEST_STUDENTS;

/**
 * The options over all schools, as one of them may see them. An option that one to four students elsewhere chose is hidden; where
 * that is one alone, the next rarest is hidden with it, or it would be what the others leave. Nothing is said of the groups.
 */
export function bankOptions(
  sums: ItemSums,
  own: ItemSums | undefined,
  of: { labels: readonly string[]; key: AnswerKey },
): OptionShare[] {
  const elsewhere = (label: string): number => (sums.options[label]?.[0] ?? 0) - (own?.options[label]?.[0] ?? 0);
  const few = of.labels.filter((label) => elsewhere(label) > 0 && elsewhere(label) < FEWEST_STUDENTS);
  const next = of.labels
    .filter((label) => !few.includes(label))
    .sort((a, b) => elsewhere(a) - elsewhere(b) || (a < b ? -1 : 1))
    .slice(0, few.length === 1 ? 1 : 0);
  const hidden = new Set([...few, ...next]);
  return optionShares(sums, of).map(({ label, right, all }) => ({
    label,
    right,
    upper: null,
    lower: null,
    all: hidden.has(label) || sums.read[0] - (own?.read[0] ?? 0) < FEWEST_STUDENTS ? null : all,
  }));
}
