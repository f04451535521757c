import { onScreenApi } from '@zhibi/contract/capture/on-screen';
import type { HomeworkForStudent } from '@zhibi/contract/homework';
import { useRead } from '../../platform/api.js';

/** So many are asked for at once. */
const MOST = 50;

/** For how many questions of each of these something stands on the screen and was not handed in; nothing is known before it is read. */
export function useBegun(toWrite: readonly HomeworkForStudent[]): ReadonlyMap<string, number> {
  const homeworkIds = toWrite
    .filter(({ onScreen }) => onScreen)
    .map(({ homeworkId }) => homeworkId)
    .slice(0, MOST);
  const read = useRead(onScreenApi.begun, homeworkIds.length > 0 ? { homeworkIds } : null);
  return new Map(read.data?.items.map(({ homeworkId, answered }) => [homeworkId, answered]));
}
