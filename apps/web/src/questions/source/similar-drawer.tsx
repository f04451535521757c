import { questionsApi } from '@zhibi/contract/questions';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { Drawer } from '../../platform/layout/drawer.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { Screen } from '../../platform/screen.js';
import { formatNumber } from '../../platform/time.js';
import { QuestionCard } from '../parts/question-card.js';
import styles from './page.module.css';

interface SimilarDrawerProps {
  questionId: string;
  open: boolean;
  onClose: () => void;
}

/** Other questions like one, to look at. */
export function SimilarDrawer({ questionId, open, onClose }: SimilarDrawerProps) {
  const { t } = useTranslation('questions');
  const read = useRead(questionsApi.similar, open ? { questionId } : null);
  return (
    <Drawer size="wide" title={t('similar.title')} open={open} onClose={onClose}>
      <Screen
        read={read}
        skeleton={{ rows: 8 }}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('similar.none')} hint={t('similar.noneHint')} />}
      >
        {({ items }) => (
          <div className={styles.list}>
            {items.map(({ question, likeness }) => (
              <QuestionCard
                key={question.questionId}
                question={question}
                note={t('similar.likeness', { share: formatNumber(likeness * 100, 0) })}
              />
            ))}
          </div>
        )}
      </Screen>
    </Drawer>
  );
}
