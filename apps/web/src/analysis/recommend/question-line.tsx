import type { RecommendedQuestion, UnsuitableReason } from '@zhibi/contract/analysis/recommend';
import { Button } from 'antd';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatRate } from '../../platform/time.js';
import { QuestionText } from '../../questions/index.js';
import styles from './question-line.module.css';
import room from './recommend.module.css';
import { UnsuitableButton } from './unsuitable-button.js';

/** Of a long question so much is seen: its first lines. */
const FOLDED_PX = 112;

interface QuestionLineProps {
  no: number;
  question: RecommendedQuestion;
  /** Why it was found unsuitable; absent while it is not. */
  refused?: UnsuitableReason | undefined;
  /** Absent for who only reads. */
  onSay?: ((reason: UnsuitableReason) => void) | undefined;
  onTakeBack?: () => void;
}

/** One question of a set: what it asks, why it is here, what the students are expected to win, how long it takes. */
export function QuestionLine({ no, question, refused, onSay, onTakeBack }: QuestionLineProps) {
  const { t } = useTranslation('recommend');
  const { body, why, knowledge, expected, minutes } = question;
  return (
    <li className={styles.question} data-refused={refused !== undefined}>
      <b>{no}</b>
      <div className={styles.stem}>
        <Folded>
          <QuestionText body={body} />
        </Folded>
        {refused && (
          <p className={`${room.quiet} ${styles.said}`} role="status">
            {t('unsuitable.said', { reason: t(`unsuitable.reasons.${refused}`) })}
            <Button type="link" size="small" onClick={onTakeBack}>
              {t('unsuitable.undo')}
            </Button>
          </p>
        )}
      </div>
      <span className={styles.why}>{why === 'explore' ? t('set.explore') : knowledge}</span>
      <span>{t('set.expected', { rate: why === 'explore' ? '--' : formatRate(expected) })}</span>
      <span>{t('set.minutes', { minutes: formatNumber(minutes) })}</span>
      {onSay && !refused ? <UnsuitableButton no={no} onSay={onSay} /> : <span />}
    </li>
  );
}

/** A long question is begun, and unfolded on demand. */
function Folded({ children }: { children: ReactNode }) {
  const { t } = useTranslation('recommend');
  const text = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    if (element === null) return;
    // Formulas and drawings come later than the words.
    const watch = new ResizeObserver(() => setLong(element.scrollHeight > FOLDED_PX + 24));
    for (const child of element.children) watch.observe(child);
    return () => watch.disconnect();
  }, []);
  const isFolded = isLong && !isOpen;
  return (
    <>
      <div ref={text} className={isFolded ? styles.folded : undefined} style={isFolded ? { maxHeight: FOLDED_PX } : {}}>
        {children}
      </div>
      {isLong && (
        <Button type="link" size="small" className={room.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('set.fold') : t('set.unfold')}
        </Button>
      )}
    </>
  );
}
