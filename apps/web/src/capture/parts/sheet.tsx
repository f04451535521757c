import type { Rect } from '@zhibi/ink';
import type { ReactNode } from 'react';
import styles from './sheet.module.css';

export interface SheetProps {
  /** The printed page, where it may be seen. */
  imageUrl: string | undefined;
  page: { widthMm: number; heightMm: number };
  /** The part that is looked at: the whole page or one answer. */
  view: Rect;
  children?: ReactNode;
}

/** A piece of the true page in its true ratio, with layers over it. */
export function Sheet({ imageUrl, page, view, children }: SheetProps) {
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div className={styles.sheet} style={{ aspectRatio: `${view.widthMm} / ${view.heightMm}` }}>
      {imageUrl && (
        <img
          src={imageUrl}
          alt=""
          draggable={false}
          style={{
            width: percent(page.widthMm, view.widthMm),
            height: percent(page.heightMm, view.heightMm),
            left: percent(-view.xMm, view.widthMm),
            top: percent(-view.yMm, view.heightMm),
          }}
        />
      )}
      {children}
    </div>
  );
}
