import { z } from 'zod';

/** What a column of whole numbers holds: PostgreSQL's `integer`. */
export const LARGEST_WHOLE = 2_147_483_647;

interface Limits {
  /** 0 when absent: what is counted or chosen is never less. */
  min?: number;
  max?: number;
}

/** A whole number that somebody sends: always within what can be kept, so that no digit typed too many becomes a fault of ours. */
export const wholeNumber = ({ min = 0, max = LARGEST_WHOLE }: Limits = {}) => z.number().int().min(min).max(max);

/** The same where it travels as text: in an address or a form. */
export const sentWholeNumber = ({ min = 0, max = LARGEST_WHOLE }: Limits = {}) =>
  z.coerce.number<number>().int().min(min).max(max);
