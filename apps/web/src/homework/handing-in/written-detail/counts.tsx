import type { Progress } from '@zhibi/contract/homework';
import { useTranslation } from 'react-i18next';
import styles from './page.module.css';

/** How many copies there are, are being written, are in, are marked. */
export function Counts({ progress: { total, writing, handedIn, marked } }: { progress: Progress }) {
  const { t } = useTranslation('homework');
  const counts = [
    { name: t('detail.total'), value: total, of: null },
    { name: t('detail.writing'), value: writing, of: null },
    { name: t('detail.handedIn'), value: handedIn, of: total },
    { name: t('detail.left'), value: total - handedIn, of: null },
    { name: t('detail.marked'), value: marked, of: handedIn },
  ];
  return (
    <div className={styles.strip} aria-live="polite">
      {counts.map(({ name, value, of }) => (
        <span key={name}>
          {name}
          <b>
            {value}
            {of !== null && <i>/{of}</i>}
          </b>
        </span>
      ))}
    </div>
  );
}
