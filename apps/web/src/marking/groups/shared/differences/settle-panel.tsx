import type { ItemToMark } from '@zhibi/contract/marking';
import type { RoundDifference } from '@zhibi/contract/marking/rounds';
import { type ChosenLevels, pointsOf } from '@zhibi/contract/marking/rubrics';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptTextArea } from '../../../../platform/drafts/kept-text-area.js';
import { StatusTag } from '../../../../platform/layout/status-tag.js';
import panel from '../../../parts/engine/mark-panel.module.css';
import { QuestionStem } from '../../../parts/engine/question-stem.js';
import { ScorePad } from '../../../parts/engine/score-pad.js';
import { toggleHalf } from '../../../parts/engine/typed-score.js';
import { Levels } from '../../../parts/rubrics/levels.js';
import { ScoresApart } from '../../../parts/rubrics/scores-apart.js';
import { useLevelPad } from '../../../parts/rubrics/use-level-pad.js';
import { useKeyMap } from '../../../parts/use-key-map.js';
import styles from './differences.module.css';

export interface SettlePanelProps {
  item: ItemToMark;
  difference: RoundDifference;
  isBusy: boolean;
  /** By which levels, where the score is theirs. */
  onSettle: (score: number | null, comment?: string, levels?: ChosenLevels | null) => void;
}

/** What was asked, what the two gave and said, and the score that counts. */
export function SettlePanel({ item, difference: { answer, scores, settled }, isBusy, onSettle }: SettlePanelProps) {
  const { t } = useTranslation('rounds');
  const [byHand, setByHand] = useState<number | null>(null);
  const [levels, setLevels] = useState<ChosenLevels>([]);
  const criteria = item.rubric?.criteria ?? [];
  const score = levels.length > 0 ? pointsOf(criteria, levels) : byHand;
  const setScore = (next: number | null) => {
    setByHand(next);
    setLevels([]);
  };
  const pad = useLevelPad({ criteria, of: answer.answerId, levels, onLevels: setLevels });
  const [comment, setComment] = useState('');
  const take = (nth: number) => {
    const given = settled === null ? scores[nth] : undefined;
    if (given !== undefined) onSettle(given.score, comment, given.levels);
  };
  useKeyMap({
    ArrowLeft: () => take(0),
    ArrowRight: () => take(1),
    l: pad.toggle,
    ...Object.fromEntries(
      [...'0123456789'].map((digit) => [digit, () => settled === null && pad.isOn && pad.digit(Number(digit))]),
    ),
    u: () => settled !== null && onSettle(null),
  });
  return (
    <div className={panel.panel} data-levels={criteria.length > 0}>
      <QuestionStem item={item} />
      <section className={styles.scores}>
        {scores.map(({ name, score: given, comment: said, levels: by }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two stand in the order of their places
          <div key={nth}>
            <Button block disabled={settled !== null || isBusy} onClick={() => onSettle(given, comment, by)}>
              {t('differences.take', { name, score: given })}
            </Button>
            {said && <q>{said}</q>}
          </div>
        ))}
      </section>
      {scores.some((one) => one.levels !== null) && <ScoresApart criteria={criteria} scores={scores} />}
      {settled === null ? (
        <>
          <section>
            <Levels item={item} pad={pad} disabled={isBusy} />
            <ScorePad
              max={item.maxScore}
              score={score}
              by="teacher"
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
              onClick={() => score !== null && onSettle(score, comment, levels.length > 0 ? levels : null)}
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
