import type { StampField } from '@zhibi/contract/papers';
import type { Marker } from './collect-areas.js';

/** In the order in which `words.sealFields` asks. */
const ORDER: StampField['of'][] = ['school', 'class', 'name', 'number'];

/** The fields under the title of a paper that has no sealed strip: where they came to stand. */
export const askedFields = (markers: readonly Marker[]): StampField[] =>
  markers.flatMap(({ kind, n, x, y, w }) => {
    const of = ORDER[n];
    return kind === 'field' && of !== undefined ? [{ of, xMm: x, yMm: y, widthMm: w, turned: false }] : [];
  });
