import { type Geometry, type StampField, sealFields } from '@zhibi/contract/papers';
import { columnsOf, type PagePlan } from './page-plan.js';

const QR_SIZE = 14;
/** The code ends where the page of a sealed sheet ends on its narrow side, so that it stands at one place on all papers. */
const QR_RIGHT = 17;

/**
 * Where each page gets what makes it a student's own: page code and QR code on every page; name, class and number in the fields that ask for
 * them. A sealed sheet has its fields outside the line, and whoever marks its pages reads no name; without fields a line above the page says whose it is.
 * @param asked the fields under the title of a paper that is not sealed
 */
export function stampPlaces(plan: PagePlan, pageCount: number, asked: readonly StampField[]): Geometry['stamps'] {
  return Array.from({ length: pageCount }, (_, i) => {
    const page = i + 1;
    const left = columnsOf(plan, page)[0]?.xMm ?? plan.insideMm;
    const fields = plan.sealed ? (page % 2 === 1 ? sealFields(plan) : []) : page === 1 ? [...asked] : [];
    return {
      page,
      code: { xMm: left, yMm: 16 },
      name: plan.sealed || fields.length > 0 ? null : { xMm: left, yMm: 11 },
      fields,
      qr: { xMm: plan.widthMm - QR_RIGHT - QR_SIZE, yMm: 5, sizeMm: QR_SIZE },
    };
  });
}
