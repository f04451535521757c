import { CommentOutlined, HighlightOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnnotationTools } from '../../parts/annotations/annotating.js';
import { ScorePad } from '../../parts/engine/score-pad.js';
import { Levels } from '../../parts/rubrics/levels.js';
import { scoredBy } from '../../parts/scored-by.js';
import type { MarkingHand } from './marking-hand.js';
import styles from './thumb-table.module.css';

/** Every score, undo, the words for the student, and the way to the next: all in reach of one thumb. */
export function ThumbPad({ homework, item, hand, annotating, onRemarks }: MarkingHand & { onRemarks: () => void }) {
  const { t } = useTranslation('marking');
  const [isPoints, setPoints] = useState(false);
  const { t: say } = useTranslation('annotations');
  const hasLevels = hand.pad.criteria.length > 0;
  return (
    <section className={styles.pad}>
      <AnnotationTools annotating={annotating} answer={hand.answer} score={hand.score} />
      {hasLevels && !annotating.isOn && (
        <Segmented
          block
          className={styles.ways ?? ''}
          value={isPoints}
          options={[
            { value: false, label: t('thumb.byLevels') },
            { value: true, label: t('thumb.byPoints') },
          ]}
          onChange={setPoints}
        />
      )}
      {annotating.isOn ? null : hasLevels && !isPoints ? (
        <Levels item={item} pad={hand.pad} disabled={!hand.answer} hasKeys={false} />
      ) : (
        <ScorePad
          max={item.maxScore}
          score={hand.score}
          by={scoredBy(hand.answer, hand.typedScore)}
          disabled={!hand.answer}
          onScore={hand.setScore}
          onHalf={() => hand.run({ kind: 'half' })}
        />
      )}
      <div className={styles.act}>
        <button type="button" aria-label={t('thumb.undo')} onClick={() => hand.run({ kind: 'undo' })}>
          <UndoOutlined />
        </button>
        <button
          type="button"
          aria-label={t('remarks.title')}
          aria-pressed={hand.comment !== ''}
          disabled={!hand.answer}
          onClick={onRemarks}
        >
          <CommentOutlined />
        </button>
        {!homework.isShare && (
          <button
            type="button"
            aria-label={say('toggle')}
            aria-pressed={annotating.isOn}
            disabled={!hand.answer}
            onClick={annotating.toggle}
          >
            <HighlightOutlined />
          </button>
        )}
        <Button type="primary" size="large" disabled={!hand.answer} onClick={() => hand.run({ kind: 'confirm' })}>
          {t('mark.confirm')}
        </Button>
      </div>
    </section>
  );
}
