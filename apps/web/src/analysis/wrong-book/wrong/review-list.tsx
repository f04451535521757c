import type { WrongPlace, WrongQuestion } from '@zhibi/contract/analysis';
import { useState } from 'react';
import { isDue } from '../../parts/wrong-day.js';
import styles from './review.module.css';
import { ReviewCard } from './review-card.js';

export interface ReviewListProps {
  rows: readonly WrongQuestion[];
  /** The school's day as YYYY-MM-DD. */
  today: string;
  /** Something was answered: the numbers around the list change. */
  onMoved: () => void;
}

/**
 * The cards under each other, one of them open: first the first that is due. What was answered closes to one line and stays in
 * sight, so that it can be opened again; the next one opens.
 */
export function ReviewList({ rows, today, onMoved }: ReviewListProps) {
  const [answered, setAnswered] = useState<ReadonlyMap<string, WrongPlace>>(new Map());
  const [chosen, choose] = useState<string | null | undefined>(undefined);
  const waits = (wrong: WrongQuestion) => isDue(wrong, today) && !answered.has(wrong.wrongId);
  const open = chosen === undefined ? rows.find(waits)?.wrongId : chosen;

  const answer = (wrongId: string, place: WrongPlace) => {
    setAnswered(new Map([...answered, [wrongId, place]]));
    choose(undefined);
    onMoved();
  };
  return (
    <ol className={styles.list}>
      {rows.map((wrong, at) => (
        <ReviewCard
          key={wrong.wrongId}
          wrong={wrong}
          no={at + 1}
          today={today}
          place={answered.get(wrong.wrongId) ?? null}
          isOpen={open === wrong.wrongId}
          onOpen={(isOpen) => choose(isOpen ? wrong.wrongId : null)}
          onAnswer={(place) => answer(wrong.wrongId, place)}
        />
      ))}
    </ol>
  );
}
