import type { PaperItem } from '@zhibi/contract/papers';
import type { QuestionBody } from '@zhibi/contract/questions';

export interface Swap {
  questionId: string;
  body: QuestionBody;
}

/** What becomes of an existing paper: what is left out, what takes the place of what, and the new name. */
export interface Adapted {
  title: string;
  out: readonly string[];
  swaps: Readonly<Record<string, Swap>>;
}

export const freshly = (title: string): Adapted => ({ title, out: [], swaps: {} });

export const isKept = ({ out }: Adapted, itemId: string) => !out.includes(itemId);

export const keepOrLeave = (adapted: Adapted, itemId: string): Adapted => ({
  ...adapted,
  out: isKept(adapted, itemId) ? [...adapted.out, itemId] : adapted.out.filter((one) => one !== itemId),
});

export const swapFor = (adapted: Adapted, itemId: string, swap: Swap | null): Adapted => {
  const { [itemId]: _, ...others } = adapted.swaps;
  return { ...adapted, swaps: swap === null ? others : { ...others, [itemId]: swap } };
};

/** The items that go into the new paper, as the server is asked for them. */
export const askedFor = (adapted: Adapted, items: readonly PaperItem[]) =>
  items
    .filter(({ itemId }) => isKept(adapted, itemId))
    .map(({ itemId }) => {
      const swap = adapted.swaps[itemId];
      return swap === undefined ? { itemId } : { itemId, questionId: swap.questionId };
    });

/** Questions that stand in the paper already, as it is or as it becomes: none of them is offered for another. */
export const questionsIn = ({ swaps }: Adapted, items: readonly PaperItem[]): ReadonlySet<string> =>
  new Set([...items.map(({ questionId }) => questionId), ...Object.values(swaps).map(({ questionId }) => questionId)]);
