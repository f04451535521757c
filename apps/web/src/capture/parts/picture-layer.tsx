import { type AnswerPicture, PICTURE_MARGIN_MM } from '@zhibi/contract/capture';
import type { Rect } from '@zhibi/ink';
import { useContext } from 'react';
import { useFile } from '../../platform/use-file.js';
import styles from './answer-paper.module.css';
import { PictureEndpoint } from './picture-endpoint.js';
import { TypedLayer } from './typed-layer.js';

interface PictureLayerProps {
  picture: AnswerPicture;
  /** The area that it shows, with a margin around it. */
  area: Rect;
  view: Rect;
  label: string;
}

/** What was cut out of a scan, or typed, where it stands on the page. */
export const PictureLayer = ({ picture, ...place }: PictureLayerProps) =>
  picture.typed === null ? <CutOut picture={picture} {...place} /> : <TypedLayer words={picture.typed} {...place} />;

function CutOut({ picture: { typed: _, ...wanted }, area, view, label }: PictureLayerProps) {
  const { url } = useFile(useContext(PictureEndpoint), wanted);
  if (url === undefined) return null;
  return (
    <svg
      className={styles.layer}
      viewBox={`${view.xMm} ${view.yMm} ${view.widthMm} ${view.heightMm}`}
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={label}
    >
      <image
        href={url}
        x={area.xMm - PICTURE_MARGIN_MM}
        y={area.yMm - PICTURE_MARGIN_MM}
        width={area.widthMm + 2 * PICTURE_MARGIN_MM}
        height={area.heightMm + 2 * PICTURE_MARGIN_MM}
        preserveAspectRatio="none"
      />
    </svg>
  );
}
