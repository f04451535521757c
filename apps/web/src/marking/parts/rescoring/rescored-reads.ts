import { markingApi } from '@zhibi/contract/marking';
import { keysApi } from '@zhibi/contract/marking/answer-keys';

/** What is read anew once a key has changed: keys, scores and where they came from. */
export const rescored = [
  markingApi.items,
  markingApi.answers,
  markingApi.papers,
  markingApi.students,
  markingApi.ledger,
  keysApi.history,
  keysApi.preview,
];
