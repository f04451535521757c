import type { Inline } from '@zhibi/contract/kernel';

const MM_EACH = 5;
const [SHORTEST, LONGEST, USUAL] = [3, 32, 6];

/** The room of a blank as a person draws it: an underscore for each 5 mm. */
export const underscoresOf = ({ widthMm }: Extract<Inline, { t: 'blank' }>): string =>
  '_'.repeat(widthMm === undefined ? USUAL : Math.min(LONGEST, Math.max(SHORTEST, Math.round(widthMm / MM_EACH))));
