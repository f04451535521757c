import { markingApi } from '@zhibi/contract/marking';
import { useTranslation } from 'react-i18next';
import { homeworkIn } from '../../../capture/index.js';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { ChooseHomework } from '../../parts/engine/choose-homework.js';
import { perScreens } from '../../parts/engine/place.js';
import { MarkingTable } from './marking-table.js';

/** Marks one question across the students, by keyboard. */
export function Page() {
  const [params] = useSearchParams();
  const homeworkId = homeworkIn(params);
  return homeworkId ? <Homework key={homeworkId} homeworkId={homeworkId} /> : <ChooseHomework />;
}

function Homework({ homeworkId }: { homeworkId: string }) {
  const { t } = useTranslation('marking');
  const [params, setParams] = useSearchParams();
  const read = useRead(markingApi.items, { homeworkId });
  const set = (change: Record<string, string>) =>
    setParams((old) => ({ ...Object.fromEntries(old), ...change }), { replace: true });
  const per = perScreens.find((one) => String(one) === params.get('per')) ?? 6;
  const empty = <EmptyState title={t('mark.noItems')} hint={t('mark.noItemsHint')} />;
  const inFrame = read.data && read.data.items.length > 0;
  const content = (
    <Screen read={read} isEmpty={({ items }) => items.length === 0} empty={empty}>
      {(homework) => {
        const { items } = homework;
        const item =
          items.find((one) => one.itemId === params.get('item')) ?? items.find((one) => one.waiting > 0) ?? items[0];
        return (
          item && (
            <MarkingTable
              homework={{ ...homework, homeworkId }}
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
