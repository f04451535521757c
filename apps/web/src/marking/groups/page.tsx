import { markingApi } from '@zhibi/contract/marking';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { homeworkIn } from '../../capture/index.js';
import { detailOf } from '../../homework/index.js';
import { useRead } from '../../platform/api.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { ToolFrame } from '../../platform/layout/tool-frame.js';
import { lazily } from '../../platform/lazily.js';
import { Screen } from '../../platform/screen.js';
import { useSearchParams } from '../../platform/search-params.js';
import { Skeleton } from '../../platform/skeleton.js';
import { ChooseHomework } from '../parts/engine/choose-homework.js';
import { wholeHomework } from '../parts/engine/marking-source.js';
import { WaysToMark } from '../parts/engine/ways-to-mark.js';
import { GroupTable } from './group-table.js';

/** Marking that several share is drawn at the same address. */
const shared = {
  rounds: lazily(() => import('./shared/set-up/set-up.js').then((made) => made.SetUp)),
  differences: lazily(() => import('./shared/differences/differences.js').then((made) => made.Differences)),
};

const OwnGroups = lazily(() => import('./own-groups.js').then((made) => made.OwnGroups));

/** Marks by groups: answers that say the same are looked at together and scored once. */
export function Page() {
  const [params] = useSearchParams();
  const homeworkId = homeworkIn(params);
  if (!homeworkId) return <ChooseHomework to="/markFullNew" />;
  const view = params.get('view');
  if (params.get('share') === 'own')
    return (
      <Suspense fallback={<Skeleton shape="page" />}>
        <OwnGroups key={homeworkId} homeworkId={homeworkId} table={GroupTable} />
      </Suspense>
    );
  if (view !== 'rounds' && view !== 'differences') return <Homework key={homeworkId} homeworkId={homeworkId} />;
  const Shared = shared[view];
  return (
    <Suspense fallback={<Skeleton shape="page" />}>
      <Shared key={homeworkId} homeworkId={homeworkId} />
    </Suspense>
  );
}

function Homework({ homeworkId }: { homeworkId: string }) {
  const { t } = useTranslation('groups');
  const marking = useTranslation('marking').t;
  const [params, setParams] = useSearchParams();
  const read = useRead(markingApi.items, { homeworkId });
  const items = read.data?.items ?? [];
  const item =
    items.find(({ itemId }) => itemId === params.get('item')) ?? items.find(({ waiting }) => waiting > 0) ?? items[0];
  const go = (itemId: string) => setParams((old) => ({ ...Object.fromEntries(old), item: itemId }), { replace: true });
  if (read.data && item)
    return (
      <GroupTable
        key={item.itemId}
        homework={{ ...read.data, homeworkId }}
        share="all"
        source={wholeHomework}
        item={item}
        back={detailOf(homeworkId)}
        ways={<WaysToMark homeworkId={homeworkId} now="group" inRound={item.inRound} />}
        onGo={go}
      />
    );
  return (
    <ToolFrame title={t('title')} back="/index">
      <Screen
        read={read}
        isEmpty={() => items.length === 0}
        empty={<EmptyState title={marking('mark.noItems')} hint={marking('mark.noItemsHint')} />}
      >
        {() => null}
      </Screen>
    </ToolFrame>
  );
}
