import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { replayOf } from '../../../parts/replay.js';
import { Sheet } from '../../../parts/sheet.js';
import sheetStyles from '../../../parts/sheet.module.css';
import { useLiveInk } from '../../../parts/use-live-ink.js';
import { clockOf } from './clock-of.js';
import styles from './compare.module.css';
import type { CompareProps, ReplayAt } from './compare-props.js';
import { inkInView, PACE } from './ink-in-view.js';

interface Props extends Pick<CompareProps, 'look' | 'imageUrl' | 'paper'> {
  name: string;
  pageCode: string;
  /** What was there when the page was opened. */
  ink: string;
  at: ReplayAt;
}

const NIB_MM = 0.5;

/** One paper as it was at a moment of its writing. */
export function ReplayedSheet({ name, look, imageUrl, paper, pageCode, ink, at }: Props) {
  const { t } = useTranslation('liveWall');
  const live = useLiveInk(pageCode).strokes;
  const replay = useMemo(() => replayOf(inkInView(ink, live, look.view), NIB_MM, PACE), [ink, live, look.view]);
  const { lengthMs } = replay;
  const { view } = look;
  return (
    <figure className={styles.figure}>
      <figcaption>
        <b>{name}</b>
        <span>{t('writtenFor', { time: clockOf(lengthMs) })}</span>
      </figcaption>
      <Sheet imageUrl={imageUrl} page={paper} view={view}>
        <svg
          className={sheetStyles.ink}
          viewBox={`${view.xMm} ${view.yMm} ${view.widthMm} ${view.heightMm}`}
          preserveAspectRatio="xMidYMid meet"
          role="img"
          aria-label={t('inkOf', { name })}
        >
          <path d={replay.pathAt(at ?? lengthMs)} />
        </svg>
      </Sheet>
    </figure>
  );
}
