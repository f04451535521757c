import { type Geometry, pageSizes, registrationMarks } from '@zhibi/contract/papers';
import type { Finding, FindingMark } from '@zhibi/contract/printing';
import { USUAL_EDGE_MM } from '@zhibi/contract/printing/settings';
import { firstPrinted, lyingOf, marksOf, type OnFaces, type Place, touch } from './rules-faces.js';
import { passed, wrong } from './rules-finding.js';
import type { Look } from './rules-ink.js';

/** A machine, and how near to the edge of a sheet it prints nothing. */
export interface PrintEdge {
  name: string;
  edgeMm: number;
}

interface Facts {
  inspected: Pick<Look, 'looks'> & { sizes: readonly unknown[] };
  geometry: Pick<Geometry, 'areas' | 'stamps'>;
  on: OnFaces;
  machines: readonly PrintEdge[];
}

/** A line that ends at the edge is drawn half over it. */
const SAME_MM = 0.15;
/** A page code is a line of small letters above its place. */
const CODE = { widthMm: 40, heightMm: 3.5 };

/**
 * Ink that the machines would cut off, and bound booklets lose under the knife. What none of the machines prints and is read back is an error;
 * any other ink, or one that some machine prints, is for a person to judge. Dots reach every edge: nobody writes there.
 */
export function edgeOf(facts: Facts): Finding {
  const { inspected, on } = facts;
  const machines = facts.machines.length === 0 ? [{ name: '', edgeMm: USUAL_EDGE_MM }] : facts.machines;
  const best = Math.min(...machines.map(({ edgeMm }) => edgeMm));
  const most = Math.max(...machines.map(({ edgeMm }) => edgeMm));
  const found: { mark: FindingMark; isGrave: boolean; roomMm: number }[] = [];
  for (const { pages, near, isPaper } of inspected.looks) {
    const page = firstPrinted(pages, on);
    if (page === undefined) continue;
    const isRead = readBack(facts, page);
    for (const place of isPaper ? [...near, ...areasOf(facts, page)] : near) {
      const [mark] = marksOf(page, [place], on);
      const roomMm = roomOf(page, place, on);
      if (mark === undefined || roomMm >= most - SAME_MM) continue;
      found.push({ mark, roomMm, isGrave: roomMm < best - SAME_MM && isRead.some((one) => touch(one, place)) });
    }
  }
  if (found.length === 0) return passed('edge', inspected.sizes.length);
  const sorted = found.toSorted((one, other) => Number(other.isGrave) - Number(one.isGrave));
  const nearest = Math.min(...found.map(({ roomMm }) => roomMm));
  const cutting = machines.filter(({ edgeMm }) => nearest < edgeMm - SAME_MM).map(({ name }) => name);
  const marks = sorted.map(({ mark }) => mark);
  return wrong(sorted[0]?.isGrave ? 'error' : 'warning', 'edge', found.length, cutting.filter(Boolean), marks);
}

/** How far a place is from the nearest edge of its sheet; where sheets are cut, from what is left. */
function roomOf(page: number, place: Place, on: OnFaces): number {
  const lying = lyingOf(page, on);
  if (lying === undefined) return Number.POSITIVE_INFINITY;
  const { xMm, yMm, widthMm, heightMm } = lying.toFace(place);
  const [left, right] = [xMm, lying.width - xMm - widthMm];
  const [top, bottom] = [yMm, lying.height - yMm - heightMm];
  // What the knife leaves is whole: there it is only lost what lies beyond it.
  const cut = on.trimMm > 0 && Math.min(left, right) < on.trimMm ? 0 : Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(left, right, top, bottom, cut));
}

const areasOf = ({ geometry, on }: Facts, page: number): Place[] =>
  geometry.areas.filter((area) => area.areaType !== 0 && area.page === (page % on.pageCount) + 1);

/** What is looked for when sheets come back: registration marks, codes, and where answers are written. */
function readBack(facts: Facts, page: number): Place[] {
  const { geometry, on } = facts;
  const { widthMm, heightMm } = pageSizes[on.pageSize];
  const marks = registrationMarks(on.pageSize).map(({ xMm, yMm, sizeMm }) => ({
    xMm: Math.max(0, xMm - sizeMm / 2),
    yMm: Math.max(0, yMm - sizeMm / 2),
    widthMm: Math.min(sizeMm, widthMm),
    heightMm: Math.min(sizeMm, heightMm),
  }));
  const codes = geometry.stamps
    .filter((stamp) => stamp.page === (page % on.pageCount) + 1)
    .flatMap(({ qr, code }) => [
      { ...qr, widthMm: qr.sizeMm, heightMm: qr.sizeMm },
      { xMm: code.xMm, yMm: code.yMm - CODE.heightMm, ...CODE },
    ]);
  return [...marks, ...codes, ...areasOf(facts, page)];
}
