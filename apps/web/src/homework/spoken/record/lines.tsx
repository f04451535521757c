import type { SpokenForStudent } from '@zhibi/contract/homework/spoken';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../platform/touch/sheet.js';
import { speak } from '../parts/speak.js';
import styles from './record.module.css';

interface LinesProps {
  task: SpokenForStudent;
  /** Which one is being read; null while nothing is recorded. */
  now: number | null;
  /** Goes on to a line while it is recorded; otherwise a tap lets it be heard. */
  onGo: ((no: number) => void) | undefined;
}

/** What is to be said, line by line or word by word; the one that is being read stands out. */
export function Lines({ task: { items, kind, language }, now, onGo }: LinesProps) {
  const { t } = useTranslation('spoken');
  return (
    <Sheet>
      <ol className={kind === 'words' ? `${styles.lines} ${styles.words}` : styles.lines} lang={language}>
        {items.map((words, no) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place; the same may stand twice
          <li key={no}>
            <button
              type="button"
              translate="no"
              className={now === no ? styles.now : now !== null && no < now ? styles.past : undefined}
              aria-current={now === no || undefined}
              aria-label={t(onGo ? 'mine.goTo' : 'mine.hearLine', { words })}
              onClick={() => (onGo ? onGo(no) : speak([words], language))}
            >
              {words}
            </button>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
