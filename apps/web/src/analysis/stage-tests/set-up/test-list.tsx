import { type StageTestLine, StageTestState, stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useInfinite, useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { Go } from '../../../platform/layout/go.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PagedTable } from '../../../platform/layout/paged-table.js';
import table from '../../../platform/layout/paged-table.module.css';
import { notify } from '../../../platform/notify.js';
import { heldDay } from '../parts/held-day.js';
import { StateTag } from '../parts/state-tag.js';
import { useStagePlaces } from '../parts/use-stage-places.js';
import { PublishButton } from './publish-button.js';
import styles from './set-up.module.css';

const HistoryDrawer = onDemand(
  () => import('./history-drawer.js').then((module) => module.HistoryDrawer),
  ({ test }) => test !== null,
);

/** All stage tests, the newest first, with what can be done with each. */
export function TestList({ onOpen }: { onOpen: (testId: string) => void }) {
  const { t } = useTranslation('stageTests');
  const [state, setState] = useState<StageTestState | null>(null);
  const [shown, setShown] = useState<StageTestLine | null>(null);
  const pages = useInfinite(stageTestsApi.list, state ? { state } : {});
  return (
    <>
      <FilterBar>
        <Segmented<StageTestState | 'all'>
          aria-label={t('list.state')}
          value={state ?? 'all'}
          onChange={(next) => setState(next === 'all' ? null : next)}
          options={[
            { value: 'all', label: t('list.all') },
            ...StageTestState.options.map((value) => ({ value, label: t(`state.${value}`) })),
          ]}
        />
      </FilterBar>
      <Card flush>
        <PagedTable
          pages={pages}
          columns={[
            { label: t('list.name') },
            { label: t('list.held') },
            { label: t('list.subjects') },
            { label: t('list.scored'), number: true },
            { label: t('list.state') },
            { label: t('list.actions') },
          ]}
          line={(test) => <Line key={test.testId} test={test} onOpen={onOpen} onHistory={() => setShown(test)} />}
          empty={<EmptyState title={t('list.empty')} hint={t('list.emptySetUp')} />}
          awaited={5}
        />
      </Card>
      <HistoryDrawer test={shown} onClose={() => setShown(null)} />
    </>
  );
}

interface LineProps {
  test: StageTestLine;
  onOpen: (testId: string) => void;
  onHistory: () => void;
}

function Line({ test, onOpen, onHistory }: LineProps) {
  const { t } = useTranslation('stageTests');
  const names = useNames();
  const places = useStagePlaces();
  const { testId, can } = test;
  const subjects = test.subjects.map(({ subjectName }) => names.subject(subjectName)).join(t('join'));
  return (
    <tr>
      <td>
        <b>{test.name}</b>
        <small className={styles.under}>
          {[names.grade(test.gid), t(`kind.${test.kind}`), t('list.classCount', { count: test.classes })].join(' · ')}
        </small>
      </td>
      <td className={styles.nowrap} data-label={t('list.held')}>
        {heldDay(test.heldOn)}
      </td>
      <td data-label={t('list.subjects')}>{subjects}</td>
      <td className={table.number} data-label={t('list.scored')}>
        {test.scored}
      </td>
      <td data-label={t('list.state')}>
        <StateTag state={test.state} />
      </td>
      <td className={styles.actions}>
        <Button type="link" size="small" disabled={!can.change} onClick={() => onOpen(testId)}>
          {t('setUp.edit')}
        </Button>
        <Go to={places.scores(testId)}>{t('setUp.scores')}</Go>
        {test.scored > 0 && <Go to={places.results(testId)}>{t('list.open')}</Go>}
        <Moves test={test} />
        <Button type="link" size="small" onClick={onHistory}>
          {t('setUp.history')}
        </Button>
      </td>
    </tr>
  );
}

/** Publishing and its way back, the archive and its way back; a draft without scores can go. */
function Moves({ test: { testId, can } }: { test: StageTestLine }) {
  const { t } = useTranslation('stageTests');
  const reads = [stageTestsApi.list, stageTestsApi.history];
  const move = useWrite(stageTestsApi.move, reads, { onDone: () => notify.done(t('setUp.moved')) });
  const remove = useWrite(stageTestsApi.remove, reads, { onDone: () => notify.done(t('setUp.removed')) });
  const to = (state: StageTestState) => () => move.mutate({ testId, to: state });
  return (
    <>
      {can.publish && <PublishButton testId={testId} isBusy={move.isPending} onPublish={to('published')} />}
      {can.withdraw && (
        <Button type="link" size="small" onClick={to('draft')}>
          {t('setUp.withdraw')}
        </Button>
      )}
      {can.archive && (
        <Button type="link" size="small" onClick={to('archived')}>
          {t('setUp.archive')}
        </Button>
      )}
      {can.restore && (
        <Button type="link" size="small" onClick={to('published')}>
          {t('setUp.restore')}
        </Button>
      )}
      {can.remove && (
        <Confirm
          title={t('setUp.remove')}
          hint={t('setUp.removeAsk')}
          isDangerous
          onConfirm={() => remove.mutate({ testId })}
        >
          <Button type="link" size="small">
            {t('setUp.remove')}
          </Button>
        </Confirm>
      )}
    </>
  );
}
