import type { AnswerArea } from '@zhibi/contract/papers';
import type { ReactNode } from 'react';
import { InkLayer, type InkLayerProps } from './ink-layer.js';
import styles from './ink-layer.module.css';

export interface InkCropProps extends Omit<InkLayerProps, 'view'> {
  area: Pick<AnswerArea, 'xMm' | 'yMm' | 'widthMm' | 'heightMm'>;
  /** More layers over the ink: marks, a cursor. */
  children?: ReactNode;
}

/** An answer area as smart-pen paper with the ink on it, in the true ratio of the area. */
export const InkCrop = ({ area, children, ...ink }: InkCropProps) => (
  <div className={styles.crop} style={{ aspectRatio: `${area.widthMm} / ${area.heightMm}` }}>
    <InkLayer {...ink} view={area} />
    {children}
  </div>
);
