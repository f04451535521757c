import { KeyOutlined, LeftOutlined, RightOutlined, RobotOutlined, UpOutlined } from '@ant-design/icons';
import { ABSENT } from '@zhibi/contract/kernel';
import type { AnswerToMark } from '@zhibi/contract/marking';
import { type TouchEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerPaper, hasWriting } from '../../../capture/index.js';
import { Screen } from '../../../platform/screen.js';
import { Annotated } from '../../parts/annotations/annotating.js';
import type { Annotating } from '../../parts/annotations/annotating-model.js';
import { machineWords } from '../../parts/engine/machine-words.js';
import { scoredBy } from '../../parts/scored-by.js';
import { clockTime } from './clock-time.js';
import type { MarkingHand } from './marking-hand.js';
import styles from './thumb-table.module.css';

/** A finger that goes so far sideways means the next student; less is a tremble, more down than sideways a scroll. */
const SWIPE_PX = 56;

export interface ThumbPaperProps extends MarkingHand {
  isKey: boolean;
  onKey: (isKey: boolean) => void;
}

/** The answer of one student as it lies on the paper; a finger sideways brings the next. */
export function ThumbPaper({ answers, item, hand, read, annotating, empty, isKey, onKey }: ThumbPaperProps) {
  const { t } = useTranslation('marking');
  const from = useRef<{ x: number; y: number } | null>(null);
  const { answer, index, score } = hand;
  const begin = ({ touches }: TouchEvent) => {
    const one = touches[0];
    // What draws turns no page.
    from.current = one && !annotating.isOn ? { x: one.clientX, y: one.clientY } : null;
  };
  const end = ({ changedTouches }: TouchEvent) => {
    const one = changedTouches[0];
    if (!from.current || !one) return;
    const [dx, dy] = [one.clientX - from.current.x, one.clientY - from.current.y];
    from.current = null;
    if (Math.abs(dx) < SWIPE_PX || Math.abs(dy) > Math.abs(dx)) return;
    hand.run({ kind: 'move', by: dx < 0 ? 'next' : 'previous' });
  };
  return (
    <main className={styles.paper}>
      <header>
        <b>{answer?.name ?? ABSENT}</b>
        <span>{answer && answer.seconds > 0 ? clockTime(answer.seconds) : ''}</span>
        <span className={styles.score} data-by={scoredBy(answer, hand.typedScore)} aria-live="polite">
          {score ?? <i>{ABSENT}</i>}
          <small>/{item.maxScore}</small>
        </span>
        <button type="button" className={styles.link} aria-expanded={isKey} onClick={() => onKey(!isKey)}>
          {isKey ? <UpOutlined aria-hidden /> : <KeyOutlined aria-hidden />}
          {t(isKey ? 'thumb.hideKey' : 'thumb.showKey')}
        </button>
      </header>
      <div className={styles.ink} onTouchStart={begin} onTouchEnd={end}>
        <Screen read={read} isEmpty={() => answers.length === 0} empty={empty}>
          {() =>
            answer && (
              <Ink
                answer={answer}
                annotating={annotating}
                isPlaying={hand.playingId === answer.answerId}
                onPlayed={hand.stopPlaying}
              />
            )
          }
        </Screen>
      </div>
      <footer>
        <span>{hand.overtaken ?? (answer && <Machine answer={answer} />)}</span>
        <button
          type="button"
          aria-label={t('thumb.before')}
          disabled={index === 0}
          onClick={() => hand.run({ kind: 'move', by: 'previous' })}
        >
          <LeftOutlined />
        </button>
        <span>
          {answers.length > 0 ? index + 1 : 0}/{answers.length}
        </span>
        <button
          type="button"
          aria-label={t('thumb.after')}
          disabled={index >= answers.length - 1}
          onClick={() => hand.run({ kind: 'move', by: 'next' })}
        >
          <RightOutlined />
        </button>
      </footer>
    </main>
  );
}

interface InkProps {
  answer: AnswerToMark;
  annotating: Annotating;
  isPlaying: boolean;
  onPlayed: () => void;
}

function Ink({ answer, annotating, isPlaying, onPlayed }: InkProps) {
  const { t } = useTranslation('marking');
  const { areas, ink, name, pictures, studentId } = answer;
  return (
    <>
      <AnswerPaper
        areas={areas}
        ink={ink}
        pictures={pictures}
        label={t('mark.inkOf', { name })}
        isPlaying={isPlaying}
        onPlayed={onPlayed}
        over={({ page, rect }) => <Annotated {...{ annotating, studentId, page }} view={rect} />}
      />
      {!hasWriting(answer) && <span className={styles.blank}>{t('mark.blank')}</span>}
    </>
  );
}

function Machine({ answer }: { answer: AnswerToMark }) {
  const { t } = useTranslation('marking');
  return (
    <>
      <RobotOutlined /> {answer.status === 'not-chosen' ? t('mark.notChosen') : machineWords(answer, t)}
    </>
  );
}
