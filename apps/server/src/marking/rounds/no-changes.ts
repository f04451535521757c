import type { ItemToMark } from '@zhibi/contract/marking';

/** While several score a question nobody changes what it is marked by, and each gives points. */
export const noChanges = {
  keyChanged: false,
  rubric: null,
  can: { changeKey: false, changeRubric: false },
} as const satisfies Partial<ItemToMark>;
