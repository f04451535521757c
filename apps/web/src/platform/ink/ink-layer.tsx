import type { Rect, Stroke } from '@zhibi/ink';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ink-layer.module.css';
import { inkOutline, unpackInk } from './unpack.js';

export interface InkLayerProps {
  /** Packed ink of the contract, or strokes that are still coming in. */
  ink: string | readonly Stroke[];
  /** The part of the page that is looked at, in mm: an answer area, or a whole page from 0, 0. */
  view: Rect;
  hand?: 'student' | 'teacher' | 'machine';
  nibMm?: number;
  label?: string;
}

const NIB_MM = 0.5;

/** Ink on a piece of paper, one path for a hand. Never stretched: the drawing keeps the ratio of the page. */
export function InkLayer({ ink, view, hand = 'student', nibMm = NIB_MM, label }: InkLayerProps) {
  const { t } = useTranslation('platform');
  const path = useMemo(() => inkOutline(typeof ink === 'string' ? unpackInk(ink) : ink, nibMm), [ink, nibMm]);
  return (
    <svg
      className={`${styles.ink} ${styles[hand]}`}
      viewBox={`${view.xMm} ${view.yMm} ${view.widthMm} ${view.heightMm}`}
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={label ?? t('ink')}
    >
      <path d={path} />
    </svg>
  );
}
