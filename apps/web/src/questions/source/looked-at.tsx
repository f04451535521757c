import type { QuestionForTeacher } from '@zhibi/contract/questions';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../platform/layout/on-demand.js';
import { QuestionCard } from '../parts/question-card.js';

const SimilarDrawer = onDemand(
  () => import('./similar-drawer.js').then((made) => made.SimilarDrawer),
  ({ open }) => open,
);

/** A question that is only looked at: its key, and others like it. */
export function LookedAt({ question }: { question: QuestionForTeacher }) {
  const { t } = useTranslation('questions');
  const [isOpen, setOpen] = useState(false);
  return (
    <QuestionCard
      question={question}
      action={
        <>
          <Button type="text" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('similar.open')}
          </Button>
          <SimilarDrawer questionId={question.questionId} open={isOpen} onClose={() => setOpen(false)} />
        </>
      }
    />
  );
}
