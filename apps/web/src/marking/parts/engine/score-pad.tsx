import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { scoredBy } from '../scored-by.js';
import styles from './mark-panel.module.css';
import { padScores, toggleHalf } from './typed-score.js';

export interface ScorePadProps {
  max: number;
  score: number | null;
  /** Whose the score is: the machine's stands in grey until a teacher has given it. */
  by: ReturnType<typeof scoredBy>;
  disabled: boolean;
  onScore: (score: number) => void;
  onHalf: () => void;
}

/** A mouse must not leave the focus on the pad: the next Enter belongs to the answer. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Every score of a question as one press. The wheel does nothing here. */
export function ScorePad({ max, score, by, disabled, onScore, onHalf }: ScorePadProps) {
  const { t } = useTranslation('marking');
  const hasHalf = score !== null && score % 1 !== 0;
  return (
    <fieldset className={styles.pad} aria-label={t('mark.pad')} disabled={disabled}>
      {padScores(max).map((one) => {
        const isChosen = score !== null && Math.floor(score) === one && (one === score || hasHalf);
        const look = isChosen ? styles.on : one === max ? styles.full : '';
        return (
          <button
            key={one}
            type="button"
            className={look}
            aria-pressed={isChosen}
            data-by={isChosen ? by : undefined}
            onMouseDown={keepFocus}
            onClick={() => onScore(one)}
          >
            {one}
          </button>
        );
      })}
      <button
        type="button"
        className={hasHalf ? styles.on : styles.half}
        aria-pressed={hasHalf}
        data-by={hasHalf ? by : undefined}
        disabled={toggleHalf(score, max) === null}
        onMouseDown={keepFocus}
        onClick={onHalf}
      >
        +0.5
      </button>
    </fieldset>
  );
}
