export const DIGITS = [...'0123456789'];

/** What a box may hold, in the order of the network: a digit, or something written over or struck out. */
export const digitLabels: readonly string[] = [...DIGITS, 'spoilt'];

/** A box is looked at within its rim, at so many pixels a side. */
export const BOX_PX = 48;
export const RIM_MM = 0.6;
