import { CloseCircleOutlined, DatabaseOutlined, ScanOutlined, WarningOutlined } from '@ant-design/icons';
import { operationsApi, type SchoolNeed } from '@zhibi/contract/operations';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { StatCard } from '../../platform/layout/stat-card.js';
import { listed } from '../../platform/listed.js';
import { useSession } from '../../platform/session-store.js';
import { formatNumber } from '../../platform/time.js';
import styles from './needs.module.css';

/** Without a backup of a day an accident costs more than a day's work. */
const LATE_HOURS = 24;
const SHOWN = 6;

const sumOf = (items: readonly SchoolNeed[], what: 'latePrints' | 'doubtfulBatches' | 'failedJobs') =>
  items.reduce((sum, one) => sum + one[what], 0);

/** What waits for a person of operations: four numbers, and the schools in which it waits. */
export function Needs({ onEnter }: { onEnter: (school: { schoolId: string; name: string }) => void }) {
  const { t } = useTranslation('operations');
  const { schoolId: enteredId } = useSession();
  const items = useRead(operationsApi.needs, {}).data?.items ?? [];
  const hours = useRead(operationsApi.installation, {}).data?.backupHours;
  const [late, doubts, failed] = [
    sumOf(items, 'latePrints'),
    sumOf(items, 'doubtfulBatches'),
    sumOf(items, 'failedJobs'),
  ];
  const isUnsafe = hours === null || (hours ?? 0) > LATE_HOURS;
  const why = ({ latePrints, doubtfulBatches, failedJobs }: SchoolNeed) =>
    listed(
      [
        latePrints > 0 ? t('needs.lateOf', { count: latePrints }) : '',
        failedJobs > 0 ? t('needs.failedOf', { count: failedJobs }) : '',
        doubtfulBatches > 0 ? t('needs.doubtsOf', { count: doubtfulBatches }) : '',
      ].filter(Boolean),
    );
  return (
    <>
      <div className={styles.cards}>
        <StatCard
          icon={<DatabaseOutlined />}
          tone={isUnsafe ? 'ink' : 'plain'}
          label={t('needs.backup')}
          value={hours === undefined || hours === null ? '--' : formatNumber(hours)}
          unit={hours === null || hours === undefined ? '' : t('needs.hoursAgo')}
          note={hours === null ? t('needs.noBackup') : t('needs.backupNote')}
        />
        <StatCard
          icon={<CloseCircleOutlined />}
          tone={failed > 0 ? 'warn' : 'plain'}
          label={t('needs.failed')}
          value={formatNumber(failed)}
          unit={t('needs.pieces')}
          note={t('needs.failedNote')}
          action={{ words: t('needs.why'), to: '/devops/jobs?status=failed' }}
        />
        <StatCard
          icon={<ScanOutlined />}
          tone={doubts > 0 ? 'warn' : 'plain'}
          label={t('needs.doubts')}
          value={formatNumber(doubts)}
          unit={t('needs.batches')}
          note={t('needs.doubtsNote')}
        />
        <StatCard
          icon={<WarningOutlined />}
          tone={late > 0 ? 'warn' : 'plain'}
          label={t('needs.late')}
          value={formatNumber(late)}
          unit={t('needs.orders')}
          note={t('needs.lateNote')}
        />
      </div>
      {items.length > 0 && (
        <div className={styles.schools}>
          <Card title={t('needs.schools', { count: items.length })}>
            <ul>
              {items.slice(0, SHOWN).map((one) => (
                <li key={one.schoolId}>
                  <b>{one.name}</b>
                  <span>{why(one)}</span>
                  <Button
                    type="link"
                    disabled={enteredId !== ''}
                    title={enteredId === '' ? undefined : t('schools.leaveFirst')}
                    aria-label={t('needs.goOne', { school: one.name })}
                    onClick={() => onEnter(one)}
                  >
                    {t('needs.go')}
                  </Button>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      )}
    </>
  );
}
