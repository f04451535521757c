import { type AnswerPicture, PICTURE_MARGIN_MM } from '@zhibi/contract/capture';
import type { Rect } from '@zhibi/ink';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
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
  /** Shown above already: what is missing is said there. */
  isAgain?: boolean;
  /** It stands in a button, which holds no other. */
  isInButton?: boolean;
  /** On a whole page: what is missing hides its own place, not the page. */
  isOnSheet?: boolean;
}

/** What was cut out of a scan, or typed, where it stands on the page. */
export const PictureLayer = ({ picture, ...place }: PictureLayerProps) =>
  picture.typed === null ? <CutOut picture={picture} {...place} /> : <TypedLayer words={picture.typed} {...place} />;

/** What is asked of the server for a picture. */
export const cutOutOf = ({ typed: _typed, besideMm: _beside, ...wanted }: AnswerPicture) => wanted;

const placeIn = (area: Rect, view: Rect) => ({
  inset: 'auto',
  left: `${((area.xMm - view.xMm) / view.widthMm) * 100}%`,
  top: `${((area.yMm - view.yMm) / view.heightMm) * 100}%`,
  width: `${(area.widthMm / view.widthMm) * 100}%`,
  height: `${(area.heightMm / view.heightMm) * 100}%`,
});

/** The printed boxes lie below: until the picture is here they are hidden, else they would look like an answer that was left empty. */
function CutOut({
  picture,
  area,
  view,
  label,
  isAgain = false,
  isOnSheet = false,
  isInButton = false,
}: PictureLayerProps) {
  const { t } = useTranslation('capture');
  const { url, error, refetch } = useFile(useContext(PictureEndpoint), cutOutOf(picture));
  if (url === undefined && isAgain) return <div className={styles.missing} />;
  if (url === undefined)
    return (
      <div
        className={styles.missing}
        style={isOnSheet ? placeIn(area, view) : undefined}
        role={error ? 'alert' : 'status'}
      >
        {t(error ? 'picture.failed' : 'picture.coming')}
        {error && !isInButton && (
          <button type="button" onClick={() => void refetch()}>
            {t('picture.again')}
          </button>
        )}
      </div>
    );
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
        x={area.xMm - picture.besideMm}
        y={area.yMm - PICTURE_MARGIN_MM}
        width={area.widthMm + 2 * picture.besideMm}
        height={area.heightMm + 2 * PICTURE_MARGIN_MM}
        preserveAspectRatio="none"
      />
    </svg>
  );
}
