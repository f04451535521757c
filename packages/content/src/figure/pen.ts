import { type Run, runsOf } from './letters.js';

/** A place on paper, in mm from the left and the top of a figure. */
export interface Mm {
  x: number;
  y: number;
}

/** Line widths and sizes of a figure, in mm: those of printed books. */
export const thin = 0.25;
export const strong = 0.35;
const faint = 0.1;
const LETTER = 3.6;
/** Of the letter's size, how far its middle lies above its base line. */
const MIDDLE = 0.34;
const dashes = '1.2 0.8';

const number = (value: number): string => `${Math.round(value * 100) / 100}`;
const at = ({ x, y }: Mm): string => `${number(x)} ${number(y)}`;
const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');

export const far = (a: Mm, b: Mm): number => Math.hypot(a.x - b.x, a.y - b.y);
/** The place so far from `a` on the way to `b`. */
export function toward(a: Mm, b: Mm, distance: number): Mm {
  const whole = far(a, b) || 1;
  return { x: a.x + ((b.x - a.x) / whole) * distance, y: a.y + ((b.y - a.y) / whole) * distance };
}

interface Look {
  width?: number;
  dashed?: boolean | undefined;
}

const stroke = ({ width = thin, dashed }: Look): string =>
  `fill="none" stroke="#000000" stroke-width="${width}" stroke-linejoin="round"${dashed ? ` stroke-dasharray="${dashes}"` : ''}`;

export const path = (points: readonly Mm[], look: Look = {}, closed = false): string =>
  points.length < 2 ? '' : `<path d="M${points.map(at).join('L')}${closed ? 'Z' : ''}" ${stroke(look)}/>`;

/** The lines of a shading, as one path: they are many. */
export const hatchPath = (lines: readonly (readonly [Mm, Mm])[]): string =>
  lines.length === 0
    ? ''
    : `<path d="${lines.map(([a, b]) => `M${at(a)}L${at(b)}`).join('')}" ${stroke({ width: 0.15 })}/>`;

export const line = (a: Mm, b: Mm, look: Look = {}): string => path([a, b], look);
export const faintLine = (a: Mm, b: Mm): string => path([a, b], { width: faint });
export const circle = (centre: Mm, radius: number, look: Look = {}): string =>
  `<circle cx="${number(centre.x)}" cy="${number(centre.y)}" r="${number(radius)}" ${stroke(look)}/>`;

/** A point that belongs to what is shown; an open one does not. */
export const dot = ({ x, y }: Mm, open = false): string =>
  open
    ? `<circle cx="${number(x)}" cy="${number(y)}" r="0.7" fill="#ffffff" stroke="#000000" stroke-width="${thin}"/>`
    : `<circle cx="${number(x)}" cy="${number(y)}" r="0.65" fill="#000000"/>`;

/** A line with a slim head at `to`. */
export function arrow(from: Mm, to: Mm): string {
  const back = toward(to, from, 2);
  const [dx, dy] = [(to.y - back.y) * 0.32, (back.x - to.x) * 0.32];
  const head = [to, { x: back.x + dx, y: back.y + dy }, { x: back.x - dx, y: back.y - dy }];
  return `${line(from, toward(to, from, 1))}<path d="M${head.map(at).join('L')}Z" fill="#000000"/>`;
}

const spanOf = ({ text, italic, low }: Run, before: Run | undefined): string => {
  const shift = Number(low) - Number(before?.low ?? false);
  const dy = shift === 0 ? '' : ` dy="${number(shift * LETTER * 0.22)}"`;
  const size = low ? ` font-size="${number(LETTER * 0.7)}"` : '';
  return `<tspan font-style="${italic ? 'italic' : 'normal'}"${size}${dy}>${escapeXml(text)}</tspan>`;
};

/** A label around a place. `anchor`: which side of it lies there. */
export function label(text: string, { x, y }: Mm, anchor: 'start' | 'middle' | 'end' = 'middle'): string {
  const runs = runsOf(text);
  if (runs.length === 0) return '';
  const spans = runs.map((one, nth) => spanOf(one, runs[nth - 1])).join('');
  const place = `x="${number(x)}" y="${number(y + LETTER * MIDDLE)}"`;
  return `<text ${place} font-family="KaTeX_Main, serif" font-size="${LETTER}" text-anchor="${anchor}">${spans}</text>`;
}

/** How wide a label is about: wide enough to keep it inside of the picture. */
export const labelMm = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e80 ? LETTER : LETTER * 0.55), 0);

/** A label whose place is cleared first, so that no line of a grid crosses its letters. */
export function labelOverGrid(text: string, { x, y }: Mm, anchor: 'middle' | 'end'): string {
  const [width, height] = [labelMm(text), LETTER * 0.8];
  const left = anchor === 'end' ? x - width : x - width / 2;
  const ground = `<rect x="${number(left)}" y="${number(y - height / 2)}" width="${number(width)}" height="${number(height)}" fill="#ffffff"/>`;
  return ground + label(text, { x, y }, anchor);
}

/** A label beside a point, in a direction (radians, upwards is negative as on paper). */
export function labelBeside(text: string, point: Mm, direction: number): string {
  const [right, down] = [Math.cos(direction), Math.sin(direction)];
  const anchor = right > 0.38 ? 'start' : right < -0.38 ? 'end' : 'middle';
  const gap = {
    x: anchor === 'middle' ? right * 1.4 : Math.sign(right) * 1.2,
    y: down * (anchor === 'middle' ? 2.9 : 2.4),
  };
  return label(text, { x: point.x + gap.x, y: point.y + gap.y }, anchor);
}
