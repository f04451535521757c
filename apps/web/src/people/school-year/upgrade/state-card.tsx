import { schoolYearApi, type Upgrade } from '@zhibi/contract/people/school-year';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Bar } from '../../../platform/layout/bar.js';
import { Card } from '../../../platform/layout/card.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { formatStamp } from '../../../platform/time.js';
import styles from './page.module.css';
import { ResultTable } from './result-table.js';
import { UndoDialog } from './undo-dialog.js';
import { useYearName } from './year-words.js';

/** The newest upgrade: on its way, stopped, done or taken back. */
export function StateCard({ upgrade }: { upgrade: Upgrade }) {
  if (upgrade.status === 'running') return <Running upgrade={upgrade} />;
  if (upgrade.status === 'failed') return <Failed upgrade={upgrade} />;
  return <Ended upgrade={upgrade} />;
}

function Running({ upgrade: { direction, fromYear, toYear, done, total, step } }: { upgrade: Upgrade }) {
  const { t } = useTranslation('schoolYear');
  const yearName = useYearName();
  const title =
    direction === 'forward'
      ? t('running.forward', { year: yearName(toYear) })
      : t('running.back', { year: yearName(fromYear) });
  return (
    <Card title={title}>
      <div className={styles.running} role="status">
        <div className={styles.line}>
          <StatusTag tone="run">{t(`running.step.${step}`)}</StatusTag>
          <span className="num">{t('running.progress', { done, total })}</span>
        </div>
        <Bar value={total === 0 ? 0 : done / total} heightPx={8} />
        <p>{t('running.note')}</p>
      </div>
    </Card>
  );
}

function Failed({ upgrade }: { upgrade: Upgrade }) {
  const { t } = useTranslation('schoolYear');
  const [isUndoing, setIsUndoing] = useState(false);
  const resuming = useWrite(schoolYearApi.resume, [schoolYearApi.state]);
  const { upgradeId, direction, step, failure, done, total, can } = upgrade;
  const words = { step: t(`running.step.${step}`) };
  return (
    <Card
      title={direction === 'forward' ? t('failed.title', words) : t('failed.back', words)}
      extra={
        <div className={styles.line}>
          {can.undo && <Button onClick={() => setIsUndoing(true)}>{t('failed.undo')}</Button>}
          {can.resume && (
            <Button type="primary" loading={resuming.isPending} onClick={() => resuming.mutate({ upgradeId })}>
              {t('failed.resume')}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.running} role="alert">
        <StatusTag tone="bad">{t('running.progress', { done, total })}</StatusTag>
        <p>{t('failed.note')}</p>
        <code className={styles.failure}>{failure}</code>
      </div>
      <UndoDialog upgrade={upgrade} isOpen={isUndoing} onClose={() => setIsUndoing(false)} />
    </Card>
  );
}

function Ended({ upgrade }: { upgrade: Upgrade }) {
  const { t } = useTranslation('schoolYear');
  const yearName = useYearName();
  const [isUndoing, setIsUndoing] = useState(false);
  const { status, fromYear, toYear, startedBy, startedAt, finishedAt, undoUntil, can } = upgrade;
  if (status === 'undone')
    return (
      <Card>
        <StatusTag tone="off">{t('done.undone', { year: yearName(fromYear) })}</StatusTag>
      </Card>
    );
  return (
    <Card
      title={t('done.title', { year: yearName(toYear) })}
      extra={can.undo && <Button onClick={() => setIsUndoing(true)}>{t('done.undo')}</Button>}
    >
      <div className={styles.running}>
        <StatusTag tone="done">
          {t('done.note', { by: startedBy, at: formatStamp(startedAt), finished: formatStamp(finishedAt) })}
        </StatusTag>
        <p>{undoUntil === null ? t('done.over') : t('done.until', { at: formatStamp(undoUntil) })}</p>
        <ResultTable classes={upgrade.classes} />
      </div>
      <UndoDialog upgrade={upgrade} isOpen={isUndoing} onClose={() => setIsUndoing(false)} />
    </Card>
  );
}
