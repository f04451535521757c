import type { AnswerToMark } from '@zhibi/contract/marking';
import { useEffect, useMemo, useRef } from 'react';
import { reachOfInk } from '../../../capture/index.js';
import type { Annotating } from '../../parts/annotations/annotating-model.js';
import type { PerScreen } from '../../parts/engine/place.js';
import { MarkCell } from './mark-cell.js';
import styles from './mark-grid.module.css';

export interface MarkGridProps {
  answers: readonly AnswerToMark[];
  maxScore: number;
  per: PerScreen;
  currentId: string | null;
  typed: number | null;
  /** What another gave to the current answer while it is being decided, in words. */
  overtaken: string | null;
  conflicts: ReadonlySet<string>;
  sending: ReadonlySet<string>;
  playingId: string | null;
  showClass: boolean;
  isShare: boolean;
  annotating: Annotating;
  onChoose: (answerId: string) => void;
  onEnlarge: (answerId: string) => void;
  onPlayed: () => void;
}

/** One screenful of answers side by side. */
export function MarkGrid({
  answers,
  per,
  currentId,
  typed,
  overtaken,
  conflicts,
  sending,
  playingId,
  onChoose,
  onEnlarge,
  ...rest
}: MarkGridProps) {
  const reach = useMemo(() => reachOfInk(answers.map(({ ink }) => ink)), [answers]);
  const grid = useRef<HTMLDivElement>(null);
  // The scroll position: on a small screen the current answer may lie outside.
  useEffect(() => {
    if (currentId) grid.current?.querySelector('[aria-current=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [currentId]);
  return (
    <div ref={grid} className={styles.grid} data-per={per}>
      {answers.map((answer) => (
        <MarkCell
          key={answer.answerId}
          answer={answer}
          reach={reach}
          typed={answer.answerId === currentId ? typed : null}
          overtaken={answer.answerId === currentId ? overtaken : null}
          isCurrent={answer.answerId === currentId}
          isConflict={conflicts.has(answer.answerId)}
          isSending={sending.has(answer.answerId)}
          isPlaying={answer.answerId === playingId}
          onChoose={() => onChoose(answer.answerId)}
          onEnlarge={() => onEnlarge(answer.answerId)}
          {...rest}
        />
      ))}
    </div>
  );
}
