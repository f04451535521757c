import { type OwnPoints, pointsApi, signed } from '@zhibi/contract/classroom/points';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../people/index.js';
import { useRead } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { PlainTable } from '../../platform/layout/plain-table.js';
import { Screen } from '../../platform/screen.js';
import { formatNear, formatNumber } from '../../platform/time.js';
import styles from './points.module.css';

const isNothing = ({ gifts, remarks, growth }: OwnPoints) => gifts.length + remarks.length + growth.length === 0;
const WORDS = 3;

/** What a student, and the parents, are shown: the own and nobody else's. */
export function Own() {
  const { t } = useTranslation('points');
  const names = useNames();
  const read = useRead(pointsApi.own, {});
  const inWords = (change: number) => {
    if (change === 0) return t('ownGrowthSame');
    return t(change > 0 ? 'ownGrowthUp' : 'ownGrowthDown', { points: formatNumber(Math.abs(change)) });
  };
  return (
    <>
      <PageHead back="/index" title={t('ownTitle')} note={read.data && `${t('ownTotal')} ${signed(read.data.total)}`} />
      <Screen read={read} isEmpty={isNothing} empty={<EmptyState title={t('ownNone')} hint={t('ownNoneHint')} />}>
        {({ gifts, remarks, growth }) => (
          <div className={styles.own}>
            {remarks.length > 0 && (
              <Card title={t('ownRemarks')}>
                {remarks.map(({ remarkId, month, teacherName, text }) => (
                  <section key={remarkId}>
                    <strong>{`${month.slice(0, 4)}-${month.slice(4)} ${teacherName}`}</strong>
                    <p className={styles.text}>{text}</p>
                  </section>
                ))}
              </Card>
            )}
            {growth.length > 0 && (
              <Card title={t('ownGrowth')}>
                <p className={styles.how}>{t('ownGrowthHow')}</p>
                {growth.map(({ subjectName, growth: change, before, after }) => (
                  <section key={subjectName}>
                    <strong>{`${names.subject(subjectName)} · ${inWords(change)}`}</strong>
                    <p className={styles.text}>{t('fromTo', { before, after })}</p>
                  </section>
                ))}
              </Card>
            )}
            {gifts.length > 0 && (
              <Card title={t('ownGifts')} flush>
                <PlainTable
                  asCards
                  words={WORDS}
                  columns={[t('reason'), t('time'), t('teacher'), t('points')]}
                  rows={gifts.map((one) => ({
                    key: one.giftId,
                    cells: [one.reason, formatNear(one.givenAt), one.teacherName, signed(one.points)],
                  }))}
                />
              </Card>
            )}
          </div>
        )}
      </Screen>
    </>
  );
}
