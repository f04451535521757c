import type { InkStroke } from '@zhibi/contract/capture';
import { strokeOutline } from '@zhibi/ink';
import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuid } from '../../platform/events/wire.js';
import { placeMm, StrokeMaker } from '../../platform/ink/stroke-maker.js';
import styles from './drawing-surface.module.css';

export interface DrawingSurfaceProps {
  page: { widthMm: number; heightMm: number };
  /** Null: nothing is written, the page is looked at. */
  onStroke: ((stroke: InkStroke) => void) | null;
  onPlace: (place: [number, number] | null) => void;
}

const NIB_MM = 0.5;

/** The page as glass: mouse, finger and stylus write on it. */
export function DrawingSurface({ page, onStroke, onPlace }: DrawingSurfaceProps) {
  const { t } = useTranslation('capture');
  const maker = useRef<StrokeMaker | null>(null);
  const [live, setLive] = useState<InkStroke | null>(null);

  const boxOf = (event: PointerEvent) => event.currentTarget.getBoundingClientRect();
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || onStroke === null) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    maker.current = new StrokeMaker({ id: uuid(), t0: Date.now(), box: boxOf(event), pageWidthMm: page.widthMm });
    maker.current.add([event.nativeEvent]);
    setLive(maker.current.stroke);
  };
  const move = (event: PointerEvent) => {
    onPlace(placeMm(event, boxOf(event), page.widthMm));
    if (!maker.current) return;
    const finer = event.nativeEvent.getCoalescedEvents?.() ?? [];
    maker.current.add(finer.length > 0 ? finer : [event.nativeEvent]);
    setLive(maker.current.stroke);
  };
  const up = () => {
    if (maker.current) onStroke?.(maker.current.stroke);
    maker.current = null;
    setLive(null);
  };

  return (
    <div
      className={styles.glass}
      role="application"
      aria-label={t('lab.surface')}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onPointerLeave={() => onPlace(null)}
    >
      <svg viewBox={`0 0 ${page.widthMm} ${page.heightMm}`} aria-hidden="true">
        {live && <path d={strokeOutline(live, NIB_MM)} />}
      </svg>
    </div>
  );
}
