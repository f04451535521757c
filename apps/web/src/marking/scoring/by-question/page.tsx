import { markingApi } from '@zhibi/contract/marking';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { homeworkIn } from '../../../capture/index.js';
import { detailOf } from '../../../homework/index.js';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { lazily } from '../../../platform/lazily.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { Skeleton } from '../../../platform/skeleton.js';
import { wholeHomework } from '../../parts/engine/marking-source.js';
import { perScreens } from '../../parts/engine/place.js';
import { useHeld } from '../../parts/engine/use-held.js';
import { WaysToMark } from '../../parts/engine/ways-to-mark.js';
import { MarkingTable } from './marking-table.js';

const ReleaseButton = lazily(() => import('./release-button.js').then((made) => made.ReleaseButton));
const ChooseHomework = lazily(() =>
  import('../../parts/engine/choose-homework.js').then((made) => made.ChooseHomework),
);
const OwnShare = lazily(() => import('../own-share/own-share.js').then((made) => made.OwnShare));

/** Marks one question across the students, by keyboard. */
export function Page() {
  const [params] = useSearchParams();
  const homeworkId = homeworkIn(params);
  if (!homeworkId)
    return (
      <Suspense fallback={<Skeleton shape="page" />}>
        <ChooseHomework />
      </Suspense>
    );
  if (params.get('share') === 'own')
    return (
      <Suspense fallback={<Skeleton shape="page" />}>
        <OwnShare key={homeworkId} homeworkId={homeworkId} />
      </Suspense>
    );
  return <Homework key={homeworkId} homeworkId={homeworkId} />;
}

function Homework({ homeworkId }: { homeworkId: string }) {
  const { t } = useTranslation('marking');
  const [params, setParams] = useSearchParams();
  const read = useRead(markingApi.items, { homeworkId });
  const set = (change: Record<string, string>) =>
    setParams((old) => ({ ...Object.fromEntries(old), ...change }), { replace: true });
  const per = perScreens.find((one) => String(one) === params.get('per')) ?? 6;
  const all = read.data?.items ?? [];
  const found = all.find((one) => one.itemId === params.get('item')) ?? all.find((one) => one.waiting > 0) ?? all[0];
  const [heldId] = useHeld(found?.itemId ?? null, params.get('item') ?? '');
  const empty = <EmptyState title={t('mark.noItems')} hint={t('mark.noItemsHint')} />;
  const inFrame = read.data && read.data.items.length > 0;
  const content = (
    <Screen read={read} isEmpty={({ items }) => items.length === 0} empty={empty}>
      {(homework) => {
        const { items, title, classNames, isOpen, canRelease, released } = homework;
        const after = released ? 'nothing' : isOpen ? 'collect' : 'release';
        const item = items.find(({ itemId }) => itemId === heldId) ?? found;
        return (
          item && (
            <MarkingTable
              homework={{ homeworkId, title, classNames, items, isShare: false, after }}
              source={wholeHomework}
              back={detailOf(homeworkId)}
              ways={<WaysToMark homeworkId={homeworkId} now="question" inRound={item.inRound} />}
              end={
                (canRelease || released) && (
                  <Suspense fallback={null}>
                    <ReleaseButton {...{ homeworkId, title, canRelease, released }} />
                  </Suspense>
                )
              }
              item={item}
              per={per}
              only={params.get('only') === 'waiting' ? 'waiting' : 'all'}
              onSet={set}
            />
          )
        );
      }}
    </Screen>
  );
  return inFrame ? (
    content
  ) : (
    <ToolFrame title={t('mark.title')} back="/index">
      {content}
    </ToolFrame>
  );
}
