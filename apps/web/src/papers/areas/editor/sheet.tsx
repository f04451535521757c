import { type AnswerArea, pageSizes } from '@zhibi/contract/papers';
import { areasApi } from '@zhibi/contract/papers/areas';
import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../../platform/screen.js';
import { useFile } from '../../../platform/use-file.js';
import { type Hold, type Point, pulled, type Rect, rectBetween, snapped } from '../../parts/pull-rect.js';
import { AreaBox } from './area-box.js';
import styles from './sheet.module.css';
import type { Areas } from './use-areas.js';

interface SheetProps {
  areas: Areas;
  page: number;
  chosen: string | null;
  /** Lines of print that areas come to lie on. */
  lines: readonly Rect[];
  canDraw: boolean;
  onChoose: (areaId: string | null) => void;
  onDraw: (rect: Rect) => void;
}

interface Pull {
  areaId: string | null;
  hold: Hold;
  from: Point;
  to: Point;
  /** With Alt held nothing snaps. */
  isFree: boolean;
}

/** A page with its areas: drawn over the empty paper, moved by their middle, resized at their corners, nudged by keys. */
export function Sheet({ areas, page, chosen, lines, canDraw, onChoose, onDraw }: SheetProps) {
  const { t } = useTranslation('areas');
  const [pull, setPull] = useState<Pull | null>(null);
  const paper = useRef<HTMLDivElement>(null);
  const size = pageSizes[areas.saved.geometry.pageSize];
  const here = areas.areas.filter((area) => area.page === page);
  const faulty = new Set(areas.faults.flatMap(({ areaIds }) => areaIds));
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = paper.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { xMm: ((clientX - left) / width) * size.widthMm, yMm: ((clientY - top) / height) * size.heightMm };
  };
  /** Where a pulled area stands now. */
  const shown = (area: AnswerArea): AnswerArea => {
    if (pull?.areaId !== area.areaId) return area;
    const by = { xMm: pull.to.xMm - pull.from.xMm, yMm: pull.to.yMm - pull.from.yMm };
    if (Math.hypot(by.xMm, by.yMm) < 0.3) return area; // a click, not a pull
    const rect = pulled(area, pull.hold, by, size);
    const others = [...here.filter((one) => one !== area), ...lines];
    return { ...area, ...(pull.isFree ? rect : snapped({ ...area, ...rect }, pull.hold, others, size)) };
  };
  const begin = (event: PointerEvent, areaId: string | null, hold: Hold) => {
    event.stopPropagation();
    onChoose(areaId);
    if (!canDraw || event.button !== 0) return;
    paper.current?.setPointerCapture(event.pointerId);
    const at = pointOf(event);
    setPull({ areaId, hold, from: at, to: at, isFree: event.altKey });
  };
  const end = () => {
    if (!pull) return;
    const held = here.find(({ areaId }) => areaId === pull.areaId);
    const drawn = held ? undefined : rectBetween(pull.from, pull.to, size);
    if (drawn) onDraw(pull.isFree ? drawn : snapped(drawn, 'se', [...here, ...lines], size));
    const next = held && shown(held);
    if (next && next !== held)
      areas.change(
        areas.areas.map((one) => (one === held ? next : one)),
        null,
      );
    setPull(null);
  };
  const sketch = pull && pull.areaId === null ? rectBetween(pull.from, pull.to, size) : undefined;
  return (
    <div
      ref={paper}
      className={canDraw ? `${styles.paper} ${styles.drawing}` : styles.paper}
      style={{ aspectRatio: `${size.widthMm} / ${size.heightMm}` }}
      onPointerDown={(event) => begin(event, null, 'se')}
      onPointerMove={(event) => pull && setPull({ ...pull, to: pointOf(event), isFree: event.altKey })}
      onPointerUp={end}
      onPointerCancel={() => setPull(null)}
    >
      <Print paperId={areas.saved.paperId} revision={areas.saved.revision} page={page} name={t('page', { page })} />
      {areas.saved.foldMm !== null && (
        <span className={styles.fold} aria-hidden style={{ left: `${(areas.saved.foldMm / size.widthMm) * 100}%` }} />
      )}
      {here.map(shown).map((area) => (
        <AreaBox
          key={area.areaId}
          area={area}
          size={size}
          items={areas.saved.items}
          isChosen={area.areaId === chosen}
          isFaulty={faulty.has(area.areaId)}
          canDraw={canDraw}
          onHold={(event, hold) => begin(event, area.areaId, hold)}
          onFocus={() => onChoose(area.areaId)}
        />
      ))}
      {sketch && (
        <div
          className={styles.sketch}
          style={{
            left: `${(sketch.xMm / size.widthMm) * 100}%`,
            top: `${(sketch.yMm / size.heightMm) * 100}%`,
            width: `${(sketch.widthMm / size.widthMm) * 100}%`,
            height: `${(sketch.heightMm / size.heightMm) * 100}%`,
          }}
        />
      )}
    </div>
  );
}

function Print({ name, ...of }: { paperId: string; revision: number; page: number; name: string }) {
  const file = useFile(areasApi.page, of);
  return (
    <Screen read={file} skeleton="page">
      {() => file.url && <img src={file.url} alt={name} draggable={false} />}
    </Screen>
  );
}
