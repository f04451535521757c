import type { Stroke } from '../strokes/stroke.js';

/**
 * Ink as W3C InkML (2011): x and y in mm from the page's top left corner, pressure 0..255, time in ms since the stroke began;
 * each trace carries its id and, as `timeOffset`, its start against the first stroke's instant.
 */
export function toInkML(strokes: readonly Stroke[]): string {
  const start = strokes.reduce((first, stroke) => Math.min(first, stroke.t0), Number.POSITIVE_INFINITY);
  const traces = strokes.map((stroke) => {
    let elapsed = 0;
    const points = stroke.points.map(([x, y, pressure, dt]) => {
      elapsed += dt;
      return `${hundredths(x)} ${hundredths(y)} ${Math.round(pressure * 255)} ${Math.round(elapsed)}`;
    });
    const type = stroke.tip === 'eraser' ? ' brushRef="#eraser"' : '';
    return `<trace xml:id="s${escaped(stroke.id)}" contextRef="#pen" timeOffset="${Math.round(stroke.t0 - start)}"${type}>${points.join(', ')}</trace>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><ink xmlns="http://www.w3.org/2003/InkML"><definitions><context xml:id="pen"><timestamp xml:id="start" time="${Number.isFinite(start) ? start : 0}"/><inkSource xml:id="source"><traceFormat><channel name="X" type="decimal" units="mm"/><channel name="Y" type="decimal" units="mm"/><channel name="F" type="integer" min="0" max="255"/><channel name="T" type="integer" units="ms"/></traceFormat></inkSource></context><brush xml:id="eraser"/></definitions>${traces.join('')}</ink>`;
}

/** As precise as ink is kept; never with an exponent, which not every reader knows. */
const hundredths = (mm: number): number => Math.round(mm * 100) / 100;

/** A name as XML allows it in an id: what is none becomes its code. */
function escaped(id: string): string {
  return [...id]
    .map((character) => (/[A-Za-z0-9-]/.test(character) ? character : `_${character.codePointAt(0)?.toString(16)}`))
    .join('');
}
