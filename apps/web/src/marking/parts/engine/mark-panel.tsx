import { ABSENT } from '@zhibi/contract/kernel';
import type { AnswerToMark, ItemToMark } from '@zhibi/contract/marking';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { Levels } from '../rubrics/levels.js';
import type { LevelPad } from '../rubrics/use-level-pad.js';
import { scoredBy } from '../scored-by.js';
import styles from './mark-panel.module.css';
import { QuestionStem } from './question-stem.js';
import type { Remark } from './remark-words.js';
import { Remarks } from './remarks.js';
import { ScorePad } from './score-pad.js';

const CollectButtons = onDemand(async () => (await import('./collect-buttons.js')).CollectButtons);

export interface MarkPanelProps {
  item: ItemToMark;
  /** Of what the rubric may be edited here. */
  homeworkId?: string;
  /** What can be done with the key. */
  besideKey?: ReactNode;
  answer: AnswerToMark | undefined;
  score: number | null;
  /** The score is what is being typed, not yet given. */
  isTyped: boolean;
  /** What another gave meanwhile, in words. */
  overtaken: string | null;
  comment: string;
  /** Whoever marks without names shows nothing to the class. */
  canCollect?: boolean;
  /** Comments that were given to this question before, the most frequent first. */
  known: readonly string[];
  /** Preset comments, filled in for this student. */
  remarks: readonly Remark[];
  /** The levels of its rubric; without criteria there is none. */
  pad: LevelPad;
  onRemark: (remark: Remark) => void;
  onScore: (score: number) => void;
  onHalf: () => void;
  onComment: (comment: string) => void;
  onConfirm: () => void;
}

/** What was asked, what is right, the pad, the words, and the way to the next answer. */
export function MarkPanel({
  item,
  homeworkId,
  besideKey,
  answer,
  score,
  isTyped,
  overtaken,
  comment,
  known,
  canCollect = true,
  remarks,
  pad,
  onRemark,
  onScore,
  onHalf,
  onComment,
  onConfirm,
}: MarkPanelProps) {
  const { t } = useTranslation('marking');
  const by = scoredBy(answer, isTyped ? score : null);
  const levels = <Levels {...{ item, pad, ...(homeworkId !== undefined && { homeworkId }) }} disabled={!answer} />;
  return (
    <div className={styles.panel} data-levels={pad.criteria.length > 0}>
      <QuestionStem item={item} beside={besideKey} />
      <section>
        <div className={styles.head} aria-live="polite">
          <span>
            {t('mark.now')} <b>{answer?.name ?? ABSENT}</b>
          </span>
          <span className={styles.score} data-by={by}>
            {score ?? <i>{ABSENT}</i>}
            <small>/ {item.maxScore}</small>
          </span>
        </div>
        {overtaken && (
          <p className={styles.overtaken} role="alert">
            {overtaken}
          </p>
        )}
        {pad.criteria.length > 0 && levels}
        <ScorePad max={item.maxScore} score={score} by={by} disabled={!answer} onScore={onScore} onHalf={onHalf} />
        {pad.criteria.length === 0 && levels}
      </section>
      <Remarks
        comment={comment}
        known={known}
        remarks={remarks}
        disabled={!answer}
        onRemark={onRemark}
        onComment={onComment}
        onConfirm={onConfirm}
      />
      {canCollect && <CollectButtons answerId={answer?.answerId} />}
      <div className={styles.actions}>
        <Button
          type="primary"
          block
          disabled={!answer}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onConfirm}
        >
          {t('mark.confirm')} <kbd>Enter</kbd>
        </Button>
      </div>
    </div>
  );
}
