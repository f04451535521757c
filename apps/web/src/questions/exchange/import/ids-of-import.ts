import { splitName } from '@zhibi/contract/kernel';
import { paperLimits } from '@zhibi/contract/papers';
import { exchangeApi } from '@zhibi/contract/questions/exchange';
import { call } from '../../../platform/api.js';

const LONGEST_TITLE = 100;

/** The questions that a file brought, as many as a paper holds, in the order of the file; each once. */
export async function idsOfImport(importId: string): Promise<string[]> {
  const ids = new Set<string>();
  let cursor: string | undefined;
  do {
    const { items, next } = await call(exchangeApi.items, { importId, cursor });
    for (const { questionId, outcome } of items) if (questionId !== null && outcome !== 'undone') ids.add(questionId);
    cursor = next ?? undefined;
  } while (cursor !== undefined && ids.size < paperLimits.questions);
  return [...ids].slice(0, paperLimits.questions);
}

/** The file's name without its ending; undefined lets the paper have its usual name. */
export const titleOf = (fileName: string): string | undefined =>
  splitName(fileName)[0].trim().slice(0, LONGEST_TITLE) || undefined;
