import type { ItemToMark } from '@zhibi/contract/marking';

/** While several score a question nobody changes what it is marked by. */
export const noChanges = {
  keyChanged: false,
  can: { changeKey: false, changeRubric: false },
} as const satisfies Partial<ItemToMark>;
