import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../parts/maker.module.css';

interface ReadingsProps {
  readings: readonly { word: string; syllables: string[] }[];
  /** What somebody has typed instead, by the word. */
  typed: Record<string, string>;
  onChange: (typed: Record<string, string>) => void;
}

/** How each word is read; typed over where it is read otherwise. */
export function Readings({ readings, typed, onChange }: ReadingsProps) {
  const { t } = useTranslation('characters');
  return (
    <details className={styles.more}>
      <summary>{t('readings')}</summary>
      <div className={styles.rows}>
        {readings.map(({ word, syllables }) => {
          const value = typed[word] ?? syllables.join(' ');
          const isWhole = value.split(/\s+/).filter((one) => one !== '').length === [...word].length;
          return (
            <div key={word} className={styles.line}>
              <span className={styles.grow}>{word}</span>
              <Input
                aria-label={t('readingOf', { word })}
                value={value}
                maxLength={160}
                status={isWhole ? '' : 'error'}
                style={{ width: 180 }}
                onChange={({ target }) => onChange({ ...typed, [word]: target.value })}
              />
            </div>
          );
        })}
      </div>
    </details>
  );
}
