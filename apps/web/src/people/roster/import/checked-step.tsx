import { type RosterImport, type RowStatus, rosterApi } from '@zhibi/contract/people/roster';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { jobs } from '../../../platform/jobs.js';
import { Card } from '../../../platform/layout/card.js';
import { listed } from '../../../platform/listed.js';
import styles from './roster-table.module.css';
import { RowsList } from './rows-list.js';
import { importAt } from './use-place.js';

const SHOWN_CLASSES = 8;
const confirmable = ['same-name', 'twice-name', 'same-teacher-name', 'number-of-another', 'one-character'] as const;

export interface CheckedStepProps {
  one: RosterImport;
  status: RowStatus | null;
  onStatus: (status: RowStatus | null) => void;
  onColumns: () => void;
}

/** The third step: what would become of each row. Bad cells are mended in place; nothing is written before the button is pressed. */
export function CheckedStep({ one, status, onStatus, onColumns }: CheckedStepProps) {
  const { t } = useTranslation('roster');
  const { importId, counts, newClasses } = one;
  const apply = useWrite(rosterApi.apply, [rosterApi.detail, rosterApi.list], {
    onDone: ({ jobId }) => jobs.follow(jobId, t('busy.applying'), importAt(one)),
  });
  const settle = useWrite(rosterApi.settle, [rosterApi.detail, rosterApi.rows]);
  const wanted = counts.added + counts.changed;
  const left = counts.bad + counts.conflict;
  const names = newClasses.slice(0, SHOWN_CLASSES).map(({ name }) => name);
  return (
    <Card
      title={t('check.title')}
      flush
      extra={
        <div className={styles.buttons}>
          <Button onClick={onColumns}>{t('check.columns')}</Button>
          <Button
            type="primary"
            disabled={wanted === 0}
            loading={apply.isPending}
            onClick={() => apply.mutate({ importId })}
          >
            {wanted === 0 ? t('check.nothing') : t('check.apply', { count: wanted })}
          </Button>
        </div>
      }
    >
      <div className={styles.notes}>
        {newClasses.length > 0 && (
          <p className={styles.note}>
            {t('check.newClasses', {
              count: newClasses.length,
              names: listed([...names, ...(newClasses.length > SHOWN_CLASSES ? [t('check.more')] : [])]),
            })}
          </p>
        )}
        {left > 0 && <Alert type="warning" showIcon title={t('check.leaveOut', { count: left })} />}
        <div className={styles.buttons} style={{ justifyContent: 'start' }}>
          {confirmable.map((reason) => {
            const count = one.confirmable[reason] ?? 0;
            if (count === 0) return null;
            return (
              <Button
                key={reason}
                size="small"
                loading={settle.isPending}
                onClick={() => settle.mutate({ importId, reason, decision: 'confirm' })}
              >
                {t(`check.confirmAll.${reason}`, { count })}
              </Button>
            );
          })}
        </div>
      </div>
      <RowsList one={one} status={status} onStatus={onStatus} />
    </Card>
  );
}
