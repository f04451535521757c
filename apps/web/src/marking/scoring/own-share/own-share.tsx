import { EyeInvisibleOutlined } from '@ant-design/icons';
import { roundsApi } from '@zhibi/contract/marking/rounds';
import { useTranslation } from 'react-i18next';
import { PictureEndpoint } from '../../../capture/index.js';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { ownShare } from '../../parts/engine/marking-source.js';
import { perScreens } from '../../parts/engine/place.js';
import { MarkingTable } from '../by-question/marking-table.js';

const HOME = '/index';
const noClasses: readonly string[] = [];

/** What was dealt to this teacher of a homework that several score: by the same keys, without names. */
export function OwnShare({ homeworkId }: { homeworkId: string }) {
  const { t } = useTranslation('rounds');
  const [params, setParams] = useSearchParams();
  const read = useRead(roundsApi.items, { homeworkId });
  const set = (change: Record<string, string>) =>
    setParams((old) => ({ ...Object.fromEntries(old), ...change }), { replace: true });
  const { items = [], title = '' } = read.data ?? {};
  const item =
    items.find((one) => one.itemId === params.get('item')) ?? items.find((one) => one.waiting > 0) ?? items[0];
  // Whoever has no part in an open round is not told whether there is one.
  const empty = <EmptyState title={t('own.none')} hint={t('own.noneHint')} />;
  if (item === undefined)
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
  return (
    <PictureEndpoint value={roundsApi.picture}>
      <MarkingTable
        homework={{ homeworkId, title, classNames: noClasses, items, isShare: true, after: 'nothing' }}
        source={ownShare}
        item={item}
        per={perScreens.find((one) => String(one) === params.get('per')) ?? 6}
        only={params.get('only') === 'waiting' ? 'waiting' : 'all'}
        back={HOME}
        ways={
          <StatusTag tone="run" icon={<EyeInvisibleOutlined />}>
            {t('own.blind')}
          </StatusTag>
        }
        end={null}
        onSet={set}
      />
    </PictureEndpoint>
  );
}
