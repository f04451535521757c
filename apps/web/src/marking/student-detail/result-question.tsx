import type { Result } from '@zhibi/contract/marking';
import type { Annotation } from '@zhibi/contract/marking/annotations';
import { useTranslation } from 'react-i18next';
import { useSectionTitle } from '../../papers/index.js';
import { formatNumber } from '../../platform/time.js';
import { Sheet } from '../../platform/touch/sheet.js';
import { OwnAppeal } from '../parts/appeals/own-appeal.js';
import { OwnAnswer, RightAnswer } from '../parts/own-answer.js';
import { QuestionText } from '../parts/question-text.js';
import { CriteriaOfResult } from './criteria-of-result.js';
import styles from './result-question.module.css';

interface ResultQuestionProps {
  homeworkId: string;
  item: Result['items'][number];
  annotations: readonly Annotation[];
}

/** One question of a paper that came back: what was asked, what I wrote, what the teacher said, what is right. */
export function ResultQuestion({ homeworkId, item, annotations }: ResultQuestionProps) {
  const { t } = useTranslation('marking');
  const titleOf = useSectionTitle();
  const { no, sectionTitle, score, maxScore, body } = item;
  return (
    <Sheet label={t('mark.question', { no })}>
      <header className={styles.head}>
        <h2>{t('mark.question', { no })}</h2>
        <span>{titleOf(sectionTitle)}</span>
        <b>
          {formatNumber(score)}
          <small>/{maxScore}</small>
        </b>
      </header>
      <div className={styles.stem}>
        <QuestionText body={body} />
      </div>
      <OwnAnswer {...item} title={t('result.mine')} nothing={t('result.nothing')} annotations={annotations} />
      <CriteriaOfResult criteria={item.criteria} />
      <OwnAppeal homeworkId={homeworkId} item={item} />
      <RightAnswer title={t('result.right')} body={body} />
    </Sheet>
  );
}
