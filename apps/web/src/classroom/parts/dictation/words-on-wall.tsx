import type { TaskOnStage } from '@zhibi/contract/classroom';
import { useTranslation } from 'react-i18next';
import styles from './words-on-wall.module.css';

/** What is to be done, and the words: of calligraphy at once, of a dictation when it has been revealed. */
export function WordsOnWall({ task }: { task: TaskOnStage }) {
  const { t } = useTranslation('dictation');
  const { words, wordCount, kind, state } = task;
  return (
    <>
      {state !== 'revealed' && <small>{t(kind === 9 ? 'stage.copy' : 'stage.listen', { count: wordCount })}</small>}
      {words && (
        <ul className={styles.words}>
          {words.map(({ word }) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )}
    </>
  );
}
