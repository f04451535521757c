import { LONGEST_WORDS } from '@zhibi/contract/marking/annotations';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './annotations.module.css';

const presets = ['excellent', 'good', 'seen', 'wellDone', 'steps', 'read'] as const;

/** Short words for the page: those that every teacher writes, or the own. */
export function WordsChoice({ onChoose }: { onChoose: (words: string, isByKey: boolean) => void }) {
  const { t } = useTranslation('annotations');
  const [words, setWords] = useState('');
  const own = words.trim();
  return (
    <div className={styles.choice}>
      <div className={styles.presets}>
        {presets.map((name) => (
          <button
            key={name}
            type="button"
            className={`${styles.tool} ${styles.red}`}
            onClick={({ detail }) => onChoose(t(`presets.${name}`), detail === 0)}
          >
            {t(`presets.${name}`)}
          </button>
        ))}
      </div>
      <p>{t('wordsHint')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (own !== '') onChoose(own, true);
        }}
      >
        <Input
          value={words}
          maxLength={LONGEST_WORDS}
          aria-label={t('words')}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button htmlType="submit" disabled={own === ''}>
          {t('putWords')}
        </Button>
      </form>
    </div>
  );
}
