import { roundsApi } from '@zhibi/contract/marking/rounds';
import { useTranslation } from 'react-i18next';
import { PictureEndpoint } from '../../../../capture/index.js';
import { useRead } from '../../../../platform/api.js';
import { EmptyState } from '../../../../platform/layout/empty-state.js';
import { GoButton } from '../../../../platform/layout/go-button.js';
import { ToolFrame } from '../../../../platform/layout/tool-frame.js';
import { Screen } from '../../../../platform/screen.js';
import { DifferenceTable } from './difference-table.js';

/** Answers whose two scores lie too far apart, one after the other, for whoever settles them. */
export function Differences({ homeworkId }: { homeworkId: string }) {
  const { t } = useTranslation('rounds');
  const read = useRead(roundsApi.differences, { homeworkId });
  const { title, items = [], itemsToSettle = [] } = read.data ?? {};
  // Whoever has no part in an open round is not told whether there is one.
  const empty = (
    <EmptyState
      title={t('differences.none')}
      hint={t('differences.noneHint')}
      action={<GoButton to={`/markFull?homework=${homeworkId}`}>{t('differences.toMarking')}</GoButton>}
    />
  );
  if (items.length > 0)
    return (
      <PictureEndpoint value={roundsApi.picture}>
        <DifferenceTable title={title ?? ''} questions={itemsToSettle} differences={items} />
      </PictureEndpoint>
    );
  return (
    <ToolFrame title={t('differences.title')} note={title} back="/index">
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
