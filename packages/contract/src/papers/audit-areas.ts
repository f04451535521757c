import { type AnswerArea, type Geometry, MIN_AREA_UNITS, UNIT_MM } from './geometry.js';

export interface AreaAudit {
  /** Pairs of areas on one page that share paper though neither lies in the other. */
  overlaps: [areaId: string, areaId: string][];
  /** Areas with a side under 15 units (3.97 mm): no finger, pen or reader hits them safely. */
  tooSmall: string[];
}

/** Areas that only touch share no paper. */
const TOUCH_MM = 0.01;

/** Checks the areas of a paper before it is printed: those of `layOut`, or those a person drew. */
export function auditAreas({ areas }: Pick<Geometry, 'areas'>): AreaAudit {
  const least = MIN_AREA_UNITS * UNIT_MM - 1e-6;
  const holderById = new Map(areas.map((area) => [area.areaId, area.beIncludedId]));
  const overlaps: AreaAudit['overlaps'] = [];
  const inOrder = [...areas].sort((a, b) => a.page - b.page || a.yMm - b.yMm);
  inOrder.forEach((area, i) => {
    for (let k = i + 1; k < inOrder.length; k++) {
      const other = inOrder[k];
      if (!other || other.page !== area.page || other.yMm >= area.yMm + area.heightMm - TOUCH_MM) break;
      if (sharePaper(area, other) && !liesIn(area, other, holderById) && !liesIn(other, area, holderById))
        overlaps.push([area.areaId, other.areaId]);
    }
  });
  return {
    overlaps,
    tooSmall: areas.filter((area) => area.widthMm < least || area.heightMm < least).map((area) => area.areaId),
  };
}

function sharePaper(a: AnswerArea, b: AnswerArea): boolean {
  const wide = Math.min(a.xMm + a.widthMm, b.xMm + b.widthMm) - Math.max(a.xMm, b.xMm);
  const high = Math.min(a.yMm + a.heightMm, b.yMm + b.heightMm) - Math.max(a.yMm, b.yMm);
  return wide > TOUCH_MM && high > TOUCH_MM;
}

/** Follows `beIncludedId` upward; a chain that bites its tail ends after as many steps as there are areas. */
function liesIn(inner: AnswerArea, outer: AnswerArea, holderById: ReadonlyMap<string, string | null>): boolean {
  let holder = inner.beIncludedId;
  for (let steps = 0; holder && steps < holderById.size; steps++) {
    if (holder === outer.areaId) return true;
    holder = holderById.get(holder) ?? null;
  }
  return false;
}
