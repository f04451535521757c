import type { TaskInRoom } from '@zhibi/contract/classroom/room';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '../../platform/lazily.js';
import styles from './room.module.css';

const RichText = lazily(() => import('../../platform/rich/rich-text.js').then((made) => made.RichText));

interface Props {
  task: TaskInRoom;
  no: number;
  /** What counts so far. */
  chosen: readonly string[];
  isOpen: boolean;
  onChoose: (labels: string[]) => void;
}

/** The options of a question: one by a tap, several and a ranking by taps and a button. */
export function Choices({ task, no, chosen, isOpen, onChoose }: Props) {
  const { t } = useTranslation('classroom');
  const question = task.questions[no];
  const isRanking = task.kind === 13 && task.ballot === 'ranking';
  const isMany = isRanking || (question?.isSeveral ?? false);
  const [draft, setDraft] = useState<readonly string[]>(chosen);
  if (!question) return null;
  const shown = isMany && isOpen ? draft : chosen;
  const tap = (label: string) => {
    if (!isMany) return onChoose([label]);
    setDraft(draft.includes(label) ? draft.filter((one) => one !== label) : [...draft, label]);
  };
  const given = isRanking ? [...draft] : [...draft].sort();
  const isWhole = isRanking ? draft.length === question.options.length : draft.length > 0;
  return (
    <>
      {isRanking && <p className={styles.hint}>{t('room.rank')}</p>}
      <div className={styles.options}>
        {question.options.map(({ label, content }) => (
          <button
            key={label}
            type="button"
            disabled={!isOpen}
            aria-pressed={shown.includes(label)}
            data-right={question.key.includes(label) || undefined}
            onClick={() => tap(label)}
          >
            <b>{isRanking && shown.includes(label) ? shown.indexOf(label) + 1 : label}</b>
            {content.length > 0 && (
              <Suspense fallback="…">
                <RichText rich={content} inline />
              </Suspense>
            )}
          </button>
        ))}
      </div>
      {isMany && isOpen && (
        <button type="button" className={styles.main} disabled={!isWhole} onClick={() => onChoose(given)}>
          {t('room.send')}
        </button>
      )}
      {isMany && isOpen && chosen.length > 0 && given.join() !== chosen.join() && (
        <p className={styles.hint}>{t('room.changed')}</p>
      )}
    </>
  );
}
