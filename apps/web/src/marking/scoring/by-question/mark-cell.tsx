import {
  CheckCircleFilled,
  ClockCircleOutlined,
  CloudSyncOutlined,
  EditOutlined,
  ExclamationCircleFilled,
  RobotOutlined,
} from '@ant-design/icons';
import { ABSENT } from '@zhibi/contract/kernel';
import type { AnswerToMark } from '@zhibi/contract/marking';
import { useTranslation } from 'react-i18next';
import { AnswerPaper, hasWriting, type Reach } from '../../../capture/index.js';
import { Annotated } from '../../parts/annotations/annotating.js';
import type { Annotating } from '../../parts/annotations/annotating-model.js';
import { LedgerPopover } from '../../parts/engine/ledger-popover.js';
import { machineWords } from '../../parts/engine/machine-words.js';
import { isWaiting } from '../../parts/engine/place.js';
import { scoredBy } from '../../parts/scored-by.js';
import { clockTime } from './clock-time.js';
import styles from './mark-grid.module.css';

export interface MarkCellProps {
  answer: AnswerToMark;
  /** Answers side by side are cut alike. */
  reach: Reach;
  maxScore: number;
  /** What is typed but not yet confirmed; null shows the score that counts. */
  typed: number | null;
  /** What another gave while this was being decided, in words. */
  overtaken: string | null;
  isCurrent: boolean;
  isConflict: boolean;
  /** The school has not taken the score yet. */
  isSending: boolean;
  isPlaying: boolean;
  showClass: boolean;
  /** The own score only: the record of scores would tell those of others. */
  isShare: boolean;
  annotating: Annotating;
  onChoose: () => void;
  onEnlarge: () => void;
  onPlayed: () => void;
}

/** One student's answer: who, the ink as it lies on the paper, what the machine thinks, what it got. */
export function MarkCell({
  answer,
  reach,
  maxScore,
  typed,
  overtaken,
  isCurrent,
  isConflict,
  isSending,
  isPlaying,
  showClass,
  isShare,
  annotating,
  onChoose,
  onEnlarge,
  onPlayed,
}: MarkCellProps) {
  const { t } = useTranslation('marking');
  const { name, studentNo, className, seconds, areas, ink, pictures } = answer;
  const score = typed ?? answer.score;
  return (
    <article
      className={`${styles.cell} ${isCurrent ? styles.current : ''}`}
      aria-current={isCurrent}
      aria-label={t('mark.cell', { name, score: score ?? ABSENT })}
    >
      <header>
        <kbd title={studentNo}>{studentNo.slice(-2)}</kbd>
        {/* A mouse must not leave the focus here: Enter would then press this button instead of confirming. */}
        <button
          type="button"
          className={styles.choose}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onChoose}
          onDoubleClick={onEnlarge}
        >
          {name}
        </button>
        <span className={styles.fact}>
          {showClass && `${className} · `}
          {seconds > 0 ? clockTime(seconds) : ABSENT}
        </span>
        <span className={styles.score} data-by={scoredBy(answer, typed)}>
          {score === null ? <em>{ABSENT}</em> : score}
          {score !== null && <small>/{maxScore}</small>}
        </span>
      </header>
      <div className={styles.paper}>
        <AnswerPaper
          areas={areas}
          ink={ink}
          pictures={pictures}
          reach={reach}
          label={t('mark.inkOf', { name })}
          isPlaying={isPlaying}
          onPlayed={onPlayed}
          over={({ page, rect }) => <Annotated {...{ annotating, page }} studentId={answer.studentId} view={rect} />}
        />
        {!hasWriting(answer) && <span className={styles.blank}>{t('mark.blank')}</span>}
      </div>
      <footer>
        <Machine answer={answer} />
        <State {...{ answer, overtaken, isConflict, isSending, isShare }} />
      </footer>
    </article>
  );
}

function Machine({ answer }: { answer: AnswerToMark }) {
  const { t } = useTranslation('marking');
  return (
    <span className={styles.machine}>
      <RobotOutlined /> {machineWords(answer, t)}
    </span>
  );
}

function State({
  answer,
  overtaken,
  isConflict,
  isSending,
  isShare,
}: Pick<MarkCellProps, 'answer' | 'overtaken' | 'isConflict' | 'isSending' | 'isShare'>) {
  const { t } = useTranslation('marking');
  const state = isSending ? (
    <span>
      <CloudSyncOutlined /> {t('mark.sending')}
    </span>
  ) : answer.status === 'not-chosen' ? (
    t('mark.notChosen')
  ) : isWaiting(answer) || answer.status === 'blank' ? (
    t(answer.status === 'blank' ? 'mark.blank' : 'mark.open')
  ) : (
    <span className={styles.ok}>
      <CheckCircleFilled /> {answer.status === 'scored-by-person' ? t('mark.marked') : t('mark.markedByMachine')}
    </span>
  );
  return (
    <span className={styles.flags}>
      {answer.late && (
        <span className={styles.warn}>
          <ClockCircleOutlined /> {t('mark.late')}
        </span>
      )}
      {answer.inkSinceScore && (
        <span className={styles.warn}>
          <EditOutlined /> {t('mark.newInk')}
        </span>
      )}
      {overtaken && (
        <span className={styles.warn}>
          <ExclamationCircleFilled /> {overtaken}
        </span>
      )}
      {isConflict && !overtaken && (
        <span className={styles.warn}>
          <ExclamationCircleFilled /> {t('mark.byOther', { name: answer.scoredBy ?? ABSENT })}
        </span>
      )}
      {isShare ? state : <LedgerPopover answer={answer}>{state}</LedgerPopover>}
    </span>
  );
}
