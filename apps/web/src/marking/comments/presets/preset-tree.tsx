import { type CommentCause, commentsApi } from '@zhibi/contract/marking/comments';
import type { QuestionType } from '@zhibi/contract/questions';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import styles from './presets.module.css';
import { useTypeWords } from './type-words.js';

interface PresetTreeProps {
  subjectId: number;
  chosen: { questionType?: QuestionType; cause?: CommentCause };
  onChoose: (change: Readonly<Record<string, string>>) => void;
}

/** Question types with their causes, and how many comments there are of each. */
export function PresetTree({ subjectId, chosen, onChoose }: PresetTreeProps) {
  const { t } = useTranslation('comments');
  const typeWords = useTypeWords();
  const counts = useRead(commentsApi.tree, { subjectId }).data?.items ?? [];
  if (counts.length === 0) return null;
  const types = [...new Set(counts.map(({ questionType }) => questionType))].sort((a, b) => (a ?? 0) - (b ?? 0));
  const sum = (of: typeof counts) => of.reduce((all, { count }) => all + count, 0);
  return (
    <nav className={styles.tree} aria-label={t('tree')}>
      <ul>
        {types.map((type) => {
          const own = counts.filter(({ questionType }) => questionType === type);
          // Comments for every type are found under each of them: only a type is a filter.
          const choose = (cause: string) => onChoose({ type: type === null ? '' : String(type), cause });
          const isType = (chosen.questionType ?? null) === type;
          return (
            <li key={type ?? 'any'}>
              <button type="button" aria-pressed={isType && chosen.cause === undefined} onClick={() => choose('')}>
                <b>{typeWords(type)}</b>
                <span>{sum(own)}</span>
              </button>
              <ul>
                {own.map(({ cause, count }) => (
                  <li key={cause}>
                    <button type="button" aria-pressed={isType && chosen.cause === cause} onClick={() => choose(cause)}>
                      {t(`causes.${cause}`)}
                      <span>{count}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
