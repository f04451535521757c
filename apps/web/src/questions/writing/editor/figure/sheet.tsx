import { drawOn, type Frame, type Spot, workFrameOf } from '@zhibi/content/figure';
import type { Figure } from '@zhibi/contract/kernel';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './figure.module.css';
import {
  type Drawing,
  movable,
  movedTo,
  nudged,
  pointNear,
  snapped,
  type Tool,
  touched,
  withoutNth,
} from './use-tool.js';

export interface SheetProps {
  figure: Figure;
  tool: Tool;
  /** `goesOn`: the same step as before, such as a point that is being dragged. */
  onChange: (figure: Figure, goesOn: boolean) => void;
}

/** How near a touch must come to a point: in mm, and on a small screen in pixels. */
const REACH_MM = 3;
const REACH_PX = 14;

/** Dots where places snap to; on an axis its ticks say it. */
function gridDots(figure: Figure, { toMm, fromMm, widthMm, heightMm }: Frame): Spot[] {
  if (figure.kind !== 'geometry') return [];
  const [low, high] = [fromMm({ x: 0, y: heightMm }), fromMm({ x: widthMm, y: 0 })];
  const spots: Spot[] = [];
  for (let x = Math.ceil(low.x); x <= high.x; x++)
    for (let y = Math.ceil(low.y); y <= high.y; y++) spots.push(toMm({ x, y }));
  return spots;
}

/** The sheet that one draws on, by pointer or by keys: arrows move the cross, Enter touches, Delete takes a point away. */
export function Sheet({ figure, tool, onChange }: SheetProps) {
  const { t } = useTranslation('writing');
  const [taken, setTaken] = useState<readonly Spot[]>([]);
  const [cross, setCross] = useState<Spot | null>(null);
  const [dragged, setDragged] = useState<{ nth: number; begun: boolean } | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const svg = useRef<SVGSVGElement>(null);
  const frame = workFrameOf(figure);
  const unit = Math.abs(frame.toMm({ x: 1, y: 0 }).x - frame.toMm({ x: 0, y: 0 }).x);
  const reachNow = () => Math.max(REACH_MM, REACH_PX / (svg.current?.getScreenCTM()?.a ?? REACH_PX)) / unit;
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const toSheet = svg.current?.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toSheet);
    return frame.fromMm({ x, y });
  };
  const touch = (place: Spot) => {
    const near = tool === 'equal' ? undefined : pointNear(figure, place, reachNow());
    const found = near === undefined ? undefined : movable(figure)[near];
    const spot = tool === 'equal' ? place : found ? { x: found.x, y: found.y } : snapped(figure, place);
    const next: Drawing = touched({ figure, taken }, tool, spot);
    setTaken(next.taken);
    if (next.figure !== figure) onChange(next.figure, false);
  };
  const remove = () => {
    if (chosen === null || chosen >= movable(figure).length) return;
    onChange(withoutNth(figure, chosen), false);
    setChosen(null);
  };
  const points = movable(figure);
  const shownPoint = chosen === null ? undefined : points[chosen];
  return (
    <div
      role="application"
      aria-label={t('figure.sheet')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is drawn on by keys
      tabIndex={0}
      className={styles.sheet}
      onPointerDown={(event) => {
        const place = placeOf(event);
        if (tool !== 'move') return touch(place);
        const nth = pointNear(figure, place, reachNow());
        setChosen(nth ?? null);
        if (nth === undefined) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged({ nth, begun: false });
      }}
      onPointerMove={(event) => {
        if (!dragged) return;
        const next = movedTo(figure, dragged.nth, snapped(figure, placeOf(event)));
        if (JSON.stringify(next) === JSON.stringify(figure)) return;
        onChange(next, dragged.begun);
        setDragged({ ...dragged, begun: true });
      }}
      onPointerUp={() => setDragged(null)}
      onKeyDown={(event) => {
        const at = cross ?? snapped(figure, frame.fromMm({ x: frame.widthMm / 2, y: frame.heightMm / 2 }));
        const next = nudged(figure, at, event.key);
        if (next) {
          event.preventDefault();
          // A point that was taken goes along until it is put down.
          if (tool === 'move' && chosen !== null) onChange(movedTo(figure, chosen, next), true);
          setCross(next);
        } else if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          if (tool !== 'move') touch(at);
          else setChosen(chosen === null ? (pointNear(figure, at, reachNow()) ?? null) : null);
        } else if (event.key === 'Delete' || event.key === 'Backspace') remove();
      }}
    >
      <svg ref={svg} viewBox={`0 0 ${frame.widthMm} ${frame.heightMm}`} aria-hidden className={styles.paper}>
        {gridDots(figure, frame).map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={0.25} className={styles.gridDot} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from numbers, labels are escaped */}
        <g dangerouslySetInnerHTML={{ __html: drawOn(figure, frame) }} />
        {figure.kind === 'geometry' &&
          points.map((point, nth) => {
            const { x, y } = frame.toMm(point);
            // biome-ignore lint/suspicious/noArrayIndexKey: points are known by their place
            return <circle key={nth} cx={x} cy={y} r={0.9} className={styles.handle} />;
          })}
        {[...taken, ...(shownPoint ? [shownPoint] : [])].map((spot) => {
          const { x, y } = frame.toMm(spot);
          return <circle key={`${x} ${y}`} cx={x} cy={y} r={1.8} className={styles.taken} />;
        })}
        {cross && <path d={`M${frame.toMm(cross).x - 3} ${frame.toMm(cross).y}h6m-3 -3v6`} className={styles.cross} />}
      </svg>
    </div>
  );
}
