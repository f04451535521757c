import { UndoOutlined } from '@ant-design/icons';
import { type ScanBatchDetail, scansApi } from '@zhibi/contract/capture/scans';
import { Button, Progress } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { jobs } from '../../../platform/jobs.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import styles from './bench.module.css';
import { candidatesOf, offeredOf } from './candidates.js';
import { Notes } from './notes.js';
import { PageStrip } from './page-strip.js';
import { Question } from './question.js';
import { NoSheet, NothingAsked } from './rest.js';
import { ScannedSheet } from './scanned-sheet.js';
import { useBench } from './use-bench.js';
import { useBenchKeys } from './use-bench-keys.js';

/** Left what there is, in the middle the paper, right what is asked. */
export function BenchTable({ batch, back }: { batch: ScanBatchDetail; back: string }) {
  const { t } = useTranslation('scans');
  const bench = useBench(batch);
  const { wait, waits, answered } = bench;
  const [look, setLook] = useState<'straight' | 'original'>('straight');
  const all = waits.length + answered.length;
  const at = Math.min(all, answered.length + 1);
  useBenchKeys({
    pick: (nth) => {
      if (wait?.kind !== 'choice') return;
      const shown = candidatesOf(wait.choice);
      const chosen = nth === 0 ? [] : shown.filter((one) => one.chosen.length > 0)[nth - 1]?.chosen;
      if (chosen) bench.settle(wait.choice, chosen);
    },
    first: () => {
      const offered = wait?.kind === 'choice' ? offeredOf(wait.choice) : undefined;
      if (wait?.kind === 'choice' && offered) bench.settle(wait.choice, offered.chosen);
    },
    skip: bench.skip,
    step: bench.step,
    look: () => setLook((now) => (now === 'straight' ? 'original' : 'straight')),
    undo: bench.undo,
  });
  return (
    <ToolFrame
      title={batch.name}
      note={
        <span translate="no">
          {batch.homework.title} · {batch.schoolName}
        </span>
      }
      back={back}
      middle={
        <div className={styles.progress} role="status">
          {waits.length === 0 ? (
            <Settled batch={batch} />
          ) : (
            <>
              <b>{t('bench.doubt', { at, of: all })}</b>
              <Progress
                aria-label={t('bench.doubt', { at, of: all })}
                percent={(100 * answered.length) / Math.max(1, all)}
                showInfo={false}
                size="small"
              />
            </>
          )}
        </div>
      }
      actions={
        <>
          <Button icon={<UndoOutlined />} disabled={answered.length === 0} onClick={bench.undo}>
            {t('bench.undo')}
          </Button>
          {batch.state === 'failed' && <Again batch={batch} />}
          <GoButton
            to={`/markFull?homework=${batch.homework.homeworkId}`}
            type={waits.length === 0 && batch.waitingFiles === 0 ? 'primary' : 'default'}
          >
            {t('toMarking')}
          </GoButton>
        </>
      }
      panel={
        <div className={styles.panel}>
          {wait ? (
            <Question key={wait.key} wait={wait} batch={batch} bench={bench} />
          ) : (
            <NothingAsked batch={batch} back={back} />
          )}
          <Notes batch={batch} bench={bench} />
        </div>
      }
      foot={<KeysFoot />}
    >
      <div className={styles.bench}>
        <PageStrip batch={batch} bench={bench} />
        {bench.page ? (
          <ScannedSheet
            key={bench.page.pageId}
            {...{ batch, look }}
            page={bench.page}
            wait={wait}
            onLook={setLook}
            onStep={bench.step}
          />
        ) : (
          <NoSheet batch={batch} />
        )}
      </div>
    </ToolFrame>
  );
}

/** Nothing is in doubt; what could not be opened is not settled by that. */
function Settled({ batch: { waitingFiles } }: { batch: ScanBatchDetail }) {
  const { t } = useTranslation('scans');
  return waitingFiles > 0 ? <b>{t('bench.lost', { count: waitingFiles })}</b> : t('bench.noDoubt');
}

function Again({ batch: { batchId, homework } }: { batch: ScanBatchDetail }) {
  const { t } = useTranslation('scans');
  const again = useWrite(scansApi.retry, [scansApi.batch, scansApi.batches], {
    onDone: ({ jobId }) => jobs.follow(jobId, t('upload.job', { title: homework.title })),
  });
  return (
    <Button loading={again.isPending} onClick={() => again.mutate({ batchId })}>
      {t('bench.again')}
    </Button>
  );
}

const keys = [
  ['1–9', 'pick'],
  ['Enter', 'first'],
  ['L', 'leave'],
  ['← →', 'page'],
  ['B', 'look'],
] as const;

function KeysFoot() {
  const { t } = useTranslation('scans');
  return (
    <div className={styles.keys}>
      {keys.map(([key, name]) => (
        <span key={key}>
          <kbd>{key}</kbd> {t(`keys.${name}`)}
        </span>
      ))}
      <span className={styles.keep}>{t('bench.keep')}</span>
    </div>
  );
}
