import { operationsApi } from '@zhibi/contract/operations';
import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { Screen } from '../../platform/screen.js';
import { formatStamp } from '../../platform/time.js';
import { sizeOf } from '../parts/size-of.js';
import styles from './installation-card.module.css';

const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));
/** From here on somebody should make room. */
const FULL = 85;

/** How the installation stands: queues, database, disk, version, and the catalogue of backups. */
export function InstallationCard() {
  const { t } = useTranslation('operations');
  const read = useRead(operationsApi.installation, {});
  return (
    <Card title={t('installation.title')}>
      <Screen read={read} skeleton={{ rows: 5 }}>
        {({ version, upSince, runsOn, certificate, jobs, database, disk, backups }) => {
          const used = share(disk.whole - disk.free, disk.whole);
          const lines = [
            { name: t('installation.queues'), words: t('installation.queued', jobs), percent: undefined },
            {
              name: t('installation.database'),
              words: t('installation.connections', { ...database, size: sizeOf(database.bytes) }),
              percent: share(database.connections, database.most),
            },
            {
              name: t('installation.disk'),
              words: t('installation.free', { free: sizeOf(disk.free), whole: sizeOf(disk.whole) }),
              percent: used,
            },
            ...(certificate === null
              ? []
              : [
                  {
                    name: t('installation.certificate'),
                    words:
                      certificate.days === null
                        ? t('installation.noCertificate')
                        : t(certificate.isTrusted ? 'installation.validUntil' : 'installation.untrusted', {
                            until: formatStamp(certificate.until),
                            count: certificate.days,
                          }),
                    percent: undefined,
                  },
                ]),
          ];
          return (
            <>
              <dl className={styles.lines}>
                {lines.map(({ name, words, percent }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>
                      {words}
                      {percent !== undefined && (
                        <Progress
                          aria-label={name}
                          percent={percent}
                          showInfo={false}
                          size="small"
                          status={percent >= FULL ? 'exception' : 'normal'}
                        />
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
              <h3>{t('installation.backups')}</h3>
              {backups.length === 0 && <p className={styles.note}>{t('installation.noBackups')}</p>}
              <ul className={styles.backups}>
                {backups.map(({ madeAt, file, bytes, damaged }) => (
                  <li key={madeAt}>
                    {formatStamp(madeAt)} · {sizeOf(bytes)}
                    {damaged > 0 && ` · ${t('installation.damaged', { count: damaged })}`}
                    <small translate="no">{file}</small>
                  </li>
                ))}
              </ul>
              <p className={styles.note}>
                {t('installation.version', { version, since: formatStamp(upSince), ...runsOn })}
              </p>
            </>
          );
        }}
      </Screen>
    </Card>
  );
}
