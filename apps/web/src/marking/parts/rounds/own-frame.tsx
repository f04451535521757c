import type { ItemToMark } from '@zhibi/contract/marking';
import { roundsApi } from '@zhibi/contract/marking/rounds';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureEndpoint } from '../../../capture/index.js';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { useHeld } from '../engine/use-held.js';

const HOME = '/index';

interface Own {
  title: string;
  items: ItemToMark[];
  item: ItemToMark;
  back: string;
}

/** The questions of which answers were dealt to this teacher, and the one of the address, or else the first that waits. */
export function OwnFrame({ homeworkId, children }: { homeworkId: string; children: (own: Own) => ReactNode }) {
  const { t } = useTranslation('rounds');
  const [params] = useSearchParams();
  const read = useRead(roundsApi.items, { homeworkId });
  const { items = [], title = '' } = read.data ?? {};
  const found =
    items.find((one) => one.itemId === params.get('item')) ?? items.find((one) => one.waiting > 0) ?? items[0];
  const [heldId] = useHeld(found?.itemId ?? null, params.get('item') ?? '');
  const item = items.find(({ itemId }) => itemId === heldId) ?? found;
  if (item !== undefined)
    return <PictureEndpoint value={roundsApi.picture}>{children({ title, items, item, back: HOME })}</PictureEndpoint>;
  // Whoever has no part in an open round is not told whether there is one.
  const empty = <EmptyState title={t('own.none')} hint={t('own.noneHint')} />;
  return (
    <ToolFrame title={t('own.title')} back={HOME}>
      {read.error?.is('not-found') ? (
        empty
      ) : (
        <Screen read={read} isEmpty={() => items.length === 0} empty={empty}>
          {() => null}
        </Screen>
      )}
    </ToolFrame>
  );
}
