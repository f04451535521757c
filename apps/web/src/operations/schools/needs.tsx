import { CloseCircleOutlined, DatabaseOutlined, ScanOutlined, WarningOutlined } from '@ant-design/icons';
import { type InstallationState, operationsApi, type SchoolNeed } from '@zhibi/contract/operations';
import { Button } from 'antd';
import type { TFunction } from 'i18next';
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

/** The most urgent thing that is to be said of backups. */
function backupNote(state: InstallationState | undefined, t: TFunction<'operations'>): string {
  if (state === undefined) return '';
  if (state.backupFailure) return t('needs.backupFailed', { why: state.backupFailure });
  if (state.backupHours === null) return t('needs.noBackup');
  if (state.schoolsWithoutBackup > 0) return t('needs.withoutBackup', { count: state.schoolsWithoutBackup });
  return t(state.isBackupPlanned ? 'needs.backupNote' : 'needs.notPlanned');
}

/** Where what waits is looked after, once one is in the school: doubtful scans at their bench, everything else on its page. */
const placeOf = ({ latePrints, doubtfulBatches }: SchoolNeed): { to?: string } =>
  latePrints === 0 && doubtfulBatches > 0 ? { to: '/devops/cameraList' } : { to: '/devops/school' };

/** What waits for a person of operations: four numbers, and the schools in which it waits. */
export function Needs({ onEnter }: { onEnter: (school: { schoolId: string; name: string; to?: string }) => void }) {
  const { t } = useTranslation('operations');
  const { schoolId: enteredId } = useSession();
  const items = useRead(operationsApi.needs, {}).data?.items ?? [];
  const installation = useRead(operationsApi.installation, {}).data;
  const hours = installation?.backupHours;
  const [late, doubts, failed] = [
    sumOf(items, 'latePrints'),
    sumOf(items, 'doubtfulBatches'),
    sumOf(items, 'failedJobs'),
  ];
  const isUnsafe = hours === null || (hours ?? 0) > LATE_HOURS || (installation?.backupFailure ?? '') !== '';
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
          note={backupNote(installation, t)}
          action={{ words: t('needs.toBackups'), to: '/devops/system?view=backups' }}
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
                    onClick={() => onEnter({ ...one, ...placeOf(one) })}
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
