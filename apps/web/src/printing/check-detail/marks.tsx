import { pageSizes } from '@zhibi/contract/papers';
import type { FindingMark, PrintOrderDetail } from '@zhibi/contract/printing';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './marks.module.css';
import { type Chosen, findingsOn, type OnFace } from './places.js';

/** Higher than this the label of a mark would leave the sheet. */
const LABEL_MM = 12;
/** So high is a page, not a part of it. */
const WHOLE_MM = 200;

interface Marked {
  order: PrintOrderDetail;
  face: number;
  chosen: Chosen | null;
  onChoose: (chosen: Chosen) => void;
}

/** What was found on a face, drawn over its picture: errors framed by a line, warnings by dashes, each finding with its word. */
export function Marks({ order, face, chosen, onChoose }: Marked) {
  return findingsOn(order, face).map((one) => (
    <Group
      key={one.finding.check}
      one={one}
      order={order}
      isChosen={chosen?.face === face && chosen.check === one.finding.check}
      onChoose={() => onChoose({ check: one.finding.check, face })}
    />
  ));
}

function Group({
  one,
  order,
  isChosen,
  onChoose,
}: {
  one: OnFace;
  order: PrintOrderDetail;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation('printing');
  const first = useRef<HTMLButtonElement>(null);
  // The browser's scroll and focus follow what was chosen in the list.
  useEffect(() => {
    if (!isChosen) return;
    first.current?.scrollIntoView?.({ block: 'center', behavior: 'instant' });
    first.current?.focus({ preventScroll: true });
  }, [isChosen]);
  const { check, level } = one.finding;
  const label = t(`label.${check}`);
  return one.marks.map((mark, at) => (
    <button
      // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place in the list
      key={at}
      ref={at === 0 ? first : undefined}
      type="button"
      tabIndex={-1}
      className={styles.mark}
      style={placeOf(mark, order)}
      data-level={level}
      data-chosen={isChosen || undefined}
      data-whole={mark.heightMm >= WHOLE_MM || undefined}
      aria-label={t('check.mark', { label, no: at + 1, of: one.marks.length })}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {at === 0 && (
        <span data-below={mark.yMm < LABEL_MM || undefined} data-left={isAtRight(mark, order) || undefined}>
          {label}
        </span>
      )}
    </button>
  ));
}

/** Where a word that begins at the mark would leave the sheet. */
const isAtRight = ({ xMm }: FindingMark, { pageSize }: PrintOrderDetail) => xMm > 0.75 * pageSizes[pageSize].widthMm;

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

function placeOf({ xMm, yMm, widthMm, heightMm }: FindingMark, { pageSize }: PrintOrderDetail) {
  const face = pageSizes[pageSize];
  return {
    left: percent(xMm, face.widthMm),
    top: percent(yMm, face.heightMm),
    width: percent(widthMm, face.widthMm),
    height: percent(heightMm, face.heightMm),
  };
}
