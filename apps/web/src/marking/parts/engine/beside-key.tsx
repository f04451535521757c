import type { ItemToMark } from '@zhibi/contract/marking';
import { Suspense } from 'react';
import { lazily } from '../../../platform/lazily.js';

const KeyButton = lazily(() => import('../rescoring/key-button.js').then((made) => made.KeyButton));

/** What can be done with a key: seldom wanted, and not what marking waits for. */
export const BesideKey = (props: { homeworkId: string; item: ItemToMark }) => (
  <Suspense fallback={null}>
    <KeyButton {...props} />
  </Suspense>
);
