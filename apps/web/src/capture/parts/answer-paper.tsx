import type { AnswerPicture } from '@zhibi/contract/capture';
import type { AnswerArea } from '@zhibi/contract/papers';
import type { Stroke } from '@zhibi/ink';
import { type ReactNode, useMemo } from 'react';
import { InkLayer } from '../../platform/ink/ink-layer.js';
import { unpackPages } from '../../platform/ink/unpack.js';
import styles from './answer-paper.module.css';
import { beyondAreas } from './beyond-areas.js';
import { PictureLayer } from './picture-layer.js';
import { PrintLayer } from './print-layer.js';
import { ReplayedInk } from './replayed-ink.js';
import { type Reach, reachOf, type View, viewsOf } from './views.js';

export interface AnswerPaperProps {
  areas: readonly AnswerArea[];
  /** Packed ink of the contract. */
  ink: string;
  /** What was cut out of scans and photographs: the print is in them. */
  pictures?: readonly AnswerPicture[];
  /** Whose ink it is, for those who do not see it. */
  label: string;
  /** `fill` takes the room it is given; `fit` is as high as the ratio of the area asks for. */
  size?: 'fill' | 'fit';
  /** Where to cut empty paper off; absent: beyond this ink. */
  reach?: Reach;
  isPlaying?: boolean;
  /** It stands in a button, which holds no other. */
  isInButton?: boolean;
  onPlayed?: () => void;
  /** What lies over the ink of each piece, in mm of its page. */
  over?: (view: View) => ReactNode;
  children?: ReactNode;
}

const NIB_MM = 0.5;
/** One piece alone takes all the room: what grows by less than 1 does not. */
const SHARES = 100;
const ignore = () => {};
const none: readonly AnswerPicture[] = [];

/** An answer as it stands on the paper: printed boxes and lines, the ink over them, in the true ratio of the page. */
export function AnswerPaper({
  areas,
  ink,
  pictures = none,
  reach,
  size = 'fill',
  children,
  ...rest
}: AnswerPaperProps) {
  const written = useMemo(() => unpackPages(ink), [ink]);
  const pieces = useMemo(() => {
    // In a picture the writing may reach anywhere.
    const cutTo = pictures.length > 0 ? undefined : (reach ?? reachOf(written.map(({ strokes }) => strokes)));
    const views = viewsOf(areas, { reach: cutTo, beyond: beyondAreas({ areas, pictures, written }) });
    return views.map((view) => ({
      view,
      strokes: written.flatMap(({ page = view.page, strokes }) => (page === view.page ? strokes : [])),
    }));
  }, [areas, pictures, reach, written]);
  return (
    <div className={`${styles.paper} ${styles[size]}`}>
      {pieces.map(({ view, strokes: here }, at) => (
        <Piece
          key={`${view.page} ${view.rect.widthMm}`}
          {...{ areas, pictures, view, size }}
          strokes={here}
          isAgain={pieces[at - 1]?.view.page === view.page}
          {...rest}
        />
      ))}
      {children}
    </div>
  );
}

interface PieceProps extends Omit<AnswerPaperProps, 'ink' | 'pictures' | 'reach' | 'children'> {
  pictures: readonly AnswerPicture[];
  view: View;
  strokes: readonly Stroke[];
  /** The same place once more, closer. */
  isAgain: boolean;
}

function Piece({
  areas,
  pictures,
  view,
  strokes,
  label,
  size,
  isAgain,
  isInButton = false,
  isPlaying,
  onPlayed = ignore,
  over,
}: PieceProps) {
  const { widthMm, heightMm } = view.rect;
  return (
    <div
      className={styles.piece}
      style={size === 'fit' ? { aspectRatio: `${widthMm} / ${heightMm}` } : { flexGrow: (SHARES * heightMm) / widthMm }}
      aria-hidden={isAgain || undefined}
    >
      <PrintLayer areas={view.areas} view={view.rect} />
      {pictures.map((picture) => {
        const area = areas.find(({ areaId, page }) => areaId === picture.areaId && page === view.page);
        return (
          area && (
            <PictureLayer
              key={`${picture.areaId} ${picture.source}`}
              {...{ picture, area, label, isAgain, isInButton }}
              view={view.rect}
            />
          )
        );
      })}
      {isPlaying ? (
        <ReplayedInk strokes={strokes} view={view.rect} nibMm={NIB_MM} onEnd={onPlayed} />
      ) : (
        <InkLayer ink={strokes} view={view.rect} nibMm={NIB_MM} label={label} />
      )}
      {over?.(view)}
    </div>
  );
}
