import type { Corner } from '@zhibi/contract/papers/ground';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './corners-dialog.module.css';

const names = ['nw', 'ne', 'se', 'sw'] as const;
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Shares of the picture: a nudge, and with Shift a stride. */
const [NUDGE, STRIDE] = [0.002, 0.02];
const within = (share: number) => Math.min(1, Math.max(0, Math.round(share * 10_000) / 10_000));

interface CornersSheetProps {
  url: string;
  corners: readonly Corner[];
  /** @param place what is nudged: a run of nudges is one step */
  onChange: (corners: readonly Corner[], place: string | null) => void;
  onUndo: () => void;
  onRedo: () => void;
}

/** The picture as it came with the outline of its sheet: each corner is dragged, or moved by the arrows. */
export function CornersSheet({ url, corners, onChange, onUndo, onRedo }: CornersSheetProps) {
  const { t } = useTranslation('ground');
  const picture = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<{ at: number; corner: Corner } | null>(null);
  const shown = corners.map((corner, at) => (held?.at === at ? held.corner : corner));
  const pointOf = ({ clientX, clientY }: PointerEvent): Corner => {
    const { left, top, width, height } = picture.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: within((clientX - left) / width), y: within((clientY - top) / height) };
  };
  const end = () => {
    if (held) onChange(shown, null);
    setHeld(null);
  };
  const move = (event: KeyboardEvent, at: number) => {
    if (event.ctrlKey || event.metaKey) {
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) onRedo();
      else onUndo();
      return;
    }
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? STRIDE : NUDGE;
    const next = corners.map(({ x, y }, nth) =>
      nth === at ? { x: within(x + step[0] * by), y: within(y + step[1] * by) } : { x, y },
    );
    onChange(next, `corner ${at}`);
  };
  return (
    <div
      ref={picture}
      className={styles.came}
      onPointerMove={(event) => held && setHeld({ ...held, corner: pointOf(event) })}
      onPointerUp={end}
      onPointerCancel={() => setHeld(null)}
    >
      <img src={url} alt={t('corners.came')} draggable={false} />
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <polygon points={shown.map(({ x, y }) => `${x},${y}`).join(' ')} />
      </svg>
      {shown.map(({ x, y }, at) => (
        <button
          key={names[at]}
          type="button"
          className={styles.corner}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          aria-label={t('corners.at', {
            corner: t(`corners.${names[at] ?? 'nw'}`),
            x: Math.round(x * 100),
            y: Math.round(y * 100),
          })}
          onKeyDown={(event) => move(event, at)}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            picture.current?.setPointerCapture(event.pointerId);
            setHeld({ at, corner: { x, y } });
          }}
        />
      ))}
    </div>
  );
}
