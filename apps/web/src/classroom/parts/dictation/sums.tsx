import type { WritingResult } from '@zhibi/contract/classroom/dictation';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/time.js';
import styles from './result.module.css';

/** Four numbers of the class. */
export function Sums({ result: { characters, students } }: { result: WritingResult }) {
  const { t } = useTranslation('dictation');
  const allRight = students.filter(({ right }) => right === characters.length).length;
  const mean = students.reduce((sum, { right }) => sum + right, 0) / Math.max(1, students.length);
  const [most] = characters;
  const waiting = students.reduce((sum, { doubtful }) => sum + doubtful, 0);
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('result.allRight')}</dt>
        <dd>
          {allRight} <small>{t('result.people')}</small>
        </dd>
      </div>
      <div>
        <dt>{t('result.mean')}</dt>
        <dd>
          {formatNumber(Math.round(mean * 10) / 10)} <small>{t('result.ofCells', { count: characters.length })}</small>
        </dd>
      </div>
      <div>
        <dt>{t('result.most')}</dt>
        <dd>
          {most && most.wrong > 0 ? (
            <>
              <span className={styles.kai}>{most.character}</span>{' '}
              <small>{t('result.mostPeople', { count: most.wrong })}</small>
            </>
          ) : (
            <small>{t('result.nobodyWrong')}</small>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('result.waiting')}</dt>
        <dd>
          {waiting} <small>{t('result.characters')}</small>
        </dd>
      </div>
    </dl>
  );
}
