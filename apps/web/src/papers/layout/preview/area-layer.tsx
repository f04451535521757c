import type { AnswerArea, AreaType, Geometry } from '@zhibi/contract/papers';
import styles from './page-sheet.module.css';
import { placeOf } from './place.js';

type Kind = 'question' | 'box' | 'blank' | 'written';
/** Frames of whole questions, boxes that a machine reads, blanks, and space to write. */
const kinds: Record<AreaType, Kind> = {
  0: 'question',
  1: 'written',
  2: 'box',
  3: 'box',
  4: 'blank',
  5: 'box',
  6: 'blank',
  7: 'written',
  8: 'written',
};
const TALL_MM = 8;

const labelOf = ({ option, blankIndex }: AnswerArea): string =>
  option ?? (blankIndex === null ? '' : String(blankIndex + 1));

/** Where the pen and the scan look for answers, as the layout says in mm. */
export const AreaLayer = ({ page, geometry }: { page: number; geometry: Geometry }) =>
  geometry.areas
    .filter((area) => area.page === page)
    .map((area) => (
      <span
        key={area.areaId}
        aria-hidden="true"
        className={`${styles.drawn} ${styles[kinds[area.areaType]]}`}
        style={placeOf(area, geometry.pageSize)}
      >
        {area.heightMm >= TALL_MM && labelOf(area) && <em>{labelOf(area)}</em>}
      </span>
    ));
