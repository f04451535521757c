import { printStatuses, statusName } from '@zhibi/contract/printing';
import type { printCountingApi } from '@zhibi/contract/printing/counting';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { z } from 'zod';
import { Card } from '../../../platform/layout/card.js';
import { formatNear } from '../../../platform/time.js';
import styles from './funnel.module.css';
import { statusIcons } from './status-icons.js';

type Counts = z.output<typeof printCountingApi.centre.output>['counts'];

/** The way of an order with how many stand at each place; each number opens its list. */
export function Funnel({ counts }: { counts: Counts }) {
  const { t } = useTranslation(['printing', 'counting']);
  const below = ({ messageStatus, late, nextAt, count }: Counts[number]): string => {
    if (messageStatus === printStatuses.completed) return t('counting:centre.doneToday');
    if (count > 0 && messageStatus === printStatuses.pendingPush) return t('counting:centre.atSchool');
    if (count > 0 && messageStatus === printStatuses.rejected) return t('counting:centre.atSchoolRejected');
    if (late > 0) return t('counting:centre.lateOf', { count: late });
    return nextAt ? t('counting:centre.next', { at: formatNear(nextAt) }) : '';
  };
  return (
    <Card>
      <ul className={styles.funnel} aria-label={t('counting:centre.funnel')}>
        {counts.map((one) => {
          const name = statusName(one.messageStatus);
          const Icon = statusIcons[name];
          return (
            <li key={name} className={one.count === 0 ? styles.none : styles[name]}>
              <Link to={`/devops/printList?tab=${name}`}>
                <i aria-hidden>
                  <Icon />
                </i>
                <b>{one.count}</b>
                <span>{t(`status.${name}`)}</span>
                <small className={one.late > 0 ? styles.late : undefined}>{below(one)}</small>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
