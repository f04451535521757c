import type { Annotation } from '@zhibi/contract/marking/annotations';
import type { Rect } from '@zhibi/ink';
import { useMemo } from 'react';
import { InkLayer } from '../../../platform/ink/ink-layer.js';
import styles from './annotations.module.css';
import { NIB_MM, strokesOf } from './marks.js';

export interface AnnotationsLayerProps {
  annotations: readonly Annotation[];
  page: number;
  /** The part of the page that is looked at, in mm. */
  view: Rect;
  label: string;
}

/** What teachers put on a page, where they put it, however large it is shown. */
export function AnnotationsLayer({ annotations, page, view, label }: AnnotationsLayerProps) {
  const here = useMemo(() => annotations.filter((one) => one.page === page), [annotations, page]);
  const strokes = useMemo(() => here.flatMap(({ mark }) => strokesOf(mark)), [here]);
  const words = here.flatMap(({ annotationId, mark }) => (mark.kind === 'words' ? [{ annotationId, ...mark }] : []));
  if (here.length === 0) return null;
  return (
    <div className={styles.layer}>
      {strokes.length > 0 && <InkLayer ink={strokes} view={view} hand="teacher" nibMm={NIB_MM} label={label} />}
      {words.length > 0 && (
        <svg
          className={styles.words}
          viewBox={`${view.xMm} ${view.yMm} ${view.widthMm} ${view.heightMm}`}
          preserveAspectRatio="xMidYMid meet"
          role="img"
          aria-label={`${label} ${words.map((one) => one.words).join(' ')}`}
        >
          {words.map((one) => (
            // As in print: the middle of a line stands so far above its baseline.
            <text key={one.annotationId} x={one.xMm} y={one.yMm + 0.35 * one.sizeMm} fontSize={one.sizeMm}>
              {one.words}
            </text>
          ))}
        </svg>
      )}
    </div>
  );
}
