import { booksApi } from '@zhibi/contract/questions/books';
import type { BookArea } from '@zhibi/contract/questions/partners';
import { writingApi } from '@zhibi/contract/questions/writing';
import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Screen } from '../../../platform/screen.js';
import { useFile } from '../../../platform/use-file.js';
import { PageArea } from '../../parts/book-pages/page-area.js';
import { drawnArea, type Paper, type Point } from './drawn-area.js';
import styles from './entry-workspace.module.css';

interface ScanSheetProps {
  paper: Paper;
  fileId: string | null;
  areas: readonly BookArea[];
  name: string;
  /** The book of the district that the page is of; the school's own pages need no word. */
  giftId?: string | undefined;
  /** Whether a list beside it tells the areas by number, and which of them is in hand. */
  isNumbered?: boolean;
  chosen?: number | null;
  /** Absent where nothing may be drawn. */
  onDraw: ((area: BookArea) => void) | undefined;
}

/** The scan of a page with its answer areas; a new one is drawn by dragging over it. */
export function ScanSheet({ paper, fileId, areas, name, giftId, isNumbered = false, chosen, onDraw }: ScanSheetProps) {
  const { t } = useTranslation('books');
  const [drawn, setDrawn] = useState<{ from: Point; to: Point } | null>(null);
  if (fileId === null) return <EmptyState title={t('bench.noScan')} hint={t('bench.noScanHint')} />;
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { xMm: ((clientX - left) / width) * paper.widthMm, yMm: ((clientY - top) / height) * paper.heightMm };
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawn({ from: pointOf(event), to: pointOf(event) });
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    // By where it ends, not by the last move that was drawn: a quick hand is faster than that.
    const area = drawn && drawnArea(drawn.from, pointOf(event), paper);
    setDrawn(null);
    if (area) onDraw?.(area);
  };
  const sketch = drawn && drawnArea(drawn.from, drawn.to, paper);
  return (
    <>
      <div
        className={onDraw ? `${styles.sheet} ${styles.drawing}` : styles.sheet}
        style={{ aspectRatio: `${paper.widthMm} / ${paper.heightMm}` }}
        {...(onDraw && {
          onPointerDown: begin,
          onPointerMove: (event: PointerEvent<HTMLElement>) =>
            drawn && setDrawn({ from: drawn.from, to: pointOf(event) }),
          onPointerUp: end,
          onPointerCancel: () => setDrawn(null),
        })}
      >
        {giftId === undefined ? (
          <OwnScan fileId={fileId} name={name} />
        ) : (
          <GiftScan bookId={giftId} fileId={fileId} name={name} />
        )}
        {areas.map((area, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an area is known by its number
          <PageArea key={at} area={area} paper={paper} {...(isNumbered && { no: at + 1 })} isChosen={at === chosen} />
        ))}
        {sketch && <PageArea area={sketch} paper={paper} />}
      </div>
      {onDraw && <p className={styles.note}>{t('bench.draw')}</p>}
    </>
  );
}

const OwnScan = ({ fileId, name }: { fileId: string; name: string }) => (
  <Scan file={useFile(writingApi.file, { fileId })} name={name} />
);

const GiftScan = ({ name, ...of }: { bookId: string; fileId: string; name: string }) => (
  <Scan file={useFile(booksApi.giftFile, of)} name={name} />
);

function Scan({ file, name }: { file: ReturnType<typeof useFile>; name: string }) {
  return (
    <Screen read={file} skeleton="page">
      {() => file.url && <img src={file.url} alt={name} />}
    </Screen>
  );
}
