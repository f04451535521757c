import type { PaperItem } from '@zhibi/contract/papers';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../platform/layout/drawer.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { Screen } from '../../platform/screen.js';
import { formatNumber } from '../../platform/time.js';
import { AnswerText, QuestionText } from '../../questions/index.js';
import type { Swap } from './adapted.js';
import styles from './existing.module.css';
import { useReplacements } from './use-replacements.js';

interface SimilarDrawerProps {
  of: PaperItem | null;
  subjectId: number;
  /** Questions that stand in the paper already. */
  taken: ReadonlySet<string>;
  onClose: () => void;
  onTake: (swap: Swap) => void;
}

/** What may take the place of a question, with its answer, each a press away. */
export function SimilarDrawer({ of, subjectId, taken, onClose, onTake }: SimilarDrawerProps) {
  const { t } = useTranslation('existing');
  const { read, replacements } = useReplacements(of, subjectId, taken);
  return (
    <Drawer title={t('similar.title')} size="wide" open={of !== null} onClose={onClose}>
      <Screen
        read={read}
        skeleton={{ rows: 6 }}
        isEmpty={() => replacements.length === 0}
        empty={<EmptyState title={t('similar.none')} hint={t('similar.noneHint')} />}
      >
        {() => (
          <div className={styles.list}>
            {replacements.map(({ question: { questionId, body }, likeness }) => (
              <article key={questionId} className={styles.item}>
                <div className={styles.meta}>
                  <span>
                    {likeness === null
                      ? t('similar.samePoint')
                      : t('similar.likeness', { share: formatNumber(likeness * 100, 0) })}
                  </span>
                  <Button size="small" onClick={() => onTake({ questionId, body })}>
                    {t('similar.take')}
                  </Button>
                </div>
                <QuestionText body={body} />
                <AnswerText body={body} />
              </article>
            ))}
          </div>
        )}
      </Screen>
    </Drawer>
  );
}
