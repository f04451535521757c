import { BarChartOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { SentenceFrame, type SentenceFrameProps } from '../../platform/chart/sentence-frame.js';

export interface SentenceFigureProps extends Pick<SentenceFrameProps, 'sentence' | 'note' | 'table' | 'children'> {
  /** A key to the colours, needless beside the table. */
  legend?: ReactNode;
}

/** A picture made of buttons under its message. Unlike a canvas it can be walked through by keyboard and printed. */
export const SentenceFigure = ({ legend, ...frame }: SentenceFigureProps) => (
  <SentenceFrame {...frame} pictureIcon={<BarChartOutlined />} extra={(isTable) => !isTable && legend} />
);
