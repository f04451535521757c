import { type AnswerArea, areaTypes } from '@zhibi/contract/papers';
import { betweenRows, joinedBoxes, mayBeSqueezed } from './near-rows.js';
import { grown, isInside, type Xy } from './path.js';
import type { Rect, Stroke } from './stroke.js';
import { Traced } from './traced.js';

/** So near to a blank (mm) a stroke begins or ends at it: over it, for the hand does not touch what stands there. */
const END_MM = 3;
/** No part of a digit or a sign is drawn from one blank to another over such a way (mm). */
const APART_MM = 6;
/** What was written so near to the ends of a blank (mm) may be meant for it. */
export const BESIDE_MM = 6;

/** Where a stroke that joins answers begins and ends. */
export interface Sign {
  from: AnswerArea;
  to: AnswerArea;
}

/** Where something is written on a line; boxes have marks, which their own reader knows. */
export const isBlank = (area: AnswerArea): boolean => area.blankIndex !== null && area.option === null;

/**
 * A stroke from one blank to another: a curve that swaps two answers, an arrow, a line through both. Or one that begins and
 * ends at the blanks of one question and runs through another's row between, given where its ink mostly lies (`mostlyIn`).
 */
export function signBetween(line: Traced, blanks: readonly AnswerArea[], mostlyIn?: AnswerArea): Sign | undefined {
  const { points } = line.stroke;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || line.stroke.tip === 'eraser') return undefined;
  const isLong = Math.hypot(first[0] - last[0], first[1] - last[1]) >= APART_MM;
  const isForeign = mostlyIn !== undefined && mostlyIn.areaType !== areaTypes.question;
  if (!isLong && !isForeign) return undefined;
  const [from, to] = [nearest([first[0], first[1]], blanks), nearest([last[0], last[1]], blanks)];
  if (!from || !to) return undefined;
  if (isLong && from.areaId !== to.areaId) return { from, to };
  const isOneQuestion = from.qids[0] === to.qids[0];
  return isForeign && isOneQuestion && !sharesItem(from, mostlyIn) ? { from, to } : undefined;
}

/**
 * The questions that a stroke tells something about beside the one that it is bound to, each by its frame: those whose blanks a
 * sign joins or runs over, those beside whose blanks it was written outside every place for an answer, and those near whose
 * places it lies between the rows. `surely`: without those that depend on what else is written there.
 */
export function alsoTouched(
  stroke: Stroke,
  bound: AnswerArea,
  areas: readonly AnswerArea[],
  { surely = false } = {},
): AnswerArea[] {
  const line = new Traced(stroke);
  const here = areas.filter((area) => area.page === bound.page);
  const blanks = here.filter(isBlank);
  const isInk = stroke.tip !== 'eraser';
  const joined = isInk ? joinedBoxes(stroke, bound, here) : [];
  const places = [
    ...(joined.length > 0 ? [...joined, bound] : []),
    ...touchedBlanks(line, blanks, bound),
    ...(isInk ? betweenRows(line.bounds, bound, here) : []),
    ...(isInk && !surely ? mayBeSqueezed(line.bounds, bound, here) : []),
  ];
  return [...new Set(places.map((area) => frameOf(area, here) ?? area))];
}

function touchedBlanks(line: Traced, blanks: readonly AnswerArea[], bound: AnswerArea): AnswerArea[] {
  const sign = signBetween(line, blanks, bound);
  const isUnder = (area: AnswerArea) => line.shareIn(area) > 0;
  if (sign) return blanks.filter((area) => area === sign.from || area === sign.to || isUnder(area));
  if (bound.areaType !== areaTypes.question) return [];
  const others = blanks.filter((area) => !sharesItem(area, bound));
  const crossed = others.filter(isUnder);
  if (crossed.length === 0) return others.filter((area) => isAtEnd(line.bounds, area));
  return [...crossed, ...blanks.filter((area) => sharesItem(area, bound))];
}

/** The frame of the question that is answered there. */
export function frameOf(area: AnswerArea, areas: readonly AnswerArea[]): AnswerArea | undefined {
  const frames = areas.filter((one) => one.areaType === areaTypes.question && one.page === area.page);
  return frames.find((one) => one.areaId === area.beIncludedId) ?? frames.find((one) => sharesItem(one, area));
}

const sharesItem = (a: AnswerArea, b: AnswerArea): boolean => a.qids.some((id) => b.qids.includes(id));

function nearest(place: Xy, blanks: readonly AnswerArea[]): AnswerArea | undefined {
  let best: AnswerArea | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const area of blanks) {
    if (!isInside(place, grown(area, END_MM))) continue;
    const away = awayFrom(place, area);
    if (away < least) [best, least] = [area, away];
  }
  return best;
}

function awayFrom([x, y]: Xy, { xMm, yMm, widthMm, heightMm }: Rect): number {
  return Math.hypot(Math.max(xMm - x, 0, x - xMm - widthMm), Math.max(yMm - y, 0, y - yMm - heightMm));
}

/** Behind a blank or before it, at its height. */
function isAtEnd(ink: Rect, blank: Rect): boolean {
  const middle = ink.yMm + ink.heightMm / 2;
  if (middle < blank.yMm || middle > blank.yMm + blank.heightMm) return false;
  return ink.xMm <= blank.xMm + blank.widthMm + BESIDE_MM && ink.xMm + ink.widthMm >= blank.xMm - BESIDE_MM;
}
