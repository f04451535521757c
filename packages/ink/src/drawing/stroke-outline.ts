import { getStroke } from 'perfect-freehand';
import { type Stroke, strokeBounds } from '../strokes/stroke.js';

/** perfect-freehand has thresholds of about a pixel: ink is outlined at 20 units a millimetre and scaled back. */
const UNITS_PER_MM = 20;
/** A stroke that moves less than this many nibs is a pressed dot and is drawn as one. */
const DOT_NIBS = 1.6;

/**
 * The outline of a stroke as an SVG path in mm of the page, to be filled, not stroked. `nibMm` is the width of the line
 * at middle pressure. Pressure makes it wider and thinner; ends taper a little, but never by more than a fifth of the
 * stroke, so that commas and the bar of a 7 stay; dots are round and full.
 */
export function strokeOutline(stroke: Stroke, nibMm: number): string {
  const bounds = strokeBounds(stroke);
  const size = Math.hypot(bounds.widthMm, bounds.heightMm);
  if (stroke.points.length === 0) return '';
  if (size < DOT_NIBS * nibMm)
    return dot(
      bounds.xMm + bounds.widthMm / 2,
      bounds.yMm + bounds.heightMm / 2,
      Math.max(nibMm * 0.6, size / 2 + nibMm * 0.25),
    );
  const taper = Math.min(nibMm * 1.2, size / 5) * UNITS_PER_MM;
  const outline = getStroke(
    stroke.points.map(([x, y, pressure]) => [x * UNITS_PER_MM, y * UNITS_PER_MM, pressure]),
    {
      size: nibMm * UNITS_PER_MM,
      thinning: 0.55,
      smoothing: 0.5,
      streamline: 0.2,
      simulatePressure: false,
      start: { taper: taper / 2 },
      end: { taper },
    },
  );
  return closedCurve(outline.map(([x = 0, y = 0]) => [x / UNITS_PER_MM, y / UNITS_PER_MM]));
}

/** All strokes as one path; erasers leave no ink. Draw it in a viewBox of the page in mm and the ratio stays true. */
export function inkPath(strokes: readonly Stroke[], nibMm: number): string {
  return strokes
    .filter((stroke) => stroke.tip !== 'eraser')
    .map((stroke) => strokeOutline(stroke, nibMm))
    .join('');
}

/** Quadratic curves through the middles between outline points: smooth without a corner. */
function closedCurve(places: readonly (readonly [number, number])[]): string {
  const first = places[0];
  if (!first || places.length < 3) return '';
  const curves = places.map((place, k) => {
    const next = places[(k + 1) % places.length] ?? first;
    return `${short(place[0])} ${short(place[1])} ${short((place[0] + next[0]) / 2)} ${short((place[1] + next[1]) / 2)}`;
  });
  const last = places.at(-1) ?? first;
  return `M${short((last[0] + first[0]) / 2)} ${short((last[1] + first[1]) / 2)}Q${curves.join(' ')}Z`;
}

function dot(x: number, y: number, radius: number): string {
  const r = short(radius);
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${short(radius * 2)} 0a${r} ${r} 0 1 0 ${short(-radius * 2)} 0Z`;
}

function short(mm: number): string {
  return String(Math.round(mm * 1000) / 1000);
}
