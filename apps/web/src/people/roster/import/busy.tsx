import { useQueryClient } from '@tanstack/react-query';
import { type RosterImport, rosterApi } from '@zhibi/contract/people/roster';
import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Bar } from '../../../platform/layout/bar.js';
import { Card } from '../../../platform/layout/card.js';
import styles from './roster-table.module.css';

const EVERY_MS = 1_000;

/** Work goes on: how far it is, and that one may leave. What was interrupted can be begun again. */
export function Busy({ one }: { one: RosterImport }) {
  const { t } = useTranslation('roster');
  const { importId, state, done, total, rowCount, failure, isQuiet } = one;
  useRead(rosterApi.detail, { importId }, { everyMs: EVERY_MS }); // the same answer in the cache as the page above reads
  const queries = useQueryClient();
  // The cache outlives the work: rows, lists of people and classes that were read before it are read again when it ends.
  useEffect(() => () => void queries.invalidateQueries(), [queries]);
  const check = useWrite(rosterApi.check, [rosterApi.detail]);
  const apply = useWrite(rosterApi.apply, [rosterApi.detail]);
  const undo = useWrite(rosterApi.undo, [rosterApi.detail]);
  const again = () => {
    if (state === 'checking')
      check.mutate({ importId, fields: one.columns.map(({ field }) => field), createClasses: one.createClasses });
    else if (state === 'applying') apply.mutate({ importId });
    else undo.mutate({ importId });
  };
  const words =
    state === 'checking'
      ? t('busy.checking', { rows: rowCount })
      : t(state === 'applying' ? 'busy.applying' : 'busy.undoing');
  return (
    <Card>
      <div className={styles.facts} role="status">
        <strong>{words}</strong>
        <div className={styles.bar}>
          <Bar value={total === 0 ? 0 : done / total} heightPx={8} />
        </div>
        <span className="num">{t('busy.progress', { done, total })}</span>
        {failure || isQuiet ? (
          <Alert
            type="warning"
            showIcon
            title={t(failure ? 'busy.failed' : 'busy.quiet')}
            action={
              <Button size="small" loading={check.isPending || apply.isPending || undo.isPending} onClick={again}>
                {t('busy.again')}
              </Button>
            }
          />
        ) : (
          <p>{t('busy.leave')}</p>
        )}
      </div>
    </Card>
  );
}
