import type { StampField } from './geometry.js';

/** What a paper asks of whoever writes on it, and what the sealed margin says. */
export const sealLabels = ['学校', '班级', '姓名', '考号'] as const;
export const sealWords = '密封线内不要答题';

/**
 * The strip that is bound and sealed. It is set as one block and turned to the left, so that whoever holds the sheet with its head to the left
 * reads fields and line in order; lengths here run along the block, from the foot of the sheet to its head.
 */
export const seal = {
  /** The base line of the fields, and the middle of the line, from the edge that is bound. */
  fieldsMm: 14,
  lineMm: 20.6,
  /** Free of fields and of line at both ends. */
  fieldsFreeMm: 24,
  lineFreeMm: 10,
  labelMm: 8.9,
} as const;

const FIELDS = [
  ['school', 42],
  ['class', 34],
  ['name', 34],
  ['number', 50],
] as const;

/** The fields of the strip with their label and where it begins, equally far from each other. */
export function fieldsAlong({ heightMm }: { heightMm: number }) {
  const room = heightMm - 2 * seal.fieldsFreeMm;
  const taken = FIELDS.reduce((sum, [, mm]) => sum + mm + seal.labelMm, 0);
  const gap = (room - taken) / (FIELDS.length - 1);
  let at = seal.fieldsFreeMm;
  return FIELDS.map(([of, widthMm], i) => {
    const field = { of, label: sealLabels[i] ?? '', atMm: at, widthMm };
    at += seal.labelMm + widthMm + gap;
    return field;
  });
}

/** The same on the page: where what is filled in begins, on the rule, and how far it may run upwards. */
export const sealFields = (plan: { heightMm: number }): StampField[] =>
  fieldsAlong(plan).map(({ of, atMm, widthMm }) => ({
    of,
    xMm: seal.fieldsMm,
    yMm: plan.heightMm - atMm - seal.labelMm,
    widthMm,
    turned: true,
  }));
