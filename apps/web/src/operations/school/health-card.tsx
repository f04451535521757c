import type { SchoolState } from '@zhibi/contract/operations';
import { useTranslation } from 'react-i18next';
import { Bar } from '../../platform/layout/bar.js';
import { Card } from '../../platform/layout/card.js';
import { Go } from '../../platform/layout/go.js';
import { formatNumber, formatShare } from '../../platform/time.js';
import styles from './page.module.css';

type Part = SchoolState['health']['parts'][number];

/** Where a part is looked after; others have no place of their own. */
const places: Partial<Record<Part['part'], string>> = {
  accounts: '/devops/activeList',
  teachers: '/devops/teacher',
  homework: '/devops/homework',
  scans: '/devops/cameraList',
  jobs: '/devops/jobs?status=failed',
};
const [GOOD, FAIR] = [80, 60];
/** A share as the tiles beside it round it: down, so that nothing is whole before all of it is there. */
const MILLION = 1_000_000;
const toneOf = (share: number) => (share >= GOOD / 100 ? 'success' : share >= FAIR / 100 ? 'warning' : 'danger');

/** How the school is doing, and what it was judged by. */
export function HealthCard({ health: { score, parts } }: { health: SchoolState['health'] }) {
  const { t } = useTranslation('operations');
  const why = ({ part, by }: Part): string => {
    if (by === null) return t(part === 'backup' ? 'health.noBackup' : 'health.nothing');
    if (part === 'accounts' || part === 'teachers' || part === 'homework')
      return t(`health.why.${part}`, { share: formatShare(Math.round(by * MILLION), MILLION) });
    return t(`health.why.${part}`, { count: by });
  };
  return (
    <Card title={t('health.title')} extra={<span className={styles.note}>{t('health.note')}</span>}>
      <p className={styles.score}>
        <b>{score === null ? '--' : formatNumber(score)}</b>
        <small>{t('health.of')}</small>
      </p>
      <ul className={styles.parts}>
        {parts.map((one) => {
          const place = places[one.part];
          return (
            <li key={one.part}>
              <span>
                {place === undefined ? (
                  t(`health.parts.${one.part}`)
                ) : (
                  <Go to={place} orWords>
                    {t(`health.parts.${one.part}`)}
                  </Go>
                )}
                <small>{why(one)}</small>
              </span>
              <span className={styles.points}>
                {one.points === null ? '--' : `${formatNumber(one.points)} / ${one.of}`}
                <Bar value={(one.points ?? 0) / one.of} tone={toneOf((one.points ?? 0) / one.of)} />
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
