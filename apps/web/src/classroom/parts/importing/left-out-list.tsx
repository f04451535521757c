import { type LeftOut, leftOutReasons } from '@zhibi/contract/classroom/importing';
import { useTranslation } from 'react-i18next';
import { placeIn } from '../../../questions/index.js';
import styles from './importing.module.css';

/** Longer than this nobody reads: the file is mended, or it is another file. */
const MOST = 50;

/** What was left out of a file, where it stood, and why. */
export function LeftOutList({ left }: { left: readonly LeftOut[] }) {
  const { t, i18n } = useTranslation('importing');
  const { t: inFile } = useTranslation('exchange');
  const language = i18n.language === 'en' ? 'en' : 'zh';
  if (left.length === 0) return null;
  const lines = left.slice(0, MOST).map(({ where, why }, nth) => ({
    key: `${nth}`,
    place: placeIn(inFile, where),
    reason: leftOutReasons[why][language],
  }));
  return (
    <section className={styles.left} aria-label={t('left', { count: left.length })}>
      <h3>{t('left', { count: left.length })}</h3>
      <ul>
        {lines.map(({ key, place, reason }) => (
          <li key={key}>
            <b>{place}</b> {reason}
          </li>
        ))}
        {left.length > MOST && <li>{t('more', { count: left.length - MOST })}</li>}
      </ul>
    </section>
  );
}
