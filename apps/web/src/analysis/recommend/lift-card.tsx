import type { Change, Lift } from '@zhibi/contract/analysis/recommend';
import { useTranslation } from 'react-i18next';
import { Card } from '../../platform/layout/card.js';
import { formatNumber } from '../../platform/time.js';
import styles from './lift-card.module.css';
import room from './recommend.module.css';

/** As percentage points with their sign. */
const signed = (share: number): string => {
  const points = Math.round(share * 100);
  return points > 0 ? `+${points}` : points < 0 ? `−${formatNumber(-points, 0)}` : '0';
};

/** What can be said of the two: nothing while their intervals overlap. */
const verdictOf = ({ did, others }: Lift): 'better' | 'overlap' | 'worse' =>
  did.from > others.to ? 'better' : did.to < others.from ? 'worse' : 'overlap';

/** Who did the last set beside who did not, with both intervals and a plain sentence. */
export function LiftCard({ lift }: { lift: Lift }) {
  const { t } = useTranslation('recommend');
  const side = (name: 'did' | 'others', { students, change, from, to }: Change) => (
    <div>
      <dt>{t(`lift.${name}`, { count: students })}</dt>
      <dd>
        <b>{signed(change)}</b> <small>{t('lift.range', { from: signed(from), to: signed(to) })}</small>
      </dd>
    </div>
  );
  return (
    <Card title={t('lift.title')}>
      <p className={room.quiet}>{t('lift.about', { point: lift.point })}</p>
      <dl className={styles.lift}>
        {side('did', lift.did)}
        {side('others', lift.others)}
      </dl>
      <p className={room.quiet}>{t(`lift.${verdictOf(lift)}`)}</p>
    </Card>
  );
}
