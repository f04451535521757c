import { operationsApi } from '@zhibi/contract/operations';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { formatStamp } from '../../../platform/time.js';
import { sizeOf } from '../../parts/size-of.js';
import { BackupList } from './backup-list.js';
import styles from './backups.module.css';
import { DrillCard } from './drill-card.js';
import { PlanForm } from './plan-form.js';

/** While one is being made, how far it is is looked at so often. */
const LIVELY_MS = 3_000;
const USUAL_MS = 60_000;

/** When backups are made, where they lie, what came of the last tries, and what there is. */
export function BackupsView() {
  const { t } = useTranslation('operations');
  const { data: last } = useRead(operationsApi.backups, {});
  const isLively = last?.runs.some(({ state }) => state === 'waiting' || state === 'running') ?? false;
  const read = useRead(operationsApi.backups, {}, { everyMs: isLively ? LIVELY_MS : USUAL_MS });
  const begin = useWrite(operationsApi.backUpNow, [operationsApi.backups], {
    onDone: () => notify.done(t('system.backups.begun')),
  });
  return (
    <Screen read={read} skeleton={{ rows: 10 }}>
      {({ plan, folder, hindrance, free, isSameDisk, runs, items, drills }) => {
        const [run] = runs;
        const where = free === null ? '' : t('system.backups.free', { free: sizeOf(free) });
        return (
          <div className={styles.view}>
            {hindrance && <Alert type="error" showIcon title={t('system.backups.hindered')} description={hindrance} />}
            {!hindrance && run?.state === 'failed' && (
              <Alert
                type="error"
                showIcon
                title={t('system.backups.failed', { time: formatStamp(run.askedAt) })}
                description={run.why}
              />
            )}
            {isSameDisk && <Alert type="warning" showIcon title={t('system.backups.sameDisk')} />}
            <div className={styles.columns}>
              <Card title={t('system.backups.plan')}>
                <PlanForm plan={plan} />
              </Card>
              <div className={styles.column}>
                <Card
                  title={t('system.backups.place')}
                  extra={
                    <Button
                      disabled={hindrance !== '' || isLively}
                      loading={begin.isPending}
                      onClick={() => begin.mutate({})}
                    >
                      {t('system.backups.now')}
                    </Button>
                  }
                >
                  <p className={styles.folder}>
                    <code translate="no">{folder}</code>
                    <small>{where}</small>
                  </p>
                  <p role="status" className={styles.note}>
                    {run && isLively
                      ? t('system.backups.running', { size: sizeOf(run.bytes) })
                      : t('system.backups.all')}
                  </p>
                </Card>
                <DrillCard drills={drills} newest={items.find(({ place }) => place !== 'removed')?.file} />
              </div>
            </div>
            <Card flush title={t('system.backups.list')}>
              <BackupList items={items} />
            </Card>
          </div>
        );
      }}
    </Screen>
  );
}
