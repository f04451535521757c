import type { HomeworkForTeacher } from '@zhibi/contract/homework';
import { useTranslation } from 'react-i18next';
import { GoButton } from '../../platform/layout/go-button.js';
import { liveInkOf, markingOf } from '../parts/addresses.js';
import styles from './correction.module.css';
import { toMarkOf } from './to-correct.js';

/** One homework for a finger: how much came in, how much waits, and the next thing to do. */
export function ToCorrectCard({ homework }: { homework: HomeworkForTeacher }) {
  const { t } = useTranslation('correction');
  const { homeworkId, title, classes, progress, can } = homework;
  const toMark = toMarkOf(homework);
  return (
    <li className={styles.card}>
      <h2 translate="no">{title}</h2>
      <p translate="no">{classes.map(({ className }) => className).join(' · ')}</p>
      <dl>
        <div>
          <dt>{t('submitted')}</dt>
          <dd>{t('share', { handedIn: progress.handedIn, total: progress.total })}</dd>
        </div>
        <div data-waits={toMark > 0 || undefined}>
          <dt>{t('toMark')}</dt>
          <dd>{toMark}</dd>
        </div>
      </dl>
      <nav aria-label={title}>
        {can.mark && progress.handedIn > 0 && (
          <GoButton type={toMark > 0 ? 'primary' : 'default'} to={markingOf(homeworkId)}>
            {t('mark')}
          </GoButton>
        )}
        <GoButton to={liveInkOf(homeworkId)}>{t('ink')}</GoButton>
        {progress.marked > 0 && (
          <GoButton to={`/correction/statistics?homework=${homeworkId}`}>{t('statistics')}</GoButton>
        )}
        {progress.marked > 0 && <GoButton to={`/correction/wrong?homework=${homeworkId}`}>{t('wrong')}</GoButton>}
      </nav>
    </li>
  );
}
