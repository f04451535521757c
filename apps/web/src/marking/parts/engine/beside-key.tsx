import type { ItemToMark } from '@zhibi/contract/marking';
import { Suspense } from 'react';
import { lazily } from '../../../platform/lazily.js';

const KeyButton = lazily(() => import('../rescoring/key-button.js').then((made) => made.KeyButton));

/** What can be done with a key: seldom wanted, and not what marking waits for. */
export function BesideKey({ homeworkId, item }: { homeworkId: string; item: ItemToMark }) {
  if (!item.can.changeKey && !item.keyChanged) return null;
  return (
    <Suspense fallback={null}>
      <KeyButton homeworkId={homeworkId} item={item} />
    </Suspense>
  );
}
