import { Id } from '@zhibi/contract/kernel';
import { questionsApi } from '@zhibi/contract/questions';
import { useState } from 'react';
import { useRead } from '../../platform/api.js';

/**
 * The trees of a subject to choose from. What was chosen before the screen was opened (in its address, on a question) is told even if
 * its textbook is retired by now.
 */
export function useTrees(subjectId: number, chosenBefore: readonly (string | null)[]) {
  const [named] = useState(() => chosenBefore.flatMap((one) => Id.safeParse(one).data ?? []));
  return useRead(questionsApi.trees, named.length > 0 ? { subjectId, named } : { subjectId });
}
