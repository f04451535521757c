import { type LabOverview, laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { formatFarDay } from '../../../platform/time.js';
import { useAddress } from '../../../platform/use-address.js';
import { BringDialog } from './bring-dialog.js';
import { CellDrawer } from './cell-drawer.js';
import styles from './results.module.css';
import { ResultsTable } from './results-table.js';

const LIST = '/paper/experiment';

/** What came out so far: students by steps, what has to be decided, and the end. */
export function Results({ labId }: { labId: string }) {
  const { t } = useTranslation('laboratory');
  const read = useRead(laboratoryApi.overview, { assessmentId: labId });
  return (
    <Screen
      read={read}
      isEmpty={({ students }) => students.length === 0}
      empty={<EmptyState title={t('result.none')} hint={t('result.noneHint')} />}
    >
      {(overview) => <Overview overview={overview} />}
    </Screen>
  );
}

function Overview({ overview }: { overview: LabOverview }) {
  const { t } = useTranslation('laboratory');
  const { lab } = overview;
  const { assessmentId, revision, can } = lab;
  const { now, go } = useAddress(['cell']);
  const [isBringing, setBringing] = useState(false);
  const refreshes = [laboratoryApi.overview, laboratoryApi.sheet, laboratoryApi.list];
  const moving = useWrite(laboratoryApi.move, refreshes, {
    onDone: (_, { move }) => notify.done(t(move === 'finish' ? 'result.finished' : 'result.reopened')),
  });
  const move = (how: 'finish' | 'reopen') => moving.mutate({ assessmentId, revision, move: how });
  return (
    <>
      <PageHead
        title={<span translate="no">{lab.title}</span>}
        note={`${lab.className} · ${formatFarDay(lab.heldOn)} · ${t(`state.${lab.state}`)}`}
        back={LIST}
        extra={
          <>
            <ExportButton endpoint={laboratoryApi.export} input={{ assessmentId }} />
            {can.score && <GoButton to={`${LIST}?lab=${assessmentId}&view=score`}>{t('score')}</GoButton>}
            {can.bring && <Button onClick={() => setBringing(true)}>{t('bring.open')}</Button>}
            {can.reopen && (
              <Button loading={moving.isPending} onClick={() => move('reopen')}>
                {t('result.reopen')}
              </Button>
            )}
            {can.finish && (
              <Confirm
                title={t('result.finishAsk')}
                hint={
                  overview.unscored > 0
                    ? t('result.finishAbsent', { count: overview.unscored })
                    : t('result.finishHint')
                }
                words={t('result.finish')}
                onConfirm={() => move('finish')}
              >
                <Button type="primary" loading={moving.isPending}>
                  {t('result.finish')}
                </Button>
              </Confirm>
            )}
          </>
        }
      />
      <Facts overview={overview} />
      <Card flush>
        <ResultsTable overview={overview} onOpen={(cell) => go({ cell })} />
      </Card>
      {isBringing && <BringDialog lab={lab} onClose={() => setBringing(false)} />}
      <CellDrawer overview={overview} cell={now.cell} onClose={() => go({ cell: '' })} />
    </>
  );
}

/** What is left to do before the end, in words. */
function Facts({ overview }: { overview: LabOverview }) {
  const { t } = useTranslation('laboratory');
  const { lab, students, differences, unfinished, unscored, progress } = overview;
  const isReady = lab.state === 'open' && differences + unfinished + unscored === 0;
  return (
    <p className={styles.facts}>
      {differences > 0 && <StatusTag tone="warn">{t('result.differences', { count: differences })}</StatusTag>}
      {unfinished > 0 && <StatusTag tone="wait">{t('result.unfinished', { count: unfinished })}</StatusTag>}
      {unscored > 0 && <StatusTag tone="off">{t('result.unscored', { count: unscored })}</StatusTag>}
      {lab.state === 'open' && (
        <span className={styles.progress}>
          {progress.map(({ name, done }) => `${name} ${done} / ${students.length}`).join(' · ')}
        </span>
      )}
      {isReady && <StatusTag tone="done">{t('result.ready')}</StatusTag>}
    </p>
  );
}
