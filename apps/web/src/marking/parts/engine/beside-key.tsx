import type { ItemToMark } from '@zhibi/contract/marking';
import { Suspense } from 'react';
import { lazily } from '../../../platform/lazily.js';

const KeyAndRubric = lazily(() => import('../rubrics/key-and-rubric.js').then((made) => made.KeyAndRubric));

/** What can be done with what a question is marked by: its key, its rubric. Seldom wanted, and not what marking waits for. */
export const BesideKey = (props: { homeworkId: string; item: ItemToMark }) => (
  <Suspense fallback={null}>
    <KeyAndRubric {...props} />
  </Suspense>
);
