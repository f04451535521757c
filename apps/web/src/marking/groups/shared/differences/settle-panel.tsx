import type { ItemToMark } from '@zhibi/contract/marking';
import type { RoundDifference } from '@zhibi/contract/marking/rounds';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptTextArea } from '../../../../platform/drafts/kept-text-area.js';
import { StatusTag } from '../../../../platform/layout/status-tag.js';
import panel from '../../../parts/engine/mark-panel.module.css';
import { QuestionStem } from '../../../parts/engine/question-stem.js';
import { ScorePad } from '../../../parts/engine/score-pad.js';
import { toggleHalf } from '../../../parts/engine/typed-score.js';
import { useKeyMap } from '../../../parts/use-key-map.js';
import styles from './differences.module.css';

export interface SettlePanelProps {
  item: ItemToMark;
  difference: RoundDifference;
  isBusy: boolean;
  onSettle: (score: number | null, comment?: string) => void;
}

/** What was asked, what the two gave and said, and the score that counts. */
export function SettlePanel({ item, difference: { answer, scores, settled }, isBusy, onSettle }: SettlePanelProps) {
  const { t } = useTranslation('rounds');
  const [score, setScore] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const take = (nth: number) => {
    const given = settled === null ? scores[nth]?.score : undefined;
    if (given !== undefined) onSettle(given, comment);
  };
  useKeyMap({
    ArrowLeft: () => take(0),
    ArrowRight: () => take(1),
    u: () => settled !== null && onSettle(null),
  });
  return (
    <div className={panel.panel}>
      <QuestionStem item={item} />
      <section className={styles.scores}>
        {scores.map(({ name, score: given, comment: said }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two stand in the order of their places
          <div key={nth}>
            <Button block disabled={settled !== null || isBusy} onClick={() => onSettle(given, comment)}>
              {t('differences.take', { name, score: given })}
            </Button>
            {said && <q>{said}</q>}
          </div>
        ))}
      </section>
      {settled === null ? (
        <>
          <section>
            <ScorePad
              max={item.maxScore}
              score={score}
              disabled={isBusy}
              onScore={setScore}
              onHalf={() => setScore(toggleHalf(score, item.maxScore))}
            />
          </section>
          <KeptTextArea
            draft={`settle ${answer.answerId}`}
            aria-label={t('differences.why')}
            placeholder={t('differences.why')}
            maxLength={500}
            autoSize={{ minRows: 2 }}
            value={comment}
            onText={setComment}
          />
          <div className={panel.actions}>
            <Button
              type="primary"
              block
              disabled={score === null}
              loading={isBusy}
              onClick={() => score !== null && onSettle(score, comment)}
            >
              {score === null ? t('differences.give') : t('differences.giveScore', { score })}
            </Button>
          </div>
        </>
      ) : (
        <div className={panel.actions}>
          <StatusTag tone="done">{t('differences.settled', { score: settled })}</StatusTag>
          <Button loading={isBusy} onClick={() => onSettle(null)}>
            {t('differences.undo')}
          </Button>
        </div>
      )}
    </div>
  );
}
