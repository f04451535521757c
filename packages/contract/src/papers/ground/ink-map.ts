import type { GroundPlace, InkMap } from './model.js';

/** Whether a square millimetre is printed; what lies off the sheet counts as printed, so that nothing is put there. */
export type Printed = (column: number, row: number) => boolean;

export function printedOf({ columns, rows, bits }: InkMap): Printed {
  const bytes = Uint8Array.from(atob(bits), (sign) => sign.charCodeAt(0));
  return (column, row) => {
    if (column < 0 || row < 0 || column >= columns || row >= rows) return true;
    const at = row * columns + column;
    return ((bytes[at >> 3] ?? 0) & (1 << (at & 7))) !== 0;
  };
}

export function inkMapOf(columns: number, rows: number, isPrinted: Printed): InkMap {
  const bytes = new Uint8Array(Math.ceil((columns * rows) / 8));
  for (let at = 0; at < columns * rows; at++)
    if (isPrinted(at % columns, Math.floor(at / columns))) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (1 << (at & 7));
  return { columns, rows, bits: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
}

/** Whether nothing is printed in a place. */
export function isBlank(printed: Printed, { xMm, yMm, widthMm, heightMm }: GroundPlace): boolean {
  for (let row = Math.floor(yMm); row < yMm + heightMm; row++)
    for (let column = Math.floor(xMm); column < xMm + widthMm; column++) if (printed(column, row)) return false;
  return true;
}

const LINE_MM = 8;

/**
 * Where a thing of this size stands on nothing that is printed: beside the first lines as far to the right as there is room, else the first
 * place from below. Undefined where the frame is full.
 */
export function blankPlace(
  printed: Printed,
  frame: GroundPlace,
  { widthMm, heightMm }: Pick<GroundPlace, 'widthMm' | 'heightMm'>,
): GroundPlace | undefined {
  const [right, bottom] = [frame.xMm + frame.widthMm - widthMm, frame.yMm + frame.heightMm - heightMm];
  const rows: number[] = [];
  for (let y = Math.ceil(frame.yMm); y <= Math.min(bottom, frame.yMm + LINE_MM); y++) rows.push(y);
  for (let y = Math.floor(bottom); y > frame.yMm + LINE_MM; y--) rows.push(y);
  for (const yMm of rows)
    for (let xMm = Math.floor(right); xMm >= frame.xMm; xMm--) {
      const place = { xMm, yMm, widthMm, heightMm };
      if (isBlank(printed, place)) return place;
    }
  return undefined;
}
