import { ABSENT } from '@zhibi/contract/kernel';
import type { CorrectedItem } from '@zhibi/contract/marking/pen-correction';
import { type Rect, strokeBounds } from '@zhibi/ink';
import { Button, InputNumber } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InkLayer } from '../../platform/ink/ink-layer.js';
import { unpackInk } from '../../platform/ink/unpack.js';
import { formatRate } from '../../platform/time.js';
import styles from './correction.module.css';

interface DoubtCardProps {
  item: CorrectedItem;
  isCurrent: boolean;
  isBusy: boolean;
  onAnswer: (score: number | null) => void;
}

const MARGIN_MM = 2;

/** One question about a mark: its ink, why it is asked, and what it may give. The keys answer the current one. */
export function DoubtCard({ item, isCurrent, isBusy, onAnswer }: DoubtCardProps) {
  const { t } = useTranslation('correction');
  const [other, setOther] = useState<number | null>(null);
  const { no, maxScore, score, correction } = item;
  const strokes = useMemo(() => unpackInk(correction?.ink ?? ''), [correction?.ink]);
  if (correction === null) return null;
  const why = t(`pen.doubt.${correction.doubt ?? 'unclear'}`, { score: score ?? ABSENT });
  return (
    <article className={styles.doubt} aria-current={isCurrent}>
      <h3>
        {t('pen.question', { no })}
        <span>{why}</span>
      </h3>
      <div className={styles.mark}>
        <InkLayer ink={strokes} view={around(strokeBounds(...strokes))} hand="teacher" label={t('pen.ink', { no })} />
      </div>
      <div className={styles.answers}>
        {correction.guesses.map(({ points, meaning, confidence }, nth) => (
          <Button key={points} disabled={isBusy} onClick={() => onAnswer(points)}>
            {isCurrent && <kbd>{nth + 1}</kbd>}
            {t('pen.guess', { meaning: t(`pen.meaning.${meaning}`), points })}
            <small>{formatRate(confidence)}</small>
          </Button>
        ))}
        <Button disabled={isBusy} onClick={() => onAnswer(null)}>
          {isCurrent && <kbd>0</kbd>}
          {t('pen.ignore')}
        </Button>
        <span className={styles.other}>
          <InputNumber
            aria-label={t('pen.other')}
            placeholder={t('pen.other')}
            min={0}
            max={maxScore}
            step={0.5}
            value={other}
            onChange={setOther}
            onPressEnter={() => other !== null && onAnswer(other)}
          />
          <Button disabled={isBusy || other === null} onClick={() => other !== null && onAnswer(other)}>
            {t('pen.give')}
          </Button>
        </span>
      </div>
    </article>
  );
}

const around = ({ xMm, yMm, widthMm, heightMm }: Rect): Rect => ({
  xMm: xMm - MARGIN_MM,
  yMm: yMm - MARGIN_MM,
  widthMm: widthMm + 2 * MARGIN_MM,
  heightMm: heightMm + 2 * MARGIN_MM,
});
