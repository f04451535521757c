import type { AnswerArea } from '@zhibi/contract/papers';

/** A box as cards print them, for specifications; what differs is named. */
export const sampleBox = (change: Partial<AnswerArea> = {}): AnswerArea => ({
  areaId: 'q.1',
  areaType: 1,
  beIncludedId: null,
  qids: ['q'],
  page: 1,
  xMm: 20,
  yMm: 50,
  widthMm: 5.6,
  heightMm: 4.5,
  option: 'A',
  blankIndex: null,
  partIndex: null,
  ...change,
});
