import { pageSizes } from '@zhibi/contract/papers';
import { type CardBlock, columnsOfCard, marksAround, marksOfBlock } from '@zhibi/contract/papers/cards';
import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Hold, type Point, pulled, snapped } from '../../parts/pull-rect.js';
import { BlockBox } from './block-box.js';
import { CardMarks } from './card-marks.js';
import { withBlock } from './edits.js';
import styles from './sheet.module.css';
import type { CardWork } from './use-card.js';

interface SheetProps {
  work: CardWork;
  page: number;
  chosen: string | null;
  onChoose: (blockId: string | null) => void;
}

interface Pull {
  blockId: string;
  hold: Hold;
  from: Point;
  to: Point;
  /** With Alt held nothing snaps. */
  isFree: boolean;
}

const half = (mm: number) => Math.round(mm * 2) / 2;

/** A page of the card in true millimetres: blocks are moved by their middle and resized at their corners. */
export function Sheet({ work, page, chosen, onChoose }: SheetProps) {
  const { t } = useTranslation('cards');
  const { design, canEdit, faults } = work;
  const [pull, setPull] = useState<Pull | null>(null);
  const paper = useRef<HTMLDivElement>(null);
  const size = pageSizes[design.pageSize];
  const here = design.blocks.filter((block) => block.page === page);
  const faulty = new Set(faults.flatMap(({ blockIds }) => blockIds));
  const columns = columnsOfCard(design, page);
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = paper.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { xMm: ((clientX - left) / width) * size.widthMm, yMm: ((clientY - top) / height) * size.heightMm };
  };
  /** Where a pulled block stands now: on half millimetres, or on the edge of what is beside it. */
  const shown = (block: CardBlock): CardBlock => {
    if (pull?.blockId !== block.blockId) return block;
    const by = { xMm: pull.to.xMm - pull.from.xMm, yMm: pull.to.yMm - pull.from.yMm };
    if (Math.hypot(by.xMm, by.yMm) < 0.5) return block; // a click, not a pull
    const rect = pulled(block, pull.hold, by, size);
    const on = { xMm: half(rect.xMm), yMm: half(rect.yMm), widthMm: half(rect.widthMm), heightMm: half(rect.heightMm) };
    const others = [...here.filter((one) => one.blockId !== block.blockId), ...columns];
    return { ...block, ...(pull.isFree ? rect : snapped(on, pull.hold, others, size)) };
  };
  const begin = (event: PointerEvent, blockId: string, hold: Hold) => {
    event.stopPropagation();
    onChoose(blockId);
    if (!canEdit || event.button !== 0) return;
    paper.current?.setPointerCapture(event.pointerId);
    const at = pointOf(event);
    setPull({ blockId, hold, from: at, to: at, isFree: event.altKey });
  };
  const end = () => {
    const held = here.find(({ blockId }) => blockId === pull?.blockId);
    const next = held && shown(held);
    if (next && next !== held) work.change(withBlock(design, next.blockId, next));
    setPull(null);
  };
  const blocks = here.map(shown);
  const drawn = pull
    ? { ...design, blocks: design.blocks.map((one) => (one.page === page ? shown(one) : one)) }
    : design;
  return (
    <div
      ref={paper}
      className={styles.paper}
      style={{ aspectRatio: `${size.widthMm} / ${size.heightMm}` }}
      onPointerDown={() => onChoose(null)}
      onPointerMove={(event) => pull && setPull({ ...pull, to: pointOf(event), isFree: event.altKey })}
      onPointerUp={end}
      onPointerCancel={() => setPull(null)}
    >
      <svg viewBox={`0 0 ${size.widthMm} ${size.heightMm}`} role="img" aria-label={t('page', { page })}>
        {columns.map((column) => (
          <rect
            key={column.xMm}
            className={styles.column}
            x={column.xMm}
            y={column.yMm}
            width={column.widthMm}
            height={column.heightMm}
          />
        ))}
        <CardMarks marks={marksAround(design, page, work.title)} />
        {blocks.map((block) => (
          <g key={block.blockId}>
            <CardMarks marks={marksOfBlock(drawn, block)} />
          </g>
        ))}
      </svg>
      {blocks.map((block) => (
        <BlockBox
          key={block.blockId}
          block={block}
          design={design}
          size={size}
          isChosen={block.blockId === chosen}
          isFaulty={faulty.has(block.blockId)}
          isPulled={pull?.blockId === block.blockId}
          canEdit={canEdit}
          onHold={(event, hold) => begin(event, block.blockId, hold)}
          onFocus={() => onChoose(block.blockId)}
        />
      ))}
    </div>
  );
}
