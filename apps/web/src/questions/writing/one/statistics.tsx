import { type ItemStatistics, writingApi } from '@zhibi/contract/questions/writing';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Bar } from '../../../platform/layout/bar.js';
import { Screen } from '../../../platform/screen.js';
import styles from './one.module.css';

/** How the school's students answered: how easy it was, whether it parted the strong from the weak, which options drew them. */
export function Statistics({ questionId }: { questionId: string }) {
  const { t } = useTranslation('writing');
  const read = useRead(writingApi.statistics, { questionId });
  return (
    <Screen read={read} skeleton={{ rows: 4 }}>
      {(facts) => (facts.answers === 0 ? <p className={styles.quiet}>{t('stat.none')}</p> : <Facts facts={facts} />)}
    </Screen>
  );
}

function Facts({ facts: { answers, facility, discrimination, distractors, timesUsed } }: { facts: ItemStatistics }) {
  const { t } = useTranslation('writing');
  return (
    <>
      <dl className={styles.numbers}>
        <div>
          <dt>{t('stat.used')}</dt>
          <dd>{timesUsed}</dd>
        </div>
        <div>
          <dt>{t('stat.answers')}</dt>
          <dd>{answers}</dd>
        </div>
        <div>
          <dt>{t('stat.facility')}</dt>
          <dd>{facility === null ? '--' : `${Math.round(facility * 100)}%`}</dd>
        </div>
        <div>
          <dt>{t('stat.discrimination')}</dt>
          <dd>{discrimination === null ? '--' : discrimination.toFixed(2)}</dd>
        </div>
      </dl>
      {facility === null && <p className={styles.quiet}>{t('stat.few')}</p>}
      {distractors.some(({ chosen }) => chosen > 0) && (
        <ul className={styles.distractors} aria-label={t('stat.options')}>
          {distractors.map(({ label, share, chosen, right }) => (
            <li key={label}>
              <b>{label}</b>
              <Bar value={share} tone={right ? 'success' : 'warning'} />
              <span>
                {t(right ? 'stat.chosenRight' : 'stat.chosen', { count: chosen, share: Math.round(share * 100) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
